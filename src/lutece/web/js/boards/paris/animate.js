/** Plays what happened in one decision over the board that still shows the moment before. */

import { html } from "htm/preact";
import { buildingArt, landmarkArt } from "./art.js";
import * as g from "./geometry.js";
import { coin, figure, icon, key, meeple, points } from "./icons.js";
import { owners, vpTile } from "./places.js";
import { Stage } from "./stage.js";
import { token } from "./tiles.js";
import { keysAt } from "./keys.js";

/** @typedef {import("./types.js").ParisBoard} ParisBoard */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {Record<string, string | number>} Args */
/**
 * What a scene knows: the boards, all that happens in this decision, where the drawn tile lies, where the key went.
 * @typedef {object} Scene
 * @property {Stage} stage
 * @property {ParisBoard} before
 * @property {ParisBoard} after
 * @property {{ key: string, args: Args }[]} happened
 * @property {Point} [from]
 * @property {string} [place]
 */

/** @type {import("../board.js").BoardModule["animate"]} */
export async function animate(svg, before, after, entry, context) {
  if (context.signal.aborted || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const stage = new Stage(svg, context);
  /** @type {Scene} */
  const scene = { stage, before: before.board, after: after.board, happened: entry.happened };
  try {
    for (const { key: what, args } of entry.happened) {
      if (context.signal.aborted) break;
      await SCENES[what.replace(/^paris-/, "")]?.(scene, args);
    }
  } finally {
    stage.clear();
  }
}

/** @type {Record<string, (scene: Scene, args: Args) => Promise<unknown> | void>} */
const SCENES = {
  drew: async (scene, { pile, tile }) => {
    const { stage } = scene;
    scene.from = stage.find(stage.element(`pile/${pile}`)) ?? { x: 470, y: -470 };
    if (scene.happened.some((other) => other.key === "paris-built")) return;
    const [, value] = String(tile).split("/");
    await stage.carry(tileBack(value), scene.from, { x: 0, y: -6 }, { ms: 420, start: 0.7, end: 1.5 });
  },
  built: async (scene, { place, type }) => {
    const { stage } = scene;
    const to = placeAt(String(place), scene.after);
    const from = scene.from ?? { x: 0, y: -6 };
    const back = await stage.carry(tileBack(""), from, to, { ms: 380, start: 0.8 });
    if (stage.signal.aborted) return;
    const at = `translate(${to.x}px, ${to.y}px)`;
    await stage.play(back, [{ transform: `${at} scaleX(1)` }, { transform: `${at} scaleX(0)` }], 110, "ease-in");
    back.remove();
    const front = stage.put(html`<rect class="pa-tile" x=${-g.TILE.x} y=${-g.TILE.y} width=${2 * g.TILE.x} height=${2 * g.TILE.y} rx="12" />`);
    const art = stage.put(icon(buildingArt(String(type)), g.HOUSE.x, g.HOUSE.y, g.HOUSE.scale));
    const ground = `translate(${to.x}px, ${to.y + 24}px)`;
    const foot = "translate(0px, -24px)";
    await Promise.all([
      stage.play(front, [{ transform: `${at} scaleX(0)` }, { transform: `${at} scaleX(1)` }], 110, "ease-out"),
      stage.play(art, [0, 1.12, 1].map((height) => ({ transform: `${ground} scaleY(${height}) ${foot}` })), 300),
    ]);
  },
  "fits-nowhere": (scene, { tile }) => {
    const [, value] = String(tile).split("/");
    return scene.stage.carry(tileBack(value), scene.from ?? { x: 0, y: 0 }, { x: 480, y: 480 }, { leave: true });
  },
  placed: async (scene, { seat, place, francs }) => {
    const { stage } = scene;
    const to = keyAt(String(place), Number(seat), scene.after);
    await stage.carry(key(Number(seat), 0, 0), stage.seat(Number(seat)), to, { start: 1.3 });
    if (francs) await gains(scene, Number(seat), placeAt(String(place), scene.after), { francs: Number(francs) });
  },
  "set-out": async (scene, { seat, place, francs }) => {
    scene.place = String(place);
    if (!francs) return;
    const to = placeAt(String(place), scene.after);
    await scene.stage.carry(coin(francs), scene.stage.seat(Number(seat)), to, { ms: 300, leave: true });
  },
  paid: (scene, { seat, kind }) => {
    const { stage } = scene;
    const to = scene.place ?? scene.after.moving_to ?? scene.before.moving_to;
    const supply = stage.find(stage.element(`supply/${kind}`)) ?? { x: 470, y: 470 };
    const there = to ? placeAt(to, scene.after) : supply;
    return stage.carry(token(String(kind), 0, 0), stage.seat(Number(seat)), there, { ms: 280, leave: true });
  },
  "landmark-built": async (scene, { place }) => {
    const { stage } = scene;
    const [, landmark] = String(place).split("/");
    const { at, scale } = landmarkAt(String(place), scene.after);
    const from = stage.find(stage.element(`landmark/${landmark}`)) ?? { x: 470, y: 0 };
    const art = html`<path class="pa-tile pa-landmark-tile" d=${PLAQUE} />${icon(landmarkArt(landmark), 1, -1)}`;
    await stage.carry(art, from, at, { ms: 440, start: 1.2, end: scale });
  },
  moved: async (scene, { seat, from, place }) => {
    const { stage } = scene;
    scene.place = String(place);
    const start = keyAt(String(from), Number(seat), scene.before);
    stage.hide(keyOn(stage, String(from), Number(seat)));
    await stage.carry(key(Number(seat), 0, 0), start, keyAt(String(place), Number(seat), scene.after), { ms: 400 });
  },
  "vp-tile-laid": (scene, { vp_tile, district }) => {
    const { stage } = scene;
    const vp = scene.before.vp_tiles.find((tile) => tile[0] === vp_tile) ?? [Number(vp_tile), 0, 0];
    const from = stage.find(stage.element(`vp/${vp_tile}`)) ?? { x: 470, y: 200 };
    return stage.carry(vpTile(vp), from, g.vpSpaceAt(districtIndex(scene.after, String(district))), { ms: 420 });
  },
  "token-taken": async (scene, { seat, kind, place }) => {
    const { stage } = scene;
    const at = placeAt(String(place), scene.after);
    stage.hide(stage.element(`place/${place}`)?.querySelector(".pa-token"));
    const beside = { x: at.x + g.TOKEN.x, y: at.y + g.TOKEN.y };
    await stage.carry(token(String(kind), 0, 0, 0.82), beside, stage.seat(Number(seat)), { leave: true, end: 1.3 });
    stage.reach(Number(seat));
  },
  "bonus-taken": async (scene, { seat, number, space, francs }) => {
    const { stage, before } = scene;
    const start = before.seats[Number(seat)].meeple;
    const end = scene.after.seats[Number(seat)].meeple;
    if (francs) await stage.carry(coin(francs), stage.seat(Number(seat)), g.cellAt(Number(space)), { ms: 260, leave: true });
    if (start !== end) await walk(scene, Number(seat), start, end);
    const card = bonusCard(stage, Number(space), Number(number));
    await stage.carry(card, g.cellAt(Number(space)), stage.seat(Number(seat)), { leave: true });
    stage.reach(Number(seat));
  },
  "eight-scores": (scene, { seat, vp }) => gains(scene, Number(seat), here(scene), { vp: Number(vp) }),
  "prestige-given": async (scene, { seat, kind, vp }) => {
    const { stage } = scene;
    await stage.carry(token(String(kind), 0, 0), stage.seat(Number(seat)), here(scene), { ms: 280, leave: true });
    await gains(scene, Number(seat), here(scene), { vp: Number(vp) });
  },
  bought: (scene, { seat, kind, francs }) => trade(scene, Number(seat), String(kind), Number(francs), true),
  sold: (scene, { seat, kind, francs }) => trade(scene, Number(seat), String(kind), Number(francs), false),
  "tile-sold": used,
  "end-sold": used,
  "second-unit-sold": used,
  "used-tile": used,
  "used-end": used,
  "returned-pair": used,
  "key-bought": (scene, { seat }) => scene.stage.rise(key(Number(seat), 0, 0), near(scene, Number(seat))),
  "francs-score": used,
  "district-scores": async (scene, { seat, district, vp }) => {
    const { stage } = scene;
    const i = districtIndex(scene.after, String(district));
    const at = g.vpSpaceAt(i);
    const glow = stage.put(html`<path class="pa-glow" d=${g.wedge(i)} />`);
    await Promise.all([
      stage.play(glow, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], 400),
      stage.rise(html`${points(vp, 0, 0, 1.5)}${key(Number(seat), 26, 2)}`, at, 400),
    ]);
    await gains(scene, Number(seat), at, { vp: Number(vp) });
  },
};

