/** The sign of a seat: colour, letter and roof. The same in both games and in every panel. */

import { html } from "htm/preact";

export const SEAT_LETTERS = ["A", "B", "C", "D"];

/** Roofs in a box of 24 × 24: gable, round, slanted, flat. */
export const SEAT_ROOFS = [
  "M3 22V11.5L12 2l9 9.500V22z",
  "M3 22V11a9 9 0 0 1 18 0v11z",
  "M3 22V10.500L7.500 3h9L21 10.500V22z",
  "M3 22V4h18v18z",
];

/**
 * A seat's mark: a building in its colour, with its roof and letter.
 * @param {{seat: number, size?: number}} props
 */
export function SeatMark({ seat, size = 24 }) {
  const letter = SEAT_LETTERS[seat] ?? "?";
  return html`<svg class=${`seat-mark seat-${letter.toLowerCase()}`} width=${size} height=${size}
    viewBox="0 0 24 24" aria-hidden="true">
    <path class="seat-mark-house" d=${SEAT_ROOFS[seat] ?? SEAT_ROOFS[3]} />
    <text class="seat-mark-letter" x="12" y="18.700" text-anchor="middle">${letter}</text>
  </svg>`;
}
