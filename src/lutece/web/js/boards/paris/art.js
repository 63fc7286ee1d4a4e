/** The drawings as one hidden sprite of symbols, put into the page once: boards only point at them. */

import { ARC } from "./art/arc.js";
import { BUILDINGS } from "./art/buildings.js";
import { LANDMARKS } from "./art/landmarks.js";
import { PIECES } from "./art/pieces.js";

const SPRITE = "paris-art";

/** Puts the drawings into the page, unless they are there. */
export function install() {
  if (document.getElementById(SPRITE)) return;
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.id = SPRITE;
  holder.innerHTML = `<svg aria-hidden="true" width="0" height="0">${symbols()}</svg>`;
  document.body.append(holder);
}

/** The size of figures in the sprite. */
export const TEXT_SIZE = 10;

/** @type {Map<string, string>} */
const texts = new Map();

/**
 * A short text as a drawing of the sprite, made when it is first asked for.
 * @param {string} words
 * @returns {string} its id
 */
export function textOf(words) {
  let id = texts.get(words);
  if (!id) {
    texts.set(words, (id = `pa-text-${texts.size}`));
    const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
    text.id = id;
    text.setAttribute("y", String(TEXT_SIZE * 0.35));
    text.setAttribute("font-size", String(TEXT_SIZE));
    text.textContent = words;
    document.querySelector(`#${SPRITE} svg`)?.append(text);
  }
  return id;
}

/** @param {string} landmark */
export const landmarkArt = (landmark) => (landmark in LANDMARKS ? `l-${landmark}` : "l-monument");

/** @param {string} type */
export const buildingArt = (type) => (type in BUILDINGS ? plain(`b-${type}`) : "b-residence");

/** Accents dropped, as in the notation. @param {string} name */
const plain = (name) => name.normalize("NFD").replace(/\p{M}/gu, "");

function symbols() {
  const groups = [
    ...Object.entries(PIECES),
    ...Object.entries(BUILDINGS).map(([name, art]) => [`b-${name}`, art]),
    ...Object.entries(LANDMARKS).map(([name, art]) => [`l-${name}`, art]),
    ["arc", ARC],
  ];
  return groups.map(([name, art]) => `<g id="pa-${plain(name)}" class="pa-art">${art}</g>`).join("");
}
