/** Everything that can be decided, as large buttons under the game's headings. */

import { html } from "htm/preact";
import { headingOf } from "../../components/names.js";
import { say, speak } from "../../i18n.js";
import { groupsOf } from "../../table/decisions.js";

/**
 * @import { DrawingProps } from "../board.js"
 * @import { DecisionView } from "../../schema.js"
 */

/** @param {DrawingProps} props */
export function Tray(props) {
  // The way on has its button below the board, as in every game.
  const offered = props.decisions.filter((decision) => decision.goes_on === null);
  const groups = groupsOf(offered, props.info.decisions ?? []);
  if (groups.length === 0) return null;
  return html`<div class="generic-decisions" role="group" aria-label=${say("table-all-moves")}>
    ${groups.map((group) => html`<section key=${group.kind}>
      <h2>${headingOf(group)}</h2>
      <div class="generic-buttons">${group.decisions.map((decision) => button(props, decision))}</div>
    </section>`)}
  </div>`;
}

/** @param {DrawingProps} props @param {DecisionView} decision */
function button(props, decision) {
  const words = speak(decision.said);
  return html`<button key=${decision.number} class="button decision" data-decision=${decision.text} onClick=${() => props.act(decision)}>
    ${words.charAt(0).toLocaleUpperCase() + words.slice(1)}</button>`;
}
