/** Playing again with the same people: one press proposes, the others join with one press. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { post } from "../api.js";
import { toast } from "../components/toasts.js";
import { say, speak } from "../i18n.js";
import { go } from "../route.js";
import { reasonOf } from "../session.js";

/**
 * @import { TableInfo } from "../schema.js"
 * @import { TableStore } from "./store.js"
 */

/** Proposes a rematch, or joins the one that is proposed. @param {{store: TableStore, info: TableInfo}} props */
export function RematchButton({ store, info }) {
  const [busy, setBusy] = useState(false);
  async function play() {
    setBusy(true);
    try {
      const again = await post(`${store.base}/rematch`);
      go(`/table/${again.table}`);
    } catch (error) {
      toast(speak(reasonOf(error)));
      setBusy(false);
    }
  }
  if (info.practice) return null;
  if (store.mine.value.length === 0) {
    return info.rematch && html`<a class="button primary" href=${`/table/${info.rematch}`}>${say("rematch-watch")}</a>`;
  }
  return html`<button class="button primary" data-rematch disabled=${busy} onClick=${play}>
    ${say(info.rematch ? "rematch-join" : "rematch")}</button>`;
}

/** Tells everybody at a finished table that the others play again. @param {{store: TableStore}} props */
export function RematchBanner({ store }) {
  const info = store.info.value;
  if (!info?.rematch || info.status !== "over") return null;
  return html`<p class="banner" role="status">${say("rematch-proposed")} <${RematchButton} store=${store} info=${info} /></p>`;
}
