/** The log and the chat: beside the board, or a drawer on a small screen. */

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../components/icons.js";
import { small } from "../components/small-screen.js";
import { play as tone } from "../sound.js";
import { say } from "../i18n.js";
import { ReviewPanel } from "../review/panel.js";
import { Chat } from "./chat.js";
import { Log } from "./log.js";
import { usePresence } from "./presence.js";

const FRESH = 10; // seconds: older lines were there before me and make no sound

/** @param {{controller: import("./controller.js").Controller}} props */
export function SidePanel({ controller }) {
  const side = controller.side.value;
  const news = usePresence(controller.store);
  const reading = side === "chat" && (controller.drawer.value || !small.value);
  const unread = controller.unread.count.value;
  const latest = controller.unread.latest.value;
  useEffect(() => {
    if (reading) controller.unread.read();
  }, [latest, reading]);
  useEffect(() => {
    if (unread && !reading && Date.now() / 1000 - latest < FRESH) tone("chat");
  }, [unread]);
  const tab = (/** @type {import("./controller.js").Side} */ name, /** @type {any} */ icon, /** @type {string} */ words) => html`<button role="tab"
    id=${`tab-${name}`} aria-controls="side-panel" aria-selected=${side === name} class="tab" onClick=${() => {
      controller.side.value = name;
      if (name === "review") controller.review.begin();
    }}><${Icon} name=${icon} size=${17} /> ${words}</button>`;
  return html`<aside class=${`side ${controller.drawer.value ? "drawer-open" : ""}`} aria-label=${say("table-side")}>
    <div class="tabs" role="tablist">
      ${tab("log", "log", say("table-log"))}
      ${tab("chat", "chat", unread && !reading ? say("table-chat-unread", { unread }) : say("table-chat"))}
      ${controller.review.offered.value && tab("review", "chart", say("over-review"))}
      <button class="icon-button drawer-close" aria-label=${say("page-close")} onClick=${() => (controller.drawer.value = false)}><${Icon} name="close" /></button>
    </div>
    <div class="side-body" role="tabpanel" id="side-panel" aria-labelledby=${`tab-${side}`}>
      ${side === "review" ? html`<${ReviewPanel} controller=${controller} />` : side === "log" ? html`<${Log} controller=${controller} />` : html`<${Chat} store=${controller.store} news=${news} />`}
    </div>
  </aside>`;
}
