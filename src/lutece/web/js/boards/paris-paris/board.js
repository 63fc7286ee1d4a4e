/** The board: the city with its lines, stops, shops, tiles on show, and the parking along the edge. */

import { html } from "htm/preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { City } from "./city.js";
import { SERIF, fix, layoutOf, measurer, shapeFor, shopAt, stopBox } from "./layout.js";
import { networkOf } from "./network.js";
import { Bag, Bus, Glyph, House, Marker, Tile } from "./pieces.js";
import { describe } from "./tell.js";

/**
 * @typedef {import("../board.js").DrawingProps} DrawingProps
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./layout.js").Point} Point
 * @typedef {import("./layout.js").Track} Track
 * @typedef {import("./layout.js").Shape} Shape
 * @typedef {import("./network.js").Stop} Stop
 *
 * @typedef {{ stop: string, line: string }} TileView
 * @typedef {object} Table the board as a seat may see it (`games/paris_paris/view.py`)
 * @property {number} round
 * @property {number} rounds
 * @property {number} bus
 * @property {{ stop: string, shops: (number | null)[] }[]} stops
 * @property {TileView[]} on_show
 * @property {TileView[]} parked
 * @property {string | null} pending
 * @property {number[]} scores
 * @property {number[]} stock
 * @property {(string | null)[]} markers
 * @property {string | null} open_marker
 * @property {number[] | null} bag
 */

