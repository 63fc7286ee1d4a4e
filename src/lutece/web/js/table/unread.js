/** What was said at a table and not read yet. */

import { computed, signal } from "@preact/signals";
import { me } from "../session.js";
import { heard } from "./hidden.js";

/**
 * @import { ChatLine } from "../schema.js"
 * @import { TableStore } from "./store.js"
 */

export class Unread {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    /** When the last line was written that this browser has seen here. */
    this.seen = signal(kept(store.id));
  }

  /** How many lines. */
  count = computed(() => heard(this.store.chat.value).filter((line) => line.at > this.seen.value && !this.#own(line)).length);

  /** When the last line was written. */
  latest = computed(() => this.store.chat.value.at(-1)?.at ?? 0);

  /** Somebody reads them. */
  read() {
    if (this.latest.value <= this.seen.value) return;
    this.seen.value = this.latest.value;
    try {
      localStorage.setItem(keyOf(this.store.id), String(this.seen.value));
    } catch {
      // A browser that keeps nothing counts them again.
    }
  }

  /** Lines of earlier versions do not tell who wrote them: a seat is somebody. @param {ChatLine} line */
  #own({ seat, player }) {
    if (player) return player === me.value?.player;
    return seat !== null && this.store.mine.value.some((own) => own.seat === seat);
  }
}

/** @param {string} table */
function kept(table) {
  try {
    return Number(localStorage.getItem(keyOf(table)) ?? 0);
  } catch {
    return 0;
  }
}

/** @param {string} table */
const keyOf = (table) => `lutece.chat.${table}`;
