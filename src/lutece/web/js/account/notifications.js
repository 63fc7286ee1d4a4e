/** How I am told that it is my turn: push, mail, webhooks; each with a test, until I remove it. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../api.js";
import { typed } from "../components/text-input.js";
import { toast } from "../components/toasts.js";
import { language, say, speak } from "../i18n.js";
import { reasonOf } from "../session.js";
import { myEndpoint, PushServiceError, pushState, subscribe, unsubscribe } from "./push.js";

/**
 * @import { Channel, Notifications } from "../schema.js"
 */

/** What this browser lacks, by state. */
const LACKS = /** @type {const} */ ({
  possible: null,
  denied: "notify-push-denied",
  insecure: "notify-push-insecure",
  none: "notify-push-none",
});

/** What a channel is, by kind. */
const KINDS = /** @type {const} */ ({ push: "notify-push-kind", mail: "notify-mail", webhook: "notify-webhook" });

export function NotificationSettings() {
  const [given, setGiven] = useState(/** @type {Notifications | null} */ (null));
  const [endpoint, setEndpoint] = useState(/** @type {string | null} */ (null));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    get("/api/notifications").then(setGiven, (error) => setProblem(speak(reasonOf(error))));
    myEndpoint().then(setEndpoint, () => {});
  }, []);
  if (!given) return problem && html`<p class="problem" role="alert">${problem}</p>`;

  /**
   * @param {() => Promise<Notifications | null>} act
   * @param {string | ((now: Notifications) => string)} done the message that tells of success
   * @returns {Promise<boolean>} whether it was done
   */
  async function attempt(act, done) {
    setProblem("");
    setBusy(true);
    try {
      const now = await act();
      if (!now) return false;
      setGiven(now);
      setEndpoint(await myEndpoint());
      toast(say(typeof done === "string" ? done : done(now)));
      return true;
    } catch (error) {
      setProblem(error instanceof PushServiceError ? say("notify-push-failed") : speak(reasonOf(error)));
      get("/api/notifications").then(setGiven, () => {}); // a test in vain leaves its mark
      return false;
    } finally {
      setBusy(false);
    }
  }
  const here = given.channels.some((channel) => channel.kind === "push" && channel.endpoint === endpoint);
  const lacks = LACKS[pushState()];
  return html`<section class="account-part notify" aria-busy=${busy}>
    <h2>${say("notify-heading")}</h2>
    <p class="note">${say("notify-about")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <ul class="kept">
      ${given.channels.map((channel) => html`<${ChannelRow} key=${channel.id} channel=${channel} busy=${busy}
        here=${channel.endpoint !== null && channel.endpoint === endpoint} attempt=${attempt} />`)}
    </ul>
    ${!here && html`<h3>${say("notify-push")}</h3>
      ${lacks ? html`<p class="note">${say(lacks)}</p>` : html`<button class="button" data-act="push" disabled=${busy}
        onClick=${() => attempt(() => subscribe(given.push_key), "notify-added")}>${say("notify-push-on")}</button>`}`}
    ${given.mail && html`<h3>${say("notify-mail")}</h3>
      <${AddressForm} name="mail" type="email" label=${say("notify-mail-address")} words=${say("notify-mail-add")} busy=${busy}
        tell=${(/** @type {string} */ address) =>
          attempt(() => post("/api/notifications/mail", { address, language: language.value }), (now) => mailed(now, address))} />`}
    <h3>${say("notify-webhook")}</h3>
    <p class="note">${say("notify-webhook-about")}</p>
    <${AddressForm} name="webhook" type="url" label=${say("notify-webhook-url")} words=${say("notify-webhook-add")} busy=${busy}
      tell=${(/** @type {string} */ url) =>
        attempt(() => post("/api/notifications/webhook", { url, language: language.value }), "notify-added")} />
  </section>`;
}

/** A confirmed address that is added again gets no mail. @param {Notifications} now @param {string} address */
function mailed(now, address) {
  const confirmed = now.channels.some((channel) => channel.name === address && channel.kind === "mail" && channel.confirmed);
  return confirmed ? "notify-added" : "notify-mail-sent";
}

/**
 * @param {{channel: Channel, here: boolean, busy: boolean,
 *   attempt: (act: () => Promise<Notifications | null>, done: string) => Promise<boolean>}} props
 */
function ChannelRow({ channel, here, busy, attempt }) {
  const path = `/api/notifications/${encodeURIComponent(channel.id)}`;
  const waits = !channel.confirmed;
  const reason = channel.problem ? speak(channel.problem) : "";
  async function remove() {
    if (here) await unsubscribe();
    return post(`${path}/delete`);
  }
  return html`<li data-channel=${channel.kind}>
    <span class="kept-name">${here ? say("notify-here", { name: channel.name }) : channel.name}</span>
    <span class="note">${say(KINDS[channel.kind])}${waits && html` · ${say("notify-unconfirmed")}`}</span>
    <button class="button small" disabled=${busy} data-act="test" onClick=${() =>
      attempt(() => post(`${path}/test`), waits ? "notify-mail-sent" : "notify-tested")}>
      ${say(waits ? "notify-again" : "notify-test-do")}</button>
    <button class="button small quiet" disabled=${busy} data-act="remove" onClick=${() => attempt(remove, "notify-removed")}>${say("account-delete")}</button>
    ${reason && html`<p class="problem">${say(channel.disabled ? "notify-disabled" : "notify-problem", { reason })}</p>`}
  </li>`;
}

/**
 * @param {{name: string, type: string, label: string, words: string, busy: boolean, tell: (text: string) => Promise<boolean>}} props
 */
function AddressForm({ name, type, label, words, busy, tell }) {
  const [text, setText] = useState("");
  /** @param {Event} event */
  async function send(event) {
    event.preventDefault();
    if (await tell(text.trim())) setText("");
  }
  return html`<form class="name-field address-field" data-form=${name} onSubmit=${send}>
    <label for=${`notify-${name}`}>${label}</label>
    <input id=${`notify-${name}`} type=${type} value=${text} required maxlength="2000"
      autocomplete=${type === "email" ? "email" : "off"} onInput=${typed(setText)} />
    <button class="button" disabled=${busy}>${words}</button>
  </form>`;
}
