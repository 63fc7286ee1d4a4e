/** What the keys do. */

import { html } from "htm/preact";
import { Dialog } from "../components/dialog.js";
import { say } from "../i18n.js";

const KEYS = /** @type {const} */ ([
  [["↑", "↓", "←", "→"], "help-arrows"],
  [["Enter"], "help-enter"],
  [["Tab"], "help-tab"],
  [["M"], "help-moves"],
  [["U"], "help-undo"],
  [["Shift", "U"], "help-undo-turn"],
  [["E"], "help-end"],
  [["Space"], "help-skip"],
  [["L"], "help-log"],
  [["C"], "help-chat"],
  [["R"], "help-rules"],
  [["H"], "help-hint"],
  [["T"], "help-try"],
  [["P"], "help-replay"],
  [["Esc"], "help-escape"],
  [["?"], "help-help"],
]);

/** @param {{onClose: () => void}} props */
export function Help({ onClose }) {
  return html`<${Dialog} title=${say("help-title")} onClose=${onClose}>
    <p>${say("help-words")}</p>
    <dl class="keys">
      ${KEYS.map(([keys, words]) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt><dd>${say(words)}</dd></div>`)}
    </dl>
  <//>`;
}
