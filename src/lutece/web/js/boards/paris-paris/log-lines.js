/** What happened, for the log: a tour is a heading with what it brought, and a line for each call that paid. */

import { listed, nameOf, nameOfSeat, speak } from "../../i18n.js";
import { asGain, isGain } from "./events.js";

/**
 * @import { SaidView } from "../../schema.js"
 * @import { Say, Told } from "../board.js"
 * @import { Gain } from "./events.js"
 */

/** What begins a tour, and its title. @type {Record<string, string>} */
const TITLES = {
  "paris-paris-small-tour": "paris-paris-board-small-tour",
  "paris-paris-grand-tour": "paris-paris-board-grand-tour",
  "paris-paris-special-tour": "paris-paris-board-special-tour",
  "paris-paris-open-tour": "paris-paris-board-open-tour",
};
const CALL = "paris-paris-bus-calls";
const NOBODY = "paris-paris-nobody-scores";

/**
 * @param {SaidView[]} happened
 * @param {Say} say
 * @returns {Told[]}
 */
export function recount(happened, say) {
  /** @type {Told[]} */
  const told = [];
  for (let i = 0; i < happened.length; i++) {
    const { key, args } = happened[i];
    if (!TITLES[key]) {
      told.push({ words: speak(happened[i]) });
      continue;
    }
    /** @type {{stop: string, gains: Gain[]}[]} */
    const calls = [];
    /** @type {Gain[]} */
    const gains = [];
    for (; isOfTour(happened[i + 1]); i++) {
      const next = happened[i + 1];
      if (next.key === CALL) calls.push({ stop: String(next.args.stop), gains: [] });
      if (!isGain(next)) continue;
      gains.push(asGain(next));
      calls.at(-1)?.gains.push(asGain(next));
    }
    const title = say(TITLES[key], { ...args, name: args.stop ?? "none" });
    told.push({ words: `${title} — ${totals(gains) || say("paris-paris-board-nobody")}`, kind: "heading" });
    for (const { stop, gains } of calls) {
      if (gains.length) told.push({ words: `${nameOf("paris-paris", "stop", stop)} — ${totals(gains)}`, kind: "detail" });
    }
  }
  return told;
}

/** @param {SaidView | undefined} said */
function isOfTour(said) {
  return said !== undefined && ([CALL, NOBODY].includes(said.key) || isGain(said));
}

/** Everybody's points, in the order of the seats. @param {Gain[]} gains */
function totals(gains) {
  const seats = [...new Set(gains.map(({ seat }) => seat))].sort();
  return listed(seats.map((seat) => `${nameOfSeat(seat)} +${sum(gains.filter((gain) => gain.seat === seat))}`));
}

/** @param {Gain[]} gains */
const sum = (gains) => gains.reduce((all, { points }) => all + points, 0);
