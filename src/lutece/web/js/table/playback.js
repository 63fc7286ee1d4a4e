/** Moves that are shown one after another, as they were played. */

import { batch, signal } from "@preact/signals";
import { pace } from "../preferences.js";

/**
 * @import { LogEntry, Update, View } from "../schema.js"
 * @import { Signal } from "@preact/signals"
 */

const FAR_BEHIND = 12; // more updates than this are not watched one by one
const OWN_HURRY = 1.7; // my own moves are shown quicker than other people's

/**
 * @typedef {(before: View, after: View, entry: LogEntry, speed: number, signal: AbortSignal) => Promise<void>} Stage
 * @typedef {{entry: LogEntry, after: View}} Happening
 *
 * @typedef {object} Shown what the moves are shown on
 * @property {() => View | null} now
 * @property {(view: View) => void} show
 * @property {() => boolean} replaying the past is looked at: nobody watches
 */

export class Playback {
  /** A move is being shown. */ moving = signal(false);
  /** That move. @type {Signal<Happening | null>} */ happening = signal(null);
  /** The headline of what is shown of it now, where its drawing has one. @type {Signal<string | null>} */ headline = signal(null);
  /** Points that were seen to rise in it, by seat. @type {Signal<number[]>} */ risen = signal([]);

  /** The drawing that plays moves. @type {Stage | null} */ stage = null;

  /** @type {Shown} */ #shown;
  /** @type {Update[]} */ #queue = [];
  #era = 0; // grows whenever everything is forgotten: what was on its way then is old
  #draining = false;
  #hurry = false;
  #skip = new AbortController();

  /** @param {Shown} shown */
  constructor(shown) {
    this.#shown = shown;
  }

  /** Shows a move when those before it have been shown. @param {Update} update */
  add(update) {
    this.#queue.push(update);
    this.#drain();
  }

  /** Forgets what was still to be shown. */
  forget() {
    this.#queue = [];
    this.#era++;
    this.skip();
  }

  /** Jumps to the newest move. */
  skip() {
    this.#hurry = this.#draining;
    this.stop();
  }

  /** Ends the move that is being shown. */
  stop() {
    this.#skip.abort();
  }

  /**
   * Lets the drawing play a move, from the view before to the one after; `settle` ends it.
   * @param {View} before
   * @param {View} after
   * @param {LogEntry} entry
   * @param {number} speed
   */
  async perform(before, after, entry, speed) {
    this.#skip = new AbortController();
    batch(() => {
      this.moving.value = true;
      this.happening.value = { entry, after };
    });
    try {
      await this.stage?.(before, after, entry, speed, this.#skip.signal);
    } catch (error) {
      console.error(error); // a drawing that fails must not stop the game
    }
  }

  /** The move has been shown: called together with what shows the view after it. */
  settle() {
    this.moving.value = false;
    this.happening.value = null;
    this.headline.value = null;
    this.risen.value = [];
  }

  /** @param {number} seat @param {number} points */
  rise(seat, points) {
    const risen = [...this.risen.value];
    risen[seat] = (risen[seat] ?? 0) + points;
    this.risen.value = risen;
  }

  /** Shows what is queued, a move after the other. */
  async #drain() {
    if (this.#draining) return;
    this.#draining = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const before = this.#shown.now();
      const era = this.#era;
      const watched = before !== null && this.#worthWatching(update, before);
      if (watched) await this.#act(before, update);
      batch(() => {
        if (watched) this.settle();
        if (era === this.#era) this.#shown.show(update.view);
      });
    }
    this.#draining = false;
    this.#hurry = false;
  }

  /**
   * @param {Update} update
   * @param {View} before
   */
  #worthWatching(update, before) {
    return (
      this.stage !== null &&
      !update.undone &&
      !this.#shown.replaying() &&
      !this.#hurry &&
      document.visibilityState === "visible" &&
      this.#queue.length <= FAR_BEHIND &&
      pace() > 0 &&
      before.seat === update.view.seat &&
      update.view.log.length > 0
    );
  }

  /**
   * @param {View} before
   * @param {Update} update
   */
  async #act(before, update) {
    const after = update.view;
    const entry = after.log[after.log.length - 1];
    const own = entry.seat === after.seat;
    const crowd = 1 + this.#queue.length / 4; // the more wait, the quicker
    await this.perform(before, after, entry, pace() * crowd * (own ? OWN_HURRY : 1));
  }
}
