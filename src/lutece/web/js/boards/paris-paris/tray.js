/** What lies beside the board: the round, the open marker or the bag. */

import { html } from "htm/preact";
import { tableOf, thing } from "./board.js";
import { networkOf } from "./network.js";
import { Bag, House, Marker } from "./pieces.js";

/** @typedef {import("../board.js").DrawingProps} DrawingProps */

/** @param {DrawingProps} props */
export function Tray(props) {
  const table = tableOf(props);
  const { round, rounds, open_marker: open, bag } = table;
  const network = networkOf(props.info.components);
  return html`<div class="pp-tray">
    <div ...${thing(props, "round", "pp-round-of")}>
      <span class="pp-tray-label">${props.say("paris-paris-board-round", { round, rounds })}</span>
      <span class="pp-rounds" aria-hidden="true">
        ${Array.from({ length: rounds }, (_, i) => html`<i key=${i} class=${i + 1 < round ? "past" : i + 1 === round ? "now" : ""}></i>`)}
      </span>
    </div>
    ${open !== null &&
    html`<div ...${thing(props, "marker/open", "pp-tray-item")}>
      <svg class="pp-icon" viewBox="-20 -20 40 40" aria-hidden="true"><${Marker} look=${network.line.get(open)?.look ?? null} size=${38} /></svg>
      <span class="pp-tray-label">${props.say("paris-paris-board-open-marker-short")}</span>
    </div>`}
    ${props.view.seats > 2 &&
    html`<div ...${thing(props, "bag", "pp-tray-item")}>
      <svg class="pp-icon" viewBox="-32 -32 64 64" aria-hidden="true"><${Bag} size=${60} open=${bag !== null} /></svg>
      ${bag
        ? html`<span class="pp-in-bag">
            ${bag.map(
              (count, seat) => html`<span key=${seat}>
                <svg class="pp-small" viewBox="-19 -19 38 38" aria-hidden="true"><${House} seat=${seat} size=${34} /></svg>${count}
              </span>`,
            )}
          </span>`
        : html`<span class="pp-tray-label">${props.say("paris-paris-board-bag-short")}</span>`}
    </div>`}
  </div>`;
}
