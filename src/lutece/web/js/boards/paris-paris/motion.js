/**
 * What happened, played over the board that still shows the moment before.
 *
 * Pieces that move are drawn on the overlay; the ones they stand for are hidden meanwhile. Whatever
 * was hidden comes back and the overlay empties when the table shows the moment after, or at once
 * when the player skips.
 */

import { html } from "htm/preact";
import { render } from "preact";
import { shownBy, stripSpots } from "./board.js";
import { measurer, pointOn, shopAt } from "./layout.js";
import { lineThrough } from "./network.js";
import { Bus, House, LETTERS, Tile } from "./pieces.js";

/**
 * @typedef {import("../board.js").AnimateContext} AnimateContext
 * @typedef {import("../board.js").BoardModule} BoardModule
 * @typedef {import("./board.js").Table} Table
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./layout.js").Point} Point
 * @typedef {import("./layout.js").Track} Track
 * @typedef {{ key: string, args: Record<string, string | number> }} Happening
 */

const SVG = "http://www.w3.org/2000/svg";
const STEP = 320; // milliseconds
const HOP = 260; // from one stop to the next
const RISE = 760; // of a point above its shop
const BETWEEN = 90; // one point and the next
const MANY = 2; // tours: the last ones of a game are driven faster

/** The last play on each svg, to be cleared before the next. @type {WeakMap<Element, () => void>} */
const clearing = new WeakMap();

/** Thrown through everything when the player skips, or the board changes its shape. */
class Skipped extends Error {}

/** @type {BoardModule["animate"]} */
export async function animate(svg, before, after, entry, context) {
  clearing.get(svg)?.();
  const layout = shownBy.get(svg);
  const overlay = svg.querySelector(".pp-overlay");
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!layout || !overlay || still || context.signal.aborted) return;
  const tours = entry.happened.filter((/** @type {Happening} */ said) => /(grand|special|open)-tour$/.test(said.key)).length;
  const pace = { ...context, speed: context.speed * (tours > MANY ? 1.4 : 1) };
  const stage = new Stage(svg, overlay, layout, /** @type {Table} */ (before.board), pace);
  clearing.set(svg, () => stage.clear());
  try {
    await perform(stage, entry.happened);
    // The table draws the moment after within a frame or two; only then the overlay may go.
    setTimeout(() => stage.clear(), 80);
  } catch (error) {
    stage.clear();
    if (!(error instanceof Skipped)) throw error;
  }
}

/**
 * All that happened, in order.
 * @param {Stage} stage
 * @param {Happening[]} happened
 */
async function perform(stage, happened) {
  for (let i = 0; i < happened.length; i++) {
    const { key, args } = happened[i];
    const act = ACTS[key.replace("paris-paris-", "")];
    if (act) await act(stage, args, happened.slice(i + 1));
  }
  await stage.goHome();
}

