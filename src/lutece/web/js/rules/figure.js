/** A picture of the rules: a position drawn by the board itself, with what happens next to step through. */

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { get } from "../api.js";
import { Icon } from "../components/icons.js";
import { openGame, openWords, say, speak } from "../i18n.js";
import { traceOf } from "../table/decisions.js";
import { loadBoard } from "../table/drawing.js";

/**
 * @import { BoardModule } from "../boards/board.js"
 * @import { GameInfo, LessonInfo, LessonPictures } from "../schema.js"
 */

const NOTHING = new Map();
const ignore = () => {};

/** @param {{info: GameInfo, lesson: LessonInfo, now: boolean}} props  now: drawn although nobody looks yet */
export function RuleFigure({ info, lesson, now }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [near, setNear] = useState(now);
  const [drawn, setDrawn] = useState(/** @type {{module: BoardModule, pictures: LessonPictures} | null} */ (null));
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!box.current || near) return;
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), { rootMargin: "400px" });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [near]);
  useEffect(() => setNear((before) => before || now), [now]);
  useEffect(() => {
    if (now && drawn) setAt(drawn.pictures.views.length - 1); // paper shows what comes of it
  }, [now, drawn]);
  useEffect(() => {
    if (!near) return;
    let here = true;
    const path = `/api/lessons/${encodeURIComponent(info.game)}/${encodeURIComponent(lesson.name)}/pictures`;
    Promise.all([get(path), loadBoard(info.board), openGame(info), openWords(`${info.game}-lessons`)]).then(
      ([pictures, module]) => here && setDrawn({ pictures, module }),
      console.error,
    );
    return () => {
      here = false;
    };
  }, [near]);
  if (!drawn) return html`<figure class="rule-figure waiting" ref=${box} aria-busy="true"></figure>`;
  const { pictures: { views }, module: { Board } } = drawn;
  const view = views[at];
  const happened = view.log.flatMap((entry) => entry.happened.map(speak));
  const title = speak(lesson.title);
  const props = {
    view,
    info,
    names: ["A", "B", "C", "D"].slice(0, view.seats),
    alive: NOTHING,
    decisions: [],
    act: ignore,
    chosen: view.chosen[0] ?? null,
    trace: traceOf(view.log),
    recent: view.log,
    pick: ignore,
    rest: ignore,
    say,
  };
  const step = (/** @type {number} */ by) => setAt(Math.max(0, Math.min(views.length - 1, at + by)));
  const button = (/** @type {any} */ icon, /** @type {string} */ words, /** @type {number} */ by, /** @type {boolean} */ dead) =>
    html`<button class="icon-button" aria-label=${words} title=${words} disabled=${dead} onClick=${() => step(by)}><${Icon} name=${icon} /></button>`;
  return html`<figure class=${`rule-figure figure-${info.game}`} ref=${box} data-lesson=${lesson.name} aria-label=${title}>
    <div class="figure-board board-room table-${info.game}"><${Board} ...${props} /></div>
    <figcaption>
      <div class="figure-steps">
        ${button("back", say("rules-figure-back"), -1, at === 0)}
        <span>${say("rules-figure-at", { step: at + 1, steps: views.length })}</span>
        ${button("forward", say("rules-figure-on"), 1, at === views.length - 1)}
      </div>
      <p role="status"><strong>${title}.</strong> ${at === 0 ? say("rules-figure-begin") : happened.join(" ") || say("rules-figure-chosen")}</p>
      <a class="figure-try" href=${`/lessons/${info.game}/${lesson.name}`}>${say("rules-figure-try")}</a>
    </figcaption>
  </figure>`;
}
