/** What this reader does at the table: picking, confirming, resting on things, opening panels. */

import { computed, effect, signal } from "@preact/signals";
import { confirming, pace } from "../preferences.js";
import { play as tone } from "../sound.js";
import { small } from "../components/small-screen.js";
import { changeTip, showTip, tip } from "../components/tooltips.js";
import { openWords, say, speak } from "../i18n.js";
import { HintStore } from "../review/hints.js";
import { ReviewStore } from "../review/store.js";
import { aliveElements, endsTurn, recentOf, traceOf } from "./decisions.js";
import { Unread } from "./unread.js";

/**
 * @import { BoardModule, DrawingProps } from "../boards/board.js"
 * @import { DecisionView } from "../schema.js"
 * @import { TableStore } from "./store.js"
 * @import { Signal } from "@preact/signals"
 */

const ASK = 120; // ms before the server is asked why not
const REST = 350; // ms before a tooltip shows
const STIRRED = 4; // px: less is a hand that trembles
const LONG_PRESS = 500; // a touch this long asks, it does not pick
const DOUBLE = 400; // ms in which a second tap belongs to the first

/**
 * @typedef {{element: string | null, at: DOMRect, decisions: DecisionView[]}} Menu
 * @typedef {Pick<import("../components/tooltips.js").Tip, "reason" | "reasonRule" | "kind">} Second  a tooltip's second line
 * @typedef {"log" | "chat" | "review"} Side
 * @typedef {"help" | "moves" | "preferences" | "over" | "leave" | "invite" | null} Window
 */

