/** What bonus tiles of Paris do: the figures are those that the game sends. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { tilesOf } from "../../../src/lutece/web/js/boards/paris/tiles.js";

/** @param {number} number @param {string} effect @param {Record<string, string | number>} figures */
const space = (number, effect, figures) => ({ space: 1, number, left: 0, does: "", effect: `paris-effect-${effect}`, figures });

/** @param {ReturnType<typeof space>[]} track */
const tiles = (...track) => tilesOf(/** @type {any} */ ({ track }));

test("a tile does what the track says, also when none is left there", () => {
  const known = tiles(space(7, "gift", { gift: "francs:9 vp:4" }), space(20, "per-tile", { each: 6 }));
  assert.deepEqual(known.get(7), { effect: "gift", francs: 9, vp: 4 });
  assert.deepEqual(known.get(20), { effect: "per-tile", vp: 6 });
});

test("a scale shows the most that it gives", () => {
  assert.deepEqual(tiles(space(30, "per-types", { scale: "1/2/30" })).get(30), { effect: "types", scale: "1/2/30", vp: 30 });
});

test("an effect that has no drawing leaves the tile blank", () => {
  assert.equal(tiles(space(4, "something-new", {})).get(4), undefined);
});
