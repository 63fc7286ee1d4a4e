/** Tokens: each lets a program play in my name, until I delete it. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { CopyLink } from "../parts/copy.js";
import { typed } from "../parts/typed.js";
import { get, post } from "../talk.js";
import { language, say } from "../words.js";

/**
 * @import { MadeToken, Token } from "../schema.js"
 */

/** @param {{attempt: (act: () => Promise<unknown>) => Promise<void>}} props */
export function Tokens({ attempt }) {
  const [tokens, setTokens] = useState(/** @type {Token[]} */ ([]));
  const [made, setMade] = useState(/** @type {MadeToken | null} */ (null));
  const [label, setLabel] = useState("");
  useEffect(() => {
    get("/api/tokens").then(setTokens, () => {});
  }, []);
  /** @param {Event} event */
  const make = (event) => {
    event.preventDefault();
    return attempt(async () => {
      setMade(await post("/api/tokens", { label: label.trim() }));
      setLabel("");
      setTokens(await get("/api/tokens"));
    });
  };
  /** @param {Token} token */
  const remove = (token) =>
    attempt(async () => {
      setTokens(await post(`/api/tokens/${encodeURIComponent(token.id)}/delete`));
      if (made?.id === token.id) setMade(null);
    });
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  return html`<section class="account-part">
    <h2>${say("account-tokens")}</h2>
    <p class="note">${say("account-tokens-about")}</p>
    ${made && html`<${CopyLink} link=${made.token} label=${say("account-token")} />`}
    <ul class="tokens">
      ${tokens.map((token) => html`<li key=${token.id}>
        <span class="token-label">${token.label || say("account-token")}</span>
        <span class="note">${when.format(token.created * 1000)}</span>
        <button class="button small quiet" onClick=${() => remove(token)}>${say("account-token-delete")}</button></li>`)}
    </ul>
    <form class="name-field" onSubmit=${make}>
      <label for="token-label">${say("account-token-label")}</label>
      <input id="token-label" value=${label} maxlength="40" onInput=${typed(setLabel)} />
      <button class="button">${say("account-token-make")}</button>
    </form>
  </section>`;
}
