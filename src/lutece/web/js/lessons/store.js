/** A lesson as a table of its own: the server keeps nothing of it, and says what each try leads to. */

import { batch, computed, signal } from "@preact/signals";
import { get, post } from "../api.js";
import { me, reasonOf } from "../session.js";
import { say } from "../i18n.js";
import { TableStore } from "../table/store.js";
import { lessonDone } from "./progress.js";

/**
 * @import { DecisionView, LessonMoment, Refused, TableInfo, View } from "../schema.js"
 * @import { Signal } from "@preact/signals"
 */

export class LessonStore extends TableStore {
  /** What the server said last. @type {Signal<LessonMoment | null>} */ told = signal(null);
  /** The way on is being shown. */ showing = signal(false);
  /** What led here within this step. @type {{told: LessonMoment, view: View}[]} */ #past = [];

  /** @param {string} game @param {string} name */
  constructor(game, name) {
    super(name);
    this.game = game;
    this.base = `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
  }

  /** The lesson is done, and everything that happened in it has been shown. */
  done = computed(() => this.told.value !== null && this.told.value.goal === null && this.settled.value);

  /** All that happened has been shown. */
  settled = computed(() => !this.moving.value && this.shown.value === this.latest.value);

  /** Nothing is asked any more when the lesson is done. */
  ready = computed(() => this.myTurn.value && this.settled.value && this.told.value?.goal != null);

  get harmless() {
    return true;
  }

  /** Begins the lesson, or begins it again. */
  async open() {
    this.link.value = { state: "live", retryAt: null };
    try {
      /** @type {LessonMoment} */
      const begun = await get(this.base);
      this.#past = [];
      this.#stand(begun, begun.views[0]);
    } catch (error) {
      this.problem.value = reasonOf(error);
    }
  }

  close() {
    this.skip();
  }

  /** @param {DecisionView} decision */
  async play({ text }) {
    const before = this.told.value;
    const view = this.latest.value;
    if (!before || !view || this.pending.value !== null) return;
    this.pending.value = text;
    /** @type {LessonMoment} */
    let found;
    try {
      found = await post(this.base, { decision: text, made: before.made });
    } catch (error) {
      this.hear({ type: "refused", reason: reasonOf(error), rule: null });
      return;
    }
    if (this.told.value !== before) return; // the lesson began again meanwhile
    batch(() => {
      this.pending.value = null;
      this.showing.value = false;
      if (found.outcome === "on") this.#past.push({ told: { ...before, outcome: "begun", said: null }, view });
      if (found.outcome === "done") this.#past = [];
      this.told.value = found;
      for (const view of found.views) this.hear({ type: "update", seq: view.number, view });
    });
    if (found.goal === null) lessonDone(this.game, found.lesson.name);
  }

  /** Takes the last decision of this step back. */
  undo() {
    const before = this.#past.pop();
    if (before) this.#stand(before.told, before.view);
  }

  undoTurn() {
    this.undo();
  }

  /** Whether there is something to take back. */
  get undoable() {
    return this.#past.length > 0;
  }

  /** Points at the decision that leads on. */
  show() {
    if (this.told.value?.next) this.showing.value = true;
  }

  /** @param {string} element @returns {Promise<Refused | null>} */
  async why(element) {
    try {
      return await post(`${this.base}/why`, { element, made: this.told.value?.made ?? [] });
    } catch {
      return null;
    }
  }

  /** A lesson has no past to look at. */
  async lookAt() {}

  /** @returns {Promise<View>} */
  async moment() {
    return /** @type {View} */ (this.latest.value);
  }

  /** @param {LessonMoment} told @param {View} view */
  #stand(told, view) {
    batch(() => {
      this.told.value = told;
      this.showing.value = false;
      this.hear({ type: "sync", seq: view.number, since: 0, table: tableOf(this.game, view), view, chat: [] });
    });
  }
}

/**
 * The lesson's table as the board and the seats want it.
 * @param {string} game
 * @param {View} view
 * @returns {TableInfo}
 */
function tableOf(game, view) {
  const seats = view.scores.map((_, seat) => {
    const mine = seat === view.seat;
    const name = mine ? (me.value?.name ?? say("lesson-you")) : say("lesson-other", { number: seat });
    return { seat, kind: /** @type {const} */ ("player"), name, level: null, stand_in: false, online: true, mine, deadline: null };
  });
  return {
    table: "", game, options: view.options, own_components: false, pace: "none", clock: null, status: "running", seats,
    to_move: view.to_move, number: view.number, created: 0, changed: 0,
  };
}
