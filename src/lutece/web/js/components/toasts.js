/** Short notices at the edge, spoken to screen readers as well. */

import { html } from "htm/preact";
import { signal } from "@preact/signals";

/** @type {import("@preact/signals").Signal<{text: string, number: number} | null>} */
const notice = signal(null);
let count = 0;

/**
 * @param {string} text
 * @param {number} [time] in ms
 */
export function toast(text, time = 4500) {
  const number = ++count;
  notice.value = { text, number };
  setTimeout(() => {
    if (notice.value?.number === number) notice.value = null;
  }, time);
}

export function Toasts() {
  return html`<div class="toasts" role="status">
    ${notice.value && html`<p class="toast" key=${notice.value.number}>${notice.value.text}</p>`}
  </div>`;
}
