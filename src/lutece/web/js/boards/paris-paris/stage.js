/** The overlay over the board, and the means to move things there. */

import { render } from "preact";
import { shownBy } from "./board.js";
import { shopAt } from "./sizes.js";
import { stripSpots } from "./strip.js";

/**
 * @typedef {import("../board.js").AnimateContext} AnimateContext
 * @typedef {import("./curves.js").Point} Point
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./interaction.js").Table} Table
 */

const SVG = "http://www.w3.org/2000/svg";

export const STEP = 320; // milliseconds
const FRAME = 50;

/** Thrown through everything when the player skips, or the board changes its shape. */
export class Skipped extends Error {}

/** The overlay, and what is known of the board while things move. */
export class Stage {
  /**
   * @param {SVGSVGElement} svg
   * @param {Element} overlay
   * @param {Layout} layout
   * @param {Table} table
   * @param {AnimateContext} context
   */
  constructor(svg, overlay, layout, table, context) {
    this.svg = svg;
    this.overlay = overlay;
    this.layout = layout;
    this.context = context;
    this.shops = new Map(table.stops.map((s) => [s.stop, [...s.shops]]));
    this.shown = table.on_show.map((tile) => `${tile.stop}/${tile.line}`);
    this.holder = table.bus;
    /** @type {Map<Element, string>} */
    this.hidden = new Map();
    /** @type {Map<string, SVGGElement>} */
    this.made = new Map();
    /** @type {{ g: SVGGElement, at: Point } | null} */
    this.bus = null;
    /** @type {SVGGElement | null} */
    this.bannerAt = null;
    /** @type {Set<Animation>} */
    this.running = new Set();
    this.spots = stripSpots(layout);
    /** What the banner says, and the line whose tile it shows. */
    this.words = "";
    /** @type {string | null} */
    this.line = null;
    /** @type {number[]} */
    this.tally = [];
    this.over = false;
  }

  /** Everything back as the board has it. */
  clear() {
    if (this.over) return;
    this.over = true;
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    for (const [node, was] of this.hidden) /** @type {SVGElement} */ (node).style.visibility = was;
    this.hidden.clear();
    for (const node of this.svg.querySelectorAll("[data-touring]")) node.removeAttribute("data-touring");
    for (const child of [...this.overlay.children]) {
      render(null, child);
      child.remove();
    }
    this.made.clear();
  }

  /**
   * A piece on the overlay.
   * @param {unknown} what
   * @param {Point} at
   */
  put(what, at) {
    const outer = /** @type {SVGGElement} */ (document.createElementNS(SVG, "g"));
    const g = /** @type {SVGGElement} */ (document.createElementNS(SVG, "g"));
    outer.setAttribute("transform", `translate(${at.x},${at.y})`);
    outer.append(g);
    this.overlay.append(outer);
    render(/** @type {any} */ (what), g);
    return g;
  }

  /** @param {SVGGElement} g */
  drop(g) {
    render(null, g);
    g.parentElement?.remove();
  }

  /** @param {string} selector */
  hide(selector) {
    const node = this.svg.querySelector(selector);
    if (!node || this.hidden.has(node)) return;
    this.hidden.set(node, /** @type {SVGElement} */ (node).style.visibility);
    /** @type {SVGElement} */ (node).style.visibility = "hidden";
  }

  /** Whether to go on. */
  check() {
    // A board that was cut to another shape meanwhile has its places elsewhere.
    if (this.over || this.context.signal.aborted || shownBy.get(this.svg) !== this.layout) throw new Skipped();
  }

  /**
   * Moves something by CSS transforms.
   * @param {SVGGElement} g
   * @param {Keyframe[]} frames
   * @param {number} ms
   * @param {string} [easing]
   */
  async move(g, frames, ms, easing = "cubic-bezier(.3,.1,.3,1)") {
    this.check();
    const duration = ms / this.context.speed;
    const animation = g.animate(frames, { duration, easing, fill: "both" });
    this.running.add(animation);
    await Promise.race([animation.finished.catch(() => {}), this.pause(ms)]); // a hidden page draws no frames
  }

  /**
   * Waits, at the pace that is set.
   * @param {number} ms
   */
  async pause(ms) {
    this.check();
    const { signal, speed } = this.context;
    await new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", done);
        resolve(null);
      };
      const timer = setTimeout(done, ms / speed);
      signal.addEventListener("abort", done);
    });
    this.check();
  }

  /**
   * Frame by frame from 0 to 1.
   * @param {number} ms
   * @param {(t: number) => void} draw
   */
  async frames(ms, draw) {
    const long = ms / this.context.speed;
    const begin = performance.now();
    for (;;) {
      this.check();
      const t = Math.min(1, (performance.now() - begin) / long);
      draw(ease(t));
      if (t >= 1) return;
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, FRAME); // a hidden page draws no frames
      });
    }
  }

  /** @param {string} stop @returns {Point} */
  stopAt(stop) {
    return this.layout.at.get(stop) ?? { x: 0, y: 0 };
  }

  /** @param {string} stop @param {number} place @returns {Point} */
  placeAt(stop, place) {
    const crossing = (this.layout.network.stop.get(stop)?.lines.length ?? 1) > 1;
    const [a, b] = [this.stopAt(stop), shopAt(this.layout.sizes, crossing, place)];
    return { x: a.x + b.x, y: a.y + b.y };
  }

  /** @param {string} line */
  look(line) {
    return this.layout.network.line.get(line)?.look ?? "green";
  }
}

/** @param {number} t */
function ease(t) {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}
