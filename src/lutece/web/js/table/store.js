/** The table that is open: all that is known of it, and what can be done there. No drawing here. */

import { batch, computed, effect, signal } from "@preact/signals";
import { ApiError, get, post } from "../api.js";
import { Live } from "../live.js";
import { pace } from "../preferences.js";
import { reasonOf } from "../session.js";

/**
 * @import {
 *   ChatLine, DecisionView, LogEntry, Message, Refused, SaidView, SeatInfo, TableInfo, Update, View,
 * } from "../schema.js"
 * @import { Signal } from "@preact/signals"
 */

const FAR_BEHIND = 12; // more updates than this are not watched one by one
const ANSWER_LATE = 2000; // ms after which a decision without an answer is worth a word
const LINK_LOST = 1200; // ms without a connection that are no hiccup any more
const REFUSAL_SHOWN = 6000; // ms
const TAKE_BACK = 2; // s that bots wait after my turn, so that I can take it back
const OWN_HURRY = 1.7; // my own moves are shown quicker than other people's

/** @type {SaidView} */
const NOT_SENT = { key: "table-not-sent", args: {}, text: "There is no connection: that has to wait." };

/**
 * @typedef {(before: View, after: View, entry: LogEntry, speed: number, signal: AbortSignal) => Promise<void>} Stage
 * @typedef {{entry: LogEntry, after: View}} Happening
 * @typedef {{number: number, view: View, playing: boolean}} Replay
 */

/** A table as this page sees it: what the server said last, and what is shown of it. */
export class TableStore {
  /** @type {Signal<TableInfo | null>} */ info = signal(null);
  /** What the server said last. @type {Signal<View | null>} */ latest = signal(null);
  /** What is on show; it follows move by move. @type {Signal<View | null>} */ shown = signal(null);
  /** @type {Signal<LogEntry[]>} */ log = signal([]);
  /** @type {Signal<ChatLine[]>} */ chat = signal([]);
  /** @type {Signal<{state: import("../live.js").Link, retryAt: number | null}>} */
  link = signal({ state: "connecting", retryAt: null });
  /** There is no such table, or it cannot be seen: why. @type {Signal<SaidView | null>} */
  problem = signal(null);
  /** My decision that the server has not answered yet. @type {Signal<string | null>} */
  pending = signal(null);
  /** That it takes long: my move waits for a connection. */ late = signal(false);
  /** What the browser says of the network. */ online = signal(navigator.onLine);
  /** The last refusal. @type {Signal<Refused | null>} */ refused = signal(null);
  /** @type {Signal<Replay | null>} */ replay = signal(null);
  /** A move is being shown. */ moving = signal(false);
  /** That move. @type {Signal<Happening | null>} */ happening = signal(null);
  /** The headline of what is shown of it now, where its drawing has one. @type {Signal<string | null>} */ headline = signal(null);
  /** Points that were seen to rise in it, by seat. @type {Signal<number[]>} */ risen = signal([]);
  /** The hot seat's player has said "it is me". @type {Signal<number | null>} */ lifted = signal(null);

  /** @type {Stage | null} */ stage = null;
  /** @type {(view: View) => void} */ onShown = () => {};

