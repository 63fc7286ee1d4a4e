// Beside which stop a tile lies.

import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { document: {} }); // the face of the names is not measured here
const { tileItems } = await import("../../../src/lutece/web/js/boards/paris-paris/candidates.js");

test("a tile that could be taken for another stop's costs more than one on the other side", () => {
  const stop = (/** @type {string} */ slug) => ({ slug, name: slug, lines: ["red"] });
  const ground = {
    network: { stops: [stop("own"), stop("other")] },
    sizes: { tile: 44, band: 10, sheet: { x: 0, y: 0, w: 600, h: 600 } },
    at: new Map(),
    stops: new Map([
      ["own", { x: 200, y: 200, w: 50, h: 50 }],
      ["other", { x: 200, y: 324, w: 50, h: 50 }],
    ]),
    plates: [],
    tracks: [],
  };
  const [own] = tileItems(/** @type {any} */ (ground));
  const straight = own.candidates.filter(({ box }) => box.x + box.w / 2 === 225);
  const costs = new Map(straight.map(({ box, cost }) => [box.y + box.h / 2 - 225, cost]));
  const [between, away] = [57, -57].map((y) => costs.get(y) ?? Infinity);
  assert.ok(away < between - 3, `${away} ${between}`);
});
