/** Whether what I do gets through: the live connection of a table, and what the browser says of the network. */

import { computed, effect, signal } from "@preact/signals";
import { Live } from "../live.js";

/**
 * @import { Command } from "../schema.js"
 * @import { ReadonlySignal, Signal } from "@preact/signals"
 * @import { Link, LiveHandlers } from "../live.js"
 */

const ANSWER_LATE = 2000; // ms after which a decision without an answer is worth a word
const LINK_LOST = 1200; // ms without a connection that are no hiccup any more

export class Connection {
  /** @type {Signal<{state: Link, retryAt: number | null}>} */
  link = signal({ state: "connecting", retryAt: null });
  /** What the browser says of the network. */ online = signal(navigator.onLine);
  /** That an answer takes long: my move waits for a connection. */ late = signal(false);

  #linked = computed(() => this.link.value.state === "live");
  #lasting = signal(false); // that there is no connection

  /** The connection is gone, and that is no hiccup. */
  lost = computed(() => !this.#linked.value && (this.#lasting.value || !this.online.value));

  /** Whether a move would not get through now, as far as anybody knows. */
  down = computed(() => this.late.value || this.lost.value);

  #network = () => (this.online.value = navigator.onLine);
  /** @type {(() => void)[]} */ #watches = [];
  /** @type {Live | null} */ #live = null;

  /**
   * @param {string} table
   * @param {ReadonlySignal<string | null>} pending a decision that waits for its answer
   * @param {Omit<LiveHandlers, "linked"> & {dropped: () => void}} handlers
   */
  open(table, pending, { dropped, ...handlers }) {
    addEventListener("online", this.#network);
    addEventListener("offline", this.#network);
    this.#watches = [
      whenItLasts(() => pending.value !== null, ANSWER_LATE, this.late),
      whenItLasts(() => !this.#linked.value, LINK_LOST, this.#lasting),
    ];
    this.#live = new Live(table, {
      ...handlers,
      linked: (state, retryAt) => {
        const now = this.link.peek();
        if (now.state !== state || now.retryAt !== retryAt) this.link.value = { state, retryAt };
        if (state === "lost") dropped();
      },
    });
  }

  /** Whether there is a connection to send it by. @param {Command} command */
  send(command) {
    return this.#live?.send(command) ?? false;
  }

  /** Connects anew, at once. */
  retry() {
    this.#live?.connect();
  }

  close() {
    removeEventListener("online", this.#network);
    removeEventListener("offline", this.#network);
    for (const stop of this.#watches) stop();
    this.#live?.close();
  }
}

/**
 * Tells when something has lasted for a while.
 * @param {() => boolean} lasts
 * @param {number} ms
 * @param {Signal<boolean>} told
 * @returns {() => void} to stop watching
 */
function whenItLasts(lasts, ms, told) {
  return effect(() => {
    if (!lasts()) {
      told.value = false;
      return;
    }
    const timer = setTimeout(() => (told.value = true), ms);
    return () => clearTimeout(timer);
  });
}
