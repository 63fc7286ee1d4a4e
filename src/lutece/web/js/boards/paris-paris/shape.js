/** Which shape the board is cut to, as its room changes. */

import { useLayoutEffect, useState } from "preact/hooks";
import { shapeFor } from "./sizes.js";

/**
 * @typedef {import("./sizes.js").Shape} Shape
 */

const EDGE = 14; // pixels around the board where it scrolls

/**
 * The shape that suits the room the board has.
 * @param {{ current: SVGSVGElement | null }} svg
 * @returns {Shape}
 */
export function useShape(svg) {
  const [shape, setShape] = useState(() => shapeFor(innerWidth, innerHeight));
  useLayoutEffect(() => {
    const room = svg.current?.parentElement;
    if (!room) return undefined;
    const look = () => {
      const scroller = scrollerOf(room); // where the page scrolls, the board makes its own height
      const [width, height] = [room.clientWidth, scroller ? scroller.clientHeight - EDGE : room.clientHeight];
      if (width > 0) setShape(shapeFor(width, height > 0 ? height : innerHeight));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(room);
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
