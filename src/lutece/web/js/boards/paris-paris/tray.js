/** Everything that belongs to the table lies on the sheet itself, along its lower edge: nothing is beside it. */

/** @typedef {import("../board.js").DrawingProps} DrawingProps */

/** @param {DrawingProps} _props */
export function Tray(_props) {
  return null;
}
