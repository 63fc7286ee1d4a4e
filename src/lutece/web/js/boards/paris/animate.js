/** Plays what happened over the board that still shows the moment before. */

/** @type {import("../board.js").BoardModule["animate"]} */
export async function animate() {}
