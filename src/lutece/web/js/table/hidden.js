/** Whom this reader does not want to hear: kept in this browser, at every table. */

import { signal } from "@preact/signals";

/**
 * @import { ChatLine, Person } from "../schema.js"
 */

const KEY = "lutece.hidden";
const MOST = 200;

/** @type {import("@preact/signals").Signal<Person[]>} */
export const hidden = signal(read());

/** @param {Person} person */
export function hide({ player, name }) {
  keep([...hidden.value.filter((one) => one.player !== player), { player, name }].slice(-MOST));
}

/** @param {string} player */
export function unhide(player) {
  keep(hidden.value.filter((one) => one.player !== player));
}

/** The lines of those whom this reader wants to hear. @param {ChatLine[]} lines */
export function heard(lines) {
  const players = new Set(hidden.value.map((one) => one.player));
  return lines.filter((line) => !line.player || !players.has(line.player));
}

/** @param {Person[]} people */
function keep(people) {
  hidden.value = people;
  try {
    localStorage.setItem(KEY, JSON.stringify(people));
  } catch {
    // A browser that keeps nothing hides them until the page is closed.
  }
}

/** @returns {Person[]} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.player === "string" && typeof one.name === "string") : [];
  } catch {
    return [];
  }
}
