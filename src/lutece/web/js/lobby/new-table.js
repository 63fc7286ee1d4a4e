/** Setting up a table: seats, options, pace, components of one's own; one panel, one button. */

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Icon } from "../components/icons.js";
import { levelAbout, levelName, optionWords } from "../components/names.js";
import { SEAT_LETTERS, SeatMark } from "../components/seat.js";
import { typed } from "../components/text-input.js";
import { go } from "../route.js";
import { gameTitle, levels, me, reasonOf } from "../session.js";
import { post } from "../api.js";
import { say, speak } from "../i18n.js";
import { GameFacts, middle, PosterArt } from "./poster.js";
import { FIRST_PACE, PaceChoice, paceOf } from "./pace.js";
import { introduce, NameField } from "./welcome.js";

/**
 * @import { GameInfo, SeatWish } from "../schema.js"
 */

/** @param {{info: GameInfo}} props */
export function NewTable({ info }) {
  const [wishes, setWishes] = useState(() => firstSeats(info));
  const [options, setOptions] = useState(/** @type {Record<string, boolean>} */ ({}));
  const [pace, setPace] = useState(FIRST_PACE);
  const [file, setFile] = useState(/** @type {{name: string, text: string} | null} */ (null));
  const [hints, setHints] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const mine = wishes.filter((wish) => wish.kind === "me").length;
  const botsAlone = wishes.every((wish) => wish.kind === "bot");

  /** Whether somebody else sits there, beside me at this screen. @param {number} seat */
  const isBeside = (seat) => wishes[seat].kind === "me" && wishes.findIndex((wish) => wish.kind === "me") < seat;

  async function create() {
    setBusy(true);
    try {
      await introduce();
      const table = await post("/api/tables", {
        game: info.game,
        seats: wishes.map((wish, seat) => (isBeside(seat) ? { ...wish, name: wish.name?.trim() || null } : { ...wish, name: null })),
        options,
        ...paceOf(pace),
        hints,
        components: file?.text ?? null,
      });
      go(`/table/${table.table}`);
    } catch (error) {
      setProblem(speak(reasonOf(error)));
      setBusy(false);
    }
  }

  return html`<section class="new-table">
    <aside class=${`new-art poster-${info.game}`}>
      <${PosterArt} info=${info} />
      <div class="new-about">
        <${GameFacts} info=${info} />
        ${info.languages.length > 0 && html`<p><a href=${`/rules/${info.game}`}>${say("rules-of", { game: gameTitle(info.game) })}</a></p>`}
      </div>
    </aside>
    <div class="panel">
      <p class="crumbs"><a href="/">${say("page-lobby")}</a></p>
      <h1>${say("new-title", { game: info.title })}</h1>
      ${me.value && !me.value.name && html`<${NameField} />`}

      <h2>${say("new-seats")}</h2>
      <ol class="wishes">
        ${wishes.map((wish, seat) => html`<li key=${seat} class="wish">
          <${SeatMark} seat=${seat} size=${30} />
          <${WishSelect} wish=${wish} seat=${seat} set=${(/** @type {SeatWish} */ next) => setWishes(wishes.with(seat, next))} />
          <button class="icon-button" disabled=${wishes.length <= info.fewest} title=${say("new-remove-seat")}
            aria-label=${say("new-remove-seat")} onClick=${() => setWishes(wishes.toSpliced(seat, 1))}>
            <${Icon} name="close" /></button>
          ${isBeside(seat)
            ? html`<input class="wish-about" value=${wish.name ?? ""} maxlength="30" autocomplete="off"
                placeholder=${say("new-beside")} aria-label=${say("new-beside")}
                onInput=${typed((name) => setWishes(wishes.with(seat, { kind: "me", name })))} />`
            : html`<span class="wish-about">${about(wish)}</span>`}
        </li>`)}
      </ol>
      ${wishes.length < info.most &&
      html`<button class="button small" onClick=${() => setWishes([...wishes, { kind: "bot", level: middle(levels.value) }])}>
        + ${say("new-add-seat")}</button>`}
      ${mine > 1 && html`<p class="note">${say("new-hot-seat")}</p>`}
      ${mine === 0 && html`<p class="note">${say(botsAlone ? "server-nobody-here" : "new-nobody")}</p>`}

      <h2>${say("new-pace")}</h2>
      <${PaceChoice} form=${pace} set=${setPace} />

      ${info.option_list.length > 0 && html`<h2>${say("new-options")}</h2>`}
      ${info.option_list.map((option) => {
        const { name } = option;
        const words = optionWords(option);
        return html`<label key=${name} class="tick">
          <input type="checkbox" checked=${options[name] ?? false}
            onChange=${(/** @type {any} */ event) => setOptions({ ...options, [name]: event.target.checked })} />
          <span><strong>${words.name}</strong><small>${unbroken(words.about)}</small></span>
        </label>`;
      })}

      ${(waits(wishes) || mine > 1) && html`<label class="tick"><input type="checkbox" checked=${hints}
        onChange=${(/** @type {any} */ event) => setHints(event.target.checked)} />
        <span><strong>${say("new-hints")}</strong><small>${say("new-hints-about")}</small></span></label>`}

      <details class="own-components">
        <summary>${say("new-components")}</summary>
        <p class="note">${say("new-components-about")}</p>
        <input type="file" accept=".toml,text/plain" aria-label=${say("new-components")} onChange=${async (/** @type {any} */ event) => {
          const given = event.target.files?.[0];
          setFile(given ? { name: given.name, text: await given.text() } : null);
        }} />
      </details>

      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <div class="panel-buttons">
        <button class="button primary large" disabled=${busy || botsAlone} onClick=${create}>${say(waits(wishes) ? "new-open" : "new-begin")}</button>
      </div>
    </div>
  </section>`;
}

