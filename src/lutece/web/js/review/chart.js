/** The chances to win over the whole game, a line a seat; what was revealed as dots; the points below. */

import { html } from "htm/preact";
import { SEAT_LETTERS } from "../components/seat.js";
import { listed, say } from "../i18n.js";
import { path } from "./figures.js";
import { chance } from "./words.js";

/**
 * @import { ReviewState } from "../schema.js"
 * @import { ReviewStore } from "./store.js"
 */

const WIDTH = 320;
const HEIGHT = 110;
const POINTS_HEIGHT = 64;
const EDGE = 4;
const DASHES = ["", "7 3", "2 3", "9 3 2 3"]; // lines are told apart without colours too

/** @param {{review: ReviewStore, state: ReviewState, names: string[]}} props */
export function Chart({ review, state, names }) {
  const found = state.review;
  if (!found || found.win.length === 0) return null;
  const { win } = found;
  const x = scale(win.length);
  const at = review.moment.value?.number ?? null;
  const last = win[win.length - 1];
  const summary = listed(names.map((name, seat) => say("review-chart-seat", { name, first: chance(win[0][seat]), last: chance(last[seat]) })));
  /** @param {MouseEvent} event */
  function picked(event) {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const part = (event.clientX - box.left) / box.width;
    review.show(Math.max(0, Math.min(win.length - 1, Math.round(part * (win.length - 1)))));
  }
  return html`<figure class="review-chart">
    <figcaption>${say("review-chances")}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${say("review-chart-about", { summary })} onClick=${picked}>
      ${[0, 0.5, 1].map((share) => html`<line class="review-grid" x1="0" x2=${WIDTH} y1=${level(share)} y2=${level(share)} />`)}
      ${names.map((name, seat) => html`<path key=${name} class=${`review-line seat-${letter(seat)}`} stroke-dasharray=${DASHES[seat]}
        d=${path(win.map((shares, n) => [x(n), level(shares[seat])]))} />`)}
      ${found.reveals.map((reveal) => html`<circle key=${reveal.number} class="review-reveal" cx=${x(reveal.number)} cy=${HEIGHT - EDGE}
        r=${1.2 + 16 * Math.max(...reveal.luck.map(Math.abs))} />`)}
      ${review.moments.value.map((decision) => html`<circle key=${decision.number} class=${`review-dot ${decision.label}`}
        cx=${x(decision.number)} cy=${level(win[decision.number]?.[decision.seat] ?? 0)} r="3.500" />`)}
      ${at !== null && html`<line class="review-now" x1=${x(at)} x2=${x(at)} y1="0" y2=${HEIGHT} />`}
    </svg>
    <${Points} points=${state.points} names=${names} at=${at} />
    <ul class="review-key">${names.map((name, seat) => html`<li key=${seat}><svg width="22" height="8" aria-hidden="true">
      <path class=${`review-line seat-${letter(seat)}`} stroke-dasharray=${DASHES[seat]} d="M0 4H22" /></svg>${name}</li>`)}</ul>
  </figure>`;
}

/** @param {{points: number[][], names: string[], at: number | null}} props */
function Points({ points, names, at }) {
  if (points.length === 0) return null;
  const most = Math.max(1, ...points.flat());
  const x = scale(points.length);
  const y = (/** @type {number} */ score) => POINTS_HEIGHT - EDGE - (score / most) * (POINTS_HEIGHT - 2 * EDGE);
  const last = points[points.length - 1];
  const summary = listed(names.map((name, seat) => say("review-points-seat", { name, points: last[seat] })));
  return html`<p class="review-caption">${say("review-points")}</p>
    <svg viewBox=${`0 0 ${WIDTH} ${POINTS_HEIGHT}`} role="img" aria-label=${say("review-points-about", { summary })}>
      <line class="review-grid" x1="0" x2=${WIDTH} y1=${y(0)} y2=${y(0)} />
      ${names.map((name, seat) => html`<path key=${name} class=${`review-line seat-${letter(seat)}`} stroke-dasharray=${DASHES[seat]}
        d=${path(points.map((scores, n) => [x(n), y(scores[seat])]))} />`)}
      ${at !== null && html`<line class="review-now" x1=${x(at)} x2=${x(at)} y1="0" y2=${POINTS_HEIGHT} />`}
    </svg>`;
}

/** @param {number} count */
function scale(count) {
  return (/** @type {number} */ n) => EDGE + (n / Math.max(1, count - 1)) * (WIDTH - 2 * EDGE);
}

/** @param {number} share */
function level(share) {
  return EDGE + (1 - share) * (HEIGHT - 3 * EDGE);
}

/** @param {number} seat */
function letter(seat) {
  return SEAT_LETTERS[seat].toLowerCase();
}
