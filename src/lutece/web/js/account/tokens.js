/** Tokens: each lets a program play in my name, until I delete it. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { CopyLink } from "../components/copy.js";
import { typed } from "../components/text-input.js";
import { get, post } from "../api.js";
import { say } from "../i18n.js";
import { CredentialList } from "./credential-list.js";

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
  return html`<section class="account-part">
    <h2>${say("account-tokens")}</h2>
    <p class="note">${say("account-tokens-about")}</p>
    ${made && html`<${CopyLink} link=${made.token} label=${say("account-token")} />`}
    <${CredentialList} things=${tokens} name=${(/** @type {Token} */ token) => token.label || say("account-token")} remove=${remove} />
    <form class="name-field" onSubmit=${make}>
      <label for="token-label">${say("account-token-label")}</label>
      <input id="token-label" value=${label} maxlength="40" onInput=${typed(setLabel)} />
      <button class="button">${say("account-token-make")}</button>
    </form>
  </section>`;
}
