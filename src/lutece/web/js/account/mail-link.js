/** The pages behind the links in mails: confirm an address, or stop the mails to it. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { ApiError, post } from "../api.js";
import { Masthead } from "../components/masthead.js";
import { openWords, say, speak } from "../i18n.js";
import { reasonOf } from "../session.js";

const WORDS = {
  confirm: {
    title: "notify-confirm-title",
    about: "notify-confirm-about",
    press: "notify-confirm-do",
    done: "notify-confirmed",
  },
  stop: {
    title: "notify-stop-title",
    about: "notify-stop-about",
    press: "notify-stop-do",
    done: "notify-stopped",
  },
};

/** @param {{action: "confirm" | "stop", token: string}} props */
export function MailLinkPage({ action, token }) {
  const words = WORDS[action];
  const [ready, setReady] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    openWords("notifications").then(() => setReady(true));
  }, []);
  useEffect(() => {
    if (ready) document.title = say(words.title);
  }, [ready, words]);
  /** A press, not the visit: programs that look at links in mails must not decide. */
  async function press() {
    setProblem("");
    try {
      await post(`/notifications/${action}/${encodeURIComponent(token)}`);
      setDone(true);
    } catch (error) {
      const old = error instanceof ApiError && error.status === 404;
      setProblem(old ? say("notify-link-old") : speak(reasonOf(error)));
    }
  }
  if (!ready) return null;
  return html`<div class="lobby"><${Masthead} />
    <main class="paper-page plain-page">
      <h1>${say(words.title)}</h1>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${done
        ? html`<p role="status">${say(words.done)}</p>
          <p><a class="button" href="/">${say("notify-home")}</a></p>`
        : html`<p>${say(words.about)}</p>
          <p><button class="button primary" data-act=${action} onClick=${press}>${say(words.press)}</button></p>`}
    </main></div>`;
}
