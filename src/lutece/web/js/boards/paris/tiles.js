/** What a bonus or end-game tile does (P-34, P-37): as figures, as a pictogram, and in words. */

import { html } from "htm/preact";
import { buildingArt, landmarkArt } from "./art.js";
import { coin, figure, icon, points, SMALL } from "./icons.js";

/** @typedef {import("./types.js").ParisComponents} Components */
/** @typedef {{ sort: string, francs?: number, vp?: number, value?: number, kind?: string, most?: number }} Tile */

// With 2, 3, 4 players.
const VP_OF_A_TILE = [1, 2, 3];
const VP_OF_A_PAIR = [2, 3, 4];
const VP_OF_A_LANDMARK = 8;
const MOST_VP_OF_TYPES = 25;
const SPACES_BACK = 5;

/** @type {WeakMap<object, Map<number, Tile>[]>} */
const known = new WeakMap();

/**
 * What each tile does, by number.
 * @param {object} components
 * @param {number} seats
 * @returns {Map<number, Tile>}
 */
export function tilesOf(components, seats) {
  let bySeats = known.get(components);
  if (!bySeats) known.set(components, (bySeats = []));
  return (bySeats[seats] ??= readTiles(/** @type {Components} */ (components), seats - 2));
}

/**
 * @param {Components} box
 * @param {number} bySeats
 * @returns {Map<number, Tile>}
 */
function readTiles(box, bySeats) {
  /** @type {Map<number, Tile>} */
  const tiles = new Map([
    [2, { sort: "counts", kind: "wood" }],
    [3, { sort: "counts", kind: "marble" }],
    [4, { sort: "counts", kind: "gold" }],
    [8, { sort: "counts", kind: "any-prestige" }],
    [9, { sort: "share-own" }],
    [10, { sort: "counts", kind: "any-resource" }],
    [16, { sort: "share-others" }],
    [17, { sort: "any-tile" }],
    [19, { sort: "counts-two", kind: "any-prestige" }],
    [20, { sort: "per-tile", vp: VP_OF_A_TILE[bySeats] }],
    [21, { sort: "counts-two", kind: "any-resource" }],
    [23, { sort: "pairs", kind: "any-prestige", vp: VP_OF_A_PAIR[bySeats] }],
    [24, { sort: "pairs", kind: "any-resource", vp: VP_OF_A_PAIR[bySeats] }],
    [25, { sort: "back", most: SPACES_BACK }],
    [27, { sort: "per-franc", vp: 1 }],
    [29, { sort: "per-landmark", vp: VP_OF_A_LANDMARK }],
    [30, { sort: "types", vp: MOST_VP_OF_TYPES }],
  ]);
  for (const { number, francs, vp } of box.gift ?? []) tiles.set(number, { sort: "gift", francs, vp });
  for (const { number, value, vp } of box.per_building ?? []) tiles.set(number, { sort: "per-building", value, vp });
  for (const { number, francs } of box.extra_key ?? []) tiles.set(number, { sort: "extra-key", francs });
  return tiles;
}

/** @param {string} kind @param {number} x @param {number} y @param {number} [scale] */
export const token = (kind, x, y, scale = 1) => html`
  ${icon(kind, x, y, scale)}
  ${kind.startsWith("any") && figure("?", x, y + (kind === "any-prestige" ? 4.4 : 0.5) * scale, SMALL, "pa-on-card")}
`;

/**
 * A tile's pictogram, 58 wide and 30 high around 0, 0.
 * @param {Tile | undefined} tile
 */
export function pictogram(tile) {
  if (!tile) return null;
  const { francs = 0, vp = 0, value = 0, kind = "" } = tile;
  switch (tile.sort) {
    case "gift":
      if (francs && vp) return html`${coin(francs, -15.5, 0, 1.08)}${points(vp, 15.5, 0, 1.1)}`;
      return francs ? coin(francs, 0, 0, 1.15) : points(vp, 0, 0, 1.2);
    case "counts":
      return token(kind, 0, 0, 1.1);
    case "counts-two":
      return html`${token(kind, -12, 0, 1)}${figure("×2", 15, 0, SMALL)}`;
    case "share-own":
      return html`${icon("house", 0, 1, 1.05)}${icon("key-own", -15, 2, 0.95)}${icon("key-own", 15, 2, 0.95)}`;
    case "share-others":
      return html`${icon("house", 0, 1, 1.05)}${icon("key-own", -15, 2, 0.95)}${icon("key-other", 15, 2, 0.95)}`;
    case "extra-key":
      return html`${coin(francs, -17, 0, 1)}${icon("arrow", 4, 0, 0.75)}${icon("key-own", 19, 1, 1.05)}`;
    case "any-tile":
      return html`${icon("ticket", -9, 0, 1.1)}${figure("?", 13, 0, 22)}`;
    case "per-tile":
      return html`${icon("ticket", -15, 0, 1.1)}${points(vp, 15, 0, 1.1)}`;
    case "per-building":
      return html`${icon("house", -16, 0, 1.08)}${figure(value, -16, 3, SMALL, "pa-on-stone")}${points(vp, 15.5, 0, 1.1)}`;
    case "pairs":
      return html`${icon(kind, -19, -2, 0.85)}${icon(kind, -9, 2, 0.85)}${points(vp, 17, 0, 1.08)}`;
    case "back":
      return html`${icon("person", -14, 0, 1.08)}${icon("back", 14, 0)}`;
    case "per-franc":
      return html`${coin(1, -15.5, 0, 1.08)}${points(vp, 15.5, 0, 1.1)}`;
    case "per-landmark":
      return html`${icon(landmarkArt("eiffel-tower"), -15, 3, 0.6)}${points(vp, 15.5, 0, 1.1)}`;
    case "types":
      return html`${icon(buildingArt("residence"), -22, 0, 0.52)}${icon(buildingArt("theatre"), -7, 3, 0.52)}${points(vp, 17, 0, 1.18)}`;
  }
  return null;
}

/** An end-game tile as a bonus tile that does the same. @param {string} end @returns {Tile} */
export function endTile(end) {
  const [word, amount] = end.split("-");
  if (word === "vp") return { sort: "gift", vp: Number(amount) };
  if (word === "francs") return { sort: "gift", francs: Number(amount) };
  return { sort: "counts", kind: end };
}

/**
 * @param {Tile | undefined} tile
 * @param {import("../board.js").Say} say
 */
export function tileWords(tile, say) {
  if (!tile) return "";
  const { sort, francs = 0, vp = 0, value = 0, kind = "", most = 0 } = tile;
  const pairs = sort === "pairs" ? kind.slice("any-".length) : "";
  return say(`paris-board-does-${sort}${pairs && `-${pairs}`}`, { francs, vp, value, end: kind, most });
}
