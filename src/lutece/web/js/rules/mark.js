/** A mark that opens the rules where they speak of something. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { say } from "../i18n.js";
import { ruleTitle } from "./text.js";

/**
 * It says what the rule is called as soon as somebody looks at it.
 * @param {{game: string, rule: string, onOpen: (rule: string) => void}} props
 */
export function RuleMark({ game, rule, onOpen }) {
  const [called, setCalled] = useState("");
  const ask = () => ruleTitle(game, rule).then(setCalled, console.error);
  const about = called ? say("table-rule-called", { rule, title: called }) : say("table-read-rule", { rule });
  return html`<a class="rule-number" href=${`/rules/${game}#${rule}`} title=${about} aria-label=${about}
    onPointerEnter=${ask} onFocus=${ask}
    onClick=${(/** @type {MouseEvent} */ event) => {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onOpen(rule);
    }}>${say("table-rule")}</a>`;
}
