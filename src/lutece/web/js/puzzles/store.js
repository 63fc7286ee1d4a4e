/** A puzzle as a table of its own: one decision, and what the server says of it. No drawing here. */

import { batch, computed, signal } from "@preact/signals";
import { get, post } from "../api.js";
import { say } from "../i18n.js";
import { introduce } from "../lobby/welcome.js";
import { me, reasonOf } from "../session.js";
import { TableStore } from "../table/store.js";

/**
 * @import { DeckState, DecisionView, PuzzleResult, PuzzleView, TableInfo, View } from "../schema.js"
 * @import { Signal } from "@preact/signals"
 */

/** Puzzles of a game, one after the other; or the own mistakes. */
export class PuzzleStore extends TableStore {
  /** @type {Signal<PuzzleView | null>} */ puzzle = signal(null);
  /** @type {Signal<DeckState | null>} */ deck = signal(null);
  /** What came of the last try. @type {Signal<PuzzleResult | null>} */ result = signal(null);
  /** The answer is on show. */ answered = signal(false);
  /** A hint was asked for. */ hinted = signal(false);
  /** Only puzzles with this theme; all if empty. */ theme = signal("");

  /** @param {string | null} game null: the own mistakes */
  constructor(game) {
    super("puzzle");
    this.game = game;
    this.base = game === null ? "/api/deck" : `/api/puzzles/${encodeURIComponent(game)}`;
    this.link.value = { state: "live", retryAt: null };
  }

  /** What can be decided: nothing once there is an answer. @type {import("@preact/signals").ReadonlySignal<DecisionView[]>} */
  offered = computed(() => (this.ready.value && !this.result.value ? (this.shown.value?.decisions ?? []) : []));

  get harmless() {
    return true;
  }

  open() {}

  close() {
    this.skip();
  }

  /** Shows a puzzle, or the next one. @param {string | null} [id] */
  async load(id = null) {
    const last = this.puzzle.value?.id;
    try {
      if (this.game === null) {
        await introduce();
        this.#shuffle(await get(this.base));
        return;
      }
      const query = new URLSearchParams(this.theme.value ? { theme: this.theme.value } : {});
      if (last) query.set("after", last);
      this.#begin(await get(id ? `${this.base}/${encodeURIComponent(id)}` : `${this.base}?${query}`));
    } catch (error) {
      this.problem.value = reasonOf(error);
    }
  }

  /** @param {DecisionView} decision */
  async play({ text }) {
    if (this.pending.value !== null) return;
    this.pending.value = text;
    const card = this.deck.value?.card;
    try {
      await introduce(); // a try is rated, and a rating is somebody's
      const where = this.game === null ? `${this.base}/${card?.table}/${card?.number}` : `${this.base}/${this.puzzle.value?.id}`;
      /** @type {PuzzleResult} */
      const result = await post(where, { decision: text });
      batch(() => {
        this.pending.value = null;
        this.result.value = result;
        this.answered.value = result.found;
        const puzzle = this.puzzle.value;
        if (puzzle && result.rating !== null) {
          const { shelf } = puzzle;
          const tried = shelf.tried + (result.before === null || puzzle.tried ? 0 : 1);
          this.puzzle.value = { ...puzzle, tried: true, rating: result.rating, shelf: { ...shelf, tried, mine: result.mine } };
        }
      });
    } catch (error) {
      this.hear({ type: "refused", reason: reasonOf(error), rule: null });
    }
  }

  /** Another try at the same position. */
  again() {
    batch(() => {
      this.result.value = null;
      this.answered.value = false;
    });
  }

  /** Whether own mistakes come again after they were found. @param {boolean} repeat */
  async repeat(repeat) {
    const deck = await post(this.base, { repeat });
    const now = this.deck.value;
    if (now?.card && this.shown.value) this.deck.value = { ...deck, card: now.card };
    else this.#shuffle(deck);
  }

  /** A puzzle cannot be asked why not: its table is nobody's. */
  async why() {
    return null;
  }

  /** There is no past to look at. */
  async lookAt() {}

  /** @returns {Promise<View>} */
  async moment() {
    return /** @type {View} */ (this.latest.value);
  }

  undo() {}

  undoTurn() {}

  /** @param {PuzzleView} puzzle */
  #begin(puzzle) {
    batch(() => {
      this.puzzle.value = puzzle;
      this.#stand(puzzle.game, puzzle.view);
    });
  }

  /** @param {DeckState} deck */
  #shuffle(deck) {
    batch(() => {
      this.deck.value = deck;
      if (deck.card) this.#stand(deck.card.game, deck.card.view);
      else this.info.value = this.latest.value = this.shown.value = null;
    });
  }

  /** @param {string} game @param {View} view */
  #stand(game, view) {
    this.problem.value = null;
    this.hinted.value = false;
    this.again();
    this.hear({ type: "sync", seq: view.number, since: 0, table: tableOf(game, view), view, chat: [] });
  }
}

/**
 * The puzzle's table as the board and the seats want it.
 * @param {string} game
 * @param {View} view
 * @returns {TableInfo}
 */
function tableOf(game, view) {
  const seats = view.scores.map((_, seat) => {
    const mine = seat === view.seat;
    const name = mine ? (me.value?.name ?? say("puzzle-you")) : say("puzzle-other", { number: seat + 1 });
    return { seat, kind: /** @type {const} */ ("player"), name, level: null, stand_in: false, online: true, mine, deadline: null };
  });
  return {
    table: "", game, options: view.options, own_components: false, pace: "none", clock: null, status: "running", seats,
    to_move: view.to_move, number: view.number, created: 0, changed: 0,
  };
}