/** @type {Record<string, (stage: Stage, args: Record<string, any>, next: Happening[]) => Promise<void>>} */
const ACTS = {
  async took(stage, { seat, stop, line }) {
    await stage.takeTile(stop, line, seat);
  },
  async opened(stage, { seat, stop }) {
    await stage.setShop(seat, stop);
  },
  async "pushed-to-bag"(stage, { seat, stop }) {
    await stage.pushOut(seat, stop, true);
  },
  async "pushed-to-stock"(stage, { seat, stop }) {
    await stage.pushOut(seat, stop, false);
  },
  async "small-tour"(stage, { stop, line }, next) {
    stage.banner("paris-paris-board-small-tour", { name: stage.layout.network.stop.get(stop)?.name ?? stop }, line);
    await stage.busTo(stop);
    await stage.pause(STEP / 2);
    const gains = firstOf(next, "paris-paris-shop-scores").map(asGain);
    const stops = [...new Set(gains.map((gain) => gain.stop))];
    for (const [i, target] of stops.entries()) {
      if (target !== stop) await stage.drive(stop, target);
      await stage.score(gains.filter((gain) => gain.stop === target));
      if (target !== stop && i < stops.length - 1) await stage.drive(target, stop, 0.6);
    }
  },
  async "nobody-scores"(stage) {
    await stage.note("paris-paris-board-nobody");
  },
  async parked(stage, { stop, line }, next) {
    stage.unbanner();
    await Promise.all([stage.goHome(), stage.park(stop, line, next[0]?.key === "paris-paris-grand-tour")]);
  },
  async "grand-tour"(stage, { line }, next) {
    stage.banner("paris-paris-board-grand-tour", { line }, line);
    await stage.tour(line, next);
    stage.unparkAll(line);
    stage.unbanner();
  },
  async "special-tour"(stage, { seat, line }, next) {
    stage.banner("paris-paris-board-special-tour", { seat, line }, line);
    await stage.tour(line, next);
    stage.unbanner();
  },
  async "open-tour"(stage, { line }, next) {
    stage.banner("paris-paris-board-open-tour", { line }, line);
    await stage.tour(line, next);
    stage.unbanner();
  },
  async "bag-scores"(stage, { seat, points }) {
    await stage.goHome();
    stage.banner("paris-paris-board-bag-scores", { seat }, null);
    await stage.bagPays(seat, Number(points));
    stage.unbanner();
  },
  async "bus-passed"(stage, { seat }) {
    await stage.passBus(seat);
  },
  async "laid-out"(stage, { stop, line }, next) {
    const laid = stage.layTile(stop, line);
    await (next[0]?.key === "paris-paris-laid-out" ? stage.pause(STEP * 0.3) : laid);
  },
};

/** @param {Happening} said @returns {{ seat: number, stop: string }} */
function asGain(said) {
  return { seat: Number(said.args.seat), stop: String(said.args.stop) };
}

/**
 * The run of events of a kind at the front.
 * @param {Happening[]} happened
 * @param {string} key
 */
function firstOf(happened, key) {
  const end = happened.findIndex((said) => said.key !== key);
  return end < 0 ? happened : happened.slice(0, end);
}

/** The overlay, and what is known of the board while things move. */
class Stage {
  /**
   * @param {SVGSVGElement} svg
   * @param {Element} overlay
   * @param {Layout} layout
   * @param {Table} table
   * @param {AnimateContext} context
   */
  constructor(svg, overlay, layout, table, context) {
    this.svg = svg;
    this.overlay = overlay;
    this.layout = layout;
    this.context = context;
    this.shops = new Map(table.stops.map((s) => [s.stop, [...s.shops]]));
    this.shown = table.on_show.map((tile) => `${tile.stop}/${tile.line}`);
    this.holder = table.bus;
    this.bag = layout.network && table.open_marker === null;
    /** @type {Map<Element, string>} */
    this.hidden = new Map();
    /** @type {Map<string, SVGGElement>} */
    this.made = new Map();
    /** @type {{ g: SVGGElement, at: Point, on: string | null } | null} */
    this.bus = null;
    /** @type {SVGGElement | null} */
    this.bannerAt = null;
    /** @type {Set<Animation>} */
    this.running = new Set();
    this.spots = stripSpots(layout);
    /** @type {number[]} */
    this.tally = [];
  }

  /** Everything back as the board has it. */
  clear() {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    for (const [node, was] of this.hidden) /** @type {SVGElement} */ (node).style.visibility = was;
    this.hidden.clear();
    this.light(null);
    for (const child of [...this.overlay.children]) {
      render(null, child);
      child.remove();
    }
    this.made.clear();
    if (clearing.get(this.svg)) clearing.delete(this.svg);
  }

  /* --- the means --- */

  /**
   * A piece on the overlay.
   * @param {unknown} what
   * @param {Point} at
   */
  put(what, at) {
    const outer = /** @type {SVGGElement} */ (document.createElementNS(SVG, "g"));
    const g = /** @type {SVGGElement} */ (document.createElementNS(SVG, "g"));
    outer.setAttribute("transform", `translate(${at.x},${at.y})`);
    outer.append(g);
    this.overlay.append(outer);
    render(/** @type {any} */ (what), g);
    return g;
  }

