/** The table that is open: all that is known of it, and what can be done there. No drawing here. */

import { batch, computed, signal } from "@preact/signals";
import { ApiError, get, post } from "../api.js";
import { answerGiven } from "../given.js";
import { pace } from "../preferences.js";
import { reasonOf } from "../session.js";
import { Connection } from "./connection.js";
import { Past } from "./past.js";
import { Playback } from "./playback.js";
import { canTakeBack } from "./take-back.js";

/**
 * @import {
 *   ChatLine, DecisionView, LogEntry, Message, Refused, SaidView, SeatInfo, TableInfo, Update, View,
 * } from "../schema.js"
 * @import { Signal } from "@preact/signals"
 */

const REFUSAL_SHOWN = 6000; // ms
const TAKE_BACK = 2; // s that bots wait after my turn, so that I can take it back

/** @type {SaidView} */
const NOT_SENT = { key: "table-not-sent", args: {}, text: "There is no connection: that has to wait." };

/** @typedef {import("./past.js").Replay} Replay */

/** A table as this page sees it: what the server said last, and what is shown of it. */
export class TableStore {
  /** @type {Signal<TableInfo | null>} */ info = signal(null);
  /** What the server said last. @type {Signal<View | null>} */ latest = signal(null);
  /** What is on show; it follows move by move. @type {Signal<View | null>} */ shown = signal(null);
  /** @type {Signal<LogEntry[]>} */ log = signal([]);
  /** @type {Signal<ChatLine[]>} */ chat = signal([]);
  /** There is no such table, or it cannot be seen: why. @type {Signal<SaidView | null>} */
  problem = signal(null);
  /** My decision that the server has not answered yet. @type {Signal<string | null>} */
  pending = signal(null);
  /** The last refusal. @type {Signal<Refused | null>} */ refused = signal(null);
  /** The hot seat's player has said "it is me". @type {Signal<number | null>} */ lifted = signal(null);

  /** A decision costs nothing here: nobody need be asked twice. @returns {boolean} */
  get harmless() {
    return this.info.value?.practice != null;
  }

  /** @type {(view: View) => void} */ onShown = () => {};

  #seq = /** @type {number | null} */ (null);
  #seat = /** @type {number | null} */ (null);
  #connection = new Connection();
  link = this.#connection.link;
  online = this.#connection.online;
  /** My decision waits for a connection. */ late = this.#connection.late;
  /** The connection is gone, and that is no hiccup. */ lost = this.#connection.lost;
  /** Whether a move would not get through now, as far as anybody knows. */ down = this.#connection.down;

  #playback = new Playback({
    now: () => this.shown.value,
    show: (view) => this.#show(view),
    replaying: () => this.replay.value !== null,
  });
  moving = this.#playback.moving;
  happening = this.#playback.happening;
  headline = this.#playback.headline;
  risen = this.#playback.risen;

  #past = new Past(this, this.#playback);
  replay = this.#past.replay;

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

  /** The decisions that are mine to make now. @type {import("@preact/signals").ReadonlySignal<DecisionView[]>} */
  offered = computed(() => (this.ready.value ? (this.shown.value?.decisions ?? []) : []));

  /** Those that can be clicked: none while nothing gets through. */
  decisions = computed(() => (this.down.value ? [] : this.offered.value));

  /** The sequence number that was seen last: what is asked of the server is about that. */
  get seq() {
    return this.#seq;
  }

  /** The seat that I look from, as far as the page knows. */
  get seat() {
    return this.#seat;
  }

  /** What plays moves on the board. @param {import("./playback.js").Stage | null} stage */
  set stage(stage) {
    this.#playback.stage = stage;
  }

  /** Looks the table up, unless it came with the page, and connects. */
  open() {
    const sync = /** @type {Message | undefined} */ (answerGiven(`${this.base}/live`));
    if (sync) this.hear(sync);
    else this.#lookUp();
    this.#connection.open(this.id, this.pending, {
      hear: (message) => this.hear(message),
      dropped: () => (this.pending.value = null),
      turnedAway: () => {
        this.#seat = null;
        this.lifted.value = null;
      },
      have: () => this.#seq,
      seat: () => this.#seat,
    });
  }

  #lookUp() {
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
  }

  close() {
    this.#connection.close();
    this.skip();
  }

  retry() {
    this.#connection.retry();
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
    const sent = this.#connection.send(command);
    if (!sent) this.unreachable();
    return sent;
  }

  /** Says why something did not work. @param {unknown} error */
  failed(error) {
    this.#refuse({ type: "refused", reason: reasonOf(error), rule: null });
  }

  /** Says that nothing can be done without a connection. */
  unreachable() {
    this.#refuse({ type: "refused", reason: NOT_SENT, rule: null });
  }

  /** @param {import("../schema.js").Sync} sync */
  #synced(sync) {
    this.#playback.forget();
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
      if (update.undone) this.#past.forget();
      this.info.value = this.#moved(view.to_move, view.number, update.deadline ?? null);
    });
    if (view.to_move === null) this.#reveal(view);
    this.#playback.add(update);
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
    this.#playback.skip();
  }

  /** @param {number} seat @param {number} points */
  rise(seat, points) {
    this.#playback.rise(seat, points);
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
    if (!info || !view || view.can_undo || this.replay.value) return false;
    return canTakeBack(info, this.log.value);
  });

  /** Takes my last decision back, or asks the others whether I may. */
  takeBack() {
    this.skip();
    return this.ask("take-back").catch((error) => this.failed(error));
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
    if (this.latest.value?.seat !== seat) this.#connection.send({ type: "sit", seat });
  }

  /** @param {string} what join, leave, return, close, pause … @param {unknown} [body] */
  async ask(what, body) {
    const info = await post(`${this.base}/${what}`, body);
    if (info?.table) this.info.value = info;
    if (what === "join" || what === "return") {
      this.#seq = null; // a new seat sees more: take everything anew
      this.#seat = null;
      this.#connection.retry();
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

  // --- the past, as it was shown --------------------------------------------------------------------

  /**
   * The table when so many decisions had been made.
   * @param {number} number
   * @returns {Promise<View>}
   */
  moment(number) {
    return this.#past.moment(number);
  }

  /**
   * Shows a moment of the past; forward by one it is played like a move.
   * @param {number} number
   * @param {{playing?: boolean}} [how]
   */
  async lookAt(number, how) {
    await this.#past.lookAt(number, how);
  }

  /** Plays on from the moment that is shown, until the end or until stopped. */
  async playOn() {
    await this.#past.playOn();
  }

  stop() {
    this.#past.stop();
  }

  /** Back to now. */
  now() {
    this.#past.now();
  }
}
