/** Who I am: a guest's name, an account by password or passkey, tokens for bots. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Masthead } from "../parts/masthead.js";
import { toast } from "../parts/toasts.js";
import { enterHouse, me, nameMe, reasonOf } from "../store.js";
import { post } from "../talk.js";
import { say, speak } from "../words.js";
import { hasPasskeys, makePasskey, usePasskey } from "./passkey.js";
import { Tokens } from "./tokens.js";

export function AccountPage() {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = say("account-title");
  });
  const person = me.value;
  const kept = Boolean(person?.login || person?.passkeys);
  /**
   * @param {() => Promise<unknown>} act
   * @param {string} [done]
   */
  async function attempt(act, done) {
    setProblem("");
    try {
      await act();
      await enterHouse();
      if (done) toast(say(done));
    } catch (error) {
      setProblem(error instanceof DOMException ? say("account-passkey-no") : speak(reasonOf(error)));
    }
  }
  return html`<div class="lobby"><${Masthead} />
    <main class="paper-page account">
      <h1>${say("account-title")}</h1>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${person &&
      html`<section class="account-part">
        <h2>${say("account-name")}</h2>
        <${NameForm} key=${person.name} name=${person.name ?? ""} tell=${(/** @type {string} */ name) => attempt(() => nameMe(name), "account-named")} />
        <p class="note">${standing(person)}</p>
        ${kept && html`<button class="button" onClick=${() => attempt(() => post("/api/sign-out"))}>${say("account-sign-out")}</button>`}
      </section>`}
      ${person?.player && !person.login && html`<section class="account-part">
        <h2>${say("account-keep")}</h2>
        <p class="note">${say("account-keep-about")}</p>
        <${PasswordForm} kind="new" words=${say("account-make")} send=${(/** @type {object} */ body) => attempt(() => post("/api/account", body), "account-made")} />
      </section>`}
      ${person?.player && hasPasskeys() && html`<section class="account-part">
        <h2>${say("account-passkey")}</h2>
        <p class="note">${person.passkeys ? say("account-passkeys", { count: person.passkeys }) : say("account-passkey-about")}</p>
        <button class="button" onClick=${() => attempt(makePasskey, "account-passkey-made")}>${say("account-passkey-make")}</button>
      </section>`}
      ${!kept && html`<section class="account-part">
        <h2>${say("account-sign-in")}</h2>
        <${PasswordForm} kind="old" words=${say("account-sign-in")} send=${(/** @type {object} */ body) => attempt(() => post("/api/sign-in", body))} />
        ${hasPasskeys() && html`<button class="button" onClick=${() => attempt(usePasskey)}>${say("account-passkey-use")}</button>`}
      </section>`}
      ${person?.player && html`<${Tokens} key=${person.player} attempt=${attempt} />`}
    </main></div>`;
}

/** How the house knows me. @param {import("../schema.js").Me} person */
function standing(person) {
  if (person.login) return say("account-signed-in", { login: person.login });
  if (person.passkeys) return say("account-passkeys", { count: person.passkeys });
  return say(person.player ? "account-guest" : "account-nobody");
}

/** @param {{name: string, tell: (name: string) => void}} props */
function NameForm({ name, tell }) {
  const [text, setText] = useState(name);
  return html`<form class="name-field" onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), tell(text.trim()))}>
    <label for="my-name">${say("account-shown-name")}</label>
    <input id="my-name" value=${text} maxlength="30" required autocomplete="nickname" onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
    <button class="button">${say("page-save")}</button>
  </form>`;
}

/** @param {{kind: "new" | "old", words: string, send: (body: object) => void}} props */
function PasswordForm({ kind, words, send }) {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  return html`<form class="password-form" onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), send({ login: login.trim(), password }))}>
    <label>${say("account-login")}<input value=${login} required maxlength="60" autocomplete="username" onInput=${(/** @type {any} */ event) => setLogin(event.target.value)} /></label>
    <label>${say("account-password")}<input type="password" value=${password} required minlength=${kind === "new" ? 8 : undefined} maxlength="200"
      autocomplete=${kind === "new" ? "new-password" : "current-password"} onInput=${(/** @type {any} */ event) => setPassword(event.target.value)} /></label>
    <button class="button">${words}</button>
  </form>`;
}
