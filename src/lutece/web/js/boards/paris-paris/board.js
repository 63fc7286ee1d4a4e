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
import { shapeFor, sizesOf } from "./sizes.js";
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
  const { kind, width, height } = sizesOf(shape ?? shapeFor(innerWidth, innerHeight));
  return html`<svg
    ref=${svg}
    class=${`board pp-board pp-${kind}`}
    viewBox=${`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMid meet"
    role="group"
    aria-label=${props.say("paris-paris-board-map")}
  >
    ${shape && html`<${Sheet} props=${props} shape=${shape} svg=${svg} />`}
  </svg>`;
}

/** @param {{ props: DrawingProps, shape: import("./sizes.js").Shape, svg: { current: SVGSVGElement | null } }} given */
function Sheet({ props, shape, svg }) {
  const layout = layoutOf(networkOf(props.info.components), shape);
  useLayoutEffect(() => {
    if (svg.current) shownBy.set(svg.current, layout);
  }, [layout]);
  const city = useMemo(() => html`<${City} layout=${layout} title=${props.info.title} />`, [layout, props.info.title]);
  return html`${city}
    <${ScoreTrack} layout=${layout} props=${props} />
    <${Lines} layout=${layout} props=${props} />
    <${Names} layout=${layout} props=${props} />
    <${Stops} layout=${layout} props=${props} />
    <${Gains} layout=${layout} props=${props} />
    <${OnShow} layout=${layout} props=${props} />
    <${Strip} layout=${layout} props=${props} />
    <${Preview} layout=${layout} props=${props} svg=${svg} />
    <g class="pp-overlay" data-passing aria-hidden="true"></g>`;
}
