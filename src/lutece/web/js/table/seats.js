/** Everybody at the table: name, sign, score, holdings, clock, whose turn it is. */

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { SeatMark, SEAT_LETTERS } from "../components/seat.js";
import { Icon } from "../components/icons.js";
import { levelName, seatNames } from "../components/names.js";
import { small } from "../components/small-screen.js";
import { say } from "../i18n.js";
import { Clock } from "./clock.js";

/**
 * @import { DrawingProps } from "../boards/board.js"
 * @import { SeatInfo, TableInfo } from "../schema.js"
 */

/**
 * @param {{controller: import("./controller.js").Controller, info: TableInfo, props: DrawingProps | null}} given
 */
export function Seats({ controller, info, props }) {
  const names = seatNames(info);
  const open = controller.seat.value !== null;
  useEffect(() => {
    if (!open) return;
    /** On a small screen the holdings lie over the board: a tap beside them puts them away. @param {PointerEvent} event */
    const beside = ({ target }) => {
      if (!(target instanceof Element && target.closest(".seat-card"))) controller.seat.value = null;
    };
    document.addEventListener("pointerdown", beside);
    return () => document.removeEventListener("pointerdown", beside);
  }, [open]);
  return html`<section class="seats" aria-label=${say("table-seats")}>
    ${info.seats.map((seat) => html`<${SeatCard} key=${seat.seat} controller=${controller} seat=${seat} name=${names[seat.seat]} props=${props} />`)}
  </section>`;
}

/**
 * @param {{controller: import("./controller.js").Controller, seat: SeatInfo, name: string, props: DrawingProps | null}} given
 */
function SeatCard({ controller, seat, name, props }) {
  const { store } = controller;
  const view = store.view.value;
  const module = controller.board.value;
  const number = seat.seat;
  const turn = store.turn.value === number;
  const now = turn && !store.replay.value;
  const score = (view?.scores[number] ?? 0) + (store.risen.value[number] ?? 0);
  const won = view?.win ? view.win[number] > 0 : false;
  const own = view?.seat === number;
  const open = controller.seat.value === number;
  const classes = ["seat-card", `seat-${SEAT_LETTERS[number].toLowerCase()}`, now ? "to-move" : "", own ? "own" : "", open ? "open" : ""];
  return html`<article class=${classes.join(" ")} aria-label=${name}>
    <button class="seat-head" aria-expanded=${open} onClick=${() => (controller.seat.value = open ? null : number)}>
      <${SeatMark} seat=${number} size=${28} />
      <span class="seat-who">
        <span class="seat-name">${name}</span>
        <span class="seat-state">${state(seat, name, own, turn, now)}</span>
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
 * @param {string} name
 * @param {boolean} own
 * @param {boolean} turn
 * @param {boolean} now not in a moment of the past
 */
function state(seat, name, own, turn, now) {
  const parts = [];
  if (seat.kind === "player" && !seat.stand_in) {
    const words = say(seat.online ? "table-online" : "table-offline");
    parts.push(html`<span class=${`dot ${seat.online ? "online" : ""}`} role="img" aria-label=${words} title=${words}></span>`);
  }
  if (seat.stand_in || seat.kind === "bot") {
    const words = seat.stand_in ? say("table-stand-in", { level: levelName(seat.level ?? "") }) : say("table-bot");
    parts.push(html`<span class="stand-in"><${Icon} name="robot" size=${14} />${words}</span>`);
  }
  if (seat.vacation && !seat.stand_in) {
    const words = say("vacation-seat");
    parts.push(html`<span class="on-vacation" title=${words}><${Icon} name="sun" size=${14} /><span>${words}</span></span>`);
  }
  const you = say("table-you");
  if (own && name.toLowerCase() !== you) parts.push(html`<span class="you">${you}</span>`);
  if (turn) parts.push(html`<span class="turn-mark">${say(own && now ? "table-your-turn" : "table-to-move")}</span>`);
  return parts;
}
