/** Hints in three steps, and the warning before a blunder: where the table allows them. */

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { post } from "../api.js";
import { Icon } from "../components/icons.js";
import { warning } from "../preferences.js";
import { reasonOf } from "../session.js";
import { say, speak } from "../i18n.js";
import { nameIn } from "./figures.js";
import { chance, labelName, whole, whyWords } from "./words.js";

/**
 * @import { DecisionView, HintView, SaidView, VerdictView } from "../schema.js"
 * @import { Controller } from "../table/controller.js"
 * @import { TableStore } from "../table/store.js"
 * @import { Signal } from "@preact/signals"
 */

const SHOWN = 4; // elements that the first step names
const WORTH_WORDS = 0.5; // points lost by the end: less is nothing to speak of
const STEPS = ["hint-ask", "hint-which", "hint-why"]; // what each step is asked by

/**
 * @typedef {{decision: DecisionView, verdict: VerdictView}} Warned
 */

export class HintStore {
  /** The hint that is on show. @type {Signal<HintView | null>} */ shown = signal(null);
  /** Its words were put away; it still points. */ folded = signal(false);
  /** Somebody thinks: about a hint, or about the decision that was just chosen. @type {Signal<"hint" | "check" | null>} */ busy = signal(null);
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
    this.busy.value = "hint";
    this.folded.value = false;
    this.problem.value = null;
    try {
      this.shown.value = await post(`${this.table.base}/hint`, { seq, step });
    } catch (error) {
      this.problem.value = reasonOf(error);
    }
    this.busy.value = null;
  }

  /**
   * Whether a decision may be made at once; one that costs much waits for a second word.
   * @param {DecisionView} decision
   */
  async allows(decision) {
    const { table } = this;
    this.busy.value = "check";
    try {
      const verdict = await post(`${table.base}/check`, { seq: table.seq, decision: decision.text });
      if (verdict.warn) this.warned.value = { decision, verdict };
      return !verdict.warn;
    } catch {
      return true; // advice that does not come keeps nobody from playing
    } finally {
      this.busy.value = null;
    }
  }
}

/** The button of the next step. @param {{controller: Controller}} props */
export function HintButton({ controller }) {
  const { hints } = controller;
  if (!hints.offered) return null;
  const step = hints.now?.step ?? 0;
  if (step >= STEPS.length) return null;
  /** @param {MouseEvent} event */
  const ask = (event) => event.detail < 2 && controller.askHint(); // a double click is one wish
  const busy = hints.busy.value;
  const words = busy === "check" ? "hint-checking" : busy ? "hint-thinking" : STEPS[step];
  return html`<button class="button quiet" data-act="hint" disabled=${busy !== null} aria-busy=${busy !== null} onClick=${ask}>
    <${Icon} name="bulb" /> ${say(words)}</button>`;
}

/** A hint, or a warning: it lies over the board's edge, so that nothing moves. @param {{controller: Controller}} props */
export function Advice({ controller }) {
  const { hints } = controller;
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const drawn = requestAnimationFrame(() => box.current && keepClear(box.current));
    return () => cancelAnimationFrame(drawn);
  });
  const warned = hints.warned.value;
  const hint = hints.folded.value ? null : hints.now;
  if (warned) return html`<div class="advice warned" role="alert" ref=${box}><${Warning} controller=${controller} warned=${warned} /></div>`;
  if (hints.problem.value) return html`<div class="advice" role="alert" ref=${box}><p class="problem">${speak(hints.problem.value)}</p></div>`;
  if (!hint) return null;
  return html`<div class="advice hint" role="status" ref=${box}><${Icon} name="bulb" />
    <div><${Steps} controller=${controller} hint=${hint} /></div>
    <button class="icon-button" aria-label=${say("page-close")} title=${say("page-close")} onClick=${() => (hints.folded.value = true)}><${Icon} name="close" /></button>
  </div>`;
}

/** What was hinted so far. @param {{controller: Controller, hint: HintView}} props */
function Steps({ controller, hint }) {
  const { decision, analysis } = hint;
  if (!decision) return html`<p>${say("hint-look", { where: where(controller, hint) })}</p>`;
  return html`<p>${say("hint-do")} <strong>${speak(decision.said)}</strong></p>
    ${analysis && html`<p>${because(controller, hint, decision)}</p>
      <p class="note">${say("hint-win", { win: chance(analysis.win) })}</p>`}`;
}

/** Why, in words: what it scores at once, and by which sources of points it is better. @param {Controller} controller @param {HintView} hint @param {DecisionView} decision */
function because(controller, { why, names, instead }, { points = 0 }) {
  const game = controller.store.info.value?.game ?? "";
  const other = instead ? speak(instead.said) : "";
  const compared = other && (whyWords(game, why ?? {}, names, "hint-compared", { decision: other }) || say("hint-even", { decision: other }));
  return [points > 0 ? say("hint-scores", { points }) : "", compared].filter(Boolean).join(" ");
}

/** The elements in words, as the drawing calls them. @param {Controller} controller @param {HintView} hint */
function where({ board, props }, hint) {
  const words = hint.elements.map((element) => (props && board.value?.describe(element, props)?.text) || "");
  const names = new Set(words.map(nameIn).filter(Boolean));
  return names.size > 0 ? [...names].slice(0, SHOWN).join(" · ") : say("hint-buttons");
}

/** What a decision would cost that waits for a second word. @param {{controller: Controller, warned: Warned}} props */
function Warning({ controller, warned }) {
  const { decision, verdict } = warned;
  const game = controller.store.info.value?.game ?? "";
  const fewer = verdict.points_lost >= WORTH_WORDS ? say("hint-lost", { points: whole(verdict.points_lost) }) : "";
  const lost = [fewer, whyWords(game, verdict.why, verdict.names)].filter(Boolean).join(" ");
  return html`<div>
    <p><span class=${`review-label ${verdict.label}`}>${labelName(verdict.label)}</span> <strong>${speak(decision.said)}</strong></p>
    ${lost && html`<p>${lost}</p>`}
    <p class="note">${say("hint-warning", { loss: whole(100 * verdict.loss) })}</p>
  </div>`;
}

/**
 * Where the advice would hide what it points at, it goes to the other end of the board.
 * @param {HTMLElement} box
 */
function keepClear(box) {
  box.style.bottom = "";
  const stage = document.querySelector(".stage-area")?.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  if (!stage || own.bottom > stage.bottom) return; // it has a place of its own
  const marks = [...document.querySelectorAll(".stage [data-mark]")].map((one) => one.getBoundingClientRect());
  const hides = (/** @type {number} */ top) =>
    marks.some((mark) => mark.right > own.left && mark.left < own.right && mark.bottom > top && mark.top < top + own.height);
  const gap = stage.bottom - own.bottom;
  if (hides(own.top) && !hides(stage.top + gap)) box.style.bottom = `calc(100% + ${stage.height - own.height - gap}px)`;
}
