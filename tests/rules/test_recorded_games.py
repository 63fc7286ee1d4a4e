"""Recorded games replay to their recorded results: compiled, and as plain Python (`make test` runs
these tests both ways).
"""

from pathlib import Path

import pytest

from lutece import games
from lutece.table.record import read_records
from lutece.table.replay import replay

FIXTURES = Path(__file__).parents[1] / "fixtures"
RECORDS = ("paris-two-players", "paris-paris-two-players", "paris-paris-four-players")


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_replays_to_its_result(name):
    (record,) = read_records(FIXTURES / f"{name}.json")
    match = replay(games.load(record.game, edition=record.edition), record)
    assert match.over
    assert match.scores == record.scores
    assert all(match.observation(seat).any() for seat in range(match.seats))
