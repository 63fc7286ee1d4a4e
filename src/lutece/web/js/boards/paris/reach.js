/** With no key lifted: which of my keys could go to a place, and for how much (P-18 to P-23). */

import { costOf, eightCost } from "./describe.js";

/** @typedef {import("../board.js").DrawingProps} Props */
/** @typedef {import("./types.js").ParisBoard} ParisBoard */
/** @typedef {{ district: string | null, value: number, resources: Record<string, number>, keys: number[], least: Map<string, number> }} Target */

const MOST = 4; // ways that a tooltip names
const ARC = "arc";

/**
 * What I would do first to get there, or why I cannot; nothing where that is not the question.
 * @param {string} element
 * @param {Props} props
 * @returns {{ text: string, rule: string, no: boolean } | null}
 */
export function hint(element, props) {
  const board = /** @type {ParisBoard} */ (props.view.board);
  const seat = props.view.seat;
  const target = targetOf(element, board, props);
  if (props.view.prompt.said.key !== "paris-ask-main" || seat === null || !target || target.keys[seat]) return null;
  if (target.keys.some((count) => count > 0)) return { text: props.say("paris-board-reach-taken"), rule: "P-19", no: true };
  const ways = waysTo(target, board, seat, Boolean(props.view.options.arc_builds_landmarks));
  if (ways.length === 0) return { text: props.say("paris-board-reach-none"), rule: "P-18", no: true };
  const mine = board.seats[seat];
  const paid = hasResources(target, mine) ? ways.filter(({ francs }) => francs <= (mine.francs ?? 0)) : [];
  const named = (paid.length ? paid : ways).slice(0, MOST).map(({ from, francs }) => {
    const cost = `francs:${francs} ${costOf(target.resources)}`.trim();
    return props.say("paris-board-way", { from, cost });
  });
  const key = paid.length ? "paris-board-reach" : "paris-board-reach-poor";
  return { text: props.say(key, { ways: named.join(", ") }), rule: paid.length ? "P-18" : "P-20", no: !paid.length };
}

/**
 * Whether I hold the resources, tiles that may count as some among them.
 * @param {Target} target
 * @param {import("./types.js").SeatView} mine
 */
function hasResources({ resources }, { tokens, tiles, end_tiles }) {
  const short = Object.entries(resources).reduce((sum, [kind, n]) => sum + Math.max(0, n - (tokens?.[kind] ?? 0)), 0);
  return short === 0 || (tiles?.length ?? 0) + (end_tiles?.length ?? 0) > 0;
}

/**
 * A building that stands, or a landmark; of one in the supply, what it has to top in each district (P-22).
 * @param {string} element
 * @param {ParisBoard} board
 * @param {Props} props
 * @returns {Target | null}
 */
function targetOf(element, board, props) {
  const [sort, first, second] = element.split("/");
  const slug = sort === "landmark" ? first : second;
  if (sort !== "landmark" && (sort !== "place" || !slug || first === "bank")) return null;
  const landmark = board.landmarks.find((l) => l.landmark === slug);
  if (landmark) {
    const { district, value, resources, keys } = landmark;
    const least = new Map(board.districts.map((d) => [d.district, topOf(board, d.district)]));
    return { district, value, resources, keys, least };
  }
  const building = board.districts.find((d) => d.district === first)?.buildings.find((b) => String(b.value) === slug);
  if (!building?.type) return null;
  const resources = building.value === 8 ? eightCost(props) : {};
  return { district: first, value: building.value, resources, keys: building.keys, least: new Map() };
}

/** @param {ParisBoard} board @param {string} district */
const topOf = (board, district) =>
  Math.max(0, ...board.landmarks.filter((l) => l.district === district).map(({ value }) => value));

/**
 * Where my keys stand that could go there, the cheapest way first.
 * @param {Target} target
 * @param {ParisBoard} board
 * @param {number} seat
 * @param {boolean} arcBuilds  P-23 is played by its option
 */
function waysTo(target, board, seat, arcBuilds) {
  const ways = board.districts.flatMap(({ district, bank_keys, buildings }) => {
    const here = target.district === null ? target.value > (target.least.get(district) ?? 0) : target.district === district;
    if (!here) return [];
    const places = [
      ...(bank_keys[seat] ? [{ from: `bank/${district}`, value: 0 }] : []),
      ...buildings.filter(({ keys }) => keys[seat]).map(({ value }) => ({ from: `${district}/${value}`, value })),
      ...board.landmarks
        .filter((l) => l.district === district && l.keys[seat])
        .map(({ landmark, value }) => ({ from: `${district}/${landmark}`, value })),
    ];
    return places.filter(({ value }) => value < target.value);
  });
  if (board.arc_keys[seat] && (target.district !== null || arcBuilds)) ways.push({ from: ARC, value: 0 });
  return ways.map(({ from, value }) => ({ from, francs: target.value - value })).sort((one, other) => one.francs - other.francs);
}
