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
 *
 * @typedef {{ id: string, candidates: Candidate[] }} Item
 */

const OVERLAP = 0.35; // for each square unit that two items share
const KICKS = 40;
const PASSES = 12;

/**
 * The best candidate found for each item.
 * @param {Item[]} items
 * @returns {Map<string, Candidate>}
 */
export function place(items) {
  const random = dice(7);
  let chosen = items.map((item) => cheapest(item.candidates, (c) => c.cost));
  settle(items, chosen);
  let best = total(chosen);
  for (let kick = 0; kick < KICKS; kick++) {
    const trial = chosen.slice();
    for (const i of worst(trial, 3, random)) {
      const { candidates } = items[i];
      trial[i] = candidates[Math.floor(random() * candidates.length)];
    }
    settle(items, trial);
    const cost = total(trial);
    if (cost < best) [best, chosen] = [cost, trial];
  }
  return new Map(items.map((item, i) => [item.id, chosen[i]]));
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
 * @param {Candidate[]} chosen
 */
function settle(items, chosen) {
  for (let pass = 0; pass < PASSES; pass++) {
    let moved = false;
    for (let i = 0; i < items.length; i++) {
      const better = cheapest(items[i].candidates, (c) => c.cost + against(chosen, c, i));
      if (better !== chosen[i]) {
        chosen[i] = better;
        moved = true;
      }
    }
    if (!moved) return;
  }
}

/**
 * What a candidate costs for overlapping the others.
 * @param {Candidate[]} chosen
 * @param {Candidate} candidate
 * @param {number} self
 */
function against(chosen, candidate, self) {
  let cost = 0;
  for (let j = 0; j < chosen.length; j++) {
    if (j !== self) cost += shared(candidate.box, chosen[j].box) * OVERLAP;
  }
  return cost;
}

/** @param {Candidate[]} chosen */
function total(chosen) {
  return chosen.reduce((sum, c, i) => sum + c.cost + against(chosen, c, i) / 2, 0);
}

/**
 * The items that fare worst, and one by chance.
 * @param {Candidate[]} chosen
 * @param {number} count
 * @param {() => number} random
 */
function worst(chosen, count, random) {
  const costs = chosen.map((c, i) => ({ i, cost: (c.cost + against(chosen, c, i)) * (0.5 + random()) }));
  costs.sort((a, b) => b.cost - a.cost);
  return [...costs.slice(0, count).map((c) => c.i), Math.floor(random() * chosen.length)];
}

/**
 * @param {Candidate[]} candidates
 * @param {(c: Candidate) => number} cost
 */
function cheapest(candidates, cost) {
  let best = candidates[0];
  let least = Infinity;
  for (const candidate of candidates) {
    const c = cost(candidate);
    if (c < least) [best, least] = [candidate, c];
  }
  return best;
}
