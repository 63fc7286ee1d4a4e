/** The pieces of Paris Paris, each drawn around its own middle: shops, tiles, the bus, the bag, markers. */

import { html } from "htm/preact";

/**
 * @typedef {import("./network.js").Look} Look
 */

export const LETTERS = ["A", "B", "C", "D"];

/**
 * The shops, in a box of 36 by 36, each under the roof of its seat: a café with a gable, a florist's round
 * glasshouse, a bookshop with a mansard, a kiosk with a flat top and a finial.
 */
const SHOPS = [
  {
    body: "M-14.5,17V-3H-18L0,-19L18,-3H14.5V17Z",
    trim: "M-16.5,9H16.5L18,13A2.7,2.7 0 0 1 12,13A3,3 0 0 1 6,13A3,3 0 0 1 0,13A3,3 0 0 1 -6,13A3,3 0 0 1 -12,13A2.7,2.7 0 0 1 -18,13Z",
    lines: "M-11,9L-12,13M-5.500,9L-6,13M0,9V13M5.500,9L6,13M11,9L12,13M8,-13V-18M11.500,-10.500V-16",
  },
  {
    body: "M-16,17V-3C-16,-13 -9,-18.500 0,-18.500S16,-13 16,-3V17Z",
    trim: "M-18,12A3,3 0 0 1 -12.500,10.500A3.200,3.200 0 0 1 -6.500,10.500A3.200,3.200 0 0 1 -0.500,10.500A3.200,3.200 0 0 1 5.500,10.500A3.200,3.200 0 0 1 11.500,10.500A3,3 0 0 1 18,12L16.500,17H-16.500Z",
    lines: "M-9.500,10.200V8M-3.500,10.200V8M2.500,10.200V8M8.500,10.200V8M0,-18.500V-12M-7.500,-16.500L-5,-11.500M7.500,-16.500L5,-11.500",
  },
  {
    body: "M-15,17V-4H-18L-11,-17H-7V-19.500H-2V-17H11L18,-4H15V17Z",
    trim: "M-15,10.500H15V17H-15Z",
    lines: "M-11.500,17V12M-8.500,17V12.500M-6,17V12M-3,17V13M0,17V12M3,17V12.500M5.500,17V12M8.500,17V13M11.500,17V12",
  },
  {
    body: "M-13.500,17V-9H-17.500V-13.500H-9C-7,-17 -4,-17.500 -1.500,-18V-21H1.500V-18C4,-17.500 7,-17 9,-13.500H17.500V-9H13.500V17Z",
    trim: "M-15.500,11H15.500V17H-15.500Z",
    lines: "M-9,11V17M-3,11V17M3,11V17M9,11V17",
  },
];

/** Glyphs of the lines, in a box of 20 by 20: leaf, heart, wave, sun, flower. */
const GLYPHS = {
  green: "M-7.5,8C-9,-3 -2,-9 8.5,-9C9.5,2 3,8.5 -4.5,6.2L-7,9.2Z",
  red: "M0,9C-5,5 -9.5,1.5 -9.5,-3A4.9,4.9 0 0 1 0,-5.2A4.9,4.9 0 0 1 9.5,-3C9.5,1.5 5,5 0,9Z",
  blue: "M-10,-3.2C-7.6,-7.4 -4,-7.4 -1.2,-4.6S5.4,-2 10,-6.4V-0.8C6.2,3 2,2.6 -1.2,-0.2S-7.4,-1.4 -10,2.4ZM-10,5C-7.6,0.8 -4,0.8 -1.2,3.6S5.4,6.2 10,1.8V7.4C6.2,11.2 2,10.8 -1.2,8S-7.4,6.8 -10,10.6Z",
  yellow:
    "M0,-10L2.2,-5.9L6.4,-7.7L5.6,-3.2L10,-2L6.8,1.2L9.2,5L4.6,5L3.6,9.5L0,6.6L-3.6,9.5L-4.6,5L-9.2,5L-6.8,1.2L-10,-2L-5.6,-3.2L-6.4,-7.7L-2.2,-5.9Z",
  violet:
    "M0,-2.2C-3.4,-5.4 -3,-10 0,-10S3.4,-5.4 0,-2.2C3.9,-4.6 8.5,-4.6 9.2,-1.6S6.2,3.2 1.9,1.1C4,5.6 3.6,9 1,9.8S-3,7 -1.9,1.1C-6.2,3.2 -8.5,1.4 -9.2,-1.6S-3.9,-4.6 0,-2.2Z",
};

