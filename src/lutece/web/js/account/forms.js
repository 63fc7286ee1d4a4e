/** The forms of the account page: a name, a sign-in name with its password, another password. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { typed } from "../components/text-input.js";
import { say } from "../i18n.js";

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
    <${Password} words=${say("account-password")} kind=${kind} value=${password} set=${setPassword} />
    <button class="button">${words}</button>
  </form>`;
}

/** @param {{tell: (passwords: {password: string, new: string}) => void}} props */
export function NewPasswordForm({ tell }) {
  const [password, setPassword] = useState("");
  const [next, setNext] = useState("");
  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    tell({ password, new: next });
    setPassword("");
    setNext("");
  }
  return html`<form class="password-form" onSubmit=${send}>
    <${Password} words=${say("account-password-now")} kind="old" value=${password} set=${setPassword} />
    <${Password} words=${say("account-password-new")} kind="new" value=${next} set=${setNext} />
    <button class="button">${say("account-password-change")}</button>
  </form>`;
}

/**
 * @param {{words: string, kind: "new" | "old", value: string, set: (text: string) => void}} props
 */
function Password({ words, kind, value, set }) {
  const fresh = kind === "new";
  return html`<label>
    ${words}
    <input type="password" value=${value} required maxlength="200"
      minlength=${fresh ? SHORTEST_PASSWORD : undefined}
      autocomplete=${fresh ? "new-password" : "current-password"} onInput=${typed(set)} />
  </label>`;
}