export class Controller {
  /** Several decisions are about one element, or one that is easily made unawares: which? @type {Signal<Menu | null>} */ menu = signal(null);
  /** Waits for a second click. @type {Signal<DecisionView | null>} */ confirm = signal(null);
  /** What would be lost by it. @type {Signal<DecisionView | null>} */ warning = signal(null);
  /** @type {Signal<Side>} */ side = signal("log");
  /** The log's drawer, on a small screen. */ drawer = signal(false);
  /** The rules' drawer, at a rule. @type {Signal<{rule: string | null} | null>} */ rules = signal(null);
  /** @type {Signal<Window>} */ window = signal(null);
  /** The seat whose holdings are open, on a small screen. @type {Signal<number | null>} */ seat = signal(null);
  /** The game's drawing. @type {Signal<BoardModule | null>} */ board = signal(null);
  /** Board elements that a lesson speaks of. @type {Signal<string[]>} */ spoken = signal([]);
  /** Alive elements that are drawn. @type {Signal<Set<string>>} */ drawn = signal(new Set());

  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;
  /** @type {string | null} */ #resting = null;
  #touchedAt = 0;
  #skippedAt = 0;
  /** The rule that the tooltip spoke of which the last key closed. @type {string | null} */ told = null;
  /** After a click or a change no tooltip opens until the pointer has moved away from here. @type {{x: number, y: number} | null} */
  #still = null;
  #pointer = { x: -1, y: -1 };
  /** What came to lie under the pointer meanwhile. @type {{element: string, at: Element} | null} */ #under = null;
  /** @type {DrawingProps | null} */ props = null;

  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    this.unread = new Unread(store);
    openWords("review");
    this.review = new ReviewStore(store);
    this.review.onShow = () => {
      if (small.value) this.drawer.value = false; // the board is what is looked at
    };
    this.hints = new HintStore(store);
  }

  /** Board elements that are pointed at: what was played, what was better, where a hint says to look. */
  marks = computed(() => {
    /** @type {Map<string, string>} */
    const marks = new Map();
    const moment = this.review.open.value ? this.review.moment.value : null;
    for (const element of this.spoken.value) marks.set(element, "spoken");
    for (const element of moment ? [] : (this.hints.now?.elements ?? [])) marks.set(element, "hint");
    for (const element of this.hints.warned.value?.decision.touches ?? []) marks.set(element, "played");
    for (const element of moment?.best.touches ?? []) marks.set(element, "better");
    for (const element of moment?.played.touches ?? []) marks.set(element, marks.has(element) ? "both" : "played");
    return marks;
  });

  /** Opens the review beside the board, at a moment. @param {number | null} [number] */
  openReview(number = null) {
    this.side.value = "review";
    this.drawer.value = small.value && number === null;
    this.window.value = null;
    this.review.begin(number);
  }

  closeReview() {
    this.side.value = "log";
    this.drawer.value = false;
    this.review.close();
  }

  /** Board element -> the decisions that are about it. */
  alive = computed(() => aliveElements(this.store.decisions.value));

  /** Decisions that no drawn element stands for: they are shown as buttons. */
  loose = computed(() => {
    const offered = this.store.offered.value;
    if (!this.board.value) return []; // nobody knows yet what it draws
    if (this.board.value.offersDecisions) return offered.filter((decision) => decision.goes_on !== null);
    return offered.filter((decision) => !decision.touches.some((name) => this.drawn.value.has(name)));
  });

  recent = computed(() => {
    const view = this.store.view.value;
    return view ? recentOf(this.store.log.value, view.number, pace() > 0 ? null : view.seat) : [];
  });

  trace = computed(() => traceOf(this.recent.value));

  chosen = computed(() => {
    const asked = this.menu.value?.element ?? this.confirm.value?.touches[0];
    return asked ?? this.store.view.value?.chosen[0] ?? null;
  });

  /** A click, or Enter. @param {string} element @param {Element} at */
  pick = (element, at) => {
    if (this.#justSkipped) return;
    if (this.#touchedAt && Date.now() - this.#touchedAt > LONG_PRESS) return;
    if (this.#cutOff(element)) {
      this.store.unreachable();
      return;
    }
    if (this.store.pending.value !== null || this.hints.busy.value) return;
    this.rest(null, null);
    if (this.store.moving.value) {
      this.skip();
      return;
    }
    const decisions = this.alive.value.get(element) ?? [];
    const asks = decisions.length > 1 || at.hasAttribute("data-asks");
    if (decisions.length === 1 && !asks) this.act(decisions[0]);
    else if (decisions.length > 0) this.menu.value = { element, at: at.getBoundingClientRect(), decisions };
    else this.#tell(element, at);
  };

  /** Jumps over the moves that are being shown. */
  skip() {
    this.#skippedAt = Date.now();
    this.store.skip();
  }

  /** The second tap of a double tap was meant for the animation, not for what comes to lie there. */
  get #justSkipped() {
    return Date.now() - this.#skippedAt < DOUBLE;
  }

  /** The next step of a hint. */
  askHint() {
    if (!this.#justSkipped) this.hints.next();
  }

  /** Whether an element could be chosen if anything got through. @param {string} element */
  #cutOff(element) {
    return this.store.down.value && this.store.offered.value.some((decision) => decision.touches.includes(element));
  }

  /** Makes a decision; where the reader likes, only after a second word. @param {DecisionView} decision */
  act = (decision) => {
    if (this.#justSkipped) return;
    this.menu.value = null;
    if (this.store.down.value) {
      this.store.unreachable();
      return;
    }
    const asked = this.store.harmless || this.confirm.value?.number === decision.number;
    const warned = asked && this.warning.value !== null;
    this.warning.value = asked ? null : this.#leavesPoints(decision);
    if (!asked && (this.warning.value || this.#asksFirst(decision))) {
      this.confirm.value = decision;
      return;
    }
    this.confirm.value = null;
    if (this.hints.warns && !warned) this.#think(decision);
    else this.#play(decision);
  };

  /** Whether a decision waits for a second word; whoever presses "End turn" has said it. @param {DecisionView} decision */
  #asksFirst(decision) {
    return confirming.value && !decision.undoable && !endsTurn(decision);
  }

  /** Makes a decision once nobody warns of it, or in spite of a warning. @param {DecisionView} decision */
  async #think(decision) {
    const again = this.hints.warned.value?.decision.number === decision.number;
    this.hints.warned.value = null;
    if (again || (await this.hints.allows(decision))) this.#play(decision);
  }

  /** @param {DecisionView} decision */
  #play(decision) {
    tone("move");
    this.store.play(decision);
  }

  /**
   * The decision that would still score most, where my last turn would end without it.
   * @param {DecisionView} decision
   * @returns {DecisionView | null}
   */
  #leavesPoints(decision) {
    const view = this.store.shown.value;
    if (!view || !endsTurn(decision) || !this.board.value?.isLastTurn?.(view)) return null;
    const scoring = this.store.offered.value.filter(({ points = 0, goes_on }) => points > 0 && goes_on === null);
    return scoring.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))[0] ?? null;
  }

  /** The pointer or the focus rests on an element. @param {string | null} element @param {Element | null} at */
  rest = (element, at) => {
    if (element === this.#resting) return;
    clearTimeout(this.#timer);
    this.#resting = element;
    showTip(null);
    this.#under = element !== null && at !== null ? { element, at } : null;
    if (element === null || at === null || this.#still) return;
    this.#timer = setTimeout(() => {
      const no = this.#why(element); // it is on its way while the pointer still has to rest
      this.#timer = setTimeout(() => this.#tell(element, at, no), REST - ASK);
    }, ASK);
  };

  /** Closes the tooltip; none opens until the pointer really moves, or the focus does. */
  hush() {
    clearTimeout(this.#timer);
    this.#resting = null;
    this.#still = { ...this.#pointer };
    showTip(null);
  }

  /** The pointer moved: what lies under it may speak again. */
  #stir() {
    this.#still = null;
    this.#resting = null;
    showTip(null);
    if (this.#under?.at.isConnected) this.rest(this.#under.element, this.#under.at);
  }

  /** Tooltips close at any click or key and whenever the table changes. @returns {() => void} to stop listening */
  listen() {
    /** @param {PointerEvent} event */
    const moved = (event) => {
      this.#pointer = { x: event.clientX, y: event.clientY };
      const { x, y } = this.#still ?? this.#pointer;
      if (this.#still && Math.hypot(event.clientX - x, event.clientY - y) >= STIRRED) this.#stir();
    };
    /** @param {PointerEvent} event */
    const pressed = (event) => {
      const rule = event.target instanceof Element ? event.target.closest(".tip [data-rule]")?.getAttribute("data-rule") : null;
      if (rule) this.rules.value = { rule };
      if (event.pointerType === "mouse") this.hush();
      else this.#stir(); // a finger that stays asks: its tooltip is still to come
    };
    /** @param {KeyboardEvent} event */
    const typed = (event) => {
      this.told = tip.value?.reasonRule ?? tip.value?.rule ?? null;
      this.hush();
      if (event.key === "Tab" || event.key.startsWith("Arrow")) this.#still = null; // the focus moves on
    };
    document.addEventListener("pointermove", moved, true);
    document.addEventListener("pointerdown", pressed, true);
    document.addEventListener("keydown", typed, true);
    const { store } = this;
    const stop = effect(() => {
      store.view.value;
      store.moving.value;
      this.hints.warned.value = null;
      this.hush();
    });
    return () => {
      stop();
      document.removeEventListener("pointermove", moved, true);
      document.removeEventListener("pointerdown", pressed, true);
      document.removeEventListener("keydown", typed, true);
    };
  }

  /** A finger came down or went up. @param {boolean} down */
  touch(down) {
    if (down) this.#touchedAt = Date.now();
    else setTimeout(() => (this.#touchedAt = 0), 50);
  }

  /**
   * Says what an element is and, when it is my turn and it is dead, why.
   * @param {string} element
   * @param {Element} at
   * @param {Promise<Second | null>} [asked]
   */
  async #tell(element, at, asked = this.#why(element)) {
    const module = this.board.value;
    if (!module || !this.props || !at.isConnected) return;
    this.#resting = element;
    const words = module.describe(element, this.props);
    const decisions = this.alive.value.get(element) ?? [];
    const does = decisions.length === 1 ? speak(decisions[0].said) : "";
    if (!words && !does) return;
    showTip({
      text: words?.text ?? does,
      rule: words?.rule,
      reason: words ? does : "",
      kind: "does",
      at: at.getBoundingClientRect(),
    });
    const second = await asked;
    if (second && this.#resting === element) changeTip((tip) => ({ ...tip, ...second }));
  }

  /**
   * Why nothing can be done with an element now, and what would lead there.
   * @param {string} element
   * @returns {Promise<Second | null>}
   */
  async #why(element) {
    const { store } = this;
    if (this.#cutOff(element)) return { reason: say("table-not-sent"), reasonRule: undefined, kind: "why" };
    if (store.down.value || !store.ready.value || this.alive.value.has(element)) return null;
    const no = await store.why(element);
    if (!no) return null;
    const reasonRule = no.rule ?? undefined;
    const ways = (no.ways ?? []).map(({ first, then }) => say("table-way", { first: speak(first), then: speak(then) }));
    if (ways.length > 0) return { reason: say("table-ways", { ways: ways.join(" · ") }), reasonRule, kind: "does" };
    return { reason: speak(no.reason), reasonRule, kind: "why" };
  }
}
