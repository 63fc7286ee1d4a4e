/** At the table of somebody new to a game: a word about its lessons, once. */

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../components/icons.js";
import { hasPlayed } from "../lobby/poster.js";
import { games, refreshTables, tables } from "../session.js";
import { say } from "../i18n.js";
import { mayOffer, stopOffering } from "./progress.js";

const FIRST_DECISIONS = 12; // who has decided more often knows how it goes

/**
 * @param {{store: import("../table/store.js").TableStore, game: string}} props
 */
export function LessonsOffer({ store, game }) {
  const info = games.value?.find((one) => one.game === game);
  const seat = store.mine.value[0]?.seat;
  const running = store.info.value?.status === "running" && store.info.value.practice == null;
  const made = store.log.value.filter((entry) => entry.seat === seat).length;
  useEffect(() => {
    if (!tables.value) refreshTables(); // they tell whether I have played this game
  }, []);
  const wanted = info?.lessons && tables.value && running && seat !== undefined && made < FIRST_DECISIONS;
  if (!wanted || !mayOffer(game) || hasPlayed(game)) return null;
  return html`<div class="banner lessons-offer"><span>${say("table-learn")}</span>
    <a class="button small primary" href=${`/lessons/${game}`}>${say("table-learn-go")}</a>
    <button class="icon-button" title=${say("table-learn-no")} aria-label=${say("table-learn-no")} onClick=${() => stopOffering(game)}><${Icon} name="close" /></button></div>`;
}
