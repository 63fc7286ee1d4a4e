/** What each element of the table is, in plain words, with the rule that speaks of it. */

import { endTile, tilesOf, tileWords } from "./tiles.js";
import { LETTERS } from "./icons.js";

/** @typedef {import("../board.js").DrawingProps} Props */
/** @typedef {import("./types.js").ParisBoard} ParisBoard */
/** @typedef {import("./types.js").ParisComponents} Components */
/** @typedef {import("./types.js").LandmarkView} LandmarkView */
/** @typedef {{ text: string, rule: string }} Words */

/**
 * @param {string} element
 * @param {Props} props
 * @returns {Words | null}
 */
export function describe(element, props) {
  const [sort, ...rest] = element.split("/");
  return SORTS[sort]?.(rest, props) ?? null;
}

/**
 * What a screen reader says of an element that can be chosen: what choosing it does.
 * @param {string} element
 * @param {Props} props
 */
export function labelOf(element, props) {
  const decisions = props.alive.get(element) ?? [];
  const what = describe(element, props)?.text ?? "";
  if (decisions.length !== 1) return what;
  const { key, args, text } = decisions[0].said;
  const words = props.say(key, args);
  return words === key ? text : words;
}

/** @type {Record<string, (rest: string[], props: Props) => Words | null>} */
const SORTS = {
  place: describePlace,
  district: describeDistrict,
  landmark: ([slug], props) => {
    const view = boardOf(props).landmarks.find((l) => l.landmark === slug);
    return view ? describeLandmark(view, null, props) : null;
  },
  bonus: ([space], props) => {
    const view = boardOf(props).track.find((s) => s.space === Number(space));
    if (!view) return null;
    if (!view.left) return { text: props.say("paris-board-space-empty", { space: view.space }), rule: "P-31" };
    const text = props.say("paris-board-bonus", { number: view.number, left: view.left });
    return { text: `${text} ${tileText(view.number, props)}`, rule: "P-34" };
  },
  tile: ([number], props) => {
    const text = `${props.say("paris-board-tile", { number: Number(number) })} ${tileText(Number(number), props)}`;
    const own = props.view.seat === null ? null : boardOf(props).seats[props.view.seat];
    const worth = own?.worth?.[own.tiles?.indexOf(Number(number)) ?? -1] ?? null;
    return { text: joined(text, worth === null ? "" : props.say("paris-board-worth", { vp: worth })), rule: "P-34" };
  },
  "used-tile": ([number], props) => ({
    text: `${props.say("paris-board-tile-used", { number: Number(number) })} ${tileText(Number(number), props)}`,
    rule: "P-32",
  }),
  end: ([end], props) => ({
    text: `${props.say("paris-board-end-tile")} ${tileWords(endTile(end), props.say)}`,
    rule: "P-37",
  }),
  "end-tiles": (_, props) => ({
    text: props.say("paris-board-end-tiles", { left: boardOf(props).end_tiles_left }),
    rule: "P-36",
  }),
  pile: ([pile], props) => {
    const view = boardOf(props).piles[Number(pile) - 1];
    if (!view?.top) return { text: props.say("paris-board-pile-empty", { pile }), rule: "P-12" };
    return { text: props.say("paris-board-pile", { pile, left: view.left, district: view.top }), rule: "P-12" };
  },
  drawn: (_, props) => {
    const tile = drawnTile(boardOf(props), props);
    return tile && { text: props.say("paris-board-drawn", { type: tile.type, value: tile.value }), rule: "P-11" };
  },
  supply: ([kind], props) => {
    const { supply, prices } = boardOf(props);
    const [francs, price] = [prices[kind]?.buy ?? 0, prices[kind]?.sell ?? 0];
    return { text: props.say("paris-board-supply", { cost: `${kind}:${supply[kind] ?? 0}`, francs, price }), rule: "P-28" };
  },
  token: ([name], props) => {
    const kind = name === "prestige" ? String(props.view.prompt.said.args.kind) : name;
    const francs = boardOf(props).prices[kind]?.sell ?? 0;
    const prestige = kind.startsWith("prestige");
    return { text: props.say("paris-board-token", { kind, francs }), rule: prestige ? "P-30" : "P-29" };
  },
  vp: ([first], props) => {
    const tile = boardOf(props).vp_tiles.find((vp) => vp[0] === Number(first));
    return tile ? { text: props.say("paris-board-vp-tile", figuresOf(tile)), rule: "P-25" } : null;
  },
  meeple: ([seat], props) => {
    const { meeple } = boardOf(props).seats[Number(seat)];
    return { text: props.say("paris-board-meeple", { seat: Number(seat), space: meeple }), rule: "P-31" };
  },
  screen: ([seat], props) => ({
    text: props.say("paris-board-screen", { seat: Number(seat), count: seatOf(seat, props).end_tiles_held }),
    rule: "P-44",
  }),
  francs: ([seat], props) => ({ text: props.say("paris-board-francs", { count: seatOf(seat, props).francs ?? 0 }), rule: "P-2" }),
  keys: ([seat], props) => ({ text: props.say("paris-board-keys", { count: seatOf(seat, props).keys ?? 0 }), rule: "P-2" }),
  reserve: ([seat], props) => ({ text: props.say("paris-board-reserve", { count: seatOf(seat, props).reserve }), rule: "P-2" }),
  first: ([seat], props) => ({ text: props.say("paris-board-first", { seat: Number(seat) }), rule: "P-1" }),
  site: ([slug], props) => ({ text: props.say("paris-board-landmark-site", { district: slug }), rule: "P-22" }),
  "final-rounds": (_, props) => ({
    text: props.say("paris-board-final-rounds", { rounds: boardOf(props).final_rounds ?? 0 }),
    rule: "P-38",
  }),
};

