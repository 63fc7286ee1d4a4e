/** What the review sorts, sums and draws: pure functions. */

/**
 * @import { MistakeKind } from "../schema.js"
 */

const TERMS = 2; // sources of points that a sentence speaks of
const WORTH_SAYING = 0.05; // points: less is nothing

/**
 * The terms that matter most.
 * @param {Record<string, number>} why
 */
export function largest(why) {
  return Object.entries(why)
    .filter(([, points]) => Math.abs(points) >= WORTH_SAYING)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, TERMS);
}

/**
 * The terms that speak for a decision: what it gains most by, then what matters most besides; none where it gains nothing.
 * @param {Record<string, number>} why
 */
export function reasons(why) {
  const terms = Object.entries(why).filter(([, points]) => Math.abs(points) >= WORTH_SAYING);
  const [best, ...others] = terms.sort(([, a], [, b]) => b - a);
  if (!best || terms.reduce((sum, [, points]) => sum + points, 0) <= 0) return [];
  return [best, ...largest(Object.fromEntries(others)).slice(0, TERMS - 1)];
}

/** @param {number[][]} dots */
export function path(dots) {
  return dots.map(([x, y], n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** What a thing is called, without all that is told of it. @param {string} text */
export function nameIn(text) {
  return text.split(/[.:;。：（(]/, 1)[0].trim();
}

/**
 * Kinds that have the same name, together; the most costly first.
 * @param {MistakeKind[]} kinds
 * @param {(kind: MistakeKind) => string} nameOf
 */
export function summed(kinds, nameOf) {
  /** @type {Map<string, {name: string, count: number, loss: number}>} */
  const sums = new Map();
  for (const kind of kinds) {
    const name = nameOf(kind);
    const sum = sums.get(name) ?? { name, count: 0, loss: 0 };
    sums.set(name, { name, count: sum.count + kind.count, loss: sum.loss + kind.loss });
  }
  return [...sums.values()].sort((a, b) => b.loss - a.loss);
}
