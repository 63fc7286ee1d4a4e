/**
 * Where everything stands on the sheet: stops, lines, names, tiles, badges, the parking.
 *
 * All of it comes from the components, so that a map of one's own is drawn as well as the printed one.
 * A wide sheet, or a tall one for narrow screens with relatively larger pieces; both in several
 * heights, so that the board fills the room it has.
 */

import { computed } from "@preact/signals";
import { badgeItems, cornerItems, nameItems, onLines, tileItems } from "./candidates.js";
import { trackOf } from "./curves.js";
import { grown, place, shared } from "./placer.js";
import { gainBox, sizesOf, stopBox } from "./sizes.js";
import { facesLoaded } from "./typeface.js";

/**
 * @typedef {import("./network.js").Network} Network
 * @typedef {import("./network.js").Stop} Stop
 * @typedef {import("./placer.js").Box} Box
 * @typedef {import("./placer.js").Candidate} Candidate
 * @typedef {import("./curves.js").Point} Point
 * @typedef {import("./curves.js").Track} Track
 * @typedef {import("./sizes.js").Shape} Shape
 * @typedef {import("./sizes.js").Sizes} Sizes
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

/** Layouts that were computed with the faces that are there. */
const known = computed(() => {
  facesLoaded.value;
  return /** @type {WeakMap<Network, Map<Shape, Layout>>} */ (new WeakMap());
});

/**
 * The drawing of a network in a shape, computed once.
 * @param {Network} network
 * @param {Shape} shape
 * @returns {Layout}
 */
export function layoutOf(network, shape) {
  const shapes = known.value.get(network) ?? new Map();
  known.value.set(network, shapes);
  let layout = shapes.get(shape);
  if (!layout) {
    layout = lay(network, shape);
    shapes.set(shape, layout);
  }
  return layout;
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
  const crossing = (/** @type {Stop} */ stop) => stop.lines.length > 1;
  const middleOf = (/** @type {Stop} */ stop) => /** @type {Point} */ (at.get(stop.slug));
  const stops = new Map(network.stops.map((s) => [s.slug, stopBox(sizes, middleOf(s), crossing(s))]));
  const plates = network.stops.map((s) => gainBox(sizes, middleOf(s), crossing(s)));
  const ground = { network, sizes, at, stops, plates, tracks: [...tracks.values()] };
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
  const isFree = freeBut(ground, [...stops.values(), ...[...placed.values()].map((c) => c.box)]);
  placed.delete("compass"); // words may lie over it for a while
  const clearing = clearingOf(sizes, freeBut(ground, [...stops.values(), ...[...placed.values()].map((c) => c.box)]));
  return { sizes, network, at, tracks, names, tiles, badges, title, compass, toSheet, isFree, clearing };
}

/**
 * Whether a box is inside the sheet and clear of what is taken, and of the lines.
 * @param {import("./candidates.js").Ground} ground
 * @param {Box[]} taken
 * @returns {Layout["isFree"]}
 */
function freeBut(ground, taken) {
  const { sheet } = ground.sizes;
  return (box, margin = 4) => {
    const wide = grown(box, margin);
    const inside =
      box.x >= sheet.x &&
      box.y >= sheet.y &&
      box.x + box.w <= sheet.x + sheet.w &&
      box.y + box.h <= sheet.y + sheet.h;
    return inside && taken.every((other) => shared(wide, other) === 0) && onLines(ground, wide) === 0;
  };
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
      const starts = Array.from({ length: 21 }, (_, i) => sheet.x + 8 + ((sheet.w - w - 16) * i) / 20);
      const free = starts.filter((x) => isFree({ x, y, w, h }, 0));
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
  const stops = network.stops.map((s) => {
    const half = s.lines.length > 1 ? sizes.pill / 2 : sizes.single;
    return { p: /** @type {Point} */ (at.get(s.slug)), w: half + room / 2 };
  });
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

/** @param {Box} box */
function middle(box) {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

