/** The city under the game: paper, streets, parks, the Seine with its islands and bridges, monuments, the frame. */

import { html } from "htm/preact";
import { fix, smooth } from "./curves.js";
import { monuments } from "./monuments.js";
import { dice } from "./placer.js";

/**
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./curves.js").Point} Point
 * @typedef {import("./placer.js").Box} Box
 * @typedef {[number, number]} Spot on the map, 100 wide and 76 high
 */

/** The middle of the Seine, upstream to downstream, and half its width there. @type {[number, number, number][]} */
const SEINE = [
  [116, 92, 2.4],
  [104, 80, 2.3],
  [95, 70.5, 2.2],
  [86, 62, 2.2],
  [79, 56, 2.4],
  [73.5, 52.2, 3.2],
  [68, 49.6, 3.7],
  [62, 47.2, 4.1],
  [56, 43.2, 3.5],
  [50.5, 39.9, 2.5],
  [44, 38.6, 2.1],
  [37, 39.6, 2.1],
  [30, 38.4, 2.1],
  [23, 36.2, 2.1],
  [15, 36.4, 2.1],
  [8, 39.4, 2.1],
  [1.5, 44.5, 2.1],
  [-4, 52, 2.2],
  [-9, 62, 2.2],
  [-14, 74, 2.3],
];

/** The Île de la Cité and the Île Saint-Louis. @type {Spot[][]} */
const ISLANDS = [
  [[52.6, 40.9], [56, 42.2], [60, 44.6], [64.4, 46.9], [66.6, 49.2], [65.6, 51], [62, 50.7], [58, 48], [55, 44.6]],
  [[68.2, 49.9], [71, 50.6], [74.4, 52.8], [75.2, 54.2], [73, 54.3], [70, 52.8], [68, 51.2]],
];

/** Bridges: from bank to bank. @type {[Spot, Spot][]} */
const BRIDGES = [
  [[26.4, 34], [24.8, 41]],
  [[33, 36.2], [32.4, 42]],
  [[41.4, 36.2], [41.2, 42]],
  [[58.6, 40], [56.8, 43.5]],
  [[66.4, 44], [64.6, 48.2]],
  [[60.2, 48.4], [58.4, 52.4]],
  [[71.6, 48.2], [70.6, 51.6]],
  [[72.8, 53.6], [71.6, 57.2]],
  [[83.8, 56.6], [79.6, 61.2]],
  [[92.8, 64.2], [88, 68.8]],
  [[11, 34.4], [13, 41]],
  [[3, 40], [7.4, 44.6]],
];

/** Parks. @type {Spot[][]} */
const PARKS = [
  [[26.2, 31.6], [34.8, 33.8], [34.2, 36.4], [25.4, 34.4]], // Tuileries
  [[44, 56.4], [50.4, 56.2], [51.2, 63], [46.4, 66], [44.4, 62]], // Luxembourg
  [[71.6, 56.4], [76, 58.4], [80.4, 62.6], [77, 64.6], [72.4, 60.6]], // Jardin des Plantes
  [[1, 51.4], [4.4, 48.4], [12.4, 57], [9, 60]], // Champ de Mars
  [[84, 7], [91.6, 5.8], [94.6, 10.6], [91, 17.6], [85, 16.4]], // Buttes-Chaumont
  [[93.6, 24], [100.4, 23], [101.6, 33], [95, 33.6]], // Père-Lachaise
  [[24.8, 49], [27.4, 48.6], [28, 53.4], [25.2, 53.8]], // Esplanade
  [[17.8, 14.4], [23, 13.2], [24.4, 18.6], [19.6, 19.8]], // Monceau
  [[52, 66], [57, 67.6], [55.6, 73.6], [51, 71.6]], // Montsouris
];

