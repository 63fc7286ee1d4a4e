/** The page: which room is shown. */

import { render } from "preact";
import { html } from "htm/preact";
import { effect } from "@preact/signals";
import { address } from "./route.js";
import { loadSession, refreshTables } from "./session.js";
import { language, ready, say } from "./i18n.js";
import { Tips } from "./components/tooltips.js";
import { Toasts } from "./components/toasts.js";
import { Lobby } from "./lobby/lobby.js";
import { Lazy } from "./components/lazy.js";
import { startServiceWorker } from "./service-worker.js";

const IDLE = 2000; // ms after which browsers are idle that cannot say so

/** Rooms that are loaded when somebody enters them. */
const rooms = {
  table: () => import("./table/table.js").then((room) => room.TablePage),
  lessons: () => import("./lessons/lessons.js").then((room) => room.LessonsPage),
  rules: () => import("./rules/rules.js").then((room) => room.RulesPage),
  history: () => import("./history/history.js").then((room) => room.HistoryPage),
  mistakes: () => import("./review/mistakes.js").then((room) => room.MistakesPage),
  puzzles: () => import("./puzzles/puzzles.js").then((room) => room.PuzzlesPage),
  account: () => import("./account/account.js").then((room) => room.AccountPage),
  mailLink: () => import("./account/mail-link.js").then((room) => room.MailLinkPage),
};

function Page() {
  const [room, id, part] = address.value.pathname.split("/").filter(Boolean);
  switch (room) {
    case undefined:
      return html`<${Lobby} game=${null} />`;
    case "new":
      return html`<${Lobby} game=${id ?? null} />`;
    case "table":
      return html`<${Lazy} key=${`table ${id}`} load=${rooms.table} props=${{ id: id ?? "" }} />`;
    case "lessons":
      return html`<${Lazy} key="lessons" load=${rooms.lessons} props=${{ game: id ?? null, lesson: part ?? null }} />`;
    case "rules":
      return html`<${Lazy} key="rules" load=${rooms.rules} props=${{ game: id ?? null }} />`;
    case "history":
      return html`<${Lazy} key="history" load=${rooms.history} props=${{}} />`;
    case "mistakes":
      return html`<${Lazy} key="mistakes" load=${rooms.mistakes} props=${{}} />`;
    case "puzzles":
      return html`<${Lazy} key="puzzles" load=${rooms.puzzles} props=${{ game: id ?? null, puzzle: part ?? null }} />`;
    case "deck":
      return html`<${Lazy} key="deck" load=${rooms.puzzles} props=${{ game: null, puzzle: null, deck: true }} />`;
    case "account":
      return html`<${Lazy} key="account" load=${rooms.account} props=${{}} />`;
    case "notifications":
      if (id !== "confirm" && id !== "stop") return html`<${Lobby} game=${null} lost=${true} />`;
      return html`<${Lazy} key=${`${id} ${part}`} load=${rooms.mailLink} props=${{ action: id, token: part ?? "" }} />`;
    default:
      return html`<${Lobby} game=${null} lost=${true} />`;
  }
}

effect(() => {
  document.documentElement.lang = language.value;
});

// A table's link needs its room's code whatever else: fetch it at once.
const atTable = location.pathname.startsWith("/table/");
if (atTable) rooms.table();
loadSession();
if (atTable) refreshTables(); // they came with the page, and say whether a newcomer is offered lessons: that moves nothing later
await ready;
const root = /** @type {HTMLElement} */ (document.getElementById("page"));
document.title = say("page-title");
render(html`<${Page} /><${Tips} /><${Toasts} />`, root);
startServiceWorker();
if (!atTable) whenIdle(() => rooms.table());

/**
 * Loads what comes next while nothing else is to do, unless the reader saves data.
 * @param {() => Promise<unknown>} load
 */
function whenIdle(load) {
  const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator);
  if (connection?.saveData) return;
  const start = () => load().catch(() => {}); // it is loaded again when it is needed
  if ("requestIdleCallback" in window) requestIdleCallback(start);
  else setTimeout(start, IDLE);
}
