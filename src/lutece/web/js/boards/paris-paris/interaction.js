/** What every part of the board shares: how it is pointed at, picked and heard. */

import { describe } from "./describe.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 *
 * @typedef {{ stop: string, line: string }} TileView
 * @typedef {object} Table the board as a seat may see it (`games/paris_paris/view.py`)
 * @property {number} round
 * @property {number} rounds
 * @property {number} bus
 * @property {{ stop: string, shops: (number | null)[] }[]} stops
 * @property {TileView[]} on_show
 * @property {{ place: number | null, stays: (number | null)[] }[]} takes of each of these: where the shop would go, and the points if another stayed
 * @property {TileView[]} parked
 * @property {string[]} ready lines on which one more parked tile starts a grand tour
 * @property {string | null} pending
 * @property {number[]} scores
 * @property {number[]} stock
 * @property {(string | null)[]} markers
 * @property {string | null} open_marker
 * @property {number[] | null} bag
 */

/**
 * @param {DrawingProps} props
 * @returns {Table}
 */
export function tableOf(props) {
  return /** @type {Table} */ (props.view.board);
}

/**
 * Whether a tile on show would start a grand tour of its line if it stayed.
 * @param {Table} table
 * @param {string} line
 */
export const startsTour = (table, line) => table.ready.includes(line) && table.on_show.some((tile) => tile.line === line);

/**
 * What a part of the board needs to be pointed at, picked and heard.
 * @param {DrawingProps} props
 * @param {string} element
 * @param {string} look its classes
 * @param {string} [instead] what is picked where this one is not alive
 */
export function thing(props, element, look, instead) {
  const decisions = props.alive.get(element);
  const picked = decisions || !instead || !props.alive.has(instead) ? element : instead;
  const marks = [
    look,
    decisions ? "alive" : props.alive.has(picked) ? "pp-lively" : "",
    props.chosen === element ? "chosen" : "",
    props.trace.has(element) ? "trace" : "",
  ];
  /** @param {Event} event */
  const rest = (event) => props.rest(element, /** @type {Element} */ (event.currentTarget));
  const leave = () => props.rest(null, null);
  return {
    class: marks.filter(Boolean).join(" "),
    "data-element": element,
    role: decisions ? "button" : "img",
    tabindex: decisions ? 0 : undefined,
    "aria-label": labelOf(props, element),
    onClick: (/** @type {Event} */ event) => props.pick(picked, /** @type {Element} */ (event.currentTarget)),
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      props.pick(picked, /** @type {Element} */ (event.currentTarget));
    },
    onPointerEnter: rest,
    onPointerLeave: leave,
    // Only where it is alive: some browsers let Tab halt at any drawing that listens to focus.
    onFocus: decisions ? rest : undefined,
    onBlur: decisions ? leave : undefined,
  };
}

/**
 * What a screen reader says: what a click would do, or what is there.
 * @param {DrawingProps} props
 * @param {string} element
 */
function labelOf(props, element) {
  const decisions = props.alive.get(element);
  if (decisions?.length === 1) {
    const { key, args } = decisions[0].said;
    return props.say(key, args);
  }
  return describe(element, props)?.text ?? element;
}
