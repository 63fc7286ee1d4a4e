/** Keys and arguments become sentences, in the way that a game's description says. */

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { languages, nameOf, openGame, ready, say, setLanguage, setSeatNames, speak } from "../../../src/lutece/web/js/i18n.js";

const place = {
  kind: "name",
  of: "place",
  patterns: {
    "bank/{district}": "paris-place-bank",
    "{district}/{value:number}": "paris-place-building",
  },
};
const paris = {
  game: "paris",
  board: "paris",
  components: { district: [{ name: "Chaillot" }, { name: "La Défense" }] },
  arguments: {
    seat: { kind: "seat" },
    place,
    francs: { kind: "amount", of: "francs" },
    cost: { kind: "amounts" },
    district: { kind: "name", of: "district", proper: true },
  },
};

before(async () => {
  await ready;
  await setLanguage("en");
  await openGame(paris);
  setSeatNames(["Ada", null]);
});

test("a message is spoken in the reader's language", async () => {
  assert.equal(say("table-undo-turn"), "Undo turn");
  await setLanguage("it");
  assert.equal(say("table-undo-turn"), "Annulla il turno");
  await setLanguage("en");
});

test("a language that nobody speaks changes nothing", async () => {
  await setLanguage("xx");
  assert.equal(say("table-undo-turn"), "Undo turn");
  assert.ok(languages.includes("ja"));
});

test("what has no message is its key, or the English sentence that came with it", () => {
  assert.equal(say("no-such-message"), "no-such-message");
  assert.equal(speak({ key: "no-such-message", args: {}, text: "In English." }), "In English.");
});

test("a seat is its player, or its letter", () => {
  assert.match(say("table-only-end", { seat: 0 }), /Ada/);
  assert.match(say("table-only-end", { seat: 1 }), /\bB\b/);
});

test("a reader without a name is spoken to, and the others are spoken of", async () => {
  setSeatNames(["You", null], 0);
  const passed = async (/** @type {string} */ lang, /** @type {number} */ seat) => {
    await setLanguage(lang);
    return say("paris-passed", { seat });
  };
  assert.equal(await passed("en", 0), "You pass.");
  assert.equal(await passed("en", 1), "B passes.");
  assert.equal(await passed("it", 0), "Passi.");
  assert.equal(await passed("ru", 0), "Вы пропускаете действие.");
  assert.equal(await passed("pt", 0), "You passa."); // "você" takes the same verb as a name
  await setLanguage("en");
  assert.equal(say("table-only-end", { seat: 0 }), "All that is left is to end your turn.");
  setSeatNames(["Ada", null]);
  assert.equal(await passed("en", 0), "Ada passes.");
});

test("a value that is put together is named by its parts", () => {
  assert.match(say("paris-do-move", { place: "bank/chaillot" }), /Chaillot/);
  assert.match(say("paris-do-move", { place: "chaillot/8" }), /8/);
});

test("a proper name is the components' own where the language has none", () => {
  assert.equal(nameOf("paris", "district", "la-defense"), "La Défense");
});

test("amounts are counted in words", () => {
  const one = say("paris-do-place", { place: "bank/chaillot", francs: 1 });
  const three = say("paris-do-place", { place: "bank/chaillot", francs: 3 });
  assert.match(one, /1 franc\b/);
  assert.match(three, /3 francs/);
});

test("a key belongs to the game with the longest name that it begins with", async () => {
  const stop = { kind: "name", of: "stop", proper: true };
  await openGame({ game: "paris-paris", board: "paris-paris", components: { stop: [{ name: "Champ de Mars" }] }, arguments: { stop } });
  assert.equal(nameOf("paris-paris", "stop", "champ-de-mars"), "Champ de Mars");
  assert.match(say("paris-paris-why-not-on-show", { stop: "champ-de-mars", line: "red" }), /Champ de Mars/);
  assert.match(say("paris-paris-ask-take", { seat: 0 }), /Ada/);
});
