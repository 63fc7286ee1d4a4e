/** Talk at the table. */

import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SeatMark } from "../components/seat.js";
import { typed } from "../components/text-input.js";
import { NameField } from "../lobby/welcome.js";
import { me } from "../session.js";
import { say } from "../i18n.js";

/** @param {{store: import("./store.js").TableStore, news: import("./presence.js").News[]}} props */
export function Chat({ store, news }) {
  const [text, setText] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = [...store.chat.value, ...news].sort((a, b) => a.at - b.at);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    if (!text.trim() || store.say(text.trim())) setText("");
  }
  return html`<div class="chat">
    <div class="chat-lines" ref=${box} role="log" aria-label=${say("table-chat")} tabindex="0"><ol>
      ${lines.map((line, i) => "words" in line ? html`<li key=${i} class="chat-news">
        <${SeatMark} seat=${line.seat} size=${18} /><span>${line.words()}</span></li>` : html`<li key=${i}>
        ${line.seat === null ? html`<span class="dot"></span>` : html`<${SeatMark} seat=${line.seat} size=${18} />`}
        <span><strong>${line.name}</strong> ${line.text}</span></li>`)}
      ${lines.length === 0 && html`<li class="note">${say("chat-empty")}</li>`}
    </ol></div>
    ${me.value?.name
      ? html`<form class="chat-form" onSubmit=${send}>
          <input id="chat-text" value=${text} maxlength="500" autocomplete="off" onInput=${typed(setText)}
            placeholder=${say("chat-write")} aria-label=${say("chat-write")} />
          <button class="button small">${say("chat-send")}</button>
        </form>`
      : html`<div class="chat-name"><p class="note">${say("chat-no-name")}</p>
          <${NameField} id="chat-name" onDone=${() => store.retry()} /></div>`}
  </div>`;
}