/** Boulevards that cut through the blocks. @type {{ way: Spot[], w: number }[]} */
const BOULEVARDS = [
  { way: [[-6, 30], [10, 23], [24, 30]], w: 10 },
  { way: [[10, 23], [38, 20.5], [56, 18.4], [74, 24], [80, 34], [78, 45]], w: 8 },
  { way: [[10, 23], [18, 9], [33, 5], [48, 10], [66, 8], [78, 14], [86, 24], [93, 40], [96, 52]], w: 8 },
  { way: [[24, 30], [33, 26], [48, 24], [62, 20]], w: 7 },
  { way: [[2, 64], [18, 65], [32, 69], [46, 68.5], [60, 69.5], [74, 70], [88, 74]], w: 8 },
  { way: [[59, 4], [61.4, 24], [61.2, 41], [58.6, 54], [56, 78]], w: 9 },
  { way: [[26, 40], [31, 51], [44, 54.6], [58, 55.4], [67, 56]], w: 7 },
  { way: [[14, 44], [19, 62], [30, 78]], w: 7 },
  { way: [[38, 20.5], [45, 34]], w: 6 },
  { way: [[74, 24], [92, 36], [104, 44]], w: 7 },
  { way: [[10, 23], [6, 34]], w: 6 },
  { way: [[10, 23], [16, 33]], w: 6 },
  { way: [[10, 23], [2, 12]], w: 6 },
  { way: [[10, 23], [-4, 20]], w: 6 },
  { way: [[48, 10], [41, 21]], w: 6 },
];

/** Round places. @type {[number, number, number][]} */
const ROUNDS = [[10, 23, 15], [74, 24, 10], [78, 45, 10], [96, 52, 10], [24, 30, 10], [38, 20.5, 9]];

const SMALLEST_BLOCK = 1250;

/**
 * Everything that never changes during a game.
 * @param {{ layout: Layout, title: string }} props
 */
