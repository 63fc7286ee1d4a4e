/** The header of every page except the table: the site's name and the navigation. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { me } from "../session.js";
import { say } from "../i18n.js";
import { Icon } from "./icons.js";
import { LanguageSwitch, Preferences, SoundSwitch, ThemeSwitch } from "./switches.js";

export function Masthead() {
  const [open, setOpen] = useState(false);
  const name = me.value?.name;
  return html`<header class="masthead">
    <a class="brand" href="/"><${Emblem} /><span>Lutèce</span></a>
    <nav class="masthead-nav" aria-label=${say("page-nav")}>
      <a class="quiet-link" href="/history" title=${say("history-link")}>
        <${Icon} name="list" /><span class="person-name">${say("history-link")}</span></a>
      <a class="quiet-link wide-only" href="/rules">${say("page-rules")}</a>
      <${LanguageSwitch} />
      <span class="wide-only"><${ThemeSwitch} /><${SoundSwitch} /></span>
      <button class="icon-button" title=${say("page-preferences")} aria-label=${say("page-preferences")}
        onClick=${() => setOpen(true)}><${Icon} name="settings" /></button>
      <a class="quiet-link person" href="/account" title=${name ? say("lobby-you-are", { name }) : say("page-account")}>
        <${Icon} name="person" /><span class="person-name">${name ?? say("page-account")}</span></a>
    </nav>
    ${open && html`<${Preferences} onClose=${() => setOpen(false)} />`}
  </header>`;
}

/** A boat under an arch: the old arms of the city, simplified. */
export function Emblem() {
  return html`<svg class="emblem" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
    <circle cx="17" cy="17" r="16" class="emblem-ground" />
    <path class="emblem-line" d="M8 23V15a9 9 0 0 1 18 0v8" />
    <path class="emblem-line" d="M6 23h22M9.500 26.500h15" />
    <path class="emblem-fill" d="M13 23v-6.500a4 4 0 0 1 8 0V23z" />
  </svg>`;
}
