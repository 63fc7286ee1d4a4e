"""Properties that hold in every game, whatever is decided."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from lutece import games
from lutece.kernel.rng import rng_from
from lutece.lab.fuzz import check_record, check_undo, check_views
from lutece.table import Match
from tests.referee import paris_paris as referee

GAME = games.load("paris-paris")

matches = st.builds(
    lambda seats, seed: Match(GAME, seats, seed=f"seed {seed}"),
    st.integers(2, 4),
    st.integers(0, 10**9),
)
choices = st.lists(st.integers(0, 10**6), min_size=1, max_size=40)


def play(match: Match, decisions: list[int]) -> None:
    """Make decisions from numbers, again and again from the first, to the end."""
    while not match.over:
        legal = match.legal_actions()
        match.play(legal[decisions[len(match) % len(decisions)] % len(legal)])


@given(matches, choices)
@settings(max_examples=60, deadline=None)
def test_shops_tiles_and_markers_are_conserved_and_scores_never_fall(match, decisions):
    play(match, decisions)
    scores = [0] * match.seats
    for number in range(len(match) + 1):
        moment = match.at(number)
        assert GAME.fault(moment.state) == ""
        assert all(new >= old for new, old in zip(moment.scores, scores, strict=True))
        scores = moment.scores


@given(matches, choices)
@settings(max_examples=40, deadline=None)
def test_the_winners_have_the_most_points_and_share_one_win(match, decisions):
    play(match, decisions)
    assert abs(sum(match.win) - 1) < 1e-9
    best = max(match.scores)
    assert all(match.scores[seat] == best for seat, share in enumerate(match.win) if share)


@given(matches, choices)
@settings(max_examples=25, deadline=None)
def test_an_independent_referee_agrees(match, decisions):
    play(match, decisions)
    assert referee.check_record(json.loads(match.record(full=True).line())) == []


@given(matches, choices, st.integers(0, 10**9))
@settings(max_examples=25, deadline=None)
def test_views_undo_and_records_keep_their_promises(match, decisions, seed):
    rng = rng_from(f"{seed}", "test")
    play(match, decisions)
    for number in range(1, len(match) + 1, 5):
        moment = match.at(number)
        assert check_views(moment, rng) is None
        assert check_undo(moment, rng) is None
    assert check_record(match) is None
