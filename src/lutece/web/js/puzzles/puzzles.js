/** Puzzles: a position on the board, and beside it what is asked and what came of a try. */

import { html } from "htm/preact";
import { computed } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { get } from "../api.js";
import { Icon } from "../components/icons.js";
import { Emblem, Masthead } from "../components/masthead.js";
import { seatNames } from "../components/names.js";
import { Preferences } from "../components/switches.js";
import { openGame, openWords, say, setSeatNames, speak } from "../i18n.js";
import { go } from "../route.js";
import { day } from "../review/mistakes.js";
import { RulesDrawer } from "../rules/drawer.js";
import { games, gameTitle, me, reasonOf } from "../session.js";
import { ChoiceMenu } from "../table/choice-menu.js";
import { Controller } from "../table/controller.js";
import { boardProps, useBoard, useDrawn, useMarks } from "../table/drawing.js";
import { Help } from "../table/keyboard-help.js";
import { useKeyboard } from "../table/keyboard.js";
import { LiveRegion } from "../table/live-region.js";
import { MovesList } from "../table/moves-list.js";
import { Seats } from "../table/seats.js";
import { Stage } from "../table/stage.js";
import { PuzzlePanel } from "./panel.js";
import { Repeat } from "./repeat.js";
import { PuzzleStore } from "./store.js";

/**
 * @import { GameInfo, PuzzleShelf, SaidView } from "../schema.js"
 */

/** @param {{game: string | null, puzzle: string | null, deck?: boolean}} props */
export function PuzzlesPage({ game, puzzle, deck = false }) {
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    Promise.all([openWords("puzzles"), openWords("review")]).then(() => setSpoken(true));
  }, []);
  if (!spoken || !games.value) return html`<div class="page-wait" aria-busy="true"></div>`;
  if (!deck && !games.value.some((info) => info.game === game)) return html`<${Shelves} />`;
  return html`<${PuzzleRoom} key=${deck ? "deck" : game} game=${deck ? null : game} puzzle=${puzzle} />`;
}

/** The games that have puzzles. */
function Shelves() {
  const [shelves, setShelves] = useState(/** @type {PuzzleShelf[] | null} */ (null));
  const [problem, setProblem] = useState(/** @type {SaidView | null} */ (null));
  useEffect(() => {
    document.title = say("puzzles-title");
    get("/api/puzzles").then(setShelves, (error) => setProblem(reasonOf(error)));
  }, []);
  return html`<div class="puzzles-page">
    <${Masthead} />
    <main class="paper-page">
      <p class="crumbs"><a href="/">${say("page-lobby")}</a></p>
      <h1>${say("puzzles-title")}</h1>
      <p>${say("puzzles-lead")}</p>
      ${problem && html`<p class="problem" role="alert">${speak(problem)}</p>`}
      <ul class="puzzle-shelves">
        ${shelves?.map(({ game, puzzles, tried, mine }) => html`<li key=${game}><a href=${`/puzzles/${game}`}>
          <strong>${gameTitle(game)}</strong>
          <span>${say("puzzles-tried", { tried, puzzles })}</span>
          ${mine && html`<span>${say("puzzle-my-rating", { rating: String(Math.round(mine.rating)) })}</span>`}</a></li>`)}
        <li><a href="/deck"><strong>${say("deck-title")}</strong><span>${say("deck-lead")}</span></a></li>
      </ul>
    </main>
  </div>`;
}

/** A puzzle marks what was tried and, once it is known, what was better. */
class PuzzleController extends Controller {
  /** @param {PuzzleStore} puzzles */
  constructor(puzzles) {
    super(puzzles);
    this.puzzles = puzzles;
    this.hints.next = async () => {
      puzzles.hinted.value = true;
    };
  }

  marks = computed(() => {
    /** @type {Map<string, string>} */
    const marks = new Map();
    const { result, answered } = this.puzzles;
    const found = result.value;
    if (!found) return marks;
    if (answered.value) for (const element of found.best[0]?.touches ?? []) marks.set(element, "better");
    if (!found.found) for (const element of found.tried.touches) marks.set(element, marks.has(element) ? "both" : "played");
    return marks;
  });
}

