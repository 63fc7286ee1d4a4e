/** Times, clocks and dates in the reader's language. */

import { language, say } from "../i18n.js";

/**
 * @import { ClockTimes } from "../schema.js"
 */

const UNITS = /** @type {const} */ ([
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
]);

/** A length of time in the largest unit that fits: "3 minutes". @param {number} seconds */
export function duration(seconds) {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? UNITS[3];
  return inUnit(Math.round(seconds / size), unit);
}

/** What is left, roughly: one unit. @param {number} seconds */
export function roughly(seconds) {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[3];
  return inUnit(Math.max(0, Math.floor(seconds / size)), unit);
}

/** @param {number} count @param {"day" | "hour" | "minute" | "second"} unit */
function inUnit(count, unit) {
  const words = new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "long" }).format(count);
  return language.value === "ja" ? words.replace(/\s/g, "") : words; // Japanese sets no space there
}

/** The pace of a table in words: "3 minutes a turn". @param {ClockTimes | null | undefined} clock */
export function clockWords(clock) {
  if (!clock) return say("pace-none");
  const { turn, game, increment = 0 } = clock;
  const words = [];
  if (turn) words.push(say("clock-turn", { time: duration(turn) }));
  if (game) words.push(say(turn ? "clock-reserve" : "clock-game", { time: duration(game) }));
  if (game && increment > 0) words.push(say("clock-increment", { time: duration(increment) }));
  return words.join(" + ");
}

/** A day, without the year where it is this one. @param {number} moment seconds since 1970 */
export function day(moment) {
  const date = new Date(moment * 1000);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return date.toLocaleDateString(language.value, { day: "numeric", month: "short", year });
}

/** A day and the time of day. @param {number} moment seconds since 1970 */
export function dayAndTime(moment) {
  return new Date(moment * 1000).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}
