/** What the last turn brought: the points stay beside the shops that earned them. */

import { html } from "htm/preact";
import { asGain, isGain } from "./events.js";
import { GainPlate, LETTERS } from "./pieces.js";
import { shopAt } from "./sizes.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./events.js").Gain} Gain
 */

/** @param {{ layout: Layout, props: DrawingProps }} props */
export function Gains({ layout, props }) {
  const { sizes, network, at } = layout;
  /** @type {Map<string, Gain>} */
  const sums = new Map();
  for (const gain of props.recent.flatMap(({ happened }) => happened).filter(isGain).map(asGain)) {
    const id = `${gain.stop}/${gain.place}/${gain.seat}`;
    sums.set(id, { ...gain, points: gain.points + (sums.get(id)?.points ?? 0) });
  }
  return html`<g class="pp-gains" data-passing aria-hidden="true">
    ${[...sums].map(([id, { seat, stop, place, points }]) => {
      const middle = at.get(stop);
      const crossing = (network.stop.get(stop)?.lines.length ?? 1) > 1;
      if (!middle) return null;
      const shop = shopAt(sizes, crossing, place);
      const away = crossing ? (place === 0 ? -1 : 1) * sizes.house * 0.35 : sizes.house * 0.5;
      const to = { x: middle.x + shop.x + away, y: middle.y + shop.y - sizes.house * 1.02 };
      return html`<g key=${id} class=${`pp-seat-${LETTERS[seat].toLowerCase()}`}>
        <path class="pp-gain-line" d=${`M${middle.x + shop.x},${middle.y + shop.y - sizes.house * 0.4}L${to.x},${to.y}`} />
        <g transform=${`translate(${to.x},${to.y})`}><${GainPlate} seat=${seat} words=${`+${points}`} letter=${sizes.letter * 0.9} /></g>
      </g>`;
    })}
  </g>`;
}
