/** The lobby: the games, a table to set up, and the tables that there are. */

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { Masthead } from "../components/masthead.js";
import { games, gameTitle, loadSession, refreshTables, sessionProblem, tables, withRules } from "../session.js";
import { say, speak } from "../i18n.js";
import { NewTable } from "./new-table.js";
import { Poster } from "./poster.js";
import { MyTables, TableLists, unfinished } from "./tables.js";
import { Welcome } from "./welcome.js";

const REFRESH = 5000;

/**
 * @param {{game: string | null, lost?: boolean}} props
 */
export function Lobby({ game, lost = false }) {
  const chosen = games.value?.find((info) => info.game === game) ?? null;
  const unknown = game !== null && games.value !== null && !chosen;
  useEffect(() => {
    refreshTables();
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      if (sessionProblem.value && !games.value) loadSession();
      refreshTables();
    }, REFRESH);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const turns = tables.value?.mine.filter((table) => table.to_move !== null && table.seats[table.to_move]?.mine).length;
    const title = chosen ? say("lobby-title-new") : say("page-title");
    document.title = turns ? `(${turns}) ${title}` : title;
  });
  return html`<div class="lobby">
    <${Masthead} />
    <main>
      ${(lost || unknown) && html`<p class="banner">${say("page-lost")}</p>`}
      ${sessionProblem.value &&
      html`<p class="banner" role="alert">${speak(sessionProblem.value)}
        <button class="button small" onClick=${() => (loadSession(), refreshTables())}>${say("page-try-again")}</button></p>`}
      ${chosen
        ? html`<${NewTable} key=${chosen.game} info=${chosen} />`
        : html`<${Welcome} brief=${unfinished.value.length > 0} />
            <${MyTables} />
            <div class="posters">
              ${(games.value ?? []).map((info) => html`<${Poster} key=${info.game} info=${info} />`)}
              ${!games.value && !sessionProblem.value && [1, 2].map((n) => html`<div class="poster waiting" key=${n}></div>`)}
            </div>
            <${TableLists} />`}
    </main>
    <footer class="footer">
      <p>${say("lobby-footer")}</p>
      <p><a href="/mistakes">${say("lobby-mistakes")}</a></p>
      <p>${(games.value ?? []).filter((info) => info.lessons).map(({ game }, i) => html`${i > 0 && " · "}<a key=${game} href=${`/lessons/${game}`}>${say("lobby-lessons-of", { game: gameTitle(game) })}</a>`)}</p>
      <p>${withRules.value.map(({ game }, i) => html`${i > 0 && " · "}<a key=${game} href=${`/rules/${game}`}>${say("rules-of", { game: gameTitle(game) })}</a>`)}</p>
    </footer>
  </div>`;
}
