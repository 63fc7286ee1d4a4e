/** Where names, tiles, badges and the title could stand, and what each of these places would cost. */

import { STEPS } from "./curves.js";
import { measurer } from "./typeface.js";
import { grown, shared } from "./placer.js";

/**
 * @typedef {import("./network.js").Network} Network
 * @typedef {import("./placer.js").Box} Box
 * @typedef {import("./placer.js").Candidate} Candidate
 * @typedef {import("./curves.js").Point} Point
 * @typedef {import("./curves.js").Track} Track
 * @typedef {import("./sizes.js").Sizes} Sizes
 */

const GAP = 4; // between a stop and what stands beside it
/** What it costs to cover a unit of a line, and a square unit of the points of a turn. */
const NAME = { line: 5, plate: 0.12 };
const BADGE = { line: 1.6, plate: 0.06 };
const TILE = { line: 0.8, plate: 0.06 };

/**
 * @typedef {object} Ground
 * @property {Network} network
 * @property {Sizes} sizes
 * @property {Map<string, Point>} at
 * @property {Map<string, Box>} stops what each stop covers
 * @property {Box[]} plates where points stand that shops have earned
 * @property {Track[]} tracks
 */

/**
 * Names: in one row or two, on any side of their stop, never over a line or another stop.
 * @param {Ground} ground
 */
export function nameItems(ground) {
  const { sizes, network } = ground;
  const measure = measurer(sizes.font);
  return network.stops.map((stop) => {
    const own = /** @type {Box} */ (ground.stops.get(stop.slug));
    /** @type {Candidate[]} */
    const candidates = [];
    rowsOf(stop.name).forEach((rows, r) => {
      const w = Math.max(...rows.map(measure)) + sizes.font * 0.6;
      const h = rows.length * sizes.font * 1.08 + sizes.font * 0.28;
      for (const far of [0, 9, 20, 36]) {
        for (const spot of around(own, w, h, GAP + far)) {
          const box = { x: spot.x, y: spot.y, w, h };
          const broken = rows.length > 1 ? 3 + r : 0;
          const hard = hurdles(ground, box, stop.slug, NAME) + doubt(ground, box, own, stop.slug);
          candidates.push({ box, cost: spot.cost + broken + far + hard, rows });
        }
      }
    });
    return { id: `name/${stop.slug}`, candidates: fewest(candidates, 110) };
  });
}

/**
 * Tiles on show: one place for each line of the stop, beside it.
 * @param {Ground} ground
 */
export function tileItems(ground) {
  const { sizes, network } = ground;
  return network.stops.flatMap((stop) =>
    stop.lines.map((line) => {
      const own = /** @type {Box} */ (ground.stops.get(stop.slug));
      const candidates = [0, 6, 14, 26].flatMap((far) =>
        around(own, sizes.tile, sizes.tile, GAP + far).map((spot) => {
          const box = grown({ x: spot.x, y: spot.y, w: sizes.tile, h: sizes.tile }, 3);
          const hard = hurdles(ground, box, stop.slug, TILE) + doubt(ground, box, own, stop.slug);
          return { box, cost: far * 0.8 + hard, loose: true };
        }),
      );
      return { id: `tile/${stop.slug}/${line}`, candidates: fewest(candidates, 40) };
    }),
  );
}

/**
 * The signs at both ends of a line, where it would go on.
 * @param {Ground} ground
 */
export function badgeItems(ground) {
  const { sizes } = ground;
  return ground.tracks.flatMap((track) =>
    [true, false].map((start) => {
      const { points, line } = track;
      const slug = line.stops[start ? 0 : line.stops.length - 1];
      const tip = start ? points[0] : points[points.length - 1];
      const inner = start ? points[STEPS] : points[points.length - 1 - STEPS];
      const outward = Math.atan2(tip.y - inner.y, tip.x - inner.x);
      const own = /** @type {Box} */ (ground.stops.get(slug));
      const r = start ? sizes.badge : sizes.badge * 0.6;
      const candidates = Array.from({ length: 24 }, (_, i) => {
        const angle = outward + ((i - 12) / 12) * Math.PI;
        const reach = edgeOf(own, angle) + r + (start ? 7 : 3);
        const at = { x: tip.x + Math.cos(angle) * reach, y: tip.y + Math.sin(angle) * reach };
        const box = { x: at.x - r, y: at.y - r, w: 2 * r, h: 2 * r };
        return { box, cost: Math.abs(i - 12) * 1.2 + hurdles(ground, box, slug, BADGE) };
      });
      return { id: `${start ? "start" : "end"}/${line.name}`, candidates };
    }),
  );
}

/**
 * The title and the compass, in corners; without them rather than in the way.
 * @param {Ground} ground
 */
export function cornerItems(ground) {
  const { sheet, width } = ground.sizes;
  const scale = width > 1000 ? 1 : 0.68;
  const nowhere = { x: 0, y: 0, w: 0, h: 0 };
  return [
    { id: "title", w: 246 * scale, h: 122 * scale, missed: 60 },
    { id: "compass", w: 104 * scale, h: 104 * scale, missed: 30 },
  ].map(({ id, w, h, missed }) => {
    const candidates = [16, 30, 50].flatMap((margin) =>
      [0, 1].flatMap((right) =>
        [0, 1].map((low) => {
          const x = right ? sheet.x + sheet.w - w - margin : sheet.x + margin;
          const y = low ? sheet.y + sheet.h - h - margin : sheet.y + margin;
          const box = { x, y, w, h };
          const wish = (margin - 16) * 0.1 + (id === "title" ? right + low * 2 : 0);
          return { box, cost: wish + hurdles(ground, grown(box, 4), "", NAME) };
        }),
      ),
    );
    return { id, candidates: [...candidates, { box: nowhere, cost: missed }] };
  });
}

