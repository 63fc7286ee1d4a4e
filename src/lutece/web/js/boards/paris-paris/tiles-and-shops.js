/** Tiles that are taken, laid out and parked; shops that are set and pushed out. */

import { html } from "htm/preact";
import { House, Tile } from "./pieces.js";
import { STEP } from "./stage.js";

/** @typedef {import("./stage.js").Stage} Stage */

/**
 * The tile is lifted and put away into the box.
 * @param {Stage} stage
 * @param {string} stop
 * @param {string} line
 * @param {number} seat
 */
export async function takeTile(stage, stop, line, seat) {
  const id = `${stop}/${line}`;
  const at = stage.layout.tiles.get(id) ?? stage.stopAt(stop);
  lift(stage, id);
  const { tile, house, letter } = stage.layout.sizes;
  const g = stage.put(
    html`<${Tile} look=${stage.look(line)} size=${tile} />
      <g transform=${`translate(0,${-tile * 0.95})`}><${House} seat=${seat} size=${house} letter=${letter} /></g>`,
    at,
  );
  const to = stage.stopAt(stop);
  const up = "translate(0px,-12px) scale(1.25)";
  const away = `translate(${to.x - at.x}px,${to.y - at.y}px) scale(.5)`;
  await stage.move(g, [{ transform: "none" }, { transform: up }], STEP * 0.7);
  await stage.move(g, [{ transform: up, opacity: 1 }, { transform: away, opacity: 0 }], STEP);
  stage.drop(g);
}

/**
 * One tile of a pile leaves; the last one leaves nothing.
 * @param {Stage} stage
 * @param {string} id
 */
function lift(stage, id) {
  const i = stage.shown.indexOf(id);
  if (i >= 0) stage.shown.splice(i, 1);
  const made = stage.made.get(`tile/${id}`);
  if (made) {
    stage.drop(made);
    stage.made.delete(`tile/${id}`);
  }
  stage.hide(`[data-element="tile/${id}"]`);
  const at = stage.layout.tiles.get(id);
  if (at && stage.shown.includes(id)) {
    stage.made.set(`tile/${id}`, stage.put(tileOf(stage, id.split("/")[1]), at));
  }
}

/** @param {Stage} stage @param {string} line */
function tileOf(stage, line) {
  return html`<${Tile} look=${stage.look(line)} size=${stage.layout.sizes.tile} />`;
}

/**
 * A new tile is laid out.
 * @param {Stage} stage
 * @param {string} stop
 * @param {string} line
 */
export async function layTile(stage, stop, line) {
  const id = `${stop}/${line}`;
  const at = stage.layout.tiles.get(id) ?? stage.stopAt(stop);
  const g = stage.put(tileOf(stage, line), at);
  const from = stage.spots.bus;
  const way = `translate(${(from.x - at.x) * 0.4}px,${(from.y - at.y) * 0.4}px) scale(.4) rotate(-30deg)`;
  await stage.move(g, [{ transform: way, opacity: 0 }, { transform: "none", opacity: 1 }], STEP * 0.75);
}

/**
 * The tile left over drives to its bay; a second one of the line lies on the first.
 * @param {Stage} stage
 * @param {string} stop
 * @param {string} line
 * @param {boolean} second
 */
export async function park(stage, stop, line, second) {
  const id = `${stop}/${line}`;
  const from = stage.layout.tiles.get(id) ?? stage.stopAt(stop);
  lift(stage, id);
  const bay = stage.spots.bays[stage.layout.network.lines.findIndex((l) => l.name === line)];
  const g = stage.put(tileOf(stage, line), bay);
  stage.made.set(`parked/${line}`, g);
  const lifted = `translate(${from.x - bay.x}px,${from.y - bay.y}px)`;
  const rest = second ? "translate(7px,-7px)" : "none";
  const frames = [{ transform: lifted }, { transform: `${lifted} scale(1.3)`, offset: 0.2 }, { transform: rest }];
  await stage.move(g, frames, STEP * 1.6);
}

/** @param {Stage} stage @param {string} line */
export function unparkAll(stage, line) {
  const g = stage.made.get(`parked/${line}`);
  if (g) stage.drop(g);
  stage.made.delete(`parked/${line}`);
  stage.hide(`[data-element="parking/${line}"] .pp-parked`);
}


/**
 * A shop is set where there is room.
 * @param {Stage} stage
 * @param {number} seat
 * @param {string} stop
 */
export async function setShop(stage, seat, stop) {
  const places = stage.shops.get(stop) ?? [null];
  const place = Math.max(0, places.indexOf(null));
  places[place] = seat;
  const { house, letter } = stage.layout.sizes;
  const g = stage.put(html`<${House} seat=${seat} size=${house} letter=${letter} />`, stage.placeAt(stop, place));
  stage.made.set(`shop/${stop}/${place}`, g);
  await stage.move(
    g,
    [
      { transform: "translate(0px,-46px) scale(1.5)", opacity: 0 },
      { transform: "translate(0px,2px) scale(1.05,.9)", opacity: 1, offset: 0.75 },
      { transform: "none", opacity: 1 },
    ],
    STEP * 1.1,
  );
}

/**
 * A shop leaves: into the bag, or back to its owner.
 * @param {Stage} stage
 * @param {number} seat
 * @param {string} stop
 * @param {boolean} toBag
 */
export async function pushOut(stage, seat, stop, toBag) {
  const places = stage.shops.get(stop) ?? [null];
  const place = Math.max(0, places.indexOf(seat));
  places[place] = null;
  stage.hide(`[data-element="shop/${stop}/${place}"]`);
  const at = stage.placeAt(stop, place);
  const { house, letter, width } = stage.layout.sizes;
  const g = stage.put(html`<${House} seat=${seat} size=${house} letter=${letter} />`, at);
  const to = toBag ? stage.spots.last : { x: at.x < width / 2 ? -60 : width + 60, y: at.y - 60 };
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  await stage.move(
    g,
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx * 0.5}px,${dy * 0.5 - 70}px) scale(1.3)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px,${dy}px) scale(.5)`, opacity: toBag ? 0.4 : 0 },
    ],
    STEP * 1.6,
  );
  stage.drop(g);
}
