/** What was said at a table and not read yet. */

import { computed, signal } from "@preact/signals";
import { me } from "../session.js";

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
  count = computed(() => this.store.chat.value.filter((line) => line.at > this.seen.value && !this.#own(line)).length);

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

  /** A seat is somebody; of those who only watch no more is known than a name. @param {ChatLine} line */
  #own({ seat, name }) {
    const mine = this.store.mine.value;
    return seat === null ? mine.length === 0 && name === me.value?.name : mine.some((own) => own.seat === seat);
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
