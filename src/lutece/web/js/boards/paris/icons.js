/** Pictograms to put anywhere in a drawing, or by themselves into a line of text. */

import { html } from "htm/preact";
import { TEXT_SIZE, textOf } from "./art.js";

export const SEATS = /** @type {const} */ (["a", "b", "c", "d"]);
export const LETTERS = "ABCD";

/** The smallest text, in units of the board: 11 px where the board is 590 px wide, as on a screen of 1024 × 768. */
export const SMALL = 18.7;

/** @type {Map<string, any>} */
const drawings = new Map();

/**
 * A drawing that depends on nothing but its name is made once: the same object is not compared again.
 * @param {string} name
 * @param {() => any} make
 */
export function still(name, make) {
  let drawing = drawings.get(name);
  if (!drawing) drawings.set(name, (drawing = make()));
  return drawing;
}

/**
 * @param {string} name
 * @param {number} [x]
 * @param {number} [y]
 * @param {number} [scale]
 */
export const icon = (name, x = 0, y = 0, scale = 1) =>
  html`<use href=${`#pa-${name}`} transform=${at(x, y, scale)} />`;

/**
 * A figure, never smaller than SMALL on the board. It is a picture as well: what it stands on says it in words.
 * @param {string | number} words
 * @param {number} x
 * @param {number} y  of its middle
 * @param {number} size
 * @param {string} [tone]
 */
export const figure = (words, x, y, size, tone = "") =>
  html`<use href=${`#${textOf(String(words))}`} class=${`pa-figure-text ${tone}`} transform=${at(x, y, size / TEXT_SIZE)} />`;

/** @param {number | string} francs @param {number} [x] @param {number} [y] @param {number} [scale] */
export const coin = (francs, x = 0, y = 0, scale = 1) =>
  html`${icon("coin", x, y, scale)}${figure(francs, x, y, SMALL, "pa-on-coin")}`;

/** @param {number | string} vp @param {number} [x] @param {number} [y] @param {number} [scale] */
export const points = (vp, x = 0, y = 0, scale = 1) =>
  html`${icon("vp", x, y, scale)}${figure(vp, x, y, SMALL, "pa-on-vp")}`;

/** A key in its seat's colour, shape and letter. @param {number} seat @param {number} x @param {number} y @param {number} [scale] */
export const key = (seat, x, y, scale = 1) => html`<g class="pa-key" data-key=${seat} transform=${at(x, y, scale)}>
  ${icon(`key-${SEATS[seat]}`)}${figure(LETTERS[seat], 0, seat === 3 ? -1.2 : 0.2, SMALL, `pa-letter-${SEATS[seat]}`)}
</g>`;

/** @param {number} seat @param {number} x @param {number} y */
export const meeple = (seat, x, y) => html`<g class="pa-meeple" transform=${at(x, y, 1)}>
  ${icon(`meeple-${SEATS[seat]}`)}${figure(LETTERS[seat], 0, 5, SMALL, `pa-letter-${SEATS[seat]}`)}
</g>`;

/**
 * A picture of its own, in HTML.
 * @param {unknown} art
 * @param {number} width   in units of the drawing
 * @param {number} height
 * @param {number} [px]    how wide it shows
 * @param {string} [tone]
 */
export const picture = (art, width, height, px = width, tone = "") => html`<svg
  class=${`pa-picture ${tone}`}
  viewBox=${`${-width / 2} ${-height / 2} ${width} ${height}`}
  width=${px}
  height=${(px * height) / width}
  aria-hidden="true"
>
  ${art}
</svg>`;

/** @param {number} x @param {number} y @param {number} scale */
function at(x, y, scale) {
  if (!x && !y && scale === 1) return undefined;
  return `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;
}