  /** @param {SVGGElement} g */
  drop(g) {
    render(null, g);
    g.parentElement?.remove();
  }

  /** @param {string} selector */
  hide(selector) {
    const node = this.svg.querySelector(selector);
    if (!node || this.hidden.has(node)) return;
    this.hidden.set(node, /** @type {SVGElement} */ (node).style.visibility);
    /** @type {SVGElement} */ (node).style.visibility = "hidden";
  }

  check() {
    // A board that was cut to another shape meanwhile has its places elsewhere.
    if (this.context.signal.aborted || shownBy.get(this.svg) !== this.layout) throw new Skipped();
  }

  /**
   * Moves something by CSS transforms.
   * @param {SVGGElement} g
   * @param {Keyframe[]} frames
   * @param {number} ms
   * @param {string} [easing]
   */
  async move(g, frames, ms, easing = "cubic-bezier(.3,.1,.3,1)") {
    this.check();
    const animation = g.animate(frames, { duration: ms / this.context.speed, easing, fill: "both" });
    await this.until(animation);
  }

  /** @param {Animation} animation */
  async until(animation) {
    this.running.add(animation);
    const { signal } = this.context;
    await new Promise((resolve) => {
      const done = () => {
        signal.removeEventListener("abort", done);
        resolve(null);
      };
      signal.addEventListener("abort", done);
      animation.finished.then(done, done);
    });
    this.check();
  }

