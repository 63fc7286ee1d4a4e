/** Speaks to screen readers what happens and what is asked. */

import { html } from "htm/preact";
import { speak } from "../i18n.js";
import { toldInALine } from "./log.js";

/** @param {{controller: import("./controller.js").Controller}} props */
export function LiveRegion({ controller }) {
  const { store } = controller;
  const view = store.view.value;
  let words = "";
  if (view) {
    const last = store.log.value.findLast((entry) => entry.number < view.number);
    const happened = last ? toldInALine(controller, last) : "";
    const asked = store.myTurn.value && !store.replay.value && !store.moving.value ? speak(view.prompt.said) : "";
    words = `${happened} ${asked}`.trim();
  }
  return html`<div class="unseen" aria-live="polite" role="status">${words}</div>`;
}
