/**
 * The page's words: Fluent messages in the reader's language, loaded when they are needed.
 *
 * Games speak in keys with arguments that no language owns (`seat: 2`, `place: "bank/chaillot"`).
 * Here they become words: what the thing is called is itself a message (`<game>-kind-wood`), and
 * the forms that a language needs of it are the message's attributes. An argument `$kind` is the
 * name; `$kind-acc` is its attribute `.acc`. Prices come as `$francs` for choosing and as
 * `$francs-words` for speaking ("1 franc").
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { textAddress } from "./given.js";

/**
 * @typedef {Record<string, string | number>} Args
 * @typedef {{key: string, args: Args, text: string}} Said
 * @typedef {{kind: string, of?: string, proper?: boolean, patterns?: Record<string, string>}} ArgumentRole
 * @typedef {{game: string, board?: string | null, texts?: string[], components?: Record<string, unknown>, arguments?: Record<string, ArgumentRole>}} GameWords
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

/** Texts that every page needs; those of a game come with its table. */
const files = new Set(["page", "together", "server", "safety"]);
/** Texts that the packages of games bring, as `it/gops`. @type {Set<string>} */
const ownTexts = new Set();
/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Promise<void>>} */
const fetched = new Map();
const arrived = signal(0); // whoever speaks listens to it: words may still come
let expected = 0; // files on their way
/** @type {import("@preact/signals").Signal<readonly (string | null)[]>} */
const seats = signal([]);
/** The seat of a reader without a name. @type {import("@preact/signals").Signal<number | null>} */
const you = signal(null);
/** By game: how the arguments of its messages are put into words. @type {Map<string, Record<string, ArgumentRole>>} */
const described = new Map();
/** By language: they are slow to make. @type {Map<string, Intl.ListFormat>} */
const listers = new Map();
/** Names that a components file gives, as `<game>/district/chaillot`. @type {Map<string, string>} */
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
 * How games put the arguments of their messages into words, and the texts of their own packages.
 * @param {readonly GameWords[]} games
 */
export async function describeGames(games) {
  for (const info of games) {
    described.set(info.game, info.arguments ?? {});
    for (const code of info.texts ?? []) ownTexts.add(`${code}/${info.game}`);
  }
  await fetchWords(language.value);
}

/**
 * Get the words of a game, and what its components call their own things.
 * @param {GameWords} info
 */
export async function openGame(info) {
  const { game, components = {} } = info;
  described.set(game, info.arguments ?? {});
  for (const { of = "", proper } of Object.values(info.arguments ?? {})) {
    if (!proper) continue;
    for (const { name } of /** @type {{name: string}[]} */ (components[of] ?? [])) {
      ownNames.set(`${game}/${of}/${slug(name)}`, name);
    }
  }
  if (info.board) files.add(game).add(`${game}-board`);
  await fetchWords(language.value);
}

/** Get the words of a part of the page that not everybody opens. @param {string} file */
export async function openWords(file) {
  files.add(file);
  await fetchWords(language.value);
}

/**
 * Whom the games' words speak of; without a name a seat is its letter.
 * @param {readonly (string | null)[]} names by seat
 * @param {number | null} [addressed] the seat that is no name but the reader: what it does is said in the second person
 */
export function setSeatNames(names, addressed = null) {
  seats.value = names;
  you.value = addressed;
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
 * What a thing of a game is called: `nameOf(game, "district", "chaillot")`.
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
  const own = [...ownTexts].filter((path) => path.startsWith(`${code}/`));
  await Promise.all(own.map((path) => fetchFile(code, path.slice(code.length + 1))));
}

/**
 * @param {string} code
 * @param {string} file
 * @returns {Promise<void>}
 */
function fetchFile(code, file) {
  const address = textAddress(code, file);
  let coming = fetched.get(address);
  if (!coming) {
    expected++;
    coming = readFile(address).finally(() => expected--).then(
      (text) => {
        let bundle = bundles.get(code);
        if (!bundle) bundles.set(code, (bundle = new FluentBundle(code, { useIsolating: false })));
        bundle.addResource(new FluentResource(text));
        arrived.value++;
      },
      () => {
        setTimeout(() => fetched.delete(address), RETRY); // whoever asks then tries again
        return code === ENGLISH ? undefined : fetchFile(ENGLISH, file);
      },
    );
    fetched.set(address, coming);
  }
  return coming;
}

