/** The reader's preferences: language, theme, sound, pace of animations, confirming. */

import { html } from "htm/preact";
import { confirming, motion, sound, theme, warning } from "../preferences.js";
import { language, languageNames, languages, say, setLanguage } from "../i18n.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";
import { typed } from "./text-input.js";

const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
const THEME_ICONS = /** @type {const} */ ({ auto: "auto", light: "sun", dark: "moon" });
const MOTIONS = /** @type {const} */ (["slow", "normal", "fast", "off"]);

export function LanguageSwitch() {
  return html`<label class="select-with-icon">
    <${Icon} name="globe" />
    <span class="unseen">${say("page-language")}</span>
    <select class="language" value=${language.value} onChange=${typed(setLanguage)}>
      ${languages.map((code) => html`<option value=${code} lang=${code} selected=${code === language.value}>
        ${languageNames[code] ?? code}</option>`)}
    </select>
  </label>`;
}

export function ThemeSwitch() {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length];
  const words = say(`page-theme-${theme.value}`);
  return html`<button class="icon-button" title=${words} aria-label=${words}
    onClick=${() => (theme.value = next)}><${Icon} name=${THEME_ICONS[theme.value]} /></button>`;
}

export function SoundSwitch() {
  const words = say(sound.value ? "page-sound-on" : "page-sound-off");
  return html`<button class="icon-button" title=${words} aria-label=${words} aria-pressed=${sound.value}
    onClick=${() => (sound.value = !sound.value)}><${Icon} name=${sound.value ? "sound" : "mute"} /></button>`;
}

/** @param {{onClose: () => void}} props */
export function Preferences({ onClose }) {
  return html`<${Dialog} title=${say("page-preferences")} onClose=${onClose}>
    <div class="preferences">
      <div class="preference"><span>${say("page-language")}</span><${LanguageSwitch} /></div>
      <fieldset class="preference choices">
        <legend>${say("page-theme")}</legend>
        ${THEMES.map((name) => choice("theme", name, theme.value === name, say(`page-theme-${name}`), () => (theme.value = name)))}
      </fieldset>
      <fieldset class="preference choices">
        <legend>${say("page-motion")}</legend>
        ${MOTIONS.map((name) => choice("motion", name, motion.value === name, say(`page-motion-${name}`), () => (motion.value = name)))}
      </fieldset>
      ${tick(sound.value, say("page-sound"), (on) => (sound.value = on))}
      ${tick(confirming.value, say("page-confirming"), (on) => (confirming.value = on))}
      ${tick(warning.value, say("page-warning"), (on) => (warning.value = on))}
    </div>
  <//>`;
}

/**
 * @param {string} group
 * @param {string} name
 * @param {boolean} on
 * @param {string} words
 * @param {() => void} pick
 */
function choice(group, name, on, words, pick) {
  return html`<label class="choice">
    <input type="radio" name=${group} value=${name} checked=${on} onChange=${pick} /><span>${words}</span>
  </label>`;
}

/**
 * @param {boolean} on
 * @param {string} words
 * @param {(on: boolean) => void} set
 */
function tick(on, words, set) {
  return html`<label class="tick">
    <input type="checkbox" checked=${on} onChange=${(/** @type {any} */ e) => set(e.target.checked)} /><span>${words}</span>
  </label>`;
}
