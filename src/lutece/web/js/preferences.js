/** What this reader likes, kept in this browser: theme, sound, pace of animations, confirming. */

import { effect, signal } from "@preact/signals";

const KEY = "lutece.preferences";

/**
 * @typedef {"auto" | "light" | "dark"} Theme
 * @typedef {"off" | "slow" | "normal" | "fast"} Motion
 */

const kept = read();

/** @type {import("@preact/signals").Signal<Theme>} */
export const theme = signal(kept.theme ?? "auto");
/** @type {import("@preact/signals").Signal<boolean>} */
export const sound = signal(kept.sound ?? true);
/** @type {import("@preact/signals").Signal<Motion>} */
export const motion = signal(kept.motion ?? "normal");
/** Ask before a move that cannot be taken back; a finger slips more easily than a mouse. @type {import("@preact/signals").Signal<boolean>} */
export const confirming = signal(kept.confirming ?? matchMedia("(pointer: coarse)").matches);

/** Say what a decision costs before a blunder is made, in games against bots. @type {import("@preact/signals").Signal<boolean>} */
export const warning = signal(kept.warning ?? false);

/** How much faster than its design a board moves; 0 is no motion at all. */
export function pace() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { off: 0, slow: 0.6, normal: 1, fast: 2.2 }[motion.value];
}

effect(() => {
  if (theme.value === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
});

effect(() => {
  const values = {
    theme: theme.value,
    sound: sound.value,
    motion: motion.value,
    confirming: confirming.value,
    warning: warning.value,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing still plays.
  }
});

/** @returns {Partial<{theme: Theme, sound: boolean, motion: Motion, confirming: boolean, warning: boolean}>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
