/** What one seat holds: every value that the board has by seat. */

import { html } from "htm/preact";
import { readable } from "../../components/names.js";
import { holdingsOf } from "./structure.js";
import { Value } from "./value.js";

/**
 * @import { DrawingProps } from "../board.js"
 */

/** @param {DrawingProps & {seat: number}} props */
export function Seat(props) {
  const { board, seats, scores } = props.view;
  const shown = (/** @type {import("./structure.js").Field} */ { name, value }) => !(/^scores?$/.test(name) && value === scores[props.seat]);
  const holdings = holdingsOf(board, seats, props.seat).filter(shown);
  if (holdings.length === 0) return null;
  return html`<dl class="generic-fields generic-holdings">${holdings.map(({ name, value }) => html`<div key=${name} class="generic-field">
    <dt>${readable(name)}</dt><dd><${Value} props=${props} name=${name} value=${value} /></dd>
  </div>`)}</dl>`;
}
