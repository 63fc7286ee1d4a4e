/** The board, and the moves that are played on it. */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../components/icons.js";
import { PanZoom } from "../components/pan-zoom.js";
import { useOverflow } from "../components/overflow.js";
import { small } from "../components/small-screen.js";
import { say } from "../i18n.js";

const MOST_OF = 0.7; // of a box that scrolls: what was its end is seen again

/**
 * @param {{controller: import("./controller.js").Controller, props: import("../boards/board.js").DrawingProps}} given
 */
export function Stage({ controller, props }) {
  const { store } = controller;
  const module = /** @type {import("../boards/board.js").BoardModule} */ (controller.board.value);
  const root = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    store.stage = async (before, after, entry, speed, signal) => {
      const svg = root.current?.querySelector("svg.board");
      if (svg instanceof SVGSVGElement) {
        const tell = (/** @type {string} */ words) => (store.headline.value = words);
        const gain = (/** @type {number} */ seat, /** @type {number} */ points) => store.rise(seat, points);
        await module.animate(svg, before, after, entry, { speed, signal, say, tell, gain });
      }
    };
    return () => {
      store.stage = null;
    };
  }, [module]);
  const tray = useRef(/** @type {HTMLDivElement | null} */ (null));
  useOverflow(tray);
  const goOn = () => tray.current?.scrollBy({ top: tray.current.clientHeight * MOST_OF, behavior: "smooth" });
  const { Board, Seat, Tray } = module;
  const own = props.view.seat;
  /** @param {PointerEvent} event @param {boolean} down */
  const touched = (event, down) => event.pointerType === "touch" && controller.touch(down);
  return html`<div class="stage" ref=${root}
    onPointerDown=${(/** @type {PointerEvent} */ event) => touched(event, true)}
    onPointerUp=${(/** @type {PointerEvent} */ event) => touched(event, false)}
    onPointerCancel=${(/** @type {PointerEvent} */ event) => touched(event, false)}
    onClick=${() => store.moving.value && controller.skip()}>
    <div class="board-room">${module.offersDecisions
      ? html`<${Board} ...${props} />`
      : html`<${PanZoom} onAnswer=${() => controller.hush()}><${Board} ...${props} /><//>`}</div>
    ${own !== null && small.value && html`<div class="own-hand"><${Seat} ...${props} seat=${own} /></div>`}
    <div class="tray" ref=${tray}><${Tray} ...${props} />
      <button class="tray-more" aria-label=${say("table-more")} title=${say("table-more")} onClick=${goOn}><${Icon} name="down" /></button>
    </div>
  </div>`;
}
