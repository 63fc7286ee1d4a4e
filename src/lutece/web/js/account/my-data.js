/** What the server keeps of me: all of it as a file, or deleted. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog.js";
import { typed } from "../components/text-input.js";
import { toast } from "../components/toasts.js";
import { loadSession, reasonOf } from "../session.js";
import { post } from "../api.js";
import { say, speak } from "../i18n.js";

/**
 * @import { Me } from "../schema.js"
 */

/** @param {{person: Me}} props */
export function MyData({ person }) {
  const [asking, setAsking] = useState(false);
  return html`<section class="account-part my-data">
    <h2>${say("safety-data")}</h2>
    <p class="note">${say("safety-data-about")}</p>
    <p class="note">${say(person.login || person.passkeys ? "safety-data-account" : "safety-data-guest")}</p>
    <div class="panel-buttons">
      <a class="button" href="/api/me/export" download="lutece-my-data.json">${say("safety-export")}</a>
      <button class="button" onClick=${() => setAsking(true)}>${say("safety-delete")}</button>
    </div>
    ${asking && html`<${DeleteWindow} person=${person} onClose=${() => setAsking(false)} />`}
  </section>`;
}

/** @param {{person: Me, onClose: () => void}} props */
function DeleteWindow({ person, onClose }) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState("");
  /** @param {Event} event */
  async function remove(event) {
    event.preventDefault();
    try {
      await post("/api/me/delete", { password: person.login ? password : null });
    } catch (error) {
      setProblem(speak(reasonOf(error)));
      return;
    }
    onClose();
    toast(say("safety-deleted"));
    await loadSession();
  }
  return html`<${Dialog} title=${say("safety-delete")} onClose=${onClose}>
    <p>${say("safety-delete-words")}</p>
    <p>${say("safety-delete-games")}</p>
    <form onSubmit=${remove}>
      ${person.login && html`<div class="password-form"><label>${say("account-password")}
        <input type="password" required autocomplete="current-password" value=${password} onInput=${typed(setPassword)} /></label></div>`}
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <div class="panel-buttons">
        <button class="button primary" data-act="delete-me">${say("safety-delete-do")}</button>
        <button class="button" type="button" onClick=${onClose}>${say("page-cancel")}</button>
      </div>
    </form>
  <//>`;
}
