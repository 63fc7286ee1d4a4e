"""On a Ray cluster: the same games as without one. A local cluster is started for these tests."""

import sys

import pytest

from lutece.kernel.errors import LuteceError
from lutece.lab.arena import Contest, play_contest
from lutece.lab.simulate import Plan, simulate
from lutece.lab.workers import in_order

# Ray's own warnings about this machine are not ours to answer for.
pytestmark = pytest.mark.filterwarnings("ignore")


def test_a_cluster_plays_the_same_games():
    plan = Plan("paris-paris", 2, 4, "ray", ("search:20", "greedy"), records=True)
    here = [batch.records for batch in simulate(plan)]
    there = [batch.records for batch in simulate(plan, workers=2, on="ray")]
    assert here == there
    contest = Contest("paris-paris", 3, 6, "ray", ("random", "search:10"))
    results = [
        [(game.number, game.win, game.scores) for game in play_contest(contest, **where)]
        for where in ({}, {"workers": 2, "on": "ray"})
    ]
    assert results[0] == results[1]


def test_without_ray_it_is_said_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LuteceError, match=r"pip install 'lutece\[cluster\]'"):
        in_order(print, [(0, 1)], 1, on="ray")


def test_there_is_nowhere_else_to_play():
    with pytest.raises(LuteceError, match="on 'moon': there is only ray"):
        in_order(print, [(0, 1)], 1, on="moon")
