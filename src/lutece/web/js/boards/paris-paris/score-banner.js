/** Points that rise from the shops, and the banner that counts them. */

import { html } from "htm/preact";
import { render } from "preact";
import { measurer } from "./typeface.js";
import { GainPlate, House, Tile } from "./pieces.js";
import { STEP } from "./stage.js";

/**
 * @typedef {import("./curves.js").Point} Point
 * @typedef {import("./events.js").Gain} Gain
 * @typedef {import("./stage.js").Stage} Stage
 */

const RISE = 760; // milliseconds of a point above its shop
const BETWEEN = 90; // one point and the next

/**
 * A point rises from each shop that scores; the bus need not wait until the last has gone.
 * @param {Stage} stage
 * @param {Gain[]} gains
 */
export async function score(stage, gains) {
  for (const { seat, stop, place, points } of gains) {
    count(stage, seat, points);
    rise(stage, stage.placeAt(stop, place), seat, `+${points}`, RISE).catch(() => {}); // skipped: cleared with the rest
    await stage.pause(BETWEEN);
  }
  if (gains.length) await stage.pause(STEP * 0.7);
}

/**
 * @param {Stage} stage
 * @param {Point} at
 * @param {number} seat
 * @param {string} words
 * @param {number} ms
 */
async function rise(stage, at, seat, words, ms) {
  const { letter, house } = stage.layout.sizes;
  const g = stage.put(html`<${GainPlate} seat=${seat} words=${words} letter=${letter} />`, { x: at.x, y: at.y - house * 0.3 });
  await stage.move(
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
  stage.drop(g);
}

/**
 * The bag pays its points.
 * @param {Stage} stage
 * @param {number} seat
 * @param {number} points
 */
export async function bagPays(stage, seat, points) {
  count(stage, seat, points);
  await rise(stage, stage.spots.last, seat, `+${points}`, RISE * 1.6);
}

/**
 * What kind of tour this is, and what it has brought so far.
 * @param {Stage} stage
 * @param {string} key
 * @param {Record<string, string | number>} args
 * @param {string | null} line
 */
export function banner(stage, key, args, line) {
  unbanner(stage);
  stage.tally = [];
  stage.words = stage.context.say(key, args);
  stage.context.tell?.(stage.words);
  stage.line = line;
  stage.bannerAt = stage.put(null, stage.layout.clearing);
  showBanner(stage);
  stage.bannerAt.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 / stage.context.speed });
}

/** @param {Stage} stage */
function showBanner(stage) {
  if (!stage.bannerAt) return;
  const { font, house, letter, tile, kind, strip } = stage.layout.sizes;
  const size = font * 1.2;
  const words = stage.words;
  const seats = stage.tally.map((points, seat) => ({ points, seat })).filter(({ points }) => points);
  const text = measurer(size)(words);
  const sign = stage.line ? tile : 0;
  const each = house + letter * 1.9;
  const two = kind === "tall"; // points in a row of their own
  const title = sign + text;
  const w = Math.max(title, two ? seats.length * each : 0) + (two ? 0 : seats.length * each) + font * 1.6;
  const h = two ? strip.h - 8 : size * 2.1;
  const plate = two ? strip.w - 8 : w;
  const fit = Math.min(1, (strip.w - 8) / w);
  const row = two ? h * 0.22 : 0;
  const start = two ? -title / 2 : -w / 2 + font * 0.8;
  const tally = two ? (-seats.length * each) / 2 : start + title + letter * 0.4;
  render(
    html`<g transform=${`scale(${fit},1)`}>
      <rect class="pp-banner-plate" x=${-plate / 2} y=${-h / 2} width=${plate} height=${h} rx=${size * 0.3} />
      ${stage.line &&
      html`<g transform=${`translate(${start + tile * 0.4},${-row})`}>
        <${Tile} look=${stage.look(stage.line)} size=${tile * 0.8} />
      </g>`}
      <text class="pp-banner-text" x=${start + sign + text / 2} y=${size * 0.34 - row} font-size=${size}>
        ${words}
      </text>
      ${seats.map(
        ({ points, seat }, i) => html`<g transform=${`translate(${tally + each * i + house * 0.6},${row})`}>
          <${House} seat=${seat} size=${house} letter=${letter} />
          <text class="pp-banner-points" x=${house * 0.62} y=${letter * 0.4} font-size=${letter * 1.2}>${points}</text>
        </g>`,
      )}
    </g>`,
    stage.bannerAt,
  );
}

/**
 * @param {Stage} stage
 * @param {number} seat
 * @param {number} points
 */
function count(stage, seat, points) {
  stage.context.gain?.(seat, points);
  stage.tally[seat] = (stage.tally[seat] ?? 0) + points;
  showBanner(stage);
}

/** @param {Stage} stage */
export function unbanner(stage) {
  if (stage.bannerAt) stage.drop(stage.bannerAt);
  stage.bannerAt = null;
}

/**
 * A word more on the banner.
 * @param {Stage} stage
 * @param {string} key
 */
export async function note(stage, key) {
  stage.words = `${stage.words} — ${stage.context.say(key)}`;
  showBanner(stage);
  await stage.pause(STEP * 2);
}
