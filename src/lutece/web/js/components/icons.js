/** Small line drawings for buttons. */

import { html } from "htm/preact";

/** Paths in a box of 24 × 24. */
const ICONS = {
  back: "M14 6l-6 6 6 6",
  forward: "M10 6l6 6-6 6",
  down: "M6 10l6 6 6-6",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6v1",
  undoTurn: "M8 7l-5 5 5 5M13 7l-5 5 5 5M8 12h7a5 5 0 0 1 5 5v2",
  end: "M4 12l5 6L20 6",
  rules: "M4 5c3-1.500 6-1 8 .5 2-1.500 5-2 8-.5v14c-3-1.500-6-1-8 .5-2-1.500-5-2-8-.5zM12 5.500v14",
  help: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.300-1.500 2.400M12 17.500v.5",
  log: "M5 6h14M5 10h14M5 14h14M5 18h9",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1-1",
  sound: "M4 10v4h3l5 4V6L7 10zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  mute: "M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  moon: "M19 14.500A8 8 0 0 1 9.500 5a8 8 0 1 0 9.500 9.500z",
  auto: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  eye: "M2.500 12c3-5 6-7 9.500-7s6.500 2 9.500 7c-3 5-6 7-9.500 7s-6.500-2-9.500-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500",
  robot: "M6 9h12v9H6zM12 9V5M12 5h.01M9.500 13v1M14.500 13v1M3.500 12v3M20.500 12v3",
  close: "M6 6l12 12M18 6L6 18",
  zoom: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  clock: "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7.500V12l3 2",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  leave: "M10 4H5v16h5M14 8l4 4-4 4M18 12H9",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.500 6 3.500 9s-.5 6-3.500 9c-3-3-3.500-6-3.500-9S9 6 12 3z",
  turnBack: "M12 6l-6 6 6 6M18 6l-6 6 6 6",
  turnForward: "M6 6l6 6-6 6M12 6l6 6-6 6",
  start: "M6 5v14M19 5l-9 7 9 7z",
  menu: "M4 7h16M4 12h16M4 17h16",
  bulb: "M9 17.500h6M10 20.500h4M8.500 14.500a6 6 0 1 1 7 0c-.5.4-.5 1-.5 3h-6c0-2 0-2.600-.5-3z",
  chart: "M4 4v16h16M7 15l4-5 3 3 5-7",
  check: "M5 12.500l4.500 4.500L19 7.500",
};

/**
 * @param {{name: keyof typeof ICONS, size?: number}} props
 */
export function Icon({ name, size = 20 }) {
  return html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true"
    fill="none" stroke="currentColor" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round">
    <path d=${ICONS[name]} />
  </svg>`;
}
