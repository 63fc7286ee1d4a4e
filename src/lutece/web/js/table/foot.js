/** Below the board: what is asked, in one sentence, and the buttons; or the slider of the past. */

import { html } from "htm/preact";
import { Icon } from "../parts/icons.js";
import { SeatMark } from "../parts/seat.js";
import { say, speak } from "../words.js";
import { told } from "./log.js";
import { isEnd, onward, undoable } from "./moves.js";
import { ReplayBar } from "./replay.js";

/**
 * @import { DecisionView, View } from "../schema.js"
 */

const MANY = 8; // more loose decisions than this go into the list of moves

/** @param {{desk: import("./desk.js").Desk}} props */
export function Foot({ desk }) {
  const { store } = desk;
  if (store.replay.value) return html`<${ReplayBar} desk=${desk} />`;
  const view = store.shown.value;
  if (!view) return null;
  const sent = store.pending.value !== null;
  const state = store.down.value ? "cut-off" : sent ? "pending" : "";
  return html`<section class=${`foot ${state}`} aria-label=${say("table-prompt")}>
    <${Prompt} desk=${desk} view=${view} />
    <${Buttons} desk=${desk} view=${view} />
  </section>`;
}

/** @param {{desk: import("./desk.js").Desk, view: View}} props */
function Prompt({ desk, view }) {
  const { store } = desk;
  const refused = store.refused.value;
  const confirm = desk.confirm.value;
  if (confirm) {
    return html`<p class="prompt"><strong>${say("table-confirm")}</strong> ${speak(confirm.said)}</p>`;
  }
  if (refused) {
    return html`<p class="prompt refused" role="alert">${speak(refused.reason)} ${refused.rule && rule(desk, refused.rule)}</p>`;
  }
  const happening = store.happening.value;
  const words = happening && (store.headline.value ?? told(desk, happening.entry)[0]?.words);
  if (happening && words && store.turn.value === null) {
    return html`<p class="prompt"><${SeatMark} seat=${happening.entry.seat} size=${24} /><span class="aside">${words}</span></p>`;
  }
  if (view.to_move === null) return html`<p class="prompt">${say("table-over")}</p>`;
  const asked = onlyEnds(view) ? say("table-only-end", { seat: view.to_move }) : speak(view.prompt.said);
  return html`<p class="prompt">
    <${SeatMark} seat=${view.to_move} size=${24} />
    <span class=${store.myTurn.value ? "" : "aside"}>${asked} ${rule(desk, view.prompt.rule)}</span>
  </p>`;
}

/** Whether nothing is left to be decided: the prompt need not speak of more. @param {View} view */
function onlyEnds({ decisions }) {
  return decisions.length === 1 && decisions[0].text === "end";
}

/**
 * A rule's number, which opens the rules there.
 * @param {import("./desk.js").Desk} desk
 * @param {string} number
 */
export function rule(desk, number) {
  const page = `/rules/${desk.store.info.value?.game}#${number}`;
  return html`<a class="rule-number" href=${page} title=${say("table-read-rule", { rule: number })}
    onClick=${(/** @type {MouseEvent} */ event) => {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      desk.rules.value = { rule: number };
    }}>${number}</a>`;
}

/** @param {{desk: import("./desk.js").Desk, view: View}} props */
function Buttons({ desk, view }) {
  const { store } = desk;
  const confirm = desk.confirm.value;
  if (confirm) {
    return html`<div class="actions">
      <button class="button primary" data-act="confirm" onClick=${() => desk.act(confirm)}>${say("table-do-it")}</button>
      <button class="button" onClick=${() => (desk.confirm.value = null)}>${say("page-cancel")}</button>
    </div>`;
  }
  if (view.to_move === null) {
    return html`<div class="actions">
      <button class="button primary" onClick=${() => (desk.window.value = "over")}>${say("table-result")}</button>
      <button class="button" onClick=${() => store.lookAt(0)}><${Icon} name="play" /> ${say("table-replay")}</button>
    </div>`;
  }
  const loose = desk.loose.value;
  const on = onward(loose.filter(isEnd));
  const others = loose.filter((decision) => decision !== on);
  const steps = undoable(view, store.log.value);
  return html`<div class="actions">
    ${store.moving.value && html`<button class="button small" onClick=${() => store.skip()}>${say("table-skip")} <kbd>␣</kbd></button>`}
    ${others.length <= MANY
      ? others.map((decision) => html`<${Act} key=${decision.number} desk=${desk} decision=${decision} />`)
      : html`<button class="button" data-act="moves" onClick=${() => (desk.window.value = "moves")}>
          <${Icon} name="list" /> ${say("table-moves", { count: others.length })}</button>`}
    ${steps > 0 && html`<button class="button quiet" onClick=${() => store.undo()}>
      <${Icon} name="undo" /> ${say("table-undo")}</button>`}
    ${steps > 1 && html`<button class="button quiet" onClick=${() => store.undoTurn()}>
      <${Icon} name="undoTurn" /> ${say("table-undo-turn")}</button>`}
    ${on && html`<${Act} desk=${desk} decision=${on} primary=${true} />`}
  </div>`;
}

/**
 * @param {{desk: import("./desk.js").Desk, decision: DecisionView, primary?: boolean}} props
 */
function Act({ desk, decision, primary = false }) {
  const words = decision.text === "end" ? say("table-end-turn") : capital(speak(decision.said));
  const cutOff = desk.store.down.value; // a click still says why
  return html`<button class=${`button ${primary ? "primary" : ""}`} data-act=${decision.text} aria-disabled=${cutOff} onClick=${() => desk.act(decision)}>
    ${primary && html`<${Icon} name="end" />`} ${words}</button>`;
}

/** @param {string} words */
export function capital(words) {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
