/** Places of the board: the Arc, banks, buildings, landmarks, each with the keys that stand there. */

import { html } from "htm/preact";
import { buildingArt, landmarkArt } from "./art.js";
import * as g from "./geometry.js";
import { mark } from "./interaction.js";
import { coin, figure, icon, key, points, SEATS, SMALL, still } from "./icons.js";

/** @typedef {import("../board.js").DrawingProps} Props */
/** @typedef {import("./types.js").ParisBoard} ParisBoard */
/** @typedef {import("./types.js").DistrictView} DistrictView */
/** @typedef {import("./types.js").LandmarkView} LandmarkView */

/** A seat for each key, twice where a place is held twice. @param {number[]} keys */
export const owners = (keys) => keys.flatMap((count, seat) => Array(count).fill(seat));

/**
 * The keys on a tile, as large on every tile.
 * @param {number[]} keys @param {number} [scale]  of the tile's group @param {number} [aside]
 */
function keysOn(keys, scale = 1, aside = 0) {
  const seats = owners(keys);
  const offsets = g.keyOffsets(seats.length);
  return seats.map((seat, i) => key(seat, offsets[i][0] + aside, offsets[i][1], 1 / scale));
}

/** Soft light around what can be chosen; drawn always, shown by its class. @param {unknown} shape */
const halo = (shape) => html`<g class="pa-halo" aria-hidden="true">${shape}</g>`;

const tile = (/** @type {string} */ tone) =>
  html`<rect class=${tone} x=${-g.TILE.x} y=${-g.TILE.y} width=${2 * g.TILE.x} height=${2 * g.TILE.y} rx="12" />`;

/** @param {Props} props */
export function arc(props) {
  const board = /** @type {ParisBoard} */ (props.view.board);
  const seats = owners(board.arc_keys);
  return html`<g ...${mark(props, "place/arc", "pa-place pa-arc")} data-zoom="-180 -180 360 360">
    ${halo(html`<circle r=${g.ARC_RADIUS - 2} />`)}
    <circle class="pa-hit" r=${g.ARC_RADIUS - 2} />
    ${icon("arc", 0, -4, 0.9)}
    ${seats.map((seat, i) => key(seat, g.arcKeyX(i, seats.length), g.ARC_KEY_Y))}
  </g>`;
}

/** @param {Props} props @param {DistrictView} district @param {number} i */
export function bank(props, district, i) {
  const element = `place/bank/${district.district}`;
  return html`<g key=${element} ...${mark(props, element, "pa-place pa-bank")} transform=${g.translate(g.bankAt(i))}>
    ${still("bank", () => halo(bankTile("")))}
    ${still("bank front", () => html`<g>${bankTile("pa-tile")}${icon("b-bank", -7, 6, 0.98)}</g>`)}
    ${keysOn(district.bank_keys, 1, -3)}
    ${still(`bank ${district.bank_francs}`, () => html`<g>${coin(district.bank_francs, -24, -20, 1)}</g>`)}
  </g>`;
}

const bankTile = (/** @type {string} */ tone) => html`<rect class=${tone} x="-35" y="-30" width="70" height="60" rx="14" />`;

/** @param {Props} props @param {DistrictView} district @param {number} i @param {number} index */
export function building(props, district, i, index) {
  const { value, type, token, keys } = district.buildings[index];
  const { cost, bonus, vp } = /** @type {ParisBoard} */ (props.view.board).entries[index];
  const element = `place/${district.district}/${value}`;
  const marked = mark(props, element, `pa-place ${type ? "pa-built" : "pa-site"}`);
  return html`<g key=${element} ...${marked} transform=${g.translate(g.buildingAt(i, index))}>
    ${still("halo", () => halo(tile("")))}
    ${still(`front ${type ?? JSON.stringify([cost, bonus, vp])}`, () => front(type, cost, bonus, vp))}
    ${token && still(`token ${token}`, () => tokenBeside(token))}
    ${keysOn(keys)}
    ${still(`value ${value}`, () => valueOf(value))}
  </g>`;
}

/** @param {string | null} type @param {Record<string, number>} cost @param {number | null} bonus @param {number} vp */
const front = (type, cost, bonus, vp) => html`<g>
  ${tile(type ? "pa-tile" : "pa-tile pa-sunk")}
  ${type ? icon(buildingArt(type), g.HOUSE.x, g.HOUSE.y, g.HOUSE.scale) : gift(cost, bonus, vp)}
</g>`;

/** @param {string} kind */
const tokenBeside = (kind) => html`<g class="pa-token" transform=${g.translate(g.TOKEN)}>
  <circle class="pa-token-disc" r="15.5" />${icon(kind, 0, 0, 0.86)}
</g>`;

/** The corner with a building's value. @param {number} value */
const valueOf = (value) => html`<g>
  <path class="pa-value" d="M-38 -20A14 14 0 0 1 -24 -34H-19A4.500 4.500 0 0 1 -14.500 -29.500V-17A4.500 4.500 0 0 1 -19 -12.500H-33.500A4.500 4.500 0 0 1 -38 -17Z" />
  ${figure(value, -26.200, -23.200, 20.500, "pa-on-value")}
</g>`;

/**
 * What entering gives there beside the token, and what it takes beside francs (P-26): shown while nothing stands.
 * @param {Record<string, number>} cost @param {number | null} bonus @param {number} vp
 */
