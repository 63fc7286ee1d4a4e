/** The table's head: where I am, who watches, and everything that is not a move. */

import { html } from "htm/preact";
import { CopyLink } from "../components/copy.js";
import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icons.js";
import { Emblem } from "../components/masthead.js";
import { isAlone } from "../components/names.js";
import { SoundSwitch, ThemeSwitch } from "../components/switches.js";
import { toast } from "../components/toasts.js";
import { go } from "../route.js";
import { gameTitle, reasonOf } from "../session.js";
import { say, speak } from "../i18n.js";
import { Openness } from "./openness.js";
import { inviteLink } from "./waiting.js";

/**
 * @import { TableInfo } from "../schema.js"
 * @import { Controller } from "./controller.js"
 */

/** @param {{controller: Controller, info: TableInfo}} props */
export function TableHead({ controller, info }) {
  const { store } = controller;
  const button = (/** @type {any} */ icon, /** @type {string} */ words, /** @type {() => void} */ act, kind = "") =>
    html`<button class=${`icon-button ${kind}`} title=${words} aria-label=${words} onClick=${act}><${Icon} name=${icon} /></button>`;
  const sitting = store.mine.value.length > 0;
  const watchers = info.watchers ?? 0;
  const playing = info.status === "running" && store.shown.value?.to_move !== null;
  return html`<header class="table-head">
    <a class="brand" href="/" title=${say("page-lobby")} aria-label=${say("page-lobby")}><${Emblem} /></a>
    <h1 class="table-name">${gameTitle(info.game)}</h1>
    ${watchers > 0 && html`<span class="watchers" title=${say("table-watchers", { count: watchers })}>
      <${Icon} name="eye" size=${16} />${watchers}</span>`}
    ${!sitting && html`<span class="watching">${say("table-watching")}</span>`}
    <span class="table-head-space"></span>
    ${button("link", say("table-invite"), () => (controller.window.value = "invite"))}
    ${playing && sitting && info.clock && !info.proposal && typeof info.paused !== "number" &&
    button("pause", say("pause"), () => store.ask("pause").catch((error) => toast(speak(reasonOf(error)))))}
    ${playing && button("list", say("table-all-moves"), () => (controller.window.value = "moves"), "wide-only")}
    ${button("rules", say("page-rules"), () => (controller.rules.value = controller.rules.value ? null : { rule: null }))}
    <span class="wide-only"><${ThemeSwitch} /><${SoundSwitch} /></span>
    ${button("settings", say("page-preferences"), () => (controller.window.value = "preferences"))}
    ${button("help", say("help-title"), () => (controller.window.value = "help"), "wide-only")}
    <${DrawerButton} controller=${controller} />
    ${sitting && info.status === "running" && button("leave", say("table-leave"), () => (controller.window.value = "leave"))}
  </header>`;
}

/** Opens log and chat on a small screen; where something was said meanwhile, the chat. @param {{controller: Controller}} props */
function DrawerButton({ controller }) {
  const unread = controller.drawer.value ? 0 : controller.unread.count.value;
  const words = unread ? say("table-log-unread", { unread }) : say("table-log");
  function turn() {
    if (unread) controller.side.value = "chat";
    controller.drawer.value = !controller.drawer.value;
  }
  return html`<button class="icon-button small-only" title=${words} aria-label=${words} onClick=${turn}>
    <${Icon} name="log" />${unread > 0 && html`<span class="badge">${unread}</span>`}</button>`;
}

/** @param {{controller: Controller, onClose: () => void}} props */
export function InviteWindow({ controller, onClose }) {
  const info = controller.store.info.value;
  if (!info) return null;
  const watch = new URL(`/table/${info.table}`, location.href).href;
  return html`<${Dialog} title=${say("table-invite")} onClose=${onClose}>
    ${info.invitation && info.status === "waiting" && html`<p><strong>${say("waiting-invite")}</strong><br />${say("waiting-invite-about")}</p>
      <${CopyLink} link=${inviteLink(info)} label=${say("waiting-invite")} kind="primary" />`}
    <p>${say("table-watch-link")}</p><${CopyLink} link=${watch} label=${say("table-watch-link")} />
    ${info.own && html`<${Openness} store=${controller.store} info=${info} />`}
  <//>`;
}

/** @param {{controller: Controller, onClose: () => void}} props */
export function LeaveWindow({ controller, onClose }) {
  const info = controller.store.info.value;
  const alone = info !== null && isAlone(info);
  /** @param {"leave" | "close"} how */
  async function leave(how) {
    try {
      await controller.store.ask(how);
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
