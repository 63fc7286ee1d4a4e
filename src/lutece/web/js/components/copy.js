/** A link that is shown, and copied by one click. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { say } from "../i18n.js";
import { Icon } from "./icons.js";

/**
 * Puts a text on the clipboard; false where the browser does not let us.
 * @param {string} text
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {{link: string, label: string, kind?: string}} props
 */
export function CopyLink({ link, label, kind = "" }) {
  const [copied, setCopied] = useState(false);
  /** @param {MouseEvent} event */
  async function copy(event) {
    const field = /** @type {HTMLElement} */ (event.currentTarget).previousElementSibling;
    if (field instanceof HTMLInputElement) field.select();
    setCopied(await copyText(link));
  }
  return html`<div class="copy-link">
    <input readonly value=${link} aria-label=${label} onFocus=${(/** @type {any} */ e) => e.target.select()} />
    <button class=${`button ${kind}`} onClick=${copy}>
      <${Icon} name=${copied ? "check" : "link"} /> ${say(copied ? "page-copied" : "page-copy-link")}
    </button>
  </div>`;
}
