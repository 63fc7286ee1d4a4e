/** The waiting room: who sits, which seats are free, and the link for friends. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { address } from "../route.js";
import { CopyLink } from "../parts/copy.js";
import { SeatMark } from "../parts/seat.js";
import { seatName } from "../parts/names.js";
import { me, reasonOf } from "../store.js";
import { say, speak } from "../words.js";
import { introduce, NameField } from "../lobby/welcome.js";

/**
 * @import { SeatInfo, TableInfo } from "../schema.js"
 */

/** The link that lets a friend sit down. @param {TableInfo} info */
export function inviteLink(info) {
  const url = new URL(`/table/${info.table}`, location.href);
  if (info.invitation) url.searchParams.set("invitation", info.invitation);
  return url.href;
}

/** @param {{store: import("../store.js").TableStore, info: TableInfo}} props */
export function WaitingRoom({ store, info }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const invitation = address.value.searchParams.get("invitation");
  const sitting = store.mine.value.length > 0;
  const free = info.seats.filter((seat) => takeable(seat, invitation, sitting));

  /** @param {() => Promise<unknown>} act */
  async function attempt(act) {
    setBusy(true);
    setProblem("");
    try {
      await act();
    } catch (error) {
      setProblem(speak(reasonOf(error)));
    }
    setBusy(false);
  }
  /** @param {number | null} seat */
  const join = (seat) =>
    attempt(async () => {
      await introduce();
      await store.ask("join", { seat, invitation });
    });

  return html`<div class="waiting-room">
    <h1>${say("waiting-title", { game: say(`game-${info.game}`) })}</h1>
    <p class="note">${say(sitting ? "waiting-sitting" : free.length ? "waiting-invited" : "waiting-full")}</p>
    ${!me.value?.name && free.length > 0 && html`<${NameField} />`}
    <ul class="waiting-seats">
      ${info.seats.map((seat) => html`<li key=${seat.seat} class=${`waiting-seat ${seat.kind}`}>
        <${SeatMark} seat=${seat.seat} size=${34} />
        <span class="waiting-name">${seatName(seat)} ${seat.mine && html`<span class="you">${say("table-you")}</span>`}</span>
        ${takeable(seat, invitation, sitting) &&
        html`<button class="button small" disabled=${busy} onClick=${() => join(seat.seat)}>${say("waiting-take")}</button>`}
      </li>`)}
    </ul>
    ${!sitting && free.length > 0 &&
    html`<button class="button primary large" disabled=${busy} onClick=${() => join(null)}>${say("waiting-join")}</button>`}
    ${sitting && info.invitation && html`<h2>${say("waiting-invite")}</h2>
      <${CopyLink} link=${inviteLink(info)} label=${say("waiting-invite")} />`}
    ${sitting && html`<p>
      <button class="button quiet" disabled=${busy} onClick=${() => attempt(() => store.ask("leave"))}>
        ${say("waiting-leave")}</button></p>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </div>`;
}

/**
 * @param {SeatInfo} seat
 * @param {string | null} invitation
 * @param {boolean} sitting
 */
function takeable(seat, invitation, sitting) {
  return !sitting && (seat.kind === "free" || (seat.kind === "invited" && invitation !== null));
}
