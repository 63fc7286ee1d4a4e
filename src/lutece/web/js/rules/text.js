/** The rules of a game in the reader's language, fetched once. */

import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "htm/preact";
import { reasonOf } from "../session.js";
import { getText } from "../api.js";
import { language, say, speak } from "../i18n.js";

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
 * The text, scrolled to a rule.
 * @param {{game: string, rule: string | null}} props
 */
export function RulesText({ game, rule }) {
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
  useEffect(() => {
    if (!box.current || !state.text) return;
    for (const old of box.current.querySelectorAll(".rule-here")) old.classList.remove("rule-here");
    const there = rule ? box.current.querySelector(`[id="${CSS.escape(rule)}"]`) : null;
    if (!there) return;
    there.classList.add("rule-here");
    there.scrollIntoView({ block: "start" });
  }, [state.text, rule]);
  if (state.problem) return html`<p class="problem">${state.problem}</p>`;
  if (!state.text) return html`<p class="note" aria-busy="true">${say("rules-coming")}</p>`;
  return html`<div class="rules-text" lang=${lang} ref=${box} dangerouslySetInnerHTML=${{ __html: state.text }}></div>`;
}