/** Me and a friend, or as few as the game takes. @param {GameInfo} info @returns {SeatWish[]} */
function firstSeats({ fewest, most }) {
  const seats = Math.min(most, Math.max(2, fewest));
  return Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? "me" : "link" }));
}

/**
 * @param {{wish: SeatWish, seat: number, set: (wish: SeatWish) => void}} props
 */
function WishSelect({ wish, seat, set }) {
  const value = wish.kind === "bot" ? `bot ${wish.level}` : wish.kind;
  /** @param {string} chosen */
  function choose(chosen) {
    const [kind, ...level] = chosen.split(" ");
    set(kind === "bot" ? { kind, level: level.join(" ") } : { kind: /** @type {any} */ (kind) });
  }
  const option = (/** @type {string} */ code, /** @type {string} */ words) =>
    html`<option value=${code} selected=${code === value}>${words}</option>`;
  return html`<select class="wish-select" aria-label=${say("new-seat", { seat: SEAT_LETTERS[seat] })} value=${value}
    onChange=${typed(choose)}>
    ${option("me", say("seat-me"))}${option("link", say("seat-link"))}${option("open", say("seat-open"))}
    <optgroup label=${say("seat-bot")}>
      ${levels.value.map((level) => option(`bot ${level.name}`, levelName(level.name)))}
    </optgroup>
  </select>`;
}

/** @param {SeatWish} wish */
function about(wish) {
  if (wish.kind !== "bot") return say(`seat-${wish.kind}-about`);
  const level = levels.value.find((one) => one.name === wish.level);
  return level ? levelAbout(level.name, level.describe) : "";
}

/** A rule's number stays on one line. @param {string} words */
function unbroken(words) {
  return words.replace(/([A-Z])-(?=\d)/g, "$1\u2011");
}

/** @param {SeatWish[]} wishes */
function waits(wishes) {
  return wishes.some((wish) => wish.kind === "link" || wish.kind === "open");
}
