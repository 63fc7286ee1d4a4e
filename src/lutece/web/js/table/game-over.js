/** The game is over: scores, who won, whether the deal was fair, and what next. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icons.js";
import { SeatMark } from "../components/seat.js";
import { seatNames } from "../components/names.js";
import { listed, say } from "../i18n.js";
import { RematchButton } from "./rematch.js";

/**
 * @import { TableInfo, View } from "../schema.js"
 */

/** @param {{controller: import("./controller.js").Controller, onClose: () => void}} props */
export function Over({ controller, onClose }) {
  const { store } = controller;
  const view = store.latest.value;
  const info = store.info.value;
  if (!view || !info) return null;
  const order = view.scores.map((score, seat) => ({ seat, score, won: (view.win?.[seat] ?? 0) > 0 }));
  order.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  const names = seatNames(info);
  const winners = order.filter((one) => one.won).map((one) => names[one.seat]);
  return html`<${Dialog} title=${say("over-title")} onClose=${onClose} kind="over">
    <p class="over-winner">${winners.length > 1 ? say("over-shared", { names: listed(winners) }) : say("over-won", { name: winners[0] ?? "" })}</p>
    <ol class="over-scores">
      ${order.map(({ seat, score, won }) => html`<li key=${seat} class=${won ? "won" : ""}>
        <${SeatMark} seat=${seat} size=${32} /><span class="over-name">${names[seat]}${hintsUsed(info, seat)}</span>
        ${won && html`<span class="laurel" aria-label=${say("table-winner")}>❦</span>`}<span class="over-score">${score}</span></li>`)}
    </ol>
    <${PlayedByBots} info=${info} names=${names} />
    <${Points} controller=${controller} view=${view} names=${names} />
    <${FairDeal} view=${view} />
    <div class="over-buttons">
      <${RematchButton} store=${store} info=${info} />
      <button class="button" data-act="review" onClick=${() => controller.openReview()}><${Icon} name="chart" /> ${say("over-review")}</button>
      <button class="button" onClick=${() => (onClose(), store.lookAt(0))}><${Icon} name="play" /> ${say("table-replay")}</button>
      <a class="button" href=${`${store.base}/record`} download=${`${info.game}-${info.table}.json`}>
        <${Icon} name="file" /> ${say("over-record")}</a>
      <a class="button quiet" href="/">${say("page-lobby")}</a>
    </div>
  <//>`;
}

/** How many hints somebody used. @param {TableInfo} info @param {number} seat */
function hintsUsed(info, seat) {
  const count = info.seats[seat]?.hints ?? 0;
  return count > 0 && html` <small class="over-hints">${say("over-hints", { count })}</small>`;
}

/**
 * For whom a bot decided, and when.
 * @param {{info: TableInfo, names: string[]}} props
 */
function PlayedByBots({ info, names }) {
  const rows = info.played_by_bots ?? [];
  return rows.map(({ seat, first, last, why }) => html`<p key=${`${seat} ${first}`} class="note over-by-bot">
    <${Icon} name="robot" size=${16} /> ${say(why === "late" ? "over-by-bot-late" : "over-by-bot-left", {
      name: names[seat],
      first: first + 1,
      last: last + 1,
    })} <a href=${`/table/${info.table}?at=${first}`}>${say("over-by-bot-look")}</a></p>`);
}

/**
 * Where the points came from, as far as the game's drawing can tell.
 * @param {{controller: import("./controller.js").Controller, view: View, names: string[]}} props
 */
function Points({ controller, view, names }) {
  const rows = controller.board.value?.points?.(controller.store.log.value, view.seats, say) ?? [];
  if (rows.length === 0) return null;
  return html`<table class="over-points">
    <caption>${say("over-points")}</caption>
    <thead><tr><td></td>
      ${names.map((name, seat) => html`<th key=${seat} scope="col" title=${name}><${SeatMark} seat=${seat} size=${22} /><span class="unseen">${name}</span></th>`)}
    </tr></thead>
    <tbody>${rows.map(({ label, points }) => html`<tr key=${label}><th scope="row">${label}</th>
      ${points.map((count, seat) => html`<td key=${seat}>${count || "–"}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${say("over-total")}</th>
      ${view.scores.map((score, seat) => html`<td key=${seat}>${score}</td>`)}</tr></tfoot>
  </table>`;
}

/** The seed must give the hash that was shown from the start. @param {{view: View}} props */
function FairDeal({ view }) {
  const [fair, setFair] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    if (view.seed !== null) matchesHash(view.seed, view.seed_hash).then(setFair);
  }, [view.seed, view.seed_hash]);
  return html`<details class="fair">
    <summary>${fair === null ? say("over-fair-unknown") : say(fair ? "over-fair" : "over-unfair")}</summary>
    <p class="note">${say("over-fair-about")}</p>
    <dl>
      <dt>${say("over-seed")}</dt><dd><code>${view.seed}</code></dd>
      <dt>${say("over-hash")}</dt><dd><code>${view.seed_hash}</code></dd>
    </dl>
  </details>`;
}

/**
 * Whether a published hash is the one of this seed; null where the browser cannot tell.
 * @param {string} seed
 * @param {string} published
 */
export async function matchesHash(seed, published) {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new TextEncoder().encode(`lutece seed\n${seed}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === published;
}
