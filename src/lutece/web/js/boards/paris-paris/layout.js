/**
 * Where everything stands on the sheet: stops, lines, names, tiles, badges, the parking.
 *
 * All of it comes from the components, so that a map of one's own is drawn as well as the printed one.
 * A wide sheet, or a tall one for narrow screens with relatively larger pieces; both in several
 * heights, so that the board fills the room it has.
 */

import { grown, place, shared } from "./placer.js";

/**
 * @typedef {import("./network.js").Network} Network
 * @typedef {import("./network.js").Line} Line
 * @typedef {import("./placer.js").Box} Box
 * @typedef {import("./placer.js").Candidate} Candidate
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ kind: "wide" | "tall", height: number }} Shape
 *
 * @typedef {object} Sizes
 * @property {"wide" | "tall"} kind
 * @property {number} width
 * @property {number} height
 * @property {Box} sheet the map, inside the frame
 * @property {Box} area where stops may stand
 * @property {Box} strip the parking along the edge
 * @property {number} font of names
 * @property {number} single radius of a stop
 * @property {number} pill width of a crossing; it is as high as a stop
 * @property {number} house width of a shop
 * @property {number} tile
 * @property {number} band width of a line
 * @property {number} badge radius of the sign at a line's start
 * @property {number} bus width of the bus
 * @property {number} letter the smallest letters
 *
 * @typedef {object} Track a line as it is driven
 * @property {Line} line
 * @property {string} d
 * @property {Point[]} points
 * @property {number[]} lengths at each point, from the start
 * @property {number[]} stopAt length at each stop
 *
 * @typedef {object} Name
 * @property {Box} box
 * @property {string[]} rows
 *
 * @typedef {object} Layout
 * @property {Sizes} sizes
 * @property {Network} network
 * @property {Map<string, Point>} at the middle of each stop
 * @property {Map<string, Track>} tracks by line
 * @property {Map<string, Name>} names by stop
 * @property {Map<string, Point>} tiles by "stop/line": the middle of the tile
 * @property {Map<string, { start: Point, end: Point }>} badges by line
 * @property {Box | null} title where the title fits
 * @property {Box | null} compass
 * @property {(at: [number, number]) => Point} toSheet from the map's figures to the drawing
 * @property {(box: Box, margin?: number) => boolean} isFree nothing of the game is there
 * @property {Point} clearing the middle of a free strip for a line of words
 */

export const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "URW Palladio L", Georgia, "Noto Serif", "Hiragino Mincho ProN", "Yu Mincho", serif';

/** What the board may be cut to. @type {Shape[]} */
export const SHAPES = [
  { kind: "wide", height: 910 },
  { kind: "wide", height: 830 },
  { kind: "wide", height: 1000 },
  { kind: "tall", height: 960 },
  { kind: "tall", height: 740 },
  { kind: "tall", height: 840 },
  { kind: "tall", height: 1080 },
];

const LARGE = 11.5; // pixels: names need not be larger

const GAP = 4; // between a stop and what stands beside it
const STEPS = 18; // of a curve between two stops

/** @type {WeakMap<Network, Map<Shape, Layout>>} */
const known = new WeakMap();

/**
 * The drawing of a network in a shape, computed once.
 * @param {Network} network
 * @param {Shape} shape
 * @returns {Layout}
 */
export function layoutOf(network, shape) {
  const shapes = known.get(network) ?? new Map();
  known.set(network, shapes);
  let layout = shapes.get(shape);
  if (!layout) {
    layout = lay(network, shape);
    shapes.set(shape, layout);
  }
  return layout;
}

/**
 * The shape that shows names largest in a room of so many pixels, and fills it best.
 * @param {number} width
 * @param {number} height
 * @returns {Shape}
 */
export function shapeFor(width, height) {
  const merit = (/** @type {Shape} */ shape) => {
    const sizes = sizesOf(shape);
    const scale = Math.min(width / sizes.width, height / sizes.height);
    const filled = (sizes.width * sizes.height * scale * scale) / (width * height);
    return Math.min(LARGE, sizes.font * scale) + filled;
  };
  return SHAPES.reduce((best, shape) => (merit(shape) > merit(best) + 0.001 ? shape : best));
}

/**
 * @param {Shape} shape
 * @returns {Sizes}
 */
