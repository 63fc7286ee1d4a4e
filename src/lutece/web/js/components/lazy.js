/** A part of the page that is loaded on first use (code splitting). */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n.js";

const RELOADED = "lutece-reloaded"; // when a missing part last reloaded the page
const AGAIN = 30_000; // ms before it may reload again

/**
 * Loads a part of the page. After an update the server has only the parts of its new page: the page is reloaded.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export async function loadPart(load) {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED)) < AGAIN) throw error;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
    return new Promise(() => {}); // nothing is shown any more
  }
}

/**
 * @param {{load: () => Promise<any>, props: Record<string, unknown>}} given
 */
export function Lazy({ load, props }) {
  const [room, setRoom] = useState(/** @type {{Component: any} | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    loadPart(load).then(
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
