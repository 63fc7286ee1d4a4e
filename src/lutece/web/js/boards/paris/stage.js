/** A layer over the board on which pieces move; it is cleared whatever happens. */

import { html } from "htm/preact";
import { render } from "preact";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("../board.js").AnimateContext} Context */

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.45,.05,.25,1)";
const EDGE = 486; // what leaves the board goes no further

export class Stage {
  /** @param {SVGSVGElement} svg @param {Context} context */
  constructor(svg, { speed, signal }) {
    this.svg = svg;
    this.speed = Math.max(speed, 0.05);
    this.signal = signal;
    this.layer = document.createElementNS(SVG, "g");
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** @type {Element[]} */
    this.hidden = [];
    (svg.querySelector(".pa-overlay") ?? svg).append(this.layer);
    this.stop = () => this.running.forEach((animation) => animation.cancel());
    signal.addEventListener("abort", this.stop);
  }

  /** Takes everything off the board again. */
  clear() {
    this.signal.removeEventListener("abort", this.stop);
    this.stop();
    this.layer.remove();
    for (const element of this.hidden) element.removeAttribute("visibility");
  }

  /** Hides a piece of the board while its double moves. @param {Element | null | undefined} element */
  hide(element) {
    if (!element) return;
    element.setAttribute("visibility", "hidden");
    this.hidden.push(element);
  }

  /** @param {unknown} art  a drawing, or a piece of the board to be copied @returns {SVGGElement} */
  put(art) {
    const group = document.createElementNS(SVG, "g");
    this.layer.append(group);
    if (art instanceof Element) group.append(art.cloneNode(true));
    else render(html`${art}`, group);
    return group;
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {number} ms  at speed 1
   * @param {string} [easing]
   */
  async play(element, frames, ms, easing = EASE) {
    if (this.signal.aborted) return;
    const animation = element.animate(frames, { duration: ms / this.speed, easing, fill: "both" });
    this.running.add(animation);
    try {
      await animation.finished;
    } catch {
      // Skipped: whoever plays goes on to the end without waiting.
    }
  }

  /**
   * Carries something from here to there as a hand would, a little lifted on the way.
   * @param {unknown} art
   * @param {Point} from
   * @param {Point} to
   * @param {{ ms?: number, start?: number, end?: number, leave?: boolean }} [how]  sizes at both ends; leave: fade on arrival
   */
  async carry(art, from, to, { ms = 360, start = 1, end = 1, leave = false } = {}) {
    const group = this.put(art);
    const lift = Math.min(70, Math.hypot(to.x - from.x, to.y - from.y) * 0.22);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift * 2 };
    const frames = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      const size = start + (end - start) * t + 0.16 * Math.sin(Math.PI * t);
      const [x, y] = [a * from.x + b * middle.x + c * to.x, a * from.y + b * middle.y + c * to.y];
      return { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: leave && i === 8 ? 0 : 1, easing: "linear" };
    });
    await this.play(group, frames, ms);
    return group;
  }

  /** Lets a figure rise and fade. @param {unknown} art @param {Point} at @param {number} [ms] */
  async rise(art, at, ms = 420) {
    const group = this.put(art);
    await this.play(
      group,
      [
        { transform: `translate(${at.x}px, ${at.y}px) scale(.6)`, opacity: 0 },
        { transform: `translate(${at.x}px, ${at.y - 16}px) scale(1.35)`, opacity: 1, offset: 0.35 },
        { transform: `translate(${at.x}px, ${at.y - 22}px) scale(1.35)`, opacity: 1, offset: 0.7 },
        { transform: `translate(${at.x}px, ${at.y - 40}px) scale(1.1)`, opacity: 0 },
      ],
      ms,
    );
  }

  /**
   * Where a thing of the page lies, in the board's units; things beside the board are at its edge.
   * @param {Element | null} element
   * @returns {Point | null}
   */
  find(element) {
    const matrix = this.svg.getScreenCTM();
    if (!element || !matrix) return null;
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) return null;
    const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix.inverse());
    const clamp = (/** @type {number} */ n) => Math.max(-EDGE, Math.min(EDGE, n));
    return { x: clamp(point.x), y: clamp(point.y) };
  }

  /** An element of the table by its name. @param {string} name */
  element(name) {
    return document.querySelector(`[data-element="${CSS.escape(name)}"]`);
  }

  /** What a seat receives lights up its holdings for a moment. @param {number} seat */
  reach(seat) {
    if (this.signal.aborted) return;
    const holdings = document.querySelector(`[data-paris-seat="${seat}"]`);
    const light = "0 0 0 3px color-mix(in srgb, var(--pa-alive) 60%, transparent)";
    holdings?.animate([{ boxShadow: light, borderRadius: "8px" }, { boxShadow: "0 0 0 3px transparent", borderRadius: "8px" }], 450);
  }

  /** Where a seat's holdings are. @param {number} seat @returns {Point} */
  seat(seat) {
    const corner = { x: seat % 2 ? 470 : -470, y: seat < 2 ? -470 : 470 };
    const holdings = document.querySelector(`[data-paris-seat="${seat}"]`);
    return this.find(holdings) ?? this.find(holdings?.closest("article") ?? null) ?? corner;
  }
}
