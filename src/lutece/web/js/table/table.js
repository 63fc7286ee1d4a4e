/** The table: the board fills the screen, and all that belongs around it. */

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { address } from "../route.js";
import { games } from "../house.js";
import { TableStore } from "./store.js";
import { play as tone } from "../sound.js";
import { get } from "../talk.js";
import { openGame, say, setSeatNames } from "../words.js";
import { Preferences } from "../parts/switches.js";
import { seatNames } from "../parts/names.js";
import { RulesDrawer } from "../rules/drawer.js";
import { ChoiceMenu } from "./choice-menu.js";
import { Curtain } from "./curtain.js";
import { Desk } from "./desk.js";
import { Help } from "./help.js";
import { useKeys } from "./keys.js";
import { Closed, LostBanner, NoTable, StandInBanner } from "./notices.js";
import { MovesList } from "./moves-list.js";
import { Over } from "./over.js";
import { Foot } from "./foot.js";
import { Seats } from "./seats.js";
import { SidePanel } from "./side-panel.js";
import { Speaker } from "./speaker.js";
import { Stage } from "./stage.js";
import { InviteWindow, LeaveWindow, TableHead } from "./head.js";
import { WaitingRoom } from "./waiting.js";

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const store = useMemo(() => new TableStore(id), [id]);
  const desk = useMemo(() => new Desk(store), [store]);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  useEffect(() => desk.listen(), [desk]);
  useMoment(store);
  useKeys(desk);
  useTitle(desk);
  useSounds(desk);

  if (store.problem.value) return html`<${NoTable} reason=${store.problem.value} />`;
  const info = store.info.value;
  if (!info) {
    return html`<main class="page-wait" aria-busy="true"><${LostBanner} store=${store} /></main>`;
  }
  return html`<${Room} desk=${desk} key=${id} />`;
}

/** @param {{desk: Desk}} props */
function Room({ desk }) {
  const { store } = desk;
  const info = /** @type {import("../schema.js").TableInfo} */ (store.info.value);
  const view = store.view.value;
  const root = useRef(/** @type {HTMLDivElement | null} */ (null));
  useBoard(desk, info.game);
  useDrawn(desk, root);
  const game = useGame(store, info);
  const names = seatNames(info);
  useEffect(() => setSeatNames(names), [names.join("\n")]);
  const module = desk.board.value;
  const ready = view && game && module;
  const props = ready
    ? {
        view,
        info: game,
        names,
        alive: desk.alive.value,
        chosen: desk.chosen.value,
        trace: desk.trace.value,
        pick: desk.pick,
        rest: desk.rest,
        say,
      }
    : null;
  desk.props = /** @type {any} */ (props);
  const classes = ["table", `table-${info.game}`];
  if (store.replay.value) classes.push("in-replay");
  if (store.myTurn.value && store.turn.value !== null) classes.push("my-turn");
  return html`<div class=${classes.join(" ")} ref=${root} data-number=${view?.number} data-ready=${store.decisions.value.length > 0}>
    <${TableHead} desk=${desk} info=${info} />
    <div class="banner-over"><${LostBanner} store=${store} /></div>
    <div class="banners">
      <${StandInBanner} store=${store} />
      ${info.status === "closed" && view && html`<p class="banner">${say("table-closed")}</p>`}
    </div>
    ${view && html`<${Seats} desk=${desk} info=${info} props=${props} />`}
    <main class="stage-area">
      ${info.status === "waiting"
        ? html`<${WaitingRoom} store=${store} info=${info} />`
        : info.status === "closed" && !view
          ? html`<${Closed} />`
        : props
          ? html`<${Stage} desk=${desk} props=${props} />`
          : html`<div class="page-wait" aria-busy="true"></div>`}
    </main>
    ${view && html`<${Foot} desk=${desk} />`}
    <${SidePanel} desk=${desk} />
    <${ChoiceMenu} desk=${desk} />
    <${Curtain} store=${store} />
    <${RulesDrawer} open=${desk.rules} game=${info.game} />
    <${Windows} desk=${desk} />
    <${Speaker} desk=${desk} />
  </div>`;
}

/** @param {{desk: Desk}} props */
function Windows({ desk }) {
  const close = () => (desk.window.value = null);
  switch (desk.window.value) {
    case "help":
      return html`<${Help} onClose=${close} />`;
    case "moves":
      return html`<${MovesList} desk=${desk} onClose=${close} />`;
    case "preferences":
      return html`<${Preferences} onClose=${close} />`;
    case "over":
      return html`<${Over} desk=${desk} onClose=${close} />`;
    case "invite":
      return html`<${InviteWindow} desk=${desk} onClose=${close} />`;
    case "leave":
      return html`<${LeaveWindow} desk=${desk} onClose=${close} />`;
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

/** Loads the game's drawing and its styles. @param {Desk} desk @param {string} game */
function useBoard(desk, game) {
  useEffect(() => {
    const href = `/static/css/board-${game}.css`;
    if (!document.querySelector(`link[href="${href}"]`)) {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      document.head.append(link);
    }
    import(`../boards/${game}.js`).then((module) => {
      desk.board.value = module;
    }, console.error);
  }, [game]);
}

/**
 * Notes after each drawing which elements there are: the other decisions become buttons.
 * @param {Desk} desk
 * @param {{current: HTMLElement | null}} root
 */
function useDrawn(desk, root) {
  useLayoutEffect(() => {
    const alive = desk.alive.peek();
    if (alive.size === 0) return;
    const drawn = new Set();
    for (const element of root.current?.querySelectorAll("[data-element]") ?? []) {
      const name = element.getAttribute("data-element") ?? "";
      if (alive.has(name)) drawn.add(name);
    }
    const before = desk.drawn.peek();
    if (drawn.size !== before.size || [...drawn].some((name) => !before.has(name))) desk.drawn.value = drawn;
  });
}

/** A link to a moment: `?at=17`. @param {TableStore} store */
function useMoment(store) {
  const synced = store.latest.value !== null;
  useEffect(() => {
    const at = address.value.searchParams.get("at");
    if (synced && at !== null && /^\d+$/.test(at)) store.lookAt(Number(at));
  }, [synced, store]);
  const moment = store.replay.value?.number;
  const began = useRef(false);
  useEffect(() => {
    if (moment === undefined && !began.current) return;
    began.current = true;
    const url = new URL(location.href);
    if (moment === undefined) url.searchParams.delete("at");
    else url.searchParams.set("at", String(moment));
    history.replaceState(null, "", url);
  }, [moment]);
}

/** The tab says when it is my turn. @param {Desk} desk */
function useTitle(desk) {
  const info = desk.store.info.value;
  const mine = (desk.store.myTurn.value && desk.store.turn.value !== null) || desk.store.curtain.value !== null;
  useEffect(() => {
    if (!info) return;
    const title = say("table-title", { game: say(`game-${info.game}`) });
    document.title = mine ? `● ${say("table-your-turn")} · ${title}` : title;
    const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
    if (icon) icon.href = mine ? "/static/favicon-turn.svg" : "/static/favicon.svg";
    return () => {
      if (icon) icon.href = "/static/favicon.svg";
    };
  });
}

/** Tones for my turn, a refusal, the end. @param {Desk} desk */
function useSounds(desk) {
  const { store } = desk;
  const mine = store.myTurn.value && !store.moving.value;
  const mover = store.shown.value?.to_move;
  useEffect(() => {
    if (mine) tone("turn");
  }, [mine, mover]);
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
      desk.window.value = "over";
    }
    before.current = over;
  }, [over, seen]);
}
