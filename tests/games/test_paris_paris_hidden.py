"""What is hidden in Paris Paris: redeals are uniform, observations tell only what a seat knows."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from lutece import games
from lutece.games.paris_paris import hidden
from lutece.games.paris_paris.state import STATE
from lutece.kernel.contract import NO_SEAT
from lutece.kernel.rng import below, rng_from
from lutece.table import Match

GAME = games.load("paris-paris")


def near_the_end(seats: int) -> Match:
    """A game with one unturned stack left."""
    match = Match(GAME, seats, seed="almost over")
    rng = rng_from("moves", "test")
    while int(match.state.view(STATE)[0].round_index) < 60 // (seats + 1) - 2:
        match.play(match.legal_actions()[below(rng, len(match.legal_actions()))])
    return match


def test_markers_are_dealt_anew_uniformly():
    match = Match(GAME, 2, seed="x")
    s = match.state.view(STATE)[0]
    mine, open_marker = int(s.marker[0]), int(s.open_marker)
    rng = rng_from("redeal", "test")
    counts = Counter()
    for _ in range(3_000):
        other = match.redealt(0, rng).state.view(STATE)[0]
        assert (int(other.marker[0]), int(other.open_marker)) == (mine, open_marker)
        counts[int(other.marker[1])] += 1
    assert set(counts) == set(range(5)) - {mine, open_marker}
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 13.8


def test_the_order_to_come_is_dealt_anew_uniformly():
    match = near_the_end(2)
    tail = match.state.view(STATE)[0].tiles[-3:].tolist()
    rng = rng_from("orders", "test")
    counts = Counter(
        tuple(match.redealt(NO_SEAT, rng).state.view(STATE)[0].tiles[-3:].tolist())
        for _ in range(6_000)
    )
    expected = Counter(permutations(tail))
    assert set(counts) == set(expected)
    share = 6_000 / sum(expected.values())
    chi_square = sum((counts[o] - share * n) ** 2 / (share * n) for o, n in expected.items())
    assert chi_square < 20.5


def test_what_lies_on_the_table_is_never_dealt_anew():
    match = near_the_end(4)
    before, after = (
        m.state.view(STATE)[0] for m in (match, match.redealt(2, rng_from("r", "test")))
    )
    for field in STATE.names:
        if field not in ("tiles", "marker"):
            assert np.array_equal(before[field], after[field]), field
    turned = (int(before.round_index) + 1) * 5
    assert np.array_equal(before.tiles[:turned], after.tiles[:turned])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_observation_does_not_change_with_what_the_seat_cannot_know(seats):
    match = near_the_end(seats)
    for seat in range(seats):
        seen = np.zeros((2, GAME.kernel.observations), np.float32)
        other = match.redealt(seat, rng_from("o", f"{seat}"))
        GAME.kernel.observe(GAME.constants, match.state, seat, seen[0])
        GAME.kernel.observe(GAME.constants, other.state, seat, seen[1])
        assert np.array_equal(seen[0], seen[1])


def test_an_observation_has_the_own_seat_first():
    match = Match(GAME, 3, seed="x")
    match.play(match.legal_actions()[0])
    mover = match.movers[0]
    out = np.zeros((3, GAME.kernel.observations), np.float32)
    for seat in range(3):
        GAME.kernel.observe(GAME.constants, match.state, seat, out[seat])
        stocks = out[seat, hidden.STOCK_AT : hidden.STOCK_AT + 3]
        assert np.argmin(stocks) == (mover - seat) % 3
    markers = out[:, hidden.MARKER_AT : hidden.OPEN_AT]
    assert markers.sum() == 3
