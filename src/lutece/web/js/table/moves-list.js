/** Everything that can be done now, as a list: for those who would rather read. */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { Dialog } from "../parts/dialog.js";
import { say, speak } from "../words.js";
import { capital } from "./foot.js";

/** @param {{desk: import("./desk.js").Desk, onClose: () => void}} props */
export function MovesList({ desk, onClose }) {
  const decisions = desk.store.offered.value;
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => list.current?.querySelector("button")?.focus(), []);
  return html`<${Dialog} title=${say("table-all-moves")} onClose=${onClose}>
    ${decisions.length === 0 && html`<p>${say("table-no-moves")}</p>`}
    <div class="moves-list" ref=${list}>
      ${decisions.map((decision) => html`<button key=${decision.number} class="menu-item" data-decision=${decision.text} onClick=${() => {
        onClose();
        desk.act(decision);
      }}>${capital(speak(decision.said))}</button>`)}
    </div>
  <//>`;
}
