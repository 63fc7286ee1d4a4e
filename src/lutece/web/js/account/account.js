/** Who I am: a guest's name, an account by password or passkey, tokens for bots. */

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Masthead } from "../components/masthead.js";
import { toast } from "../components/toasts.js";
import { loadSession, me, setMyName, reasonOf } from "../session.js";
import { post } from "../api.js";
import { openWords, say, speak } from "../i18n.js";
import { NameForm, NewPasswordForm, PasswordForm } from "./forms.js";
import { hasPasskeys, usePasskey } from "./webauthn.js";
import { Passkeys } from "./passkeys.js";
import { MyData } from "./my-data.js";
import { NotificationSettings } from "./notifications.js";
import { forgetThisBrowser } from "./push.js";
import { Tokens } from "./tokens.js";
import { VacationPart } from "./vacation.js";

/**
 * @import { Credentials, Me, NewPassword } from "../schema.js"
 */

export function AccountPage() {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = say("account-title");
  });
  useEffect(() => {
    openWords("notifications");
  }, []);
  const person = me.value;
  const kept = Boolean(person?.login || person?.passkeys);

  /**
   * @param {() => Promise<unknown>} act
   * @param {string} [done] the message that tells of success
   */
  async function attempt(act, done) {
    setProblem("");
    try {
      await act();
      await loadSession();
      if (done) toast(say(done));
    } catch (error) {
      setProblem(error instanceof DOMException ? say("account-passkey-no") : speak(reasonOf(error)));
    }
  }
  const rename = (/** @type {string} */ name) => attempt(() => setMyName(name), "account-named");
  /** Whoever is nobody yet is called by the sign-in name, until they choose another. @param {Credentials} given */
  const keep = (given) =>
    attempt(async () => {
      if (!me.value?.player) await setMyName(given.login);
      await post("/api/account", given);
    }, "account-made");
  const signIn = (/** @type {Credentials} */ given) => attempt(() => post("/api/sign-in", given));
  const changePassword = (/** @type {NewPassword} */ given) =>
    attempt(() => post("/api/account/password", given), "account-password-changed");
  const signOut = () =>
    attempt(async () => {
      await forgetThisBrowser().catch(() => {}); // whoever uses it next is not told of my turns
      await post("/api/sign-out");
    });

  return html`<div class="lobby"><${Masthead} />
    <main class="paper-page account">
      <h1>${say("account-title")}</h1>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${person && html`<section class="account-part">
        <h2>${say("account-name")}</h2>
        <${NameForm} key=${person.name} name=${person.name ?? ""} tell=${rename} />
        <p class="note">${standing(person)}</p>
        ${kept && html`<button class="button" onClick=${signOut}>${say("account-sign-out")}</button>`}
      </section>`}
      ${person?.player && html`<${NotificationSettings} key=${`told ${person.player}`} />`}
      ${person?.player && html`<${VacationPart} key=${`vacation ${person.player}`} attempt=${attempt} />`}
      ${person && !person.login && html`<section class="account-part">
        <h2>${say("account-keep")}</h2>
        <p class="note">${say("account-keep-about")}</p>
        <${PasswordForm} kind="new" words=${say("account-make")} tell=${keep} />
      </section>`}
      ${person?.login && html`<section class="account-part">
        <h2>${say("account-password")}</h2>
        <${NewPasswordForm} tell=${changePassword} />
      </section>`}
      ${person?.player && hasPasskeys() && html`<${Passkeys} key=${person.player} person=${person} attempt=${attempt} />`}
      ${!kept && html`<section class="account-part">
        <h2>${say("account-sign-in")}</h2>
        <${PasswordForm} kind="old" words=${say("account-sign-in")} tell=${signIn} />
        ${hasPasskeys() && html`<button class="button" onClick=${() => attempt(usePasskey)}>
          ${say("account-passkey-use")}
        </button>`}
      </section>`}
      ${person?.player && html`<${Tokens} key=${person.player} attempt=${attempt} />`}
      ${person?.player && html`<${MyData} key=${`data ${person.player}`} person=${person} />`}
    </main></div>`;
}

/** How I sign in. @param {Me} person */
function standing(person) {
  if (person.login) return say("account-signed-in", { login: person.login });
  if (person.passkeys) return say("account-passkeys", { count: person.passkeys });
  return say(person.player ? "account-guest" : "account-nobody");
}
