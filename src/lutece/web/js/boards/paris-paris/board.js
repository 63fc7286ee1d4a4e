/** The board: the city with its lines, stops, shops, tiles on show, and the parking along the edge. */

import { html } from "htm/preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { City } from "./city.js";
import { Gains } from "./gains.js";
import { layoutOf } from "./layout.js";
import { Lines } from "./lines.js";
import { Names } from "./names.js";
import { networkOf } from "./network.js";
import { OnShow } from "./on-show.js";
import { Preview } from "./preview.js";
import { ScoreTrack } from "./score-track.js";
import { useShape } from "./shape.js";
import { Stops } from "./stops.js";
import { Strip } from "./strip.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 * @typedef {import("./layout.js").Layout} Layout
 */

/** The layout that an svg shows, for what moves over it. @type {WeakMap<Element, Layout>} */
export const shownBy = new WeakMap();

/** @param {DrawingProps} props */
export function Board(props) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const shape = useShape(svg);
  const network = networkOf(props.info.components);
  const layout = layoutOf(network, shape);
  useLayoutEffect(() => {
    if (svg.current) shownBy.set(svg.current, layout);
  }, [layout]);
  const city = useMemo(() => html`<${City} layout=${layout} title=${props.info.title} />`, [layout, props.info.title]);
  const { sizes } = layout;
  return html`<svg
    ref=${svg}
    class=${`board pp-board pp-${shape.kind}`}
    viewBox=${`0 0 ${sizes.width} ${sizes.height}`}
    preserveAspectRatio="xMidYMid meet"
    role="group"
    aria-label=${props.say("paris-paris-board-map")}
  >
    ${city}
    <${ScoreTrack} layout=${layout} props=${props} />
    <${Lines} layout=${layout} props=${props} />
    <${Names} layout=${layout} props=${props} />
    <${Stops} layout=${layout} props=${props} />
    <${OnShow} layout=${layout} props=${props} />
    <${Gains} layout=${layout} props=${props} />
    <${Strip} layout=${layout} props=${props} />
    <${Preview} layout=${layout} props=${props} svg=${svg} />
    <g class="pp-overlay" data-passing aria-hidden="true"></g>
  </svg>`;
}
