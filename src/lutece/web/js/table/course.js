/** How the points of a game went: after every round, and the turn that brought most. */

import { endsOfTurns } from "./decisions.js";

/**
 * @import { LogEntry } from "../schema.js"
 * @import { BoardModule, Say } from "../boards/board.js"
 *
 * @typedef {object} Course
 * @property {number[][]} rounds by seat: the points at the start, and after every round
 * @property {{ seat: number, points: number, round: number, at: number } | null} best who got most in one turn, and the moment before it
 */

/**
 * @param {LogEntry[]} log the whole game's
 * @param {number} seats
 * @param {NonNullable<BoardModule["points"]>} points
 * @param {Say} say
 * @returns {Course}
 */
export function courseOf(log, seats, points, say) {
  const sums = Array(seats).fill(0);
  const ends = endsOfTurns(log);
  /** @type {number[][]} */
  const rounds = [[...sums]];
  /** @type {Course["best"]} */
  let best = null;
  let begin = 0;
  ends.forEach((end, turn) => {
    const entries = log.filter(({ number }) => number >= begin && number < end);
    const gained = Array(seats).fill(0);
    for (const row of points(entries, seats, say)) row.points.forEach((count, i) => (gained[i] += count));
    gained.forEach((count, i) => (sums[i] += count));
    const last = turn === ends.length - 1; // the end of the game is nobody's turn
    const most = Math.max(...gained);
    if (!last && most > (best?.points ?? 0)) {
      best = { seat: gained.indexOf(most), points: most, round: Math.floor(turn / seats) + 1, at: begin };
    }
    if ((turn + 1) % seats === 0 || last) rounds.push([...sums]);
    begin = end;
  });
  return { rounds, best };
}