  /** @param {number} ms */
  async pause(ms) {
    this.check();
    const { signal, speed } = this.context;
    await new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", done);
        resolve(null);
      };
      const timer = setTimeout(done, ms / speed);
      signal.addEventListener("abort", done);
    });
    this.check();
  }

  /**
   * Frame by frame from 0 to 1.
   * @param {number} ms
   * @param {(t: number) => void} draw
   */
  async frames(ms, draw) {
    const long = ms / this.context.speed;
    const begin = performance.now();
    for (;;) {
      this.check();
      const t = Math.min(1, (performance.now() - begin) / long);
      draw(ease(t));
      if (t >= 1) return;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }

  /** @param {string} stop @returns {Point} */
  stopAt(stop) {
    return this.layout.at.get(stop) ?? { x: 0, y: 0 };
  }

  /** @param {string} stop @param {number} place @returns {Point} */
  placeAt(stop, place) {
    const crossing = (this.layout.network.stop.get(stop)?.lines.length ?? 1) > 1;
    const [a, b] = [this.stopAt(stop), shopAt(this.layout.sizes, crossing, place)];
    return { x: a.x + b.x, y: a.y + b.y };
  }

  /** @param {string} line */
  look(line) {
    return this.layout.network.line.get(line)?.look ?? "green";
  }

  /* --- tiles --- */

  /**
   * The tile is lifted and put away into the box.
   * @param {string} stop
   * @param {string} line
   * @param {number} seat
   */
  async takeTile(stop, line, seat) {
    const id = `${stop}/${line}`;
    const at = this.layout.tiles.get(id) ?? this.stopAt(stop);
    this.lift(id);
    const { tile, house, letter } = this.layout.sizes;
    const g = this.put(
      html`<${Tile} look=${this.look(line)} size=${tile} /><g transform=${`translate(0,${-tile * 0.95})`}><${House} seat=${seat} size=${house} letter=${letter} /></g>`,
      at,
    );
    const to = this.stopAt(stop);
    await this.move(g, [{ transform: "none" }, { transform: "translate(0px,-12px) scale(1.25)" }], STEP * 0.7);
    const way = `translate(${to.x - at.x}px,${to.y - at.y}px)`;
    await this.move(g, [{ transform: "translate(0px,-12px) scale(1.25)", opacity: 1 }, { transform: `${way} scale(.5)`, opacity: 0 }], STEP);
    this.drop(g);
  }

  /**
   * One tile of a pile leaves; the last one leaves nothing.
   * @param {string} id
   */
  lift(id) {
    const i = this.shown.indexOf(id);
    if (i >= 0) this.shown.splice(i, 1);
    const made = this.made.get(`tile/${id}`);
    if (made) {
      this.drop(made);
      this.made.delete(`tile/${id}`);
    }
    this.hide(`[data-element="tile/${id}"]`);
    if (this.shown.includes(id)) this.made.set(`tile/${id}`, this.put(this.tile(id.split("/")[1]), this.layout.tiles.get(id) ?? { x: 0, y: 0 }));
  }

  /** @param {string} line */
  tile(line) {
    return html`<${Tile} look=${this.look(line)} size=${this.layout.sizes.tile} />`;
  }

  /**
   * A new tile is laid out.
   * @param {string} stop
   * @param {string} line
   */
  async layTile(stop, line) {
    const id = `${stop}/${line}`;
    const at = this.layout.tiles.get(id) ?? this.stopAt(stop);
    const g = this.put(this.tile(line), at);
    const from = this.spots.bus;
    const way = `translate(${(from.x - at.x) * 0.4}px,${(from.y - at.y) * 0.4}px) scale(.4) rotate(-30deg)`;
    await this.move(g, [{ transform: way, opacity: 0 }, { transform: "none", opacity: 1 }], STEP * 0.75);
  }

  /**
   * The tile left over drives to its bay; a second one of the line lies on the first.
   * @param {string} stop
   * @param {string} line
   * @param {boolean} second
   */
  async park(stop, line, second) {
    const id = `${stop}/${line}`;
    const from = this.layout.tiles.get(id) ?? this.stopAt(stop);
    this.lift(id);
    const bay = this.spots.bays[this.layout.network.lines.findIndex((l) => l.name === line)];
    const g = this.put(this.tile(line), bay);
    this.made.set(`parked/${line}`, g);
    const lift = `translate(${from.x - bay.x}px,${from.y - bay.y}px)`;
    const rest = second ? "translate(7px,-7px)" : "none";
    await this.move(g, [{ transform: lift }, { transform: `${lift} scale(1.3)`, offset: 0.2 }, { transform: rest }], STEP * 1.6);
  }

  /** @param {string} line */
  unparkAll(line) {
    const g = this.made.get(`parked/${line}`);
    if (g) this.drop(g);
    this.made.delete(`parked/${line}`);
    this.hide(`[data-element="parking/${line}"] .pp-parked`);
  }

  /* --- shops --- */

  /**
   * A shop is set where there is room.
   * @param {number} seat
   * @param {string} stop
   */
  async setShop(seat, stop) {
    const places = this.shops.get(stop) ?? [null];
    const place = Math.max(0, places.indexOf(null));
    places[place] = seat;
    const { house, letter } = this.layout.sizes;
    const g = this.put(html`<${House} seat=${seat} size=${house} letter=${letter} />`, this.placeAt(stop, place));
    this.made.set(`shop/${stop}/${place}`, g);
    await this.move(
      g,
      [
        { transform: "translate(0px,-46px) scale(1.5)", opacity: 0 },
        { transform: "translate(0px,2px) scale(1.05,.9)", opacity: 1, offset: 0.75 },
        { transform: "none", opacity: 1 },
      ],
      STEP * 1.1,
    );
  }

  /**
   * A shop leaves: into the bag, or back to its owner.
   * @param {number} seat
   * @param {string} stop
   * @param {boolean} toBag
   */
  async pushOut(seat, stop, toBag) {
    const places = this.shops.get(stop) ?? [null];
    const place = Math.max(0, places.indexOf(seat));
    places[place] = null;
    this.hide(`[data-element="shop/${stop}/${place}"]`);
    const at = this.placeAt(stop, place);
    const { house, letter, width } = this.layout.sizes;
    const g = this.put(html`<${House} seat=${seat} size=${house} letter=${letter} />`, at);
    const to = toBag ? this.spots.last : { x: at.x < width / 2 ? -60 : width + 60, y: at.y - 60 };
    const [dx, dy] = [to.x - at.x, to.y - at.y];
    await this.move(
      g,
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx * 0.5}px,${dy * 0.5 - 70}px) scale(1.3)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${dx}px,${dy}px) scale(.5)`, opacity: toBag ? 0.4 : 0 },
      ],
      STEP * 1.6,
    );
    this.drop(g);
  }

  /* --- the bus --- */

  /** The bus leaves its place along the edge. */
  out() {
    if (this.bus) return this.bus;
    this.hide(".pp-bus-home");
    const at = this.spots.bus;
    const g = this.put(html`<${Bus} size=${this.layout.sizes.bus} />`, { x: 0, y: 0 });
    g.style.transform = `translate(${at.x}px,${at.y}px)`;
    this.bus = { g, at, on: null };
    return this.bus;
  }

  /**
   * The bus at a point, looking the way it drives.
   * @param {Point} at
   * @param {number} [angle]
   * @param {number} [halt] 1 at a stop, where it stands above the shops; 0 on the way
   */
  stand(at, angle = 0, halt = 1) {
    const bus = this.out();
    const back = Math.cos(angle) < -0.15;
    const tilt = Math.max(-14, Math.min(14, ((back ? Math.PI - angle : angle) * 180) / Math.PI));
    const lean = Math.abs(Math.cos(angle)) < 0.15 ? 0 : wrap(tilt);
    bus.at = at;
    this.overlay.append(/** @type {Element} */ (bus.g.parentElement));
    const { bus: wide, single } = this.layout.sizes;
    const lift = wide * 0.28 + single * 0.85 * halt;
    const y = Math.max(wide * 0.42, at.y - lift);
    bus.g.style.transform = `translate(${at.x}px,${y}px) scale(${back ? -1 : 1},1) rotate(${lean}deg)`;
  }

  /**
   * Straight to a stop, as the crow flies.
   * @param {string} stop
   */
  async busTo(stop) {
    const to = this.stopAt(stop);
    const from = this.out().at;
    const angle = to.x < from.x ? Math.PI : 0;
    await this.frames(STEP * 1.5, (t) => this.stand({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - Math.sin(t * Math.PI) * 50 }, angle));
  }

  /** Back to its place along the edge. */
  async goHome() {
    const { bus } = this;
    if (!bus) return;
    const [from, home] = [bus.at, this.spots.bus];
    const to = { x: home.x, y: home.y + this.layout.sizes.bus * 0.28 };
    if (Math.hypot(from.x - to.x, from.y - to.y) < 2) return;
    await this.frames(STEP * 1.5, (t) => {
      const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - Math.sin(t * Math.PI) * 40 };
      this.stand(at, t < 0.97 && to.x < from.x ? Math.PI : 0, 1 - t);
    });
  }

  /**
   * Along the line that joins two stops.
   * @param {string} from
   * @param {string} to
   * @param {number} [haste]
   */
  async drive(from, to, haste = 1) {
    const line = lineThrough(this.layout.network, from, to);
    const track = line && this.layout.tracks.get(line.name);
    if (!line || !track) return this.busTo(to);
    return this.ride(track, line.stops.indexOf(from), line.stops.indexOf(to), haste);
  }

  /**
   * @param {Track} track
   * @param {number} from number of a stop
   * @param {number} to
   * @param {number} [haste]
   */
  async ride(track, from, to, haste = 1) {
    const [a, b] = [track.stopAt[from], track.stopAt[to]];
    await this.frames(HOP * Math.max(1, Math.abs(to - from)) * haste, (t) => {
      const p = pointOn(track, a + (b - a) * t);
      this.stand(p, b < a ? p.angle + Math.PI : p.angle, 1 - Math.sin(t * Math.PI));
    });
  }

  /**
   * PP-14: from the start arrow along the whole line; points rise at each crossing where the bus calls.
   * @param {string} name
   * @param {Happening[]} next
   */
  async tour(name, next) {
    this.light(name);
    const line = this.layout.network.line.get(name);
    const track = this.layout.tracks.get(name);
    if (!line || !track) return;
    const calls = callsOf(next);
    await this.busTo(line.stops[0]);
    let at = 0;
    for (const call of calls) {
      const stop = line.stops.indexOf(call.stop);
      await this.ride(track, at, stop);
      at = stop;
      await this.score(call.gains);
    }
    await this.ride(track, at, line.stops.length - 1, 0.8);
    this.light(null);
  }

  /**
   * The line that is being toured shines.
   * @param {string | null} line
   */
  light(line) {
    for (const node of this.svg.querySelectorAll("[data-touring]")) node.removeAttribute("data-touring");
    if (line) this.svg.querySelector(`[data-element="line/${line}"]`)?.setAttribute("data-touring", "");
  }

  /**
   * Who has the bus now.
   * @param {number} seat
   */
  async passBus(seat) {
    await this.goHome();
    const at = this.spots.holder;
    const { house, letter } = this.layout.sizes;
    this.hide(".pp-depot .pp-house");
    const old = this.put(html`<${House} seat=${this.holder} size=${house} letter=${letter} />`, at);
    const fresh = this.put(html`<${House} seat=${seat} size=${house} letter=${letter} />`, at);
    this.holder = seat;
    await Promise.all([
      this.move(old, [{ transform: "none", opacity: 1 }, { transform: `translate(${house}px,0px)`, opacity: 0 }], STEP),
      this.move(fresh, [{ transform: "translate(0px,-26px)", opacity: 0 }, { transform: "none", opacity: 1 }], STEP),
    ]);
    this.drop(old);
  }

  /* --- points --- */

  /**
   * A point rises from each shop that scores; the bus need not wait until the last has gone.
   * @param {{ seat: number, stop: string }[]} gains
   */
  async score(gains) {
    /** @type {Map<string, number>} */
    const used = new Map();
    for (const { seat, stop } of gains) {
      const places = this.shops.get(stop) ?? [];
      const place = Math.max(0, places.indexOf(seat, used.get(`${stop}/${seat}`) ?? 0));
      used.set(`${stop}/${seat}`, place + 1);
      this.count(seat, 1);
      this.rise(this.placeAt(stop, place), seat, "+1", RISE).catch(() => {}); // skipped: cleared with the rest
      await this.pause(BETWEEN);
    }
    if (gains.length) await this.pause(STEP * 0.7);
  }

  /**
   * @param {Point} at
   * @param {number} seat
   * @param {string} words
   * @param {number} ms
   */
  async rise(at, seat, words, ms) {
    const { letter, house } = this.layout.sizes;
    const w = letter * (1 + words.length * 0.62);
    const g = this.put(
      html`<g class=${`pp-seat-${LETTERS[seat].toLowerCase()}`}>
        <rect class="pp-gain-plate" x=${-w / 2} y=${-letter * 0.75} width=${w} height=${letter * 1.5} rx=${letter * 0.75} />
        <text class="pp-gain-text" y=${letter * 0.36} font-size=${letter * 1.1}>${words}</text>
      </g>`,
      { x: at.x, y: at.y - house * 0.3 },
    );
    await this.move(
      g,
      [
        { transform: "translate(0px,8px) scale(.4)", opacity: 0 },
        { transform: "translate(0px,-14px) scale(1.15)", opacity: 1, offset: 0.3 },
        { transform: "translate(0px,-26px) scale(1)", opacity: 1, offset: 0.75 },
        { transform: "translate(0px,-44px) scale(.9)", opacity: 0 },
      ],
      ms,
      "linear",
    );
    this.drop(g);
  }

  /**
   * The bag pays its points.
   * @param {number} seat
   * @param {number} points
   */
  async bagPays(seat, points) {
    this.count(seat, points);
    await this.rise(this.spots.last, seat, `+${points}`, RISE * 1.6);
  }

  /* --- the banner --- */

  /**
   * What kind of tour this is, and what it has brought so far.
   * @param {string} key
   * @param {Record<string, string | number>} args
   * @param {string | null} line
   */
  banner(key, args, line) {
    this.unbanner();
    this.tally = [];
    this.words = this.context.say(key, args);
    this.words2 = line;
    this.bannerAt = this.put(null, this.layout.clearing);
    this.showBanner();
    this.bannerAt.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 / this.context.speed });
  }

  showBanner() {
    if (!this.bannerAt) return;
    const { font, house, letter, tile, kind, strip } = this.layout.sizes;
    const size = font * 1.2;
    const words = this.words ?? "";
    const seats = this.tally.map((points, seat) => ({ points, seat })).filter(({ points }) => points);
    const text = measurer(size)(words);
    const sign = this.words2 ? tile : 0;
    const each = house + letter * 1.9;
    const two = kind === "tall"; // points in a row of their own
    const title = sign + text;
    const w = Math.max(title, two ? seats.length * each : 0) + (two ? 0 : seats.length * each) + font * 1.6;
    const h = two ? strip.h - 8 : size * 2.1;
    const fit = Math.min(1, (strip.w - 8) / w);
    const row = two ? h * 0.22 : 0;
    const start = two ? -title / 2 : -w / 2 + font * 0.8;
    const tally = two ? (-seats.length * each) / 2 : start + title + letter * 0.4;
    render(
      html`<g transform=${`scale(${fit},1)`}>
        <rect class="pp-banner-plate" x=${two ? -strip.w / 2 + 4 : -w / 2} y=${-h / 2} width=${two ? strip.w - 8 : w} height=${h} rx=${size * 0.3} />
        ${this.words2 && html`<g transform=${`translate(${start + tile * 0.4},${-row})`}><${Tile} look=${this.look(this.words2)} size=${tile * 0.8} /></g>`}
        <text class="pp-banner-text" x=${start + sign + text / 2} y=${size * 0.34 - row} font-size=${size}>${words}</text>
        ${seats.map(
          ({ points, seat }, i) => html`<g transform=${`translate(${tally + each * i + house * 0.6},${row})`}>
            <${House} seat=${seat} size=${house} letter=${letter} />
            <text class="pp-banner-points" x=${house * 0.62} y=${letter * 0.4} font-size=${letter * 1.2}>${points}</text>
          </g>`,
        )}
      </g>`,
      this.bannerAt,
    );
  }

  /**
   * @param {number} seat
   * @param {number} points
   */
  count(seat, points) {
    this.tally[seat] = (this.tally[seat] ?? 0) + points;
    this.showBanner();
  }

  unbanner() {
    if (this.bannerAt) this.drop(this.bannerAt);
    this.bannerAt = null;
  }

  /**
   * A word more on the banner.
   * @param {string} key
   */
  async note(key) {
    this.words = `${this.words ?? ""} — ${this.context.say(key)}`;
    this.showBanner();
    await this.pause(STEP * 2);
  }
}

/**
 * The calls of a tour: where, and who scores.
 * @param {Happening[]} next
 */
function callsOf(next) {
  /** @type {{ stop: string, gains: { seat: number, stop: string }[] }[]} */
  const calls = [];
  for (const said of next) {
    const call = calls[calls.length - 1];
    if (said.key === "paris-paris-bus-calls") calls.push({ stop: String(said.args.stop), gains: [] });
    else if (call && /(shop|neighbour)-scores$/.test(said.key)) call.gains.push(asGain(said));
    else break;
  }
  return calls;
}

/** @param {number} t */
function ease(t) {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** Degrees near zero. @param {number} degrees */
function wrap(degrees) {
  return Math.max(-14, Math.min(14, ((degrees + 540) % 360) - 180));
}
