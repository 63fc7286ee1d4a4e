/** Everybody at the table: name, sign, score, holdings, clock, whose turn it is. */

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { SeatMark, SEAT_LETTERS } from "../parts/seat.js";
import { Icon } from "../parts/icons.js";
import { levelName, seatNames } from "../parts/names.js";
import { small } from "../parts/small.js";
import { say } from "../words.js";
import { Clock } from "./clock.js";

/**
 * @import { DrawingProps } from "../boards/board.js"
 * @import { SeatInfo, TableInfo } from "../schema.js"
 */

/**
 * @param {{desk: import("./desk.js").Desk, info: TableInfo, props: DrawingProps | null}} given
 */
export function Seats({ desk, info, props }) {
  const names = seatNames(info);
  const open = desk.seat.value !== null;
  useEffect(() => {
    if (!open) return;
    /** On a small screen the holdings lie over the board: a tap beside them puts them away. @param {PointerEvent} event */
    const beside = ({ target }) => {
      if (!(target instanceof Element && target.closest(".seat-card"))) desk.seat.value = null;
    };
    document.addEventListener("pointerdown", beside);
    return () => document.removeEventListener("pointerdown", beside);
  }, [open]);
  return html`<section class="seats" aria-label=${say("table-seats")}>
    ${info.seats.map((seat) => html`<${SeatCard} key=${seat.seat} desk=${desk} seat=${seat} name=${names[seat.seat]} props=${props} />`)}
  </section>`;
}

/**
 * @param {{desk: import("./desk.js").Desk, seat: SeatInfo, name: string, props: DrawingProps | null}} given
 */
function SeatCard({ desk, seat, name, props }) {
  const { store } = desk;
  const view = store.view.value;
  const module = desk.board.value;
  const number = seat.seat;
  const turn = store.turn.value === number;
  const now = turn && !store.replay.value;
  const score = (view?.scores[number] ?? 0) + (store.risen.value[number] ?? 0);
  const won = view?.win ? view.win[number] > 0 : false;
  const own = view?.seat === number;
  const open = desk.seat.value === number;
  const classes = ["seat-card", `seat-${SEAT_LETTERS[number].toLowerCase()}`, now ? "to-move" : "", own ? "own" : "", open ? "open" : ""];
  return html`<article class=${classes.join(" ")} aria-label=${name}>
    <button class="seat-head" aria-expanded=${open} onClick=${() => (desk.seat.value = open ? null : number)}>
      <${SeatMark} seat=${number} size=${28} />
      <span class="seat-who">
        <span class="seat-name">${name}</span>
        <span class="seat-state">${state(seat, own, turn, now)}</span>
      </span>
      ${won && html`<span class="laurel" title=${say("table-winner")}>❦</span>`}
      ${now && seat.deadline !== null && html`<${Clock} deadline=${seat.deadline} />`}
      <span class="seat-score" aria-label=${say("table-score", { score })}>${score}</span>
    </button>
    ${props && module && (open || !small.value) && html`<div class="seat-holdings"><${module.Seat} ...${props} seat=${number} /></div>`}
  </article>`;
}

/**
 * @param {SeatInfo} seat
 * @param {boolean} own
 * @param {boolean} turn
 * @param {boolean} now not in a moment of the past
 */
function state(seat, own, turn, now) {
  const parts = [];
  if (seat.kind === "player" && !seat.stand_in) {
    const words = say(seat.online ? "table-online" : "table-offline");
    parts.push(html`<span class=${`dot ${seat.online ? "online" : ""}`} role="img" aria-label=${words} title=${words}></span>`);
  }
  if (seat.stand_in || seat.kind === "bot") {
    const words = seat.stand_in ? say("table-stand-in", { level: levelName(seat.level ?? "") }) : say("table-bot");
    parts.push(html`<span class="stand-in"><${Icon} name="robot" size=${14} />${words}</span>`);
  }
  if (own) parts.push(html`<span class="you">${say("table-you")}</span>`);
  if (turn) parts.push(html`<span class="turn-mark">${say(own && now ? "table-your-turn" : "table-to-move")}</span>`);
  return parts;
}
