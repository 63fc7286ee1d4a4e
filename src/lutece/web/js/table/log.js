/** The log in words; each line leads to its moment. */

import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { SeatMark } from "../components/seat.js";
import { say, speak } from "../i18n.js";

/**
 * @import { Told } from "../boards/board.js"
 * @import { LogEntry } from "../schema.js"
 * @import { Controller } from "./controller.js"
 */

/** @param {{controller: Controller}} props */
export function Log({ controller }) {
  const { store } = controller;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const moment = store.replay.value?.number ?? null;
  const shown = store.shown.value?.number ?? 0;
  const entries = store.log.value.filter((entry) => entry.number < shown && entry.happened.length > 0);
  const last = entries.length;
  const current = moment === null ? null : (lastBefore(entries, moment)?.number ?? null);
  const sealed = store.shown.value?.seed_hash;
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const current = moment === null ? null : list.querySelector(".current");
    if (current) current.scrollIntoView({ block: "nearest" });
    else list.scrollTop = 0; // its end: the box fills from below, and stays there when it is resized
  }, [last, moment]);
  return html`<div class="log" ref=${box} tabindex="0" role="region" aria-label=${say("table-log")}><ol>
    ${sealed && html`<li class="log-seal"><details><summary>${say("table-sealed")}</summary>
      <p>${say("table-sealed-about")}</p><code>${sealed}</code></details></li>`}
    ${entries.map((entry, i) => html`<${Line} key=${entry.number} controller=${controller} entry=${entry}
      first=${i === 0 || entries[i - 1].seat !== entry.seat} newest=${i === last - 1} current=${current === entry.number} />`)}
    ${last === 0 && html`<li class="note">${say("table-log-empty")}</li>`}
  </ol></div>`;
}

/**
 * A line is drawn anew only when it changes: its words listen to the language themselves.
 * @param {{controller: Controller, entry: LogEntry, first: boolean, newest: boolean, current: boolean}} props
 */
function Line({ controller, entry, first, newest, current }) {
  const { store } = controller;
  const [main, ...rest] = told(controller, entry);
  return html`<li class=${`log-line ${first ? "first" : ""} ${current ? "current" : ""}`}>
    <button onClick=${() => (newest ? store.now() : store.lookAt(entry.number + 1))}
      title=${newest ? say("replay-now") : say("table-go-to-moment", { number: entry.number + 1 })}>
      <span class="log-mark">${first && html`<${SeatMark} seat=${entry.seat} size=${18} />`}</span>
      <span class="log-words">${main.words}${rest.map(({ words, kind = "more" }) => html`<span class=${`log-${kind}`}>${words}</span>`)}</span>
    </button>
  </li>`;
}

/**
 * What was told last when so many decisions had been made: not every decision has words.
 * @param {LogEntry[]} entries
 * @param {number} moment
 */
export function lastBefore(entries, moment) {
  return entries.findLast((entry) => entry.number < moment && entry.happened.length > 0);
}

/**
 * What happened, sentence by sentence; one that is said again and again is said once, with a number.
 * @param {Controller} controller
 * @param {LogEntry} entry
 * @returns {Told[]}
 */
export function told({ board }, { happened }) {
  /** @type {(Told & {times: number})[]} */
  const sentences = [];
  for (const said of board.value?.recount?.(happened, say) ?? happened.map((said) => ({ words: speak(said) }))) {
    const last = sentences[sentences.length - 1];
    if (last?.words === said.words) last.times++;
    else sentences.push({ ...said, times: 1 });
  }
  return sentences.map(({ words, kind, times }) => ({ words: times > 1 ? `${words} ×${times}` : words, kind }));
}

/** The same in one line; headings and details are no sentences, so points part them. @param {Controller} controller @param {LogEntry} entry */
export function toldInALine(controller, entry) {
  const all = told(controller, entry);
  return all.map(({ words, kind }, i) => (i === 0 ? "" : kind || all[i - 1].kind ? " · " : " ") + words).join("");
}
