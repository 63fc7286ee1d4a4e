/** Where things lie on the round board. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as g from "../../../src/lutece/web/js/boards/paris/geometry.js";

const DISTRICTS = [0, 1, 2, 3, 4, 5];

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

test("everything in a district lies on the board", () => {
  for (const district of DISTRICTS) {
    const places = [g.bankAt(district), g.vpSpaceAt(district), ...DISTRICTS.map((index) => g.buildingAt(district, index))];
    for (const place of places) assert.ok(Math.hypot(place.x, place.y) < 500);
  }
});

test("no two buildings lie on each other", () => {
  const all = DISTRICTS.flatMap((district) => DISTRICTS.map((index) => g.buildingAt(district, index)));
  for (const [i, one] of all.entries()) {
    for (const other of all.slice(i + 1)) assert.ok(distance(one, other) > g.TILE);
  }
});

test("keys on one place stand beside each other", () => {
  for (const count of [1, 2, 3, 4]) {
    const offsets = g.keyOffsets(count);
    assert.equal(offsets.length, count);
    assert.equal(new Set(offsets.map(String)).size, count);
  }
});
