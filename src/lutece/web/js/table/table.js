/** The table: the board fills the screen, and all that belongs around it. */

import { html } from "htm/preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { address } from "../route.js";
import { games, gameTitle } from "../session.js";
import { TableStore } from "./store.js";
import { play as tone } from "../sound.js";
import { get } from "../api.js";
import { openGame, say, setSeatNames } from "../i18n.js";
import { Preferences } from "../components/switches.js";
import { seatNames } from "../components/names.js";
import { SEAT_LETTERS } from "../components/seat.js";
import { RulesDrawer } from "../rules/drawer.js";
import { LessonsOffer } from "../lessons/offer.js";
import { PracticeBanner } from "../review/practice.js";
import { ChoiceMenu } from "./choice-menu.js";
import { Agreements } from "./agreements.js";
import { Curtain } from "./curtain.js";
import { Controller } from "./controller.js";
import { boardProps, useBoard, useDrawn, useMarks } from "./drawing.js";
import { Help } from "./keyboard-help.js";
import { useKeyboard } from "./keyboard.js";
import { Closed, LostBanner, NoTable, StandInBanner } from "./notices.js";
import { MovesList } from "./moves-list.js";
import { Over } from "./game-over.js";
import { Foot } from "./footer.js";
import { Seats } from "./seats.js";
import { RematchBanner } from "./rematch.js";
import { SidePanel } from "./side-panel.js";
import { LiveRegion } from "./live-region.js";
import { Stage } from "./stage.js";
import { InviteWindow, LeaveWindow, TableHead } from "./header.js";
import { WaitingRoom } from "./waiting.js";

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const store = useMemo(() => new TableStore(id), [id]);
  const controller = useMemo(() => new Controller(store), [store]);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  useEffect(() => controller.listen(), [controller]);
  useMoment(store);
  useReview(controller);
  useKeyboard(controller);
  useTitle(controller);
  useSounds(controller);

  if (store.problem.value) return html`<${NoTable} reason=${store.problem.value} />`;
  const info = store.info.value;
  if (!info) {
    return html`<main class="page-wait" aria-busy="true"><${LostBanner} store=${store} /></main>`;
  }
  return html`<${Room} controller=${controller} key=${id} />`;
}

/** @param {{controller: Controller}} props */
function Room({ controller }) {
  const { store } = controller;
  const info = /** @type {import("../schema.js").TableInfo} */ (store.info.value);
  const view = store.view.value;
  const root = useRef(/** @type {HTMLDivElement | null} */ (null));
  useBoard(controller, games.value?.find((one) => one.game === info.game) ?? null);
  useDrawn(controller, root);
  useMarks(controller, root);
  const game = useGame(store, info);
  const names = seatNames(info);
  useEffect(() => setSeatNames(names), [names.join("\n")]);
  const props = boardProps(controller, view, game, names);
  const classes = ["table", `table-${info.game}`];
  if (store.replay.value) classes.push("in-replay");
  if (store.myTurn.value && store.turn.value !== null) classes.push("my-turn");
  const mover = info.status === "running" ? store.turn.value : null;
  if (mover !== null && !store.replay.value) classes.push(`turn-${SEAT_LETTERS[mover].toLowerCase()}`);
  return html`<div class=${classes.join(" ")} ref=${root} data-number=${view?.number} data-ready=${store.decisions.value.length > 0}>
    <${TableHead} controller=${controller} info=${info} />
    <div class="banner-over"><${LostBanner} store=${store} /></div>
    <div class="banners">
      <${StandInBanner} store=${store} />
      <${Agreements} store=${store} />
      <${RematchBanner} store=${store} />
      <${LessonsOffer} store=${store} game=${info.game} />
      ${info.practice && html`<${PracticeBanner} store=${store} practice=${info.practice} />`}
      ${info.status === "closed" && view && html`<p class="banner">${say("table-closed")}</p>`}
    </div>
    ${view && html`<${Seats} controller=${controller} info=${info} props=${props} />`}
    <main class="stage-area">
      ${info.status === "waiting"
        ? html`<${WaitingRoom} store=${store} info=${info} />`
        : info.status === "closed" && !view
          ? html`<${Closed} />`
        : props
          ? html`<${Stage} controller=${controller} props=${props} />`
          : html`<div class="page-wait" aria-busy="true"></div>`}
    </main>
    ${view && html`<${Foot} controller=${controller} />`}
    <${SidePanel} controller=${controller} />
    <${ChoiceMenu} controller=${controller} />
    <${Curtain} store=${store} />
    <${RulesDrawer} open=${controller.rules} game=${info.game} />
    <${Windows} controller=${controller} />
    <${LiveRegion} controller=${controller} />
  </div>`;
}

