/** Everything that can be done now, as a list: for those who would rather read. */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { Dialog } from "../components/dialog.js";
import { headingOf } from "../components/names.js";
import { say, speak } from "../i18n.js";
import { groupsOf } from "./decisions.js";
import { capital } from "./footer.js";

/** @param {{controller: import("./controller.js").Controller, onClose: () => void}} props */
export function MovesList({ controller, onClose }) {
  const decisions = controller.store.offered.value;
  const groups = groupsOf(decisions, controller.props?.info.decisions ?? []);
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => list.current?.querySelector("button")?.focus(), []);
  return html`<${Dialog} title=${say("table-all-moves")} onClose=${onClose}>
    ${decisions.length === 0 && html`<p>${say("table-no-moves")}</p>`}
    <div class="moves-list" ref=${list}>
      ${groups.map((group) => html`<section key=${group.kind}>
        ${groups.length > 1 && html`<h3>${headingOf(group)}</h3>`}
        ${group.decisions.map((decision) => html`<button key=${decision.number} class="menu-item" data-decision=${decision.text} onClick=${() => {
          onClose();
          controller.act(decision);
        }}>${capital(speak(decision.said))}</button>`)}
      </section>`)}
    </div>
  <//>`;
}
