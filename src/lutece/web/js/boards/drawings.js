/** The drawings of boards, by the name that a game's description gives; each is loaded when a table needs it. */

/** @type {Record<string, () => Promise<import("./board.js").BoardModule>>} */
export const DRAWINGS = {
  generic: () => import("./generic.js"),
  paris: () => import("./paris.js"),
  "paris-paris": () => import("./paris-paris.js"),
};
