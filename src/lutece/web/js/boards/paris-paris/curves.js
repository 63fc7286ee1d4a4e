/** Lines as curves: through their stops, and point by point for whoever drives along them. */

/**
 * @typedef {import("./network.js").Line} Line
 * @typedef {{ x: number, y: number }} Point
 *
 * @typedef {object} Track a line as it is driven
 * @property {Line} line
 * @property {string} d
 * @property {Point[]} points
 * @property {number[]} lengths at each point, from the start
 * @property {number[]} stopAt length at each stop
 */

export const STEPS = 18; // of a curve between two stops

/**
 * A point of a line, by its way from the start.
 * @param {Track} track
 * @param {number} length
 * @returns {Point & { angle: number }}
 */
export function pointOn(track, length) {
  const { points, lengths } = track;
  let i = lengths.findIndex((l) => l >= length);
  if (i < 0) i = lengths.length - 1;
  if (i === 0) i = 1;
  const [a, b] = [points[i - 1], points[i]];
  const t = (length - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
  const s = Math.max(0, Math.min(1, t));
  return { x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s, angle: Math.atan2(b.y - a.y, b.x - a.x) };
}

/**
 * A smooth curve through points as a path.
 * @param {Point[]} points
 * @param {boolean} [closed]
 */
export function smooth(points, closed = false) {
  const n = points.length;
  const get = (/** @type {number} */ i) => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))];
  let d = `M${fix(points[0].x)},${fix(points[0].y)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p, a, b, q] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${fix(a.x + (b.x - p.x) / 6)},${fix(a.y + (b.y - p.y) / 6)} ${fix(b.x - (q.x - a.x) / 6)},${fix(b.y - (q.y - a.y) / 6)} ${fix(b.x)},${fix(b.y)}`;
  }
  return closed ? `${d}Z` : d;
}

/** @param {number} n */
export function fix(n) {
  return Math.round(n * 10) / 10;
}

/**
 * The curve of a line through its stops.
 * @param {Line} line
 * @param {Map<string, Point>} at
 * @returns {Track}
 */
export function trackOf(line, at) {
  const stops = line.stops.map((s) => /** @type {Point} */ (at.get(s)));
  const last = stops.length - 1;
  const tangent = stops.map((p, i) => {
    const [a, b] = [stops[Math.max(0, i - 1)], stops[Math.min(last, i + 1)]];
    const inward = Math.hypot(p.x - a.x, p.y - a.y) || 1;
    const outward = Math.hypot(b.x - p.x, b.y - p.y) || 1;
    const x = (p.x - a.x) / inward + (b.x - p.x) / outward;
    const y = (p.y - a.y) / inward + (b.y - p.y) / outward;
    const size = Math.hypot(x, y) || 1;
    return { x: x / size, y: y / size };
  });
  let d = `M${fix(stops[0].x)},${fix(stops[0].y)}`;
  const points = [stops[0]];
  const lengths = [0];
  const stopAt = [0];
  for (let i = 0; i < last; i++) {
    const [a, b] = [stops[i], stops[i + 1]];
    const handle = Math.hypot(b.x - a.x, b.y - a.y) * 0.3;
    const [first, final] = [i === 0, i === last - 1];
    const c = first ? lerp(a, b, 0.3) : { x: a.x + tangent[i].x * handle, y: a.y + tangent[i].y * handle };
    const e = final ? lerp(b, a, 0.3) : { x: b.x - tangent[i + 1].x * handle, y: b.y - tangent[i + 1].y * handle };
    d += `C${fix(c.x)},${fix(c.y)} ${fix(e.x)},${fix(e.y)} ${fix(b.x)},${fix(b.y)}`;
    for (let step = 1; step <= STEPS; step++) {
      const p = bezier(a, c, e, b, step / STEPS);
      const before = points[points.length - 1];
      points.push(p);
      lengths.push(lengths[lengths.length - 1] + Math.hypot(p.x - before.x, p.y - before.y));
    }
    stopAt.push(lengths[lengths.length - 1]);
  }
  return { line, d, points, lengths, stopAt };
}

/**
 * @param {Point} a
 * @param {Point} b
 * @param {number} t
 */
function lerp(a, b, t) {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/**
 * @param {Point} a
 * @param {Point} b
 * @param {Point} c
 * @param {Point} d
 * @param {number} t
 */
function bezier(a, b, c, d, t) {
  return lerp(lerp(lerp(a, b, t), lerp(b, c, t), t), lerp(lerp(b, c, t), lerp(c, d, t), t), t);
}
