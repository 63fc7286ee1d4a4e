/** Several decisions about one element: a small menu beside it. */

import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say, speak } from "../i18n.js";
import { capital } from "./footer.js";

/** @param {{controller: import("./controller.js").Controller}} props */
export function ChoiceMenu({ controller }) {
  const menu = controller.menu.value;
  if (!menu) return null;
  return html`<${Open} key=${menu.element} controller=${controller} menu=${menu} />`;
}

/** @param {{controller: import("./controller.js").Controller, menu: import("./controller.js").Menu}} props */
function Open({ controller, menu }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const here = /** @type {HTMLDivElement} */ (box.current);
    const before = document.activeElement;
    const { width, height } = here.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - width - 8, menu.at.left + menu.at.width / 2 - width / 2));
    const below = menu.at.bottom + 8;
    const top = below + height < innerHeight - 8 ? below : Math.max(8, menu.at.top - height - 8);
    here.style.left = `${left}px`;
    here.style.top = `${top}px`;
    here.querySelector("button")?.focus();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  const close = () => (controller.menu.value = null);
  /** @param {KeyboardEvent} event */
  function keys(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") close();
    else if (step) {
      const buttons = [.../** @type {HTMLDivElement} */ (box.current).querySelectorAll("button")];
      const now = buttons.indexOf(/** @type {any} */ (document.activeElement));
      buttons[(now + step + buttons.length) % buttons.length].focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return html`<div class="menu-ground" onClick=${close}>
    <div class="menu" role="menu" tabindex="-1" aria-label=${say("table-choose")} ref=${box} onKeyDown=${keys}>
      ${menu.decisions.map((decision) => html`<button key=${decision.number} role="menuitem" class="menu-item" data-decision=${decision.text}
        onClick=${() => controller.act(decision)}>${capital(speak(decision.said))}</button>`)}
    </div>
  </div>`;
}
