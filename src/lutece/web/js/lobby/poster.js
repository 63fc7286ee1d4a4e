/** A game as a poster, with the two ways to begin. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { go } from "../route.js";
import { levels, reasonOf, tables } from "../session.js";
import { post } from "../api.js";
import { say, speak } from "../i18n.js";
import { POSTERS } from "../boards/posters.js";
import { sayOr } from "../components/names.js";
import { introduce } from "./welcome.js";

/**
 * @import { GameInfo, LevelInfo, TableInfo } from "../schema.js"
 */

/** @param {{info: GameInfo}} props */
export function Poster({ info }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  async function playNow() {
    setBusy(true);
    try {
      await introduce();
      const bot = { kind: "bot", level: firstLevel() };
      const bots = Array(Math.min(2, info.most - 1)).fill(bot);
      /** @type {TableInfo} */
      const table = await post("/api/tables", { game: info.game, seats: [{ kind: "me" }, ...bots] });
      go(`/table/${table.table}`);
    } catch (error) {
      setProblem(speak(reasonOf(error)));
      setBusy(false);
    }
  }
  return html`<article class=${`poster poster-${info.game}`}>
    <div class="poster-art"><${PosterArt} info=${info} /></div>
    <div class="poster-words">
      <h2>${info.title}</h2>
      <${GameFacts} info=${info} />
      <div class="poster-buttons">
        <button class="button primary" disabled=${busy} onClick=${playNow}>${say("lobby-play-now")}</button>
        <a class="button" href=${`/new/${info.game}`}>${say("lobby-new-table")}</a>
      </div>
      ${info.lessons && !hasPlayed(info.game) && html`<a class="poster-learn" href=${`/lessons/${info.game}`}>${say("lobby-learn")}</a>`}
      ${info.puzzles > 0 && html`<a class="poster-puzzles" href=${`/puzzles/${info.game}`}>${say("lobby-puzzles")}</a>`}
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </div>
  </article>`;
}

/** The drawing of a game, or its name in large letters. @param {{info: GameInfo}} props */
export function PosterArt({ info }) {
  const Art = info.poster ? POSTERS[info.poster] : undefined;
  return Art ? html`<${Art} />` : html`<div class="poster-plain" aria-hidden="true">${info.title}</div>`;
}

/** What a game is about, for how many, and how long. @param {{info: GameInfo}} props */
export function GameFacts({ info }) {
  const { fewest, most, minutes } = info;
  return html`<p>${sayOr(`lobby-about-${info.game}`, info.about)}</p>
    <p class="poster-facts">${say("lobby-facts", { fewest, most })} · ${say("lobby-minutes", { minutes })}</p>`;
}

/** Whether I have finished a game of this kind. @param {string} game */
export function hasPlayed(game) {
  return tables.value?.mine.some((table) => table.game === game && table.status === "over") ?? false;
}

/** The weakest level for whoever has not finished a game yet, else one in the middle. */
function firstLevel() {
  const experienced = tables.value?.mine.some((table) => table.status === "over");
  return experienced ? middle(levels.value) : (levels.value[0]?.name ?? null);
}

/**
 * A level for somebody of whom we know nothing.
 * @param {LevelInfo[]} offered
 */
export function middle(offered) {
  return offered[Math.floor((offered.length - 1) / 2)]?.name ?? null;
}