/** @param {{controller: Controller}} props */
function Windows({ controller }) {
  const close = () => (controller.window.value = null);
  switch (controller.window.value) {
    case "help":
      return html`<${Help} onClose=${close} />`;
    case "moves":
      return html`<${MovesList} controller=${controller} onClose=${close} />`;
    case "preferences":
      return html`<${Preferences} onClose=${close} />`;
    case "over":
      return html`<${Over} controller=${controller} onClose=${close} />`;
    case "invite":
      return html`<${InviteWindow} controller=${controller} onClose=${close} />`;
    case "leave":
      return html`<${LeaveWindow} controller=${controller} onClose=${close} />`;
    default:
      return null;
  }
}

/**
 * The game's components, the table's own where it has them, and its words.
 * @param {TableStore} store
 * @param {import("../schema.js").TableInfo} info
 */
function useGame(store, info) {
  const [own, setOwn] = useState(/** @type {import("../schema.js").GameInfo | null} */ (null));
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    if (info.own_components) get(`${store.base}/components`).then(setOwn, console.error);
  }, [info.own_components]);
  const game = info.own_components ? own : (games.value?.find((one) => one.game === info.game) ?? null);
  useEffect(() => {
    if (game) openGame(game).then(() => setSpoken(true));
  }, [game]);
  return spoken ? game : null;
}

/** A link to a moment: `?at=17`. @param {TableStore} store */
function useMoment(store) {
  const synced = store.latest.value !== null;
  useEffect(() => {
    const at = address.value.searchParams.get("at");
    if (address.value.searchParams.has("review")) return; // a reviewed moment shows itself
    if (synced && at !== null && /^\d+$/.test(at)) store.lookAt(Number(at));
  }, [synced, store]);
  const moment = store.replay.value?.number;
  const began = useRef(false);
  useEffect(() => {
    if (moment === undefined && !began.current) return;
    began.current = true;
    const url = new URL(location.href);
    const entered = moment !== undefined && !url.searchParams.has("at");
    if (moment === undefined) url.searchParams.delete("at");
    else url.searchParams.set("at", String(moment));
    // Back leads from the past to now, not out of the room.
    if (entered) history.pushState(null, "", url);
    else history.replaceState(null, "", url);
  }, [moment]);
  useEffect(() => {
    const back = () => {
      if (!new URL(location.href).searchParams.has("at")) store.now();
    };
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, [store]);
}

/** A link to a reviewed moment: `?review=17`. @param {Controller} controller */
function useReview(controller) {
  const { review, store } = controller;
  const over = review.offered.value;
  useEffect(() => {
    const at = address.value.searchParams.get("review");
    if (over && at !== null) controller.openReview(/^\d+$/.test(at) ? Number(at) : null);
  }, [over, store]);
  const open = review.open.value;
  const number = review.moment.value?.number;
  const began = useRef(false);
  useEffect(() => {
    if (!open && !began.current) return;
    began.current = true;
    const url = new URL(location.href);
    url.searchParams.delete("review");
    if (open) {
      url.searchParams.delete("at");
      url.searchParams.set("review", number === undefined ? "" : String(number));
    }
    history.replaceState(null, "", url);
  }, [open, number]);
}

/** The tab says when it is my turn. @param {Controller} controller */
function useTitle(controller) {
  const info = controller.store.info.value;
  const mine = (controller.store.myTurn.value && controller.store.turn.value !== null) || controller.store.curtain.value !== null;
  useEffect(() => {
    if (!info) return;
    const title = say("table-title", { game: gameTitle(info.game) });
    document.title = mine ? `● ${say("table-your-turn")} · ${title}` : title;
    const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
    if (icon) icon.href = mine ? "/static/favicon-turn.svg" : "/static/favicon.svg";
    return () => {
      if (icon) icon.href = "/static/favicon.svg";
    };
  });
}

/** Tones for my turn, my points, the moves of others, a refusal, the end. @param {Controller} controller */
function useSounds(controller) {
  const { store } = controller;
  const mine = store.myTurn.value && !store.moving.value;
  const mover = store.shown.value?.to_move;
  useEffect(() => {
    if (mine) tone("turn");
  }, [mine, mover]);
  const shown = store.replay.value ? null : store.shown.value;
  const last = useRef(/** @type {import("../schema.js").View | null} */ (null));
  useEffect(() => {
    const earlier = last.current;
    last.current = shown;
    if (!shown || !earlier || shown.number !== earlier.number + 1) return;
    const own = store.mine.value.map(({ seat }) => seat);
    if (own.some((seat) => shown.scores[seat] > earlier.scores[seat])) tone("points");
    else if (earlier.to_move !== null && !own.includes(earlier.to_move)) tone("other");
  }, [shown]);
  const refused = store.refused.value;
  useEffect(() => {
    if (refused) tone("no");
  }, [refused]);
  const over = store.shown.value !== null && store.shown.value.to_move === null;
  const before = useRef(/** @type {boolean | null} */ (null));
  const seen = store.shown.value !== null;
  useEffect(() => {
    if (!seen) return;
    if (over && before.current === false) {
      tone("over");
      controller.window.value = "over";
    }
    before.current = over;
  }, [over, seen]);
}
