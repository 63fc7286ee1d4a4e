/** The rules beside the board. */

import { html } from "htm/preact";
import { Icon } from "../components/icons.js";
import { say } from "../i18n.js";
import { gameTitle } from "../session.js";
import { RulesText } from "./text.js";

/**
 * @param {{open: import("@preact/signals").Signal<{rule: string | null} | null>, game: string}} props
 */
export function RulesDrawer({ open, game }) {
  const now = open.value;
  if (!now) return null;
  return html`<aside class="rules-drawer" aria-label=${say("page-rules")}>
    <header class="drawer-head">
      <h2>${say("rules-of", { game: gameTitle(game) })}</h2>
      <a class="quiet-link" href=${`/rules/${game}${now.rule ? `#${now.rule}` : ""}`} target="_blank" rel="noopener">
        ${say("rules-own-page")}</a>
      <button class="icon-button" aria-label=${say("page-close")} onClick=${() => (open.value = null)}><${Icon} name="close" /></button>
    </header>
    <div class="drawer-body" tabindex="0"><${RulesText} game=${game} rule=${now.rule} /></div>
  </aside>`;
}
