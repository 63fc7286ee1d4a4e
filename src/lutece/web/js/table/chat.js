/** Talk at the table. */

import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SeatMark } from "../components/seat.js";
import { typed } from "../components/text-input.js";
import { NameField } from "../lobby/welcome.js";
import { me } from "../session.js";
import { listed, say } from "../i18n.js";
import { heard, hidden, unhide } from "./hidden.js";
import { PersonWindow } from "./person-window.js";

/**
 * @import { ChatLine, Person } from "../schema.js"
 */

/** @param {{store: import("./store.js").TableStore, news: import("./presence.js").News[]}} props */
export function Chat({ store, news }) {
  const [text, setText] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [about, setAbout] = useState(/** @type {Person | null} */ (null));
  const said = heard(store.chat.value);
  const silenced = silent(store.chat.value, said);
  const lines = [...said, ...news].sort((a, b) => a.at - b.at);
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
        <span><${Author} line=${line} onChoose=${setAbout} /> ${line.text}</span></li>`)}
      ${lines.length === 0 && html`<li class="note">${say("chat-empty")}</li>`}
    </ol></div>
    ${silenced.length > 0 && html`<p class="note chat-hidden">${say("safety-hidden", { names: listed(silenced.map(({ name }) => name)) })}
      ${" "}<button onClick=${() => silenced.forEach(({ player }) => unhide(player))}>${say("safety-unhide")}</button></p>`}
    ${store.info.value?.may_chat === false
      ? html`<p class="note chat-closed">${say("safety-chat-closed")}</p>`
      : me.value?.name
      ? html`<form class="chat-form" onSubmit=${send}>
          <input id="chat-text" value=${text} maxlength="500" autocomplete="off" onInput=${typed(setText)}
            placeholder=${say("chat-write")} aria-label=${say("chat-write")} />
          <button class="button small">${say("chat-send")}</button>
        </form>`
      : html`<div class="chat-name"><p class="note">${say("chat-no-name")}</p>
          <${NameField} id="chat-name" onDone=${() => store.retry()} /></div>`}
    ${about && html`<${PersonWindow} store=${store} person=${about} onClose=${() => setAbout(null)} />`}
  </div>`;
}

/** Who said it: of others, a button for what can be done about them. @param {{line: ChatLine, onChoose: (person: Person) => void}} props */
function Author({ line: { player, name }, onChoose }) {
  if (!player || player === me.value?.player) return html`<strong>${name}</strong>`;
  const words = say("safety-about", { name });
  return html`<button class="chat-who" title=${words} aria-label=${words} onClick=${() => onChoose({ player, name })}>${name}</button>`;
}

/**
 * Who spoke here and is hidden.
 * @param {ChatLine[]} all
 * @param {ChatLine[]} shown
 */
function silent(all, shown) {
  if (all.length === shown.length) return [];
  const here = new Set(all.map((line) => line.player));
  return hidden.value.filter(({ player }) => here.has(player));
}
