/** Below the board: what is asked, in one sentence, and the buttons; or the slider of the past. */

import { html } from "htm/preact";
import { Icon } from "../components/icons.js";
import { isAlone } from "../components/names.js";
import { SeatMark } from "../components/seat.js";
import { say, speak } from "../i18n.js";
import { told } from "./log.js";
import { endsTurn, wayOn } from "./decisions.js";
import { ReviewBar } from "../review/bar.js";
import { Advice, HintButton } from "../review/hints.js";
import { RuleMark } from "../rules/mark.js";
import { ReplayBar } from "./replay.js";

/**
 * @import { DecisionView, View } from "../schema.js"
 */

const MANY = 8; // more loose decisions than this go into the list of moves

/** @param {{controller: import("./controller.js").Controller}} props */
export function Foot({ controller }) {
  const { store } = controller;
  if (controller.review.open.value) return html`<${ReviewBar} controller=${controller} />`;
  if (store.replay.value) return html`<${ReplayBar} controller=${controller} />`;
  const view = store.shown.value;
  if (!view) return null;
  const sent = store.pending.value !== null;
  const state = store.down.value ? "cut-off" : sent ? "pending" : "";
  return html`<section class=${`foot ${state}`} aria-label=${say("table-prompt")}>
    <${Advice} controller=${controller} />
    <${Skip} controller=${controller} />
    <${Prompt} controller=${controller} view=${view} />
    <${Buttons} controller=${controller} view=${view} />
  </section>`;
}

/** @param {{controller: import("./controller.js").Controller, view: View}} props */
function Prompt({ controller, view }) {
  const { store } = controller;
  const refused = store.refused.value;
  const confirm = controller.confirm.value;
  const warning = controller.warning.value;
  if (confirm && warning) {
    const args = { words: capital(speak(warning.said)), points: warning.points ?? 0 };
    return html`<p class="prompt warning" role="alert">${say("table-points-left", args)}</p>`;
  }
  if (confirm) {
    const what = say(confirm.reveals ? "table-confirm" : "table-confirm-turn");
    return html`<p class="prompt"><span><strong>${what}</strong> ${speak(confirm.said)}</span></p>`;
  }
  if (refused) {
    return html`<p class="prompt refused" role="alert">${speak(refused.reason)} ${refused.rule && rule(controller, refused.rule)}</p>`;
  }
  const happening = store.happening.value;
  const words = happening && (store.headline.value ?? told(controller, happening.entry)[0]?.words);
  if (happening && words && store.turn.value === null) {
    return html`<p class="prompt"><${SeatMark} seat=${happening.entry.seat} size=${24} /><span class="aside">${words}</span></p>`;
  }
  if (view.to_move === null) return html`<p class="prompt">${say("table-over")}</p>`;
  const asked = onlyEnds(view) ? say("table-only-end", { seat: view.to_move }) : speak(view.prompt.said);
  return html`<p class="prompt">
    <${SeatMark} seat=${view.to_move} size=${24} />
    <span class=${store.myTurn.value ? "" : "aside"}>${asked} ${rule(controller, view.prompt.rule)}</span>
  </p>`;
}

/** Whether nothing is left to be decided: the prompt need not speak of more. @param {View} view */
function onlyEnds({ decisions }) {
  return decisions.length === 1 && endsTurn(decisions[0]);
}

/** Jumps over what is being shown; it stands where no other button ever is. @param {{controller: import("./controller.js").Controller}} props */
export function Skip({ controller }) {
  if (!controller.store.moving.value) return null;
  return html`<button class="button small skip" onClick=${() => controller.skip()}>${say("table-skip")} <kbd>␣</kbd></button>`;
}

/**
 * The mark of a rule, which opens the rules there.
 * @param {import("./controller.js").Controller} controller
 * @param {string} number
 */
export function rule(controller, number) {
  const game = controller.store.info.value?.game ?? "";
  return html`<${RuleMark} key=${number} game=${game} rule=${number} onOpen=${() => (controller.rules.value = { rule: number })} />`;
}

/** @param {{controller: import("./controller.js").Controller, view: View}} props */
function Buttons({ controller, view }) {
  const { store } = controller;
  const confirm = controller.confirm.value;
  if (confirm) {
    return html`<div class="actions">
      <button class="button primary" data-act="confirm" onClick=${() => controller.act(confirm)}>
        ${say(controller.warning.value ? "table-end-anyway" : "table-do-it")}</button>
      <button class="button" onClick=${() => (controller.confirm.value = null)}>${say("page-cancel")}</button>
    </div>`;
  }
  const warned = controller.hints.warned.value;
  if (warned) {
    return html`<div class="actions">
      <button class="button primary" data-act="take-back" onClick=${() => (controller.hints.warned.value = null)}><${Icon} name="undo" /> ${say("hint-take-back")}</button>
      <button class="button" data-act="anyway" onClick=${() => controller.act(warned.decision)}>${say("hint-anyway")}</button>
    </div>`;
  }
  if (view.to_move === null) {
    return html`<div class="actions">
      <button class="button primary" onClick=${() => (controller.window.value = "over")}>${say("table-result")}</button>
      <button class="button" data-act="review" onClick=${() => controller.openReview()}><${Icon} name="chart" /> ${say("over-review")}</button>
      <button class="button" onClick=${() => store.lookAt(0)}><${Icon} name="play" /> ${say("table-replay")}</button>
    </div>`;
  }
  const loose = controller.loose.value;
  const on = wayOn(loose.filter((decision) => decision.goes_on === "end"));
  const others = loose.filter((decision) => decision !== on);
  const steps = view.undo_to === null ? 0 : view.number - view.undo_to;
  return html`<div class="actions">
    ${others.length <= MANY
      ? others.map((decision) => html`<${Act} key=${decision.number} controller=${controller} decision=${decision} />`)
      : html`<button class="button" data-act="moves" onClick=${() => (controller.window.value = "moves")}>
          <${Icon} name="list" /> ${say("table-moves", { count: others.length })}</button>`}
    <${HintButton} controller=${controller} />
    ${steps > 0 && html`<button class="button quiet" onClick=${() => store.undo()}>
      <${Icon} name="undo" /> ${say("table-undo")}</button>`}
    ${store.takesBack.value && html`<button class="button quiet" data-take-back onClick=${() => store.takeBack()}>
      <${Icon} name="undo" /> ${say(isAlone(/** @type {any} */ (store.info.value)) ? "take-back" : "take-back-ask")}</button>`}
    ${steps > 1 && html`<button class="button quiet" onClick=${() => store.undoTurn()}>
      <${Icon} name="undoTurn" /> ${say("table-undo-turn")}</button>`}
    ${on && html`<${Act} controller=${controller} decision=${on} primary=${true} />`}
  </div>`;
}

/**
 * @param {{controller: import("./controller.js").Controller, decision: DecisionView, primary?: boolean}} props
 */
function Act({ controller, decision, primary = false }) {
  const words = endsTurn(decision) ? say("table-end-turn") : capital(speak(decision.said));
  const cutOff = controller.store.down.value; // a click still says why
  return html`<button class=${`button ${primary ? "primary" : ""}`} data-act=${decision.text} aria-disabled=${cutOff} onClick=${() => controller.act(decision)}>
    ${primary && html`<${Icon} name="end" />`} ${words}</button>`;
}

/** @param {string} words */
export function capital(words) {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