function gift(cost, bonus, vp) {
  const [resource] = Object.keys(cost).filter((kind) => kind !== "francs");
  if (bonus === null && !vp && !resource) return null;
  return html`<g class="pa-faint">
    ${bonus !== null && icon("ticket", 2, -12, 0.9)}${bonus !== null && bonus > 0 && coin(bonus, -16, 14, 0.92)}
    ${vp > 0 && points(vp, 4, -13, 1)}${resource && icon(resource, -16, 14, 0.8)}
  </g>`;
}

/**
 * A district's VP space: its tile, and around it what each seat holds here. A golden edge: this seat leads.
 * @param {DistrictView} district @param {number} i
 */
export function vpSpace(district, i) {
  const tile = district.vp_tile;
  return html`<g class="pa-vp-space" transform=${g.translate(g.vpSpaceAt(i))}>
    ${tile
      ? html`<g transform="scale(.84)">${vpTile(tile)}</g>`
      : html`<circle class="pa-tile pa-sunk" r="25" /><path class="pa-podium" d="M-19 14V2H-6.500V-12H6.500V6H19V14ZM-6.500 2V14M6.500 6V14" />`}
    ${standing(district)}
  </g>`;
}

/** @param {DistrictView} district */
function standing({ totals, points, vp_tile }) {
  const deciding = vp_tile ? points : totals;
  const most = Math.max(...deciding);
  return totals.map((total, seat) => {
    if (!total) return null;
    const [x, y] = STANDS[seat];
    const leads = most > 0 && deciding[seat] === most;
    return html`<g class=${`pa-standing ${leads ? "pa-leads" : ""}`} transform=${`translate(${x} ${y})`}>
      ${icon(`seat-${SEATS[seat]}`, 0, 0, 1.16)}${figure(total, 0, seat === 3 ? -1.2 : 0.6, SMALL, `pa-letter-${SEATS[seat]}`)}
    </g>`;
  });
}

/** Where the totals of the seats stand around a VP space: each seat has a corner. */
const STANDS = [[-25, -25], [25, -25], [-25, 26], [25, 26]];

/** A VP tile, 62 across. @param {number[]} vp */
export const vpTile = (vp) => html`<circle class="pa-vp-tile" r="31" /><circle class="pa-vp-tile-line" r="27.5" />
  ${figure(vp[0], 0, -10, 23, "pa-on-vp")}
  <path class="pa-vp-tile-line" d="M-22 1.500H22" />
  ${figure(`${vp[1]}·${vp[2]}`, 0, 12, SMALL, "pa-on-vp")}`;

/**
 * Landmarks of a district. Where one can be built, or none stands yet, there is a free site.
 * @param {Props} props
 * @param {DistrictView} district
 * @param {number} i
 */
export function landmarks(props, { district }, i) {
  const board = /** @type {ParisBoard} */ (props.view.board);
  const here = board.landmarks.filter((l) => l.district === district);
  const element = `site/${district}`;
  const open = here.length === 0 || props.alive.has(element);
  const { scale, sites } = g.landmarkSites(i, here.length + (open ? 1 : 0));
  const drawn = here.map((view, at) => ({ y: sites[at].y, art: landmark(props, view, district, sites[at], scale) }));
  if (open) drawn.push({ y: -Infinity, art: site(props, element, sites[here.length], scale) });
  return drawn;
}

/** @param {Props} props @param {string} element @param {import("./types.js").Point} at @param {number} scale */
const site = (props, element, at, scale) => html`<g key=${element} ...${mark(props, element, "pa-place pa-site")} transform=${g.translate(at)}>
  <g transform=${`scale(${scale})`}>
    ${still("site", () => html`<g>${halo(plaque(""))}${plaque("pa-tile pa-sunk")}${icon("l-monument", 0, -1, 0.86)}</g>`)}
  </g>
</g>`;

/** @param {string} tone */
const plaque = (tone) => html`<path class=${tone} d="M-30 30V-17A13 13 0 0 0 -17 -30H17A13 13 0 0 0 30 -17V30Z" />`;

/**
 * @param {Props} props
 * @param {LandmarkView} view
 * @param {string} district
 * @param {import("./types.js").Point} site
 * @param {number} scale
 */
function landmark(props, view, district, site, scale) {
  const element = `place/${district}/${view.landmark}`;
  const slotX = (/** @type {number} */ n) => (n - (view.slots.length - 1) / 2) * 15 - 6;
  return html`<g key=${element} ...${mark(props, element, "pa-place pa-landmark")} transform=${g.translate(site)}>
    <g transform=${`scale(${scale})`}>
      ${halo(plaque(""))}
      ${plaque("pa-tile pa-landmark-tile")}
      ${icon(landmarkArt(view.landmark), -6, scale < 0.9 ? 1 : -4, 0.94)}
      ${scale >= 0.9 && view.slots.map(([kind], n) => icon(kind, slotX(n), 23, 0.5))}
      ${keysOn(view.keys, scale)}
    </g>
    <circle class="pa-value" cx=${-25 * scale} cy=${-25 * scale} r="14" />
    ${figure(view.value, -25 * scale, -25 * scale, SMALL, "pa-on-value")}
  </g>`;
}
