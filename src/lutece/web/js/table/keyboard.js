/** Everything by keyboard: arrows move among what is alive, letters do the rest. */

import { useEffect } from "preact/hooks";
import { small } from "../components/small-screen.js";
import { wayOn } from "./decisions.js";

/**
 * @import { Controller } from "./controller.js"
 */

/** The middle of what had the focus last: where the arrows go on from when it has gone. */
let last = { x: innerWidth / 2, y: innerHeight / 2 };

/** @param {Controller} controller */
export function useKeyboard(controller) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => keyDown(controller, event);
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [controller]);
}

/**
 * @param {Controller} controller
 * @param {KeyboardEvent} event
 */
function keyDown(controller, event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open], .curtain, .menu")) return;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === "Escape") {
    escape(controller, target);
    return;
  }
  if (target?.closest("input, textarea, select, [contenteditable]")) return;
  const done = arrows(controller, event) || pick(controller, event, target) || letters(controller, event, target);
  if (done) event.preventDefault();
}

/**
 * @param {Controller} controller
 * @param {Element | null} target
 */
function escape(controller, target) {
  if (target instanceof HTMLInputElement && target.type === "text") target.blur(); // the keys are the table's again
  else if (controller.rules.value) controller.rules.value = null;
  else if (controller.confirm.value) controller.confirm.value = null;
  else if (controller.hints.warned.value) controller.hints.warned.value = null;
  else if (small.value && controller.drawer.value) controller.drawer.value = false;
  else if (small.value && controller.seat.value !== null) controller.seat.value = null;
  else if (controller.review.open.value) controller.closeReview();
  else if (controller.store.replay.value) controller.store.now();
}

/**
 * @param {Controller} controller
 * @param {KeyboardEvent} event
 */
function arrows(controller, event) {
  const way = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  }[event.key];
  if (!way) return false;
  if (controller.review.open.value) {
    if (way.x) controller.review.step(way.x);
    return way.x !== 0;
  }
  const moment = controller.store.replay.value;
  if (moment) {
    if (way.x) controller.store.lookAt(moment.number + way.x);
    return way.x !== 0;
  }
  return moveFocus(way);
}

/**
 * To the nearest thing alive in that direction.
 * @param {{x: number, y: number}} way
 */
function moveFocus(way) {
  const all = [...document.querySelectorAll('.table [data-element][tabindex="0"], .actions .button, .decision')].filter(
    (element) => element.getClientRects().length > 0,
  );
  if (all.length === 0) return false;
  const now = document.activeElement;
  const from = now && all.includes(now) ? middle(now) : last;
  let best = null;
  let least = Infinity;
  for (const element of all) {
    if (element === now) continue;
    const at = middle(element);
    const along = (at.x - from.x) * way.x + (at.y - from.y) * way.y;
    const across = Math.abs((at.x - from.x) * way.y) + Math.abs((at.y - from.y) * way.x);
    if (along <= 1) continue;
    const far = along + 2 * across;
    if (far < least) {
      least = far;
      best = element;
    }
  }
  // Nothing had the focus: begin with what is nearest at all.
  if (!best && (!now || !all.includes(now))) best = all[0];
  if (!best) return true;
  /** @type {HTMLElement} */ (best).focus();
  last = middle(best);
  return true;
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * Enter and Space on an element of the board, where its drawing has not answered already.
 * @param {Controller} controller
 * @param {KeyboardEvent} event
 * @param {Element | null} target
 */
function pick(controller, event, target) {
  if (event.key === " " && controller.store.moving.value) {
    controller.skip();
    return true;
  }
  if (event.key !== "Enter" && event.key !== " ") return false;
  const element = target?.closest("[data-element]");
  const name = element instanceof HTMLElement || element instanceof SVGElement ? element.dataset.element : undefined;
  if (!element || !name) return false;
  last = middle(element);
  controller.pick(name, element);
  return true;
}

/**
 * @param {Controller} controller
 * @param {KeyboardEvent} event
 * @param {Element | null} target
 */
function letters(controller, event, target) {
  const { store } = controller;
  switch (event.key) {
    case "u":
      store.undo();
      return true;
    case "U":
      store.undoTurn();
      return true;
    case "e":
    case "E": {
      const on = controller.confirm.value ?? wayOn(store.offered.value);
      if (on) controller.act(on);
      return true;
    }
    case "l":
    case "L":
      openSide(controller, "log");
      return true;
    case "c":
    case "C":
      openSide(controller, "chat");
      return true;
    case "h":
    case "H":
      controller.askHint();
      return true;
    case "t":
    case "T":
      if (!controller.review.open.value) return false;
      controller.review.tryAgain();
      return true;
    case "r":
    case "R":
      if (controller.review.open.value) controller.closeReview();
      else if (controller.review.offered.value) controller.openReview();
      else controller.rules.value = controller.rules.value ? null : { rule: controller.told ?? store.view.value?.prompt.rule ?? null };
      return true;
    case "m":
    case "M":
      controller.window.value = "moves";
      return true;
    case "p":
    case "P":
      if (store.latest.value) store.lookAt(store.latest.value.number - 1);
      return true;
    case "?":
      controller.window.value = "help";
      return true;
    case " ":
      return target === document.body;
    default:
      return false;
  }
}

/**
 * @param {Controller} controller
 * @param {import("./controller.js").Side} side
 */
function openSide(controller, side) {
  controller.side.value = side;
  controller.drawer.value = true;
  setTimeout(() => {
    const there = document.querySelector(side === "chat" ? "#chat-text, #chat-name" : ".log");
    if (there instanceof HTMLElement) there.focus();
  });
}
