/** The lessons of a game: their list, or the one that is open. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { get } from "../api.js";
import { Icon } from "../components/icons.js";
import { Masthead } from "../components/masthead.js";
import { sayOr } from "../components/names.js";
import { openGame, openWords, say, speak } from "../i18n.js";
import { games, gameTitle, reasonOf } from "../session.js";
import { LessonRoom } from "./lesson.js";
import { doneLessons } from "./progress.js";

/**
 * @import { GameInfo, LessonInfo } from "../schema.js"
 */

/** @param {{game: string | null, lesson: string | null}} props */
export function LessonsPage({ game, lesson }) {
  const info = games.value?.find((one) => one.game === game && one.lessons) ?? null;
  const { list, problem } = useLessons(info);
  if (problem || (games.value && !info) || list?.length === 0) {
    return html`<div><${Masthead} /><main class="plain-page"><h1>${say("lessons-none")}</h1><p>${problem}</p>
      <a class="button primary" href="/">${say("page-lobby")}</a></main></div>`;
  }
  if (!info || !list) return html`<div class="page-wait" aria-busy="true"></div>`;
  const open = list.find((one) => one.name === lesson);
  if (open) return html`<${LessonRoom} key=${`${info.game} ${open.name}`} info=${info} list=${list} lesson=${open} />`;
  return html`<${List} info=${info} list=${list} />`;
}

/** The lessons of a game, with its words. @param {GameInfo | null} info */
function useLessons(info) {
  const [state, setState] = useState({ list: /** @type {LessonInfo[] | null} */ (null), problem: "" });
  useEffect(() => {
    const own = openWords("lessons");
    if (!info) return;
    const words = Promise.all([own, openGame(info), openWords(`${info.game}-lessons`)]);
    Promise.all([get(`/api/lessons/${encodeURIComponent(info.game)}`), words]).then(
      ([list]) => setState({ list, problem: "" }),
      (error) => setState({ list: null, problem: speak(reasonOf(error)) }),
    );
  }, [info]);
  return state;
}

/** @param {{info: GameInfo, list: LessonInfo[]}} props */
function List({ info, list }) {
  const done = doneLessons(info.game).filter((name) => list.some((lesson) => lesson.name === name));
  const title = say("lessons-title", { game: gameTitle(info.game) });
  useEffect(() => {
    document.title = title;
  });
  const next = list.find((lesson) => !done.includes(lesson.name)) ?? list[0];
  return html`<div class="lobby"><${Masthead} />
    <main class="paper-page lessons">
      <h1>${title}</h1>
      <p>${sayOr(`lobby-about-${info.game}`, info.about)}</p>
      <p>${say("lessons-about", { count: list.length })}</p>
      <p class="lessons-begin"><a class="button primary" href=${`/lessons/${info.game}/${next.name}`}>
        ${say(done.length === 0 ? "lessons-begin" : done.length < list.length ? "lessons-go-on" : "lessons-again")}</a>
        ${info.languages.length > 0 && html`<a class="quiet-link" href=${`/rules/${info.game}`}>${say("rules-of", { game: gameTitle(info.game) })}</a>`}</p>
      <ol class="lessons-list">${list.map((lesson, n) => html`<li key=${lesson.name} class=${done.includes(lesson.name) ? "done" : ""}>
        <a href=${`/lessons/${info.game}/${lesson.name}`}>
          <span class="lessons-number">${done.includes(lesson.name) ? html`<span role="img" aria-label=${say("lesson-is-done")}><${Icon} name="end" size=${18} /></span>` : n + 1}</span>
          <span>${speak(lesson.title)}</span></a></li>`)}</ol>
    </main>
  </div>`;
}
