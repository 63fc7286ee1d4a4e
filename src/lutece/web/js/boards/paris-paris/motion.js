/** placeholder */
/** @type {import("../board.js").BoardModule["animate"]} */
export async function animate() {}
