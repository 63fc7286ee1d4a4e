/** The drawing of a game: loaded, looked at after each drawing, pointed at. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { DRAWINGS } from "../boards/drawings.js";
import { loadPart } from "../components/lazy.js";
import { pace } from "../preferences.js";
import { say } from "../i18n.js";

/**
 * @import { DrawingProps } from "../boards/board.js"
 * @import { GameInfo, View } from "../schema.js"
 * @import { Controller } from "./controller.js"
 */

const GENERIC = "generic"; // the board of a game without a drawing of its own

/**
 * The drawing of a game; a game without one gets the generic board.
 * @param {string | null} [board]
 */
export function loadBoard(board) {
  return loadPart(DRAWINGS[board ?? GENERIC] ?? DRAWINGS[GENERIC]);
}

/**
 * Loads the drawing of a table's game.
 * @param {Controller} controller
 * @param {import("../schema.js").GameInfo | null} game
 */
export function useBoard(controller, game) {
  useEffect(() => {
    if (!game) return;
    loadBoard(game.board).then((module) => {
      controller.board.value = module;
    }, console.error);
  }, [game]);
}

/**
 * Looks after each drawing, and whenever the board draws by itself: it may know its room only later.
 * @param {{current: HTMLElement | null}} root
 * @param {() => void} look
 */
function useLook(root, look) {
  const latest = useRef(look);
  latest.current = look;
  useLayoutEffect(look);
  useLayoutEffect(() => {
    if (!root.current) return undefined;
    const watch = new MutationObserver(() => latest.current());
    watch.observe(root.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [root.current]);
}

/**
 * Notes after each drawing which elements there are: the other decisions become buttons.
 * @param {Controller} controller
 * @param {{current: HTMLElement | null}} root
 */
export function useDrawn(controller, root) {
  useLook(root, () => {
    const alive = controller.alive.peek();
    if (alive.size === 0) return;
    const drawn = new Set();
    for (const element of root.current?.querySelectorAll("[data-element]") ?? []) {
      const name = element.getAttribute("data-element") ?? "";
      if (alive.has(name)) drawn.add(name);
    }
    const before = controller.drawn.peek();
    if (drawn.size !== before.size || [...drawn].some((name) => !before.has(name))) controller.drawn.value = drawn;
  });
}

/**
 * Points at board elements after each drawing; the first one that a hint names, or else a lesson, is scrolled into view.
 * @param {Controller} controller
 * @param {{current: HTMLElement | null}} root
 */
export function useMarks(controller, root) {
  const marks = controller.marks.value;
  const drawn = controller.drawn.value.size > 0;
  useLook(root, () => {
    for (const element of root.current?.querySelectorAll("[data-mark]") ?? []) element.removeAttribute("data-mark");
    for (const [name, mark] of marks) {
      for (const element of root.current?.querySelectorAll(`[data-element="${CSS.escape(name)}"]`) ?? []) element.setAttribute("data-mark", mark);
    }
  });
  useEffect(() => {
    const hinted = [...(root.current?.querySelectorAll('[data-mark="hint"]') ?? [])];
    bringIntoSight(hinted.length > 0 ? hinted : [...(root.current?.querySelectorAll('.stage [data-mark="spoken"]') ?? [])]);
  }, [marks, drawn]);
}

/** Scrolls to the first of these elements where none of them is in sight; a board that fits is never moved. @param {Element[]} elements */
export function bringIntoSight(elements) {
  if (elements.length === 0 || elements.some((element) => below(element) === 0)) return;
  scrollBox(elements[0])?.scrollBy({ top: below(elements[0]), behavior: pace() > 0 ? "smooth" : "auto" });
}

/** How far below the middle of the box that scrolls it an element lies; 0 where it is in sight. @param {Element} element */
function below(element) {
  const box = scrollBox(element)?.getBoundingClientRect();
  if (!box) return 0;
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > box.top && middle < box.bottom ? 0 : middle - (box.top + box.bottom) / 2;
}

/** @param {Element} element @returns {Element | null} */
function scrollBox(element) {
  let box = element.parentElement;
  while (box && !(box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))) box = box.parentElement;
  return box;
}

/**
 * What the drawing of a board is made from; null as long as something of it is missing.
 * @param {Controller} controller
 * @param {View | null} view
 * @param {GameInfo | null} info
 * @param {string[]} names of the seats
 * @returns {DrawingProps | null}
 */
export function boardProps(controller, view, info, names) {
  const props = view && info && controller.board.value
    ? {
        view,
        info,
        names,
        alive: controller.alive.value,
        chosen: controller.chosen.value,
        decisions: controller.store.decisions.value,
        act: controller.act,
        trace: controller.trace.value,
        recent: controller.recent.value,
        pick: controller.pick,
        rest: controller.rest,
        say,
      }
    : null;
  controller.props = props;
  return props;
}
