/** The drawing of Paris Paris: a map of the city with five lines, and the bus that drives them. */

export { Board } from "./paris-paris/board.js";
export { animate } from "./paris-paris/motion.js";
export { points } from "./paris-paris/points-of.js";
export { recount } from "./paris-paris/recount.js";
export { Seat } from "./paris-paris/seat.js";
export { describe, wishes } from "./paris-paris/tell.js";
export { Tray } from "./paris-paris/tray.js";
