/**
 * The page's words: Fluent messages in the reader's language, loaded when they are needed.
 *
 * Games speak in keys with arguments that no language owns (`seat: 2`, `place: "bank/chaillot"`).
 * Here they become words: what the thing is called is itself a message (`paris-kind-wood`), and
 * the forms that a language needs of it are the message's attributes. An argument `$kind` is the
 * name; `$kind-acc` is its attribute `.acc`. Prices come as `$francs` for choosing and as
 * `$francs-words` for speaking ("1 franc").
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";

/**
 * @typedef {Record<string, string | number>} Args
 * @typedef {{key: string, args: Args, text: string}} Said
 * @typedef {{game: string, components?: Record<string, unknown>}} GameWords
 */

/** @type {readonly string[]} */
export const languages = ["en", "it", "pt", "ru", "ja"];

/** What each language calls itself. */
export const languageNames = /** @type {Record<string, string>} */ ({
  en: "English",
  it: "Italiano",
  pt: "Português",
  ru: "Русский",
  ja: "日本語",
});

const ENGLISH = "en";
const KEPT = "lutece-language";
const RETRY = 5000; // ms after which a file that did not come may be asked for again
const GAMES = ["paris-paris", "paris"]; // a key belongs to the first whose name it begins with

/** Texts that every page needs; those of a game come with its table. */
const files = new Set(["page", "server"]);
/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Promise<void>>} */
const fetched = new Map();
const arrived = signal(0); // whoever speaks listens to it: words may still come
let expected = 0; // files on their way
/** @type {import("@preact/signals").Signal<readonly (string | null)[]>} */
const seats = signal([]);
/** By language: they are slow to make. @type {Map<string, Intl.ListFormat>} */
const listers = new Map();
/** Names that a components file gives, as `paris/district/chaillot`. @type {Map<string, string>} */
const ownNames = new Map();

/** The reader's language; change it by `setLanguage`. */
export const language = signal(guess());

/** When the words of the page are there. */
export const ready = fetchWords(language.value);

/**
 * Speak another language from now on, and remember it.
 * @param {string} code one of `languages`
 */
export async function setLanguage(code) {
  if (!languages.includes(code)) return;
  try {
    localStorage.setItem(KEPT, code);
  } catch {
    // A browser that keeps nothing still speaks.
  }
  await fetchWords(code);
  language.value = code;
}

/**
 * Get the words of a game, and what its components call their own places.
 * @param {GameWords} info
 */
export async function openGame({ game, components = {} }) {
  for (const role of ["district", "landmark", "stop"]) {
    for (const { name } of /** @type {{name: string}[]} */ (components[role] ?? [])) {
      ownNames.set(`${game}/${role}/${slug(name)}`, name);
    }
  }
  files.add(game).add(`${game}-board`);
  await fetchWords(language.value);
}

/**
 * Whom the games' words speak of; without a name a seat is its letter.
 * @param {readonly (string | null)[]} names by seat
 */
export function setSeatNames(names) {
  seats.value = names;
}

/**
 * A message in the reader's language; the key itself where there is none.
 * @param {string} key
 * @param {Args} [args]
 * @returns {string}
 */
export function say(key, args = {}) {
  return find(key, args) ?? key;
}

/**
 * What the server or a game said; its English sentence where the words are missing.
 * @param {Said} said
 * @returns {string}
 */
export function speak(said) {
  return find(said.key, said.args) ?? said.text;
}

/**
 * What a thing of a game is called: `nameOf("paris", "district", "chaillot")`.
 * @param {string} game
 * @param {string} role
 * @param {string} value
 * @returns {string}
 */
export function nameOf(game, role, value) {
  return String(named(game, role, value)[role] ?? value);
}

/**
 * Whoever sits there.
 * @param {number} seat
 */
export function nameOfSeat(seat) {
  return seats.value[seat] || "ABCD"[seat] || String(seat + 1);
}

/**
 * Several things in a row, as the language lists them: "A, B and C".
 * @param {string[]} things
 * @returns {string}
 */
export function listed(things) {
  const lister = listers.get(language.value) ?? new Intl.ListFormat(language.value);
  listers.set(language.value, lister);
  return lister.format(things);
}

/** @returns {string} the language kept, or the first of the browser's that we speak */
function guess() {
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept && languages.includes(kept)) return kept;
  } catch {
    // Nothing can be kept here.
  }
  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return spoken.find((code) => languages.includes(code)) ?? ENGLISH;
}

/** @param {string} code */
async function fetchWords(code) {
  await Promise.all([...files].map((file) => fetchFile(code, file)));
}

/**
 * @param {string} code
 * @param {string} file
 * @returns {Promise<void>}
 */
function fetchFile(code, file) {
  const path = `${code}/${file}`;
  let coming = fetched.get(path);
  if (!coming) {
    expected++;
    coming = readFile(path).finally(() => expected--).then(
      (text) => {
        let bundle = bundles.get(code);
        if (!bundle) bundles.set(code, (bundle = new FluentBundle(code, { useIsolating: false })));
        bundle.addResource(new FluentResource(text));
        arrived.value++;
      },
      () => {
        setTimeout(() => fetched.delete(path), RETRY); // whoever asks then tries again
        return code === ENGLISH ? undefined : fetchFile(ENGLISH, file);
      },
    );
    fetched.set(path, coming);
  }
  return coming;
}

