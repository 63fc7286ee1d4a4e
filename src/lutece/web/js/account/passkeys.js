/** My passkeys: each signs me in, until I delete it. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../api.js";
import { say } from "../i18n.js";
import { CredentialList } from "./credential-list.js";
import { makePasskey } from "./webauthn.js";

/**
 * @import { Me, Passkey } from "../schema.js"
 */

/** @param {{person: Me, attempt: (act: () => Promise<unknown>, done?: string) => Promise<void>}} props */
export function Passkeys({ person, attempt }) {
  const [passkeys, setPasskeys] = useState(/** @type {Passkey[]} */ ([]));
  useEffect(() => {
    get("/api/passkeys").then(setPasskeys, () => {});
  }, [person.passkeys]);
  /** @param {Passkey} passkey */
  const remove = (passkey) =>
    attempt(async () => setPasskeys(await post(`/api/passkeys/${encodeURIComponent(passkey.id)}/delete`)));
  return html`<section class="account-part">
    <h2>${say("account-passkey")}</h2>
    <p class="note">
      ${person.passkeys ? say("account-passkeys", { count: person.passkeys }) : say("account-passkey-about")}
    </p>
    <${CredentialList} things=${passkeys} name=${() => say("account-passkey")} remove=${remove} />
    <button class="button" onClick=${() => attempt(makePasskey, "account-passkey-made")}>
      ${say("account-passkey-make")}
    </button>
  </section>`;
}
