/** What lies beside the board: piles, landmarks and VP tiles to come, the market, the end-game tiles. */

import { html } from "htm/preact";
import { buildingArt, landmarkArt } from "./art.js";
import { drawnTile } from "./describe.js";
import { hands, mark, note, useLabels } from "./interaction.js";
import { figure, icon, picture } from "./icons.js";
import { vpTile } from "./places.js";
import { endTile, pictogram } from "./tiles.js";

/** @typedef {import("../board.js").DrawingProps} Props */
/** @typedef {import("./types.js").ParisBoard} ParisBoard */
/** @typedef {import("./types.js").LandmarkView} LandmarkView */

/** @param {Props} props */
export function Tray(props) {
  const board = /** @type {ParisBoard} */ (props.view.board);
  const root = useLabels(props);
  const supply = board.landmarks.filter(({ district }) => district === null);
  return html`<div ref=${root} class="pa-tray" ...${hands(props)}>
    ${board.final_rounds !== null && finalNotice(props, board.final_rounds)}
    <div class="pa-parts">
      ${(board.drawn || board.piles.some(({ left }) => left)) && part(props, "piles", [board.piles.map((_, i) => pile(props, board, i)), drawn(props, board)])}
      ${part(props, "end-tiles", endTiles(props, board))}
      ${board.vp_tiles.length > 0 && part(props, "vp-tiles", board.vp_tiles.map((vp) => vpCard(props, vp)))}
      ${part(props, "market", market(props, board))}
      ${supply.length > 0 && part(props, "landmarks", supply.map((landmark) => landmarkCard(props, landmark)))}
    </div>
  </div>`;
}

/** @param {Props} props @param {string} name @param {unknown} content */
const part = (props, name, content) => html`<section class=${`pa-part pa-part-${name}`}>
  <h2 class="pa-part-title">${props.say(`paris-board-part-${name}`)}</h2>
  <div class="pa-part-row">${content}</div>
</section>`;

/** @param {Props} props @param {number} rounds */
const finalNotice = (props, rounds) => html`<p ...${note("final-rounds", "pa-final")}>
  ${props.say(rounds > 1 ? "paris-board-notice-round" : "paris-board-notice-final")}
</p>`;

/** @param {Props} props @param {ParisBoard} board @param {number} i */
function pile(props, board, i) {
  const { left, top } = board.piles[i];
  const element = `pile/${i + 1}`;
  const district = board.districts.findIndex((d) => d.district === top);
  const name = top ? props.say("paris-board-district", { district: top }) : props.say("paris-board-none-left");
  const edges = Math.min(4, Math.ceil(left / 3));
  const art = html`
    ${range(edges).map((n) => html`<rect class="pa-pile-edge" x="-29" y=${-27 + (edges - n) * 3} width="58" height="50" rx="9" />`)}
    ${top
      ? html`<rect class="pa-pile-back" x="-29" y="-27" width="58" height="50" rx="9" />
          <rect class="pa-pile-line" x="-25.500" y="-23.500" width="51" height="43" rx="6" />
          ${icon("b-residence", 0, 0, 0.78)}`
      : html`<rect class="pa-tile pa-empty" x="-29" y="-27" width="58" height="50" rx="9" />`}`;
  return html`<div ...${mark(props, element, `pa-card-item pa-pile ${top ? `pa-d${district}` : "pa-gone"}`, `${left} ${name}. `)}>
    ${picture(art, 64, 66, 60)}<span class="pa-caption">${top && html`<b>${left}</b> `}<span class="pa-pile-name">${name}</span></span>
  </div>`;
}

/** @param {Props} props @param {ParisBoard} board */
function drawn(props, board) {
  const tile = drawnTile(board, props);
  if (!tile) return null;
  const art = html`<rect class="pa-tile" x="-28" y="-28" width="56" height="56" rx="13" />${icon(buildingArt(tile.type), 2, 5)}
    <circle class="pa-value" cx="-19" cy="-19" r="13" />${figure(tile.value, -19, -19, 19, "pa-on-value")}`;
  return html`<div ...${note("drawn", "pa-card-item pa-drawn")}>
    ${picture(art, 66, 66, 56)}<span class="pa-caption">${props.say("paris-board-waits")}</span>
  </div>`;
}

/** The pile, or what lies open while I look through it (P-36). @param {Props} props @param {ParisBoard} board */
function endTiles(props, board) {
  const looking = props.view.decisions.some((d) => d.text.startsWith("end-tile "));
  if (looking) {
    return props.view.decisions.map((decision) => {
      const end = decision.text.slice("end-tile ".length);
      const element = `end/${end}`;
      const left = Number(decision.said.args.left ?? 1);
      return html`<div key=${element} ...${mark(props, element, "pa-card-item pa-end")}>
        ${picture(endCard(end, left), 70, 52, 56)}
      </div>`;
    });
  }
  const left = board.end_tiles_left;
  const edges = Math.min(4, Math.ceil(left / 3));
  const art = html`
    ${range(edges).map((n) => html`<rect class="pa-pile-edge" x="-30" y=${-20 + (edges - n) * 3} width="60" height="38" rx="7" />`)}
    ${left ? endBack : html`<rect class="pa-tile pa-empty" x="-30" y="-20" width="60" height="38" rx="7" />`}`;
  return html`<div ...${mark(props, "end-tiles", "pa-card-item pa-end-pile", `${left}. `)}>
    ${picture(art, 66, 54, 56)}<span class="pa-caption"><b>${left}</b></span>
  </div>`;
}

