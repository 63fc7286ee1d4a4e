/** Below the board: the moment that is looked at, what was better, why, and another try. */

import { html } from "htm/preact";
import { copyText } from "../components/copy.js";
import { Icon } from "../components/icons.js";
import { seatNames } from "../components/names.js";
import { SeatMark } from "../components/seat.js";
import { small } from "../components/small-screen.js";
import { toast } from "../components/toasts.js";
import { reasonOf } from "../session.js";
import { listed, say, speak } from "../i18n.js";
import { chance, difficulty, labelName, rounded, signed, sourceName, whyWords } from "./words.js";

/**
 * @import { DecisionReview, Moment } from "../schema.js"
 * @import { Controller } from "../table/controller.js"
 */

/** @param {{controller: Controller}} props */
export function ReviewBar({ controller }) {
  const { review } = controller;
  const moment = review.moment.value;
  const decision = review.decision.value;
  const list = review.moments.value;
  const place = list.findIndex((one) => one.number === moment?.number);
  const words = place < 0 ? say("review-moments-count", { count: list.length }) : say("review-where", { place: place + 1, count: list.length });
  const icon = (/** @type {any} */ name, /** @type {string} */ label, /** @type {() => void} */ act, dead = false) =>
    html`<button class="icon-button" aria-label=${label} title=${label} disabled=${dead} onClick=${act}><${Icon} name=${name} /></button>`;
  return html`<section class="foot review-bar" aria-label=${say("review-title")}>
    <div class="review-steps">
      ${icon("back", say("review-previous"), () => review.step(-1), list.length === 0)}
      <span class="review-where">${words}</span>
      ${icon("forward", say("review-next"), () => review.step(1), list.length === 0)}
      ${small.value && icon("list", say("review-list"), () => ((controller.side.value = "review"), (controller.drawer.value = true)))}
    </div>
    <div class="review-words" role="status" aria-live="polite">
      ${moment && decision
        ? html`<${Told} controller=${controller} moment=${moment} decision=${decision} />`
        : html`<p>${review.review.value ? say("review-begin") : say("review-coming")}</p>`}
    </div>
    <div class="actions">
      ${moment && html`<button class="button small primary" data-act="try" onClick=${() => attempt(() => review.tryAgain())}>${say("review-try")}</button>
        <button class="button small replay-copy" aria-label=${say("review-link")} title=${say("review-link")} onClick=${() => attempt(() => copyLink(controller))}>
          <${Icon} name="link" /><span>${say("review-link")}</span></button>`}
      <button class="button small" data-act="close-review" onClick=${() => controller.closeReview()}>${say("review-close")}</button>
    </div>
  </section>`;
}

/** @param {{controller: Controller, moment: Moment, decision: DecisionReview}} props */
function Told({ controller, moment, decision }) {
  const info = controller.store.info.value;
  const names = info ? seatNames(info) : [];
  const sources = controller.review.state.value?.names ?? {};
  const game = info?.game ?? "";
  const same = decision.played === decision.best;
  const why = same ? "" : whyWords(game, decision.why, sources);
  return html`<p class="review-verdict"><${SeatMark} seat=${decision.seat} size=${20} /> <strong>${names[decision.seat]}</strong>
      <span class=${`review-label ${decision.label}`}>${labelName(decision.label)}</span>
      ${!same && html`<span>${say("review-costs", { loss: chance(decision.loss) })}</span>`} ${difficulty(decision)}</p>
    <p><span class="review-tag played">${say("review-played")}</span> ${speak(moment.played.said)}</p>
    ${!same && html`<p><span class="review-tag better">${say("review-better")}</span> ${speak(moment.best.said)}</p>`}
    ${why && html`<p class="review-why">${why}</p>`}
    ${!decision.forced && html`<details class="review-numbers"><summary>${say("review-numbers")}</summary><${Numbers} decision=${decision} names=${names} game=${game} sources=${sources} /></details>`}`;
}

/** @param {{decision: DecisionReview, names: string[], game: string, sources: Record<string, string>}} props */
function Numbers({ decision, names, game, sources }) {
  const terms = Object.entries(decision.why).map(([source, points]) => `${sourceName(game, source, sources)} ${points < 0 ? "−" : "+"}${rounded(Math.abs(points))}`);
  const helped = decision.helped.map((gain, seat) => ({ gain, seat })).filter(({ gain, seat }) => seat !== decision.seat && Math.abs(gain) >= 0.005);
  return html`<ul>
    <li>${say("review-interval", { low: chance(decision.loss_low), high: chance(decision.loss_high) })}</li>
    <li>${say("review-points-lost", { points: rounded(decision.points_lost) })}</li>
    ${helped.length > 0 && html`<li>${say("review-helped", { who: listed(helped.map(({ gain, seat }) => `${names[seat]} ${signed(gain)}`)) })}</li>`}
    ${terms.length > 0 && html`<li>${say("review-terms", { terms: listed(terms) })}</li>`}
  </ul>`;
}

/** A link to this moment; whoever may share the review does so by it. @param {Controller} controller */
async function copyLink({ review, store }) {
  const url = new URL(`/table/${store.id}`, location.href);
  url.search = `?review=${review.moment.value?.number}`;
  const state = review.state.value;
  if (state?.may_share && !state.shared) await review.share(true);
  toast((await copyText(url.href)) ? say(state?.may_share || state?.shared ? "review-copied" : "review-copied-players") : url.href);
}

/** @param {() => Promise<unknown>} act */
async function attempt(act) {
  try {
    await act();
  } catch (error) {
    toast(speak(reasonOf(error)));
  }
}
