/** The table's head: where I am, who watches, and everything that is not a move. */

import { html } from "htm/preact";
import { CopyLink } from "../parts/copy.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icons.js";
import { Emblem } from "../parts/masthead.js";
import { isAlone } from "../parts/names.js";
import { SoundSwitch, ThemeSwitch } from "../parts/switches.js";
import { toast } from "../parts/toasts.js";
import { go } from "../route.js";
import { reasonOf } from "../house.js";
import { say, speak } from "../words.js";
import { inviteLink } from "./waiting.js";

/**
 * @import { TableInfo } from "../schema.js"
 * @import { Desk } from "./desk.js"
 */

/** @param {{desk: Desk, info: TableInfo}} props */
export function TableHead({ desk, info }) {
  const { store } = desk;
  const button = (/** @type {any} */ icon, /** @type {string} */ words, /** @type {() => void} */ act, kind = "") =>
    html`<button class=${`icon-button ${kind}`} title=${words} aria-label=${words} onClick=${act}><${Icon} name=${icon} /></button>`;
  const sitting = store.mine.value.length > 0;
  const watchers = info.watchers ?? 0;
  const playing = info.status === "running" && store.shown.value?.to_move !== null;
  return html`<header class="table-head">
    <a class="brand" href="/" title=${say("page-lobby")} aria-label=${say("page-lobby")}><${Emblem} /></a>
    <h1 class="table-name">${say(`game-${info.game}`)}</h1>
    ${watchers > 0 && html`<span class="watchers" title=${say("table-watchers", { count: watchers })}>
      <${Icon} name="eye" size=${16} />${watchers}</span>`}
    ${!sitting && html`<span class="watching">${say("table-watching")}</span>`}
    <span class="table-head-space"></span>
    ${button("link", say("table-invite"), () => (desk.window.value = "invite"))}
    ${playing && button("list", say("table-all-moves"), () => (desk.window.value = "moves"), "wide-only")}
    ${button("rules", say("page-rules"), () => (desk.rules.value = desk.rules.value ? null : { rule: null }))}
    <span class="wide-only"><${ThemeSwitch} /><${SoundSwitch} /></span>
    ${button("settings", say("page-preferences"), () => (desk.window.value = "preferences"))}
    ${button("help", say("help-title"), () => (desk.window.value = "help"), "wide-only")}
    <${DrawerButton} desk=${desk} />
    ${sitting && info.status === "running" && button("leave", say("table-leave"), () => (desk.window.value = "leave"))}
  </header>`;
}

/** Opens log and chat on a small screen; where something was said meanwhile, the chat. @param {{desk: Desk}} props */
function DrawerButton({ desk }) {
  const unread = desk.drawer.value ? 0 : desk.unread.count.value;
  const words = unread ? say("table-log-unread", { unread }) : say("table-log");
  function turn() {
    if (unread) desk.side.value = "chat";
    desk.drawer.value = !desk.drawer.value;
  }
  return html`<button class="icon-button small-only" title=${words} aria-label=${words} onClick=${turn}>
    <${Icon} name="log" />${unread > 0 && html`<span class="badge">${unread}</span>`}</button>`;
}

/** @param {{desk: Desk, onClose: () => void}} props */
export function InviteWindow({ desk, onClose }) {
  const info = desk.store.info.value;
  if (!info) return null;
  const watch = new URL(`/table/${info.table}`, location.href).href;
  return html`<${Dialog} title=${say("table-invite")} onClose=${onClose}>
    ${info.invitation && info.status === "waiting" && html`<p><strong>${say("waiting-invite")}</strong><br />${say("waiting-invite-about")}</p>
      <${CopyLink} link=${inviteLink(info)} label=${say("waiting-invite")} kind="primary" />`}
    <p>${say("table-watch-link")}</p><${CopyLink} link=${watch} label=${say("table-watch-link")} />
  <//>`;
}

/** @param {{desk: Desk, onClose: () => void}} props */
export function LeaveWindow({ desk, onClose }) {
  const info = desk.store.info.value;
  const alone = info !== null && isAlone(info);
  /** @param {"leave" | "close"} how */
  async function leave(how) {
    try {
      await desk.store.ask(how);
      go("/");
    } catch (error) {
      toast(speak(reasonOf(error)));
    }
  }
  return html`<${Dialog} title=${say("table-leave")} onClose=${onClose}>
    <p>${say("table-leave-words")}</p>
    ${alone && html`<p>${say("table-end-words")}</p>`}
    <div class="panel-buttons">
      <button class="button primary" onClick=${() => leave("leave")}>${say("table-leave-do")}</button>
      ${alone && html`<button class="button" onClick=${() => leave("close")}>${say("table-end-do")}</button>`}
      <button class="button" onClick=${onClose}>${say("table-leave-stay")}</button>
    </div>
  <//>`;
}
