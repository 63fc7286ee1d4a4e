/** How large everything is: a wide sheet, or a tall one with relatively larger pieces, in several heights. */

/**
 * @typedef {import("./placer.js").Box} Box
 * @typedef {import("./curves.js").Point} Point
 *
 * @typedef {{ kind: "wide" | "tall", height: number }} Shape
 *
 * @typedef {object} Sizes
 * @property {"wide" | "tall"} kind
 * @property {number} width
 * @property {number} height
 * @property {{ margin: number, font: number } | null} track of the points round the frame: its middle, its figures; none where there is no room
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
 */

/** What the board may be cut to, the handsomest first. @type {Shape[]} */
export const SHAPES = [
  ...[910, 870, 830, 950, 1000, 1060].map((height) => ({ kind: /** @type {const} */ ("wide"), height })),
  ...[960, 920, 880, 840, 800, 1020, 1080].map((height) => ({ kind: /** @type {const} */ ("tall"), height })),
];

const LARGE = 11.5; // pixels: names need not be larger

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
export function sizesOf({ kind, height }) {
  if (kind === "wide") {
    return {
      kind,
      width: 1200,
      height,
      track: { margin: 18, font: 17 },
      sheet: { x: 32, y: 32, w: 1136, h: height - 164 },
      area: { x: 98, y: 92, w: 1004, h: height - 280 },
      strip: { x: 32, y: height - 132, w: 1136, h: 100 },
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
    track: null,
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
 * The middle of the plate that says what a shop has just earned, from the middle of its stop.
 * @param {Sizes} sizes
 * @param {boolean} crossing
 * @param {number} index
 * @returns {Point}
 */
export function gainAt(sizes, crossing, index) {
  const away = crossing ? (index === 0 ? -1 : 1) * sizes.house * 0.35 : sizes.house * 0.5;
  return { x: shopAt(sizes, crossing, index).x + away, y: -sizes.house * 1.02 };
}

/**
 * Where the plates of a stop may come to lie.
 * @param {Sizes} sizes
 * @param {Point} at
 * @param {boolean} crossing
 * @returns {Box}
 */
export function gainBox(sizes, at, crossing) {
  const [half, high] = [sizes.letter * 1.05, sizes.letter * 0.65];
  const last = gainAt(sizes, crossing, crossing ? 1 : 0);
  const first = crossing ? gainAt(sizes, crossing, 0) : last;
  return { x: at.x + first.x - half, y: at.y + last.y - high, w: last.x - first.x + 2 * half, h: 2 * high };
}
