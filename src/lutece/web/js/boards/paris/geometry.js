/**
 * Where everything lies on the circle. Units are the drawing's own: 1000 across, the Arc at 0, 0.
 * Angles are degrees clockwise from the north, as the districts are counted.
 *
 *   the Arc · bank · VP space · landmarks · name · bonus tiles · promenade of the meeples
 *   0      86     138       203        239…372  374…398   404…470          472…498
 */

/** @typedef {import("./types.js").Point} Point */

export const ARC_RADIUS = 86;
export const WEDGE_INNER = 93;
export const WEDGE_OUTER = 400;
export const NAME_RADIUS = 379;
export const CELL_INNER = 405;
export const CELL_OUTER = 471;
export const LANE = 481;
export const RIM = 497;

export const SPACES = 30;
/** One slot more than spaces: the meeples start before space 1, at the north. */
export const SLOT = 360 / (SPACES + 1);

/** Half the side of a building's tile; a tile fits in a circle of TILE + 5. */
export const TILE = 29.5;

const AVENUE = 1.1; // half an avenue's width in degrees, at the rim
const EDGE = 38; // from the wedge's edge to the middle of a building
const FIRST = 197; // along the edge: the innermost building
const STEP = 71;

const VALUES = [1, 2, 3, 4, 5, 8];

/**
 * @param {number} radius
 * @param {number} angle
 * @returns {Point}
 */
export function polar(radius, angle) {
  const a = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(a), y: -radius * Math.cos(a) };
}

/**
 * A point of a district: `out` along its axis, `aside` clockwise of it.
 * @param {number} district
 * @param {number} out
 * @param {number} aside
 * @returns {Point}
 */
export function inDistrict(district, out, aside) {
  const a = (district * Math.PI) / 3;
  return {
    x: out * Math.sin(a) + aside * Math.cos(a),
    y: -out * Math.cos(a) + aside * Math.sin(a),
  };
}

/** @param {number} district */
export const bankAt = (district) => inDistrict(district, 139, 0);

/** @param {number} district */
export const vpSpaceAt = (district) => inDistrict(district, 205, 0);

/**
 * 1, 2, 3 outward on the left side, 8, 5, 4 outward on the right.
 * @param {number} district
 * @param {number} index  of the value among 1, 2, 3, 4, 5, 8
 */
export function buildingAt(district, index) {
  const left = index < 3;
  const along = FIRST + STEP * (left ? index : 5 - index);
  const out = along * Math.cos(Math.PI / 6) + EDGE / 2;
  const aside = along / 2 - EDGE * Math.cos(Math.PI / 6);
  return inDistrict(district, out, left ? -aside : aside);
}

/** Sites of landmarks by how many there are: few and large, or many and small. */
const SITES = [
  { scale: 1.07, sites: [[276, 0], [337, -40], [337, 40]] },
  { scale: 0.84, sites: [[265, -29], [265, 29], [325, -58], [325, 0], [325, 58]] },
  { scale: 0.68, sites: [[254, -24], [254, 24], [300, -50], [300, 0], [300, 50], [346, -50], [346, 0], [346, 50]] },
];

/**
 * The sites of a district that must hold so many landmarks, the first three at least.
 * @param {number} district
 * @param {number} count
 * @returns {{ scale: number, sites: Point[] }}
 */
export function landmarkSites(district, count) {
  const layout = SITES.find((known) => known.sites.length >= count) ?? SITES[SITES.length - 1];
  const sites = layout.sites.map(([out, aside]) => inDistrict(district, out, aside));
  while (sites.length < count) sites.push(sites[sites.length % layout.sites.length]);
  return { scale: layout.scale, sites };
}

/** @param {number} space  0 is the start */
export const spaceAngle = (space) => space * SLOT;

/** @param {number} space */
export const cellAt = (space) => polar((CELL_INNER + CELL_OUTER) / 2, spaceAngle(space));

/**
 * Where a meeple stands on the promenade: side by side with the others of its space.
 * @param {number} space
 * @param {number} place  among those who stand there
 * @param {number} count
 */
export function meepleAt(space, place, count) {
  const step = count > 3 ? 2.75 : 3.1;
  return polar(LANE, spaceAngle(space) + (place - (count - 1) / 2) * step);
}

/**
 * A piece of a ring between two angles.
 * @param {number} inner
 * @param {number} outer
 * @param {number} from
 * @param {number} to
 */
export function sector(inner, outer, from, to) {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  const large = to - from > 180 ? 1 : 0;
  return `M${xy(a)}A${outer} ${outer} 0 ${large} 1 ${xy(b)}L${xy(c)}A${inner} ${inner} 0 ${large} 0 ${xy(d)}Z`;
}

/**
 * A district's ground: its sides keep the avenue's width from the Arc to the rim.
 * @param {number} district
 * @param {number} [inset]
 */
export function wedge(district, inset = 0) {
  const half = (WEDGE_OUTER * AVENUE * Math.PI) / 180 + inset;
  /** @param {number} radius */
  const turn = (radius) => 30 - (Math.asin(half / radius) * 180) / Math.PI;
  const [inner, outer] = [WEDGE_INNER + inset, WEDGE_OUTER - inset];
  const axis = district * 60;
  const points = [
    polar(outer, axis - turn(outer)),
    polar(outer, axis + turn(outer)),
    polar(inner, axis + turn(inner)),
    polar(inner, axis - turn(inner)),
  ];
  const [a, b, c, d] = points.map(xy);
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z`;
}

/**
 * The line on which a district's name stands, readable from below in every district.
 * @param {number} district
 */
export function nameLine(district) {
  const axis = district * 60;
  const below = district > 1 && district < 5;
  const radius = below ? NAME_RADIUS + 13 : NAME_RADIUS;
  const [from, to] = below ? [axis + 27, axis - 27] : [axis - 27, axis + 27];
  return `M${xy(polar(radius, from))}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${xy(polar(radius, to))}`;
}

/**
 * Offsets of keys that stand on one place, the back ones first.
 * @param {number} count
 * @returns {[number, number][]}
 */
export function keyOffsets(count) {
  if (count <= 1) return [[13, 3]];
  if (count === 2) return [[-11, 5], [15, 5]];
  if (count === 3) return [[8, -10], [-12, 8], [15, 8]];
  if (count === 4) return [[-4, -11], [18, -11], [-13, 9], [11, 9]];
  return Array.from({ length: count }, (_, i) => {
    const columns = Math.ceil(count / 2);
    const back = i < count - columns;
    const [place, row] = back ? [i, count - columns] : [i - (count - columns), columns];
    return [((place - (row - 1) / 2) * 44) / Math.max(row - 1, 1) + (back ? 3 : 0), back ? -10 : 8];
  });
}

export const ARC_KEY_Y = 40;

/** Keys on the Arc stand in one row. @param {number} place @param {number} count */
export const arcKeyX = (place, count) => (place - (count - 1) / 2) * Math.min(27, 100 / Math.max(count, 1));

/** @param {number} value */
export const valueIndex = (value) => VALUES.indexOf(value);

/** @param {Point} point */
export const xy = (point) => `${round(point.x)} ${round(point.y)}`;

/** @param {Point} point */
export const translate = (point) => `translate(${xy(point)})`;

/** @param {number} n */
const round = (n) => Math.round(n * 100) / 100;
