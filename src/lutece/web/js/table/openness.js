/** How open my table is: whether strangers find it, whether those who watch may talk, who is muted. */

import { html } from "htm/preact";
import { toast } from "../components/toasts.js";
import { reasonOf } from "../session.js";
import { say, speak } from "../i18n.js";

/**
 * @import { TableInfo } from "../schema.js"
 */

/** @param {{store: import("./store.js").TableStore, info: TableInfo}} props */
export function Openness({ store, info }) {
  /** @param {"listing" | "mute"} what @param {unknown} body */
  const attempt = (what, body) => store.ask(what, body).catch((error) => toast(speak(reasonOf(error))));
  /** @param {string} name @param {boolean} on @param {string} words @param {string} about */
  const tick = (name, on, words, about) => html`<label class="tick">
    <input type="checkbox" name=${name} checked=${on}
      onChange=${(/** @type {any} */ event) => attempt("listing", { [name]: event.target.checked })} />
    <span>${words}<small>${about}</small></span></label>`;
  const muted = info.muted ?? [];
  return html`<section class="openness">
    <h3>${say("safety-open")}</h3>
    ${tick("listed", info.listed ?? false, say("safety-listed"), say("safety-listed-about"))}
    ${tick("open_chat", info.open_chat ?? false, say("safety-open-chat"), say("safety-open-chat-about"))}
    ${muted.length > 0 && html`<h3>${say("safety-muted")}</h3>
      <ul class="kept">${muted.map((person) => html`<li key=${person.player}>
        <span class="kept-name">${person.name}</span>
        <button class="button small quiet" onClick=${() => attempt("mute", { player: person.player, muted: false })}>
          ${say("safety-unmute")}</button></li>`)}</ul>`}
  </section>`;
}
