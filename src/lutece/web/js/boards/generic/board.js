/** The board as cards: figures first in one row, then a card for each part. */

import { html } from "htm/preact";
import { readable } from "../../components/names.js";
import { isScalar, partsOf } from "./structure.js";
import { Value } from "./value.js";

/**
 * @import { DrawingProps } from "../board.js"
 */

/** @param {DrawingProps} props */
export function Board(props) {
  const { rest } = partsOf(props.view.board, props.view.seats);
  const figures = rest.filter(({ value }) => isScalar(value));
  const parts = rest.filter(({ value }) => !isScalar(value));
  return html`<div class="board generic-board" role="group" aria-label=${props.info.title} tabindex="-1">
    ${figures.length > 0 &&
    html`<dl class="generic-card generic-facts">${figures.map(({ name, value }) => html`<div key=${name} class="generic-field">
      <dt>${readable(name)}</dt><dd><${Value} props=${props} name=${name} value=${value} /></dd>
    </div>`)}</dl>`}
    <div class="generic-cards">
      ${parts.map(({ name, value }) => html`<section key=${name} class="generic-card">
        <h2>${readable(name)}</h2><${Value} props=${props} name=${name} value=${value} />
      </section>`)}
    </div>
  </div>`;
}