/** @param {number} count */
const range = (count) => Array.from({ length: count }, (_, i) => i);

const endBack = html`<rect class="pa-end-back" x="-30" y="-20" width="60" height="38" rx="7" />
  <path class="pa-end-line" d="M-24 -14H24V12H-24ZM0 -11C-8 -4 -8 2 0 9C8 2 8 -4 0 -11Z" />
  <path class="pa-end-line" d="M-17 -1C-12 -7 -9 -5 -9 -1C-9 3 -12 5 -17 -1ZM17 -1C12 -7 9 -5 9 -1C9 3 12 5 17 -1Z" />`;

/** @param {string} end @param {number} [left] */
export const endCard = (end, left = 1) => html`
  ${left > 1 && html`<rect class="pa-end-card" x="-27" y="-17" width="60" height="38" rx="7" />`}
  <rect class="pa-end-card" x="-30" y="-20" width="60" height="38" rx="7" />
  <g transform="translate(0 -1)">${pictogram(endTile(end))}</g>`;

/**
 * What can be bought from the supply, and what is bought from me: a column for each kind.
 * @param {Props} props @param {ParisBoard} board
 */
function market(props, board) {
  const kinds = Object.keys(board.prices);
  const named = (/** @type {string} */ name) => html`<span class="pa-shop-name" aria-hidden="true">${name}</span>`;
  return html`<div class="pa-shop">
    <div class="pa-shop-row"><span class="pa-shop-name"></span>
      ${kinds.map((kind) => html`<span key=${kind} ...${note(kind in board.supply ? `supply/${kind}` : `token/${kind}`, "pa-shop-kind")}>
        ${picture(icon(kind), 32, 32, 26)}${kind in board.supply && html`<small>×${board.supply[kind]}</small>`}</span>`)}
    </div>
    <div class="pa-shop-row">${named(props.say("paris-board-buy"))}
      ${kinds.map((kind) => deal(props, kind, `supply/${kind}`, board.prices[kind].buy, "pa-buy", "−"))}
    </div>
    <div class="pa-shop-row">${named(props.say("paris-board-sell"))}
      ${kinds.map((kind) => deal(props, kind, tokenElement(kind, props), board.prices[kind].sell, "pa-sell", "+"))}
    </div>
  </div>`;
}

/**
 * @param {Props} props @param {string} kind @param {string} element
 * @param {number | undefined} francs @param {string} tone @param {string} sign
 */
const deal = (props, kind, element, francs, tone, sign) =>
  francs === undefined
    ? html`<span key=${kind} class="pa-deal pa-no-deal"></span>`
    : html`<div key=${kind} ...${mark(props, element, `pa-deal ${tone}`, `${sign}${francs}. `)}>${sign}${francs}</div>`;

/** What is asked for a landmark's slot is `token/prestige`, whatever its kind (P-26). @param {string} kind @param {Props} props */
export function tokenElement(kind, props) {
  const asked = props.alive.has("token/prestige") && props.view.prompt.said.args.kind === kind;
  return asked ? "token/prestige" : `token/${kind}`;
}

/** @param {Props} props @param {number[]} vp */
function vpCard(props, vp) {
  const element = `vp/${vp[0]}`;
  return html`<div key=${element} ...${mark(props, element, "pa-card-item pa-vp-card")}>${picture(vpTile(vp), 66, 66, 38)}</div>`;
}

/** Its value, what it costs beside francs, and the prestige that can be handed in there. @param {Props} props @param {LandmarkView} view */
function landmarkCard(props, view) {
  const element = `landmark/${view.landmark}`;
  const name = props.say("paris-board-landmark-name", { landmark: view.landmark });
  const cost = Object.entries(view.resources).flatMap(([kind, n]) => Array(n).fill(kind));
  const art = html`<path class="pa-tile pa-landmark-tile" d="M-45 46V-32A13 13 0 0 0 -32 -45H32A13 13 0 0 0 45 -32V46Z" />
    ${icon(landmarkArt(view.landmark), -7, -9, 1.08)}
    <circle class="pa-value" cx="-34" cy="-34" r="15" />${figure(view.value, -34, -34, 19, "pa-on-value")}
    ${cost.map((kind, n) => icon(kind, 32, -27 + n * 19, 0.64))}
    <path class="pa-rule pa-thin" d="M-45 22H45" />
    ${view.slots.map(([kind, vp], n) => {
      const x = (n - (view.slots.length - 1) / 2) * 29;
      return html`${icon(kind, x - 6, 34, 0.62)}${figure(vp, x + 8, 34, 18.5)}`;
    })}`;
  return html`<div key=${element} ...${mark(props, element, "pa-card-item pa-landmark-card", `${name}. `)}>
    ${picture(art, 95, 95, 96)}
    <span class="pa-caption">${name}</span>
  </div>`;
}
