/** A picture of the result to keep and to share: the board, who won, the points by round. Drawn here, nothing is sent. */

import { SEAT_LETTERS, SEAT_ROOFS } from "../components/seat.js";

/** What elements of a board are only for a moment, beside all that begins with "is-". */
const PASSING = new Set(["alive", "trace", "chosen"]);
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 22;
const BOARD = HEIGHT - 2 * EDGE;
const RANKING = 190; // where the first name stands
const ROW = 44;
const SPACIOUS = { column: 560, scale: 1.3 }; // beside a tall board the names are larger
const CURVE = { most: 270, above: 34, below: 34 };
const DASHES = ["", "9 4", "3 4", "12 4 3 4"]; // lines are told apart without colours too

/**
 * @typedef {object} Result
 * @property {string} title
 * @property {string} winner
 * @property {{ seat: number, name: string, score: number, won: boolean }[]} ranking
 * @property {number[][]} rounds
 * @property {string} caption of the points by round
 * @property {string} note
 */

/**
 * The picture as the text of an SVG.
 * @param {SVGSVGElement} board as it is on the screen
 * @param {Result} result
 */
export function pictureOf(board, { title, winner, ranking, rounds, caption, note }) {
  const { width, height } = board.viewBox.baseVal;
  const wide = Math.min((BOARD * width) / height, WIDTH * 0.6);
  const high = (wide * height) / width;
  const left = EDGE * 2 + wide;
  const column = WIDTH - EDGE * 1.5 - left;
  const scale = column > SPACIOUS.column ? SPACIOUS.scale : 1;
  const room = column / scale;
  const rows = ranking.map(({ seat, name, score, won }, i) => {
    return `<g transform="translate(${left} ${RANKING + i * ROW * scale}) scale(${scale})">
      ${won ? `<rect class="pic-won" x="-10" y="-27" width="${room + 10}" height="${ROW - 4}" rx="9"/>` : ""}
      <g transform="translate(2 -23) scale(1.2)"><path class="pic-seat" d="${SEAT_ROOFS[seat]}" fill="var(--seat-${SEAT_LETTERS[seat].toLowerCase()})"/>
      <text class="pic-letter ${seat === 2 ? "pic-dark" : ""}" x="12" y="18.7">${SEAT_LETTERS[seat]}</text></g>
      <text class="pic-name" x="46" ${fitting(name, 22, room - 120)}>${escaped(name)}</text>
      <text class="pic-score" x="${room - 14}" y="2">${score}</text></g>`;
  });
  const end = RANKING + (ranking.length - 0.5) * ROW * scale; // of the names
  const foot = HEIGHT - EDGE - CURVE.below;
  const tall = Math.min(CURVE.most, foot - end - CURVE.above);
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <style>${styles(board)}</style>
    <rect class="pic-paper" width="${WIDTH}" height="${HEIGHT}"/>
    <rect class="pic-frame" x="8" y="8" width="${WIDTH - 16}" height="${HEIGHT - 16}" rx="10"/>
    ${sprite()}
    ${plain(board, EDGE, (HEIGHT - high) / 2, wide, high)}
    <g class="pic">
    <text class="pic-title" x="${left}" y="74">${escaped(title)}</text>
    <path class="pic-rule" d="M${left} 92H${left + column}"/>
    <text class="pic-winner" x="${left}" y="130" ${fitting(winner, 27, column)}>${escaped(winner)}</text>
    ${rows.join("")}
    ${rounds.length > 1 ? `<text class="pic-caption" x="${left}" y="${foot - tall - 14}">${escaped(caption)}</text>` : ""}
    ${curve(rounds, left, foot - tall, column, tall)}
    <text class="pic-note" x="${left}" y="${HEIGHT - EDGE - 8}">${escaped(note)}</text>
    </g>
  </svg>`;
}

/**
 * A line a seat, from the start to the last round.
 * @param {number[][]} rounds
 * @param {number} x0 @param {number} y0 @param {number} w @param {number} h
 */
export function curve(rounds, x0, y0, w, h) {
  if (rounds.length < 2) return "";
  const most = Math.max(10, ...rounds.flat());
  const step = most > 60 ? 50 : most > 24 ? 20 : 10;
  const x = (/** @type {number} */ i) => Math.round(10 * (x0 + 34 + ((w - 44) * i) / (rounds.length - 1))) / 10;
  const y = (/** @type {number} */ points) => Math.round(10 * (y0 + h - (h * points) / most)) / 10;
  const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  const ends = rounds[0].map((_, seat) => ({ seat, at: y(rounds[rounds.length - 1][seat]) })).sort((one, other) => one.at - other.at);
  for (let i = 1; i < ends.length; i++) ends[i].at = Math.max(ends[i].at, ends[i - 1].at + 14); // letters do not lie on each other
  return `<g class="pic-curve">
    ${marks.map((points) => `<path class="pic-grid" d="M${x0 + 34} ${y(points)}H${x0 + w - 10}"/><text class="pic-axis" x="${x0 + 26}" y="${y(points) + 5}">${points}</text>`).join("")}
    ${rounds[0].map((_, seat) => `<path class="pic-line pic-line-${SEAT_LETTERS[seat].toLowerCase()}" stroke-dasharray="${DASHES[seat]}" d="M${rounds.map((points, i) => `${x(i)} ${y(points[seat])}`).join("L")}"/>`).join("")}
    ${ends.map(({ seat, at }) => `<text class="pic-end" x="${x0 + w - 6}" y="${at + 5}">${SEAT_LETTERS[seat]}</text>`).join("")}
  </g>`;
}

/** As an address that an image shows. @param {string} svg */
export const addressOf = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/**
 * The same as a PNG, which every program opens.
 * @param {string} svg
 * @returns {Promise<Blob>}
 */
export async function pngOf(svg) {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * WIDTH, 2 * HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/**
 * A board without what can be done on it.
 * @param {SVGSVGElement} board
 * @param {number} x @param {number} y @param {number} width @param {number} height
 */
function plain(board, x, y, width, height) {
  const copy = /** @type {SVGSVGElement} */ (board.cloneNode(true));
  for (const one of copy.querySelectorAll("*")) {
    const passing = [...one.classList].filter((name) => PASSING.has(name) || name.startsWith("is-"));
    one.classList.remove(...passing);
  }
  for (const layer of copy.querySelectorAll("[data-passing]")) layer.remove();
  Object.entries({ x, y, width, height }).forEach(([name, value]) => copy.setAttribute(name, String(value)));
  copy.removeAttribute("style");
  return new XMLSerializer().serializeToString(copy);
}

/** Drawings that a board points at. */
const sprites = () => [...document.querySelectorAll("body > [hidden] > svg")];

function sprite() {
  return sprites().map((svg) => `<svg width="0" height="0">${[...svg.children].map((child) => new XMLSerializer().serializeToString(child)).join("")}</svg>`).join("");
}

/** The colours of the page and the styles of a board, as they are now. @param {SVGSVGElement} board */
function styles(board) {
  const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const theme = document.documentElement.dataset.theme ?? scheme;
  const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet)).filter(concerns(board));
  return escaped(`${rules.join("\n")}
    :root { color-scheme: ${theme}; }
    .pic { font-family: var(--serif); fill: var(--ink); }
    .pic-paper { fill: var(--paper-high); } .pic-frame { fill: none; stroke: var(--gold); stroke-width: 2; }
    .pic-title { font-size: 46px; font-weight: 600; letter-spacing: 2px; } .pic-rule { stroke: var(--gold); stroke-width: 1.5; }
    .pic-winner { font-size: 27px; font-style: italic; } .pic-name { font-size: 22px; } .pic-score { font-size: 28px; font-weight: 700; text-anchor: end; }
    .pic-won { fill: color-mix(in srgb, var(--gold) 20%, transparent); stroke: var(--gold); }
    .pic-seat { stroke: #fff; stroke-width: 1.6; paint-order: stroke; } .pic-letter { font: 700 15px var(--sans); fill: #fff; text-anchor: middle; } .pic-dark { fill: #2b2405; }
    .pic-grid { stroke: var(--line); fill: none; } .pic-axis { font-size: 15px; text-anchor: end; fill: var(--ink-soft); }
    .pic-line-a { stroke: light-dark(#1d4ed8, #7ea0ff); } .pic-line-b { stroke: #dc2626; } .pic-line-c { stroke: light-dark(#c79a00, #facc15); } .pic-line-d { stroke: light-dark(#111827, #f1ead9); }
    .pic-line { fill: none; stroke-width: 3.4; stroke-linejoin: round; } .pic-end { font: 700 14px var(--sans); } .pic-note { font-size: 16px; fill: var(--ink-soft); } .pic-caption { font-size: 19px; font-style: italic; fill: var(--ink-soft); }`);
}

/** Whether a rule is about the colours of the page, or names a class of the board or of what it points at. @param {SVGSVGElement} board */
function concerns(board) {
  const classes = new Set([board, ...sprites()].flatMap((svg) => [svg, ...svg.querySelectorAll("*")]).flatMap((one) => [...one.classList]));
  return (/** @type {string} */ rule) =>
    rule.includes(":root") || [...rule.matchAll(/\.([a-z][\w-]*)/g)].some(([, name]) => classes.has(name));
}

/** @param {CSSStyleSheet} sheet @returns {string[]} */
function rulesOf(sheet) {
  try {
    return [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSImportRule && rule.styleSheet ? rulesOf(rule.styleSheet) : [rule.cssText]));
  } catch {
    return []; // of an extension of the browser
  }
}

/** A text no longer than its room. @param {string} words @param {number} size @param {number} most */
const fitting = (words, size, most) => (words.length * size * 0.52 > most ? `textLength="${Math.round(most)}" lengthAdjust="spacingAndGlyphs"` : "");

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
