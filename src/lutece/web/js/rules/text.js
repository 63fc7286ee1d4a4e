/** The rules of a game in the reader's language, fetched once. */

import { render } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "htm/preact";
import { reasonOf } from "../session.js";
import { getText } from "../api.js";
import { language, say, speak } from "../i18n.js";
import { RuleFigure } from "./figure.js";

/**
 * @import { GameInfo, LessonInfo } from "../schema.js"
 * @import { Piece } from "./search.js"
 */

/** @type {Map<string, Promise<string>>} */
const fetched = new Map();

/** @param {string} game @param {string} lang */
function rulesOf(game, lang) {
  const path = `/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(lang)}`;
  let text = fetched.get(path);
  if (!text) {
    text = getText(path);
    fetched.set(path, text);
    text.catch(() => fetched.delete(path));
  }
  return text;
}

/**
 * What a rule is called: its first words in the rulebook.
 * @param {string} game
 * @param {string} number
 */
export async function ruleTitle(game, number) {
  const page = new DOMParser().parseFromString(await rulesOf(game, language.value), "text/html");
  const words = page.getElementById(number)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  return words.slice(number.length).match(/^\s*([^.。]+)/)?.[1] ?? "";
}

/**
 * The text, scrolled to a rule; as a page of its own with pictures.
 * @param {{game: string, rule: string | null, info?: GameInfo | null, lessons?: LessonInfo[], printing?: boolean,
 *   onRead?: (pieces: Piece[]) => void}} props
 */
export function RulesText({ game, rule, info = null, lessons = [], printing = false, onRead }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [state, setState] = useState({ text: "", problem: "" });
  const lang = language.value;
  useEffect(() => {
    let here = true;
    rulesOf(game, lang).then(
      (text) => here && setState({ text, problem: "" }),
      (error) => here && setState({ text: "", problem: speak(reasonOf(error)) }),
    );
    return () => {
      here = false;
    };
  }, [game, lang]);
  useLayoutEffect(() => {
    if (!box.current || !state.text) return;
    box.current.innerHTML = state.text; // the server's own page; pictures are put into it below
    onRead?.(piecesOf(box.current));
  }, [state.text]);
  useEffect(() => {
    if (!box.current || !state.text || !info) return;
    for (const lesson of lessons) drawFigure(box.current, info, lesson, printing);
  }, [state.text, lessons, printing, lang]);
  useEffect(() => {
    if (!box.current || !state.text) return;
    for (const old of box.current.querySelectorAll(".rule-here")) old.classList.remove("rule-here");
    const there = rule ? box.current.querySelector(`[id="${CSS.escape(rule)}"]`) : null;
    if (!there) return;
    there.classList.add("rule-here");
    there.scrollIntoView({ block: "start" });
  }, [state.text, rule]);
  if (state.problem) return html`<p class="problem">${state.problem}</p>`;
  return html`${!state.text && html`<p class="note" aria-busy="true">${say("rules-coming")}</p>`}<div class="rules-text" lang=${lang} ref=${box}></div>`;
}

/**
 * A picture after the rule that it shows.
 * @param {HTMLElement} box
 * @param {GameInfo} info
 * @param {LessonInfo} lesson
 * @param {boolean} now
 */
function drawFigure(box, info, lesson, now) {
  const rule = lesson.rules[0];
  const begin = rule && box.querySelector(`[id="${CSS.escape(rule)}"]`);
  if (!begin) return;
  let place = box.querySelector(`[data-figure="${CSS.escape(lesson.name)}"]`);
  if (!place) {
    let last = begin;
    while (last.nextElementSibling && !last.nextElementSibling.matches("[id]")) last = last.nextElementSibling;
    place = document.createElement("div");
    place.setAttribute("data-figure", lesson.name);
    last.after(place);
  }
  render(html`<${RuleFigure} info=${info} lesson=${lesson} now=${now} />`, place);
}

/** The pieces of the text that can be searched, each with the rule or heading that it belongs to. @param {HTMLElement} box @returns {Piece[]} */
function piecesOf(box) {
  /** @type {Piece[]} */
  const pieces = [];
  let id = "";
  let label = "";
  for (const element of box.querySelectorAll("h2, p, li, tr")) {
    if (element.parentElement?.matches("li")) continue;
    if (element.id) {
      id = element.id;
      label = element.matches("h2") ? (element.textContent ?? "") : id;
    }
    const text = (element.textContent ?? "").replace(/\s+/g, " ").trim();
    if (id && text) pieces.push({ id, label, text: text.startsWith(label) ? text.slice(label.length).trim() : text });
  }
  return pieces;
}
