/**
 * Where everything lies on the round board. Units are the drawing's own: 1000 across, the Arc at 0, 0.
 * Angles are degrees clockwise from the north, as the districts are counted.
 *
 *   the Arc · districts: bank, VP space, buildings, landmarks · name · bonus tiles · promenade of the meeples
 *   0      76                                             385…402  407…470       470…498
 *
 * Tiles stand upright, so a district at the north or the south holds them in another order than one at
 * the sides: SLOTS has both, and the other four are mirrored.
 */

/** @typedef {import("./types.js").Point} Point */

export const ARC_RADIUS = 76;
export const WEDGE_INNER = 82;
export const WEDGE_OUTER = 403;
export const NAME_RADIUS = 387;
export const CELL_INNER = 407;
export const CELL_OUTER = 470;
export const LANE = 482;
export const RIM = 498;

export const SPACES = 30; // of the bonus track: as many as fit round the board
/** One slot more than spaces: the meeples start before space 1, at the north. */
export const SLOT = 360 / (SPACES + 1);

/** A building's tile: half its width and half its height. The house stands left, keys stand right of it. */
export const TILE = { x: 37, y: 33 };
/** Where the house stands on its tile, and how large its drawing is there. */
export const HOUSE = { x: -8, y: 3, scale: 1.2 };
/** Where the token lies, and later the key stands. */
export const TOKEN = { x: 23, y: 17 };
/** Half the side of a landmark's plaque at scale 1. */
export const PLAQUE = 30;

const AVENUE = 1.1; // half an avenue's width in degrees, at the rim

/**
 * The middles of the tiles in the district at the north and in the next one (up is negative): counter-clockwise
 * side from the Arc outward, then the clockwise side; the bank; the VP space; landmarks, by how many there are.
 */
const SLOTS = {
  north: {
    left: [[-40.5, -186], [-82, -258], [-120.5, -330]],
    right: [[40.5, -186], [82, -258], [120.5, -330]],
    bank: [0, -114],
    vp: [0, -258],
    landmarks: [
      { scale: 1.28, sites: [[0, -337]] },
      { scale: 1.14, sites: [[-39, -337], [39, -337]] },
      { scale: 0.83, sites: [[-53, -337], [0, -337], [53, -337]] },
      { scale: 0.83, sites: [[-53, -350], [-18, -328], [18, -350], [53, -328]] },
    ],
  },
  side: {
    left: [[134, -115], [175, -187], [216, -259]],
    right: [[182, -42], [261, -42], [340, -42]],
    bank: [108, -44],
    vp: [215, -115],
    landmarks: [
      { scale: 1.28, sites: [[300, -130]] },
      { scale: 1.14, sites: [[300, -122], [257, -190]] },
      { scale: 0.83, sites: [[286, -112], [338, -108], [280, -166]] },
      { scale: 0.83, sites: [[286, -112], [338, -108], [272, -166], [323, -160]] },
    ],
  },
};

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
 * A point of a slot table in a district: the third is the first mirrored, the others the second.
 * @param {number} district
 * @param {number[]} at
 * @returns {Point}
 */
function mirrored(district, [x, y]) {
  return { x: district > 3 ? -x : x, y: district > 1 && district < 5 ? -y : y };
}

/** @param {number} district */
const slots = (district) => SLOTS[district % 3 === 0 ? "north" : "side"];

/** @param {number} district */
export const bankAt = (district) => mirrored(district, slots(district).bank);

/** @param {number} district */
export const vpSpaceAt = (district) => mirrored(district, slots(district).vp);

/**
 * The first three outward on the counter-clockwise side, the last three inward on the other.
 * @param {number} district
 * @param {number} index
 */
export function buildingAt(district, index) {
  const turned = district === 2 || district === 3 || district === 5; // mirrored once: sides change
  const first = index < 3;
  const side = slots(district)[first === turned ? "right" : "left"];
  return mirrored(district, side[first ? index : 5 - index]);
}

/**
 * The sites of a district that holds so many landmarks: few and large, or many and small.
 * @param {number} district
 * @param {number} count
 * @returns {{ scale: number, sites: Point[] }}
 */
export function landmarkSites(district, count) {
  const known = slots(district).landmarks;
  const { scale, sites } = known[Math.min(Math.max(count, 1), known.length) - 1];
  const points = Array.from({ length: Math.max(count, 1) }, (_, i) => {
    const at = mirrored(district, sites[i % sites.length]);
    const more = Math.floor(i / sites.length) * 12; // more than the slots: one on the other, each showing its edge
    return { x: at.x + more, y: at.y + more };
  });
  return { scale, sites: points };
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

const WEDGE_BOXES = [
  [-206, -408, 412, 336],
  [20, -364, 384, 372],
];
const CELL_BOX = 320;

/** What is enlarged of a district on a phone: x, y, width, height. @param {number} district */
export function wedgeBox(district) {
  const [x, y, w, h] = WEDGE_BOXES[district % 3 ? 1 : 0];
  const corner = mirrored(district, [x, y]);
  const [left, top] = [corner.x < x ? corner.x - w : corner.x, corner.y > y ? corner.y - h : corner.y];
  return `${left} ${top} ${w} ${h}`;
}

/** The same around a space of the bonus track. @param {number} space */
export function cellBox(space) {
  const { x, y } = cellAt(space);
  return `${Math.round(x - CELL_BOX / 2)} ${Math.round(y - CELL_BOX / 2)} ${CELL_BOX} ${CELL_BOX}`;
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
 * Where keys stand on a tile, the back ones first: beside the house, one above the other.
 * @param {number} count
 * @returns {[number, number][]}
 */
export function keyOffsets(count) {
  if (count <= 1) return [[26, -3]];
  if (count === 2) return [[26, -15], [26, 8]];
  if (count === 3) return [[26, -18], [2, 8], [26, 8]];
  if (count === 4) return [[2, -18], [26, -18], [2, 8], [26, 8]];
  return Array.from({ length: count }, (_, i) => {
    const columns = Math.ceil(count / 2);
    const back = i < count - columns;
    const [place, row] = back ? [i, count - columns] : [i - (count - columns), columns];
    return [((place - (row - 1) / 2) * 58) / Math.max(row - 1, 1) + 2, back ? -16 : 8];
  });
}

export const ARC_KEY_Y = 32;

/** Keys on the Arc stand in one row. @param {number} place @param {number} count */
export const arcKeyX = (place, count) => (place - (count - 1) / 2) * Math.min(27, 96 / Math.max(count, 1));

/** @param {Point} point */
export const xy = (point) => `${round(point.x)} ${round(point.y)}`;

/** @param {Point} point */
export const translate = (point) => `translate(${xy(point)})`;

/** @param {number} n */
const round = (n) => Math.round(n * 100) / 100;
