/** The rules as a page of their own. */

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { Masthead } from "../components/masthead.js";
import { address } from "../route.js";
import { gameTitle, withRules } from "../session.js";
import { say } from "../i18n.js";
import { RulesText } from "./text.js";

/** @param {{game: string | null}} props  the game whose rules are read; the first without one */
export function RulesPage({ game: named }) {
  const game = named ?? withRules.value.at(0)?.game;
  useEffect(() => {
    if (game) document.title = say("rules-of", { game: gameTitle(game) });
  });
  const rule = decodeURIComponent(address.value.hash.slice(1)) || null;
  return html`<div class="rules-page">
    <${Masthead} />
    <main class="paper-page">
      <nav class="rules-games" aria-label=${say("page-rules")}>
        ${withRules.value.map(({ game: name }) => html`<a key=${name} class="tab" href=${`/rules/${name}`}
          aria-current=${name === game ? "page" : undefined}>${gameTitle(name)}</a>`)}
      </nav>
      ${game && html`<${RulesText} key=${game} game=${game} rule=${rule} />`}
    </main>
  </div>`;
}
