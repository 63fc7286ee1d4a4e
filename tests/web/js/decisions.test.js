/** What is alive, which decision leads on, and what the last turn left behind. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { aliveElements, endsOfTurns, endsTurn, recentOf, traceOf, turnAfter, turnBefore, wayOn } from "../../../src/lutece/web/js/table/decisions.js";

/** @param {object} given */
const decision = (given) => ({
  text: "x", number: 0, kind: "x", said: { key: "x", args: {}, text: "x" }, touches: [], ends_turn: false, undoable: true, goes_on: null, ...given,
});

/** @param {number} number @param {number} seat @param {string[]} touches */
const entry = (number, seat, touches) => ({ number, seat, decision: "x", happened: [], touches });

test("an element is alive for every decision about it", () => {
  const both = decision({ number: 1, touches: ["place/a", "landmark/b"] });
  const one = decision({ number: 2, touches: ["place/a"] });
  const alive = aliveElements([both, one]);
  assert.deepEqual(alive.get("place/a"), [both, one]);
  assert.deepEqual(alive.get("landmark/b"), [both]);
  assert.equal(alive.get("place/c"), undefined);
});

test("the way on ends the turn rather than passes, and passes rather than declines", () => {
  const end = decision({ goes_on: "end", ends_turn: true });
  const pass = decision({ goes_on: "end" });
  const decline = decision({ goes_on: "decline" });
  assert.equal(wayOn([decision({}), decline, pass, end]), end);
  assert.equal(wayOn([decline, pass]), pass);
  assert.equal(wayOn([decline]), decline);
  assert.equal(wayOn([decision({ ends_turn: true })]), null);
});

test("only a decision that does nothing else ends the turn by itself", () => {
  assert.equal(endsTurn(decision({ goes_on: "end", ends_turn: true })), true);
  assert.equal(endsTurn(decision({ ends_turn: true })), false);
  assert.equal(endsTurn(decision({ goes_on: "end" })), false);
});

test("the trace is what the last turn was about, up to the moment that is shown", () => {
  const log = [entry(0, 0, ["a"]), entry(1, 1, ["b"]), entry(2, 1, ["c", "b"]), entry(3, 0, ["d"])];
  assert.deepEqual([...traceOf(recentOf(log, 3))], ["b", "c"]);
  assert.deepEqual([...traceOf(recentOf(log, 4))], ["d"]);
  assert.deepEqual([...traceOf(recentOf(log, 1))], ["a"]);
  assert.deepEqual([...traceOf(recentOf([], 0))], []);
});

test("without animations the trace is what all others did since my turn", () => {
  const log = [entry(0, 0, ["a"]), entry(1, 1, ["b"]), entry(2, 2, ["c"])];
  assert.deepEqual([...traceOf(recentOf(log, 3, 0))], ["b", "c"]);
  assert.deepEqual([...traceOf(recentOf(log, 1, 0))], ["a"]);
  assert.deepEqual([...traceOf(recentOf(log, 3, 2))], ["c"]);
});

test("a replay goes from turn to turn, also where a seat has two in a row", () => {
  const ends = (/** @type {number} */ number) => ({ ...entry(number, 0, []), ends_turn: true });
  const turns = endsOfTurns([entry(0, 0, []), ends(1), ends(2), entry(3, 1, [])]);
  assert.deepEqual(turns, [2, 3]);
  assert.deepEqual([0, 1, 2, 3, 4].map((moment) => turnAfter(turns, moment, 4)), [2, 2, 3, 4, 4]);
  assert.deepEqual([0, 1, 2, 3, 4].map((moment) => turnBefore(turns, moment)), [0, 0, 0, 2, 3]);
});
