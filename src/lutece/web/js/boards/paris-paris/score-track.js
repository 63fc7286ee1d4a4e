/** The points of everybody on a track round the frame, as on a printed board. */

import { html } from "htm/preact";
import { fix } from "./curves.js";
import { House } from "./pieces.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./curves.js").Point} Point
 */

const SPACES = 100; // then it begins again
const MARKED = 10;
const MARKER = 27;
const ASIDE = 11; // markers on one space

/** @param {{ layout: Layout, props: DrawingProps }} props */
export function ScoreTrack({ layout, props }) {
  const { track } = layout.sizes;
  if (!track) return null;
  const { scores } = props.view;
  return html`<g class="pp-track" aria-hidden="true">
    ${Array.from({ length: SPACES }, (_, n) => {
      const { x, y } = spaceAt(layout, n);
      return n % MARKED
        ? html`<circle key=${n} class="pp-track-space" cx=${fix(x)} cy=${fix(y)} r=${n % 5 ? 2 : 3.4} />`
        : html`<text key=${n} class="pp-track-figure" x=${fix(x)} y=${fix(y + track.font * 0.35)} font-size=${track.font}>${n}</text>`;
    })}
    ${scores.map((score, seat) => {
      const same = scores.flatMap((other, one) => (other === score ? [one] : []));
      const { x, y } = spaceAt(layout, score, (same.indexOf(seat) - (same.length - 1) / 2) * ASIDE);
      return html`<g key=${seat} class="pp-track-marker" style=${{ transform: `translate(${fix(x)}px, ${fix(y)}px)` }}>
        <${House} seat=${seat} size=${MARKER} letter=${15} /></g>`;
    })}
  </g>`;
}

/**
 * The middle of a space, clockwise from the upper left corner.
 * @param {Layout} layout @param {number} n @param {number} [further]
 * @returns {Point}
 */
function spaceAt({ sizes: { width, height, track } }, n, further = 0) {
  const margin = track?.margin ?? 0;
  const [w, h] = [width - 2 * margin, height - 2 * margin];
  const all = 2 * (w + h);
  let way = ((((n % SPACES) * all) / SPACES + further) % all + all) % all;
  for (const [long, at] of /** @type {[number, (t: number) => Point][]} */ ([
    [w, (t) => ({ x: margin + t, y: margin })],
    [h, (t) => ({ x: margin + w, y: margin + t })],
    [w, (t) => ({ x: margin + w - t, y: margin + h })],
  ])) {
    if (way <= long) return at(way);
    way -= long;
  }
  return { x: margin, y: margin + h - way };
}
