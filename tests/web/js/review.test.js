/** What a review says in words, and how its lines are drawn. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { largest, nameIn, path, reasons, summed } from "../../../src/lutece/web/js/review/figures.js";

test("a sentence speaks of the two largest terms, whatever their sign, and of nothing small", () => {
  const why = { francs: 0.8, districts: -3.1, tiles: 0.04, bag: -0.3 };
  assert.deepEqual(largest(why), [["districts", -3.1], ["francs", 0.8]]);
  assert.deepEqual(largest({ francs: 0.01 }), []);
});

test("the reason of a hint begins with what is gained, and there is none where nothing is", () => {
  assert.deepEqual(reasons({ bag: 0.3, districts: -1, tiles: 2, francs: 0.5 }), [["tiles", 2], ["districts", -1]]);
  assert.deepEqual(reasons({ tiles: 1, districts: -1.5 }), []);
  assert.deepEqual(reasons({ tiles: 0.01 }), []);
});

test("kinds of one name are summed, the most costly first", () => {
  const kind = (/** @type {number} */ phase, /** @type {number} */ loss) => ({ game: "g", source: "s", phase, count: 1, loss });
  const sums = summed([kind(0, 0.1), kind(2, 0.5), kind(0, 0.2)], ({ phase }) => String(phase));
  assert.deepEqual(sums.map(({ name, count }) => [name, count]), [["2", 1], ["0", 2]]);
});

test("a thing is named without all that is told of it", () => {
  assert.equal(nameIn("Bastille: a crossing. No shop yet."), "Bastille");
  assert.equal(nameIn("バスティーユ：赤と黄の駅。"), "バスティーユ");
});

test("a line goes from dot to dot", () => {
  assert.equal(path([[0, 1], [2.25, 3]]), "M0.0 1.0L2.3 3.0");
});
