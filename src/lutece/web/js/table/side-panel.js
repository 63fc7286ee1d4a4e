/** The log and the chat: beside the board, or a drawer on a small screen. */

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/icons.js";
import { play as tone } from "../sound.js";
import { say } from "../words.js";
import { Chat } from "./chat.js";
import { Log } from "./log.js";

/** @param {{desk: import("./desk.js").Desk}} props */
export function SidePanel({ desk }) {
  const side = desk.side.value;
  const lines = desk.store.chat.value.length;
  const seen = useRef(lines);
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (side === "chat") {
      seen.current = lines;
      setUnread(0);
    } else if (lines > seen.current) {
      if (seen.current) tone("chat");
      setUnread(lines - seen.current);
    } else seen.current = lines;
  }, [lines, side]);
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
      ${side === "log" ? html`<${Log} desk=${desk} />` : html`<${Chat} store=${desk.store} />`}
    </div>
  </aside>`;
}
