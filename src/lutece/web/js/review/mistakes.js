/** My mistakes: what cost me most over all my reviewed games, and a list to try again. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { get } from "../api.js";
import { Masthead } from "../components/masthead.js";
import { toast } from "../components/toasts.js";
import { games, gameTitle, reasonOf } from "../session.js";
import { language, openGame, openWords, say, speak } from "../i18n.js";
import { summed } from "./figures.js";
import { practise } from "./store.js";
import { chance, labelName, sourceName } from "./words.js";

/**
 * @import { MistakeRow, Mistakes } from "../schema.js"
 */

const SHOWN = 6; // kinds of mistakes

export function MistakesPage() {
  const [mine, setMine] = useState(/** @type {Mistakes | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    openWords("review");
    get("/api/mistakes").then(setMine, (error) => setProblem(speak(reasonOf(error))));
  }, []);
  useEffect(() => {
    for (const info of games.value ?? []) if (mine?.names[info.game]) openGame(info);
  }, [mine, games.value]);
  useEffect(() => {
    document.title = `${say("mistakes-title")} · Lutèce`;
  });
  return html`<div class="mistakes-page">
    <${Masthead} />
    <main class="paper-page">
      <h1>${say("mistakes-title")}</h1>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${mine && mine.list.length === 0 && html`<p>${say("mistakes-none")}</p>`}
      ${mine && mine.list.length > 0 && html`<p>${say("mistakes-lead", { games: mine.games })}</p>
        <div class="mistakes-kinds">
          <${Kinds} title=${say("mistakes-by-source")} rows=${bySource(mine)} />
          <${Kinds} title=${say("mistakes-by-phase")} rows=${byPhase(mine)} />
        </div>
        <h2>${say("mistakes-list")}</h2>
        <ul class="mistakes-list">${mine.list.map((row) => html`<${Row} key=${`${row.table} ${row.number}`} row=${row} names=${mine.names[row.game] ?? {}} />`)}</ul>`}
    </main>
  </div>`;
}

/** @param {{title: string, rows: {name: string, count: number, loss: number}[]}} props */
function Kinds({ title, rows }) {
  const most = Math.max(...rows.map((row) => row.loss));
  return html`<table class="review-table mistakes-kind">
    <caption>${title}</caption>
    <thead><tr><td></td><th scope="col">${say("mistakes-count")}</th><th scope="col">${say("mistakes-cost")}</th></tr></thead>
    <tbody>${rows.slice(0, SHOWN).map(({ name, count, loss }) => html`<tr key=${name}>
      <th scope="row">${name}<meter aria-hidden="true" min="0" max=${most} value=${loss}></meter></th><td>${count}</td><td>${chance(loss)}</td></tr>`)}</tbody>
  </table>`;
}

/** @param {{row: MistakeRow, names: Record<string, string>}} props */
function Row({ row, names }) {
  const tryIt = () => practise(row.table, row.number).catch((error) => toast(speak(reasonOf(error))));
  const about = [gameTitle(row.game), phase(row.phase), row.source ? sourceName(row.game, row.source, names) : null, day(row.at)].filter(Boolean);
  return html`<li class=${row.solved ? "solved" : ""}>
    <span class=${`review-label ${row.label}`}>${labelName(row.label)}</span>
    <span class="review-loss">${say("review-loss", { loss: chance(row.loss) })}</span>
    <span class="mistakes-about">${about.join(" · ")} ${row.solved && html`<strong>${say("mistakes-solved")}</strong>`}</span>
    <a class="button small quiet" href=${`/table/${row.table}?review=${row.number}`}>${say("mistakes-look")}</a>
    <button class="button small" data-act="try" onClick=${tryIt}>${say("review-try")}</button>
  </li>`;
}

/** @param {Mistakes} mine */
function bySource(mine) {
  return summed(mine.kinds, (kind) => {
    const source = kind.source ? sourceName(kind.game, kind.source, mine.names[kind.game] ?? {}) : say("mistakes-no-source");
    return `${gameTitle(kind.game)}: ${source}`;
  });
}

/** @param {Mistakes} mine */
function byPhase(mine) {
  return summed(mine.kinds, (kind) => `${gameTitle(kind.game)}: ${phase(kind.phase)}`);
}

/** @param {number} number */
function phase(number) {
  return say(["review-phase-opening", "review-phase-middle", "review-phase-end"][number] ?? "review-phase-end");
}

/** @param {number} seconds */
export function day(seconds) {
  return new Date(1000 * seconds).toLocaleDateString(language.value, { day: "numeric", month: "short", year: "numeric" });
}
