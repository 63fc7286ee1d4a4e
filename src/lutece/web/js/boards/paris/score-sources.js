/** Where the points of a game of Paris came from, summed up from its log. */

/**
 * @import { LogEntry } from "../../schema.js"
 * @import { PointsRow, Say } from "../board.js"
 */

/** What scores while the game goes on, and at its end beside the districts: event -> its row. @type {Record<string, string>} */
const ROWS = {
  "paris-eight-scores": "paris-board-points-eight",
  "paris-prestige-given": "paris-board-points-prestige",
  "paris-used-tile": "paris-board-points-tiles",
  "paris-returned-pair": "paris-board-points-tiles",
  "paris-used-end": "paris-board-points-ends",
  "paris-francs-score": "paris-board-points-francs",
};

/**
 * @param {LogEntry[]} log
 * @param {number} seats
 * @param {Say} say
 * @returns {PointsRow[]}
 */
export function points(log, seats, say) {
  /** @type {Map<string, number[]>} */
  const rows = new Map([...new Set(Object.values(ROWS))].map((key) => [say(key), Array(seats).fill(0)]));
  for (const { key, args } of log.flatMap((entry) => entry.happened)) {
    const label = key === "paris-district-scores" ? say("paris-board-district", { district: args.district }) : key in ROWS ? say(ROWS[key]) : null;
    if (label === null) continue;
    const row = rows.get(label) ?? Array(seats).fill(0);
    row[Number(args.seat)] += Math.max(Number(args.vp), 0);
    rows.set(label, row);
  }
  return [...rows].map(([label, points]) => ({ label, points })).filter((row) => row.points.some((n) => n > 0));
}
