/**
 * Where things go that may stand in several places: names, tiles, badges.
 *
 * Each item has candidates with a cost of their own; two items that overlap cost more than anything.
 * The same items always end in the same places.
 */

/**
 * @typedef {{ x: number, y: number, w: number, h: number }} Box left, top, width, height
 * @typedef {object} Candidate
 * @property {Box} box
 * @property {number} cost
 * @property {string[]} [rows] a name in one row or two
 * @property {boolean} [loose] seldom there: may overlap others of its kind, if it must
 *
 * @typedef {{ id: string, candidates: Candidate[] }} Item
 */

const OVERLAP = 0.35; // for each square unit that two items share
const LOOSE = 0.14; // where both are loose
const PATIENCE = 60; // kicks in vain before this is good enough
const PASSES = 12;

/**
 * A candidate as the search sees it: its edges, and the items that could ever overlap it.
 * @typedef {object} Spot
 * @property {Candidate} candidate
 * @property {number} x
 * @property {number} y
 * @property {number} right
 * @property {number} bottom
 * @property {number} cost
 * @property {boolean} loose
 * @property {number[]} near
 */

/**
 * The best candidate found for each item.
 * @param {Item[]} items
 * @returns {Map<string, Candidate>}
 */
export function place(items) {
  const random = dice(7);
  const bounds = items.map(boundsOf);
  const near = bounds.map((a, i) => bounds.flatMap((b, j) => (j !== i && shared(a, b) > 0 ? [j] : [])));
  const spots = items.map((item, i) => spotsOf(item, near[i], bounds));
  let chosen = spots.map(([cheapest]) => cheapest);
  settle(spots, near, chosen, items.map((_, i) => i));
  let best = total(chosen);
  for (let vain = 0; vain < PATIENCE; vain++) {
    const trial = chosen.slice();
    const start = worst(trial, random);
    const moved = [start, ...near[start].filter(() => random() < 0.25)];
    for (const i of moved) trial[i] = spots[i][Math.floor(random() ** 2 * spots[i].length)];
    settle(spots, near, trial, [...new Set(moved.flatMap((i) => near[i]))]);
    const cost = total(trial);
    if (cost < best - 0.01) [best, chosen, vain] = [cost, trial, 0];
  }
  return new Map(items.map((item, i) => [item.id, chosen[i].candidate]));
}

/**
 * All that an item could cover.
 * @param {Item} item
 * @returns {Box}
 */
function boundsOf({ candidates }) {
  const boxes = candidates.map((c) => c.box).filter((box) => box.w > 0);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/**
 * The candidates of an item, the cheapest first.
 * @param {Item} item
 * @param {number[]} near the others that could ever overlap it
 * @param {Box[]} bounds of all items
 * @returns {Spot[]}
 */
function spotsOf({ candidates }, near, bounds) {
  return candidates
    .toSorted((a, b) => a.cost - b.cost)
    .map((candidate) => {
      const { box, cost, loose = false } = candidate;
      const reached = near.filter((j) => shared(box, bounds[j]) > 0);
      return { candidate, x: box.x, y: box.y, right: box.x + box.w, bottom: box.y + box.h, cost, loose, near: reached };
    });
}

/**
 * How much of two boxes is shared, in square units.
 * @param {Box} a
 * @param {Box} b
 */
export function shared(a, b) {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  if (w <= 0) return 0;
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return h <= 0 ? 0 : w * h;
}

/**
 * A box with a margin around it (less, where it is negative).
 * @param {Box} box
 * @param {number} by
 * @returns {Box}
 */
export function grown(box, by) {
  return { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by };
}

/**
 * A repeatable source of numbers from 0 to 1.
 * @param {number} seed
 */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Everyone in turn takes the best place, as long as somebody moves.
 * @param {Spot[][]} spots
 * @param {number[][]} near
 * @param {Spot[]} chosen
 * @param {number[]} waiting who shall look around
 */
function settle(spots, near, chosen, waiting) {
  for (let pass = 0; pass < PASSES && waiting.length; pass++) {
    /** @type {Set<number>} */
    const next = new Set();
    for (const i of waiting) {
      const better = cheapest(spots[i], chosen, chosen[i]);
      if (better === chosen[i]) continue;
      chosen[i] = better;
      for (const j of near[i]) next.add(j);
    }
    waiting = [...next];
  }
}

/**
 * What a spot costs for overlapping the others.
 * @param {Spot[]} chosen
 * @param {Spot} spot
 * @param {number} [most] what need not be counted further
 */
function against(chosen, spot, most = Infinity) {
  const { x, y, right, bottom, near } = spot;
  let cost = 0;
  for (let n = 0; n < near.length && cost < most; n++) {
    const other = chosen[near[n]];
    const w = Math.min(right, other.right) - Math.max(x, other.x);
    if (w <= 0) continue;
    const h = Math.min(bottom, other.bottom) - Math.max(y, other.y);
    if (h > 0) cost += w * h * (spot.loose && other.loose ? LOOSE : OVERLAP);
  }
  return cost;
}

/** @param {Spot[]} chosen */
function total(chosen) {
  return chosen.reduce((sum, spot) => sum + spot.cost + against(chosen, spot) / 2, 0);
}

/**
 * An item that fares badly, by chance among the worst.
 * @param {Spot[]} chosen
 * @param {() => number} random
 */
function worst(chosen, random) {
  const costs = chosen.map((spot, i) => ({ i, cost: (1 + spot.cost + against(chosen, spot)) * random() }));
  return costs.reduce((a, b) => (b.cost > a.cost ? b : a)).i;
}

/**
 * The spot that costs least, all told; they are sorted, so that few have to be looked at.
 * @param {Spot[]} spots
 * @param {Spot[]} chosen
 * @param {Spot} now
 */
function cheapest(spots, chosen, now) {
  let best = now;
  let least = now.cost + against(chosen, now);
  for (const spot of spots) {
    if (spot.cost >= least) break;
    const cost = spot.cost + against(chosen, spot, least - spot.cost);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
