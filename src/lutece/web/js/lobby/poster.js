/** A game as a poster, with the two ways to begin. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { go } from "../route.js";
import { levels, reasonOf } from "../house.js";
import { post } from "../talk.js";
import { say, speak } from "../words.js";
import { ParisArt, ParisParisArt } from "./art.js";
import { introduce } from "./welcome.js";

/**
 * @import { GameInfo, Level, TableInfo } from "../schema.js"
 */

const ART = /** @type {Record<string, any>} */ ({ paris: ParisArt, "paris-paris": ParisParisArt });

/** @param {{info: GameInfo}} props */
export function Poster({ info }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  async function playNow() {
    setBusy(true);
    try {
      await introduce();
      const bot = { kind: "bot", level: middle(levels.value) };
      /** @type {TableInfo} */
      const table = await post("/api/tables", { game: info.game, seats: [{ kind: "me" }, bot, bot] });
      go(`/table/${table.table}`);
    } catch (error) {
      setProblem(speak(reasonOf(error)));
      setBusy(false);
    }
  }
  return html`<article class=${`poster poster-${info.game}`}>
    <div class="poster-art"><${ART[info.game] ?? "div"} /></div>
    <div class="poster-words">
      <h2>${info.title}</h2>
      <p>${say(`lobby-about-${info.game}`)}</p>
      <p class="poster-facts">${say("lobby-facts", { fewest: info.fewest, most: info.most })} · ${say(`lobby-time-${info.game}`)}</p>
      <div class="poster-buttons">
        <button class="button primary" disabled=${busy} onClick=${playNow}>${say("lobby-play-now")}</button>
        <a class="button" href=${`/new/${info.game}`}>${say("lobby-new-table")}</a>
      </div>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </div>
  </article>`;
}

/**
 * A level for somebody of whom we know nothing.
 * @param {Level[]} offered
 */
export function middle(offered) {
  return offered[Math.floor((offered.length - 1) / 2)]?.name ?? null;
}
