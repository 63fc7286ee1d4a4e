/** My finished games: list, filter, statistics; and a record from a file to look at. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../api.js";
import { Masthead } from "../components/masthead.js";
import { levelName } from "../components/names.js";
import { SeatMark } from "../components/seat.js";
import { typed } from "../components/text-input.js";
import { dayAndTime } from "../components/times.js";
import { language, listed, say, speak } from "../i18n.js";
import { introduce } from "../lobby/welcome.js";
import { go } from "../route.js";
import { games, gameTitle, me, reasonOf } from "../session.js";

/**
 * @import { GameStatistics, HeadToHead, History, PlayedGame, PlayedSeat } from "../schema.js"
 */

const RESULTS = /** @type {const} */ (["won", "lost"]);

export function HistoryPage() {
  const [history, setHistory] = useState(/** @type {History | null} */ (null));
  const [game, setGame] = useState("");
  const [result, setResult] = useState("");
  const [problem, setProblem] = useState("");
  const player = me.value?.player;

  /** @param {PlayedGame[]} known the games above those that are asked for */
  async function load(known) {
    const query = new URLSearchParams({ skip: String(known.length) });
    if (game) query.set("game", game);
    if (result) query.set("result", result);
    try {
      const found = await get(`/api/history?${query}`);
      setHistory({ ...found, games: [...known, ...found.games] });
    } catch (error) {
      setProblem(speak(reasonOf(error)));
    }
  }
  useEffect(() => {
    document.title = say("history-title");
  });
  useEffect(() => {
    if (player) load([]);
  }, [player, game, result]);

  const option = (/** @type {string} */ value, /** @type {string} */ words, /** @type {string} */ chosen) =>
    html`<option value=${value} selected=${value === chosen}>${words}</option>`;
  return html`<div class="lobby"><${Masthead} />
    <main class="paper-page history">
      <h1>${say("history-title")}</h1>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <div class="history-filter">
        <select aria-label=${say("history-game")} value=${game} onChange=${typed(setGame)}>
          ${option("", say("history-all-games"), game)}
          ${(games.value ?? []).map((info) => option(info.game, gameTitle(info.game), game))}
        </select>
        <select aria-label=${say("history-result")} value=${result} onChange=${typed(setResult)}>
          ${option("", say("history-all-results"), result)}
          ${RESULTS.map((name) => option(name, say(`history-${name}`), result))}
        </select>
      </div>
      ${(history?.games.length === 0 || (me.value && !player)) && html`<p class="note">${say("history-none")}</p>`}
      <ul class="history-games">${(history?.games ?? []).map((played) => html`<${Played} key=${played.table} played=${played} />`)}</ul>
      ${history?.more && html`<button class="button" onClick=${() => load(history.games)}>${say("history-more")}</button>`}
      ${history && history.statistics.length > 0 && html`<${Statistics} rows=${history.statistics} />`}
      ${history && history.opponents.length > 0 && html`<${Opponents} rows=${history.opponents} />`}
      <${OpenRecord} />
    </main></div>`;
}

/** @param {PlayedSeat} seat */
function nameOf(seat) {
  return seat.level ? levelName(seat.level) : (seat.name ?? say("table-someone"));
}

/** @param {{played: PlayedGame}} props */
function Played({ played }) {
  const mine = played.seats.filter((seat) => seat.mine);
  const won = mine.length === 1 ? (mine[0].share > 0 ? "won" : "lost") : "";
  return html`<li><a class=${`table-row ${won}`} href=${`/table/${played.table}`}>
    <span class="table-game">${gameTitle(played.game)}</span>
    <span class="table-seats">${played.seats.map((seat, n) => html`<span key=${n} class=${`table-seat ${seat.mine ? "to-move" : ""}`}>
      <${SeatMark} seat=${n} size=${20} />${nameOf(seat)} <strong class="table-score">${seat.score}</strong>
      ${seat.share > 0 && html`<span class="laurel" aria-label=${say("table-winner")}>❦</span>`}</span>`)}</span>
    <span class="table-state">${won && say(`history-${won}`)}</span>
    <span class="table-facts"><time datetime=${new Date(played.at * 1000).toISOString()}>${dayAndTime(played.at)}</time>
      ${mine.some((seat) => seat.stand_in) && html`<span>${say("history-stand-in")}</span>`}</span>
  </a></li>`;
}

/** @param {string} against */
function opponents(against) {
  return against === "people" ? say("history-people") : listed(against.split(" ").map(levelName));
}

/** @param {{rows: GameStatistics[]}} props */
function Statistics({ rows }) {
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(language.value, { style: "percent" });
  return html`<section><h2>${say("history-statistics")}</h2><div class="history-wide"><table class="history-table">
    <thead><tr><th scope="col">${say("history-game")}</th><th scope="col">${say("history-players")}</th>
      <th scope="col">${say("history-against")}</th><th scope="col">${say("history-count")}</th>
      <th scope="col">${say("history-wins")}</th><th scope="col">${say("history-mean")}</th><th scope="col">${say("history-best")}</th></tr></thead>
    <tbody>${rows.map((row) => html`<tr key=${`${row.game} ${row.players} ${row.against}`}>
      <th scope="row">${gameTitle(row.game)}</th><td>${row.players}</td><td class="words">${opponents(row.against)}</td><td>${row.games}</td>
      <td>${number.format(row.wins)} (${share.format(row.wins / row.games)})</td><td>${number.format(row.mean)}</td><td>${row.best}</td></tr>`)}</tbody>
  </table></div></section>`;
}

/** @param {{rows: HeadToHead[]}} props */
function Opponents({ rows }) {
  return html`<section><h2>${say("history-opponents")}</h2><div class="history-wide"><table class="history-table">
    <thead><tr><th scope="col">${say("history-opponent")}</th><th scope="col">${say("history-count")}</th>
      <th scope="col">${say("history-won")}</th><th scope="col">${say("history-lost")}</th></tr></thead>
    <tbody>${rows.map((row) => html`<tr key=${row.name}><th scope="row">${row.name}</th>
      <td>${row.games}</td><td>${row.won}</td><td>${row.lost}</td></tr>`)}</tbody>
  </table></div></section>`;
}

/** A record from a file becomes a table to look at. */
function OpenRecord() {
  const [problem, setProblem] = useState("");
  /** @param {any} event */
  async function open(event) {
    const file = event.target.files?.[0];
    event.target.value = ""; // the same file may be chosen again
    if (!file) return;
    setProblem("");
    try {
      await introduce();
      const table = await post("/api/records", { record: await file.text() });
      go(`/table/${table.table}?at=0`);
    } catch (error) {
      setProblem(speak(reasonOf(error)));
    }
  }
  return html`<section><h2>${say("history-record")}</h2>
    <p class="note">${say("history-record-about")}</p>
    <input type="file" accept=".json,.jsonl,application/json" aria-label=${say("history-record")} onChange=${open} />
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </section>`;
}
