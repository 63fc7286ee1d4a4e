/** The board of a game that has no drawing of its own: everything in its view, as cards and tables. */

export { Board } from "./generic/board.js";
export { Tray } from "./generic/decisions.js";
export { Seat } from "./generic/seat.js";

/** Every decision stands among the buttons beside the board. */
export const offersDecisions = true;

/** A move is not played: what changed lights up by itself. */
export async function animate() {}

/** Values say what they are. */
export function describe() {
  return null;
}
