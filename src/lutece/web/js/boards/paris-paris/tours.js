/** The bus: small tours, grand tours, and whose it is. */

import { html } from "htm/preact";
import { pointOn } from "./curves.js";
import { callsOf } from "./events.js";
import { lineThrough } from "./network.js";
import { Bus, House } from "./pieces.js";
import { score } from "./score-banner.js";
import { STEP } from "./stage.js";

/**
 * @typedef {import("./curves.js").Point} Point
 * @typedef {import("./curves.js").Track} Track
 * @typedef {import("./events.js").Happening} Happening
 * @typedef {import("./stage.js").Stage} Stage
 */

const HOP = 260; // milliseconds from one stop to the next

/**
 * The bus leaves its place along the edge.
 * @param {Stage} stage
 */
function out(stage) {
  if (stage.bus) return stage.bus;
  stage.hide(".pp-bus-home");
  const at = stage.spots.bus;
  const g = stage.put(html`<${Bus} size=${stage.layout.sizes.bus} />`, { x: 0, y: 0 });
  g.style.transform = `translate(${at.x}px,${at.y}px)`;
  stage.bus = { g, at };
  return stage.bus;
}

/**
 * The bus at a point, looking the way it drives.
 * @param {Stage} stage
 * @param {Point} at
 * @param {number} [angle]
 * @param {number} [halt] 1 at a stop, where it stands above the shops; 0 on the way
 */
function stand(stage, at, angle = 0, halt = 1) {
  const bus = out(stage);
  const back = Math.cos(angle) < -0.15; // it is seen from its other side then
  const lean = Math.abs(Math.cos(angle)) < 0.15 ? 0 : slope(back ? Math.PI - angle : angle);
  bus.at = at;
  stage.overlay.append(/** @type {Element} */ (bus.g.parentElement));
  const { bus: wide, single } = stage.layout.sizes;
  const lift = wide * 0.28 + single * 0.85 * halt;
  const y = Math.max(wide * 0.42, at.y - lift);
  bus.g.style.transform = `translate(${at.x}px,${y}px) scale(${back ? -1 : 1},1) rotate(${lean}deg)`;
}

/**
 * Straight to a stop, as the crow flies.
 * @param {Stage} stage
 * @param {string} stop
 */
export async function busTo(stage, stop) {
  const to = stage.stopAt(stop);
  const from = out(stage).at;
  const angle = to.x < from.x ? Math.PI : 0;
  await stage.frames(STEP * 1.5, (t) => stand(stage, onArc(from, to, t), angle));
}

/**
 * Back to its place along the edge.
 * @param {Stage} stage
 */
export async function goHome(stage) {
  const { bus } = stage;
  if (!bus) return;
  const [from, home] = [bus.at, stage.spots.bus];
  const to = { x: home.x, y: home.y + stage.layout.sizes.bus * 0.28 };
  if (Math.hypot(from.x - to.x, from.y - to.y) < 2) return;
  await stage.frames(STEP * 1.5, (t) => {
    stand(stage, onArc(from, to, t), t < 0.97 && to.x < from.x ? Math.PI : 0, 1 - t);
  });
}

/**
 * Along the line that joins two stops.
 * @param {Stage} stage
 * @param {string} from
 * @param {string} to
 * @param {number} [haste]
 */
export async function drive(stage, from, to, haste = 1) {
  const line = lineThrough(stage.layout.network, from, to);
  const track = line && stage.layout.tracks.get(line.name);
  if (!line || !track) return busTo(stage, to);
  return ride(stage, track, line.stops.indexOf(from), line.stops.indexOf(to), haste);
}

/**
 * @param {Stage} stage
 * @param {Track} track
 * @param {number} from number of a stop
 * @param {number} to
 * @param {number} [haste]
 */
async function ride(stage, track, from, to, haste = 1) {
  const [a, b] = [track.stopAt[from], track.stopAt[to]];
  await stage.frames(HOP * Math.max(1, Math.abs(to - from)) * haste, (t) => {
    const p = pointOn(track, a + (b - a) * t);
    stand(stage, p, b < a ? p.angle + Math.PI : p.angle, 1 - Math.sin(t * Math.PI));
  });
}

/**
 * PP-14: from the start arrow along the whole line; points rise at each crossing where the bus calls.
 * @param {Stage} stage
 * @param {string} name
 * @param {Happening[]} next
 */
export async function tour(stage, name, next) {
  light(stage, name);
  const line = stage.layout.network.line.get(name);
  const track = stage.layout.tracks.get(name);
  if (!line || !track) return;
  const calls = callsOf(next);
  await busTo(stage, line.stops[0]);
  let at = 0;
  for (const call of calls) {
    const stop = line.stops.indexOf(call.stop);
    await ride(stage, track, at, stop);
    at = stop;
    await score(stage, call.gains);
  }
  await ride(stage, track, at, line.stops.length - 1, 0.8);
  light(stage, null);
}

/**
 * The line that is being toured shines.
 * @param {Stage} stage
 * @param {string | null} line
 */
function light(stage, line) {
  for (const node of stage.svg.querySelectorAll("[data-touring]")) node.removeAttribute("data-touring");
  if (line) stage.svg.querySelector(`[data-element="line/${line}"]`)?.setAttribute("data-touring", "");
}

/**
 * Who has the bus now.
 * @param {Stage} stage
 * @param {number} seat
 */
export async function passBus(stage, seat) {
  await goHome(stage);
  const at = stage.spots.holder;
  const { house, letter } = stage.layout.sizes;
  stage.hide(".pp-depot .pp-house");
  const old = stage.put(html`<${House} seat=${stage.holder} size=${house} letter=${letter} />`, at);
  const fresh = stage.put(html`<${House} seat=${seat} size=${house} letter=${letter} />`, at);
  stage.holder = seat;
  await Promise.all([
    stage.move(old, [{ transform: "none", opacity: 1 }, { transform: `translate(${house}px,0px)`, opacity: 0 }], STEP),
    stage.move(fresh, [{ transform: "translate(0px,-26px)", opacity: 0 }, { transform: "none", opacity: 1 }], STEP),
  ]);
  stage.drop(old);
}

/**
 * A point on the way through the air.
 * @param {Point} from
 * @param {Point} to
 * @param {number} t
 * @returns {Point}
 */
function onArc(from, to, t) {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - Math.sin(t * Math.PI) * 45 };
}

/**
 * How far the bus leans on a slope, in degrees: it is a drawing from the side and must not fall over.
 * @param {number} angle
 */
function slope(angle) {
  const degrees = ((((angle * 180) / Math.PI + 180) % 360) + 360) % 360 - 180;
  return Math.max(-14, Math.min(14, degrees));
}
