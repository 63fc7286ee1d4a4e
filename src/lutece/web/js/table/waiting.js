/** The waiting room: who sits, which seats are free, and the link for friends. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { address, go } from "../route.js";
import { CopyLink } from "../components/copy.js";
import { SeatMark } from "../components/seat.js";
import { isAlone, optionWords, seatName } from "../components/names.js";
import { clockWords } from "../components/times.js";
import { games, gameTitle, me, reasonOf } from "../session.js";
import { say, speak } from "../i18n.js";
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

/** @param {{store: import("./store.js").TableStore, info: TableInfo}} props */
export function WaitingRoom({ store, info }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const invitation = address.value.searchParams.get("invitation");
  const sitting = store.mine.value.length > 0;
  const free = info.seats.filter((seat) => takeable(seat, invitation, sitting));
  const host = info.invitation ? null : hostName(info);

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

  async function end() {
    await store.ask("close");
    go("/");
  }
  /** What the table means to whoever looks at it. */
  function standing() {
    if (sitting) return say("waiting-sitting");
    if (free.length) return say("waiting-invited");
    if (host && kept(info)) return say("waiting-kept", { name: host });
    return say(info.invitation ? "waiting-sitting" : "waiting-full");
  }
  /** @param {SeatInfo} seat */
  const keptFor = (seat) =>
    seat.kind === "invited" && host && !invitation ? say("waiting-kept-seat", { name: host }) : seatName(seat);

  return html`<div class="waiting-room">
    <h1>${host && free.length
      ? say("waiting-invites", { name: host, game: gameTitle(info.game) })
      : say("waiting-title", { game: gameTitle(info.game) })}</h1>
    <p class="note">${standing()}${sitting && html` <a href="/account">${say("together-tell-me")}</a>`}</p>
    <p class="waiting-facts">${[clockWords(info.clock), ...variants(info)].join(" · ")}</p>
    ${info.hints && html`<p class="note">${say("waiting-hints")}</p>`}
    ${!me.value?.name && free.length > 0 && html`<${NameField} />`}
    <ul class="waiting-seats">
      ${info.seats.map((seat) => html`<li key=${seat.seat} class=${`waiting-seat ${seat.kind}`}>
        <${SeatMark} seat=${seat.seat} size=${34} />
        <span class="waiting-name">${keptFor(seat)} ${seat.mine && html`<span class="you">${say("table-you")}</span>`}</span>
        ${free.length > 1 && takeable(seat, invitation, sitting) &&
        html`<button class="button small" disabled=${busy} onClick=${() => join(seat.seat)}>${say("waiting-take")}</button>`}
      </li>`)}
    </ul>
    ${!sitting && free.length > 0 &&
    html`<button class="button primary large" disabled=${busy} onClick=${() => join(null)}>${say("waiting-join")}</button>`}
    ${info.invitation && html`<section class="waiting-invite">
      <h2>${say("waiting-invite")}</h2>
      ${kept(info) && html`<p class="note">${say("waiting-invite-about")}</p>`}
      <${CopyLink} link=${inviteLink(info)} label=${say("waiting-invite")} kind="primary" />
    </section>`}
    ${sitting && !isAlone(info) && html`<p>
      <button class="button quiet" disabled=${busy} onClick=${() => attempt(() => store.ask("leave"))}>
        ${say("waiting-leave")}</button></p>`}
    ${info.invitation && isAlone(info) && html`<p>
      <button class="button quiet" disabled=${busy} onClick=${() => attempt(end)}>${say("waiting-close")}</button></p>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </div>`;
}

/** The variants that the table plays with. @param {TableInfo} info */
function variants(info) {
  const options = games.value?.find((game) => game.game === info.game)?.option_list ?? [];
  const words = options.filter(({ name }) => info.options[name]).map((option) => optionWords(option).name);
  return info.own_components ? [...words, say("lobby-own-components")] : words;
}

/** Whether a seat waits for somebody with the link. @param {TableInfo} info */
function kept(info) {
  return info.seats.some((seat) => seat.kind === "invited");
}

/** Somebody at the table, to be asked for the link. @param {TableInfo} info */
function hostName(info) {
  return info.seats.find((seat) => seat.kind === "player" && seat.name)?.name ?? null;
}

/**
 * @param {SeatInfo} seat
 * @param {string | null} invitation
 * @param {boolean} sitting
 */
function takeable(seat, invitation, sitting) {
  return !sitting && (seat.kind === "free" || (seat.kind === "invited" && invitation !== null));
}
