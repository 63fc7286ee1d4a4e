/** Which shape the board is cut to, as its room changes. */

import { useLayoutEffect, useState } from "preact/hooks";
import { shapeFor } from "./sizes.js";

/**
 * @typedef {import("./sizes.js").Shape} Shape
 */

const EDGE = 14; // pixels around the board where it scrolls
const PADDING = 16; // pixels of the stage
const HAND = 52; // pixels of one's own things below the board, before they are there

/**
 * The shape that suits the room the board has.
 * @param {{ current: SVGSVGElement | null }} svg
 * @returns {Shape}
 */
export function useShape(svg) {
  const [shape, setShape] = useState(expected);
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
    const watch = new ResizeObserver(look); // not of what scrolls: more buttons below must not move the board
    for (const box of [room, document.querySelector(".banners")]) if (box) watch.observe(box);
    addEventListener("resize", look);
    return () => {
      watch.disconnect();
      removeEventListener("resize", look);
    };
  }, []);
  return shape;
}

/** The shape for the room that is kept for the board: laid out once, as a rule. @returns {Shape} */
function expected() {
  const stage = document.querySelector(".stage-area");
  if (!stage || stage.clientHeight === 0) return shapeFor(innerWidth, innerHeight);
  if (scrollerOf(stage)) return shapeFor(stage.clientWidth - PADDING / 2, stage.clientHeight - EDGE - HAND);
  return shapeFor(stage.clientWidth - PADDING, stage.clientHeight - PADDING);
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
