/** Small tones, made on the spot: no files. */

import { sound } from "./preferences.js";

/** @type {AudioContext | null} */
let context = null;

/** Frequencies in Hz, one after another. */
const TUNES = {
  turn: [659.3, 880],
  move: [392],
  other: [293.7],
  points: [587.3, 740],
  no: [220, 207.7],
  over: [523.3, 659.3, 784, 1046.5],
  chat: [740],
};

/** What happens often is heard softly. @type {(keyof typeof TUNES)[]} */
const SOFT = ["move", "other", "points"];

/**
 * Plays a short tune, where the reader wants sound and the browser allows it.
 * @param {keyof typeof TUNES} name
 */
export function play(name) {
  if (!sound.value || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const loud = SOFT.includes(name) ? 0.03 : 0.08;
  TUNES[name].forEach((frequency, i) => tone(/** @type {AudioContext} */ (context), frequency, i * 0.14, loud));
}

/**
 * @param {AudioContext} audio
 * @param {number} frequency
 * @param {number} after seconds from now
 * @param {number} loud
 */
function tone(audio, frequency, after, loud) {
  const start = audio.currentTime + after;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + 0.35);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.4);
}
