/** What the elements of the board are, in plain words with the rule. */

import { listed } from "../../i18n.js";
import { gainsOf } from "./events.js";
import { neighbours, networkNow } from "./network.js";
import { LETTERS } from "./pieces.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 * @typedef {import("./interaction.js").Table} Table
 * @typedef {{ text: string, rule: string }} Told
 */

/**
 * @param {string} element
 * @param {DrawingProps} props
 * @returns {Told | null}
 */
export function describe(element, props) {
  const [kind, one, other] = element.split("/");
  const teller = TELLERS[kind];
  return teller ? teller(props, one, other) : null;
}

/** @type {Record<string, (props: DrawingProps, one: string, other: string) => Told | null>} */
const TELLERS = {
  stop(props, slug) {
    const network = networkNow(props.info.components);
    const stop = network.stop.get(slug);
    if (!stop) return null;
    const table = /** @type {Table} */ (props.view.board);
    const shops = table.stops.find((s) => s.stop === slug)?.shops ?? [];
    const owners = shops.filter((seat) => seat !== null).map((seat) => whose(props, seat));
    const near = neighbours(network, slug).map((s) => network.stop.get(s)?.name ?? s);
    const crossing = stop.lines.length > 1;
    const first = crossing
      ? props.say("paris-paris-board-crossing", { name: stop.name, line: stop.lines[0], line2: stop.lines[1] })
      : props.say("paris-paris-board-stop", { name: stop.name, line: stop.lines[0] });
    const second = owners.length
      ? props.say("paris-paris-board-shops", { owners: listed(owners) })
      : props.say("paris-paris-board-no-shop");
    const third = props.say("paris-paris-board-neighbours", { names: listed(near) });
    return { text: `${first} ${second} ${third}`, rule: "PP-3" };
  },
  shop(props, slug, place) {
    const table = /** @type {Table} */ (props.view.board);
    const seat = table.stops.find((s) => s.stop === slug)?.shops[Number(place)];
    if (seat === null || seat === undefined) return null;
    const args = { owner: whose(props, seat), name: nameOf(props, slug) };
    const leaves = table.pending === slug;
    if (leaves) return { text: props.say("paris-paris-board-shop-leaves", args), rule: "PP-17" };
    const points = gainsOf(props.recent).get(`${slug}/${place}/${seat}`)?.points;
    const earned = points ? props.say("paris-paris-board-earned", { points }) : "";
    return { text: joined(props.say("paris-paris-board-shop", args), earned), rule: "PP-14" };
  },
  tile(props, slug, line) {
    const table = /** @type {Table} */ (props.view.board);
    const count = table.on_show.filter((tile) => tile.stop === slug && tile.line === line).length;
    const args = { name: nameOf(props, slug), line, count };
    if (table.on_show.length === 1) return { text: props.say("paris-paris-board-tile-last", args), rule: "PP-10" };
    const taken = table.on_show.findIndex((tile) => tile.stop === slug && tile.line === line);
    const signs = props.alive.has(`tile/${slug}/${line}`) && table.takes[taken]?.stays.some((points) => points);
    return { text: joined(props.say("paris-paris-board-tile", args), signs ? props.say("paris-paris-board-stays") : ""), rule: "PP-9" };
  },
  line(props, name) {
    const network = networkNow(props.info.components);
    const line = network.line.get(name);
    if (!line) return null;
    const names = line.stops.map((s) => nameOf(props, s));
    const args = { line: name, first: names[0], last: names[names.length - 1] };
    return { text: props.say("paris-paris-board-line", args), rule: "PP-14" };
  },
  parking(props, name) {
    const table = /** @type {Table} */ (props.view.board);
    const tile = table.parked.find((t) => t.line === name);
    const text = tile
      ? props.say("paris-paris-board-parked", { line: name, name: nameOf(props, tile.stop) })
      : props.say("paris-paris-board-parking", { line: name });
    return { text, rule: "PP-13" };
  },
  bus(props) {
    const table = /** @type {Table} */ (props.view.board);
    return { text: props.say("paris-paris-board-bus", { owner: whose(props, table.bus) }), rule: "PP-16" };
  },
  bag(props) {
    const table = /** @type {Table} */ (props.view.board);
    if (!table.bag) return { text: props.say("paris-paris-board-bag"), rule: "PP-19" };
    const counts = table.bag.map((n, seat) => `${whose(props, seat)} ${n}`);
    return { text: props.say("paris-paris-board-bag-open", { counts: listed(counts) }), rule: "PP-22" };
  },
  marker(props, which) {
    const table = /** @type {Table} */ (props.view.board);
    if (which === "open") {
      if (table.open_marker === null) return null;
      return { text: props.say("paris-paris-board-open-marker", { line: table.open_marker }), rule: "PP-21" };
    }
    const line = table.markers[Number(which)];
    const owner = whose(props, Number(which));
    if (line === null) return { text: props.say("paris-paris-board-marker-hidden", { owner }), rule: "PP-7" };
    const mine = props.view.seat === Number(which);
    const key = mine ? "paris-paris-board-marker-mine" : "paris-paris-board-marker";
    return { text: props.say(key, { owner, line }), rule: "PP-21" };
  },
  stock(props, which) {
    const table = /** @type {Table} */ (props.view.board);
    const seat = Number(which);
    const args = { owner: whose(props, seat), count: table.stock[seat] };
    return { text: props.say("paris-paris-board-stock", args), rule: "PP-4" };
  },
  round(props) {
    const { round, rounds } = /** @type {Table} */ (props.view.board);
    return { text: props.say("paris-paris-board-round-about", { round, rounds }), rule: "PP-6" };
  },
};

/**
 * A player by name and letter.
 * @param {DrawingProps} props
 * @param {number} seat
 */
export function whose(props, seat) {
  const name = props.names[seat];
  return name ? `${name} (${LETTERS[seat]})` : LETTERS[seat];
}

/** @param {string[]} sentences */
const joined = (...sentences) => sentences.filter(Boolean).join(" ");

/**
 * @param {DrawingProps} props
 * @param {string} slug
 */
function nameOf(props, slug) {
  return networkNow(props.info.components).stop.get(slug)?.name ?? slug;
}
