/** What a shop would be worth: shown while the pointer, the focus or a first tap rests on a tile or its stop. */

import { html } from "htm/preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { rect } from "./halo.js";
import { tableOf } from "./interaction.js";
import { neighbours } from "./network.js";
import { GainPlate, House } from "./pieces.js";
import { shopAt, stopBox } from "./sizes.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 * @typedef {import("./layout.js").Layout} Layout
 */

/**
 * A ghost of the shop, the stops next to it, and at every other tile the points if that tile stayed.
 * @param {{ layout: Layout, props: DrawingProps, svg: { current: SVGSVGElement | null } }} props
 */
export function Preview({ layout, props, svg }) {
  const [over, setOver] = useState(/** @type {string | null} */ (null));
  useLayoutEffect(() => {
    const board = svg.current;
    if (!board) return undefined;
    const look = (/** @type {Event} */ event) => {
      const at = event.target instanceof Element ? event.target.closest("[data-element]") : null;
      setOver(at?.getAttribute("data-element") ?? null);
    };
    const leave = () => setOver(null);
    const stop = new AbortController();
    board.addEventListener("pointerover", look, { signal: stop.signal });
    board.addEventListener("focusin", look, { signal: stop.signal });
    board.addEventListener("pointerleave", leave, { signal: stop.signal });
    board.addEventListener("focusout", leave, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  const element = props.chosen ?? over;
  const table = tableOf(props);
  const seat = props.view.to_move;
  const touched = element === null ? undefined : props.alive.get(element)?.[0]?.touches;
  const taken = touched ? table.on_show.findIndex(({ stop, line }) => touched.includes(`tile/${stop}/${line}`)) : -1;
  if (taken < 0 || seat === null) return null;
  const { stop } = table.on_show[taken];
  const { place, stays } = table.takes[taken];
  if (place === null) return null;
  const { sizes, network, at } = layout;
  const isCrossing = (/** @type {string} */ slug) => (network.stop.get(slug)?.lines.length ?? 1) > 1;
  const middle = at.get(stop) ?? { x: 0, y: 0 };
  const shop = shopAt(sizes, isCrossing(stop), place);
  const seen = new Set([`${stop}/${table.on_show[taken].line}`]);
  return html`<g class="pp-preview" data-passing aria-hidden="true">
    ${neighbours(network, stop).map((slug) => {
      const near = at.get(slug);
      return near && html`<rect key=${slug} class="pp-near" transform=${`translate(${near.x},${near.y})`} ...${rect(stopBox(sizes, { x: 0, y: 0 }, isCrossing(slug)), 3)} rx=${sizes.single + 3} />`;
    })}
    <g class="pp-ghost" transform=${`translate(${middle.x + shop.x},${middle.y + shop.y})`}><${House} seat=${seat} size=${sizes.house} letter=${sizes.letter} /></g>
    ${table.on_show.map((tile, i) => {
      const id = `${tile.stop}/${tile.line}`;
      const spot = layout.tiles.get(id);
      const points = stays[i];
      if (!spot || !points || seen.has(id)) return null;
      seen.add(id);
      return html`<g key=${id} transform=${`translate(${spot.x},${spot.y - sizes.tile * 0.62})`}><${GainPlate} seat=${seat} words=${`+${points}`} letter=${sizes.letter * 0.9} /></g>`;
    })}
  </g>`;
}
