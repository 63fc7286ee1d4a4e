/** Tooltips: one at a time, near what they speak of. */

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

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
const tip = signal(null);

/** @param {Tip | null} value */
export function showTip(value) {
  tip.value = value;
}

/** @param {(tip: Tip) => Tip} change */
export function changeTip(change) {
  if (tip.value) tip.value = change(tip.value);
}

const GAP = 10;

export function Tips() {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [place, setPlace] = useState({ left: 0, top: -9999 });
  const now = tip.value;
  useLayoutEffect(() => {
    if (!now || !box.current) return;
    const { width, height } = box.current.getBoundingClientRect();
    const middle = now.at.left + now.at.width / 2 - width / 2;
    const left = Math.max(8, Math.min(innerWidth - width - 8, middle));
    const above = now.at.top - height - GAP;
    const top = above >= 8 ? above : Math.min(innerHeight - height - 8, now.at.bottom + GAP);
    setPlace({ left, top: Math.max(8, top) });
  }, [now]);
  if (!now) return null;
  return html`<div class="tip" role="tooltip" id="tip" ref=${box}
    style=${{ left: `${place.left}px`, top: `${place.top}px` }}>
    <p>${now.text}${now.rule && html` <span class="rule-number">${now.rule}</span>`}</p>
    ${now.reason &&
    html`<p class=${`tip-reason ${now.kind ?? ""}`}>${now.reason}${now.reasonRule &&
      html` <span class="rule-number">${now.reasonRule}</span>`}</p>`}
  </div>`;
}
