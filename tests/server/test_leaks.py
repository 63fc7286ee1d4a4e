"""Nothing that leaves a table tells a seat what it may not know.

The long campaign is `python benchmarks/leaks.py --games 2000`.
"""

import pytest
from msgspec.structs import replace

from lutece.table import view
from tests.server.watching import LeakError, watched


def test_no_payload_tells_a_seat_what_it_may_not_know():
    games = list(watched(4, "make test"))
    assert len(games) == 4
    assert all(game.payloads > 100 for game in games)


def a_board(match, view, honest):
    """A spectator sees what the first seat sees."""
    return honest(match, [0])[0].board if view.seat is None else view.board


def a_secret(match, view, honest):
    """The log tells every decision."""
    return [replace(entry, decision=match.moves[entry.number]) for entry in view.log]


def an_event(match, view, honest):
    """The log tells what only the mover saw."""
    since = view.log[0].number if view.log else len(match)
    whole = [honest(match, [seat], since)[0].log for seat in range(match.seats)]
    return [whole[entry.seat][n] for n, entry in enumerate(view.log)]


@pytest.mark.parametrize(
    ("what", "leak"), [("board", a_board), ("log", a_secret), ("log", an_event)]
)
def test_the_watch_notices_a_leak(monkeypatch, what, leak):
    honest = view.views_of

    def leaky(match, seats, since=0):
        views = honest(match, seats, since)
        return [replace(view, **{what: leak(match, view, honest)}) for view in views]

    monkeypatch.setattr("lutece.table.match.views_of", leaky)
    with pytest.raises(LeakError):
        list(watched(4, "leaky"))
