/** The names of the stops. */

import { html } from "htm/preact";
import { fix } from "./curves.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./curves.js").Point} Point
 */

/**
 * The names, each on a plate beside its stop.
 * @param {{ layout: Layout, props: DrawingProps }} props
 */
export function Names({ layout, props }) {
  const { font } = layout.sizes;
  return html`<g class="pp-names" aria-hidden="true">
    ${layout.network.stops.map((stop) => {
      const name = layout.names.get(stop.slug);
      if (!name) return null;
      const { box, rows } = name;
      const element = `stop/${stop.slug}`;
      const look = `pp-name ${stop.lines.length > 1 ? "pp-name-crossing" : ""} ${props.alive.has(element) ? "pp-lively" : ""}`;
      return html`<g key=${stop.slug} class=${look}
        onClick=${(/** @type {Event} */ e) => props.pick(element, /** @type {Element} */ (e.currentTarget))}
        onPointerEnter=${(/** @type {Event} */ e) => props.rest(element, /** @type {Element} */ (e.currentTarget))}
        onPointerLeave=${() => props.rest(null, null)}>
        <path class="pp-leader" d=${leader(box, /** @type {Point} */ (layout.at.get(stop.slug)))} />
        <rect class="pp-plate" x=${fix(box.x)} y=${fix(box.y)} width=${fix(box.w)} height=${fix(box.h)} rx=${font * 0.2} />
        ${rows.map((row, i) => html`<text x=${fix(box.x + box.w / 2)} y=${fix(box.y + font * (0.96 + i * 1.08))} font-size=${font}>${row}</text>`)}
      </g>`;
    })}
  </g>`;
}

/**
 * A hairline from a name to its stop, seen only where they are apart.
 * @param {import("./placer.js").Box} box
 * @param {Point} at
 */
function leader(box, at) {
  const x = Math.max(box.x + 6, Math.min(box.x + box.w - 6, at.x));
  const y = Math.max(box.y + 4, Math.min(box.y + box.h - 4, at.y));
  return `M${fix(x)},${fix(y)}L${fix(at.x)},${fix(at.y)}`;
}
