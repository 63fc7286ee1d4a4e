/** Hints in three steps, and the warning before a blunder: where the table allows them. */

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { post } from "../api.js";
import { Icon } from "../components/icons.js";
import { warning } from "../preferences.js";
import { reasonOf } from "../session.js";
import { say, speak } from "../i18n.js";
import { nameIn } from "./figures.js";
import { chance, whyWords } from "./words.js";

/**
 * @import { DecisionView, HintView, SaidView, VerdictView } from "../schema.js"
 * @import { Controller } from "../table/controller.js"
 * @import { TableStore } from "../table/store.js"
 * @import { Signal } from "@preact/signals"
 */

const SHOWN = 4; // elements that the first step names
const STEPS = ["hint-ask", "hint-which", "hint-why"]; // what each step is asked by

/**
 * @typedef {{decision: DecisionView, verdict: VerdictView}} Warned
 */

export class HintStore {
  /** The hint that is on show. @type {Signal<HintView | null>} */ shown = signal(null);
  /** Somebody thinks about it. */ busy = signal(false);
  /** Why there is none. @type {Signal<SaidView | null>} */ problem = signal(null);
  /** A decision that waits for a second word. @type {Signal<Warned | null>} */ warned = signal(null);

  /** @param {TableStore} table */
  constructor(table) {
    this.table = table;
  }

  /** Whether one may be asked for now. */
  get offered() {
    const { table } = this;
    return Boolean(table.info.value?.hints) && table.info.value?.practice == null && table.ready.value && table.offered.value.length > 1;
  }

  /** The hint for the decision that is asked for now; null where it is about an earlier one. */
  get now() {
    const hint = this.shown.value;
    return hint && hint.seq === this.table.seq && this.table.ready.value ? hint : null;
  }

  /** Whether decisions are looked at before they are made. */
  get warns() {
    return warning.value && this.offered;
  }

  /** The next step: where, which, why. */
  async next() {
    const seq = this.table.seq;
    if (!this.offered || this.busy.value || seq === null) return;
    const step = (this.now?.step ?? 0) + 1;
    if (step > STEPS.length) return;
    this.busy.value = true;
    this.problem.value = null;
    try {
      this.shown.value = await post(`${this.table.base}/hint`, { seq, step });
    } catch (error) {
      this.problem.value = reasonOf(error);
    }
    this.busy.value = false;
  }

  /**
   * Whether a decision may be made at once; one that costs much waits for a second word.
   * @param {DecisionView} decision
   */
  async allows(decision) {
    const { table } = this;
    this.busy.value = true;
    try {
      const verdict = await post(`${table.base}/check`, { seq: table.seq, decision: decision.text });
      if (verdict.warn) this.warned.value = { decision, verdict };
      return !verdict.warn;
    } catch {
      return true; // advice that does not come keeps nobody from playing
    } finally {
      this.busy.value = false;
    }
  }
}

/** The button of the next step. @param {{controller: Controller}} props */
export function HintButton({ controller }) {
  const { hints } = controller;
  if (!hints.offered) return null;
  const step = hints.now?.step ?? 0;
  if (step >= STEPS.length) return null;
  return html`<button class="button quiet" data-act="hint" disabled=${hints.busy.value} aria-busy=${hints.busy.value} onClick=${() => hints.next()}>
    <${Icon} name="bulb" /> ${say(hints.busy.value ? "hint-thinking" : STEPS[step])}</button>`;
}

/** What was hinted so far. @param {{controller: Controller}} props */
export function HintWords({ controller }) {
  const { hints, store } = controller;
  const hint = hints.now;
  if (hints.problem.value) return html`<p class="hint problem" role="alert">${speak(hints.problem.value)}</p>`;
  if (!hint) return null;
  const game = store.info.value?.game ?? "";
  return html`<div class="hint" role="status"><${Icon} name="bulb" />
    <div>
      <p>${say("hint-look", { where: where(controller, hint) })}</p>
      ${hint.decision && html`<p>${say("hint-do")} <strong>${speak(hint.decision.said)}</strong></p>`}
      ${hint.analysis && html`<p>${say("hint-win", { win: chance(hint.analysis.win) })} ${hint.why && hint.instead && because(game, hint)}</p>`}
    </div></div>`;
}

/** @param {string} game @param {HintView} hint */
function because(game, hint) {
  const words = whyWords(game, hint.why ?? {}, hint.names, "hint-compared");
  return words && hint.instead ? `${say("hint-instead", { decision: speak(hint.instead.said) })} ${words}` : "";
}

/** The elements in words, as the drawing calls them. @param {Controller} controller @param {HintView} hint */
function where({ board, props }, hint) {
  const words = hint.elements.map((element) => (props && board.value?.describe(element, props)?.text) || "");
  const names = new Set(words.map(nameIn).filter(Boolean));
  return names.size > 0 ? [...names].slice(0, SHOWN).join(" · ") : say("hint-buttons");
}

/** What a decision would cost that waits for a second word. @param {{controller: Controller, warned: Warned}} props */
export function WarningWords({ controller, warned }) {
  const { decision, verdict } = warned;
  const game = controller.store.info.value?.game ?? "";
  return html`<p class="prompt warned" role="alert"><span><strong>${say("hint-warning", { loss: chance(verdict.loss) })}</strong> ${speak(decision.said)}. ${whyWords(game, verdict.why, verdict.names)}</span></p>`;
}
