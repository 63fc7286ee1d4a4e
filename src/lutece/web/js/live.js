/** The live connection of a table: what the server sends, what the page sends. */

import { ApiError, post } from "./api.js";

/**
 * @import { Command, Message } from "./schema.js"
 */

const HEARTBEAT = 20_000;
const PATIENCE = 10_000; // how long a heartbeat may stay without an answer
const SOON = 3_000; // and where there is a reason to doubt
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const FAILURES_BEFORE_FALLBACK = 2;
const [CONNECTING, OPEN] = [0, 1]; // states of a socket or a stream
const TURNED_AWAY = 4404; // the code with which the server closes

/**
 * @typedef {"connecting" | "live" | "lost"} Link
 * @typedef {object} LiveHandlers
 * @property {(message: Message) => void} hear
 * @property {(link: Link, retryAt: number | null) => void} linked
 * @property {() => void} turnedAway the server does not let me look from that seat
 * @property {() => number | null} have the sequence number that was seen last
 * @property {() => number | null} seat the seat to look from
 */

/**
 * A table's live connection: a WebSocket with heartbeat, which comes back by itself after a loss and
 * says what it has; where WebSockets do not pass, posts and server-sent events carry the same.
 */
export class Live {
  /** @type {WebSocket | null} */ #socket = null;
  /** @type {EventSource | null} */ #events = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #retry;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #deadline;
  /** @type {ReturnType<typeof setInterval> | undefined} */ #heartbeat;
  /** What waits for a socket that is opening. @type {Command[]} */ #waiting = [];
  #wait = FIRST_WAIT;
  #failures = 0; // sockets in a row that never opened
  #closed = false;
  #wake = () => this.#now();
  #look = () => {
    if (this.#events) this.connect(); // a stream says when it is opened whether anybody looks
    else this.send({ type: "look", here: document.visibilityState === "visible" });
  };

  /**
   * @param {string} table
   * @param {LiveHandlers} handlers
   */
  constructor(table, handlers) {
    this.base = `/api/tables/${encodeURIComponent(table)}`;
    this.handlers = handlers;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    document.addEventListener("visibilitychange", this.#look);
    this.connect();
  }

  /** Whether commands travel as posts because WebSockets do not pass. */
  get fallenBack() {
    return this.#failures >= FAILURES_BEFORE_FALLBACK;
  }

  connect() {
    this.#drop();
    if (this.#closed) return;
    this.handlers.linked("connecting", null);
    if (this.fallenBack) this.#listen();
    else this.#dial();
  }

  /**
   * Sends a command; false when there is no connection to send it by. A decision waits for one that is being made.
   * @param {Command} command
   * @returns {boolean}
   */
  send(command) {
    if (this.#socket?.readyState === OPEN) {
      this.#socket.send(JSON.stringify(command));
      return true;
    }
    if (this.#socket?.readyState === CONNECTING && command.type !== "say") {
      this.#waiting.push(command);
      return true;
    }
    if (this.#events && command.type === "sit") {
      this.connect(); // a stream looks from the seat that it was asked with
      return true;
    }
    if (this.#events?.readyState !== OPEN) return false;
    if (command.type !== "ping" && command.type !== "look") this.#post(command);
    return true;
  }

  close() {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    document.removeEventListener("visibilitychange", this.#look);
    this.#drop();
  }

  #query() {
    const query = new URLSearchParams();
    const have = this.handlers.have();
    const seat = this.handlers.seat();
    if (seat !== null) query.set("seat", String(seat));
    if (have !== null) query.set("have", String(have));
    return query;
  }

  #dial() {
    const url = new URL(`${this.base}/live?${this.#query()}`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    let opened = false;
    /** @type {WebSocket} */
    let socket;
    try {
      socket = new WebSocket(url);
    } catch {
      this.#failures++;
      this.#lost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
      this.#failures = 0;
      if (document.visibilityState === "hidden") this.#look();
      for (const command of this.#waiting.splice(0)) this.send(command);
      this.#beat();
    };
    socket.onmessage = (event) => this.#heard(event.data);
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (event.code === TURNED_AWAY) this.handlers.turnedAway();
      if (!opened) this.#failures++;
      this.#lost();
    };
  }

  #listen() {
    const query = this.#query();
    if (document.visibilityState === "hidden") query.set("here", "0");
    const events = new EventSource(`${this.base}/events?${query}`);
    this.#events = events;
    events.onmessage = (event) => this.#heard(event.data);
    events.onerror = () => {
      if (events !== this.#events) return;
      this.#failures = 0; // both ways failed: begin with the better one again
      this.#lost();
    };
  }

  /** @param {string} data */
  #heard(data) {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
    this.#wait = FIRST_WAIT;
    this.handlers.linked("live", null);
    /** @type {Message} */
    const message = JSON.parse(data);
    this.handlers.hear(message);
  }

  /** @param {Command} command */
  async #post(command) {
    try {
      await post(`${this.base}/command`, command);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) this.#lost();
      this.handlers.hear({ type: "refused", reason: error.reason, rule: null });
    }
  }

  #beat() {
    this.#heartbeat = setInterval(() => this.#ping(PATIENCE), HEARTBEAT);
  }

  /** Whether somebody is still there. @param {number} patience ms */
  #ping(patience) {
    this.send({ type: "ping" });
    this.#deadline ??= setTimeout(() => this.#lost(), patience);
  }

  #lost() {
    this.#drop();
    if (this.#closed) return;
    const wait = this.#wait * (0.8 + 0.4 * Math.random());
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    this.handlers.linked("lost", Date.now() + wait);
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  /** The network came or went, or somebody looks at the page again: see at once how things stand. */
  #now() {
    const open = this.#socket?.readyState === OPEN || this.#events;
    if (this.#socket?.readyState === OPEN) this.#ping(SOON);
    if (!open && document.visibilityState === "visible" && this.#retry) this.connect();
  }

  #drop() {
    clearTimeout(this.#retry);
    clearTimeout(this.#deadline);
    clearInterval(this.#heartbeat);
    this.#retry = this.#deadline = undefined;
    const socket = this.#socket;
    this.#socket = null;
    this.#waiting = [];
    if (socket) {
      socket.onclose = socket.onmessage = null;
      socket.close();
    }
    this.#events?.close();
    this.#events = null;
  }
}
