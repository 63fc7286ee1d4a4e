/** The past of a table: a moment of it on show, and moments played one after another. */

import { batch, signal } from "@preact/signals";
import { get } from "../api.js";
import { pace } from "../preferences.js";

/**
 * @import { View } from "../schema.js"
 * @import { Signal } from "@preact/signals"
 * @import { Playback } from "./playback.js"
 * @import { TableStore } from "./store.js"
 */

const A_MOMENT = 450; // ms that each is shown at least

/** @typedef {{number: number, view: View, playing: boolean}} Replay */

export class Past {
  /** The moment on show; null: now. @type {Signal<Replay | null>} */ replay = signal(null);

  /** @type {Map<string, Promise<View>>} */ #moments = new Map();

  /**
   * @param {TableStore} table
   * @param {Playback} playback
   */
  constructor(table, playback) {
    this.table = table;
    this.playback = playback;
  }

  /**
   * The table when so many decisions had been made.
   * @param {number} number
   * @returns {Promise<View>}
   */
  moment(number) {
    const { base, latest, seat: mine } = this.table;
    const seat = latest.value?.seat ?? mine;
    const over = latest.value?.to_move === null;
    const key = `${seat} ${number} ${over}`;
    let view = this.#moments.get(key);
    if (!view) {
      const query = seat === null ? "" : `?seat=${seat}`;
      view = get(`${base}/at/${number}${query}`);
      this.#moments.set(key, view);
      view.catch(() => this.#moments.delete(key));
    }
    return view;
  }

  /** Something was taken back: moments are different from now on. */
  forget() {
    this.#moments.clear();
  }

  /**
   * Shows a moment of the past; forward by one it is played like a move.
   * @param {number} number
   * @param {{playing?: boolean}} [how]
   */
  async lookAt(number, { playing = false } = {}) {
    const { latest, log } = this.table;
    const end = latest.value?.number ?? 0;
    const target = Math.max(0, Math.min(end, number));
    const before = this.replay.value;
    this.playback.stop();
    const view = await this.table.moment(target).catch((error) => this.#cannotLook(error));
    if (!view) return;
    const entry = log.value.find((line) => line.number === target - 1);
    const forward = before && before.number === target - 1 && this.replay.value === before;
    const watched = forward && entry && this.playback.stage && pace() > 0;
    if (watched) {
      await this.playback.perform(before.view, view, entry, pace());
      if (this.replay.value !== before) {
        batch(() => this.playback.settle());
        return; // somebody went elsewhere meanwhile
      }
    }
    batch(() => {
      if (watched) this.playback.settle();
      this.replay.value = { number: target, view, playing: playing && target < end };
    });
  }

  /** A moment did not come: say so, and stay where we are. @param {unknown} error */
  #cannotLook(error) {
    this.stop();
    this.table.failed(error);
    return null;
  }

  /** Plays on from the moment that is shown, until the end or until stopped. */
  async playOn() {
    let moment = this.replay.value;
    if (!moment) return;
    this.replay.value = { ...moment, playing: true };
    for (moment = this.replay.value; moment?.playing; moment = this.replay.value) {
      const began = Date.now();
      await this.lookAt(moment.number + 1, { playing: true });
      const rest = A_MOMENT - (Date.now() - began);
      if (rest > 0) await new Promise((done) => setTimeout(done, rest));
    }
  }

  stop() {
    const moment = this.replay.value;
    this.playback.stop();
    if (moment?.playing) this.replay.value = { ...moment, playing: false };
  }

  /** Back to now. */
  now() {
    this.playback.stop();
    this.replay.value = null;
  }
}
