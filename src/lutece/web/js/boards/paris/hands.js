/** Clicks, keys and the resting pointer: one set of listeners for a whole drawing. */

/** @typedef {import("../board.js").DrawingProps} DrawingProps */

/** @param {Event} event */
const elementOf = (event) => {
  const target = /** @type {Element | null} */ (event.target);
  const at = target?.closest?.("[data-element],[data-describe]") ?? null;
  if (!at) return null;
  return { at, element: at.getAttribute("data-element") ?? at.getAttribute("data-describe") ?? "" };
};

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
 * @param {() => string} [label]  what a screen reader says, where it is alive
 */
export function mark(props, element, more = "", label = () => "") {
  const alive = props.alive.has(element);
  const classes = [
    more,
    alive ? "alive" : "",
    props.chosen === element ? "chosen" : "",
    props.trace.has(element) ? "trace" : "",
  ].filter(Boolean);
  return {
    "data-element": element,
    class: classes.join(" "),
    ...(alive ? { tabindex: 0, role: "button", "aria-label": label() } : {}),
  };
}
