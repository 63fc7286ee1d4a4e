/** How the points of a game went, for the result. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { courseOf } from "../../../src/lutece/web/js/table/course.js";
import { curve } from "../../../src/lutece/web/js/table/picture.js";

/** A turn of one decision that scores. @param {number} number @param {number} seat @param {number} vp */
const turn = (number, seat, vp) => /** @type {any} */ ({ number, seat, ends_turn: true, happened: [{ args: { seat, vp } }] });

/** @param {any[]} log */
const points = (log) => [{ label: "all", points: [0, 1].map((seat) => log.flatMap(({ happened }) => happened).filter(({ args }) => args.seat === seat).reduce((sum, { args }) => sum + args.vp, 0)) }];

const LOG = [turn(0, 0, 2), turn(1, 1, 0), turn(2, 0, 1), turn(3, 1, 7), turn(4, 0, 0), turn(5, 1, 9)];

test("points are summed up after every round", () => {
  const { rounds } = courseOf(LOG, 2, points, (key) => key);
  assert.deepEqual(rounds, [[0, 0], [2, 0], [3, 7], [3, 16]]);
});

test("the most at once is who got most in one turn, but for the end of the game", () => {
  const { best } = courseOf(LOG, 2, points, (key) => key);
  assert.deepEqual(best, { seat: 1, points: 7, round: 2, at: 3 });
});

test("the curve has a line for each seat, within its frame", () => {
  const svg = curve([[0, 0], [2, 5], [30, 12]], 100, 50, 400, 150);
  assert.equal(svg.match(/class="pic-line /g)?.length, 2);
  const heights = [...svg.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map((found) => Number(found[1]));
  assert.ok(heights.every((y) => y >= 50 && y <= 200), String(heights));
});

test("a game without rounds has no curve", () => {
  assert.equal(curve([[0, 0]], 0, 0, 10, 10), "");
});