/** @param {{game: string | null, puzzle: string | null}} props */
function PuzzleRoom({ game, puzzle }) {
  const store = useMemo(() => new PuzzleStore(game), [game]);
  const controller = useMemo(() => new PuzzleController(store), [store]);
  const root = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    if (puzzle === null || store.puzzle.value?.id !== puzzle) store.load(puzzle);
    return () => store.close();
  }, [store, puzzle]);
  useEffect(() => controller.listen(), [controller]);
  useKeyboard(controller);
  useNext(store);
  useAddress(store);
  const table = store.info.value;
  const info = games.value?.find((one) => one.game === (game ?? table?.game)) ?? null;
  const ready = useWords(info);
  useBoard(controller, info);
  useDrawn(controller, root);
  useMarks(controller, root);
  const title = game === null ? say("deck-title") : say("puzzles-of", { game: gameTitle(game) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const names = table ? seatNames(table) : [];
  const addressed = me.value?.name ? null : (table?.seats.find((seat) => seat.mine)?.seat ?? null);
  useEffect(() => setSeatNames(names, addressed), [names.join("\n"), addressed]);
  const view = store.view.value;
  const props = boardProps(controller, view, ready ? info : null, names);
  const empty = store.deck.value !== null && store.deck.value.card === null;
  if (empty || (store.problem.value && !view)) return html`<${Nothing} store=${store} title=${title} />`;
  const close = () => (controller.window.value = null);
  return html`<div class=${`table puzzle table-${info?.game ?? ""} ${store.myTurn.value && !store.result.value ? "my-turn" : ""}`} ref=${root}
    data-puzzle=${store.puzzle.value?.id} data-ready=${store.decisions.value.length > 0 && props !== null}>
    <${Head} controller=${controller} title=${title} />
    ${table && html`<${Seats} controller=${controller} info=${table} props=${props} />`}
    <main class="stage-area">
      ${props ? html`<${Stage} controller=${controller} props=${props} />` : html`<div class="page-wait" aria-busy="true"></div>`}
    </main>
    <${PuzzlePanel} controller=${controller} store=${store} />
    <${ChoiceMenu} controller=${controller} />
    ${info && html`<${RulesDrawer} open=${controller.rules} game=${info.game} />`}
    ${controller.window.value === "preferences" && html`<${Preferences} onClose=${close} />`}
    ${controller.window.value === "help" && html`<${Help} onClose=${close} />`}
    ${controller.window.value === "moves" && html`<${MovesList} controller=${controller} onClose=${close} />`}
    <${LiveRegion} controller=${controller} />
  </div>`;
}

/** @param {{controller: Controller, title: string}} props */
function Head({ controller, title }) {
  const button = (/** @type {any} */ icon, /** @type {string} */ words, /** @type {() => void} */ act) =>
    html`<button class="icon-button" title=${words} aria-label=${words} onClick=${act}><${Icon} name=${icon} /></button>`;
  return html`<header class="table-head">
    <a class="brand" href="/" title=${say("page-lobby")} aria-label=${say("page-lobby")}><${Emblem} /></a>
    <h1 class="table-name">${title}</h1>
    <span class="table-head-space"></span>
    ${button("rules", say("page-rules"), () => (controller.rules.value = controller.rules.value ? null : { rule: null }))}
    ${button("settings", say("page-preferences"), () => (controller.window.value = "preferences"))}
    <a class="icon-button" href="/puzzles" title=${say("puzzles-title")} aria-label=${say("puzzles-title")}><${Icon} name="list" /></a>
  </header>`;
}

/** No puzzle to show, and why. @param {{store: PuzzleStore, title: string}} props */
function Nothing({ store, title }) {
  const deck = store.deck.value;
  const later = deck?.next_due ?? null;
  return html`<div class="puzzles-page">
    <${Masthead} />
    <main class="paper-page">
      <p class="crumbs"><a href="/puzzles">${say("puzzles-title")}</a></p>
      <h1>${title}</h1>
      ${store.problem.value && html`<p class="problem" role="alert">${speak(store.problem.value)}</p>`}
      ${deck && html`<p>${deck.cards === 0 ? say("deck-empty") : later !== null ? say("deck-later", { day: day(later) }) : say("deck-done")}</p>
        ${deck.cards > 0 && html`<${Repeat} store=${store} />`}
        <p><a href="/mistakes">${say("lobby-mistakes")}</a></p>`}
    </main>
  </div>`;
}

/** The words of a game are fetched when its board is opened. @param {GameInfo | null} info */
function useWords(info) {
  const [spoken, setSpoken] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    if (info) openGame(info).then(() => setSpoken(info.game));
  }, [info]);
  return info !== null && spoken === info.game;
}

/** N or Enter goes to the next puzzle once there is an answer. @param {PuzzleStore} store */
function useNext(store) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
      if (event.key.toLowerCase() === "n" && store.result.value) store.load();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [store]);
}

/** The address names the puzzle: a link to it leads there. @param {PuzzleStore} store */
function useAddress(store) {
  const id = store.puzzle.value?.id;
  useEffect(() => {
    if (store.game !== null && id) go(`/puzzles/${store.game}/${id}`, { replace: true });
  }, [id]);
}
