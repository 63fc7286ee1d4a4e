/** A value of a view: a figure, a name, a seat, a list, a table or a card. */

import { html } from "htm/preact";
import { readable } from "../../components/names.js";
import { SeatMark } from "../../components/seat.js";
import { nameOf } from "../../i18n.js";
import { columnsOf, isFields, isScalar } from "./structure.js";

/**
 * @import { DrawingProps } from "../board.js"
 */

const NOTHING = "–";

/**
 * @param {{props: DrawingProps, name: string, value: unknown}} given
 * @returns {any}
 */
export function Value({ props, name, value }) {
  if (isScalar(value)) return scalar(props, name, value);
  const columns = columnsOf(value);
  if (columns) return table(props, columns, /** @type {Record<string, unknown>[]} */ (value));
  if (Array.isArray(value)) return list(props, name, value);
  if (isFields(value)) return fields(props, value);
  return null;
}

/** @param {DrawingProps} props @param {string} name @param {null | boolean | number | string} value */
function scalar(props, name, value) {
  if (value === null || value === "") return html`<span class="generic-none">${NOTHING}</span>`;
  if (typeof value === "boolean") return html`<span class=${value ? "generic-yes" : "generic-none"}>${value ? "✓" : NOTHING}</span>`;
  if (typeof value === "number" && isSeat(props, name)) return seat(props, value);
  const words = typeof value === "number" ? String(value) : thing(props, name, value);
  return html`<span key=${words} class=${typeof value === "number" ? "generic-figure" : "generic-word"}>${words}</span>`;
}

/** @param {DrawingProps} props @param {string} name */
function isSeat(props, name) {
  return name === "seat" || props.info.arguments?.[name]?.kind === "seat";
}

/** @param {DrawingProps} props @param {number} number */
function seat(props, number) {
  if (number < 0 || number >= props.view.seats) return html`<span class="generic-none">${NOTHING}</span>`;
  return html`<span class="generic-seat"><${SeatMark} seat=${number} size=${20} />${props.names[number]}</span>`;
}

/** A thing of the game by its name in the reader's language. @param {DrawingProps} props @param {string} name @param {string} value */
function thing(props, name, value) {
  const words = nameOf(props.view.game, name, value);
  return words === value ? readable(value) : words;
}

/** @param {DrawingProps} props @param {string} name @param {unknown[]} values */
function list(props, name, values) {
  if (values.length === 0) return html`<span class="generic-none">${NOTHING}</span>`;
  if (values.every(isScalar)) {
    return html`<ul class="generic-list">${values.map((value, i) => html`<li key=${i}><${Value} props=${props} name=${name} value=${value} /></li>`)}</ul>`;
  }
  return html`<ul class="generic-rows">${values.map((value, i) => html`<li key=${i}><${Value} props=${props} name=${name} value=${value} /></li>`)}</ul>`;
}

/** @param {DrawingProps} props @param {string[]} columns @param {Record<string, unknown>[]} rows */
function table(props, columns, rows) {
  return html`<div class="generic-scroll"><table class="generic-table">
    <thead><tr>${columns.map((column) => html`<th key=${column} scope="col">${readable(column)}</th>`)}</tr></thead>
    <tbody>${rows.map((row, i) => html`<tr key=${i}>
      ${columns.map((column) => html`<td key=${column}><${Value} props=${props} name=${column} value=${row[column] ?? null} /></td>`)}
    </tr>`)}</tbody>
  </table></div>`;
}

/** @param {DrawingProps} props @param {Record<string, unknown>} value */
function fields(props, value) {
  return html`<dl class="generic-fields">${Object.entries(value).map(([name, part]) => html`<div key=${name} class="generic-field">
    <dt>${readable(name)}</dt><dd><${Value} props=${props} name=${name} value=${part} /></dd>
  </div>`)}</dl>`;
}
