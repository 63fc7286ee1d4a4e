/** What went wrong, and the way on: a lost connection, a seat that a bot holds, no such table. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Masthead } from "../components/masthead.js";
import { toast } from "../components/toasts.js";
import { reasonOf } from "../session.js";
import { say, speak } from "../i18n.js";

/** @param {{store: import("./store.js").TableStore}} props */
export function LostBanner({ store }) {
  const { retryAt } = store.link.value;
  const [now, setNow] = useState(Date.now());
  const lost = store.lost.value;
  useEffect(() => {
    if (!lost) return;
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, [lost]);
  if (store.late.value) return html`<p class="banner" role="alert">${say("table-move-waits")}</p>`;
  if (!lost) return null;
  const seconds = retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1000));
  return html`<p class="banner" role="alert">
    ${seconds > 0 ? say("table-lost", { seconds }) : say("table-lost-now")}
    <button class="button small" onClick=${() => store.retry()}>${say("page-try-now")}</button>
  </p>`;
}

/** @param {{store: import("./store.js").TableStore}} props */
export function StandInBanner({ store }) {
  const away = store.mine.value.some((seat) => seat.stand_in);
  const running = store.info.value?.status === "running";
  if (!away || !running) return null;
  const back = () => store.ask("return").catch((error) => toast(speak(reasonOf(error))));
  return html`<p class="banner">${say("table-bot-plays-for-you")}
    <button class="button small primary" onClick=${back}>${say("table-take-back")}</button></p>`;
}

/** @param {{reason: import("../schema.js").SaidView}} props */
export function NoTable({ reason }) {
  useEffect(() => {
    document.title = say("page-title");
  }, []);
  return html`<div class="lobby"><${Masthead} />
    <main class="plain-page">
      <h1>${say("table-none")}</h1>
      <p>${speak(reason)}</p>
      <p>${say("table-none-words")}</p>
      <p><a class="button primary" href="/">${say("page-lobby")}</a>${" "}
        <button class="button" onClick=${() => location.reload()}>${say("page-try-again")}</button></p>
    </main></div>`;
}

export function Closed() {
  return html`<div class="plain-page">
    <h2>${say("table-closed")}</h2>
    <p><a class="button primary" href="/">${say("page-lobby")}</a></p>
  </div>`;
}
