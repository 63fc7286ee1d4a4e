/** The two forms of the account page: a name, and a sign-in name with its password. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { typed } from "../parts/typed.js";
import { say } from "../words.js";

const SHORTEST_PASSWORD = 8;

/** @param {{name: string, tell: (name: string) => void}} props */
export function NameForm({ name, tell }) {
  const [text, setText] = useState(name);
  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    tell(text.trim());
  }
  return html`<form class="name-field" onSubmit=${send}>
    <label for="my-name">${say("account-shown-name")}</label>
    <input id="my-name" value=${text} maxlength="30" required autocomplete="nickname" onInput=${typed(setText)} />
    <button class="button">${say("page-save")}</button>
  </form>`;
}

/**
 * @param {{kind: "new" | "old", words: string, tell: (credentials: {login: string, password: string}) => void}} props
 */
export function PasswordForm({ kind, words, tell }) {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const fresh = kind === "new";
  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    tell({ login: login.trim(), password });
  }
  return html`<form class="password-form" onSubmit=${send}>
    <label>
      ${say("account-login")}
      <input value=${login} required maxlength="60" autocomplete="username" onInput=${typed(setLogin)} />
    </label>
    <label>
      ${say("account-password")}
      <input type="password" value=${password} required maxlength="200"
        minlength=${fresh ? SHORTEST_PASSWORD : undefined}
        autocomplete=${fresh ? "new-password" : "current-password"} onInput=${typed(setPassword)} />
    </label>
    <button class="button">${words}</button>
  </form>`;
}
