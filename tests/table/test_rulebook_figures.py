"""The tables of the rules of Paris hold the figures of the standard components.

English is compared here; `test_rulebook_languages.py` compares the other languages with English.
"""

import re

import pytest

from lutece import games
from lutece.games.paris.constants import Box
from lutece.table.rulebook import rule_text


@pytest.fixture(scope="module")
def box() -> Box:
    return games.load("paris").box


def table(number: str) -> list[list[str]]:
    """The rows of a rule's table, cell by cell, without its heading."""
    lines = [line for line in rule_text("paris", number).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def figures(text: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", text)]


def test_P_5_landmarks(box: Box) -> None:
    for row, landmark in zip(table("P-5"), box.landmark, strict=True):
        slots = [f"{slot.prestige.removeprefix('prestige-')} {slot.vp}" for slot in landmark.slot]
        cost = [f"{count} {kind}" for kind, count in landmark.resources.items()]
        assert row == [str(landmark.value), landmark.name, ", ".join(cost), ", ".join(slots)]


def test_P_6_vp_tiles(box: Box) -> None:
    assert [tuple(map(int, row)) for row in table("P-6")] == [
        (tile.vp[0], *tile.vp) for tile in box.vp_tile
    ]


def test_P_7_end_game_tiles(box: Box) -> None:
    vp, francs, *_ = table("P-7")
    for name, row in (("vp", vp), ("francs", francs)):
        found = [
            int(end.tile[len(name) + 1 :]) for end in box.end_tile if end.tile.startswith(name)
        ]
        assert figures(row[2]) == found


def test_P_28_the_market(box: Box) -> None:
    buy, sell = table("P-28")
    assert [int(price) for price in sell[1:]] == [price.sell for price in box.price]
    assert [int(price) for price in buy[1:4]] == [price.buy for price in box.price[:3]]


def test_P_34_bonus_tiles(box: Box) -> None:
    amount = {int(row[0]): figures(row[2]) for row in table("P-34")}
    for gift in box.gift:
        assert amount[gift.number] == [part for part in (gift.francs, gift.vp) if part]
    for tile in box.per_building:
        assert amount[tile.number] == [tile.vp]
    for key in box.extra_key:
        assert amount[key.number] == [key.francs]
