/** The lists of tables: mine with whose turn it is, open ones, running ones to watch. */

import { html } from "htm/preact";
import { SeatMark } from "../parts/seat.js";
import { seatName } from "../parts/names.js";
import { tables } from "../store.js";
import { say } from "../words.js";

/**
 * @import { TableInfo } from "../schema.js"
 */

const MOST_TO_WATCH = 12;

export function TableLists() {
  const lists = tables.value;
  if (!lists) return null;
  const now = lists.mine.filter((table) => table.status !== "over" && table.status !== "closed");
  const done = lists.mine.filter((table) => table.status === "over");
  const running = lists.running.filter(foreign).slice(0, MOST_TO_WATCH);
  return html`<div class="table-lists">
    ${now.length > 0 && list("lobby-mine", now)}
    ${list("lobby-open", lists.open.filter(foreign), say("lobby-open-none"))}
    ${running.length > 0 && list("lobby-running", running)}
    ${done.length > 0 && list("lobby-done", done.slice(0, 6))}
  </div>`;
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
  const turn = table.to_move !== null && table.seats[table.to_move]?.mine;
  return html`<li>
    <a class=${`table-row ${turn ? "my-turn" : ""}`} href=${`/table/${table.table}`}>
      <span class=${`table-game game-${table.game}`}>${say(`game-${table.game}`)}</span>
      <span class="table-seats">
        ${table.seats.map((seat) => html`<span key=${seat.seat} class=${`table-seat ${table.to_move === seat.seat ? "to-move" : ""}`}>
          <${SeatMark} seat=${seat.seat} size=${20} />${seatName(seat)}</span>`)}
      </span>
      <span class="table-state">${state(table)}</span>
    </a>
  </li>`;
}

/** @param {TableInfo} table */
function state(table) {
  const free = table.seats.filter((seat) => seat.kind === "free" || seat.kind === "invited").length;
  if (table.status === "waiting") return say("lobby-waiting", { free });
  if (table.status === "over") return say("lobby-over-state");
  if (table.to_move === null) return "";
  const seat = table.seats[table.to_move];
  return seat.mine ? say("lobby-your-turn") : say("lobby-turn-of", { name: seatName(seat) });
}
