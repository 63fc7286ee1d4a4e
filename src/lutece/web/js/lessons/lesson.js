/** A lesson: the board with a small position, and beside it what is to be done. */

import { html } from "htm/preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../components/icons.js";
import { Emblem } from "../components/masthead.js";
import { seatNames } from "../components/names.js";
import { small } from "../components/small-screen.js";
import { Preferences } from "../components/switches.js";
import { say, setSeatNames, speak } from "../i18n.js";
import { RulesDrawer } from "../rules/drawer.js";
import { gameTitle, me } from "../session.js";
import { ChoiceMenu } from "../table/choice-menu.js";
import { Controller } from "../table/controller.js";
import { boardProps, bringIntoSight, useBoard, useDrawn, useMarks } from "../table/drawing.js";
import { Help } from "../table/keyboard-help.js";
import { useKeyboard } from "../table/keyboard.js";
import { LiveRegion } from "../table/live-region.js";
import { MovesList } from "../table/moves-list.js";
import { Seats } from "../table/seats.js";
import { Stage } from "../table/stage.js";
import { LessonPanel } from "./panel.js";
import { LessonStore } from "./store.js";

/**
 * @import { GameInfo, LessonInfo } from "../schema.js"
 */

/** @param {{info: GameInfo, list: LessonInfo[], lesson: LessonInfo}} props */
export function LessonRoom({ info, list, lesson }) {
  const store = useMemo(() => new LessonStore(info.game, lesson.name), []);
  const controller = useMemo(() => controllerOf(store), [store]);
  const root = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  useEffect(() => controller.listen(), [controller]);
  useKeyboard(controller);
  useBoard(controller, info);
  useDrawn(controller, root);
  useMarks(controller, root);
  usePointing(controller, store);
  useSpoken(controller, store);
  useInSight(controller, root);
  const title = say("lesson-title", { game: gameTitle(info.game), lesson: speak(lesson.title) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const table = store.info.value;
  const names = table ? seatNames(table) : [];
  const addressed = me.value?.name ? null : (table?.seats.find((seat) => seat.mine)?.seat ?? null);
  useEffect(() => setSeatNames(names, addressed), [names.join("\n"), addressed]);
  const view = store.view.value;
  const props = boardProps(controller, view, info, names);
  const close = () => (controller.window.value = null);
  return html`<div class=${`table lesson table-${info.game} ${store.myTurn.value ? "my-turn" : ""}`} ref=${root}
    data-number=${view?.number} data-ready=${store.decisions.value.length > 0}>
    <${Head} controller=${controller} info=${info} />
    ${table && html`<${Seats} controller=${controller} info=${table} props=${props} />`}
    <main class="stage-area">
      ${store.problem.value && html`<p class="banner" role="alert">${speak(store.problem.value)}
        <button class="button small" onClick=${() => ((store.problem.value = null), store.open())}>${say("page-try-again")}</button></p>`}
      ${props ? html`<${Stage} controller=${controller} props=${props} />` : html`<div class="page-wait" aria-busy="true"></div>`}
    </main>
    <${LessonPanel} controller=${controller} store=${store} info=${info} list=${list} lesson=${lesson} />
    <${ChoiceMenu} controller=${controller} />
    <${RulesDrawer} open=${controller.rules} game=${info.game} />
    ${controller.window.value === "preferences" && html`<${Preferences} onClose=${close} />`}
    ${controller.window.value === "help" && html`<${Help} onClose=${close} />`}
    ${controller.window.value === "moves" && html`<${MovesList} controller=${controller} onClose=${close} />`}
    <${LiveRegion} controller=${controller} />
  </div>`;
}

/** @param {{controller: Controller, info: GameInfo}} props */
function Head({ controller, info }) {
  const button = (/** @type {any} */ icon, /** @type {string} */ words, /** @type {() => void} */ act) =>
    html`<button class="icon-button" title=${words} aria-label=${words} onClick=${act}><${Icon} name=${icon} /></button>`;
  return html`<header class="table-head">
    <a class="brand" href="/" title=${say("page-lobby")} aria-label=${say("page-lobby")}><${Emblem} /></a>
    <h1 class="table-name">${small.value ? gameTitle(info.game) : say("lessons-title", { game: gameTitle(info.game) })}</h1>
    <span class="table-head-space"></span>
    ${button("rules", say("page-rules"), () => (controller.rules.value = controller.rules.value ? null : { rule: null }))}
    ${button("settings", say("page-preferences"), () => (controller.window.value = "preferences"))}
    <a class="icon-button" href=${`/lessons/${info.game}`} title=${say("lessons-list")} aria-label=${say("lessons-list")}><${Icon} name="list" /></a>
  </header>`;
}

/** What this reader does in a lesson: a hint is the way on. @param {LessonStore} store */
function controllerOf(store) {
  const controller = new Controller(store);
  controller.hints.next = async () => store.show();
  return controller;
}

/** Points at the way on, where it was asked for. @param {Controller} controller @param {LessonStore} store */
function usePointing(controller, store) {
  const next = store.showing.value ? (store.told.value?.next ?? null) : null;
  const seq = store.seq;
  useEffect(() => {
    controller.hints.shown.value = next && seq !== null
      ? { seq, step: 1, elements: next.touches, kind: next.kind, decision: null, instead: null, why: null, analysis: null, names: {} }
      : null;
  }, [next, seq]);
}

/** Rings what the words beside the board speak of. @param {Controller} controller @param {LessonStore} store */
function useSpoken(controller, store) {
  const told = store.settled.value ? store.told.value : null;
  useEffect(() => {
    controller.spoken.value = told?.look ?? [];
  }, [told]);
}

/**
 * Where nothing that can be chosen is in sight, as below the board on a small screen, the first of it is.
 * @param {Controller} controller
 * @param {{current: HTMLElement | null}} root
 */
function useInSight({ store, drawn }, root) {
  const there = drawn.value.size > 0;
  const asked = store.decisions.value.length > 0;
  const number = store.shown.value?.number;
  useEffect(() => {
    if (!asked) return;
    bringIntoSight([...(root.current?.querySelectorAll('.stage [data-element][tabindex="0"]') ?? [])]);
  }, [asked, number, there]);
}