  #seq = /** @type {number | null} */ (null);
  #seat = /** @type {number | null} */ (null);
  /** @type {Update[]} */ #queue = [];
  #era = 0; // grows with every sync: what was on its way then is old
  #draining = false;
  #hurry = false;
  #skip = new AbortController();
  #network = () => (this.online.value = navigator.onLine);
  /** @type {(() => void)[]} */ #watches = [];
  /** @type {Map<string, Promise<View>>} */ #moments = new Map();
  /** @type {Live | null} */ #live = null;

  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.base = `/api/tables/${encodeURIComponent(id)}`;
  }

  /** What is looked at: now, or a moment of the past. */
  view = computed(() => this.replay.value?.view ?? this.shown.value);

  /** @type {import("@preact/signals").ReadonlySignal<SeatInfo[]>} */
  mine = computed(() => this.info.value?.seats.filter((seat) => seat.mine) ?? []);

  /** The seat that the curtain waits for, in a hot-seat game. */
  curtain = computed(() => {
    const view = this.shown.value;
    if (this.mine.value.length < 2 || !view || view.to_move === null || this.replay.value) return null;
    const mine = this.mine.value.some((seat) => seat.seat === view.to_move && !seat.stand_in);
    // It lifts with the view of the seat itself: nobody sees a glimpse of another's.
    const lifted = this.lifted.value === view.to_move && view.seat === view.to_move;
    return mine && !lifted ? view.to_move : null;
  });

  /** Whether a decision is mine to make, here and now. */
  myTurn = computed(() => {
    const view = this.shown.value;
    if (this.info.value?.status === "closed") return false;
    return view !== null && view.to_move !== null && view.seat === view.to_move && this.curtain.value === null;
  });

  /** Whose turn the table shows: nobody's while the move is shown that ends it. */
  turn = computed(() => {
    const view = this.view.value;
    const after = this.happening.value?.after;
    return view && (!after || after.to_move === view.to_move) ? view.to_move : null;
  });

  /**
   * Whether something can be chosen at this moment: it is my turn, and all that happened has been shown.
   * A move on its way changes nothing: drawing the board twice would only make its answer late.
   */
  ready = computed(
    () =>
      this.myTurn.value &&
      !this.replay.value &&
      !this.moving.value &&
      this.shown.value === this.latest.value,
  );

  #linked = computed(() => this.link.value.state === "live");
  #lasting = signal(false); // that there is no connection

  /** The connection is gone, and that is no hiccup. */
  lost = computed(() => !this.#linked.value && (this.#lasting.value || !this.online.value));

  /** Whether a move would not get through now, as far as anybody knows. */
  down = computed(() => this.late.value || this.lost.value);

  /** The decisions that are mine to make now. @type {import("@preact/signals").ReadonlySignal<DecisionView[]>} */
  offered = computed(() => (this.ready.value ? (this.shown.value?.decisions ?? []) : []));

  /** Those that can be clicked: none while nothing gets through. */
  decisions = computed(() => (this.down.value ? [] : this.offered.value));

  /** The sequence number that was seen last: what is asked of the server is about that. */
  get seq() {
    return this.#seq;
  }

  /** Looks the table up and connects, both at once. */
  open() {
    addEventListener("online", this.#network);
    addEventListener("offline", this.#network);
    this.#watches = [
      whenItLasts(() => this.pending.value !== null, ANSWER_LATE, this.late),
      whenItLasts(() => !this.#linked.value, LINK_LOST, this.#lasting),
    ];
    get(this.base).then(
      (info) => {
        this.info.value ??= info;
      },
      (error) => {
        if (error instanceof ApiError && error.status === 0) return; // the connection tries again
        this.problem.value = reasonOf(error);
        this.close();
      },
    );
    this.#live = new Live(this.id, {
      hear: (message) => this.hear(message),
      linked: (state, retryAt) => {
        const now = this.link.peek();
        if (now.state !== state || now.retryAt !== retryAt) this.link.value = { state, retryAt };
        if (state === "lost") this.pending.value = null;
      },
      turnedAway: () => {
        this.#seat = null;
        this.lifted.value = null;
      },
      have: () => this.#seq,
      seat: () => this.#seat,
    });
  }

  close() {
    removeEventListener("online", this.#network);
    removeEventListener("offline", this.#network);
    for (const stop of this.#watches) stop();
    this.#live?.close();
    this.skip();
  }

  retry() {
    this.#live?.connect();
  }

  /** @param {Message} message */
  hear(message) {
    switch (message.type) {
      case "sync":
        return this.#synced(message);
      case "update":
        return this.#updated(message);
      case "table":
        this.info.value = message.table;
        return;
      case "chat":
        this.chat.value = [...this.chat.value, message.line];
        return;
      case "refused":
        batch(() => {
          this.pending.value = null;
          this.#refuse(message);
        });
    }
  }

  /** Says for a while why not. @param {Refused} refused */
  #refuse(refused) {
    this.refused.value = refused;
    setTimeout(() => {
      if (this.refused.value === refused) this.refused.value = null;
    }, REFUSAL_SHOWN);
  }

  /** Sends a command, or says that nothing gets through. @param {import("../schema.js").Command} command */
  #send(command) {
    const sent = this.#live?.send(command) ?? false;
    if (!sent) this.unreachable();
    return sent;
  }

  /** Says that nothing can be done without a connection. */
  unreachable() {
    this.#refuse({ type: "refused", reason: NOT_SENT, rule: null });
  }

  /** @param {import("../schema.js").Sync} sync */
  #synced(sync) {
    this.#queue = [];
    this.#era++;
    this.skip();
    this.#seq = sync.seq;
    batch(() => {
      if (this.refused.value?.reason === NOT_SENT) this.refused.value = null;
      this.info.value = sync.table;
      this.chat.value = sync.chat;
      this.pending.value = null;
      this.latest.value = sync.view;
      const since = sync.since ?? 0;
      const kept = this.log.value.filter((entry) => entry.number < since);
      this.log.value = [...kept, ...(sync.view?.log ?? [])];
      this.#seat = sync.view?.seat ?? this.#seat;
      this.#show(sync.view);
    });
  }

  /** @param {Update} update */
  #updated(update) {
    if (this.#seq !== null && update.seq <= this.#seq) return;
    this.#seq = update.seq;
    const view = update.view;
    batch(() => {
      this.pending.value = null;
      this.refused.value = null;
      this.latest.value = view;
      const kept = this.log.value.filter((entry) => entry.number < view.number);
      const known = kept.length ? kept[kept.length - 1].number : -1;
      this.log.value = [...kept, ...view.log.filter((entry) => entry.number > known)];
      if (update.undone) this.#moments.clear();
      this.info.value = this.#moved(view.to_move, view.number, update.deadline ?? null);
    });
    this.#queue.push(update);
    if (view.to_move === null) this.#reveal(view);
    this.#drain();
  }

  /**
   * The table after a move: whose turn and whose clock it is now.
   * @param {number | null} mover
   * @param {number} number
   * @param {number | null} deadline
   */
  #moved(mover, number, deadline) {
    const info = this.info.value;
    if (!info) return info;
    const seats = info.seats.map((seat) => ({ ...seat, asked: false, deadline: seat.seat === mover ? deadline : null }));
    return { ...info, to_move: mover, number, seats };
  }

  /** Shows what is queued, a move after the other. */
  async #drain() {
    if (this.#draining) return;
    this.#draining = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const before = this.shown.value;
      const era = this.#era;
      const watched = before !== null && this.#worthWatching(update, before);
      if (watched) await this.#act(before, update);
      batch(() => {
        if (watched) this.#settle();
        if (era === this.#era) this.#show(update.view);
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
      !this.replay.value &&
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
    this.#skip = new AbortController();
    await this.#perform(before, after, entry, pace() * crowd * (own ? OWN_HURRY : 1));
  }

  /**
   * Lets the drawing play a move, from the view before to the one after; `#settle` ends it.
   * @param {View} before
   * @param {View} after
   * @param {LogEntry} entry
   * @param {number} speed
   */
  async #perform(before, after, entry, speed) {
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
  #settle() {
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

  /** @param {View | null} view */
  #show(view) {
    batch(() => {
      const before = this.shown.value;
      this.shown.value = view;
      // When another seat is to decide, the curtain falls again.
      if (view && before && view.to_move !== before.to_move && view.to_move !== this.lifted.value) {
        this.lifted.value = null;
      }
    });
    if (view) this.onShown(view);
  }

  /** The game is over: nothing is secret any more, so the log is read anew. @param {View} view */
  async #reveal(view) {
    try {
      const open = await this.moment(view.number);
      if (open.log.length >= this.log.value.length) this.log.value = open.log;
    } catch {
      // The log that we have will do.
    }
  }

  /** Jumps to the newest move. */
  skip() {
    this.#hurry = this.#draining;
    this.#skip.abort();
  }

  // --- what I do ------------------------------------------------------------------------------------

  /** @param {DecisionView} decision */
  play({ text: decision, ends_turn }) {
    if (this.pending.value !== null || this.#seq === null) return;
    this.pending.value = decision;
    const wait = ends_turn && pace() > 0 ? TAKE_BACK / pace() : 0;
    if (!this.#send({ type: "play", seq: this.#seq, decision, wait })) this.pending.value = null;
  }

  /** Takes my last decision back; after my turn, by consent. */
  undo() {
    const view = this.latest.value;
    if (view?.can_undo) this.#undoTo(view.number - 1);
    else if (this.takesBack.value) this.takeBack();
  }

  /** Whether my last decision can still be taken back after my turn: nothing was revealed, only bots decided. */
  takesBack = computed(() => {
    const info = this.info.value;
    const view = this.latest.value;
    if (info?.status !== "running" || !view || view.can_undo || this.replay.value || info.proposal || info.paused) return false;
    const begin = info.practice?.number ?? 0; // what came before is another game's
    for (const { number, seat, revealed } of this.log.value.toReversed()) {
      const who = info.seats[seat];
      if (revealed || number < begin) return false;
      if (who.mine && !who.stand_in) return true;
      if (who.kind !== "bot" && !who.stand_in) return false;
    }
    return false;
  });

  /** Takes my last decision back, or asks the others whether I may. */
  takeBack() {
    this.skip();
    return this.ask("take-back").catch((error) => this.#refuse({ type: "refused", reason: reasonOf(error), rule: null }));
  }

  /** Takes back all that can be taken back of my turn. */
  undoTurn() {
    const number = this.latest.value?.undo_to;
    if (typeof number === "number") this.#undoTo(number);
  }

  /** @param {number} number decisions that shall stand */
  #undoTo(number) {
    if (!this.latest.value?.can_undo || this.#seq === null) return;
    this.skip();
    this.#send({ type: "undo", seq: this.#seq, number });
  }

  /** Whether it could be said. @param {string} text */
  say(text) {
    return this.#send({ type: "say", text });
  }

  /** Looks from a seat of mine; in a hot-seat game this lifts the curtain. @param {number} seat */
  sit(seat) {
    batch(() => {
      this.#seat = seat;
      this.lifted.value = seat;
    });
    if (this.latest.value?.seat !== seat) this.#live?.send({ type: "sit", seat });
  }

  /** @param {string} what join, leave, return, close, pause … @param {unknown} [body] */
  async ask(what, body) {
    const info = await post(`${this.base}/${what}`, body);
    if (info?.table) this.info.value = info;
    if (what === "join" || what === "return") {
      this.#seq = null; // a new seat sees more: take everything anew
      this.#seat = null;
      this.#live?.connect();
    }
  }

  /**
   * Why nothing can be done with a board element now.
   * @param {string} element
   * @returns {Promise<Refused | null>}
   */
  async why(element) {
    const query = new URLSearchParams({ element });
    const seat = this.shown.value?.seat;
    if (seat !== null && seat !== undefined) query.set("seat", String(seat));
    try {
      return await get(`${this.base}/why?${query}`);
    } catch {
      return null;
    }
  }

  // --- the past ------------------------------------------------------------------------------------

  /**
   * The table when so many decisions had been made.
   * @param {number} number
   * @returns {Promise<View>}
   */
  moment(number) {
    const seat = this.latest.value?.seat ?? this.#seat;
    const over = this.latest.value?.to_move === null;
    const key = `${seat} ${number} ${over}`;
    let view = this.#moments.get(key);
    if (!view) {
      const query = seat === null ? "" : `?seat=${seat}`;
      view = get(`${this.base}/at/${number}${query}`);
      this.#moments.set(key, view);
      view.catch(() => this.#moments.delete(key));
    }
    return view;
  }

  /**
   * Shows a moment of the past; forward by one it is played like a move.
   * @param {number} number
   * @param {{playing?: boolean}} [how]
   */
  async lookAt(number, { playing = false } = {}) {
    const end = this.latest.value?.number ?? 0;
    const target = Math.max(0, Math.min(end, number));
    const before = this.replay.value;
    this.#skip.abort();
    const view = await this.moment(target).catch((error) => this.#cannotLook(error));
    if (!view) return;
    const entry = this.log.value.find((line) => line.number === target - 1);
    const forward = before && before.number === target - 1 && this.replay.value === before;
    const watched = forward && entry && this.stage && pace() > 0;
    if (watched) {
      this.#skip = new AbortController();
      await this.#perform(before.view, view, entry, pace());
      if (this.replay.value !== before) {
        batch(() => this.#settle());
        return; // somebody went elsewhere meanwhile
      }
    }
    batch(() => {
      if (watched) this.#settle();
      this.replay.value = { number: target, view, playing: playing && target < end };
    });
  }

  /** A moment did not come: say so, and stay where we are. @param {unknown} error */
  #cannotLook(error) {
    this.stop();
    this.#refuse({ type: "refused", reason: reasonOf(error), rule: null });
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
      const rest = 450 - (Date.now() - began);
      if (rest > 0) await new Promise((done) => setTimeout(done, rest));
    }
  }

  stop() {
    const moment = this.replay.value;
    this.#skip.abort();
    if (moment?.playing) this.replay.value = { ...moment, playing: false };
  }

  /** Back to now. */
  now() {
    this.#skip.abort();
    this.replay.value = null;
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
