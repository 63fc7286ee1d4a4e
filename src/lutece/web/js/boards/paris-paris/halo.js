/** The glow around something alive, the ring around what was chosen or just done. */

import { html } from "htm/preact";

/**
 * @typedef {import("./placer.js").Box} Box
 */

/** @param {{ box: Box, r: number }} props */
export function Halo({ box, r }) {
  return html`<rect class="pp-halo" ...${rect(box, 5)} rx=${r + 5} />`;
}

/**
 * A box as the attributes of a rectangle, with a margin around it.
 * @param {Box} box
 * @param {number} [by]
 */
export function rect(box, by = 0) {
  return { x: box.x - by, y: box.y - by, width: box.w + 2 * by, height: box.h + 2 * by };
}
