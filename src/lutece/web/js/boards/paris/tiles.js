/** What a bonus or end-game tile does (P-34, P-37): as figures, as a pictogram, and in words. */

import { html } from "htm/preact";
import { buildingArt, landmarkArt } from "./art.js";
import { coin, figure, icon, points, SMALL } from "./icons.js";

/** @typedef {import("./types.js").ParisBoard} ParisBoard */
/** @typedef {import("./types.js").SpaceView} SpaceView */
/** @typedef {{ effect: string, francs?: number, vp?: number, value?: number, kind?: string, most?: number, scale?: string }} Tile */
/** @typedef {Record<string, string | number>} Figures */

/** How a tile with an effect is drawn and said: the figures are those of the game. @type {Record<string, (figures: Figures) => Tile>} */
const EFFECTS = {
  gift: ({ gift }) => ({ effect: "gift", ...amountsOf(String(gift)) }),
  "counts-as": ({ kind }) => ({ effect: "counts", kind: String(kind) }),
  "any-prestige": () => ({ effect: "counts", kind: "any-prestige" }),
  "any-resource": () => ({ effect: "counts", kind: "any-resource" }),
  "two-prestige": () => ({ effect: "counts-two", kind: "any-prestige" }),
  "two-resources": () => ({ effect: "counts-two", kind: "any-resource" }),
  "share-own": () => ({ effect: "share-own" }),
  "share-others": () => ({ effect: "share-others" }),
  "any-tile": () => ({ effect: "any-tile" }),
  "per-tile": ({ each }) => ({ effect: "per-tile", vp: Number(each) }),
  "per-building": ({ each, value }) => ({ effect: "per-building", vp: Number(each), value: Number(value) }),
  "prestige-pairs": ({ each }) => ({ effect: "pairs", kind: "any-prestige", vp: Number(each) }),
  "resources-pairs": ({ each }) => ({ effect: "pairs", kind: "any-resource", vp: Number(each) }),
  "meeple-back": ({ spaces }) => ({ effect: "back", most: Number(spaces) }),
  "per-franc": ({ each }) => ({ effect: "per-franc", vp: Number(each) }),
  "per-landmark": ({ each }) => ({ effect: "per-landmark", vp: Number(each) }),
  "per-types": ({ scale }) => ({ effect: "types", scale: String(scale), vp: Number(String(scale).split("/").at(-1)) }),
  key: ({ price }) => ({ effect: "extra-key", francs: Number(price) }),
};

/** Read once for a track: every tile that is drawn asks. @type {WeakMap<SpaceView[], Map<number, Tile>>} */
const tilesByTrack = new WeakMap();

/**
 * What each tile does, by number: every number has a space on the track, also when its tiles are gone.
 * @param {ParisBoard} board
 * @returns {Map<number, Tile>}
 */
export function tilesOf({ track }) {
  let tiles = tilesByTrack.get(track);
  if (!tiles) tilesByTrack.set(track, (tiles = new Map(track.flatMap(tileOf))));
  return tiles;
}

/** @param {SpaceView} space @returns {[number, Tile][]} */
function tileOf({ number, effect, figures }) {
  const read = EFFECTS[effect.slice("paris-effect-".length)];
  return read ? [[number, read(figures)]] : [];
}

/** Amounts as the words have them: `francs:6 vp:5`. @param {string} text @returns {{ francs?: number, vp?: number }} */
const amountsOf = (text) => Object.fromEntries(text.split(" ").map((one) => one.split(":")).map(([name, n]) => [name, Number(n)]));

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
  switch (tile.effect) {
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
  if (word === "vp") return { effect: "gift", vp: Number(amount) };
  if (word === "francs") return { effect: "gift", francs: Number(amount) };
  return { effect: "counts", kind: end };
}

/**
 * @param {Tile | undefined} tile
 * @param {import("../board.js").Say} say
 */
export function tileWords(tile, say) {
  if (!tile) return "";
  const { effect, francs = 0, vp = 0, value = 0, kind = "", most = 0, scale = "" } = tile;
  const pairs = effect === "pairs" ? kind.slice("any-".length) : "";
  return say(`paris-board-does-${effect}${pairs && `-${pairs}`}`, { francs, vp, value, end: kind, most, scale });
}
