/** A window over the page: the browser's own dialog, closed by Escape, by its cross or beside it. */

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../i18n.js";
import { Icon } from "./icons.js";

/**
 * @param {{title: string, onClose: () => void, kind?: string, children?: any}} props
 */
export function Dialog({ title, onClose, kind = "", children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return html`<dialog class=${`dialog ${kind}`} ref=${box} aria-label=${title} onClose=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === box.current && onClose()}>
    <div class="dialog-inner">
      <header class="dialog-head">
        <h2>${title}</h2>
        <button class="icon-button" onClick=${onClose} aria-label=${say("page-close")}><${Icon} name="close" /></button>
      </header>
      <div class="dialog-body">${children}</div>
    </div>
  </dialog>`;
}
