/** Which lessons are done, as this browser keeps it. */

import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {Map<string, string>} */
const kept = new Map([["lutece.lessons", '{"paris": {"done": ["turn"]}, "gops": 7}']]);
Object.assign(globalThis, {
  localStorage: { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value) },
});
const { doneLessons, lessonDone, mayOffer, stopOffering } = await import("../../../src/lutece/web/js/lessons/progress.js");

test("what was done is read, what is damaged is left out", () => {
  assert.deepEqual(doneLessons("paris"), ["turn"]);
  assert.deepEqual(doneLessons("gops"), []);
});

test("a lesson is done once, and kept", () => {
  lessonDone("paris", "bank");
  lessonDone("paris", "bank");
  assert.deepEqual(doneLessons("paris"), ["turn", "bank"]);
  assert.deepEqual(JSON.parse(kept.get("lutece.lessons") ?? "").paris.done, ["turn", "bank"]);
});

test("lessons are offered to whoever has begun none and has not declined", () => {
  assert.equal(mayOffer("paris"), false);
  assert.equal(mayOffer("paris-paris"), true);
  stopOffering("paris-paris");
  assert.equal(mayOffer("paris-paris"), false);
  assert.deepEqual(doneLessons("paris-paris"), []);
});
