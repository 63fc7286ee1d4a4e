"""Properties that hold in every game, whatever is decided."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lutece import games
from lutece.kernel.rng import rng_from
from lutece.lab.conformance import check_events, check_record, check_undo, check_views
from lutece.table import Match
from tests.referee import paris, paris_paris

REFEREES = {"paris": paris, "paris-paris": paris_paris}
EXAMPLES = {"paris": 6, "paris-paris": 30}  # a game of Paris has eight times the decisions

choices = st.lists(st.integers(0, 10**6), min_size=1, max_size=40)


@st.composite
def matches(draw: st.DrawFn, name: str) -> Match:
    """A finished game: any seats, options and seed, decided by numbers used again and again."""
    game = games.load(name)
    options = {option: draw(st.booleans()) for option in game.description.rule_options}
    match = Match(game, draw(st.integers(2, 4)), options, f"seed {draw(st.integers(0, 10**9))}")
    decisions = draw(choices)
    while not match.over:
        legal = match.legal_actions()
        match.play(legal[decisions[len(match) % len(decisions)] % len(legal)])
    return match


@pytest.mark.parametrize("name", games.NAMES)
def test_nothing_is_lost_and_scores_never_fall(name):
    @given(matches(name))
    @settings(max_examples=EXAMPLES[name], deadline=None)
    def holds(match):
        scores = [0] * match.seats
        for number in range(len(match) + 1):
            moment = match.at(number)
            assert match.game.violation(moment.state) == ""
            assert all(new >= old for new, old in zip(moment.scores, scores, strict=True))
            scores = moment.scores

    holds()


@pytest.mark.parametrize("name", games.NAMES)
def test_the_winners_have_the_most_points_and_share_one_win(name):
    @given(matches(name))
    @settings(max_examples=EXAMPLES[name], deadline=None)
    def holds(match):
        assert abs(sum(match.win) - 1) < 1e-9
        best = max(match.scores)
        assert all(match.scores[seat] == best for seat, share in enumerate(match.win) if share)

    holds()


@pytest.mark.parametrize("name", games.NAMES)
def test_an_independent_referee_agrees(name):
    @given(matches(name))
    @settings(max_examples=EXAMPLES[name], deadline=None)
    def holds(match):
        assert REFEREES[name].check_record(json.loads(match.record(full=True).line())) == []

    holds()


@pytest.mark.parametrize("name", games.NAMES)
def test_events_views_undo_and_records_keep_their_promises(name):
    @given(matches(name), st.integers(0, 10**9))
    @settings(max_examples=EXAMPLES[name], deadline=None)
    def holds(match, seed):
        rng = rng_from(f"{seed}", "test")
        for number in range(1, len(match) + 1, 5):
            moment = match.at(number)
            for check in (check_events, check_views, check_undo):
                assert check(moment, rng) is None
        assert check_record(match) is None

    holds()
