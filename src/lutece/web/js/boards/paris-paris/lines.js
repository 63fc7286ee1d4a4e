/** The five lines. */

import { html } from "htm/preact";
import { fix } from "./curves.js";
import { Glyph } from "./pieces.js";
import { startsTour, tableOf, thing } from "./interaction.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./curves.js").Track} Track
 * @typedef {import("./curves.js").Point} Point
 */

/**
 * The five lines, each with its colour, its pattern, and a sign where it starts.
 * @param {{ layout: Layout, props: DrawingProps }} props
 */
export function Lines({ layout, props }) {
  const { sizes } = layout;
  const table = tableOf(props);
  return html`<g class="pp-lines">
    ${[...layout.tracks.values()].map(
      ({ line, d }) => html`<path key=${line.name} class="pp-casing" d=${d} stroke-width=${sizes.band + 7} />`,
    )}
    ${[...layout.tracks.values()].map((track) => {
      const { line, d } = track;
      const ends = layout.badges.get(line.name);
      return html`<g key=${line.name} ...${thing(props, `line/${line.name}`, `pp-line pp-line-${line.look} ${startsTour(table, line.name) ? "is-ready" : ""}`)}>
        <path class="pp-band-edge" d=${d} stroke-width=${sizes.band + 2.4} />
        <path class="pp-band" d=${d} stroke-width=${sizes.band} />
        <path class=${`pp-pattern pp-pattern-${line.look}`} d=${d} stroke-width=${sizes.band * 0.3} />
        ${ends && html`<${Ends} track=${track} ends=${ends} layout=${layout} />`}
      </g>`;
    })}
  </g>`;
}

/**
 * The sign with the arrow at a line's start, and the buffer at its end.
 * @param {{ track: Track, ends: { start: Point, end: Point }, layout: Layout }} props
 */
function Ends({ track, ends, layout }) {
  const { badge, band } = layout.sizes;
  const from = track.points[0];
  const to = track.points[track.points.length - 1];
  const angle = (Math.atan2(from.y - ends.start.y, from.x - ends.start.x) * 180) / Math.PI;
  const stub = (/** @type {Point} */ a, /** @type {Point} */ b) => `M${fix(a.x)},${fix(a.y)}L${fix(b.x)},${fix(b.y)}`;
  const turn = (Math.atan2(ends.end.y - to.y, ends.end.x - to.x) * 180) / Math.PI;
  return html`
    <path class="pp-band" d=${stub(ends.start, from)} stroke-width=${band * 0.55} />
    <path class="pp-band" d=${stub(ends.end, to)} stroke-width=${band * 0.55} />
    <g transform=${`translate(${fix(ends.end.x)},${fix(ends.end.y)}) rotate(${fix(turn)})`}>
      <rect class="pp-buffer" x=${-badge * 0.25} y=${-badge * 0.62} width=${badge * 0.5} height=${badge * 1.24} rx="2" />
    </g>
    <g transform=${`translate(${fix(ends.start.x)},${fix(ends.start.y)})`}>
      <path class="pp-badge-arrow" transform=${`rotate(${fix(angle)})`} d=${`M${badge * 0.7},${-badge * 0.78}L${badge * 1.5},0L${badge * 0.7},${badge * 0.78}Z`} />
      <circle class="pp-badge" r=${badge} /><${Glyph} look=${track.line.look} size=${badge * 1.15} />
    </g>`;
}
