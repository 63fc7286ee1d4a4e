/** Names of seats, levels and options in the reader's language. */

import { say } from "../i18n.js";
import { SEAT_LETTERS } from "./seat.js";

/**
 * @import { SeatInfo, TableInfo } from "../schema.js"
 */

/**
 * The words of a key, or something to fall back on where there are none.
 * @param {string} key
 * @param {string} otherwise
 * @param {Record<string, string | number>} [args]
 */
export function sayOr(key, otherwise, args) {
  const words = say(key, args);
  return words === key ? otherwise : words;
}

/**
 * A name of the notation for people: `on_show` becomes "On show".
 * @param {string} name
 */
export function readable(name) {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/**
 * The heading of a group of decisions.
 * @param {{key: string | null, heading: string}} group
 */
export function headingOf({ key, heading }) {
  return key === null ? readable(heading) : sayOr(key, readable(heading));
}

/** @param {string} level */
export function levelName(level) {
  return sayOr(`level-${slug(level)}`, level);
}

/**
 * @param {string} level
 * @param {string} otherwise
 */
export function levelAbout(level, otherwise) {
  return sayOr(`level-${slug(level)}-about`, otherwise);
}

/** @param {import("../schema.js").Option} option */
export function optionWords({ name, key, text }) {
  return { name: sayOr(key, name.replaceAll("_", " ")), about: sayOr(`${key}-about`, text) };
}

/** @param {SeatInfo} seat */
export function seatName(seat) {
  if (seat.kind === "bot") return levelName(seat.level ?? seat.name ?? "");
  if (seat.kind === "player") return seat.name ?? say(seat.former ? "safety-former" : "table-someone");
  if (seat.kind === "invited" && seat.name) return say("table-seat-kept", { name: seat.name });
  return say(seat.kind === "invited" ? "table-seat-invited" : "table-seat-free");
}

/**
 * Everybody's name; who shares it with another gets the seat's letter as well.
 * @param {TableInfo} info
 */
export function seatNames(info) {
  const names = info.seats.map(seatName);
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${SEAT_LETTERS[seat]}`));
}

/** Whether nobody but me sits at the table, bots aside. @param {TableInfo} info */
export function isAlone(info) {
  return info.seats.every((seat) => seat.mine || seat.kind !== "player");
}

/** @param {string} name */
function slug(name) {
  return name.replace(/[^a-zA-Z0-9]+/g, "-").replace(/-+$/, "");
}
