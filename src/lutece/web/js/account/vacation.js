/** My vacation: while it lasts, my clocks at slow tables stand still. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../api.js";
import { toast } from "../components/toasts.js";
import { say } from "../i18n.js";

/**
 * @import { Vacation } from "../schema.js"
 */

/** @param {{attempt: (act: () => Promise<unknown>) => Promise<void>}} props */
export function VacationPart({ attempt }) {
  const [vacation, setVacation] = useState(/** @type {Vacation | null} */ (null));
  useEffect(() => {
    get("/api/me/vacation").then(setVacation, () => {});
  }, []);
  if (!vacation) return null;
  /** @param {boolean} on */
  const change = (on) =>
    attempt(async () => {
      setVacation(await post("/api/me/vacation", { on }));
      toast(say(on ? "vacation-started" : "vacation-ended"));
    });
  const days = Math.floor(vacation.days_left);
  return html`<section class="account-part">
    <h2>${say("vacation-heading")}</h2>
    <p class="note">${say("vacation-about")}</p>
    <p>${vacation.on && html`<strong>${say("vacation-on")}</strong> `}${say("vacation-left", { days, all: vacation.days_a_year })}</p>
    <button class="button" data-act="vacation" disabled=${!vacation.on && vacation.days_left <= 0} onClick=${() => change(!vacation.on)}>
      ${say(vacation.on ? "vacation-end" : "vacation-start")}</button>
  </section>`;
}
