/** What can be taken back after a turn. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { canTakeBack } from "../../../src/lutece/web/js/table/take-back.js";

const seats = [{ seat: 0, kind: "player", mine: true }, { seat: 1, kind: "bot" }, { seat: 2, kind: "player" }];
const table = (/** @type {object} */ more) => /** @type {any} */ ({ status: "running", seats, ...more });
const log = (/** @type {[number, boolean?][]} */ ...lines) =>
  /** @type {any} */ (lines.map(([seat, revealed = false], number) => ({ number, seat, revealed })));

test("my last decision, when only bots decided since", () => {
  assert.ok(canTakeBack(table({}), log([0], [1], [1])));
  assert.ok(!canTakeBack(table({}), log([0], [2], [1])));
  assert.ok(!canTakeBack(table({}), log([1])));
});

test("nothing after something was revealed", () => {
  assert.ok(!canTakeBack(table({}), log([0], [1, true])));
  assert.ok(!canTakeBack(table({}), log([0, true], [1])));
});

test("nothing of the game that a practice table began with", () => {
  assert.ok(!canTakeBack(table({ practice: { number: 2 } }), log([0], [1])));
  assert.ok(canTakeBack(table({ practice: { number: 0 } }), log([0], [1])));
});

test("nothing while the table rests, or while something is proposed", () => {
  for (const more of [{ status: "over" }, { paused: true }, { proposal: {} }]) assert.ok(!canTakeBack(table(more), log([0], [1])));
});
