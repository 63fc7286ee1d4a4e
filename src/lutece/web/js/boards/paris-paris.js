/** The drawing of Paris Paris: a map of the city with five lines, and the bus that drives them. */

import { faceArrives } from "./paris-paris/typeface.js";

export { Board } from "./paris-paris/board.js";
export { animate } from "./paris-paris/animate.js";
export { points } from "./paris-paris/score-sources.js";
export { recount } from "./paris-paris/log-lines.js";
export { Seat } from "./paris-paris/seat.js";
export { describe } from "./paris-paris/describe.js";
export { Tray } from "./paris-paris/tray.js";

await faceArrives();
