/** Choosing the pace of a table: no limit, a usual one in words, or times of one's own. */

import { html } from "htm/preact";
import { clockWords } from "../components/times.js";
import { typed } from "../components/text-input.js";
import { say } from "../i18n.js";

/**
 * @import { ClockTimes, NewTable } from "../schema.js"
 * @typedef {{pace: NewTable["pace"], clock: ClockTimes | null}} TablePace
 * @typedef {{choice: string, turn: string, turnUnit: string, game: string, increment: string}} PaceForm
 */

/** By name: what is chosen with one press. @type {Record<string, TablePace>} */
const USUAL = {
  none: { pace: "none", clock: null },
  live: { pace: "live", clock: { turn: 180 } },
  game: { pace: "own", clock: { game: 1200, increment: 15 } },
  day: { pace: "day", clock: { turn: 86400 } },
};
const OWN = "own";
const SECONDS = /** @type {Record<string, number>} */ ({ minutes: 60, hours: 3600, days: 86400 });

/** @type {PaceForm} */
export const FIRST_PACE = { choice: "none", turn: "5", turnUnit: "minutes", game: "", increment: "" };

/** What the server is asked for. @param {PaceForm} form @returns {TablePace} */
export function paceOf({ choice, turn, turnUnit, game, increment }) {
  if (choice !== OWN) return { ...USUAL[choice], clock: USUAL[choice].pace === OWN ? USUAL[choice].clock : null };
  const clock = {
    turn: positive(turn, SECONDS[turnUnit]),
    game: positive(game, SECONDS.minutes),
    increment: positive(increment, 1) ?? 0,
  };
  return { pace: OWN, clock };
}

/** @param {string} text @param {number} unit */
function positive(text, unit) {
  const number = Number(text.replace(",", "."));
  return number > 0 ? number * unit : null;
}

/** @param {{form: PaceForm, set: (form: PaceForm) => void}} props */
export function PaceChoice({ form, set }) {
  const { choice } = form;
  const put = (/** @type {keyof PaceForm} */ field) => typed((text) => set({ ...form, [field]: text }));
  return html`<div class="choices" role="radiogroup" aria-label=${say("new-pace")}>
      ${[...Object.keys(USUAL), OWN].map((name) => html`<label key=${name} class="choice">
        <input type="radio" name="pace" value=${name} checked=${choice === name} onChange=${() => set({ ...form, choice: name })} />
        <span>${name === OWN ? say("pace-own") : clockWords(USUAL[name].clock)}</span></label>`)}
    </div>
    ${choice === OWN && html`<div class="own-clock">
      <label>${say("clock-own-turn")}
        <span><input type="text" inputmode="decimal" size="4" name="turn" value=${form.turn} onInput=${put("turn")} />
        <select name="turn-unit" aria-label=${say("clock-own-unit")} value=${form.turnUnit} onChange=${put("turnUnit")}>
          ${Object.keys(SECONDS).map((unit) => html`<option value=${unit} selected=${unit === form.turnUnit}>${say(`clock-${unit}`)}</option>`)}
        </select></span></label>
      <label>${say("clock-own-game")}
        <span><input type="text" inputmode="decimal" size="4" name="game" value=${form.game} onInput=${put("game")} /> ${say("clock-minutes")}</span></label>
      <label>${say("clock-own-increment")}
        <span><input type="text" inputmode="decimal" size="4" name="increment" value=${form.increment} onInput=${put("increment")} /> ${say("clock-seconds")}</span></label>
    </div>`}
    <p class="note">${say(`pace-${choice}-about`)}</p>`;
}