const PLAQUE = "M-30 30V-17A13 13 0 0 0 -17 -30H17A13 13 0 0 0 30 -17V30Z";

/** What a tile brought, beside the seat. @param {Scene} scene @param {Args} args */
async function used(scene, { seat, francs, vp }) {
  const at = near(scene, Number(seat));
  if (Number(francs) > 0) await scene.stage.rise(coin(francs, 0, 0, 1.2), at, 380);
  if (Number(vp) > 0) await scene.stage.rise(points(vp, 0, 0, 1.3), at, 420);
}

/**
 * Francs or VP go from a place to a seat.
 * @param {Scene} scene @param {number} seat @param {Point} from @param {{ francs?: number, vp?: number }} what
 */
async function gains({ stage }, seat, from, { francs, vp }) {
  await stage.carry(francs ? coin(francs) : points(vp ?? 0), from, stage.seat(seat), { ms: 320, end: 1.3, leave: true });
  stage.reach(seat);
}

/** @param {Scene} scene @param {number} seat @param {string} kind @param {number} francs @param {boolean} buys */
async function trade({ stage }, seat, kind, francs, buys) {
  const market = stage.find(stage.element(`supply/${kind}`)) ?? { x: 470, y: 470 };
  const [from, to] = [stage.seat(seat), market];
  const goods = stage.carry(token(kind, 0, 0), buys ? to : from, buys ? from : to, { ms: 300, leave: true });
  const money = stage.carry(coin(francs), buys ? from : to, buys ? to : from, { ms: 300, leave: true });
  await Promise.all([goods, money]);
}

