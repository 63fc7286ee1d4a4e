/** The time that a seat has left. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n.js";

const SOON = 30; // seconds

/** @param {{deadline: number}} props */
export function Clock({ deadline }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  const left = Math.max(0, Math.round(deadline - now / 1000));
  return html`<span class=${`clock ${left < SOON ? "soon" : ""}`} role="timer" aria-label=${say("table-time-left")}>
    ${written(left)}</span>`;
}

/** @param {number} seconds */
function written(seconds) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)} h` : `${minutes}:${two(seconds % 60)}`;
}
