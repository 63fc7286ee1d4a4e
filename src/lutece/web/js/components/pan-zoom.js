/**
 * A thing that can be pinched and dragged; with a mouse, Ctrl + wheel. A tap on what is too small for a
 * finger does not choose it: it enlarges the part around it.
 */

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../i18n.js";
import { Icon } from "./icons.js";

const MOST = 4;
const SLOP = 6; // px that a finger may tremble without dragging
const FINGER = 44; // px: the least side of what a tap may choose
const NEAR = 16; // px: how far beside a thing a finger may land that means it
const ALIVE = "[data-element][tabindex='0']";

/** @param {{children?: any, onAnswer?: () => void}} props  onAnswer: a tap was answered here */
export function PanZoom({ children, onAnswer }) {
  const outer = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [zoom, setZoom] = useState({ scale: 1, x: 0, y: 0 });
  const state = useRef(zoom);
  const tapped = useRef(false); // enlarged by a tap, so that it goes back by itself
  // A tap could have meant several things: the next one chooses. The word of it stands away from them.
  const [asks, setAsks] = useState(/** @type {"above" | "below" | null} */ (null));

  /** @param {{scale: number, x: number, y: number}} wish */
  function move(wish) {
    const box = /** @type {HTMLDivElement} */ (outer.current).getBoundingClientRect();
    const scale = Math.max(1, Math.min(MOST, wish.scale));
    const x = Math.min(0, Math.max(box.width * (1 - scale), wish.x));
    const y = Math.min(0, Math.max(box.height * (1 - scale), wish.y));
    state.current = { scale, x, y };
    setZoom(state.current);
  }

  const answered = useRef(onAnswer);
  answered.current = onAnswer;
  const settle = useRef(() => {});
  useEffect(() => settle.current());

  useEffect(() => {
    const box = /** @type {HTMLDivElement} */ (outer.current);
    /** @type {Map<number, {x: number, y: number}>} */
    const fingers = new Map();
    let dragged = false;
    let finger = false;
    let start = { x: 0, y: 0 };

    /** @param {PointerEvent} event */
    function down(event) {
      finger = event.pointerType === "touch";
      if (event.pointerType === "mouse" && (event.button !== 0 || state.current.scale === 1)) return;
      if (fingers.size === 0) {
        dragged = false;
        start = { x: event.clientX, y: event.clientY };
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    /** @param {PointerEvent} event */
    function drag(event) {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      const now = { x: event.clientX, y: event.clientY };
      const { scale, x, y } = state.current;
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      if (others.length === 0) {
        if (scale > 1 && (dragged || Math.hypot(now.x - start.x, now.y - start.y) > SLOP)) {
          dragged = true;
          move({ scale, x: x + now.x - last.x, y: y + now.y - last.y });
        }
      } else {
        dragged = true;
        tapped.current = false;
        const other = others[0];
        const was = Math.hypot(last.x - other.x, last.y - other.y) || 1;
        const is = Math.hypot(now.x - other.x, now.y - other.y);
        around({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, scale * (is / was), {
          x: (now.x - last.x) / 2,
          y: (now.y - last.y) / 2,
        });
      }
      fingers.set(event.pointerId, now);
    }

    /** @param {PointerEvent} event */
    function up(event) {
      fingers.delete(event.pointerId);
    }

    /** A drag is not a click, and a tap on something small is a wish to see more of it. @param {MouseEvent} event */
    function click(event) {
      setAsks(null);
      const small = finger && event.isTrusted && enlarges({ x: event.clientX, y: event.clientY }, event.target);
      if (!dragged && !small) return;
      if (small) answered.current?.();
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    }

    /**
     * Whether a tap was answered here: it chose the only thing near it, or enlarged the board.
     * @param {{x: number, y: number}} point
     * @param {EventTarget | null} target
     */
    function enlarges(point, target) {
      if (dragged || !(target instanceof Element) || target.closest(".pan-zoom-reset")) return false;
      const part = target.closest("[data-zoom]");
      const near = [...box.querySelectorAll(ALIVE)].filter((one) => away(one, point) <= NEAR);
      near.sort((one, other) => away(one, point) - away(other, point) || size(one) - size(other));
      const [nearest] = near;
      const large = nearest && size(nearest) >= FINGER;
      if (part) {
        const full = state.current.scale > 1;
        if (large && nearest.contains(target)) return false;
        if (full && (!nearest || large)) return false;
        show(part, nearest && FINGER / size(nearest));
        if (nearest) setAsks("above");
        return true;
      }
      if (!nearest) return false;
      const hit = target.closest(ALIVE);
      if (hit && size(hit) >= FINGER) return false;
      const different = new Set(near.map((one) => one.getAttribute("aria-label"))).size;
      if (!large && different > 1) {
        tapped.current = true;
        around(point, (state.current.scale * FINGER * 1.1) / Math.min(...near.map(size)));
        glide();
        const { top, height } = box.getBoundingClientRect();
        setAsks(point.y < top + height / 2 ? "below" : "above");
        return true;
      }
      if (hit === nearest) return false; // a place between two shops asks which: it is not the nearer shop
      nearest.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return true;
    }

    /** @param {Element} part @param {number} [least]  how much larger at least */
    function show(part, least = 1) {
      const matrix = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null;
      if (!matrix) return;
      const [x, y, w, h] = (part.getAttribute("data-zoom") ?? "").split(" ").map(Number);
      const edge = box.getBoundingClientRect();
      const { scale } = state.current;
      const middle = new DOMPoint(x + w / 2, y + h / 2).matrixTransform(matrix);
      const fits = Math.min(edge.width / (w * matrix.a), edge.height / (h * matrix.d));
      const next = Math.min(MOST, scale * Math.max(fits, least));
      tapped.current = true;
      glide();
      move({
        scale: next,
        x: edge.width / 2 - ((middle.x - edge.left - state.current.x) / scale) * next,
        y: edge.height / 2 - ((middle.y - edge.top - state.current.y) / scale) * next,
      });
    }

    /** The next step is not a jump. */
    function glide() {
      box.classList.add("gliding");
      setTimeout(() => box.classList.remove("gliding"), 300);
    }

    /** @param {WheelEvent} event */
    function wheel(event) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      around({ x: event.clientX, y: event.clientY }, state.current.scale * Math.exp(-event.deltaY / 300));
    }

    /**
     * Zooms so that a point of the screen stays where it is.
     * @param {{x: number, y: number}} point
     * @param {number} wished
     * @param {{x: number, y: number}} [shift]
     */
    function around(point, wished, shift = { x: 0, y: 0 }) {
      const edge = box.getBoundingClientRect();
      const { scale, x, y } = state.current;
      const next = Math.max(1, Math.min(MOST, wished));
      const px = point.x - edge.left;
      const py = point.y - edge.top;
      move({
        scale: next,
        x: px - ((px - x) / scale) * next + shift.x,
        y: py - ((py - y) / scale) * next + shift.y,
      });
    }

    // What a tap enlarged has been decided, or lies elsewhere.
    /** @type {() => void} */
    settle.current = () => {
      if (!tapped.current || box.querySelector(".chosen")) return;
      const edge = box.getBoundingClientRect();
      const inside = [...box.querySelectorAll(ALIVE)].some((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < edge.right && right > edge.left && top < edge.bottom && bottom > edge.top;
      });
      if (inside) return;
      tapped.current = false;
      glide();
      move({ scale: 1, x: 0, y: 0 });
    };
    box.addEventListener("pointerdown", down);
    addEventListener("pointermove", drag);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    box.addEventListener("click", click, true);
    box.addEventListener("wheel", wheel, { passive: false });
    return () => {
      removeEventListener("pointermove", drag);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }, []);

  const zoomed = zoom.scale > 1.01;
  return html`<div class=${`pan-zoom ${zoomed ? "zoomed" : ""}`} ref=${outer}>
    <div class="pan-zoom-inner" style=${{ transform: zoomed ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` : "none" }}>
      ${children}
    </div>
    ${zoomed && asks && html`<p class=${`pan-zoom-word ${asks}`} role="status">${say("table-tap-again")}</p>`}
    ${zoomed &&
    html`<button class="icon-button pan-zoom-reset" aria-label=${say("table-whole-board")} title=${say("table-whole-board")}
      onClick=${() => move({ scale: 1, x: 0, y: 0 })}><${Icon} name="zoom" /></button>`}
  </div>`;
}

/** How far a point lies beside a thing. @param {Element} element @param {{x: number, y: number}} point */
function away(element, { x, y }) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}

/** The shorter side of a thing as it is on the screen. @param {Element} element */
function size(element) {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height);
}