/**
 * A shop: colour, letter and silhouette of its seat.
 * @param {{ seat: number, size: number, letter?: number }} props
 */
export function House({ seat, size, letter = 19 }) {
  const scale = size / 36;
  const { body, trim, lines } = SHOPS[seat];
  return html`<g class=${`pp-house pp-seat-${LETTERS[seat].toLowerCase()}`}>
    <g transform=${`scale(${scale})`}>
      <path class="pp-house-edge" d=${body} />
      <path class="pp-house-body" d=${body} />
      <path class="pp-house-trim" d=${trim} />
      <path class="pp-house-lines" d=${lines} />
    </g>
    <text class="pp-house-letter" y=${0.2 * size} font-size=${letter}>${LETTERS[seat]}</text>
  </g>`;
}

/**
 * Points in the colour of their seat.
 * @param {{ seat: number, words: string, letter: number }} props
 */
export function GainPlate({ seat, words, letter }) {
  const w = letter * (1 + words.length * 0.62);
  return html`<g class=${`pp-seat-${LETTERS[seat].toLowerCase()}`}>
    <rect class="pp-gain-plate" x=${-w / 2} y=${-letter * 0.75} width=${w} height=${letter * 1.5} rx=${letter * 0.75} />
    <text class="pp-gain-text" y=${letter * 0.36} font-size=${letter * 1.1}>${words}</text>
  </g>`;
}

/**
 * The sign of a line.
 * @param {{ look: Look, size: number }} props
 */
export function Glyph({ look, size }) {
  return html`<path class="pp-glyph" d=${GLYPHS[look]} transform=${`scale(${size / 20})`} />`;
}

/**
 * A stop tile: the line's colour, sign and pattern; equal ones lie on each other.
 * @param {{ look: Look, size: number, count?: number, letter?: number }} props
 */
export function Tile({ look, size, count = 1, letter = 19 }) {
  const h = size / 2;
  const strip = size * 0.22;
  const card = { width: size, height: size, rx: size * 0.14 };
  return html`<g class=${`pp-tile pp-line-${look}`}>
    ${count > 1 && html`<rect class="pp-tile-card" x=${-h + 4} y=${-h - 4} ...${card} />`}
    <rect class="pp-tile-card" x=${-h} y=${-h} ...${card} />
    <rect class="pp-tile-field" x=${-h + 3} y=${-h + 3} width=${size - 6} height=${size - 6} rx=${size * 0.09} />
    <path class="pp-tile-foot" d=${`M${-h + 3},${h - 3 - strip}H${h - 3}`} />
    <path class=${`pp-pattern pp-pattern-${look}`} d=${`M${-h + 4},${h - 3 - strip / 2}H${h - 4}`} stroke-width=${strip * 0.62} />
    <g transform=${`translate(0,${-strip / 2})`}><${Glyph} look=${look} size=${size * 0.5} /></g>
    ${count > 1 &&
    html`<g transform=${`translate(${h - 1},${-h + 1})`}>
      <circle class="pp-count" r=${letter * 0.62} /><text class="pp-count-text" y=${letter * 0.34} font-size=${letter}>${count}</text>
    </g>`}
  </g>`;
}

/**
 * A special-tour marker: a coin in the line's colour, or its back (PP-7).
 * @param {{ look: Look | null, size: number }} props
 */
