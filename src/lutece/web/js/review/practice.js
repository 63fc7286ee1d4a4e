/** At a practice table: what is to be found, and whether it was. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { get } from "../api.js";
import { toast } from "../components/toasts.js";
import { reasonOf } from "../session.js";
import { say, speak } from "../i18n.js";
import { practise } from "./store.js";
import { chance, whyWords } from "./words.js";

/**
 * @import { Practice, PracticeResult } from "../schema.js"
 * @import { TableStore } from "../table/store.js"
 */

/** @param {{store: TableStore, practice: Practice}} props */
export function PracticeBanner({ store, practice }) {
  const [result, setResult] = useState(/** @type {PracticeResult | null} */ (null));
  const decided = (store.latest.value?.number ?? 0) > practice.number;
  useEffect(() => {
    if (!decided) {
      setResult(null);
      return;
    }
    let here = true;
    get(`${store.base}/practised`).then((found) => here && setResult(found), (error) => toast(speak(reasonOf(error))));
    return () => {
      here = false;
    };
  }, [decided]);
  const again = () => practise(practice.table, practice.number).catch((error) => toast(speak(reasonOf(error))));
  const back = `/table/${practice.table}?review=${practice.number}`;
  return html`<div class="banner practice" role="status" data-found=${result ? String(result.found) : undefined}>
    <span>${words(store, decided, result)}</span>
    ${result && !result.found && html`<button class="button small primary" data-act="again" onClick=${again}>${say("practice-again")}</button>`}
    <a class="button small" href=${back}>${say(result ? "practice-back" : "practice-answer")}</a>
  </div>`;
}

/**
 * @param {TableStore} store
 * @param {boolean} decided
 * @param {PracticeResult | null} result
 */
function words(store, decided, result) {
  if (!decided) return say("practice-find");
  if (!result) return say("practice-judging");
  if (result.found) return say("practice-found", { decision: speak(result.played.said) });
  const { loss, why, names } = result.verdict;
  return `${say("practice-not-yet", { loss: chance(loss) })} ${whyWords(store.info.value?.game ?? "", why, names)}`;
}
