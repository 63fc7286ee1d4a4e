/** The house: who I am and what is on offer, whichever page is open. No drawing here. */

import { batch, signal } from "@preact/signals";
import { get, post, TalkError } from "./talk.js";

/**
 * @import { GameInfo, Level, Me, SaidView, Tables } from "./schema.js"
 * @import { Signal } from "@preact/signals"
 */

/** @type {Signal<Me | null>} */
export const me = signal(null);
/** @type {Signal<GameInfo[] | null>} */
export const games = signal(null);
/** @type {Signal<Level[]>} */
export const levels = signal([]);
/** @type {Signal<Tables | null>} */
export const tables = signal(null);
/** The house could not be read: why. @type {Signal<SaidView | null>} */
export const houseProblem = signal(null);

/** Reads who I am and what is on offer. */
export async function enterHouse() {
  try {
    const [person, offered, bots] = await Promise.all([
      get("/api/me"),
      get("/api/games"),
      get("/api/levels"),
    ]);
    batch(() => {
      me.value = person;
      games.value = offered;
      levels.value = bots;
      houseProblem.value = null;
    });
  } catch (error) {
    houseProblem.value = reasonOf(error);
  }
}

/** Reads the lobby's lists. */
export async function refreshTables() {
  try {
    tables.value = await get("/api/tables");
    houseProblem.value = null;
  } catch (error) {
    houseProblem.value = reasonOf(error);
  }
}

/** @param {string} name */
export async function nameMe(name) {
  me.value = await post("/api/me", { name });
}

/**
 * The words of whatever went wrong.
 * @param {unknown} error
 * @returns {SaidView}
 */
export function reasonOf(error) {
  if (error instanceof TalkError) return error.reason;
  console.error(error);
  return { key: "page-problem-page", args: {}, text: "Something went wrong in the page." };
}
