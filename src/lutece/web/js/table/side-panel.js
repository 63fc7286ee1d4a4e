/** The log and the chat: beside the board, or a drawer on a small screen. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/icons.js";
import { play as tone } from "../sound.js";
import { me } from "../store.js";
import { say } from "../words.js";
import { Chat } from "./chat.js";
import { Log } from "./log.js";
import { usePresence } from "./presence.js";

const FRESH = 10; // seconds: older lines were there before me and make no sound

/** When the last line was written that this browser has seen at a table. @param {string} table */
function readSeen(table) {
  try {
    return Number(localStorage.getItem(`lutece.chat.${table}`) ?? 0);
  } catch {
    return 0;
  }
}

/** @param {string} table @param {number} at */
function keepSeen(table, at) {
  try {
    localStorage.setItem(`lutece.chat.${table}`, String(at));
  } catch {
    // A browser that keeps nothing counts them again.
  }
}

/** @param {{desk: import("./desk.js").Desk}} props */
export function SidePanel({ desk }) {
  const side = desk.side.value;
  const { store } = desk;
  const news = usePresence(store);
  const lines = store.chat.value;
  const [seen, setSeen] = useState(() => readSeen(store.id));
  const own = me.value?.name;
  const unread = side === "chat" ? 0 : lines.filter((line) => line.at > seen && line.name !== own).length;
  const latest = lines[lines.length - 1]?.at ?? 0;
  useEffect(() => {
    if (side !== "chat" || latest <= seen) return;
    setSeen(latest);
    keepSeen(store.id, latest);
  }, [latest, side]);
  useEffect(() => {
    if (unread && Date.now() / 1000 - latest < FRESH) tone("chat");
  }, [unread]);
  const tab = (/** @type {import("./desk.js").Side} */ name, /** @type {any} */ icon, /** @type {string} */ words) => html`<button role="tab"
    id=${`tab-${name}`} aria-controls="side-panel" aria-selected=${side === name} class="tab" onClick=${() => {
      desk.side.value = name;
    }}><${Icon} name=${icon} size=${17} /> ${words}</button>`;
  return html`<aside class=${`side ${desk.drawer.value ? "drawer-open" : ""}`} aria-label=${say("table-side")}>
    <div class="tabs" role="tablist">
      ${tab("log", "log", say("table-log"))}
      ${tab("chat", "chat", unread ? say("table-chat-unread", { unread }) : say("table-chat"))}
      <button class="icon-button drawer-close" aria-label=${say("page-close")} onClick=${() => (desk.drawer.value = false)}><${Icon} name="close" /></button>
    </div>
    <div class="side-body" role="tabpanel" id="side-panel" aria-labelledby=${`tab-${side}`}>
      ${side === "log" ? html`<${Log} desk=${desk} />` : html`<${Chat} store=${desk.store} news=${news} />`}
    </div>
  </aside>`;
}
