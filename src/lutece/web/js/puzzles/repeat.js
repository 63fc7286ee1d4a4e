/** The switch of the deck. */

import { html } from "htm/preact";
import { say } from "../i18n.js";

/**
 * @import { PuzzleStore } from "./store.js"
 */

/** Whether the own mistakes come again. @param {{store: PuzzleStore}} props */
export function Repeat({ store }) {
  const repeat = store.deck.value?.repeat ?? false;
  return html`<label class="tick"><input type="checkbox" checked=${repeat}
    onChange=${(/** @type {any} */ event) => store.repeat(event.target.checked)} />
    <span><strong>${say("deck-repeat")}</strong><small>${say("deck-repeat-about")}</small></span></label>`;
}
