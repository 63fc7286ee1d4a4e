/** What one player holds: open, or behind a screen (P-44). */

import { html } from "htm/preact";
import { hands, note, own as mine, useLabels } from "./interaction.js";
import { figure, icon, key, picture, SMALL } from "./icons.js";
import { endCard, tokenElement } from "./tray.js";
import { endTile, pictogram, tilesOf } from "./tiles.js";

/** @typedef {import("../board.js").DrawingProps} Props */
/** @typedef {import("./types.js").ParisBoard} ParisBoard */
/** @typedef {import("./types.js").SeatView} SeatView */

const KINDS = ["wood", "marble", "gold", "prestige-bronze", "prestige-silver", "prestige-gold"];

/** @param {Props & { seat: number }} props */
export function Seat(props) {
  const board = /** @type {ParisBoard} */ (props.view.board);
  const view = board.seats[props.seat];
  const root = useLabels(props);
  if (!view) return null;
  const own = props.view.seat === props.seat;
  return html`<div ref=${root} class=${`pa-seat ${own ? "pa-own" : ""}`} data-paris-seat=${props.seat} ...${hands(props)}>
    <div class="pa-holdings">
      ${holdings(view)}
      ${board.start === props.seat && html`<span ...${note(`first/${props.seat}`, "pa-held")}>${picture(flag, 24, 28, 18)}</span>`}
      ${view.tokens && tokens(props, view, own)}
    </div>
    ${tiles(props, view, own)}
  </div>`;
}

/** @param {SeatView} view */
function holdings({ seat, francs, keys, reserve, end_tiles_held }) {
  /** @param {string} name @param {unknown} art @param {number} count */
  const held = (name, art, count) => html`<span ...${note(`${name}/${seat}`, "pa-held")}>${art}<b>${count}</b></span>`;
  const safe = held("reserve", picture(icon("reserve"), 30, 30, 22), reserve);
  if (francs === null || keys === null) {
    return html`<span ...${note(`screen/${seat}`, "pa-held")}>
        ${picture(icon("screen"), 32, 32, 30)}
        ${end_tiles_held > 0 && html`<small class="pa-behind">${picture(endMark, 30, 22, 20)}<b>${end_tiles_held}</b></small>`}
      </span>
      ${safe}`;
  }
  return html`${held("francs", picture(icon("coin"), 32, 32, 24), francs)}
    ${held("keys", picture(key(seat, -1, -8, 0.92), 30, 42, 20), keys)} ${safe}`;
}

/** Who began: rounds end before this seat. */
const flag = html`<path class="pa-flag-pole" d="M-7 13V-13" /><path class="pa-flag" d="M-7 -12H9L5 -6.500L9 -1H-7Z" />`;

const endMark = html`<rect class="pa-end-back" x="-13" y="-9" width="26" height="18" rx="4" />`;

/** @param {Props} props @param {SeatView} view @param {boolean} own */
function tokens(props, { tokens: held }, own) {
  return KINDS.filter((kind) => held?.[kind]).map((kind) => {
    const element = tokenElement(kind, props);
    const marked = own ? mine(props, element, "pa-held", `${held?.[kind]}. `) : note(`token/${kind}`, "pa-held");
    return html`<span key=${kind} ...${marked}>${picture(icon(kind), 32, 32, 24)}<b>${held?.[kind]}</b></span>`;
  });
}

/** @param {Props} props @param {SeatView} view @param {boolean} own */
function tiles(props, view, own) {
  const known = tilesOf(/** @type {ParisBoard} */ (props.view.board));
  /** @param {string} element @param {unknown} art @param {number} [n] */
  const card = (element, art, n = 0) => {
    const marked = own ? mine(props, element, "pa-bonus") : note(element, "pa-bonus");
    return html`<span key=${`${element}#${n}`} ...${marked}>${art}</span>`;
  };
  const open = [
    ...(view.tiles ?? []).map((number, i) => {
      const worth = view.worth?.[i] || null; // nothing is no news
      const art = picture(bonusCard(number, known.get(number)), 68, 60, 52);
      return card(`tile/${number}`, html`${art}${worth && html`<b class="pa-worth">${props.say("paris-board-plus", { vp: worth })}</b>`}`);
    }),
    ...(view.end_tiles ?? []).map((end, n) => card(`end/${end}`, picture(endCard(end), 64, 60, 50), n)),
  ];
  const spent = [
    ...view.used.map((number) => html`<span ...${note(`used-tile/${number}`, "pa-chip")}>${number}</span>`),
    ...view.used_end_tiles.map(
      (end) => html`<span ...${note(`end/${end}`, "pa-chip pa-chip-end")}>${picture(pictogram(endTile(end)), 36, 32, 22)}</span>`,
    ),
  ];
  return html`
    ${open.length > 0 && html`<div class="pa-tiles">${open}</div>`}
    ${spent.length > 0 && html`<div class="pa-tiles pa-tiles-used"><small>${props.say("paris-board-used-tiles")}</small>${spent}</div>`}
  `;
}

/** @param {number} number @param {import("./tiles.js").Tile | undefined} tile */
const bonusCard = (number, tile) => html`<rect class="pa-card-face" x="-33" y="-29" width="66" height="58" rx="8" />
  ${figure(number, 0, -18, SMALL, "pa-number")}
  <g transform="translate(0 9)">${pictogram(tile)}</g>`;
