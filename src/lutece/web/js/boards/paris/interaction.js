/** Clicks, keys and the resting pointer: one set of listeners for a whole drawing. */

import { useEffect, useRef } from "preact/hooks";
import { describe, labelOf } from "./describe.js";

/** @typedef {import("../board.js").DrawingProps} DrawingProps */

/** How the notation of a decision begins that takes a key up from its place. */
const LIFTS = "move ";

/** How the notation of a sale begins. */
const SELLS = "sell";

/** @param {Event} event */
const elementOf = (event) => {
  const target = /** @type {Element | null} */ (event.target);
  const at = target?.closest?.("[data-element],[data-describe]") ?? null;
  if (!at) return null;
  return { at, element: nameOf(at) };
};

/** @param {Element} at */
const nameOf = (at) => at.getAttribute("data-element") ?? at.getAttribute("data-describe") ?? "";

/**
 * Handlers for the root of a drawing.
 * @param {DrawingProps} props
 */
export function hands(props) {
  return {
    onClick: (/** @type {Event} */ event) => {
      const found = elementOf(event);
      if (found?.at.hasAttribute("data-element")) props.pick(found.element, found.at);
    },
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      const found = elementOf(event);
      if (!found?.at.hasAttribute("data-element")) return;
      event.preventDefault();
      props.pick(found.element, found.at);
    },
    onPointerOver: (/** @type {Event} */ event) => {
      const found = elementOf(event);
      props.rest(found?.element ?? null, found?.at ?? null);
    },
    onPointerLeave: () => props.rest(null, null),
    onFocusIn: (/** @type {Event} */ event) => {
      const found = elementOf(event);
      if (found) props.rest(found.element, found.at);
    },
    onFocusOut: () => props.rest(null, null),
  };
}

/**
 * What marks a drawn thing as an element of the table: alive, chosen, touched by the last move.
 * @param {DrawingProps} props
 * @param {string} element
 * @param {string} [more]   classes of its own
 * @param {string} [shown]  its visible words: whoever speaks to the page says them
 */
export function mark(props, element, more = "", shown = "") {
  const alive = props.alive.has(element);
  let classes = more;
  if (alive) classes += " alive";
  if (props.alive.get(element)?.some(({ text }) => text.startsWith(LIFTS))) classes += " is-lifting";
  if (props.chosen === element) classes += " chosen";
  if (props.trace.has(element)) classes += " trace";
  const { moving_from, moving_to } = /** @type {import("./types.js").ParisBoard} */ (props.view.board);
  if (element === `place/${moving_from}` || element === `place/${moving_to}`) classes += " is-moving";
  return {
    "data-element": element,
    class: classes,
    ...(alive ? { role: "button", tabindex: 0, "aria-label": shown + labelOf(element, props) } : {}),
  };
}

/**
 * The same for what I hold. Who touches it may only want to know what it is: where all that a click
 * does is to sell it, a menu asks first. The market's own cells sell at once.
 * @param {DrawingProps} props
 * @param {string} element
 * @param {string} more
 * @param {string} [shown]
 */
export function own(props, element, more, shown) {
  const sale = props.alive.get(element)?.every(({ text }) => text.startsWith(SELLS));
  return { ...mark(props, element, more, shown), ...(sale ? { "data-asks": "" } : {}) };
}

/**
 * The same for what can only be asked what it is.
 * @param {string} element
 * @param {string} [more]
 */
export function note(element, more = "") {
  return { "data-describe": element, class: more };
}

/**
 * Says of everything that is not alive what it is, for who cannot see it: there are a hundred such
 * things, so it waits until nothing else is to be done.
 * @template {Element} T
 * @param {DrawingProps} props
 * @returns {{ current: T | null }} for the root of the drawing
 */
export function useLabels(props) {
  const root = useRef(/** @type {T | null} */ (null));
  useEffect(() => {
    const label = () => {
      for (const at of root.current?.querySelectorAll("[data-element]:not(.alive),[data-describe]") ?? []) {
        const text = describe(nameOf(at), props)?.text;
        if (!text) continue;
        if (at.getAttribute("role") !== "img") at.setAttribute("role", "img");
        if (at.getAttribute("aria-label") !== text) at.setAttribute("aria-label", text);
      }
    };
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(label, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(label, { timeout: 1500 });
    return () => cancelIdleCallback(idle);
  });
  return root;
}
