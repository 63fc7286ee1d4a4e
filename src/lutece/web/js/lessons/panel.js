/** Beside the board: what is to be done, what came of the last try, and the way on. */

import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { post } from "../api.js";
import { Icon } from "../components/icons.js";
import { say, speak } from "../i18n.js";
import { introduce } from "../lobby/welcome.js";
import { warning } from "../preferences.js";
import { go } from "../route.js";
import { levels, reasonOf } from "../session.js";
import { endsTurn } from "../table/decisions.js";
import { Skip, capital, rule } from "../table/footer.js";
import { stopOffering } from "./progress.js";

/**
 * @import { DecisionView, GameInfo, LessonInfo, LessonMoment } from "../schema.js"
 * @import { Controller } from "../table/controller.js"
 * @import { LessonStore } from "./store.js"
 */

/** @typedef {{controller: Controller, store: LessonStore, info: GameInfo, list: LessonInfo[], lesson: LessonInfo}} Props */

/** @param {Props} props */
export function LessonPanel(props) {
  const { controller, store, list, lesson } = props;
  const told = store.told.value;
  const settled = store.settled.value;
  const place = list.findIndex((one) => one.name === lesson.name) + 1;
  const over = store.done.value;
  return html`<section class="lesson-panel" aria-label=${say("lesson-panel")}>
    <header class="lesson-head">
      <h2>${speak(lesson.title)}</h2>
      <span class="lesson-place">${say("lesson-place", { place, count: list.length })}</span>
      ${lesson.steps > 1 && html`<${Dots} steps=${lesson.steps} step=${told?.step ?? 0} />`}
    </header>
    <div class="lesson-words" role="status" aria-live="polite">
      ${settled && told && html`<${Feedback} controller=${controller} told=${told} />`}
      ${told?.goal && (settled || told.outcome !== "done") && html`<p class="lesson-goal">${speak(told.goal)}</p>`}
      ${settled && told?.outcome === "on" && store.shown.value && html`<p class="lesson-prompt">${speak(store.shown.value.prompt.said)}</p>`}
      ${store.showing.value && told?.next && html`<p class="lesson-shown"><${Icon} name="bulb" /> ${capital(speak(told.next.said))}</p>`}
    </div>
    ${over ? html`<${Onward} ...${props} place=${place} />` : html`<${Actions} controller=${controller} store=${store} />`}
  </section>`;
}

/** @param {{steps: number, step: number}} props */
function Dots({ steps, step }) {
  const here = Math.min(step + 1, steps);
  return html`<span class="lesson-dots" role="img" aria-label=${say("lesson-step", { step: here, steps })}>
    ${Array.from({ length: steps }, (_, n) => html`<span key=${n} class=${n < step ? "past" : n === step ? "now" : ""}></span>`)}</span>`;
}

/** What came of the last try. @param {{controller: Controller, told: LessonMoment}} props */
function Feedback({ controller, told }) {
  if (told.outcome === "begun" || told.outcome === "on") return null;
  const good = told.outcome === "done";
  const happened = (told.happened ?? []).map(speak).join(" ");
  const words = told.said ? speak(told.said) : good ? happened : `${happened} ${say("lesson-not-it")}`;
  return html`<p class=${`lesson-feedback ${good ? "good" : "not-yet"}`} data-outcome=${told.outcome}>
    <${Icon} name=${good ? "end" : "close"} /> <span>${words} ${told.rule && rule(controller, told.rule)}</span></p>`;
}

/** @param {{controller: Controller, store: LessonStore}} props */
function Actions({ controller, store }) {
  const shown = store.showing.value ? store.told.value?.next?.number : undefined;
  return html`<div class="actions">
    ${controller.loose.value.map((decision) => html`<button key=${decision.number} data-act=${decision.text}
      class=${`button ${shown === decision.number ? "shown" : ""}`} onClick=${() => controller.act(decision)}>${wordsOf(decision)}</button>`)}
    ${store.undoable && html`<button class="button quiet" data-act="undo" onClick=${() => store.undo()}><${Icon} name="undo" /> ${say("table-undo")}</button>`}
    <button class="button quiet" data-act="show" disabled=${!store.told.value?.next || store.showing.value} onClick=${() => store.show()}>
      <${Icon} name="bulb" /> ${say("lesson-show")}</button>
    <${Skip} controller=${controller} />
  </div>`;
}

/** @param {DecisionView} decision */
function wordsOf(decision) {
  return endsTurn(decision) ? say("table-end-turn") : capital(speak(decision.said));
}

/** The lesson is done: the next one, or a first game. @param {Props & {place: number}} props */
function Onward({ store, info, list, place }) {
  const next = list[place];
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  const [problem, setProblem] = useState("");
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  async function play() {
    try {
      await firstGame(info);
    } catch (error) {
      setProblem(speak(reasonOf(error)));
    }
  }
  return html`<div class="actions lesson-onward">
    ${!next && html`<p class="lesson-first-game">${say("lesson-first-game-about")}</p>`}
    <button class="button quiet" data-act="again" onClick=${() => store.open()}><${Icon} name="undo" /> ${say("lesson-again")}</button>
    ${next
      ? html`<a class="button primary" data-act="next" ref=${button} href=${`/lessons/${info.game}/${next.name}`}>${say("lesson-next")} <${Icon} name="forward" /></a>`
      : html`<button class="button primary" data-act="first-game" ref=${button} onClick=${play}>${say("lesson-first-game")}</button>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </div>`;
}

/** A game against the weakest bot, with hints and a word before blunders. @param {GameInfo} info */
async function firstGame(info) {
  await introduce();
  const bot = { kind: "bot", level: levels.value[0]?.name ?? null };
  const table = await post("/api/tables", { game: info.game, seats: [{ kind: "me" }, ...Array(Math.max(1, info.fewest - 1)).fill(bot)] });
  warning.value = true;
  stopOffering(info.game);
  go(`/table/${table.table}`);
}
