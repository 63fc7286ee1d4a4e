/** One screen, several players: a curtain falls until the next one says "it is me". */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { seatNames } from "../components/names.js";
import { SeatMark, SEAT_LETTERS } from "../components/seat.js";
import { say } from "../i18n.js";

/** @param {{store: import("./store.js").TableStore}} props */
export function Curtain({ store }) {
  const seat = store.curtain.value;
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    button.current?.focus();
  }, [seat]);
  if (seat === null) return null;
  const info = store.info.value;
  const name = info ? seatNames(info)[seat] : SEAT_LETTERS[seat];
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-label=${say("curtain-title", { name })}>
    <div class="curtain-fold left"></div><div class="curtain-fold right"></div>
    <div class="curtain-card">
      <${SeatMark} seat=${seat} size=${72} />
      <h2>${say("curtain-title", { name })}</h2>
      <p>${say("curtain-words")}</p>
      <button class="button primary large" ref=${button} onClick=${() => store.sit(seat)}>${say("curtain-ready", { name })}</button>
      ${store.takesBack.value && html`<button class="button quiet" data-take-back onClick=${() => store.takeBack()}>${say("take-back")}</button>`}
    </div>
  </div>`;
}