const EDGE = 14; // pixels around the board where it scrolls

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
    font-family=${SERIF}
    role="group"
    aria-label=${props.say("paris-paris-board-map")}
  >
    ${city}
    <${Lines} layout=${layout} props=${props} />
    <${Names} layout=${layout} props=${props} />
    <${Stops} layout=${layout} props=${props} />
    <${OnShow} layout=${layout} props=${props} />
    <${Strip} layout=${layout} props=${props} />
    <g class="pp-overlay" aria-hidden="true"></g>
  </svg>`;
}

/**
 * @param {DrawingProps} props
 * @returns {Table}
 */
export function tableOf(props) {
  return /** @type {Table} */ (props.view.board);
}

/**
 * What a part of the board needs to be pointed at, picked and heard.
 * @param {DrawingProps} props
 * @param {string} element
 * @param {string} look its classes
 * @param {string} [instead] what is picked where this one is not alive
 */
export function thing(props, element, look, instead) {
  const decisions = props.alive.get(element);
  const picked = decisions || !instead || !props.alive.has(instead) ? element : instead;
  const marks = [
    look,
    decisions ? "alive" : props.alive.has(picked) ? "pp-lively" : "",
    props.chosen === element ? "chosen" : "",
    props.trace.has(element) ? "trace" : "",
  ];
  /** @param {Event} event */
  const rest = (event) => props.rest(element, /** @type {Element} */ (event.currentTarget));
  const leave = () => props.rest(null, null);
  return {
    class: marks.filter(Boolean).join(" "),
    "data-element": element,
    role: decisions ? "button" : "img",
    tabindex: decisions ? 0 : undefined,
    "aria-label": labelOf(props, element),
    onClick: (/** @type {Event} */ event) => props.pick(picked, /** @type {Element} */ (event.currentTarget)),
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      props.pick(picked, /** @type {Element} */ (event.currentTarget));
    },
    onPointerEnter: rest,
    onPointerLeave: leave,
    // Only where it is alive: some browsers let Tab halt at any drawing that listens to focus.
    onFocus: decisions ? rest : undefined,
    onBlur: decisions ? leave : undefined,
  };
}

/**
 * What a screen reader says: what a click would do, or what is there.
 * @param {DrawingProps} props
 * @param {string} element
 */
function labelOf(props, element) {
  const decisions = props.alive.get(element);
  if (decisions?.length === 1) {
    const { key, args } = decisions[0].said;
    return props.say(key, args);
  }
  return describe(element, props)?.text ?? element;
}

/**
 * The shape that suits the room the board has.
 * @param {{ current: SVGSVGElement | null }} svg
 * @returns {Shape}
 */
function useShape(svg) {
  const [shape, setShape] = useState(() => shapeFor(innerWidth, innerHeight));
  useLayoutEffect(() => {
    const room = svg.current?.parentElement;
    if (!room) return undefined;
    const scroller = scrollerOf(room) ?? room; // where the page scrolls, the board makes its own height
    const look = () => {
      const [width, height] = [room.clientWidth, scroller.clientHeight - (scroller === room ? 0 : EDGE)];
      if (width > 0) setShape(shapeFor(width, height || innerHeight));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(room);
    watch.observe(scroller);
    return () => watch.disconnect();
  }, []);
  return shape;
}

/**
 * What scrolls around an element, if anything but the page does.
 * @param {Element} element
 * @returns {Element | null}
 */
function scrollerOf(element) {
  for (let outer = /** @type {Element | null} */ (element); outer && outer !== document.body; outer = outer.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return null;
}

/**
 * The five lines, each with its colour, its pattern, and a sign where it starts.
 * @param {{ layout: Layout, props: DrawingProps }} props
 */
function Lines({ layout, props }) {
  const { sizes } = layout;
  return html`<g class="pp-lines">
    ${[...layout.tracks.values()].map(
      ({ line, d }) => html`<path key=${line.name} class="pp-casing" d=${d} stroke-width=${sizes.band + 7} />`,
    )}
    ${[...layout.tracks.values()].map((track) => {
      const { line, d } = track;
      const ends = layout.badges.get(line.name);
      return html`<g key=${line.name} ...${thing(props, `line/${line.name}`, `pp-line pp-line-${line.look}`)}>
        <path class="pp-band-edge" d=${d} stroke-width=${sizes.band + 2.4} />
        <path class="pp-band" d=${d} stroke-width=${sizes.band} />
        <path class=${`pp-pattern pp-pattern-${line.look}`} d=${d} stroke-width=${sizes.band * 0.3} />
        ${ends && html`<${Ends} track=${track} ends=${ends} layout=${layout} />`}
      </g>`;
    })}
  </g>`;
}

/**
 * The sign with the arrow at a line's start, and the buffer at its end.
 * @param {{ track: Track, ends: { start: Point, end: Point }, layout: Layout }} props
 */
function Ends({ track, ends, layout }) {
  const { badge, band } = layout.sizes;
  const from = track.points[0];
  const to = track.points[track.points.length - 1];
  const angle = (Math.atan2(from.y - ends.start.y, from.x - ends.start.x) * 180) / Math.PI;
  const stub = (/** @type {Point} */ a, /** @type {Point} */ b) => `M${fix(a.x)},${fix(a.y)}L${fix(b.x)},${fix(b.y)}`;
  const turn = (Math.atan2(ends.end.y - to.y, ends.end.x - to.x) * 180) / Math.PI;
  return html`
    <path class="pp-band" d=${stub(ends.start, from)} stroke-width=${band * 0.55} />
    <path class="pp-band" d=${stub(ends.end, to)} stroke-width=${band * 0.55} />
    <g transform=${`translate(${fix(ends.end.x)},${fix(ends.end.y)}) rotate(${fix(turn)})`}>
      <rect class="pp-buffer" x=${-badge * 0.25} y=${-badge * 0.62} width=${badge * 0.5} height=${badge * 1.24} rx="2" />
    </g>
    <g transform=${`translate(${fix(ends.start.x)},${fix(ends.start.y)})`}>
      <path class="pp-badge-arrow" transform=${`rotate(${fix(angle)})`} d=${`M${badge * 0.7},${-badge * 0.78}L${badge * 1.5},0L${badge * 0.7},${badge * 0.78}Z`} />
      <circle class="pp-badge" r=${badge} /><${Glyph} look=${track.line.look} size=${badge * 1.15} />
    </g>`;
}

/**
 * The names, each on a plate beside its stop.
 * @param {{ layout: Layout, props: DrawingProps }} props
 */
function Names({ layout, props }) {
  const { font } = layout.sizes;
  return html`<g class="pp-names" aria-hidden="true">
    ${layout.network.stops.map((stop) => {
      const name = layout.names.get(stop.slug);
      if (!name) return null;
      const { box, rows } = name;
      const element = `stop/${stop.slug}`;
      const look = `pp-name ${stop.lines.length > 1 ? "pp-name-crossing" : ""} ${props.alive.has(element) ? "pp-lively" : ""}`;
      return html`<g key=${stop.slug} class=${look}
        onClick=${(/** @type {Event} */ e) => props.pick(element, /** @type {Element} */ (e.currentTarget))}
        onPointerEnter=${(/** @type {Event} */ e) => props.rest(element, /** @type {Element} */ (e.currentTarget))}
        onPointerLeave=${() => props.rest(null, null)}>
        <path class="pp-leader" d=${leader(box, /** @type {Point} */ (layout.at.get(stop.slug)))} />
        <rect class="pp-plate" x=${fix(box.x)} y=${fix(box.y)} width=${fix(box.w)} height=${fix(box.h)} rx=${font * 0.2} />
        ${rows.map((row, i) => html`<text x=${fix(box.x + box.w / 2)} y=${fix(box.y + font * (0.96 + i * 1.08))} font-size=${font}>${row}</text>`)}
      </g>`;
    })}
  </g>`;
}

/**
 * A hairline from a name to its stop, seen only where they are apart.
 * @param {import("./placer.js").Box} box
 * @param {Point} at
 */
function leader(box, at) {
  const x = Math.max(box.x + 6, Math.min(box.x + box.w - 6, at.x));
  const y = Math.max(box.y + 4, Math.min(box.y + box.h - 4, at.y));
  return `M${fix(x)},${fix(y)}L${fix(at.x)},${fix(at.y)}`;
}

/**
 * Stops with their places, and the shops that stand there.
 * @param {{ layout: Layout, props: DrawingProps }} props
 */
function Stops({ layout, props }) {
  const { sizes } = layout;
  const table = tableOf(props);
  const shops = new Map(table.stops.map((s) => [s.stop, s.shops]));
  return html`<g class="pp-stops">
    ${layout.network.stops.map((stop) => {
      const at = /** @type {Point} */ (layout.at.get(stop.slug));
      const crossing = stop.lines.length > 1;
      const box = stopBox(sizes, { x: 0, y: 0 }, crossing);
      const element = `stop/${stop.slug}`;
      const look = `pp-stop ${crossing ? "pp-crossing" : ""} ${table.pending === stop.slug ? "pp-pending" : ""}`;
      return html`<g key=${stop.slug} transform=${`translate(${fix(at.x)},${fix(at.y)})`}>
        <g ...${thing(props, element, look)}>
          <rect class="pp-hit" ...${rect(box, 5)} rx=${sizes.single + 5} />
          <${Halo} box=${box} r=${sizes.single} />
          <rect class="pp-stop-edge" ...${rect(box)} rx=${sizes.single} />
          <rect class="pp-stop-rim" ...${rect(box, -4)} rx=${sizes.single - 4} />
          ${(shops.get(stop.slug) ?? []).map((_, i) => {
            const p = shopAt(sizes, crossing, i);
            return html`<path class="pp-place" d=${plot(p, sizes.house * 0.36)} />`;
          })}
        </g>
        ${(shops.get(stop.slug) ?? []).map((seat, i) => {
          if (seat === null) return null;
          const p = shopAt(sizes, crossing, i);
          const shop = `shop/${stop.slug}/${i}`;
          return html`<g key=${`${i}/${seat}`} transform=${`translate(${p.x},${p.y})`}>
            <g ...${thing(props, shop, "pp-shop", element)}>
              <circle class="pp-halo" r=${sizes.house * 0.62} />
              <${House} seat=${seat} size=${sizes.house} letter=${sizes.letter} />
            </g>
          </g>`;
        })}
      </g>`;
    })}
  </g>`;
}

/**
 * The tiles on show beside their stops; equal ones lie on each other.
 * @param {{ layout: Layout, props: DrawingProps }} props
 */
function OnShow({ layout, props }) {
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
      return html`<g key=${id} transform=${`translate(${fix(at.x)},${fix(at.y)})`}>
        <g ...${thing(props, `tile/${id}`, "pp-shown")}>
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

