"""JSON that is put together from parts: what is sent is the same to the last byte."""

import random

import msgspec
import pytest

from lutece import games
from lutece.kernel.contract import NO_SEAT
from lutece.kernel.parts import HOLE, KeptJson, around_holes, fill, listed
from lutece.table import Match

EYES = (0, 1, 2, 3, NO_SEAT)


@pytest.mark.parametrize(
    ("name", "options"),
    [*((name, {}) for name in games.NAMES), ("paris", {"open_screens": True})],
)
def test_boards_put_together_from_json_are_encoded_boards(name, options):
    chance, game = random.Random(name), games.load(name)
    match = Match(game, 4, options, "parts")
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
        if len(match) % 5 == 0 or match.over:
            boards = game.boards(match.state, EYES, match.display_options)
            encoded = game.encoded_boards(match.state, EYES, match.display_options)
            assert [b"".join(pieces) for pieces in encoded] == [
                msgspec.json.encode(one) for one in boards
            ]


class Tree(msgspec.Struct):
    name: str
    first: object
    second: object


def test_holes_are_filled_in_order_and_no_text_is_taken_for_one():
    around = around_holes(Tree("a\0b", first=HOLE, second=[HOLE]))
    filled = b"".join(fill(around, [b"1"], [listed([b"2", b"3"])]))
    assert filled == msgspec.json.encode(Tree("a\0b", 1, [[2, 3]]))
    with pytest.raises(ValueError, match="zip"):
        fill(around, [b"1"])


def test_a_part_is_encoded_once_and_kept_parts_do_not_grow_without_bound():
    made = []
    kept = KeptJson(lambda figures: made.append(figures) or list(figures), most=3)
    assert kept[b"\1\0\xff\xff"] == kept[b"\1\0\xff\xff"] == b"[1,-1]"
    assert made == [(1, -1)]
    for n in range(10):
        assert kept[bytes([n, 0])] == b"[%d]" % n
        assert len(kept) <= 3
