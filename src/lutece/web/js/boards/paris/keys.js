/** The keys that stand on a place. */

/** @typedef {import("./types.js").ParisBoard} ParisBoard */

/**
 * The keys on a place, by seat.
 * @param {string} place
 * @param {ParisBoard} board
 * @returns {number[]}
 */
export function keysAt(place, board) {
  if (place === "arc") return board.arc_keys;
  const [first, second] = place.split("/");
  const district = board.districts.find((d) => d.district === (first === "bank" ? second : first));
  if (first === "bank") return district?.bank_keys ?? [];
  const building = district?.buildings.find((b) => String(b.value) === second);
  const landmark = board.landmarks.find((l) => l.landmark === second && l.district === first);
  return building?.keys ?? landmark?.keys ?? [];
}
