/** The slider over the game's past, with a link to the moment that is shown. */

import { html } from "htm/preact";
import { copyText } from "../components/copy.js";
import { Icon } from "../components/icons.js";
import { typed } from "../components/text-input.js";
import { toast } from "../components/toasts.js";
import { SeatMark } from "../components/seat.js";
import { say, speak } from "../i18n.js";
import { endsOfTurns, turnAfter, turnBefore } from "./decisions.js";
import { lastBefore, toldInALine } from "./log.js";

/** @param {{controller: import("./controller.js").Controller}} props */
export function ReplayBar({ controller }) {
  const { store } = controller;
  const moment = store.replay.value;
  if (!moment) return null;
  const end = store.latest.value?.number ?? moment.number;
  const turns = endsOfTurns(store.log.value);
  const icon = (/** @type {any} */ name, /** @type {string} */ words, /** @type {() => void} */ act, dead = false) =>
    html`<button class="icon-button" aria-label=${words} title=${words} disabled=${dead} onClick=${act}><${Icon} name=${name} /></button>`;
  async function copy() {
    const url = new URL(location.href);
    url.search = `?at=${moment?.number}`;
    toast((await copyText(url.href)) ? say("replay-copied") : url.href);
  }
  const entry = store.happening.value?.entry ?? lastBefore(store.log.value, moment.number);
  const refused = store.refused.value;
  const words = store.headline.value ?? (entry ? toldInALine(controller, entry) : "");
  return html`<section class="foot replay" aria-label=${say("replay-title")}>
    <div class="replay-buttons">
      ${icon("start", say("replay-first"), () => store.lookAt(0), moment.number === 0)}
      ${icon("turnBack", say("replay-turn-back"), () => store.lookAt(turnBefore(turns, moment.number)), moment.number === 0)}
      ${icon("back", say("replay-back"), () => store.lookAt(moment.number - 1), moment.number === 0)}
      ${moment.playing
        ? icon("pause", say("replay-pause"), () => store.stop())
        : icon("play", say("replay-play"), () => store.playOn(), moment.number >= end)}
      ${icon("forward", say("replay-forward"), () => store.lookAt(moment.number + 1), moment.number >= end)}
      ${icon("turnForward", say("replay-turn-forward"), () => store.lookAt(turnAfter(turns, moment.number, end)), moment.number >= end)}
    </div>
    <div class="replay-middle">
      ${refused
        ? html`<p class="replay-words refused" role="alert"><span>${speak(refused.reason)}</span></p>`
        : html`<p class="replay-words" title=${words}>${entry && html`<${SeatMark} seat=${entry.seat} size=${16} />`}<span>${words}</span></p>`}
      <div class="replay-line">
        <input class="replay-slider" type="range" min="0" max=${end} step="1" value=${moment.number}
          aria-label=${say("replay-moment")} onInput=${typed((number) => store.lookAt(Number(number)))} />
        <span class="replay-where">${say("replay-where", { number: moment.number, end })}</span>
      </div>
    </div>
    <div class="actions">
      <button class="button small replay-copy" aria-label=${say("replay-copy")} title=${say("replay-copy")} onClick=${copy}>
        <${Icon} name="link" /><span>${say("replay-copy")}</span></button>
      <button class="button small primary" onClick=${() => store.now()}>${say("replay-now")}</button>
    </div>
  </section>`;
}
