/** What can be done about somebody who speaks at the table: hide, mute, report. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog.js";
import { typed } from "../components/text-input.js";
import { toast } from "../components/toasts.js";
import { reasonOf } from "../session.js";
import { say, speak } from "../i18n.js";
import { hide } from "./hidden.js";

/**
 * @import { Person } from "../schema.js"
 */

/** @param {{store: import("./store.js").TableStore, person: Person, onClose: () => void}} props */
export function PersonWindow({ store, person, onClose }) {
  const [reason, setReason] = useState("");
  const { name } = person;
  /** @param {() => unknown} act @param {string} done */
  async function attempt(act, done) {
    try {
      await act();
      toast(say(done, { name }));
      onClose();
    } catch (error) {
      toast(speak(reasonOf(error)));
    }
  }
  /** @param {Event} event */
  function report(event) {
    event.preventDefault();
    attempt(() => store.ask("report", { player: person.player, reason }), "safety-reported");
  }
  return html`<${Dialog} title=${name} onClose=${onClose}>
    <section class="person-part">
      <p>${say("safety-hide-about", { name })}</p>
      <button class="button" data-act="hide" onClick=${() => attempt(() => hide(person), "safety-hidden-now")}>${say("safety-hide")}</button>
    </section>
    ${store.info.value?.own && html`<section class="person-part">
      <p>${say("safety-mute-about", { name })}</p>
      <button class="button" data-act="mute"
        onClick=${() => attempt(() => store.ask("mute", { player: person.player, muted: true }), "safety-muted-now")}>${say("safety-mute")}</button>
    </section>`}
    <form class="person-part" onSubmit=${report}>
      <p>${say("safety-report-about", { name })}</p>
      <label class="person-reason">${say("safety-report-why")}
        <input value=${reason} maxlength="500" autocomplete="off" onInput=${typed(setReason)} /></label>
      <button class="button" data-act="report">${say("safety-report")}</button>
    </form>
  <//>`;
}
