/** What the people at a table agree on: pauses, taking back, and whether a late player is there. */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { seatNames } from "../components/names.js";
import { toast } from "../components/toasts.js";
import { say, speak } from "../i18n.js";
import { reasonOf } from "../session.js";
import { Clock } from "./clock.js";

/**
 * @import { TableInfo } from "../schema.js"
 * @import { TableStore } from "./store.js"
 */

/** @param {{store: TableStore}} props */
export function Agreements({ store }) {
  const info = store.info.value;
  useDeclined(info);
  if (info?.status !== "running") return null;
  return html`<${Asked} store=${store} info=${info} />
    <${Proposed} store=${store} info=${info} />
    <${Paused} store=${store} info=${info} />`;
}

/** @param {TableStore} store @param {string} what @param {unknown} [body] */
const ask = (store, what, body) => store.ask(what, body).catch((error) => toast(speak(reasonOf(error))));

/** My time is up: a bot waits for my answer. @param {{store: TableStore, info: TableInfo}} props */
function Asked({ store, info }) {
  const late = info.seats.find((seat) => seat.asked);
  if (!late || late.deadline === null) return null;
  const clock = html`<${Clock} deadline=${late.deadline} />`;
  if (!late.mine) return html`<p class="banner">${say("asked-other", { name: seatNames(info)[late.seat] })} ${clock}</p>`;
  return html`<p class="banner" role="alert">${say("asked")} ${clock}
    <button class="button small primary" data-stay onClick=${() => ask(store, "stay")}>${say("asked-stay")}</button>
    <small>${say("asked-left", { count: late.extensions ?? 0 })}</small></p>`;
}

/** @param {{store: TableStore, info: TableInfo}} props */
function Proposed({ store, info }) {
  const proposal = info.proposal;
  if (!proposal) return null;
  const sitting = store.mine.value.length > 0;
  const agreed = store.mine.value.some((seat) => proposal.agreed.includes(seat.seat));
  const words = say(proposal.what === "pause" ? "pause-proposed" : "take-back-proposed", {
    name: seatNames(info)[proposal.seat],
  });
  const answer = (/** @type {boolean} */ agree) => ask(store, "answer", { agree });
  return html`<p class="banner" role="status">${words}
    ${agreed && html`<span>${say("proposal-waits")}</span>
      <button class="button small" onClick=${() => answer(false)}>${say("page-cancel")}</button>`}
    ${sitting && !agreed && html`<button class="button small primary" data-agree onClick=${() => answer(true)}>${say("proposal-agree")}</button>
      <button class="button small" onClick=${() => answer(false)}>${say("proposal-refuse")}</button>`}
  </p>`;
}

/** @param {{store: TableStore, info: TableInfo}} props */
function Paused({ store, info }) {
  if (typeof info.paused !== "number") return null;
  const mover = info.seats[info.to_move ?? -1];
  if (mover && info.paused_by === "vacation") {
    return html`<p class="banner" role="status">${say("vacation-clock", { name: seatNames(info)[mover.seat] })}</p>`;
  }
  return html`<p class="banner" role="status">${say("paused")}
    ${store.mine.value.length > 0 &&
    html`<button class="button small primary" data-resume onClick=${() => ask(store, "resume")}>${say("paused-go-on")}</button>`}</p>`;
}

/** Says that what I proposed came to nothing. @param {TableInfo | null} info */
function useDeclined(info) {
  const before = useRef(/** @type {TableInfo | null} */ (null));
  useEffect(() => {
    const old = before.current;
    before.current = info;
    const mine = old?.proposal && old.seats[old.proposal.seat]?.mine;
    const same = old && info && old.number === info.number && old.paused === info.paused && info.status === "running";
    if (mine && same && !info.proposal) toast(say("proposal-declined"));
  }, [info]);
}
