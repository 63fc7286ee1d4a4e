/** The game is over: scores, who won, whether the deal was fair, and what next. */

import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icons.js";
import { SeatMark } from "../components/seat.js";
import { seatNames } from "../components/names.js";
import { language, listed, say } from "../i18n.js";
import { theme } from "../preferences.js";
import { gameTitle } from "../session.js";
import { courseOf } from "./course.js";
import { addressOf, pictureOf, pngOf } from "./picture.js";
import { RematchButton } from "./rematch.js";

/**
 * @import { TableInfo, View } from "../schema.js"
 */

const KEPT = 10_000; // milliseconds until a saved picture is forgotten

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
  const winner = winners.length > 1 ? say("over-shared", { names: listed(winners) }) : say("over-won", { name: winners[0] ?? "" });
  return html`<${Dialog} title=${say("over-title")} onClose=${onClose} kind="over">
    <p class="over-winner">${winner}</p>
    <${Picture} controller=${controller} view=${view} info=${info} order=${order} names=${names} winner=${winner} />
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

/**
 * The board with the result and the points by round, to look at, to save and to share; the turn that brought most.
 * @param {{controller: import("./controller.js").Controller, view: View, info: TableInfo, order: {seat: number, score: number, won: boolean}[], names: string[], winner: string}} props
 */
function Picture({ controller, view, info, order, names, winner }) {
  const { store } = controller;
  const points = controller.board.value?.points;
  const course = useMemo(() => (points ? courseOf(store.log.value, view.seats, points, say) : { rounds: [], best: null }), [store.log.value, points]);
  const [svg, setSvg] = useState("");
  useEffect(() => {
    const board = document.querySelector(".stage svg.board");
    if (!(board instanceof SVGSVGElement) || store.replay.value) return;
    const ranking = order.map(({ seat, score, won }) => ({ seat, name: names[seat], score, won }));
    const note = `Lutèce · ${new Date().toLocaleDateString(language.value, { dateStyle: "long" })}`;
    setSvg(pictureOf(board, { title: gameTitle(info.game), winner, ranking, rounds: course.rounds, caption: say("over-course"), note }));
  }, [course, winner, theme.value]);
  const file = `${info.game}-${info.table}.png`;
  async function save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await pngOf(svg));
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
  }
  async function share() {
    const files = [new File([await pngOf(svg)], file, { type: "image/png" })];
    await navigator.share({ files, title: gameTitle(info.game), text: winner }).catch(() => {}); // it was put away again
  }
  const shares = typeof navigator.canShare === "function" && navigator.canShare({ files: [new File([], file, { type: "image/png" })] });
  const { best } = course;
  return html`${svg && html`<figure class="over-picture">
    <img src=${addressOf(svg)} alt=${say("over-picture", { winner })} width="1200" height="630" />
    <figcaption>
      ${best && html`<button class="over-best" onClick=${() => ((controller.window.value = null), store.lookAt(best.at))}>
        <${SeatMark} seat=${best.seat} size=${22} /> ${say("over-best-turn", { name: names[best.seat], points: best.points, round: best.round })}</button>`}
      <span class="over-picture-buttons">
        ${shares && html`<button class="button small" data-act="share" onClick=${share}><${Icon} name="link" /> ${say("over-share")}</button>`}
        <button class="button small" data-act="save-picture" onClick=${save}><${Icon} name="file" /> ${say("over-save-picture")}</button>
      </span>
    </figcaption>
  </figure>`}`;
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
