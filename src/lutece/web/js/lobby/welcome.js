/** A welcome; a guest's name is asked here, once, and never in the way. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { computed, signal } from "@preact/signals";
import { typed } from "../components/text-input.js";
import { loadSession, me, setMyName, reasonOf } from "../session.js";
import { say, speak } from "../i18n.js";

const KEPT = "lutece.suggestion";

const suggested = suggestion();
/** What stands in the field: a suggestion until somebody writes. */
const wished = signal(suggested);
const madeUp = computed(() => wished.value === suggested);

/** Makes sure that I have a name, the suggested one if need be. */
export async function introduce() {
  if (!me.value) await loadSession(); // perhaps I have one, and it is still on its way
  if (!me.value?.player) await setMyName(wished.value.trim() || suggested);
}

/** @param {{brief: boolean}} props brief: no introduction for a visitor who has tables */
export function Welcome({ brief }) {
  const name = me.value?.name;
  return html`<section class="welcome">
    ${!brief && html`<p class="welcome-over">${say("lobby-over")}</p>`}
    <h1>${name ? say("lobby-welcome-back", { name }) : say("lobby-welcome")}</h1>
    ${!brief && html`<p class="welcome-lead">${say("lobby-lead")}</p>`}
    ${me.value && !name && html`<${NameField} />`}
  </section>`;
}

/** @param {{onDone?: () => void, id?: string}} props */
export function NameField({ onDone, id = "guest-name" }) {
  const [problem, setProblem] = useState("");
  /** @param {Event} event */
  async function tell(event) {
    event.preventDefault();
    try {
      await setMyName(wished.value.trim());
      onDone?.();
    } catch (error) {
      setProblem(speak(reasonOf(error)));
    }
  }
  return html`<form class="name-field" onSubmit=${tell}>
    <label for=${id}>${say("lobby-your-name")}</label>
    <input id=${id} value=${wished.value} maxlength="30" autocomplete="nickname" required aria-describedby=${madeUp.value ? `${id}-about` : undefined}
      onFocus=${(/** @type {FocusEvent} */ event) => madeUp.value && event.target instanceof HTMLInputElement && event.target.select()}
      onInput=${typed((name) => (wished.value = name))} />
    <button class="button">${say("lobby-that-is-me")}</button>
    ${madeUp.value && html`<p class="note" id=${`${id}-about`}>${say("lobby-name-made-up")}</p>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </form>`;
}

/** The same on every page of a visit: whoever is called Colette once stays Colette. */
function suggestion() {
  const names = ["Colette", "Marcel", "Édith", "Auguste", "Berthe", "Camille", "Émile", "Suzanne"];
  const drawn = names[Math.floor(Math.random() * names.length)];
  try {
    return (sessionStorage[KEPT] ??= drawn);
  } catch {
    return drawn; // a browser that keeps nothing
  }
}
