/** The tiles on show. */

import { html } from "htm/preact";
import { fix } from "./curves.js";
import { Halo, rect } from "./halo.js";
import { Tile } from "./pieces.js";
import { tableOf, thing } from "./interaction.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./interaction.js").TileView} TileView
 */

/**
 * The tiles on show beside their stops; equal ones lie on each other.
 * @param {{ layout: Layout, props: DrawingProps }} props
 */
export function OnShow({ layout, props }) {
  const { sizes, network } = layout;
  /** @type {Map<string, TileView & { count: number }>} */
  const piles = new Map();
  for (const tile of tableOf(props).on_show) {
    const id = `${tile.stop}/${tile.line}`;
    piles.set(id, { ...tile, count: (piles.get(id)?.count ?? 0) + 1 });
  }
  const box = { x: -sizes.tile / 2, y: -sizes.tile / 2, w: sizes.tile, h: sizes.tile };
  return html`<g class="pp-on-show">
    ${[...piles].map(([id, tile]) => {
      const at = layout.tiles.get(id);
      const line = network.line.get(tile.line);
      if (!at || !line) return null;
      const marks = thing(props, `tile/${id}`, "pp-shown");
      const label = tile.count > 1 ? `×${tile.count}. ${marks["aria-label"]}` : marks["aria-label"];
      return html`<g key=${id} transform=${`translate(${fix(at.x)},${fix(at.y)})`}>
        <g ...${marks} aria-label=${label}>
          <path class="pp-stem" d=${stem(layout, id)} />
          <${Halo} box=${box} r=${sizes.tile * 0.14} />
          <rect class="pp-hit" ...${rect(box, 6)} />
          <${Tile} look=${line.look} size=${sizes.tile} count=${tile.count} letter=${sizes.letter} />
        </g>
      </g>`;
    })}
  </g>`;
}

/**
 * What ties a tile to its stop.
 * @param {Layout} layout
 * @param {string} id
 */
function stem(layout, id) {
  const [from, to] = [layout.tiles.get(id), layout.at.get(id.split("/")[0])];
  if (!from || !to) return "";
  const [stop] = id.split("/");
  const crossing = (layout.network.stop.get(stop)?.lines.length ?? 1) > 1;
  const flat = crossing ? layout.sizes.pill / 2 - layout.sizes.single : 0;
  const foot = { x: Math.max(to.x - flat, Math.min(to.x + flat, from.x)), y: to.y };
  const far = Math.hypot(from.x - foot.x, from.y - foot.y);
  const t = layout.sizes.single / far;
  const [x, y] = [foot.x - from.x, foot.y - from.y];
  return `M0,0L${fix(x * (1 - t))},${fix(y * (1 - t))}`;
}
