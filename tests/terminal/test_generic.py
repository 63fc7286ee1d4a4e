"""The board of any game in a terminal, made from its view."""

import io

import pytest
from rich.console import Console, ConsoleDimensions

import lutece
from lutece import games
from lutece.table import Match
from lutece.terminal import generic


def drawn(match: Match, seat: int | None) -> list[str]:
    size = ConsoleDimensions(200, 60)
    console = Console(width=size.width, file=io.StringIO(), record=True)
    names = ["Ada", "Ben", "Cleo", "Dora"][: match.seats]
    console.print(generic.draw(match.game, match.view(seat), names, size))
    return console.export_text().splitlines()


@pytest.mark.parametrize("game", games.OWN)
def test_everything_that_a_view_holds_is_told_by_its_name(game: str) -> None:
    match = lutece.new(game, seats=3, seed="generic")
    lines = drawn(match, 0)
    text = "\n".join(lines)
    for name in match.game.board_type.__struct_fields__:
        by_seat = name in ("seats", "scores")
        assert by_seat or name.replace("_", " ") in text
    assert [name for name in ("Ada", "Ben", "Cleo") if name in text] == ["Ada", "Ben", "Cleo"]
    assert sum("(to move)" in line for line in lines) == 1


def test_what_belongs_to_a_seat_stands_beside_its_player() -> None:
    match = lutece.new("paris-paris", seats=2, seed="generic")
    own, other = (match.view(0).board.markers[seat] for seat in (0, 1))
    ada, ben = (next(line for line in drawn(match, 0) if name in line) for name in ("Ada", "Ben"))
    assert own in ada
    assert other is None
    assert "–" in ben
