/** What the last turn brought: the points stay beside the shops that earned them. */

import { html } from "htm/preact";
import { gainsOf } from "./events.js";
import { GainPlate, LETTERS } from "./pieces.js";
import { gainAt, shopAt } from "./sizes.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 * @typedef {import("./layout.js").Layout} Layout
 */

/** @param {{ layout: Layout, props: DrawingProps }} props */
export function Gains({ layout, props }) {
  const { sizes, network, at } = layout;
  const sums = gainsOf(props.recent);
  return html`<g class="pp-gains" data-passing aria-hidden="true">
    ${[...sums].map(([id, { seat, stop, place, points }]) => {
      const middle = at.get(stop);
      const crossing = (network.stop.get(stop)?.lines.length ?? 1) > 1;
      if (!middle) return null;
      const shop = shopAt(sizes, crossing, place);
      const plate = gainAt(sizes, crossing, place);
      const to = { x: middle.x + plate.x, y: middle.y + plate.y };
      return html`<g key=${id} class=${`pp-seat-${LETTERS[seat].toLowerCase()}`}>
        <path class="pp-gain-line" d=${`M${middle.x + shop.x},${middle.y + shop.y - sizes.house * 0.4}L${to.x},${to.y}`} />
        <g transform=${`translate(${to.x},${to.y})`}><${GainPlate} seat=${seat} words=${`+${points}`} letter=${sizes.letter * 0.9} /></g>
      </g>`;
    })}
  </g>`;
}
