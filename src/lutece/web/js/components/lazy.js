/** A room of the house that is loaded when it is entered. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n.js";

/**
 * @param {{load: () => Promise<any>, props: Record<string, unknown>}} given
 */
export function Lazy({ load, props }) {
  const [room, setRoom] = useState(/** @type {{Component: any} | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    load().then(
      (Component) => here && setRoom({ Component }),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, []);
  if (failed) {
    return html`<main class="plain-page">
      <h1>${say("page-problem-title")}</h1>
      <p>${say("page-problem-offline")}</p>
      <button class="button primary" onClick=${() => location.reload()}>${say("page-try-again")}</button>
    </main>`;
  }
  if (!room) return html`<div class="page-wait" aria-busy="true"></div>`;
  return html`<${room.Component} ...${props} />`;
}