/** A meeple goes along the promenade, space by space. @param {Scene} scene @param {number} seat @param {number} from @param {number} to */
async function walk({ stage }, seat, from, to) {
  stage.hide(stage.svg.querySelector(`[data-meeple="${seat}"]`));
  const spaces = Math.abs(to - from);
  const steps = spaces * 4;
  const frames = Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = g.polar(g.LANE, g.spaceAngle(from + ((to - from) * i) / steps));
    const hop = Math.abs(Math.sin((Math.PI * i) / 4)) * 5;
    return { transform: `translate(${x}px, ${y - hop}px)`, easing: "linear" };
  });
  await stage.play(stage.put(meeple(seat, 0, 0)), frames, Math.min(1100, 240 + 90 * spaces));
}

/** The place that the key of this decision stands on. @param {Scene} scene @returns {Point} */
function here(scene) {
  const place = scene.place ?? scene.before.moving_to ?? scene.after.moving_to;
  return place ? placeAt(place, scene.after) : { x: 0, y: 0 };
}

/** A point on the board beside a seat's holdings. @param {Scene} scene @param {number} seat @returns {Point} */
function near({ stage }, seat) {
  const { x, y } = stage.seat(seat);
  return { x: Math.max(-440, Math.min(440, x)), y: Math.max(-420, Math.min(440, y)) };
}

/** A bonus tile off its space. @param {Stage} stage @param {number} space @param {number} number */
function bonusCard(stage, space, number) {
  const face = stage.svg.querySelector(`[data-element="bonus/${space}"] .pa-face`)?.cloneNode(true);
  const card = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const back = stage.put(html`<rect class="pa-card-face" x="-34" y="-32" width="68" height="62" rx="8" />`);
  card.append(back);
  if (face instanceof Element) {
    face.removeAttribute("transform");
    card.append(face);
  } else {
    card.append(stage.put(figure(number, 0, 0, 24, "pa-number")));
  }
  return card;
}

/** @param {string} value */
const tileBack = (value) => html`
  <rect class="pa-pile-edge" x=${-g.TILE.x} y=${-g.TILE.y} width=${2 * g.TILE.x} height=${2 * g.TILE.y} rx="12" />
  <rect class="pa-pile-line" x="-24" y="-24" width="48" height="48" rx="11" />${value ? figure(value, 0, 0, 26) : icon("b-residence", 0, 1, 0.7)}`;

/** @param {ParisBoard} board @param {string} district */
const districtIndex = (board, district) => board.districts.findIndex((d) => d.district === district);

/** @param {string} place @param {ParisBoard} board @returns {Point} */
function placeAt(place, board) {
  if (place === "arc") return { x: 0, y: 0 };
  const [first, second] = place.split("/");
  if (first === "bank") return g.bankAt(districtIndex(board, second));
  const district = districtIndex(board, first);
  const building = board.districts[district]?.buildings.findIndex(({ value }) => value === Number(second)) ?? -1;
  return building < 0 ? landmarkAt(place, board).at : g.buildingAt(district, building);
}

/** @param {string} place @param {ParisBoard} board @returns {{ at: Point, scale: number }} */
function landmarkAt(place, board) {
  const [district, landmark] = place.split("/");
  const here = board.landmarks.filter((l) => l.district === district);
  const index = here.findIndex((l) => l.landmark === landmark);
  if (index < 0) return { at: { x: 0, y: 0 }, scale: 1 };
  const { scale, sites } = g.landmarkSites(districtIndex(board, district), here.length);
  return { at: sites[index], scale };
}

/** Where the key of a seat stands on a place. @param {string} place @param {number} seat @param {ParisBoard} board @returns {Point} */
function keyAt(place, seat, board) {
  const at = placeAt(place, board);
  const seats = owners(keysAt(place, board));
  if (place === "arc") return { x: at.x + g.arcKeyX(seats.lastIndexOf(seat), seats.length), y: at.y + g.ARC_KEY_Y };
  const { scale } = landmarkAt(place, board);
  const [x, y] = g.keyOffsets(seats.length)[Math.max(seats.lastIndexOf(seat), 0)];
  return { x: at.x + x * scale, y: at.y + y * scale };
}

/** The key of a seat as it is drawn on a place. @param {Stage} stage @param {string} place @param {number} seat */
function keyOn(stage, place, seat) {
  const keys = stage.svg.querySelectorAll(`[data-element="${CSS.escape(`place/${place}`)}"] [data-key="${seat}"]`);
  return keys[keys.length - 1];
}