/**
 * What a box costs for what it would cover: lines, stops, the frame.
 * @param {Ground} ground
 * @param {Box} box
 * @param {string} own
 * @param {{ line: number, plate: number }} weight
 */
function hurdles(ground, box, own, weight) {
  const { sizes } = ground;
  const { sheet } = sizes;
  const inset = 9;
  const out =
    Math.max(0, sheet.x + inset - box.x) + Math.max(0, sheet.y + inset - box.y) +
    Math.max(0, box.x + box.w - sheet.x - sheet.w + inset) + Math.max(0, box.y + box.h - sheet.y - sheet.h + inset);
  let cost = out * 40 + onLines(ground, grown(box, sizes.band / 2)) * weight.line;
  const wide = grown(box, 16);
  for (const [slug, other] of ground.stops) {
    cost += shared(box, other) * 0.6;
    if (slug !== own) cost += shared(wide, other) * 0.03;
  }
  for (const plate of ground.plates) cost += shared(box, plate) * weight.plate;
  return cost;
}

/**
 * What a name or a tile costs that could be taken for another stop's.
 * @param {Ground} ground
 * @param {Box} box
 * @param {Box} own
 * @param {string} slug
 */
function doubt(ground, box, own, slug) {
  const near = apart(box, own);
  let cost = 0;
  for (const [other, stop] of ground.stops) {
    if (other !== slug) cost += Math.max(0, 14 - (apart(box, stop) - near)) * 1.4;
  }
  return cost;
}

/**
 * The gap between two boxes.
 * @param {Box} a
 * @param {Box} b
 */
function apart(a, b) {
  const x = Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w);
  const y = Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h);
  return Math.hypot(x, y);
}

/**
 * How much of all lines runs through a box.
 * @param {Ground} ground
 * @param {Box} box
 */
export function onLines(ground, box) {
  const [right, bottom] = [box.x + box.w, box.y + box.h];
  let length = 0;
  for (const { points, lengths } of ground.tracks) {
    for (let from = 0; from + STEPS < points.length; from += STEPS) {
      const [a, b] = [points[from], points[from + STEPS]];
      const loose = (lengths[from + STEPS] - lengths[from]) * 0.3; // a curve stays near its chord
      if (Math.max(a.x, b.x) + loose < box.x || Math.min(a.x, b.x) - loose > right) continue;
      if (Math.max(a.y, b.y) + loose < box.y || Math.min(a.y, b.y) - loose > bottom) continue;
      for (let i = from + 1; i <= from + STEPS; i++) {
        const x = (points[i].x + points[i - 1].x) / 2;
        const y = (points[i].y + points[i - 1].y) / 2;
        if (x >= box.x && x <= right && y >= box.y && y <= bottom) length += lengths[i] - lengths[i - 1];
      }
    }
  }
  return length;
}

/**
 * Places for a box of w by h beside another, the most natural ones cheapest.
 * @param {Box} own
 * @param {number} w
 * @param {number} h
 * @param {number} gap
 */
function around(own, w, h, gap) {
  const cx = own.x + own.w / 2;
  const cy = own.y + own.h / 2;
  const spots = [];
  for (const shift of [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1]) {
    const dx = shift * ((own.w + w) / 2);
    const x = cx - w / 2 + dx;
    const cost = Math.abs(shift) * 4;
    spots.push({ x, y: own.y + own.h + gap, cost }, { x, y: own.y - h - gap, cost: cost + 0.5 });
    if (Math.abs(shift) <= 0.75) {
      const y = cy - h / 2 + shift * ((own.h + h) / 2);
      spots.push({ x: own.x + own.w + gap, y, cost: cost + 0.5 }, { x: own.x - w - gap, y, cost: cost + 1 });
    }
  }
  return spots;
}

/**
 * How far the edge of a pill is from its middle, in a direction.
 * @param {Box} box
 * @param {number} angle
 */
function edgeOf(box, angle) {
  const r = box.h / 2;
  const flat = box.w / 2 - r;
  const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  if (flat <= 0) return r;
  if (s > 0 && (r / s) * c <= flat) return r / s;
  return c * flat + Math.sqrt(Math.max(0, r * r - (flat * s) ** 2));
}

/**
 * A name in one row, and broken in two wherever it can be.
 * @param {string} name
 */
function rowsOf(name) {
  const words = name.split(/(?<=[-・])| /);
  const whole = [[name]];
  for (let i = 1; i < words.length; i++) {
    const join = (/** @type {string[]} */ part) => part.reduce((a, b) => (/[-・]$/.test(a) ? a + b : `${a} ${b}`));
    whole.push([join(words.slice(0, i)), join(words.slice(i))]);
  }
  return whole;
}

/**
 * The cheapest candidates only.
 * @param {Candidate[]} candidates
 * @param {number} count
 */
function fewest(candidates, count) {
  return candidates.sort((a, b) => a.cost - b.cost).slice(0, count);
}
