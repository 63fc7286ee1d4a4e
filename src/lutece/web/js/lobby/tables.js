/** The lists of tables: mine with whose turn it is, open ones, running ones to watch. */

import { html } from "htm/preact";
import { computed } from "@preact/signals";
import { SeatMark } from "../components/seat.js";
import { optionWords, seatNames } from "../components/names.js";
import { clockWords, day, dayAndTime, roughly } from "../components/times.js";
import { games, gameTitle, tables } from "../session.js";
import { language, listed, say } from "../i18n.js";

/**
 * @import { TableInfo } from "../schema.js"
 */

const MOST_TO_WATCH = 12;

/** My unfinished tables, those where it is my turn on top. */
export const unfinished = computed(() => {
  const mine = tables.value?.mine.filter((table) => table.status === "waiting" || table.status === "running") ?? [];
  return mine.toSorted((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.changed - a.changed);
});

export function MyTables() {
  return unfinished.value.length > 0 && html`<div class="table-lists first">
    ${list("lobby-mine", unfinished.value)}
    ${unfinished.value.some(hasOthers) && html`<p class="note"><a href="/account">${say("together-tell-me")}</a></p>`}
  </div>`;
}

export function TableLists() {
  const lists = tables.value;
  if (!lists) return null;
  const done = lists.mine.filter((table) => table.status === "over");
  const running = lists.running.filter(foreign).slice(0, MOST_TO_WATCH);
  return html`<div class="table-lists">
    ${list("lobby-open", lists.open.filter(foreign), say("lobby-open-none"))}
    ${running.length > 0 && list("lobby-running", running)}
    ${done.length > 0 && list("lobby-done", done.slice(0, 6))}
  </div>`;
}

/** @param {TableInfo} table */
function isMyTurn(table) {
  return table.to_move !== null && Boolean(table.seats[table.to_move]?.mine);
}

/** Whether other people play, or will. @param {TableInfo} table */
function hasOthers(table) {
  return table.seats.some((seat) => !seat.mine && seat.kind !== "bot");
}

/** Whether somebody else's: mine have a list of their own. @param {TableInfo} table */
function foreign(table) {
  return !table.seats.some((seat) => seat.mine);
}

/**
 * @param {string} title
 * @param {TableInfo[]} rows
 * @param {string} [none]
 */
function list(title, rows, none = "") {
  return html`<section class="table-list">
    <h2>${say(title)}</h2>
    ${rows.length === 0 && html`<p class="note">${none}</p>`}
    <ul>${rows.map((table) => html`<${Row} key=${table.table} table=${table} />`)}</ul>
  </section>`;
}

/** @param {{table: TableInfo}} props */
function Row({ table }) {
  const turn = isMyTurn(table);
  const names = seatNames(table);
  return html`<li>
    <a class=${`table-row ${turn ? "my-turn" : ""}`} href=${`/table/${table.table}`}>
      <span class=${`table-game game-${table.game}`}>${gameTitle(table.game)}</span>
      <span class="table-seats">
        ${table.seats.map((seat) => html`<span key=${seat.seat} class=${`table-seat ${table.to_move === seat.seat ? "to-move" : ""}`}>
          <${SeatMark} seat=${seat.seat} size=${20} />${names[seat.seat]}${seat.mine && html` <span class="you">${say("table-you")}</span>`}
          ${table.scores && html`<strong class="table-score">${table.scores[seat.seat]}</strong>`}
          ${(table.win?.[seat.seat] ?? 0) > 0 && html`<span class="laurel" aria-label=${say("table-winner")}>❦</span>`}</span>`)}
      </span>
      <span class="table-state">${state(table, names)}</span>
      <span class="table-facts">${facts(table).map((words, n) => html`<span key=${n}>${words}</span>`)}</span>
    </a>
  </li>`;
}

/** Pace, variants, round, time left and date. @param {TableInfo} table */
function facts(table) {
  /** @type {any[]} */
  const words = table.status === "over" ? [] : [clockWords(table.clock)];
  const info = games.value?.find((game) => game.game === table.game);
  for (const option of info?.option_list ?? []) {
    if (table.options[option.name]) words.push(optionWords(option).name);
  }
  if (table.own_components) words.push(say("lobby-own-components"));
  if (table.status === "running" && table.round) words.push(say("lobby-round", { round: table.round }));
  const deadline = table.to_move === null ? null : table.seats[table.to_move]?.deadline;
  if (typeof table.paused === "number") words.push(say(table.paused_by === "vacation" ? "vacation-seat" : "lobby-paused"));
  else if (deadline) words.push(say("lobby-time-left", { time: roughly(deadline - Date.now() / 1000) }));
  const moment = table.status === "waiting" ? table.created : table.changed;
  words.push(html`<time datetime=${new Date(moment * 1000).toISOString()} title=${dayAndTime(moment)}>${when(moment)}</time>`);
  return words;
}

/** The time of day today, else the day. @param {number} moment */
function when(moment) {
  const date = new Date(moment * 1000);
  const today = date.toDateString() === new Date().toDateString();
  return today ? date.toLocaleTimeString(language.value, { timeStyle: "short" }) : day(moment);
}

/** @param {TableInfo} table @param {string[]} names */
function state(table, names) {
  const free = table.seats.filter((seat) => seat.kind === "free" || seat.kind === "invited").length;
  if (table.status === "waiting") return say("lobby-waiting", { free });
  if (table.status === "over") {
    const winners = names.filter((_, seat) => (table.win?.[seat] ?? 0) > 0);
    return winners.length ? say("lobby-won", { names: listed(winners), count: winners.length }) : say("lobby-over-state");
  }
  if (table.to_move === null) return "";
  return isMyTurn(table) ? say("lobby-your-turn") : say("lobby-turn-of", { name: names[table.to_move] });
}
