// Where names and tiles of a map go.

import assert from "node:assert/strict";
import { test } from "node:test";
import { place, shared } from "../../../src/lutece/web/js/boards/paris-paris/placer.js";

const box = (/** @type {number} */ x) => ({ x, y: 0, w: 10, h: 10 });
const item = (/** @type {string} */ id, /** @type {[number, number][]} */ ...wishes) => ({
  id,
  candidates: wishes.map(([x, cost]) => ({ box: box(x), cost })),
});

test("two that want the same place do not both get it: who loses less gives way", () => {
  const placed = place([item("a", [0, 0], [20, 1]), item("b", [5, 0], [40, 9])]);
  assert.equal(placed.get("a")?.box.x, 20);
  assert.equal(placed.get("b")?.box.x, 5);
});

test("a place that costs more than sharing is not taken", () => {
  const placed = place([item("a", [0, 0], [20, 90]), item("b", [8, 0])]);
  assert.equal(placed.get("a")?.box.x, 0); // 2 by 10 are shared
});

test("the same items always end in the same places, whatever the order of their candidates", () => {
  const items = Array.from({ length: 12 }, (_, i) =>
    item(`${i}`, ...Array.from({ length: 9 }, (_, j) => /** @type {[number, number]} */ ([((i * 5 + j * 13) % 70) * 2, j]))),
  );
  const there = (/** @type {ReturnType<typeof place>} */ placed) => [...placed].map(([id, { box }]) => `${id}:${box.x}`);
  const first = there(place(items));
  const turned = items.map(({ id, candidates }) => ({ id, candidates: candidates.toReversed() }));
  assert.deepEqual(there(place(items)), first);
  assert.deepEqual(there(place(turned)), first);
  const boxes = [...place(items).values()].map((one) => one.box);
  const overlaps = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => shared(a, b))).filter((area) => area > 0);
  assert.deepEqual(overlaps, []);
});