export function City({ layout, title }) {
  const { sizes, toSheet } = layout;
  const { sheet } = sizes;
  const clip = "pp-clip";
  const path = (/** @type {Spot[]} */ spots, closed = false) => smooth(spots.map(toSheet), closed);
  const scale = sizes.width / 1200;
  return html`<g class="pp-city" aria-hidden="true">
    <defs>
      <clipPath id=${clip}><rect x=${sheet.x} y=${sheet.y} width=${sheet.w} height=${sheet.h} /></clipPath>
      <pattern id="pp-trees" width="13" height="12" patternUnits="userSpaceOnUse">
        <circle class="pp-tree" cx="3.5" cy="3.4" r="1.9" /><circle class="pp-tree" cx="10" cy="9" r="1.9" />
      </pattern>
      <pattern id="pp-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path class="pp-hatch" d="M0,0V5" />
      </pattern>
      <radialGradient id="pp-aged" cx="50%" cy="46%" r="75%">
        <stop offset="55%" class="pp-aged-in" /><stop offset="100%" class="pp-aged-out" />
      </radialGradient>
    </defs>
    <rect class="pp-paper" x="0" y="0" width=${sizes.width} height=${sizes.height} />
    <g clip-path=${`url(#${clip})`}>
      <path class="pp-blocks" d=${blocks(sheet)} />
      <path class="pp-blocks-hatch" d=${blocks(sheet, 3)} />
      ${BOULEVARDS.map(({ way, w }) => html`<path class="pp-boulevard" d=${path(way)} stroke-width=${w * (0.5 + scale / 2)} />`)}
      ${ROUNDS.map(([x, y, r]) => {
        const at = toSheet([x, y]);
        return html`<circle class="pp-round" cx=${at.x} cy=${at.y} r=${r * (0.5 + scale / 2)} /><circle class="pp-round-middle" cx=${at.x} cy=${at.y} r=${r * 0.4 * (0.5 + scale / 2)} />`;
      })}
      ${PARKS.map((spots) => html`<path class="pp-park" d=${path(spots, true)} /><path class="pp-park-trees" d=${path(spots, true)} />`)}
      <${Seine} layout=${layout} />
      <rect class="pp-aged" x=${sheet.x} y=${sheet.y} width=${sheet.w} height=${sheet.h} />
      ${monuments(layout)}
      <${Cartouche} title=${title} layout=${layout} />
    </g>
    <${Frame} layout=${layout} />
  </g>`;
}

/**
 * The river between its quays.
 * @param {{ layout: Layout }} props
 */
function Seine({ layout }) {
  const { toSheet } = layout;
  const banks = [-1, 1].map((side) =>
    SEINE.map(([x, y, half], i) => {
      const [a, b] = [SEINE[Math.max(0, i - 1)], SEINE[Math.min(SEINE.length - 1, i + 1)]];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      return toSheet([x - (side * half * (b[1] - a[1])) / length, y + (side * half * (b[0] - a[0])) / length]);
    }),
  );
  const water = `${smooth(banks[0])}L${smooth([...banks[1]].reverse()).slice(1)}Z`;
  const current = (/** @type {number} */ t) =>
    smooth(banks[0].map((p, i) => ({ x: p.x + (banks[1][i].x - p.x) * t, y: p.y + (banks[1][i].y - p.y) * t })));
  return html`<g class="pp-seine">
    <path class="pp-quay" d=${water} />
    <path class="pp-water" d=${water} />
    ${[0.14, 0.3, 0.5, 0.7, 0.86].map((t, i) => html`<path class="pp-current" d=${current(t)} stroke-dasharray=${["40 30", "26 50", "60 44", "22 46", "44 34"][i]} stroke-dashoffset=${i * 19} />`)}
    ${ISLANDS.map((spots) => {
      const d = smooth(spots.map(toSheet), true);
      return html`<path class="pp-island" d=${d} /><path class="pp-island-hatch" d=${d} />`;
    })}
    ${BRIDGES.map(([from, to]) => {
      const [a, b] = [toSheet(from), toSheet(to)];
      const d = `M${fix(a.x)},${fix(a.y)}L${fix(b.x)},${fix(b.y)}`;
      return html`<path class="pp-bridge-edge" d=${d} /><path class="pp-bridge" d=${d} />`;
    })}
  </g>`;
}

/**
 * The title and the compass.
 * @param {{ title: string, layout: Layout }} props
 */
function Cartouche({ title, layout }) {
  const { title: corner, compass: second } = layout;
  return html`${corner &&
    html`<g class="pp-cartouche" transform=${`translate(${corner.x + corner.w / 2},${corner.y + corner.h / 2}) scale(${corner.w / 246})`}>
      <path class="pp-cartouche-field" d="M-104,-56H104Q106,-44 118,-42V42Q106,44 104,56H-104Q-106,44 -118,42V-42Q-106,-44 -104,-56Z" />
      <path class="pp-cartouche-rule" d="M-98,-50H98Q101,-38 112,-36V36Q101,38 98,50H-98Q-101,38 -112,36V-36Q-101,-38 -98,-50Z" />
      <path class="pp-cartouche-curl" d="M-62,28C-46,40 -20,40 0,28C20,40 46,40 62,28M0,28V36M-62,28C-68,24 -66,17 -60,19M62,28C68,24 66,17 60,19" />
      <path class="pp-cartouche-boat" d="M-13,-31H13C11,-25 7,-23 0,-23S-11,-25 -13,-31ZM-1,-31V-46L9,-34H-1M-3,-33V-43L-10,-34Z" />
      <text class="pp-title" y="10" font-size="35" textLength=${title.length > 8 ? 196 : undefined} lengthAdjust="spacingAndGlyphs">${title.toUpperCase()}</text>
    </g>`}
  ${second &&
  html`<g class="pp-compass" transform=${`translate(${second.x + second.w / 2},${second.y + second.h / 2}) scale(${second.w / 104})`}>
    <circle class="pp-compass-ring" r="34" /><circle class="pp-compass-ring" r="30" />
    <path class="pp-compass-minor" d="M0,0L22,-22L6,0L22,22L0,6L-22,22L-6,0L-22,-22L0,-6Z" />
    <path class="pp-compass-dark" d="M0,0V-40L7,-7ZM0,0H40L7,7ZM0,0V40L-7,7ZM0,0H-40L-7,-7Z" />
    <path class="pp-compass-light" d="M0,0V-40L-7,-7ZM0,0H40L7,-7ZM0,0V40L7,7ZM0,0H-40L-7,7Z" />
  </g>`}`;
}

/**
 * A thin gold frame with a flourish in each corner.
 * @param {{ layout: Layout }} props
 */
function Frame({ layout }) {
  const { sizes } = layout;
  const { width, height, sheet } = sizes;
  const edge = sizes.track ? 4 : sheet.x / 2;
  const k = sizes.kind === "wide" ? 1 : 0.7;
  const flourish = "M0,30V9Q0,0 9,0H30M6,24C6,12 12,6 24,6M6,24C6,28 10,28 10,24.5M24,6C28,6 28,10 24.5,10M0,0L13,13";
  const corners = [[1, 1], [-1, 1], [1, -1], [-1, -1]];
  return html`<g class="pp-frame">
    <rect class="pp-frame-outer" x=${edge} y=${edge} width=${width - 2 * edge} height=${height - 2 * edge} />
    <rect class="pp-frame-inner" x=${sheet.x} y=${sheet.y} width=${sheet.w} height=${height - 2 * sheet.y} />
    <path class="pp-frame-inner" d=${`M${sheet.x},${sheet.y + sheet.h}H${sheet.x + sheet.w}M${sheet.x},${sheet.y + sheet.h + 4}H${sheet.x + sheet.w}`} />
    ${corners.map(
      ([sx, sy]) => html`<path class="pp-frame-curl" d=${flourish}
        transform=${`translate(${sx > 0 ? sheet.x + 5 : width - sheet.x - 5},${sy > 0 ? sheet.y + 5 : sheet.y + sheet.h - 5}) scale(${sx * k},${sy * k})`} />`,
    )}
  </g>`;
}

/**
 * Blocks of houses: the sheet cut again and again, with wide streets first and lanes last.
 * @param {Box} sheet
 * @param {number} [every] only every so many blocks
 */
function blocks(sheet, every = 1) {
  const random = dice(1878);
  /** @type {Point[][]} */
  const done = [];
  /** @param {Point[]} shape @param {number} depth */
  const cut = (shape, depth) => {
    const size = area(shape);
    if (size < SMALLEST_BLOCK * (0.6 + 1.5 * random()) || depth > 12) {
      if (size > 160) done.push(shape);
      return;
    }
    const [a, b] = longest(shape);
    const t = 0.38 + 0.24 * random();
    const through = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
    const angle = Math.atan2(b.y - a.y, b.x - a.x) + Math.PI / 2 + (random() - 0.5) * (depth < 3 ? 0.7 : 0.3);
    const street = Math.max(2.6, 10 - depth * 1.15);
    const normal = { x: -Math.sin(angle), y: Math.cos(angle) };
    for (const side of [1, -1]) {
      const half = clipped(shape, through, { x: normal.x * side, y: normal.y * side }, street / 2);
      if (half.length > 2) cut(half, depth + 1);
    }
  };
  cut(
    [
      { x: sheet.x - 20, y: sheet.y - 20 },
      { x: sheet.x + sheet.w + 20, y: sheet.y - 20 },
      { x: sheet.x + sheet.w + 20, y: sheet.y + sheet.h + 20 },
      { x: sheet.x - 20, y: sheet.y + sheet.h + 20 },
    ],
    0,
  );
  return done
    .filter((_, i) => i % every === 0)
    .map((shape) => `M${shape.map((p) => `${fix(p.x)},${fix(p.y)}`).join("L")}Z`)
    .join("");
}

/** @param {Point[]} shape */
function area(shape) {
  let sum = 0;
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length];
    sum += p.x * q.y - q.x * p.y;
  });
  return Math.abs(sum) / 2;
}

/**
 * The ends of the longest side.
 * @param {Point[]} shape
 */
function longest(shape) {
  let best = [shape[0], shape[1]];
  let most = 0;
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length];
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    if (length > most) [most, best] = [length, [p, q]];
  });
  return best;
}

/**
 * The part of a convex shape on one side of a street.
 * @param {Point[]} shape
 * @param {Point} through
 * @param {Point} normal
 * @param {number} away
 */
function clipped(shape, through, normal, away) {
  const side = (/** @type {Point} */ p) => (p.x - through.x) * normal.x + (p.y - through.y) * normal.y - away;
  /** @type {Point[]} */
  const kept = [];
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length];
    const [a, b] = [side(p), side(q)];
    if (a >= 0) kept.push(p);
    if (a * b < 0) kept.push({ x: p.x + ((q.x - p.x) * a) / (a - b), y: p.y + ((q.y - p.y) * a) / (a - b) });
  });
  return kept;
}
