/** The face of the names on the map, and how wide they are. */

import { signal } from "@preact/signals";

const FACE = "Playfair Display"; // the first of --serif
const A_MOMENT = 150; // ms: a face that the browser has kept is there by then

/** Grows when the face has arrived: what was measured before is measured anew. */
export const facesLoaded = signal(0);

document.fonts?.addEventListener("loadingdone", ({ fontfaces }) => {
  if (fontfaces.some(({ family, style }) => family.includes(FACE) && style === "normal")) facesLoaded.value++;
});

/** Waits for the face a moment, so that the map is not laid out twice. */
export async function faceArrives() {
  const late = new Promise((done) => setTimeout(done, A_MOMENT));
  await Promise.race([document.fonts?.load(`600 16px "${FACE}"`), late]);
}

/**
 * How wide a text is.
 * @param {number} size
 * @returns {(text: string) => number}
 */
export function measurer(size) {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return (text) => text.length * size * 0.52;
  pen.font = `600 ${size}px ${getComputedStyle(document.documentElement).getPropertyValue("--serif")}`;
  return (text) => pen.measureText(text).width;
}