/** @param {string[]} rest @param {Props} props @returns {Words | null} */
function describePlace([first, second], props) {
  const board = boardOf(props);
  if (first === "arc") {
    return { text: joined(props.say("paris-board-arc"), keysText(board.arc_keys, props)), rule: "P-18" };
  }
  const bank = first === "bank";
  const district = board.districts.find((d) => d.district === (bank ? second : first));
  if (!district) return null;
  if (bank) {
    const text = props.say("paris-board-bank", { district: second, francs: district.bank_francs });
    return { text: joined(text, keysText(district.bank_keys, props)), rule: "P-16" };
  }
  const index = district.buildings.findIndex(({ value }) => value === Number(second));
  if (index >= 0) return describeBuilding(district, index, props);
  const landmark = board.landmarks.find((l) => l.landmark === second);
  return landmark ? describeLandmark(landmark, first, props) : null;
}

/** @param {import("./types.js").DistrictView} district @param {number} index @param {Props} props @returns {Words} */
function describeBuilding({ district, buildings, printed }, index, props) {
  const { value, type, token, keys } = buildings[index];
  const { say } = props;
  const { cost, bonus, vp } = boardOf(props).entries[index];
  const brings = [
    token ? say("paris-board-brings-token", { kind: token }) : "",
    bonus === null ? "" : say("paris-board-brings-bonus", { francs: bonus }),
    vp ? say("paris-board-brings-vp", { vp }) : "",
  ];
  const costs = say("paris-board-costs", { cost: costOf(cost) });
  if (type) {
    const text = say("paris-board-building", { type, value, district });
    return { text: joined(text, costs, ...brings, keysText(keys, props)), rule: "P-26" };
  }
  const text = printed
    ? say("paris-board-site", { type: printed[index], value, district })
    : say("paris-board-site-any", { value, district });
  return { text: joined(text, ...brings), rule: "P-21" };
}

/** @param {LandmarkView} view @param {string | null} where @param {Props} props @returns {Words} */
function describeLandmark(view, where, props) {
  const { say } = props;
  const cost = `francs:${view.value} ${costOf(view.resources)}`.trim();
  const text = say("paris-board-landmark", { landmark: view.landmark, value: view.value });
  const slots = counted(view.slots.map(([kind, vp]) => say("paris-board-slot", { kind, vp })));
  const prestige = say("paris-board-slots", { slots: slots.join(", ") });
  const state =
    view.district === null && where ? say("paris-board-landmark-new", { district: where }) : keysText(view.keys, props);
  return { text: joined(text, say("paris-board-costs", { cost }), prestige, state), rule: view.district ? "P-26" : "P-22" };
}

/** @param {string[]} rest @param {Props} props @returns {Words | null} */
function describeDistrict([slug], props) {
  const district = boardOf(props).districts.find((d) => d.district === slug);
  if (!district) return null;
  const text = district.vp_tile
    ? props.say("paris-board-district-scores", { district: slug, ...figuresOf(district.vp_tile) })
    : props.say("paris-board-district-free", { district: slug });
  const totals = district.totals
    .map((total, seat) => ({ total, seat, points: district.points[seat] }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .map(({ total, seat, points }) => `${seatName(seat, props)} ${total}${points ? ` (${props.say("paris-board-plus", { vp: points })})` : ""}`);
  const standing = totals.length ? props.say("paris-board-totals", { totals: totals.join(", ") }) : "";
  return { text: joined(text, standing), rule: district.vp_tile ? "P-40" : "P-25" };
}

/** A drawn tile that waits for its district: what is printed on it. @param {ParisBoard} board @param {Props} props */
export function drawnTile(board, props) {
  if (!board.drawn) return null;
  const [district, value] = board.drawn.split("/");
  const type = printedType(district, Number(value), props) ?? "residence";
  return { district, value: Number(value), type };
}

/** @param {string} slug @param {number} value @param {Props} props */
function printedType(slug, value, props) {
  const at = boardOf(props).districts.findIndex((d) => d.district === slug);
  const spaces = /** @type {Components} */ (/** @type {unknown} */ (props.info.components)).district?.[at]?.space ?? [];
  return spaces.find((space) => space.value === value)?.type ?? null;
}

/** @param {Props} props */
const boardOf = (props) => /** @type {ParisBoard} */ (props.view.board);

/** @param {string} seat @param {Props} props */
const seatOf = (seat, props) => boardOf(props).seats[Number(seat)];

/** As the words want a list: `wood:1 marble:2`. @param {Record<string, number>} cost */
const costOf = (cost) => Object.entries(cost).filter(([, n]) => n > 0).map(([kind, n]) => `${kind}:${n}`).join(" ");

/** @param {number} number @param {Props} props */
const tileText = (number, props) => tileWords(tilesOf(boardOf(props)).get(number), props.say);

/** @param {number[]} keys @param {Props} props */
function keysText(keys, props) {
  const here = keys.flatMap((count, seat) => (count ? [`${seatName(seat, props)}${count > 1 ? ` ×${count}` : ""}`] : []));
  return here.length ? props.say("paris-board-keys-here", { who: here.join(", ") }) : "";
}

/** @param {number} seat @param {Props} props */
const seatName = (seat, props) => props.names[seat] || LETTERS[seat];

/** @param {number[]} vp */
const figuresOf = ([first, second, third]) => ({ first, second, third });

/** Equal things once, with their number. @param {string[]} things */
function counted(things) {
  return [...new Set(things)].map((thing) => {
    const count = things.filter((other) => other === thing).length;
    return count > 1 ? `${count} × ${thing}` : thing;
  });
}

/** @param {string[]} sentences */
const joined = (...sentences) => sentences.filter(Boolean).join(" ");
