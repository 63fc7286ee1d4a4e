/** Finding words in the rules. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { found, plain, snippet } from "../../../src/lutece/web/js/rules/search.js";

const PIECES = [
  { id: "P-16", label: "P-16", text: "Bank or Arc. Put one of the keys in your hand on a district’s bank." },
  { id: "P-5", label: "P-5", text: "Sacré-Cœur and the Opéra Garnier are landmarks." },
];

test("every word has to be there, whatever its capitals and accents", () => {
  assert.deepEqual(found(PIECES, "BANK key").map(({ id }) => id), ["P-16"]);
  assert.deepEqual(found(PIECES, "sacre opera").map(({ id }) => id), ["P-5"]);
  assert.deepEqual(found(PIECES, "bank landmark"), []);
  assert.deepEqual(found(PIECES, "  "), []);
});

test("a rule is found by its number", () => {
  assert.deepEqual(found(PIECES, "p-16").map(({ id }) => id), ["P-16"]);
});

test("a snippet shows the words around the hit and breaks no word", () => {
  const text = `${"one ".repeat(40)}needle ${"two ".repeat(40)}`;
  const words = snippet(text, "needle");
  assert.ok(words.includes("needle"));
  assert.match(words, /^… one .* two …$/);
  assert.equal(snippet("short text", "text"), "short text");
  assert.ok(snippet("商店".repeat(90), "店").length < 110);
});

test("plain text is as long as the text", () => {
  for (const text of ["Sacré-Cœur", "ЁЛКА", "凱旋門", "İstanbul"]) assert.equal([...plain(text)].length, [...text].length);
});
