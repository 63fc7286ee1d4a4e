/** What one seat holds: its shops in stock, its marker, the bus, and in the end its shops in the bag. */

import { html } from "htm/preact";
import { tableOf, thing } from "./interaction.js";
import { networkNow } from "./network.js";
import { Bag, Bus, House, Marker } from "./pieces.js";

/** @typedef {import("../board.js").DrawingProps} DrawingProps */

/** @param {DrawingProps & { seat: number }} props */
export function Seat(props) {
  const { seat } = props;
  const table = tableOf(props);
  const network = networkNow(props.info.components);
  const stock = table.stock[seat];
  const marker = table.markers[seat];
  const look = marker === null ? null : (network.line.get(marker)?.look ?? null);
  return html`<div class="pp-seat">
    <div ...${thing(props, `stock/${seat}`, "pp-stock")}>
      <svg class="pp-small" viewBox="-19 -19 38 38" aria-hidden="true"><${House} seat=${seat} size=${36} /></svg>
      <b>${stock}</b>
      <span class=${`pp-stock-row pp-roofs-${seat}`} aria-hidden="true">
        ${Array.from(
          { length: stock },
          (_, i) => html`<svg key=${i} class="pp-tiny" viewBox="-19 -19 38 38"><${House} seat=${seat} size=${36} /></svg>`,
        )}
      </span>
    </div>
    <div ...${thing(props, `marker/${seat}`, "pp-seat-marker")}>
      <svg class="pp-icon" viewBox="-20 -20 40 40" aria-hidden="true"><${Marker} look=${look} size=${38} /></svg>
    </div>
    ${table.bag &&
    html`<div ...${thing(props, "bag", "pp-seat-bag")}>
      <svg class="pp-icon" viewBox="-32 -32 64 64" aria-hidden="true"><${Bag} size=${60} open=${true} /></svg>
      <b>${table.bag[seat]}</b>
    </div>`}
    ${table.bus === seat &&
    !table.bag &&
    html`<div ...${thing(props, "bus", "pp-seat-bus")}>
      <svg class="pp-icon pp-icon-bus" viewBox="-35 -27 70 54" aria-hidden="true"><${Bus} size=${66} /></svg>
    </div>`}
  </div>`;
}
