/** What lies along the lower edge of the sheet. */

import { html } from "htm/preact";
import { fix } from "./curves.js";
import { measurer } from "./typeface.js";
import { Bag, Bus, Glyph, House, Marker, Tile } from "./pieces.js";
import { startsTour, tableOf, thing } from "./interaction.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./sizes.js").Sizes} Sizes
 */

/**
 * Along the edge: the rounds, the bus with its holder, a parking bay for each line, the bag or the open marker.
 * @param {{ layout: Layout, props: DrawingProps }} props
 */
export function Strip({ layout, props }) {
  const { sizes, network } = layout;
  const { strip, letter } = sizes;
  const table = tableOf(props);
  const spots = stripSpots(layout);
  const parked = new Map(table.parked.map((tile) => [tile.line, tile]));
  const words = props.say("paris-paris-board-round", { round: table.round, rounds: table.rounds });
  const most = spots.left - strip.x - 18;
  return html`<g class="pp-strip">
    <g ...${thing(props, "round", "pp-round-of")}>
      <rect class="pp-hit" x=${strip.x} y=${strip.y - 8} width=${strip.w} height="16" />
      <rect class="pp-hit" x=${strip.x} y=${strip.y + 8} width=${most + 16} height=${letter * 1.4} />
      <${Rounds} layout=${layout} round=${table.round} rounds=${table.rounds} over=${props.view.to_move === null} />
      <text class="pp-round-words" x=${strip.x + 16} y=${strip.y + letter * 1.62} font-size=${letter}
        textLength=${measurer(letter)(words) > most ? most : undefined} lengthAdjust="spacingAndGlyphs">${words}</text>
    </g>
    <g ...${thing(props, "bus", "pp-depot")}>
      <rect class="pp-hit" x=${strip.x + 6} y=${strip.y + letter * 2} width=${most} height=${strip.h - letter * 2 - 4} />
      <path class="pp-road" d=${`M${strip.x + 14},${spots.bus.y + sizes.bus * 0.34}H${spots.left - 4}`} />
      <g transform=${`translate(${spots.bus.x},${spots.bus.y})`}>
        <g class="pp-bus-home"><${Bus} size=${sizes.bus} /></g>
      </g>
      <g transform=${`translate(${spots.holder.x},${spots.holder.y})`}>
        <${House} seat=${table.bus} size=${sizes.house} letter=${letter} />
      </g>
    </g>
    ${network.lines.map((line, i) => {
      const at = spots.bays[i];
      const tile = parked.get(line.name);
      const next = spots.bays[i + 1] ? spots.bays[i + 1].x - sizes.tile * 0.75 : spots.last.x - strip.h * 0.52;
      const name = tile && sizes.kind === "wide" ? (network.stop.get(tile.stop)?.name ?? "") : "";
      return html`<g key=${line.name} transform=${`translate(${at.x},${at.y})`}>
        <g ...${thing(props, `parking/${line.name}`, `pp-bay pp-line-${line.look} ${startsTour(table, line.name) ? "is-ready" : ""}`)}>
          <${Bay} size=${sizes.tile} />
          <g class="pp-bay-sign"><${Glyph} look=${line.look} size=${sizes.tile * 0.5} /></g>
          ${tile &&
          html`<g class="pp-parked">
            <${Tile} look=${line.look} size=${sizes.tile} />
            <${From} name=${name} most=${next - at.x - sizes.tile * 0.92} sizes=${sizes} />
          </g>`}
        </g>
      </g>`;
    })}
    <g transform=${`translate(${spots.last.x},${spots.last.y})`}>
      ${table.open_marker !== null
        ? html`<g ...${thing(props, "marker/open", "pp-open-marker")}>
            <${Marker} look=${network.line.get(table.open_marker)?.look ?? null} size=${strip.h * 0.6} />
          </g>`
        : html`<g ...${thing(props, "bag", "pp-bag-home")}>
            <${Bag} size=${strip.h * 0.72} open=${table.bag !== null} />
          </g>`}
    </g>
  </g>`;
}

/**
 * The rounds as stops along the rule under the map: past, present, to come.
 * @param {{ layout: Layout, round: number, rounds: number, over: boolean }} props
 */
function Rounds({ layout, round, rounds, over }) {
  const { strip, kind } = layout.sizes;
  const step = (strip.w - 60) / (rounds - 1);
  const r = kind === "wide" ? 5 : 4;
  return html`<g class="pp-rounds">
    ${Array.from({ length: rounds }, (_, i) => {
      const when = over || i + 1 < round ? "pp-past" : i + 1 === round ? "pp-now" : "pp-coming";
      const size = when === "pp-now" ? r * 1.5 : r;
      return html`<circle key=${i} class=${when} cx=${fix(strip.x + 30 + step * i)} cy=${strip.y + 2} r=${size} />`;
    })}
  </g>`;
}

/**
 * Where a parked tile came from.
 * @param {{ name: string, most: number, sizes: Sizes }} props
 */
function From({ name, most, sizes }) {
  if (!name) return null;
  const { letter, tile } = sizes;
  const rows = rowsOf(name);
  const wide = measurer(letter);
  return html`<g class="pp-from">
    ${rows.map((row, i) => {
      const y = letter * (0.34 + (i - (rows.length - 1) / 2) * 1.05);
      return html`<text x=${tile * 0.92} y=${y} font-size=${letter} lengthAdjust="spacingAndGlyphs"
        textLength=${wide(row) > most ? most : undefined}>${row}</text>`;
    })}
  </g>`;
}

/**
 * A long name in two rows; Japanese letters are twice as wide as others.
 * @param {string} name
 */
function rowsOf(name) {
  const width = name.length * (/[ぁ-ヿ一-鿿]/.test(name) ? 2 : 1);
  if (width < 10) return [name];
  const breaks = [...name].flatMap((c, i) => (" -・".includes(c) ? [i] : []));
  if (!breaks.length) return [name];
  const at = breaks.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a));
  return [name.slice(0, name[at] === " " ? at : at + 1), name.slice(at + 1)];
}

/**
 * Where the things along the edge stand.
 * @param {Layout} layout
 */
export function stripSpots(layout) {
  const { strip, bus, house, tile, kind, letter } = layout.sizes;
  const y = strip.y + strip.h / 2 + 3;
  const left = strip.x + Math.max(26 + bus + house * 1.2, letter * 6.8);
  const right = strip.x + strip.w - strip.h * 0.9;
  const n = layout.network.lines.length;
  const step = (right - left) / n;
  const low = strip.y + strip.h - bus * 0.46;
  return {
    left,
    step,
    bus: { x: strip.x + 16 + bus / 2, y: low },
    holder: { x: strip.x + 22 + bus + house * 0.6, y: low - house * 0.1 },
    bays: Array.from({ length: n }, (_, i) => ({ x: left + step * i + (kind === "wide" ? tile * 1.1 : step / 2 + 2), y })),
    last: { x: strip.x + strip.w - strip.h * 0.5, y },
  };
}

/**
 * A parking bay, painted on the street.
 * @param {{ size: number }} props
 */
function Bay({ size }) {
  const [w, h] = [size * 0.74, size * 0.68];
  return html`<rect class="pp-hit" x=${-w - 4} y=${-h} width=${2 * w + 8} height=${2 * h} />
    <path class="pp-bay-mark" d=${`M${-w},${-h * 0.4}V${-h}H${w}V${-h * 0.4}M${-w},${h * 0.4}V${h}H${w}V${h * 0.4}`} />`;
}
