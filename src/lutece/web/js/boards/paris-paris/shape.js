/** Which shape the board is cut to, as its room changes. */

import { useLayoutEffect, useState } from "preact/hooks";
import { shapeFor } from "./sizes.js";

/**
 * @typedef {import("./sizes.js").Shape} Shape
 */

const EDGE = 14; // pixels around the board where it scrolls

/**
 * The shape that suits the room the board has; null until that is measured, before anything is painted.
 * @param {{ current: SVGSVGElement | null }} svg
 * @returns {Shape | null}
 */
export function useShape(svg) {
  const [shape, setShape] = useState(/** @type {Shape | null} */ (null));
  useLayoutEffect(() => {
    const room = svg.current?.parentElement;
    if (!room) return undefined;
    const scroller = scrollerOf(room); // where the page scrolls, the board makes its own height
    const hand = scroller?.querySelector(".own-hand");
    const look = () => {
      const height = scroller ? scroller.clientHeight - EDGE - (hand?.clientHeight ?? 0) : room.clientHeight;
      if (room.clientWidth > 0) setShape(shapeFor(room.clientWidth, height > 0 ? height : innerHeight));
    };
    look();
    const watch = new ResizeObserver(look);
    for (const box of [room, scroller, hand]) if (box) watch.observe(box);
    addEventListener("resize", look);
    return () => {
      watch.disconnect();
      removeEventListener("resize", look);
    };
  }, []);
  return shape;
}

/**
 * What scrolls around an element, if anything but the page does.
 * @param {Element} element
 * @returns {Element | null}
 */
function scrollerOf(element) {
  for (let outer = /** @type {Element | null} */ (element); outer && outer !== document.body; outer = outer.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return null;
}
