/** Beside the board: what is asked, what came of a try and why, how I stand, and the way on. */

import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { copyText } from "../components/copy.js";
import { Icon } from "../components/icons.js";
import { sayOr } from "../components/names.js";
import { SeatMark } from "../components/seat.js";
import { toast } from "../components/toasts.js";
import { listed, say, speak } from "../i18n.js";
import { day } from "../review/mistakes.js";
import { chance, labelName, sourceName, whyWords } from "../review/words.js";
import { endsTurn } from "../table/decisions.js";
import { capital, rule } from "../table/footer.js";
import { Repeat } from "./repeat.js";

/**
 * @import { DecisionView, PuzzleResult, PuzzleView } from "../schema.js"
 * @import { Controller } from "../table/controller.js"
 * @import { PuzzleStore } from "./store.js"
 */

const MANY = 8; // more decisions without an element go into the list of moves

/** @typedef {{controller: Controller, store: PuzzleStore}} Props */

/** @param {Props} props */
export function PuzzlePanel({ controller, store }) {
  const puzzle = store.puzzle.value;
  const result = store.result.value;
  const view = store.shown.value;
  const refused = store.refused.value;
  return html`<section class="puzzle-panel" aria-label=${say("puzzle-panel")}>
    <header class="puzzle-head">
      <h2>${say(store.game === null ? "deck-find" : "puzzle-find")}</h2>
      ${puzzle ? html`<${Facts} puzzle=${puzzle} again=${puzzle.tried && !result} />` : html`<${DeckFacts} store=${store} />`}
    </header>
    <div class="puzzle-words" role="status" aria-live="polite" tabindex="0">
      ${view && view.to_move !== null && !result && html`<p class="prompt"><${SeatMark} seat=${view.to_move} size=${24} />
        <span>${speak(view.prompt.said)} ${rule(controller, view.prompt.rule)}</span></p>`}
      ${refused && html`<p class="prompt refused" role="alert">${speak(refused.reason)}</p>`}
      ${store.hinted.value && puzzle && !result && html`<p class="puzzle-hint"><${Icon} name="bulb" /> ${say("puzzle-themes", { themes: themesOf(puzzle) })}</p>`}
      ${result && html`<${Verdict} store=${store} result=${result} />`}
    </div>
    ${result ? html`<${Onward} store=${store} result=${result} />` : html`<${Choices} controller=${controller} store=${store} />`}
    ${puzzle ? html`<${Standing} store=${store} puzzle=${puzzle} brief=${result !== null} />` : html`<${Repeat} store=${store} />`}
  </section>`;
}

/** @param {{puzzle: PuzzleView, again: boolean}} props */
function Facts({ puzzle, again }) {
  const { rating, tries, found, solved } = puzzle;
  const parts = [say("puzzle-rating", { rating: whole(rating) })];
  if (tries > 0) parts.push(say("puzzle-found-by", { share: Math.round((100 * found) / tries) }));
  if (again) parts.push(say("puzzle-tried"));
  return html`<p class="puzzle-facts">${parts.join(" · ")}
    ${solved && html`<span class="puzzle-exact" title=${say("puzzle-solved-about")}>${say("puzzle-theme-solved")}</span>`}</p>`;
}

/** @param {{store: PuzzleStore}} props */
function DeckFacts({ store }) {
  const deck = store.deck.value;
  if (!deck?.card) return null;
  return html`<p class="puzzle-facts"><span class=${`review-label ${deck.card.label}`}>${labelName(deck.card.label)}</span>${" "}
    ${say("deck-due", { count: deck.due })} · <a href=${`/table/${deck.card.table}?review=${deck.card.number}`}>${say("deck-game")}</a></p>`;
}

/** What came of a try. @param {{store: PuzzleStore, result: PuzzleResult}} props */
function Verdict({ store, result }) {
  const game = store.info.value?.game ?? "";
  const shown = store.answered.value;
  const decision = capital(speak(result.tried.said));
  const missed = () => (result.known ? say("puzzle-not-best", { decision, loss: chance(result.loss) }) : say("puzzle-not-known", { decision }));
  const why = result.found ? "" : whyWords(game, result.why, result.names);
  const compared = shown && (result.found || !why); // once is enough
  const best = whyWords(game, result.best_why, result.names, "puzzle-why-best");
  return html`<p class=${`puzzle-verdict ${result.found ? "good" : "not-yet"}`} data-found=${String(result.found)}>
      <${Icon} name=${result.found ? "check" : "close"} />
      <span>${result.found ? say("puzzle-found", { decision }) : missed()}</span></p>
    ${why && html`<p class="review-why">${why}</p>`}
    ${shown && !result.found && html`<p><span class="review-tag better">${say("review-better")}</span> ${listed(result.best.map((one) => speak(one.said)))}</p>`}
    ${compared && result.lead > 0 && result.second && html`<p>${say("puzzle-lead", { lead: chance(result.lead), decision: speak(result.second.said) })}</p>`}
    ${compared && best && html`<p class="review-why">${best}</p>`}
    ${shown && result.themes.length > 0 && html`<p class="puzzle-facts">${say("puzzle-themes", { themes: themesOf({ ...result, game }) })}</p>`}
    ${shown && result.solved && html`<p class="puzzle-facts">${say("puzzle-solved-about")}</p>`}
    ${result.before !== null && result.mine && html`<p class="puzzle-change">${say("puzzle-change", { before: whole(result.before), after: whole(result.mine.rating) })}</p>`}
    ${result.again && html`<p class="puzzle-facts">${say("deck-again", { day: day(result.again) })}</p>`}`;
}

