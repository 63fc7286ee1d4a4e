/** Which lessons are done, kept in this browser. */

import { effect, signal } from "@preact/signals";

const KEY = "lutece.lessons";

/** The names of the lessons that are done, and whether they are still offered, by game. @typedef {{done: string[], offered?: boolean}} Progress */

/** @type {import("@preact/signals").Signal<Record<string, Progress>>} */
const progress = signal(read());

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.value));
  } catch {
    // A browser that keeps nothing still teaches.
  }
});

/** @param {string} game @returns {string[]} */
export function doneLessons(game) {
  return progress.value[game]?.done ?? [];
}

/** @param {string} game @param {string} lesson */
export function lessonDone(game, lesson) {
  const done = doneLessons(game);
  if (!done.includes(lesson)) change(game, { done: [...done, lesson] });
}

/** Whether a table may still offer the lessons. @param {string} game */
export function mayOffer(game) {
  return doneLessons(game).length === 0 && progress.value[game]?.offered !== false;
}

/** Tables offer the lessons of this game no more. @param {string} game */
export function stopOffering(game) {
  change(game, { offered: false });
}

/** @param {string} game @param {Partial<Progress>} news */
function change(game, news) {
  progress.value = { ...progress.value, [game]: { ...(progress.value[game] ?? { done: [] }), ...news } };
}

/** @returns {Record<string, Progress>} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(Object.entries(kept).filter(([, one]) => Array.isArray(one?.done)));
  } catch {
    return {};
  }
}
