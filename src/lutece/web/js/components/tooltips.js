/** Tooltips: one at a time, near what they speak of. */

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../i18n.js";

/**
 * @typedef {object} Tip
 * @property {string} text
 * @property {string} [rule]
 * @property {string} [reason] why it cannot be done
 * @property {string} [reasonRule]
 * @property {"does" | "why"} [kind] what the second line says: what a click does, or why it does nothing
 * @property {DOMRect} at
 */

/** @type {import("@preact/signals").Signal<Tip | null>} */
export const tip = signal(null);

/** @param {Tip | null} value */
export function showTip(value) {
  tip.value = value;
}

/** @param {(tip: Tip) => Tip} change */
export function changeTip(change) {
  if (tip.value) tip.value = change(tip.value);
}

const GAP = 10;
const EDGE = 8; // px that stay free at the window's edges

export function Tips() {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [place, setPlace] = useState({ left: 0, top: -9999 });
  const now = tip.value;
  useLayoutEffect(() => {
    if (!now || !box.current) return;
    const { width, height } = box.current.getBoundingClientRect();
    setPlace(placeFor(now.at, width, height));
  }, [now]);
  if (!now) return null;
  return html`<div class="tip" role="tooltip" id="tip" ref=${box}
    style=${{ left: `${place.left}px`, top: `${place.top}px` }}>
    <p>${now.text}${now.rule && mark(now.rule)}</p>
    ${now.reason &&
    html`<p class=${`tip-reason ${now.kind ?? ""}`}>${now.reason}${now.reasonRule && mark(now.reasonRule)}</p>`}
  </div>`;
}

/** What opens the rules there, by a tap. @param {string} rule */
const mark = (rule) => html` <span class="rule-number" data-rule=${rule}>${say("table-rule")}</span>`;

/**
 * Above what it speaks of, else below or beside it: it covers that only where there is no room at all.
 * @param {DOMRect} at
 * @param {number} width
 * @param {number} height
 */
function placeFor(at, width, height) {
  const within = (/** @type {number} */ wish, /** @type {number} */ most) => Math.max(EDGE, Math.min(most - EDGE, wish));
  const left = within(at.left + at.width / 2 - width / 2, innerWidth - width);
  const top = within(at.top + at.height / 2 - height / 2, innerHeight - height);
  const above = at.top - height - GAP;
  const before = at.left - width - GAP;
  if (above >= EDGE) return { left, top: above };
  if (at.bottom + GAP + height <= innerHeight - EDGE) return { left, top: at.bottom + GAP };
  if (at.right + GAP + width <= innerWidth - EDGE) return { left: at.right + GAP, top };
  if (before >= EDGE) return { left: before, top };
  return { left, top: within(at.bottom + GAP, innerHeight - height) };
}
