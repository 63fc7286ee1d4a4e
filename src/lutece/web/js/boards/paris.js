/** The drawing of Paris: what the table asks of a board (`board.d.ts`). */

import { install } from "./paris/art.js";

export { animate } from "./paris/animate.js";
export { Board } from "./paris/board.js";
export { describe } from "./paris/describe.js";
export { points } from "./paris/score-sources.js";
export { Seat } from "./paris/seat.js";
export { Tray } from "./paris/tray.js";

/** With one round left, every turn is its player's last. @param {import("../schema.js").View} view */
export const isLastTurn = (view) => view.board.final_rounds === 1;

install();
