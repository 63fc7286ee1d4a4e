/** Where things lie on the round board. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as g from "../../../src/lutece/web/js/boards/paris/geometry.js";

const DISTRICTS = [0, 1, 2, 3, 4, 5];

/**
 * The boxes of a district: buildings, bank, VP space with the totals around it, landmarks.
 * @param {number} district @param {number} landmarks
 */
function boxes(district, landmarks) {
  const { scale, sites } = g.landmarkSites(district, landmarks);
  const all = [
    ...DISTRICTS.map((index) => ({ ...g.buildingAt(district, index), w: g.TILE.x, h: g.TILE.y })),
    { ...g.bankAt(district), w: 35, h: 30 },
    { ...g.vpSpaceAt(district), w: 38, h: 38 },
    ...sites.map((site) => ({ ...site, w: g.PLAQUE * scale, h: g.PLAQUE * scale })),
  ];
  return all.map(({ x, y, w, h }) => ({ left: x - w, right: x + w, top: y - h, bottom: y + h }));
}

test("nothing lies on anything else in a district, with up to three landmarks", () => {
  for (const landmarks of [0, 1, 2, 3]) {
    const all = DISTRICTS.flatMap((district) => boxes(district, landmarks));
    for (const [i, one] of all.entries()) {
      for (const other of all.slice(i + 1)) {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        assert.ok(wide < 2 || high < 2, `${landmarks} landmarks: ${JSON.stringify([one, other])}`);
      }
    }
  }
});

test("every box of a district lies between the Arc and the ring", () => {
  for (const { left, right, top, bottom } of DISTRICTS.flatMap((district) => boxes(district, 3))) {
    for (const [x, y] of [[left, top], [right, top], [left, bottom], [right, bottom]]) {
      assert.ok(Math.hypot(x, y) < g.CELL_INNER, `${x} ${y}`);
      assert.ok(Math.hypot(x, y) > g.ARC_RADIUS - 2, `${x} ${y}`);
    }
  }
});

test("values rise clockwise as on the board: 1, 2, 3 outward, then 8, 5, 4", () => {
  for (const district of DISTRICTS) {
    const turn = (/** @type {number} */ index) => {
      const { x, y } = g.buildingAt(district, index);
      return ((((Math.atan2(x, -y) * 180) / Math.PI - district * 60) % 360) + 540) % 360;
    };
    for (const index of [0, 1, 2]) assert.ok(turn(index) < 180);
    for (const index of [3, 4, 5]) assert.ok(turn(index) > 180);
  }
});

test("keys on one place stand beside each other", () => {
  for (const count of [1, 2, 3, 4]) {
    const offsets = g.keyOffsets(count);
    assert.equal(offsets.length, count);
    assert.equal(new Set(offsets.map(String)).size, count);
  }
});