/** A rating without a separator. @param {number} rating */
function whole(rating) {
  return String(Math.round(rating));
}

/** The themes in words. @param {{themes: string[], names: Record<string, string>, game: string}} puzzle */
function themesOf({ themes, names, game }) {
  return listed(themes.map((theme) => themeName(theme, game, names)));
}

/** @param {string} theme @param {string} game @param {Record<string, string>} names */
function themeName(theme, game, names) {
  return sayOr(`puzzle-theme-${theme}`, "") || sourceName(game, theme, names);
}

/** @param {Props} props */
function Choices({ controller, store }) {
  const loose = controller.loose.value;
  return html`<div class="actions">
    ${loose.length <= MANY
      ? loose.map((decision) => html`<button class="button" key=${decision.number} data-act=${decision.text} onClick=${() => controller.act(decision)}>${wordsOf(decision)}</button>`)
      : html`<button class="button" data-act="moves" onClick=${() => (controller.window.value = "moves")}><${Icon} name="list" /> ${say("table-moves", { count: loose.length })}</button>`}
    ${store.puzzle.value && html`<button class="button quiet" data-act="hint" disabled=${store.hinted.value} onClick=${() => (store.hinted.value = true)}>
      <${Icon} name="bulb" /> ${say("hint-ask")}</button>`}
    ${store.puzzle.value && html`<button class="button quiet" data-act="skip" onClick=${() => store.load()}>${say("puzzle-skip")}</button>`}
  </div>`;
}

/** @param {DecisionView} decision */
function wordsOf(decision) {
  return endsTurn(decision) ? say("table-end-turn") : capital(speak(decision.said));
}

/** @param {{store: PuzzleStore, result: PuzzleResult}} props */
function Onward({ store, result }) {
  const next = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => next.current?.focus({ preventScroll: true }), [result]);
  const { puzzle } = store;
  return html`<div class="actions">
    ${!store.answered.value && html`<button class="button" data-act="again" onClick=${() => store.again()}><${Icon} name="undo" /> ${say("practice-again")}</button>
      <button class="button" data-act="answer" onClick=${() => (store.answered.value = true)}>${say("practice-answer")}</button>`}
    ${store.answered.value && puzzle.value && html`<button class="icon-button" data-act="link" title=${say("puzzle-link")} aria-label=${say("puzzle-link")} onClick=${copyLink}><${Icon} name="link" /></button>`}
    <button class="button primary" data-act="next" ref=${next} onClick=${() => store.load()}>${say("puzzle-next")} <kbd>N</kbd></button>
  </div>`;
}

async function copyLink() {
  toast((await copyText(location.href)) ? say("puzzle-copied") : location.href);
}

/** How I stand, and which puzzles I want. @param {{store: PuzzleStore, puzzle: PuzzleView, brief: boolean}} props */
function Standing({ store, puzzle, brief }) {
  const { mine, tried, puzzles, themes, game } = puzzle.shelf;
  const names = puzzle.names;
  /** @param {Event} event */
  const choose = (event) => {
    store.theme.value = /** @type {HTMLSelectElement} */ (event.target).value;
    store.load();
  };
  return html`<footer class="puzzle-foot">
    <dl class="puzzle-standing">
      <div><dt>${say("puzzle-mine")}</dt><dd data-rating>${mine ? `${whole(mine.rating)}${mine.settled ? "" : "\u202f?"}` : "–"}</dd></div>
      <div><dt>${say("puzzle-streak")}</dt><dd data-streak>${mine?.streak ?? 0}</dd></div>
      <div><dt>${say("puzzle-best-streak")}</dt><dd>${mine?.best_streak ?? 0}</dd></div>
      <div><dt>${say("puzzle-done")}</dt><dd>${tried} / ${puzzles}</dd></div>
    </dl>
    ${!brief && html`<label class="puzzle-theme">${say("puzzle-theme")}
      <select value=${store.theme.value} onChange=${choose}>
        <option value="">${say("puzzle-all-themes")}</option>
        ${Object.entries(themes).map(([theme, count]) => html`<option key=${theme} value=${theme}>${themeName(theme, game, names)} (${count})</option>`)}
      </select></label>
    <a class="quiet-link" href="/deck">${say("deck-title")}</a>`}
  </footer>`;
}