function sizesOf({ kind, height }) {
  if (kind === "wide") {
    return {
      kind,
      width: 1200,
      height,
      sheet: { x: 16, y: 16, w: 1168, h: height - 134 },
      area: { x: 92, y: 78, w: 1016, h: height - 252 },
      strip: { x: 16, y: height - 118, w: 1168, h: 102 },
      font: 21,
      single: 25,
      pill: 96,
      house: 37,
      tile: 42,
      band: 16,
      badge: 18,
      bus: 66,
      letter: 19,
    };
  }
  return {
    kind,
    width: 600,
    height,
    sheet: { x: 9, y: 9, w: 582, h: height - 114 },
    area: { x: 52, y: 50, w: 496, h: height - 204 },
    strip: { x: 9, y: height - 105, w: 582, h: 96 },
    font: 18,
    single: 20,
    pill: 76,
    house: 30,
    tile: 36,
    band: 12,
    badge: 14,
    bus: 54,
    letter: 17.5,
  };
}

/**
 * The box of a stop around its middle.
 * @param {Sizes} sizes
 * @param {Point} at
 * @param {boolean} crossing
 * @returns {Box}
 */
export function stopBox(sizes, at, crossing) {
  const w = crossing ? sizes.pill : 2 * sizes.single;
  return { x: at.x - w / 2, y: at.y - sizes.single, w, h: 2 * sizes.single };
}

/**
 * The middle of a place for a shop, from the middle of its stop.
 * @param {Sizes} sizes
 * @param {boolean} crossing
 * @param {number} index
 * @returns {Point}
 */
export function shopAt(sizes, crossing, index) {
  return { x: crossing ? (index - 0.5) * (sizes.pill / 2 - 4) : 0, y: 0 };
}

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
 * @param {Network} network
 * @param {Shape} shape
 * @returns {Layout}
 */
function lay(network, shape) {
  const sizes = sizesOf(shape);
  const toSheet = fitted(network, sizes);
  const at = spread(network, sizes, new Map(network.stops.map((s) => [s.slug, toSheet(s.at)])));
  const tracks = new Map(network.lines.map((line) => [line.name, trackOf(line, at)]));
  const ground = { network, sizes, at, tracks: [...tracks.values()] };
  const placed = place([...nameItems(ground), ...tileItems(ground), ...badgeItems(ground), ...cornerItems(ground)]);
  const names = new Map();
  const tiles = new Map();
  const badges = new Map();
  for (const stop of network.stops) {
    const found = /** @type {Candidate} */ (placed.get(`name/${stop.slug}`));
    names.set(stop.slug, { box: found.box, rows: found.rows ?? [stop.name] });
    for (const line of stop.lines) {
      const tile = /** @type {Candidate} */ (placed.get(`tile/${stop.slug}/${line}`));
      tiles.set(`${stop.slug}/${line}`, middle(tile.box));
    }
  }
  for (const line of network.lines) {
    const [start, end] = ["start", "end"].map((which) =>
      middle(/** @type {Candidate} */ (placed.get(`${which}/${line.name}`)).box),
    );
    badges.set(line.name, { start, end });
  }
  const [title, compass] = ["title", "compass"].map((id) => {
    const box = /** @type {Candidate} */ (placed.get(id)).box;
    return box.w > 0 ? box : null;
  });
  const taken = [
    ...[...placed.values()].map((c) => c.box),
    ...network.stops.map((s) => stopBox(sizes, /** @type {Point} */ (at.get(s.slug)), s.lines.length > 1)),
  ];
  /** @type {Layout["isFree"]} */
  const isFree = (box, margin = 4) => {
    const wide = grown(box, margin);
    const inside =
      box.x >= sizes.sheet.x && box.y >= sizes.sheet.y &&
      box.x + box.w <= sizes.sheet.x + sizes.sheet.w && box.y + box.h <= sizes.sheet.y + sizes.sheet.h;
    return inside && taken.every((other) => shared(wide, other) === 0) && onLines(ground, wide) === 0;
  };
  return { sizes, network, at, tracks, names, tiles, badges, title, compass, toSheet, isFree, clearing: clearingOf(sizes, isFree) };
}

/**
 * Where a line of words can be shown for a while: on a free strip of the map, else over the edge.
 * @param {Sizes} sizes
 * @param {Layout["isFree"]} isFree
 * @returns {Point}
 */
