/** The review of a finished game: what was found, and the moment that is looked at. No drawing here. */

import { batch, computed, signal } from "@preact/signals";
import { ApiError, get, post } from "../api.js";
import { go } from "../route.js";
import { reasonOf } from "../session.js";

/**
 * @import { DecisionReview, Moment, ReviewState, SaidView } from "../schema.js"
 * @import { Signal } from "@preact/signals"
 * @import { TableStore } from "../table/store.js"
 */

const RETRY = 3000; // ms until a server that did not answer is asked again

export class ReviewStore {
  /** Whether the reader has asked for it: nothing is told before. */ open = signal(false);
  /** @type {Signal<ReviewState | null>} */ state = signal(null);
  /** The decision that is looked at. @type {Signal<Moment | null>} */ moment = signal(null);
  /** Why there is nothing to see. @type {Signal<SaidView | null>} */ problem = signal(null);
  /** Only this seat's moments are listed. @type {Signal<number | null>} */ only = signal(null);
  /** @type {() => void} */ onShow = () => {};
  #wanted = /** @type {number | null} */ (null); // asked for last: an older answer is late
  #era = 0; // grows when it is closed: whoever follows then stops

  /** @param {TableStore} table */
  constructor(table) {
    this.table = table;
    this.base = `${table.base}/review`;
  }

  review = computed(() => this.state.value?.review ?? null);

  /** Whether there is a finished game to be reviewed. */
  offered = computed(() => this.table.shown.value !== null && this.table.shown.value.to_move === null);

  /** The decisions that were costly, the most costly first. @type {import("@preact/signals").ReadonlySignal<DecisionReview[]>} */
  moments = computed(() => {
    const review = this.review.value;
    if (!review) return [];
    const byNumber = new Map(review.decisions.map((decision) => [decision.number, decision]));
    const all = review.moments.map((number) => byNumber.get(number)).filter((one) => one !== undefined);
    return this.only.value === null ? all : all.filter((decision) => decision.seat === this.only.value);
  });

  /** What is known of the decision that is looked at. */
  decision = computed(() => {
    const number = this.moment.value?.number;
    return this.review.value?.decisions.find((one) => one.number === number) ?? null;
  });

  /** Opens the review and has one made where there is none; at a moment, or at the most costly one. @param {number | null} [number] */
  async begin(number = null) {
    if (this.open.value) return;
    const era = ++this.#era;
    batch(() => {
      this.open.value = true;
      this.problem.value = null;
    });
    try {
      const seated = this.table.mine.value.length > 0;
      const there = seated ? await post(this.base) : await get(this.base);
      this.state.value = there.status === "none" && there.may_share ? await post(this.base) : there;
    } catch (error) {
      if (era === this.#era) this.problem.value = reasonOf(error);
      return;
    }
    if (number !== null) this.show(number);
    await this.#follow(era);
  }

  /** Asks again and again what was found since, until all is. @param {number} era */
  async #follow(era) {
    for (let state = this.state.value; era === this.#era && state; ) {
      if (state.status === "failed") {
        this.problem.value = { key: "server-review-failed", args: {}, text: "This game cannot be reviewed." };
      }
      if (state.status !== "waiting" && state.status !== "running") return;
      try {
        state = await get(`${this.base}?have=${state.done}`);
        if (era === this.#era && state) this.state.value = state;
      } catch (error) {
        if (!(error instanceof ApiError && (error.status === 0 || error.status >= 500))) throw error;
        await new Promise((done) => setTimeout(done, RETRY));
      }
    }
  }

  /** Puts the review away. */
  close() {
    this.#era++;
    this.#wanted = null;
    batch(() => {
      this.open.value = false;
      this.moment.value = null;
    });
    this.table.now();
  }

  toggle() {
    if (this.open.value) this.close();
    else this.begin();
  }

  /** Looks at a decision: the board as it was before it. @param {number} number */
  async show(number) {
    this.#wanted = number;
    this.onShow();
    try {
      const moment = await get(`${this.base}/${number}`);
      if (this.#wanted !== number || !this.open.value) return;
      batch(() => {
        this.moment.value = moment;
        const seat = this.table.latest.value?.seat ?? null; // I stay who I am
        this.table.replay.value = { number, view: { ...moment.view, seat }, playing: false };
      });
    } catch (error) {
      if (this.#wanted === number) this.problem.value = reasonOf(error);
    }
  }

  /** To the next moment of the list, or the one before. @param {number} way */
  step(way) {
    const list = this.moments.value;
    if (list.length === 0) return;
    const at = list.findIndex((decision) => decision.number === this.moment.value?.number);
    const next = at < 0 ? (way > 0 ? 0 : list.length - 1) : (at + way + list.length) % list.length;
    this.show(list[next].number);
  }

  /** A practice table at the moment that is looked at. */
  async tryAgain() {
    const moment = this.moment.value;
    if (moment) await practise(this.table.id, moment.number);
  }

  /** @param {boolean} shared */
  async share(shared) {
    const state = await post(`${this.base}/sharing`, { shared });
    if (this.state.value) this.state.value = { ...this.state.value, shared: state.shared };
  }
}

/**
 * Goes to a table where a moment of a finished game can be tried again.
 * @param {string} table
 * @param {number} number
 */
export async function practise(table, number) {
  const info = await post(`/api/tables/${table}/practice`, { number });
  go(`/table/${info.table}`);
}
