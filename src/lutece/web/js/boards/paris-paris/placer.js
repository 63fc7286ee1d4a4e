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
 * The best candidate found for each item.
 * @param {Item[]} items
 * @returns {Map<string, Candidate>}
 */
export function place(items) {
  const random = dice(7);
  const near = nearOf(items);
  for (const { candidates } of items) candidates.sort((a, b) => a.cost - b.cost);
  let chosen = items.map((item) => item.candidates[0]);
  settle(items, near, chosen, items.map((_, i) => i));
  let best = total(near, chosen);
  for (let vain = 0; vain < PATIENCE; vain++) {
    const trial = chosen.slice();
    const start = worst(near, trial, random);
    const moved = [start, ...near[start].filter(() => random() < 0.25)];
    for (const i of moved) {
      const { candidates } = items[i];
      trial[i] = candidates[Math.floor(random() ** 2 * candidates.length)];
    }
    settle(items, near, trial, [...new Set(moved.flatMap((i) => near[i]))]);
    const cost = total(near, trial);
    if (cost < best - 0.01) [best, chosen, vain] = [cost, trial, 0];
  }
  return new Map(items.map((item, i) => [item.id, chosen[i]]));
}

/**
 * For each item, the others that could ever overlap it.
 * @param {Item[]} items
 */
function nearOf(items) {
  const bounds = items.map(({ candidates }) => {
    const boxes = candidates.map((c) => c.box).filter((box) => box.w > 0);
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    const right = Math.max(...boxes.map((box) => box.x + box.w));
    const bottom = Math.max(...boxes.map((box) => box.y + box.h));
    return { x, y, w: right - x, h: bottom - y };
  });
  return bounds.map((a, i) => bounds.flatMap((b, j) => (j !== i && shared(a, b) > 0 ? [j] : [])));
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
 * @param {Item[]} items
 * @param {number[][]} near
 * @param {Candidate[]} chosen
 * @param {number[]} waiting who shall look around
 */
function settle(items, near, chosen, waiting) {
  for (let pass = 0; pass < PASSES && waiting.length; pass++) {
    /** @type {Set<number>} */
    const next = new Set();
    for (const i of waiting) {
      const better = cheapest(items[i].candidates, near[i], chosen, chosen[i]);
      if (better === chosen[i]) continue;
      chosen[i] = better;
      for (const j of near[i]) next.add(j);
    }
    waiting = [...next];
  }
}

/**
 * What a candidate costs for overlapping the others.
 * @param {number[]} near
 * @param {Candidate[]} chosen
 * @param {Candidate} candidate
 * @param {number} [most] what need not be counted further
 */
function against(near, chosen, candidate, most = Infinity) {
  let cost = 0;
  for (const j of near) {
    if (cost >= most) return cost;
    const other = chosen[j];
    cost += shared(candidate.box, other.box) * (candidate.loose && other.loose ? LOOSE : OVERLAP);
  }
  return cost;
}

/**
 * @param {number[][]} near
 * @param {Candidate[]} chosen
 */
function total(near, chosen) {
  return chosen.reduce((sum, c, i) => sum + c.cost + against(near[i], chosen, c) / 2, 0);
}

/**
 * An item that fares badly, by chance among the worst.
 * @param {number[][]} near
 * @param {Candidate[]} chosen
 * @param {() => number} random
 */
function worst(near, chosen, random) {
  const costs = chosen.map((c, i) => ({ i, cost: (1 + c.cost + against(near[i], chosen, c)) * random() }));
  return costs.reduce((a, b) => (b.cost > a.cost ? b : a)).i;
}

/**
 * The candidate that costs least, all told; they are sorted, so that few have to be looked at.
 * @param {Candidate[]} candidates
 * @param {number[]} near
 * @param {Candidate[]} chosen
 * @param {Candidate} now
 */
function cheapest(candidates, near, chosen, now) {
  let best = now;
  let least = now.cost + against(near, chosen, now);
  for (const candidate of candidates) {
    if (candidate.cost >= least) break;
    const cost = candidate.cost + against(near, chosen, candidate, least - candidate.cost);
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
}