/** @param {string} path */
async function readFile(path) {
  const answer = await fetch(new URL(`../texts/${path}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/**
 * @param {string} key
 * @param {Args} args
 * @returns {string | undefined}
 */
function find(key, args) {
  const bundle = speaker(key);
  const pattern = bundle?.getMessage(key)?.value;
  if (bundle && pattern) return bundle.formatPattern(pattern, inWords(key, args), []);
  if (!expected) fetchWords(ENGLISH); // nothing more will come: not translated yet, perhaps
  return undefined;
}

/**
 * Arguments as the messages take them.
 * @param {string} key
 * @param {Args} args
 * @returns {Args}
 */
function inWords(key, args) {
  const game = GAMES.find((name) => key.startsWith(`${name}-`));
  /** @type {Args} */
  const words = {};
  for (const [role, value] of Object.entries(args)) {
    words[role] = value;
    if (typeof value === "number" && SEAT_ROLES.has(role)) words[role] = nameOfSeat(value);
    else if (game && value !== "none") Object.assign(words, spoken(game, role, value, args));
  }
  return words;
}

const SEAT_ROLES = new Set(["seat", "owner", "other"]);
const LISTS = new Set(["cost", "gains", "gain", "gift"]); // `francs:4 wood:1`
const NESTED = new Set(["asked", "effect"]); // the key of a message with the same arguments
/** Arguments that are things of another kind than their name says. @type {Record<string, string>} */
const KINDS = {
  from: "place",
  tile: "place", // a building tile is named by where it is printed to go
  prestige_way: "way",
  name: "stop",
  first: "stop",
  last: "stop",
  line2: "line",
};

/**
 * One argument in words, with the forms that the language has of it.
 * @param {string} game
 * @param {string} role
 * @param {string | number} value
 * @param {Args} args
 * @returns {Args}
 */
function spoken(game, role, value, args) {
  if (typeof value === "number") {
    if (role !== "francs" && role !== "price") return {};
    return { [`${role}-words`]: say(`${game}-amount-francs`, { count: value }) };
  }
  if (LISTS.has(role)) {
    const things = value.split(" ").map((thing) => {
      const [name, count] = thing.split(":");
      return say(`${game}-amount-${name}`, { count: Number(count) });
    });
    return { [role]: listed(things) };
  }
  if (NESTED.has(role)) {
    const { [role]: _, ...rest } = args;
    return { [role]: say(value, rest) };
  }
  if (role === "tiles") return { [role]: listed(value.split(",")) };
  return named(game, role, value);
}

/**
 * A thing by its name in the notation: its words as `role`, its other forms as `role-form`.
 * @param {string} game
 * @param {string} role
 * @param {string} value
 * @returns {Args} empty where nobody has a name for it
 */
function named(game, role, value) {
  const kind = KINDS[role] ?? role;
  switch (kind) {
    case "place":
      return placed(game, role, value);
    case "district":
    case "landmark":
    case "stop":
      return proper(game, role, kind, value);
    case "end": {
      const [, what, count] = /^(francs|vp)-(\d+)$/.exec(value) ?? [];
      return formed(role, `${game}-end-${what ?? value}`, { count: Number(count) }) ?? {};
    }
    case "way": {
      const [way, which] = value.split(" ");
      return formed(role, `${game}-way-${way}`, { number: Number(which) }) ?? {};
    }
    default:
      return formed(role, `${game}-${kind}-${slug(value)}`, {}) ?? {};
  }
}

/**
 * `arc`, `bank/chaillot`, `chaillot/8` or `chaillot/louvre`.
 * @param {string} game
 * @param {string} role
 * @param {string} value
 */
function placed(game, role, value) {
  const [first, second] = value.split("/");
  if (!second) return formed(role, `${game}-place-${slug(first)}`, {}) ?? {};
  const bank = first === "bank";
  const parts = proper(game, "district", "district", bank ? second : first);
  if (bank) return formed(role, `${game}-place-bank`, parts) ?? {};
  if (/^\d+$/.test(second)) parts.value = second;
  else Object.assign(parts, proper(game, "landmark", "landmark", second));
  return formed(role, `${game}-place-${parts.value ? "building" : "landmark"}`, parts) ?? {};
}

/**
 * A proper name: the language's own, or as the components file has it.
 * @param {string} game
 * @param {string} role
 * @param {string} kind
 * @param {string} value
 * @returns {Args}
 */
function proper(game, role, kind, value) {
  const name = ownNames.get(`${game}/${kind}/${slug(value)}`) ?? value;
  return (
    formed(role, `${game}-${kind}-${slug(value)}`, { name }) ??
    formed(role, `${game}-${kind}-other`, { name }) ?? { [role]: name }
  );
}

/**
 * A message with all its attributes, as arguments for another message.
 * @param {string} role
 * @param {string} key
 * @param {Args} args
 * @returns {Args | undefined}
 */
function formed(role, key, args) {
  const bundle = speaker(key);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return undefined;
  /** @type {Args} */
  const forms = { [role]: bundle.formatPattern(message.value, args, []) };
  for (const [form, pattern] of Object.entries(message.attributes)) {
    forms[`${role}-${form}`] = bundle.formatPattern(pattern, args, []);
  }
  return forms;
}

/**
 * Who can say this: the reader's language, or English.
 * @param {string} key
 */
function speaker(key) {
  arrived.value; // speak again when more words come
  const able = [language.value, ENGLISH].map((code) => bundles.get(code));
  return able.find((bundle) => bundle?.hasMessage(key));
}

/**
 * A name as the notation writes it.
 * @param {string} name
 */
function slug(name) {
  const plain = name.toLowerCase().replaceAll("œ", "oe").normalize("NFD");
  return plain.replace(/\p{M}/gu, "").replaceAll(" ", "-");
}
