/** The rules as a page of their own. */

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { Masthead } from "../parts/masthead.js";
import { address } from "../route.js";
import { say } from "../words.js";
import { RulesText } from "./text.js";

const GAMES = ["paris", "paris-paris"];

/** @param {{game: string}} props */
export function RulesPage({ game }) {
  useEffect(() => {
    document.title = say("rules-of", { game: say(`game-${game}`) });
  });
  const rule = decodeURIComponent(address.value.hash.slice(1)) || null;
  return html`<div class="rules-page">
    <${Masthead} />
    <main class="paper-page">
      <nav class="rules-games" aria-label=${say("page-rules")}>
        ${GAMES.map((name) => html`<a key=${name} class="tab" href=${`/rules/${name}`}
          aria-current=${name === game ? "page" : undefined}>${say(`game-${name}`)}</a>`)}
      </nav>
      <${RulesText} key=${game} game=${game} rule=${rule} />
    </main>
  </div>`;
}
