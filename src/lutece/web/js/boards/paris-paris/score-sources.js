/** Where the points of a game of Paris Paris came from, summed up from its log. */

import { isGain } from "./events.js";

/**
 * @import { LogEntry } from "../../schema.js"
 * @import { PointsRow, Say } from "../board.js"
 */

/** What begins a tour: the shops that score after it score for it. @type {Record<string, string>} */
const TOURS = {
  "paris-paris-small-tour": "paris-paris-board-points-small",
  "paris-paris-grand-tour": "paris-paris-board-points-grand",
  "paris-paris-special-tour": "paris-paris-board-points-special",
  "paris-paris-open-tour": "paris-paris-board-points-open",
};
const BAG = "paris-paris-board-points-bag";

/**
 * @param {LogEntry[]} log
 * @param {number} seats
 * @param {Say} say
 * @returns {PointsRow[]}
 */
export function points(log, seats, say) {
  const rows = new Map([...Object.values(TOURS), BAG].map((key) => [key, Array(seats).fill(0)]));
  let tour = "";
  for (const { key, args } of log.flatMap((entry) => entry.happened)) {
    tour = TOURS[key] ?? tour;
    const seat = Number(args.seat);
    if (isGain({ key, args })) row(tour)[seat] += Number(args.points);
    else if (key === "paris-paris-bag-scores") row(BAG)[seat] += Number(args.points);
  }
  return [...rows].map(([key, points]) => ({ label: say(key), points })).filter(({ points }) => points.some((n) => n > 0));

  /** @param {string} key @returns {number[]} */
  function row(key) {
    return rows.get(key) ?? [];
  }
}
