/** Tokens and passkeys: a list in which each can be deleted. */

import { html } from "htm/preact";
import { language, say } from "../i18n.js";

/**
 * @template {{id: string, created: number}} T
 * @param {{things: T[], name: (thing: T) => string, remove: (thing: T) => void}} props
 */
export function CredentialList({ things, name, remove }) {
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  return html`<ul class="kept">
    ${things.map((thing) => html`<li key=${thing.id}>
      <span class="kept-name">${name(thing)}</span>
      <span class="note">${when.format(thing.created * 1000)}</span>
      <button class="button small quiet" onClick=${() => remove(thing)}>${say("account-delete")}</button></li>`)}
  </ul>`;
}
