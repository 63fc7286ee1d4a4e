/** A thing that can be pinched and dragged; with a mouse, Ctrl + wheel. */

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../i18n.js";
import { Icon } from "./icons.js";

const MOST = 4;
const SLOP = 6; // px that a finger may tremble without dragging

/** @param {{children?: any}} props */
export function PanZoom({ children }) {
  const outer = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [zoom, setZoom] = useState({ scale: 1, x: 0, y: 0 });
  const state = useRef(zoom);

  /** @param {{scale: number, x: number, y: number}} wish */
  function move(wish) {
    const box = /** @type {HTMLDivElement} */ (outer.current).getBoundingClientRect();
    const scale = Math.max(1, Math.min(MOST, wish.scale));
    const x = Math.min(0, Math.max(box.width * (1 - scale), wish.x));
    const y = Math.min(0, Math.max(box.height * (1 - scale), wish.y));
    state.current = { scale, x, y };
    setZoom(state.current);
  }

  useEffect(() => {
    const box = /** @type {HTMLDivElement} */ (outer.current);
    /** @type {Map<number, {x: number, y: number}>} */
    const fingers = new Map();
    let dragged = false;
    let start = { x: 0, y: 0 };

    /** @param {PointerEvent} event */
    function down(event) {
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

    /** A drag is not a click. @param {MouseEvent} event */
    function click(event) {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
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
    ${zoomed &&
    html`<button class="icon-button pan-zoom-reset" aria-label=${say("table-whole-board")} title=${say("table-whole-board")}
      onClick=${() => move({ scale: 1, x: 0, y: 0 })}><${Icon} name="zoom" /></button>`}
  </div>`;
}
