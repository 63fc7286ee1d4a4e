/** What one player holds: open, or behind a screen (P-44). */

import { html } from "htm/preact";
import { labelOf } from "./describe.js";
import { hands, mark } from "./hands.js";
import { figure, icon, key, picture } from "./icons.js";
import { endCard } from "./tray.js";
import { pictogram, tilesOf } from "./tiles.js";

/** @typedef {import("../board.js").DrawingProps} Props */
/** @typedef {import("./types.js").ParisBoard} ParisBoard */
/** @typedef {import("./types.js").SeatView} SeatView */

const KINDS = ["wood", "marble", "gold", "prestige-bronze", "prestige-silver", "prestige-gold"];

/** @param {Props & { seat: number }} props */
export function Seat(props) {
  const board = /** @type {ParisBoard} */ (props.view.board);
  const view = board.seats[props.seat];
  if (!view) return null;
  const own = props.view.seat === props.seat;
  return html`<div class=${`pa-seat ${own ? "pa-own" : ""}`} data-paris-seat=${props.seat} ...${hands(props)}>
    <div class="pa-holdings">${holdings(props, view)}</div>
    ${view.tokens && html`<div class="pa-holdings pa-tokens">${tokens(props, view, own)}</div>`}
    ${tiles(props, view, own)}
  </div>`;
}

/** @param {Props} props @param {SeatView} view */
function holdings(props, { seat, francs, keys, reserve, end_tiles_held }) {
  const held = (/** @type {string} */ name, /** @type {unknown} */ art, /** @type {number} */ count) => html`<span
    class="pa-held"
    data-describe=${`${name}/${seat}`}
    aria-label=${`${props.say(`paris-board-${name}`, { seat })}: ${count}`}
    >${art}<b>${count}</b></span
  >`;
  const hidden = francs === null || keys === null;
  return html`
    ${hidden
      ? html`<span class="pa-held pa-screen-held" data-describe=${`screen/${seat}`} aria-label=${props.say("paris-board-screen", { seat })}
          >${picture(icon("screen"), 32, 32, 30)}${end_tiles_held > 0 && html`<small class="pa-behind">${picture(endMark, 30, 22, 20)}<b>${end_tiles_held}</b></small>`}</span
        >`
      : html`${held("francs", picture(icon("coin"), 32, 32, 24), francs)}${held("keys", picture(key(seat, -1, -8, 0.92), 30, 42, 20), keys)}`}
    ${held("reserve", picture(html`${icon("reserve")}`, 30, 30, 22), reserve)}
  `;
}

const endMark = html`<rect class="pa-end-back" x="-13" y="-9" width="26" height="18" rx="4" />`;

/** @param {Props} props @param {SeatView} view @param {boolean} own */
function tokens(props, { tokens: held }, own) {
  return KINDS.filter((kind) => held?.[kind]).map((kind) => {
    const marked = own ? mark(props, `token/${kind}`, "pa-held", () => labelOf(`token/${kind}`, props)) : { class: "pa-held", "data-describe": `token/${kind}` };
    return html`<span key=${kind} ...${marked}>${picture(icon(kind), 32, 32, 24)}<b>${held?.[kind]}</b></span>`;
  });
}

/** @param {Props} props @param {SeatView} view @param {boolean} own */
function tiles(props, view, own) {
  const known = tilesOf(props.info.components, props.view.seats);
  const card = (/** @type {number} */ number, /** @type {boolean} */ used) => {
    const marked =
      own && !used
        ? mark(props, `tile/${number}`, "pa-bonus", () => labelOf(`tile/${number}`, props))
        : { class: `pa-bonus ${used ? "pa-used" : ""}`, "data-describe": `${used ? "used-tile" : "tile"}/${number}` };
    return html`<span key=${`${used}${number}`} ...${marked}>${picture(bonusCard(number, known.get(number)), 68, 62, 54)}</span>`;
  };
  const end = (/** @type {string} */ name, /** @type {number} */ n, /** @type {boolean} */ used) => {
    const marked =
      own && !used
        ? mark(props, `end/${name}`, "pa-bonus", () => labelOf(`end/${name}`, props))
        : { class: `pa-bonus ${used ? "pa-used" : ""}`, "data-describe": `end/${name}` };
    return html`<span key=${`${used}${name}${n}`} ...${marked}>${picture(endCard(name), 70, 52, 54)}</span>`;
  };
  const open = [...(view.tiles ?? []).map((n) => card(n, false)), ...(view.end_tiles ?? []).map((e, n) => end(e, n, false))];
  const spent = [...view.used.map((n) => card(n, true)), ...view.used_end_tiles.map((e, n) => end(e, n, true))];
  return html`
    ${open.length > 0 && html`<div class="pa-tiles">${open}</div>`}
    ${spent.length > 0 && html`<div class="pa-tiles pa-tiles-used" aria-label=${props.say("paris-board-used-tiles")}>${spent}</div>`}
  `;
}

/** @param {number} number @param {import("./tiles.js").Tile | undefined} tile */
const bonusCard = (number, tile) => html`<rect class="pa-card-face" x="-33" y="-30" width="66" height="60" rx="8" />
  ${figure(number, 0, -18, 15.5, "pa-number")}
  <g transform="translate(0 9)">${pictogram(tile)}</g>`;
