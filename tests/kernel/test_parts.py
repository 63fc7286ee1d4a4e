"""Parts of views whose JSON is kept: what is sent is the same to the last byte."""

import random

import msgspec
import pytest

from lutece import games
from lutece.kernel.parts import Part, with_json
from lutece.table import Match

SEATS = (0, 1, 2, 3, None)


@pytest.mark.parametrize(
    ("name", "options"),
    [*((name, {}) for name in games.NAMES), ("paris", {"open_screens": True})],
)
def test_boards_with_kept_json_are_encoded_as_boards_without(name, options):
    chance, game = random.Random(name), games.load(name)
    match = Match(game, 4, options, "parts")
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
        if len(match) % 5 == 0 or match.over:
            boards = [view.board for view in match.views(SEATS, len(match))]
            assert [msgspec.json.encode(one) for one in with_json(boards)] == [
                msgspec.json.encode(one) for one in boards
            ]


class Leaf(Part, frozen=True):
    number: int


class Tree(msgspec.Struct, frozen=True):
    name: str
    leaves: list[Leaf]
    others: list[int]


def test_a_part_is_encoded_once_and_a_shared_list_is_put_together_once():
    leaves = [Leaf(1), Leaf(2)]
    first, second, third = with_json(
        [Tree("a", leaves, [3]), Tree("b", leaves, [3]), Tree("c", leaves[:1], [3])]
    )
    assert first.leaves is second.leaves
    assert bytes(first.leaves) == b'[{"number":1},{"number":2}]'
    assert bytes(third.leaves) == b'[{"number":1}]'
    assert leaves[0].json is leaves[0].json
    assert first.others == [3]
