/** The table's head: where I am, who watches, and everything that is not a move. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { CopyLink } from "../components/copy.js";
import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icons.js";
import { Emblem } from "../components/masthead.js";
import { isAlone } from "../components/names.js";
import { SeatMark } from "../components/seat.js";
import { clockWords } from "../components/times.js";
import { toast } from "../components/toasts.js";
import { sound, theme } from "../preferences.js";
import { go } from "../route.js";
import { gameTitle, reasonOf } from "../session.js";
import { say, speak } from "../i18n.js";
import { capital } from "./footer.js";
import { Openness } from "./openness.js";
import { inviteLink } from "./waiting.js";

/**
 * @import { TableInfo } from "../schema.js"
 * @import { Controller } from "./controller.js"
 */

/** @param {{controller: Controller, info: TableInfo}} props */
export function TableHead({ controller, info }) {
  const { store } = controller;
  const sitting = store.mine.value.length > 0;
  const watchers = info.watchers ?? 0;
  const open = (/** @type {import("./controller.js").Window} */ name) => () => (controller.window.value = name);
  const rules = () => (controller.rules.value = controller.rules.value ? null : { rule: null });
  return html`<header class="table-head">
    <a class="brand" href="/" title=${say("page-lobby")} aria-label=${say("page-lobby")}><${Emblem} /></a>
    <h1 class="table-name">${gameTitle(info.game)}</h1>
    <${State} controller=${controller} info=${info} />
    ${watchers > 0 && html`<span class="watchers" title=${say("table-watchers", { count: watchers })}>
      <${Icon} name="eye" size=${16} />${watchers}</span>`}
    ${!sitting && info.status !== "waiting" && html`<span class="watching">${say("table-watching")}</span>`}
    <span class="table-head-space"></span>
    <${HeadButton} icon="link" words=${say("table-invite")} act=${open("invite")} kind="wide-only" />
    <${HeadButton} icon="rules" words=${say("page-rules")} act=${rules} />
    <${DrawerButton} controller=${controller} />
    <${Menu} controller=${controller} info=${info} sitting=${sitting} />
    ${sitting && info.status === "running" && html`<${HeadButton} icon="leave" words=${say("table-leave")} act=${open("leave")} kind="wide-only" />`}
  </header>`;
}

/** An icon, with its words where there is room. @param {{icon: any, words: string, act: () => void, kind?: string}} props */
const HeadButton = ({ icon, words, act, kind = "" }) => html`<button class=${`icon-button head-button ${kind}`} title=${words} aria-label=${words} onClick=${act}>
  <${Icon} name=${icon} /><span class="head-words" aria-hidden="true">${words}</span></button>`;

/** The round and the pace, and who has how many points. @param {{controller: Controller, info: TableInfo}} props */
function State({ controller, info }) {
  const { store } = controller;
  const view = store.view.value;
  if (!view || info.status === "waiting") return null;
  const turns = store.log.value.filter((entry) => entry.ends_turn && entry.number < view.number).length;
  const words = view.to_move === null ? say("lobby-over-state") : say("lobby-round", { round: Math.floor(turns / view.seats) + 1 });
  const best = Math.max(...view.scores);
  return html`<p class="head-state">
    <span class="head-round">${capital(words)}</span>
    ${info.clock && html`<span class="head-pace"><${Icon} name="clock" size=${16} />${clockWords(info.clock)}</span>`}
    <span class="head-points" aria-hidden="true">${view.scores.map((score, seat) => html`<span key=${seat} class=${score === best && best > 0 ? "ahead" : ""}>
      <${SeatMark} seat=${seat} size=${18} />${score + (store.risen.value[seat] ?? 0)}</span>`)}</span>
  </p>`;
}

/** All that is seldom wanted. @param {{controller: Controller, info: TableInfo, sitting: boolean}} props */
function Menu({ controller, info, sitting }) {
  const { store } = controller;
  const [open, setOpen] = useState(false);
  const playing = info.status === "running" && store.shown.value?.to_move !== null;
  const pausing = playing && sitting && info.clock && !info.proposal && typeof info.paused !== "number";
  const item = (/** @type {any} */ icon, /** @type {string} */ words, /** @type {() => void} */ act, kind = "") => html`<button role="menuitem" class=${`menu-item head-item ${kind}`}
    onClick=${() => (setOpen(false), act())}><${Icon} name=${icon} /> ${words}</button>`;
  const window = (/** @type {import("./controller.js").Window} */ name) => () => (controller.window.value = name);
  const themes = /** @type {const} */ (["auto", "light", "dark"]);
  const nextTheme = themes[(themes.indexOf(theme.value) + 1) % themes.length];
  return html`<div class="head-menu" onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    setOpen(false);
  }}>
    <button class="icon-button head-button" aria-haspopup="menu" aria-expanded=${open} aria-label=${say("table-menu")} title=${say("table-menu")} onClick=${() => setOpen(!open)}>
      <${Icon} name="menu" /><span class="head-words" aria-hidden="true">${say("table-menu")}</span></button>
    ${open && html`<div class="menu-ground" onClick=${() => setOpen(false)}></div>
      <div class="menu head-list" role="menu" aria-label=${say("table-menu")}>
        ${item("link", say("table-invite"), window("invite"), "narrow-only")}
        ${playing && item("list", say("table-all-moves"), window("moves"))}
        ${pausing && item("pause", say("pause"), () => store.ask("pause").catch((error) => toast(speak(reasonOf(error)))))}
        ${item({ auto: "auto", light: "sun", dark: "moon" }[theme.value], say("page-theme-is", { theme: say(`page-theme-${theme.value}`) }), () => (theme.value = nextTheme))}
        ${item(sound.value ? "sound" : "mute", say(sound.value ? "page-sound-on" : "page-sound-off"), () => (sound.value = !sound.value))}
        ${item("settings", say("page-preferences"), window("preferences"))}
        ${item("help", say("help-title"), window("help"))}
        ${sitting && info.status === "running" && item("leave", say("table-leave"), window("leave"), "narrow-only")}
      </div>`}
  </div>`;
}

/** Opens log and chat on a small screen; where something was said meanwhile, the chat. @param {{controller: Controller}} props */
function DrawerButton({ controller }) {
  const unread = controller.drawer.value ? 0 : controller.unread.count.value;
  const words = unread ? say("table-log-unread", { unread }) : say("table-log");
  function turn() {
    if (unread) controller.side.value = "chat";
    controller.drawer.value = !controller.drawer.value;
  }
  return html`<button class="icon-button head-button small-only" title=${words} aria-label=${words} onClick=${turn}>
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
