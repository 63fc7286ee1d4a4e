/** How the generic board sorts a view. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { columnsOf, holdingsOf, isBySeat, partsOf } from "../../../src/lutece/web/js/boards/generic/structure.js";
import { readable } from "../../../src/lutece/web/js/components/names.js";
import { groupsOf } from "../../../src/lutece/web/js/table/decisions.js";

const board = {
  round: 2,
  cards: [{ rank: 7, suit: "cup" }, { rank: 3, suit: "sword" }],
  stock: [4, 5, 6],
  players: [
    { seat: 0, coins: 3, hand: null },
    { seat: 1, coins: 1, hand: ["ace"] },
    { seat: 2, coins: 0, hand: null },
  ],
};

test("lists with a value for each seat belong to the seats, the rest to the board", () => {
  const { rest, bySeat } = partsOf(board, 3);
  assert.deepEqual(rest.map(({ name }) => name), ["round", "cards"]);
  assert.deepEqual(bySeat.map(({ name }) => name), ["stock", "players"]);
});

test("two structures at a table of two are not taken for seats unless they name them", () => {
  assert.equal(isBySeat(board.cards, 2), false);
  assert.equal(isBySeat([{ seat: 0 }, { seat: 1 }], 2), true);
  assert.equal(isBySeat([{ seat: 1 }, { seat: 0 }], 2), false);
});

test("a seat holds its value of every such list", () => {
  assert.deepEqual(holdingsOf(board, 3, 1), [
    { name: "stock", value: 5 },
    { name: "coins", value: 1 },
    { name: "hand", value: ["ace"] },
  ]);
});

test("a list of structures is a table with all their fields", () => {
  assert.deepEqual(columnsOf([{ a: 1 }, { a: 2, b: 3 }]), ["a", "b"]);
  assert.equal(columnsOf([1, 2]), null);
  assert.equal(columnsOf([]), null);
  assert.deepEqual(columnsOf([{ keys: [0, 1] }]), ["keys"]);
  assert.equal(columnsOf([{ rooms: [{ door: 1 }] }]), null, "what has parts of its own does not fit a cell");
});

test("a board that is no structure is shown as a whole", () => {
  assert.deepEqual(partsOf([1, 2, 3, 4], 2).rest, [{ name: "board", value: [1, 2, 3, 4] }]);
});

test("decisions stand under the game's headings in its order, unknown kinds last", () => {
  const kinds = [
    { word: "play", key: "x-heading-play", heading: "Play a card" },
    { word: "pass", key: "x-heading-pass", heading: "Pass" },
  ];
  const decisions = ["shout", "play", "play"].map((kind, number) => ({ kind, number }));
  const groups = groupsOf(decisions, kinds);
  assert.deepEqual(groups.map(({ heading, decisions }) => [heading, decisions.length]), [["Play a card", 2], ["shout", 1]]);
});

test("names of the notation become words", () => {
  assert.equal(readable("on_show"), "On show");
  assert.equal(readable("grand-tour"), "Grand tour");
});
