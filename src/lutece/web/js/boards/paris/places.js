/** Places of the board: the Arc, banks, buildings, landmarks, each with the keys that stand there. */

import { html } from "htm/preact";
import { buildingArt, landmarkArt } from "./art.js";
import * as g from "./geometry.js";
import { mark } from "./interaction.js";
import { coin, figure, icon, key, points, SMALL, still } from "./icons.js";

/** @typedef {import("../board.js").DrawingProps} Props */
/** @typedef {import("./types.js").ParisBoard} ParisBoard */
/** @typedef {import("./types.js").DistrictView} DistrictView */
/** @typedef {import("./types.js").LandmarkView} LandmarkView */

const T = g.TILE;

/** A seat for each key, twice where a place is held twice. @param {number[]} keys */
export const owners = (keys) => keys.flatMap((count, seat) => Array(count).fill(seat));

/** @param {number[]} keys @param {number} [scale] @param {number} [lift] */
function keysOn(keys, scale = 1, lift = 0) {
  const seats = owners(keys);
  const offsets = g.keyOffsets(seats.length);
  return seats.map((seat, i) => key(seat, offsets[i][0] * scale, (offsets[i][1] + lift) * scale, scale));
}

/** Soft light around what can be chosen; drawn always, shown by its class. @param {unknown} shape */
const halo = (shape) => html`<g class="pa-halo" aria-hidden="true">${shape}</g>`;

const square = (/** @type {number} */ half, /** @type {number} */ round, /** @type {string} */ tone) =>
  html`<rect class=${tone} x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx=${round} />`;

/** @param {Props} props */
export function arc(props) {
  const board = /** @type {ParisBoard} */ (props.view.board);
  const seats = owners(board.arc_keys);
  return html`<g ...${mark(props, "place/arc", "pa-place pa-arc")}>
    ${halo(html`<circle r=${g.ARC_RADIUS - 2} />`)}
    <circle class="pa-hit" r=${g.ARC_RADIUS - 2} />
    ${icon("arc", 0, 0)}
    ${seats.map((seat, i) => key(seat, g.arcKeyX(i, seats.length), g.ARC_KEY_Y))}
  </g>`;
}

/** @param {Props} props @param {DistrictView} district @param {number} i */
export function bank(props, district, i) {
  const element = `place/bank/${district.district}`;
  return html`<g key=${element} ...${mark(props, element, "pa-place pa-bank")} transform=${g.translate(g.bankAt(i))}>
    ${still("bank", () => halo(html`<rect x="-31" y="-29" width="62" height="58" rx="16" />`))}
    ${still("bank front", bankFront)}
    ${keysOn(district.bank_keys)}
    ${still(`bank ${district.bank_francs}`, () => html`<g>${coin(district.bank_francs, -22, -19, 1)}</g>`)}
  </g>`;
}

const bankFront = () => html`<g>
  <rect class="pa-tile" x="-31" y="-29" width="62" height="58" rx="16" />${icon("b-bank", 2, 5)}
</g>`;

/** @param {Props} props @param {DistrictView} district @param {number} i @param {number} index */
export function building(props, district, i, index) {
  const { value, type, token, keys } = district.buildings[index];
  const element = `place/${district.district}/${value}`;
  const marked = mark(props, element, `pa-place ${type ? "pa-built" : "pa-site"}`);
  return html`<g key=${element} ...${marked} transform=${g.translate(g.buildingAt(i, index))}>
    ${still("halo", () => halo(square(T, 15, "")))}
    ${still(`front ${type ?? value}`, () => front(type, value))}
    ${token && still(`token ${token}`, () => tokenBeside(token))}
    ${keysOn(keys)}
    ${still(`value ${value}`, () => valueOf(value))}
  </g>`;
}

/** @param {string | null} type @param {number} value */
const front = (type, value) => html`<g>
  ${square(T, 15, type ? "pa-tile" : "pa-tile pa-empty")}
  ${type ? icon(buildingArt(type), 2.5, 4.5, 0.98) : gift(value)}
</g>`;

/** @param {string} kind */
const tokenBeside = (kind) => html`<g class="pa-token" transform="translate(18 17)">
  <circle class="pa-token-disc" r="15" />${icon(kind, 0, 0, 0.82)}
</g>`;