/**
 * Along the edge: the rounds, the bus with its holder, a parking bay for each line, the bag or the open marker.
 * @param {{ layout: Layout, props: DrawingProps }} props
 */
function Strip({ layout, props }) {
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
      <g transform=${`translate(${spots.bus.x},${spots.bus.y})`}><g class="pp-bus-home"><${Bus} size=${sizes.bus} /></g></g>
      <g transform=${`translate(${spots.holder.x},${spots.holder.y})`}><${House} seat=${table.bus} size=${sizes.house} letter=${letter} /></g>
    </g>
    ${network.lines.map((line, i) => {
      const at = spots.bays[i];
      const tile = parked.get(line.name);
      const name = tile && sizes.kind === "wide" ? (network.stop.get(tile.stop)?.name ?? "") : "";
      return html`<g key=${line.name} transform=${`translate(${at.x},${at.y})`}>
        <g ...${thing(props, `parking/${line.name}`, `pp-bay pp-line-${line.look}`)}>
          <${Bay} size=${sizes.tile} />
          <g class="pp-bay-sign"><${Glyph} look=${line.look} size=${sizes.tile * 0.5} /></g>
          ${tile && html`<g class="pp-parked"><${Tile} look=${line.look} size=${sizes.tile} /><${From} name=${name} most=${spots.step - sizes.tile * 1.75} sizes=${sizes} /></g>`}
        </g>
      </g>`;
    })}
    <g transform=${`translate(${spots.last.x},${spots.last.y})`}>
      ${table.open_marker !== null
        ? html`<g ...${thing(props, "marker/open", "pp-open-marker")}>
            <${Marker} look=${network.line.get(table.open_marker)?.look ?? null} size=${strip.h * 0.6} />
          </g>`
        : html`<g ...${thing(props, "bag", "pp-bag-home")}><${Bag} size=${strip.h * 0.72} open=${table.bag !== null} /></g>`}
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
      return html`<circle key=${i} class=${when} cx=${fix(strip.x + 30 + step * i)} cy=${strip.y + 2} r=${when === "pp-now" ? r * 1.5 : r} />`;
    })}
  </g>`;
}

/**
 * Where a parked tile came from.
 * @param {{ name: string, most: number, sizes: import("./layout.js").Sizes }} props
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
 * A long name in two rows.
 * @param {string} name
 */
function rowsOf(name) {
  if (name.length < 10) return [name];
  const breaks = [...name].flatMap((c, i) => (c === " " || c === "-" ? [i] : []));
  if (!breaks.length) return [name];
  const at = breaks.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a));
  return [name.slice(0, name[at] === "-" ? at + 1 : at), name.slice(at + 1)];
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
    bays: Array.from({ length: n }, (_, i) => ({ x: left + step * (kind === "wide" ? i : i + 0.5) + (kind === "wide" ? tile * 1.1 : 2), y })),
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

/**
 * The glow around something alive, the ring around what was chosen or just done.
 * @param {{ box: import("./placer.js").Box, r: number }} props
 */
function Halo({ box, r }) {
  return html`<rect class="pp-halo" ...${rect(box, 5)} rx=${r + 5} />`;
}

/**
 * @param {import("./placer.js").Box} box
 * @param {number} [by]
 */
function rect(box, by = 0) {
  return { x: box.x - by, y: box.y - by, width: box.w + 2 * by, height: box.h + 2 * by };
}

/**
 * The ground plan of a house that is not there yet.
 * @param {Point} p
 * @param {number} r
 */
function plot(p, r) {
  return `M${fix(p.x - r)},${fix(p.y + r)}V${fix(p.y - r * 0.1)}L${fix(p.x)},${fix(p.y - r)}L${fix(p.x + r)},${fix(p.y - r * 0.1)}V${fix(p.y + r)}Z`;
}