/** @param {string} address */
async function readFile(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/**
 * @param {string} key
 * @param {Args} args
 * @returns {string | undefined}
 */
function find(key, args) {
  const bundle = speaker(key);
  const message = bundle?.getMessage(key);
  const pattern = (args.seat === you.value && message?.attributes.you) || message?.value;
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
  const game = gameOf(key);
  /** @type {Args} */
  const words = {};
  for (const [role, value] of Object.entries(args)) {
    words[role] = value;
    if (typeof value === "number" && roleOf(game, role).kind === "seat") words[role] = nameOfSeat(value);
    else if (game && value !== "none") Object.assign(words, spoken(game, role, value, args));
  }
  return words;
}

/** The game whose message it is, if any. @param {string} key */
function gameOf(key) {
  const names = [...described.keys()].filter((name) => key.startsWith(`${name}-`));
  return names.sort((one, other) => other.length - one.length).at(0) ?? null;
}

/** @type {ArgumentRole} */
const SEAT = { kind: "seat" };

/**
 * How a game's description puts an argument into words.
 * @param {string | null} game
 * @param {string} role
 * @returns {ArgumentRole}
 */
function roleOf(game, role) {
  const known = game === null ? undefined : described.get(game)?.[role];
  if (known) return known;
  return role === "seat" ? SEAT : { kind: "name", of: role };
}

/**
 * One argument in words, with the forms that the language has of it.
 * @param {string} game
 * @param {string} role
 * @param {string | number} value
 * @param {Args} args
 * @returns {Args}
 */
function spoken(game, role, value, args) {
  const { kind, of } = roleOf(game, role);
  if (typeof value === "number") {
    return kind === "amount" ? { [`${role}-words`]: say(`${game}-amount-${of}`, { count: value }) } : {};
  }
  switch (kind) {
    case "amounts":
      return { [role]: listed(value.split(" ").map((amount) => sayAmount(game, amount))) };
    case "message": {
      const { [role]: _, ...rest } = args;
      return { [role]: say(value, rest) };
    }
    case "list":
      return { [role]: listed(value.split(",")) };
    default:
      return named(game, role, value);
  }
}

/** `francs:4`. @param {string} game @param {string} amount */
function sayAmount(game, amount) {
  const [unit, count] = amount.split(":");
  return say(`${game}-amount-${unit}`, { count: Number(count) });
}

/**
 * A thing by its name in the notation: its words as `role`, its other forms as `role-form`.
 * @param {string} game
 * @param {string} role
 * @param {string} value
 * @returns {Args} empty where nobody has a name for it
 */
function named(game, role, value) {
  const { of = role, proper = false, patterns = {} } = roleOf(game, role);
  for (const [pattern, key] of Object.entries(patterns)) {
    const parts = partsOf(game, pattern, value);
    if (parts) return formed(role, key, parts) ?? {};
  }
  const key = `${game}-${of || role}-${slug(value)}`;
  if (!proper) return formed(role, key, {}) ?? {};
  // A proper name: the language's own, or as the components file has it.
  const name = ownNames.get(`${game}/${of}/${slug(value)}`) ?? value;
  return formed(role, key, { name }) ?? formed(role, `${game}-${of}-other`, { name }) ?? { [role]: name };
}

/**
 * A value that is put together, such as `bank/{district}` or `{district}/{value:number}`: its parts in words.
 * @param {string} game
 * @param {string} pattern
 * @param {string} value
 * @returns {Args | null}
 */
function partsOf(game, pattern, value) {
  const roles = [...pattern.matchAll(/\{([^}:]+)(:number)?\}/g)].map(([, role, number]) => ({ role, number: Boolean(number) }));
  const literal = pattern.split(/\{[^}]+\}/).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const groups = roles.map(({ number }) => (number ? "(\\d+)" : "([^/]+)"));
  const found = new RegExp(`^${literal.map((text, i) => text + (groups[i] ?? "")).join("")}$`).exec(value);
  if (!found) return null;
  /** @type {Args} */
  const parts = {};
  for (const [i, { role, number }] of roles.entries()) {
    const part = found[i + 1];
    Object.assign(parts, { [role]: number ? Number(part) : part }, number ? {} : named(game, role, part));
  }
  return parts;
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
