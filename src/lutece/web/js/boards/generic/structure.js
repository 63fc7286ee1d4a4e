/** What a view's board is made of: pure functions that sort its fields by how they are shown. */

/**
 * @typedef {null | boolean | number | string} Scalar
 * @typedef {Record<string, unknown>} Fields
 * @typedef {{name: string, value: unknown}} Field
 */

/** @param {unknown} value @returns {value is Scalar} */
export function isScalar(value) {
  return value === null || typeof value !== "object";
}

/** @param {unknown} value @returns {value is Fields} */
export function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Whether a list holds one value for each seat: a table of two with a list of two could be either, so a
 * list of structures counts only if each names its seat.
 * @param {unknown} value
 * @param {number} seats
 */
export function isBySeat(value, seats) {
  if (!Array.isArray(value) || value.length !== seats) return false;
  return value.every(isScalar) || value.every((one, seat) => isFields(one) && one.seat === seat);
}

/**
 * The fields of a board: what belongs to single seats, and the rest.
 * @param {unknown} board
 * @param {number} seats
 * @returns {{rest: Field[], bySeat: Field[]}}
 */
export function partsOf(board, seats) {
  /** @type {Field[]} */
  const rest = [];
  /** @type {Field[]} */
  const bySeat = [];
  for (const [name, value] of Object.entries(isFields(board) ? board : { board })) {
    (isBySeat(value, seats) ? bySeat : rest).push({ name, value });
  }
  return { rest, bySeat };
}

/**
 * What one seat holds.
 * @param {unknown} board
 * @param {number} seats
 * @param {number} seat
 * @returns {Field[]}
 */
export function holdingsOf(board, seats, seat) {
  return partsOf(board, seats).bySeat.flatMap(({ name, value }) => {
    const own = /** @type {unknown[]} */ (value)[seat];
    if (!isFields(own)) return [{ name, value: own }];
    return Object.entries(own)
      .filter(([field]) => field !== "seat")
      .map(([field, held]) => ({ name: field, value: held }));
  });
}

/**
 * The columns of a list of structures, or null where the list is no table.
 * @param {unknown} value
 * @returns {string[] | null}
 */
export function columnsOf(value) {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isFields)) return null;
  if (!value.every((row) => Object.values(row).every(fitsACell))) return null;
  const columns = [...new Set(value.flatMap((row) => Object.keys(row)))];
  return columns.length > 0 ? columns : null;
}

/** Whether a value is short enough for a cell of a table. @param {unknown} value */
function fitsACell(value) {
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}