export function Marker({ look, size }) {
  const r = size / 2;
  if (look === null) {
    return html`<g class="pp-marker pp-marker-back">
      <circle class="pp-marker-edge" r=${r} /><circle class="pp-marker-rim" r=${r * 0.74} />
      <path class="pp-marker-mark" d=${`M${-r * 0.34},${-r * 0.1}L0,${-r * 0.5}L${r * 0.34},${-r * 0.1}M0,${-r * 0.5}V${r * 0.5}M${-r * 0.34},${r * 0.5}H${r * 0.34}`} />
    </g>`;
  }
  return html`<g class=${`pp-marker pp-line-${look}`}>
    <circle class="pp-marker-edge" r=${r} /><circle class="pp-marker-field" r=${r * 0.84} />
    <${Glyph} look=${look} size=${size * 0.52} />
  </g>`;
}

/**
 * The bus: a double-decker with an open upper deck, seen from its side and driving to the right.
 * @param {{ size: number }} props
 */
export function Bus({ size }) {
  return html`<g class="pp-bus" transform=${`scale(${size / 66})`}>
    <ellipse class="pp-bus-shade" cx="0" cy="21" rx="31" ry="3.4" />
    <path class="pp-bus-edge" d="M-31,15V-4Q-31,-6 -29,-6V-21Q-29,-25 -25,-25H17Q22,-25 22,-20V-6Q24,-6 25,-3L27,2H30Q33,2 33,6V15Z" />
    <path class="pp-bus-cream" d="M-29,-6V-16H22V-6Z" />
    <path class="pp-bus-roof" d="M-30.5,-20.5Q-31,-25 -25,-25H18Q24,-25 23.5,-20.5Z" />
    <path class="pp-bus-post" d="M-28,-20V-6M-16,-20V-14M-4,-20V-14M8,-20V-14M21,-20V-6" />
    <path class="pp-bus-rail" d="M-29,-14H22" />
    <path class="pp-bus-green" d="M-31,15V-6H22Q24.5,-6 25.3,-3L27,2H30Q33,2 33,6V15Z" />
    <path class="pp-bus-glass" d="M-27,-3H-19V4H-27ZM-16,-3H-8V4H-16ZM-5,-3H3V4H-5ZM6,-3H14V4H6ZM17,-3H21.5L24,4H17Z" />
    <path class="pp-bus-stripe" d="M-31,8H33" />
    <circle class="pp-bus-lamp" cx="31.5" cy="8" r="2.4" />
    <g class="pp-bus-people"><circle cx="-21" cy="-16.5" r="2.6" /><circle cx="-9.5" cy="-16.8" r="2.6" /><circle cx="14" cy="-16.5" r="2.6" /></g>
    <g class="pp-wheel" transform="translate(-18,15)"><circle r="6.6" /><path d="M-4,0H4M0,-4V4" /></g>
    <g class="pp-wheel" transform="translate(20,15)"><circle r="6.6" /><path d="M-4,0H4M0,-4V4" /></g>
  </g>`;
}

/**
 * The bag for shops that were pushed out (PP-18): closed until the end.
 * @param {{ size: number, open?: boolean }} props
 */
export function Bag({ size, open = false }) {
  return html`<g class="pp-bag" transform=${`scale(${size / 60})`}>
    <path class="pp-bag-body" d="M-10,-14C-24,-6 -30,10 -26,22Q-24,29 -14,29H14Q24,29 26,22C30,10 24,-6 10,-14Z" />
    <path class="pp-bag-fold" d="M-6,-10C-14,0 -17,12 -15,22M7,-10C14,2 16,12 15,20" />
    ${open
      ? html`<path class="pp-bag-mouth" d="M-15,-14C-12,-20 12,-20 15,-14C12,-9 -12,-9 -15,-14Z" />`
      : html`<path class="pp-bag-neck" d="M-10,-14L-17,-28C-10,-24 -6,-31 0,-26C6,-31 10,-24 17,-28L10,-14Z" />`}
    <path class="pp-bag-cord" d="M-11,-14Q0,-9 11,-14M9,-13Q18,-10 17,-2" />
  </g>`;
}
