/** What never changes on the board: paper, rings, avenues, the names of the districts. */

import { html } from "htm/preact";
import * as g from "./geometry.js";

const AVENUES = [30, 90, 150, 210, 270, 330];

/** Rows of trees along the avenues, and twelve streets that meet at the Arc. */
function trees() {
  const dots = AVENUES.flatMap((angle) =>
    Array.from({ length: 25 }, (_, i) => g.polar(88 + i * 12.9, angle)),
  );
  return dots.map(({ x, y }, i) => html`<circle class="pa-tree" cx=${x} cy=${y} r=${i % 2 ? 2.6 : 3.4} />`);
}

/** Gold beads on the rim, one between each two spaces. */
function beads() {
  return Array.from({ length: g.SPACES + 1 }, (_, i) => {
    const { x, y } = g.polar(g.RIM - 12, (i + 0.5) * g.SLOT);
    return html`<circle class="pa-bead" cx=${x} cy=${y} r="2.6" />`;
  });
}

function star() {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const [a, b, c] = [g.polar(g.ARC_RADIUS - 4, i * 30 - 7), g.polar(g.ARC_RADIUS - 4, i * 30 + 7), g.polar(14, i * 30)];
    return `M${g.xy(a)}L${g.xy(c)}L${g.xy(b)}Z`;
  });
  return html`<path class="pa-star" d=${rays.join("")} />`;
}

/** Under everything. */
export const ground = html`<g class="pa-ground" aria-hidden="true">
  <circle class="pa-promenade" r=${g.RIM} />
  <circle class="pa-rule" r=${g.RIM - 2.5} />
  <circle class="pa-street" r=${g.CELL_OUTER + 2} />
  ${trees()}
  ${beads()}
  <circle class="pa-rule" r=${g.CELL_OUTER + 2} />
</g>`;

/** The square around the Arc. */
export const place = html`<g class="pa-etoile" aria-hidden="true">
  <circle class="pa-plaza" r=${g.ARC_RADIUS} />
  ${star()}
  <circle class="pa-rule" r=${g.ARC_RADIUS} />
  <circle class="pa-rule pa-thin" r=${g.ARC_RADIUS - 4.5} />
</g>`;

/** Streets of a district between its rows of buildings. @param {number} i */
export const streets = (i) => html`<path
  class="pa-lane-line"
  d=${[152, 220, 294].map((r) => {
    const half = 30 - (Math.asin(9 / r) * 180) / Math.PI;
    return `M${g.xy(g.polar(r, i * 60 - half))}A${r} ${r} 0 0 1 ${g.xy(g.polar(r, i * 60 + half))}`;
  }).join("")}
/>`;

/** The lines of the districts' names. */
export const nameLines = html`<defs>
  ${[0, 1, 2, 3, 4, 5].map((d) => html`<path id=${`pa-name-${d}`} d=${g.nameLine(d)} />`)}
</defs>`;

/** The start of the promenade, before space 1. */
export const start = html`<g class="pa-start" aria-hidden="true" transform=${`${g.translate(g.cellAt(0))} translate(0 4) scale(.9)`}>
  <path class="pa-lamp" d="M0 26V-8M-9 26H9M-5 20H5M-14 -8Q-14 -2 -7 -2H7Q14 -2 14 -8M0 -8V-14" />
  <path class="pa-lamp-light" d="M-19 -8L-17 -20H-11L-9 -8ZM9 -8L11 -20H17L19 -8ZM-5 -14L-3.4 -27H3.4L5 -14Z" />
</g>`;
