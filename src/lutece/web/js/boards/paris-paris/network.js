/** The network of Paris Paris from its components: stops, lines, and how each line looks (PP-1). */

import { nameOf } from "../../i18n.js";

/**
 * @typedef {object} Stop
 * @property {string} slug
 * @property {string} name
 * @property {[number, number]} at place on the map, 100 wide and 76 high
 * @property {string[]} lines the lines that call here: one, or two at a crossing
 *
 * @typedef {object} Line
 * @property {string} name
 * @property {string[]} stops from the start arrow on
 * @property {Look} look colour, pattern and glyph
 *
 * @typedef {"green" | "red" | "blue" | "yellow" | "violet"} Look
 *
 * @typedef {object} Network
 * @property {Stop[]} stops
 * @property {Line[]} lines
 * @property {Map<string, Stop>} stop by slug
 * @property {Map<string, Line>} line by name
 *
 * @typedef {{ stop: { name: string, at: [number, number] }[], line: { name: string, stops: string[] }[] }} Components
 */

/** @type {Look[]} */
const LOOKS = ["green", "red", "blue", "yellow", "violet"];

/** @type {WeakMap<object, Map<string, Network>>} */
const known = new WeakMap();
/** @type {WeakMap<object, Network>} */
const latest = new WeakMap();

/**
 * The network of a components file, read once for each language that names its stops.
 * @param {Record<string, unknown>} components
 * @returns {Network}
 */
export function networkOf(components) {
  const file = /** @type {Components} */ (/** @type {unknown} */ (components));
  const names = file.stop.map((stop) => nameOf("paris-paris", "stop", stop.name));
  const networks = known.get(components) ?? new Map();
  known.set(components, networks);
  const key = names.join();
  const network = networks.get(key) ?? read(file, names);
  networks.set(key, network);
  latest.set(components, network);
  return network;
}

/**
 * The network as the board shows it now; asking for its names anew would cost more than drawing it.
 * @param {Record<string, unknown>} components
 * @returns {Network}
 */
export function networkNow(components) {
  return latest.get(components) ?? networkOf(components);
}

/**
 * A name in the notation: lower case, accents dropped, spaces to hyphens.
 * @param {string} name
 */
export function slug(name) {
  return name
    .toLowerCase()
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll(" ", "-");
}

/**
 * The stops next to a stop, along all of its lines.
 * @param {Network} network
 * @param {string} stop
 */
export function neighbours(network, stop) {
  return network.lines
    .filter((line) => line.stops.includes(stop))
    .flatMap((line) => {
      const i = line.stops.indexOf(stop);
      return [line.stops[i - 1], line.stops[i + 1]].filter((s) => s !== undefined);
    });
}

/**
 * A line that calls at both stops, if there is one.
 * @param {Network} network
 * @param {string} one
 * @param {string} other
 */
export function lineThrough(network, one, other) {
  return network.lines.find((line) => line.stops.includes(one) && line.stops.includes(other));
}

/**
 * @param {Components} components
 * @param {string[]} names what the reader calls the stops
 * @returns {Network}
 */
function read(components, names) {
  const free = LOOKS.filter((look) => !components.line.some((line) => line.name === look));
  const lines = components.line.map((line) => ({
    name: line.name,
    stops: line.stops,
    look: LOOKS.find((look) => look === line.name) ?? free.shift() ?? "green",
  }));
  const stops = components.stop.map((stop, i) => {
    const name = slug(stop.name);
    const through = lines.filter((line) => line.stops.includes(name)).map((line) => line.name);
    return { slug: name, name: names[i], at: stop.at, lines: through };
  });
  return {
    stops,
    lines,
    stop: new Map(stops.map((stop) => [stop.slug, stop])),
    line: new Map(lines.map((line) => [line.name, line])),
  };
}
