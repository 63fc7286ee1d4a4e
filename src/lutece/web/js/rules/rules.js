/** The rules as a page of their own: to read, to search, to click through, to print. */

import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { get } from "../api.js";
import { Masthead } from "../components/masthead.js";
import { typed } from "../components/text-input.js";
import { address, go } from "../route.js";
import { games, gameTitle, withRules } from "../session.js";
import { openWords, say } from "../i18n.js";
import { found, snippet } from "./search.js";
import { RulesText } from "./text.js";

/**
 * @import { LessonInfo } from "../schema.js"
 * @import { Piece } from "./search.js"
 */

const MOST_HITS = 12;
const DRAWN_LATE = 15_000; // ms that printing waits for pictures

/** @param {{game: string | null}} props  the game whose rules are read; the first without one */
export function RulesPage({ game: named }) {
  const game = named ?? withRules.value.at(0)?.game;
  useEffect(() => {
    if (game) document.title = say("rules-of", { game: gameTitle(game) });
  });
  const rule = decodeURIComponent(address.value.hash.slice(1)) || null;
  return html`<div class="rules-page">
    <${Masthead} />
    <main class="paper-page">
      <nav class="rules-games" aria-label=${say("page-rules")}>
        ${withRules.value.map(({ game: name }) => html`<a key=${name} class="tab" href=${`/rules/${name}`}
          aria-current=${name === game ? "page" : undefined}>${gameTitle(name)}</a>`)}
      </nav>
      ${game && html`<${Rulebook} key=${game} game=${game} rule=${rule} />`}
    </main>
  </div>`;
}

/** @param {{game: string, rule: string | null}} props */
function Rulebook({ game, rule }) {
  const info = games.value?.find((one) => one.game === game) ?? null;
  const [query, setQuery] = useState("");
  const [pieces, setPieces] = useState(/** @type {Piece[]} */ ([]));
  const [printing, setPrinting] = useState(false);
  const lessons = useFigures(info);
  const hits = useMemo(() => found(pieces, query), [pieces, query]);
  usePrint(printing, () => setPrinting(false));
  /** @param {Event} event */
  function first(event) {
    event.preventDefault();
    if (hits[0]) go(`/rules/${game}#${hits[0].id}`);
  }
  return html`<div class="rules-tools">
      <form role="search" onSubmit=${first}>
        <input type="search" class="rules-search" aria-label=${say("rules-search")} placeholder=${say("rules-search")} value=${query} onInput=${typed(setQuery)} />
      </form>
      ${info?.lessons && html`<a class="button small" href=${`/lessons/${game}`}>${say("lobby-lessons")}</a>`}
      <button class="button small" aria-busy=${printing} onClick=${() => setPrinting(true)}>${say("rules-print")}</button>
    </div>
    ${query.trim() && html`<section class="rules-hits" aria-label=${say("rules-search")}>
      <p role="status">${say("rules-found", { count: hits.length })}</p>
      <ul>${hits.slice(0, MOST_HITS).map((hit, n) => html`<li key=${n}><a href=${`/rules/${game}#${hit.id}`}><strong>${hit.label}</strong> ${snippet(hit.text, query)}</a></li>`)}</ul>
    </section>`}
    <${RulesText} game=${game} rule=${rule} info=${info} lessons=${lessons} printing=${printing} onRead=${setPieces} />`;
}

/** The lessons whose positions are pictures of the rules. @param {import("../schema.js").GameInfo | null} info */
function useFigures(info) {
  const [lessons, setLessons] = useState(/** @type {LessonInfo[]} */ ([]));
  useEffect(() => {
    openWords("lessons");
    if (info?.lessons) get(`/api/lessons/${encodeURIComponent(info.game)}`).then(setLessons, console.error);
  }, [info]);
  return lessons;
}

/**
 * Prints once every picture is drawn, with the rulings open.
 * @param {boolean} printing
 * @param {() => void} done
 */
function usePrint(printing, done) {
  useEffect(() => {
    const unfold = () => {
      for (const ruling of document.querySelectorAll(".rules-text details")) ruling.setAttribute("open", "");
    };
    addEventListener("beforeprint", unfold);
    return () => removeEventListener("beforeprint", unfold);
  }, []);
  useEffect(() => {
    if (!printing) return;
    const began = Date.now();
    const timer = setInterval(() => {
      if (document.querySelector(".rule-figure.waiting") && Date.now() - began < DRAWN_LATE) return;
      clearInterval(timer);
      done();
      print();
    }, 100);
    return () => clearInterval(timer);
  }, [printing]);
}