/** The corner with a building's value. @param {number} value */
const valueOf = (value) => html`<g>
  <path class="pa-value" d="M-30 -15A15 15 0 0 1 -15 -30H-12A4.500 4.500 0 0 1 -7.500 -25.500V-14A4.500 4.500 0 0 1 -12 -9.500H-25.500A4.500 4.500 0 0 1 -30 -14Z" />
  ${figure(value, -18.6, -19.4, 19.5, "pa-on-value")}
</g>`;

/** What entering gives there beside the token (P-26): shown while nothing stands. @param {number} value */
function gift(value) {
  if (value <= 3) return html`<g class="pa-faint">${icon("ticket", 13, -13, 0.8)}${value === 3 && coin(2, -14, 13, 0.92)}</g>`;
  if (value === 8) return html`<g class="pa-faint">${points(2, 13, -13, 1)}${icon("wood", -14, 13, 0.7)}</g>`;
  return null;
}

/** @param {DistrictView} district @param {number} i */
export function vpSpace(district, i) {
  const tile = district.vp_tile;
  const at = g.translate(g.vpSpaceAt(i));
  if (!tile) {
    return html`<g class="pa-vp-space" transform=${at}><circle class="pa-tile pa-empty" r="27" />
      <path class="pa-podium" d="M-19 14V2H-6.500V-12H6.500V6H19V14ZM-6.500 2V14M6.500 6V14" />
    </g>`;
  }
  return html`<g class="pa-vp-space" transform=${at}>${vpTile(tile)}</g>`;
}

/** A VP tile, 62 across. @param {number[]} vp */
export const vpTile = (vp) => html`<circle class="pa-vp-tile" r="31" /><circle class="pa-vp-tile-line" r="27.5" />
  ${figure(vp[0], 0, -10, 23, "pa-on-vp")}
  <path class="pa-vp-tile-line" d="M-22 1.500H22" />
  ${figure(`${vp[1]}·${vp[2]}`, 0, 12, SMALL, "pa-on-vp")}`;

/**
 * Landmarks of a district: those that stand, those that I could build now, and free sites.
 * @param {Props} props
 * @param {DistrictView} district
 * @param {number} i
 */
export function landmarks(props, district, i) {
  const board = /** @type {ParisBoard} */ (props.view.board);
  const here = board.landmarks.filter((l) => l.district === district.district);
  const possible = board.landmarks.filter(
    (l) => l.district === null && props.alive.has(`place/${district.district}/${l.landmark}`),
  );
  const { scale, sites } = g.landmarkSites(i, here.length + possible.length);
  const shown = [...here, ...possible];
  const free = sites.slice(shown.length);
  return [
    ...free.map((site, n) => ({
      y: -Infinity,
      art: html`<g key=${`site ${n}`} transform=${`${g.translate(site)} scale(${scale})`}>${plaque("pa-tile pa-empty")}</g>`,
    })),
    ...shown.map((view, at) => ({
      y: sites[at].y,
      art: landmark(props, view, district.district, sites[at], scale, at >= here.length),
    })),
  ];
}

/** @param {string} tone */
const plaque = (tone) => html`<path class=${tone} d="M-30 30V-17A13 13 0 0 0 -17 -30H17A13 13 0 0 0 30 -17V30Z" />`;

/**
 * @param {Props} props
 * @param {LandmarkView} view
 * @param {string} district
 * @param {import("./types.js").Point} site
 * @param {number} scale
 * @param {boolean} ghost  not built yet
 */
function landmark(props, view, district, site, scale, ghost) {
  const element = `place/${district}/${view.landmark}`;
  const marked = mark(props, element, `pa-place pa-landmark ${ghost ? "pa-ghost" : ""}`);
  const slotX = (/** @type {number} */ n) => (n - (view.slots.length - 1) / 2) * 16 + 1;
  return html`<g key=${element} ...${marked} transform=${g.translate(site)}>
    <g transform=${scale === 1 ? undefined : `scale(${scale})`}>
      ${halo(plaque(""))}
      ${plaque(ghost ? "pa-tile pa-landmark-tile pa-empty" : "pa-tile pa-landmark-tile")}
      ${icon(landmarkArt(view.landmark), 1, scale < 0.8 ? 4 : -1, 0.94)}
      ${scale >= 0.8 && view.slots.map(([kind], n) => icon(kind, slotX(n), 28, 0.52))}
      ${keysOn(view.keys, Math.max(1, 0.95 / scale), -4)}
    </g>
    <circle class="pa-value" cx=${-23 * scale} cy=${-24 * scale} r="14" />
    ${figure(view.value, -23 * scale, -24 * scale, SMALL, "pa-on-value")}
  </g>`;
}
