/** The review beside the board: the chart, the key moments, and the figures of everybody on demand. */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { seatNames } from "../components/names.js";
import { SeatMark } from "../components/seat.js";
import { toast } from "../components/toasts.js";
import { reasonOf } from "../session.js";
import { say, speak } from "../i18n.js";
import { Chart } from "./chart.js";
import { chance, className, labelName, signed } from "./words.js";

/**
 * @import { DecisionReview, Review } from "../schema.js"
 * @import { Controller } from "../table/controller.js"
 * @import { ReviewStore } from "./store.js"
 */

/** @param {{controller: Controller}} props */
export function ReviewPanel({ controller }) {
  const { review, store } = controller;
  const info = store.info.value;
  const state = review.state.value;
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    box.current?.focus({ preventScroll: true }); // what was opened is read next
  }, []);
  if (!info) return null;
  const names = seatNames(info);
  const found = state?.review ?? null;
  return html`<div class="review" ref=${box} tabindex="-1" role="region" aria-label=${say("review-title")}>
    ${review.problem.value && html`<p class="problem" role="alert">${speak(review.problem.value)}</p>`}
    <${Making} review=${review} />
    ${state && found && html`<${Chart} review=${review} state=${state} names=${names} />`}
    ${found && html`<${Moments} review=${review} names=${names} />`}
    ${found && html`<${Ledger} found=${found} names=${names} />`}
    ${found && html`<${Figures} review=${review} found=${found} names=${names} />`}
    ${state?.may_share && found && html`<${Sharing} review=${review} shared=${state.shared} />`}
    ${found && html`<p class="note"><a href="/mistakes">${say("mistakes-link")}</a></p>`}
    ${found?.note && html`<p class="note">${found.note}</p>`}
  </div>`;
}

/** How far it is. @param {{review: ReviewStore}} props */
function Making({ review }) {
  const state = review.state.value;
  if (review.problem.value) return null;
  if (!state) return html`<p class="note" role="status">${say("review-coming")}</p>`;
  if (state.status === "done" || state.status === "failed" || state.status === "none") return null;
  const words = say(state.status === "waiting" ? "review-waiting" : "review-thinking");
  return html`<div class="review-making" role="status">
    <label>${words}<progress max=${Math.max(1, state.of)} value=${state.done}></progress></label>
  </div>`;
}

/** @param {{review: ReviewStore, names: string[]}} props */
function Moments({ review, names }) {
  const list = review.moments.value;
  const shown = review.moment.value?.number;
  const only = review.only.value;
  const filter = (/** @type {number | null} */ seat, /** @type {any} */ words, /** @type {string} */ label) =>
    html`<button class="review-who" key=${label} aria-pressed=${only === seat} aria-label=${label} title=${label} onClick=${() => (review.only.value = seat)}>${words}</button>`;
  return html`<section aria-labelledby="review-moments">
    <header class="review-head"><h3 id="review-moments">${say("review-moments")}</h3>
      <div role="group" aria-label=${say("review-whose")} class="review-whose">
        ${filter(null, say("review-everybody"), say("review-everybody"))}
        ${names.map((name, seat) => filter(seat, html`<${SeatMark} seat=${seat} size=${20} />`, name))}
      </div></header>
    ${list.length === 0 && html`<p class="note">${say("review-none")}</p>`}
    <ol class="review-list">
      ${list.map((decision) => html`<li key=${decision.number}>
        <button class=${`review-moment ${decision.label}`} aria-current=${shown === decision.number ? "true" : undefined}
          data-moment=${decision.number} onClick=${() => review.show(decision.number)}>
          <${SeatMark} seat=${decision.seat} size=${22} />
          <span class="review-what"><span class=${`review-label ${decision.label}`}>${labelName(decision.label)}</span>
            <span class="unseen">${names[decision.seat]}</span>
            <small>${say("review-at", { number: decision.number + 1 })}</small></span>
          <span class="review-loss">${say("review-loss", { loss: chance(decision.loss) })}</span>
        </button></li>`)}
    </ol>
  </section>`;
}

/** Result − fair share = own decisions + others' decisions + luck. @param {{found: Review, names: string[]}} props */
function Ledger({ found, names }) {
  const rows = /** @type {const} */ ([["own", "review-own"], ["others", "review-others"], ["luck", "review-luck"]]);
  return html`<section>
    <table class="review-table">
      <caption>${say("review-ledger")}</caption>
      <thead><tr><td></td>${names.map((name, seat) => html`<th key=${seat} scope="col" title=${name}><${SeatMark} seat=${seat} size=${20} /><span class="unseen">${name}</span></th>`)}</tr></thead>
      <tbody>
        <tr><th scope="row">${say("review-fair")}</th>${found.players.map((one) => html`<td>${chance(one.fair)}</td>`)}</tr>
        ${rows.map(([row, words]) => html`<tr key=${row}><th scope="row">${say(words)}</th>${found.players.map((one) => html`<td>${signed(one[row])}</td>`)}</tr>`)}
        <tr class="sum"><th scope="row">${say("review-result")}</th>${found.players.map((one) => html`<td>${chance(one.result)}</td>`)}</tr>
        <tr><th scope="row">${say("review-mean")}</th>${found.players.map((one) => html`<td>${chance(one.mean_loss)}</td>`)}</tr>
        <tr><th scope="row">${say("review-class")}</th>${found.players.map((one) => html`<td>${className(one.class)}</td>`)}</tr>
      </tbody>
    </table>
    <p class="note">${say("review-ledger-about")}</p>
  </section>`;
}

/** Everything that the chart shows, in figures. @param {{review: ReviewStore, found: Review, names: string[]}} props */
function Figures({ review, found, names }) {
  const luck = new Map(found.reveals.map((reveal) => [reveal.number, reveal.luck]));
  return html`<details class="review-figures"><summary>${say("review-figures")}</summary>
    <table class="review-table">
      <thead><tr><th scope="col">${say("review-number")}</th><th scope="col">${say("review-decision")}</th>
        ${names.map((name, seat) => html`<th key=${seat} scope="col" title=${name}><${SeatMark} seat=${seat} size=${18} /><span class="unseen">${name}</span></th>`)}</tr></thead>
      <tbody>${found.decisions.map((decision) => html`<tr key=${decision.number}>
        <th scope="row"><button class="review-go" aria-label=${say("review-go", { number: decision.number + 1 })} onClick=${() => review.show(decision.number)}>${decision.number + 1}</button></th>
        <td class="text">${what(decision, names, luck)}</td>
        ${names.map((_, seat) => html`<td key=${seat}>${chance(found.win[decision.number]?.[seat] ?? 0)}</td>`)}
      </tr>`)}</tbody>
    </table></details>`;
}

/**
 * @param {DecisionReview} decision
 * @param {string[]} names
 * @param {Map<number, number[]>} luck
 */
function what(decision, names, luck) {
  const parts = [names[decision.seat], labelName(decision.label)];
  const lucky = luck.get(decision.number);
  if (lucky) parts.push(say("review-luck-of", { luck: signed(lucky[decision.seat]) }));
  return parts.join(" · ");
}

/** @param {{review: ReviewStore, shared: boolean}} props */
function Sharing({ review, shared }) {
  /** @param {any} event */
  const change = (event) => review.share(event.target.checked).catch((error) => toast(speak(reasonOf(error))));
  return html`<label class="tick review-share"><input type="checkbox" checked=${shared} onChange=${change} />
    <span>${say("review-share")}<small>${say("review-share-about")}</small></span></label>`;
}
