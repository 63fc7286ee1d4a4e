/** The page: which room is shown. */

import { render } from "preact";
import { html } from "htm/preact";
import { effect } from "@preact/signals";
import { address } from "./route.js";
import { loadSession } from "./session.js";
import { language, ready, say } from "./i18n.js";
import { Tips } from "./components/tooltips.js";
import { Toasts } from "./components/toasts.js";
import { Lobby } from "./lobby/lobby.js";
import { Lazy } from "./components/lazy.js";

/** Rooms that are loaded when somebody enters them. */
const rooms = {
  table: () => import("./table/table.js").then((room) => room.TablePage),
  rules: () => import("./rules/rules.js").then((room) => room.RulesPage),
  history: () => import("./history/history.js").then((room) => room.HistoryPage),
  mistakes: () => import("./review/mistakes.js").then((room) => room.MistakesPage),
  account: () => import("./account/account.js").then((room) => room.AccountPage),
};

function Page() {
  const [room, id] = address.value.pathname.split("/").filter(Boolean);
  switch (room) {
    case undefined:
      return html`<${Lobby} game=${null} />`;
    case "new":
      return html`<${Lobby} game=${id ?? null} />`;
    case "table":
      return html`<${Lazy} key=${`table ${id}`} load=${rooms.table} props=${{ id: id ?? "" }} />`;
    case "rules":
      return html`<${Lazy} key="rules" load=${rooms.rules} props=${{ game: id ?? null }} />`;
    case "history":
      return html`<${Lazy} key="history" load=${rooms.history} props=${{}} />`;
    case "mistakes":
      return html`<${Lazy} key="mistakes" load=${rooms.mistakes} props=${{}} />`;
    case "account":
      return html`<${Lazy} key="account" load=${rooms.account} props=${{}} />`;
    default:
      return html`<${Lobby} game=${null} lost=${true} />`;
  }
}

effect(() => {
  document.documentElement.lang = language.value;
});

// A table's link needs its room's code whatever else: fetch it at once.
if (location.pathname.startsWith("/table/")) rooms.table();
loadSession();
await ready;
const root = /** @type {HTMLElement} */ (document.getElementById("page"));
document.title = say("page-title");
render(html`<${Page} /><${Tips} /><${Toasts} />`, root);
