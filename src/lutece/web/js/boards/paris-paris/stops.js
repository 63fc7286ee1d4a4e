/** The stops and the shops that stand there. */

import { html } from "htm/preact";
import { fix } from "./curves.js";
import { Halo, rect } from "./halo.js";
import { House } from "./pieces.js";
import { shopAt, stopBox } from "./sizes.js";
import { tableOf, thing } from "./interaction.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./curves.js").Point} Point
 */

/**
 * Stops with their places, and the shops that stand there.
 * @param {{ layout: Layout, props: DrawingProps }} props
 */
export function Stops({ layout, props }) {
  const { sizes } = layout;
  const table = tableOf(props);
  const shops = new Map(table.stops.map((s) => [s.stop, s.shops]));
  return html`<g class="pp-stops">
    ${layout.network.stops.map((stop) => {
      const at = /** @type {Point} */ (layout.at.get(stop.slug));
      const crossing = stop.lines.length > 1;
      const box = stopBox(sizes, { x: 0, y: 0 }, crossing);
      const element = `stop/${stop.slug}`;
      const look = `pp-stop ${crossing ? "pp-crossing" : ""} ${table.pending === stop.slug ? "pp-pending" : ""}`;
      return html`<g key=${stop.slug} transform=${`translate(${fix(at.x)},${fix(at.y)})`}>
        <g ...${thing(props, element, look)}>
          <rect class="pp-hit" ...${rect(box, 5)} rx=${sizes.single + 5} />
          <${Halo} box=${box} r=${sizes.single} />
          <rect class="pp-stop-edge" ...${rect(box)} rx=${sizes.single} />
          <rect class="pp-stop-rim" ...${rect(box, -4)} rx=${sizes.single - 4} />
          ${(shops.get(stop.slug) ?? []).map((_, i) => {
            const p = shopAt(sizes, crossing, i);
            return html`<path class="pp-place" d=${plot(p, sizes.house * 0.36)} />`;
          })}
        </g>
        ${(shops.get(stop.slug) ?? []).map((seat, i) => {
          if (seat === null) return null;
          const p = shopAt(sizes, crossing, i);
          const shop = `shop/${stop.slug}/${i}`;
          return html`<g key=${`${i}/${seat}`} transform=${`translate(${p.x},${p.y})`}>
            <g ...${thing(props, shop, "pp-shop", element)}>
              ${crossing && props.alive.has(shop) && html`<rect class="pp-hit" ...${half(p, i)} />`}
              <circle class="pp-halo" r=${sizes.house * 0.62} />
              <${House} seat=${seat} size=${sizes.house} letter=${sizes.letter} />
            </g>
          </g>`;
        })}
      </g>`;
    })}
  </g>`;
}

const FINGER = 70; // wide enough for a finger on a phone's map
const BETWEEN = 8; // from the middle: who taps there is asked which shop is meant

/**
 * One side of a crossing, as large as a finger, seen from the shop that stands there.
 * @param {Point} p
 * @param {number} index
 */
function half(p, index) {
  return { x: -p.x + (index === 0 ? -BETWEEN - FINGER : BETWEEN), y: -FINGER / 2, width: FINGER, height: FINGER };
}

/**
 * The ground plan of a house that is not there yet.
 * @param {Point} p
 * @param {number} r
 */
function plot(p, r) {
  return `M${fix(p.x - r)},${fix(p.y + r)}V${fix(p.y - r * 0.1)}L${fix(p.x)},${fix(p.y - r)}L${fix(p.x + r)},${fix(p.y - r * 0.1)}V${fix(p.y + r)}Z`;
}
