/** Who I am and what the server offers, whichever page is open. No drawing here. */

import { batch, computed, signal } from "@preact/signals";
import { ApiError, get, post } from "./api.js";
import { describeGames, say } from "./i18n.js";

/**
 * @import { GameInfo, LevelInfo, Me, SaidView, Tables } from "./schema.js"
 * @import { Signal } from "@preact/signals"
 */

/** @type {Signal<Me | null>} */
export const me = signal(null);
/** @type {Signal<GameInfo[] | null>} */
export const games = signal(null);
/** The games that have a rulebook. */
export const withRules = computed(() => (games.value ?? []).filter((info) => info.languages.length > 0));
/** @type {Signal<LevelInfo[]>} */
export const levels = signal([]);
/** @type {Signal<Tables | null>} */
export const tables = signal(null);
/** Why the session could not be read. @type {Signal<SaidView | null>} */
export const sessionProblem = signal(null);

/** Reads who I am and what is on offer. */
export async function loadSession() {
  try {
    const [person, offered, bots] = await Promise.all([
      get("/api/me"),
      get("/api/games"),
      get("/api/levels"),
    ]);
    describeGames(offered);
    batch(() => {
      me.value = person;
      games.value = offered;
      levels.value = bots;
      sessionProblem.value = null;
    });
  } catch (error) {
    sessionProblem.value = reasonOf(error);
  }
}

/** Reads the lobby's lists. */
export async function refreshTables() {
  try {
    tables.value = await get("/api/tables");
    sessionProblem.value = null;
  } catch (error) {
    sessionProblem.value = reasonOf(error);
  }
}

/** @param {string} name */
export async function setMyName(name) {
  me.value = await post("/api/me", { name });
}

/**
 * The words of whatever went wrong.
 * @param {unknown} error
 * @returns {SaidView}
 */
export function reasonOf(error) {
  if (error instanceof ApiError) return error.reason;
  console.error(error);
  return { key: "page-problem-page", args: {}, text: "Something went wrong in the page." };
}

/**
 * What a game is called: in the reader's language, or as its description says.
 * @param {string} game
 */
export function gameTitle(game) {
  const key = `game-${game}`;
  const words = say(key);
  return words === key ? (games.value?.find((info) => info.game === game)?.title ?? game) : words;
}