function clearingOf(sizes, isFree) {
  const { sheet, font, strip, kind } = sizes;
  const h = font * 2.7;
  const rows = [sheet.y + sheet.h - h - 12, sheet.y + 8, sheet.y + sheet.h - h - 40, sheet.y + 40];
  for (const share of kind === "wide" ? [0.62, 0.5] : []) {
    const w = sheet.w * share;
    for (const y of rows) {
      const free = Array.from({ length: 21 }, (_, i) => sheet.x + 8 + ((sheet.w - w - 16) * i) / 20).filter((x) => isFree({ x, y, w, h }, 0));
      free.sort((a, b) => Math.abs(a + w / 2 - sizes.width / 2) - Math.abs(b + w / 2 - sizes.width / 2));
      if (free.length) return { x: free[0] + w / 2, y: y + h / 2 };
    }
  }
  return { x: sizes.width / 2, y: strip.y + strip.h / 2 + 2 };
}

/**
 * The stops fill the area; the map is stretched to it, as far as it stays a map.
 * @param {Network} network
 * @param {Sizes} sizes
 * @returns {(at: [number, number]) => Point}
 */
function fitted(network, sizes) {
  const xs = network.stops.map((s) => s.at[0]);
  const ys = network.stops.map((s) => s.at[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scaleX = sizes.area.w / Math.max(40, Math.max(...xs) - left);
  const scaleY = sizes.area.h / Math.max(30, Math.max(...ys) - top);
  return ([x, y]) => ({ x: sizes.area.x + (x - left) * scaleX, y: sizes.area.y + (y - top) * scaleY });
}

/**
 * Stops that would touch each other move apart.
 * @param {Network} network
 * @param {Sizes} sizes
 * @param {Map<string, Point>} at
 */
function spread(network, sizes, at) {
  const room = sizes.band * 1.6;
  const stops = network.stops.map((s) => ({ p: /** @type {Point} */ (at.get(s.slug)), w: (s.lines.length > 1 ? sizes.pill / 2 : sizes.single) + room / 2 }));
  const high = sizes.single + room / 2;
  for (let pass = 0; pass < 60; pass++) {
    let moved = false;
    for (let i = 0; i < stops.length; i++) {
      for (let j = 0; j < i; j++) {
        const [a, b] = [stops[i], stops[j]];
        const dx = a.p.x - b.p.x;
        const dy = a.p.y - b.p.y;
        const overX = a.w + b.w - Math.abs(dx);
        const overY = 2 * high - Math.abs(dy);
        if (overX <= 0.5 || overY <= 0.5) continue;
        moved = true;
        const step = Math.min(overX, overY) / 2 + 0.5;
        if (overX < overY) {
          a.p.x += dx >= 0 ? step : -step;
          b.p.x -= dx >= 0 ? step : -step;
        } else {
          a.p.y += dy >= 0 ? step : -step;
          b.p.y -= dy >= 0 ? step : -step;
        }
      }
    }
    for (const { p, w } of stops) {
      const { sheet } = sizes;
      p.x = Math.max(sheet.x + w + 6, Math.min(sheet.x + sheet.w - w - 6, p.x));
      p.y = Math.max(sheet.y + high + 6, Math.min(sheet.y + sheet.h - high - 6, p.y));
    }
    if (!moved) break;
  }
  return at;
}

/**
 * The curve of a line through its stops.
 * @param {Line} line
 * @param {Map<string, Point>} at
 * @returns {Track}
 */
function trackOf(line, at) {
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
 * @typedef {{ network: Network, sizes: Sizes, at: Map<string, Point>, tracks: Track[] }} Ground
 */

/**
 * Names: in one row or two, on any side of their stop, never over a line or another stop.
 * @param {Ground} ground
 */
function nameItems(ground) {
  const { sizes, network } = ground;
  const measure = measurer(sizes.font);
  return network.stops.map((stop) => {
    const crossing = stop.lines.length > 1;
    const own = stopBox(sizes, /** @type {Point} */ (ground.at.get(stop.slug)), crossing);
    /** @type {Candidate[]} */
    const candidates = [];
    rowsOf(stop.name).forEach((rows, r) => {
      const w = Math.max(...rows.map(measure)) + sizes.font * 0.6;
      const h = rows.length * sizes.font * 1.08 + sizes.font * 0.28;
      for (const far of [0, 9, 20, 36]) {
        for (const spot of around(own, w, h, GAP + far)) {
          const box = { x: spot.x, y: spot.y, w, h };
          const cost = spot.cost + (rows.length > 1 ? 3 + r : 0) + far + hurdles(ground, box, stop.slug, 5) + doubt(ground, box, own, stop.slug);
          candidates.push({ box, cost, rows });
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
function tileItems(ground) {
  const { sizes, network } = ground;
  return network.stops.flatMap((stop) =>
    stop.lines.map((line) => {
      const own = stopBox(sizes, /** @type {Point} */ (ground.at.get(stop.slug)), stop.lines.length > 1);
      const candidates = [0, 6, 14, 26].flatMap((far) =>
        around(own, sizes.tile, sizes.tile, GAP + far).map((spot) => {
          const box = grown({ x: spot.x, y: spot.y, w: sizes.tile, h: sizes.tile }, 3);
          return { box, cost: far * 0.8 + hurdles(ground, box, stop.slug, 0.8), loose: true };
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
function badgeItems(ground) {
  const { sizes } = ground;
  return ground.tracks.flatMap((track) =>
    [true, false].map((start) => {
      const { points, line } = track;
      const slug = line.stops[start ? 0 : line.stops.length - 1];
      const tip = start ? points[0] : points[points.length - 1];
      const inner = start ? points[STEPS] : points[points.length - 1 - STEPS];
      const outward = Math.atan2(tip.y - inner.y, tip.x - inner.x);
      const crossing = (ground.network.stop.get(slug)?.lines.length ?? 1) > 1;
      const own = stopBox(sizes, tip, crossing);
      const r = start ? sizes.badge : sizes.badge * 0.6;
      const candidates = Array.from({ length: 24 }, (_, i) => {
        const angle = outward + ((i - 12) / 12) * Math.PI;
        const reach = edgeOf(own, angle) + r + (start ? 7 : 3);
        const at = { x: tip.x + Math.cos(angle) * reach, y: tip.y + Math.sin(angle) * reach };
        const box = { x: at.x - r, y: at.y - r, w: 2 * r, h: 2 * r };
        return { box, cost: Math.abs(i - 12) * 1.2 + hurdles(ground, box, slug, 1.6) };
      });
      return { id: `${start ? "start" : "end"}/${line.name}`, candidates };
    }),
  );
}

/**
 * The title and the compass, in corners; without them rather than in the way.
 * @param {Ground} ground
 */
function cornerItems(ground) {
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
          return { box, cost: (margin - 16) * 0.1 + (id === "title" ? right + low * 2 : 0) + hurdles(ground, grown(box, 4), "", 5) };
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
 * @param {number} weight of a line under it
 */
function hurdles(ground, box, own, weight) {
  const { sizes, network } = ground;
  const { sheet } = sizes;
  const inset = 9;
  const out =
    Math.max(0, sheet.x + inset - box.x) + Math.max(0, sheet.y + inset - box.y) +
    Math.max(0, box.x + box.w - sheet.x - sheet.w + inset) + Math.max(0, box.y + box.h - sheet.y - sheet.h + inset);
  let cost = out * 40 + onLines(ground, grown(box, sizes.band / 2)) * weight;
  const wide = grown(box, 16);
  for (const stop of network.stops) {
    const at = /** @type {Point} */ (ground.at.get(stop.slug));
    if (Math.abs(at.y - box.y - box.h / 2) > box.h / 2 + 60 || Math.abs(at.x - box.x - box.w / 2) > box.w / 2 + 90) continue;
    const other = stopBox(sizes, at, stop.lines.length > 1);
    cost += shared(box, other) * 0.6;
    if (stop.slug !== own) cost += shared(wide, other) * 0.03;
  }
  return cost;
}

/**
 * What a name costs that could be taken for another stop's.
 * @param {Ground} ground
 * @param {Box} box
 * @param {Box} own
 * @param {string} slug
 */
function doubt(ground, box, own, slug) {
  const near = apart(box, own);
  let cost = 0;
  for (const stop of ground.network.stops) {
    if (stop.slug === slug) continue;
    const other = stopBox(ground.sizes, /** @type {Point} */ (ground.at.get(stop.slug)), stop.lines.length > 1);
    cost += Math.max(0, 14 - (apart(box, other) - near)) * 1.4;
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
function onLines(ground, box) {
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
 * How wide a text is.
 * @param {number} size
 * @returns {(text: string) => number}
 */
export function measurer(size) {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return (text) => text.length * size * 0.52;
  pen.font = `600 ${size}px ${SERIF}`;
  return (text) => pen.measureText(text).width;
}

/**
 * The cheapest candidates only.
 * @param {Candidate[]} candidates
 * @param {number} count
 */
function fewest(candidates, count) {
  return candidates.sort((a, b) => a.cost - b.cost).slice(0, count);
}

/** @param {Box} box */
function middle(box) {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
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
