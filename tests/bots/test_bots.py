"""Bots: legal, honest, reproducible, each better than the one below."""

import gc
import signal
import time
import tracemalloc
from itertools import pairwise
from threading import Event

import pytest

from lutece import games
from lutece.bots import BOTS, LEVELS, UnknownBotError, bot
from lutece.bots.mcts import LEAD_INTERVAL
from lutece.kernel.rng import rng_from
from lutece.lab.simulate import Plan, play_batch
from lutece.table import Match
from tests.rules.paris_paris_positions import FAR_TILES, put, start

GAME = games.load("paris-paris")
LINE_UPS = (("casual", "novice"), ("novice", "casual"))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", games.NAMES)
def test_a_bot_only_makes_legal_decisions_and_the_same_ones_for_the_same_seed(game, name):
    games_played = []
    for _ in range(2):
        match, rng = Match(games.load(game), 3, seed="x"), rng_from("bot", "test")
        while not match.over:
            match.play(bot(name).choose(match.game, match.state, rng))
        games_played.append(match.moves)
    assert games_played[0] == games_played[1]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", games.NAMES)
def test_a_bot_does_not_use_what_its_seat_cannot_know(game, name):
    match = Match(games.load(game), 3, seed="honest")
    rng = rng_from("moves", "test")
    while not match.over:
        other = match.redealt(match.to_move, rng)
        chosen = [
            bot(name).choose(match.game, m.state, rng_from(f"{len(match)}", "test"))
            for m in (match, other)
        ]
        assert chosen[0] == chosen[1]
        match.play(chosen[0])


def test_greedy_leaves_the_tile_where_it_scores():
    match = start(2, ["les-halles red", "opera violet", "orsay blue"])
    put(match, "les-halles", 1)
    put(match, "louvre", 0)
    match.play("take orsay blue")
    # Left over, Les Halles scores for seat 1; Opéra would score for seat 0 at the Louvre.
    assert match.to_move == 1
    action = bot("greedy").choose(GAME, match.state, rng_from("x", "test"))
    assert GAME.texts[action] == "take opera violet"


def test_greedy_looks_through_its_own_push():
    match = start(2, ["louvre red", *FAR_TILES[:2]])
    put(match, "louvre", 0, 1)
    put(match, "les-halles", 0)
    match.play(f"take {FAR_TILES[0]}")
    action = bot("greedy").choose(GAME, match.state, rng_from("x", "test"))
    # Left over, the Louvre scores 2 for seat 0 and 1 for seat 1; whoever is pushed out, nothing.
    assert GAME.texts[action] == "take louvre red"


def test_shrewd_pushes_out_the_other():
    match = start(2, ["louvre red", *FAR_TILES[:2]])
    put(match, "louvre", 0, 1)
    for text in (f"take {FAR_TILES[0]}", "take louvre red"):
        match.play(text)
    action = bot("shrewd").choose(GAME, match.state, rng_from("x", "test"))
    assert GAME.texts[action] == "push 0"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", games.NAMES)
def test_greedy_beats_random_and_shrewd_beats_greedy(game, seats):
    for better, worse in (("greedy", "random"), ("shrewd", "greedy")):
        plan = Plan(game, seats, 600, "strength", (better,) + (worse,) * (seats - 1))
        assert play_batch(plan, 0, 600).wins[:, 0].mean() > 1.2 / seats


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_is_a_bot_that_can_be_stopped(level):
    match, stop, player = Match(GAME, 2, seed="level"), Event(), bot(level.name)
    stop.set()
    action = player.choose(GAME, match.state, rng_from("x", "test"), match.actions, stop)
    assert action in match.legal_actions()
    assert (player.name, player.describe) == (level.name, level.describe)
    assert sorted(thought.text for thought in player.thoughts) == match.legal()
    assert sum(thought.visits for thought in player.thoughts) <= LEAD_INTERVAL


@pytest.mark.parametrize("game", games.NAMES)
def test_each_level_thinks_several_times_as_long_as_the_one_below(game):
    budgets = [level.budget(games.load(game)) for level in LEVELS]
    simulations = [budget.simulations for budget in budgets]
    assert all(above >= 3 * below for below, above in pairwise(simulations))
    assert {budget.seconds for budget in budgets} == {2.0}


def test_a_bot_is_named_and_asked_for_its_budget_without_a_tree():
    tracemalloc.start()
    players = [bot(name) for name in ("strong", "search:1000", "neural:1000")]
    assert all(player.budget(GAME).simulations for player in players)
    used = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert used < 1 << 20  # a tree takes 57 MB


def test_a_casual_player_beats_a_novice():
    plans = [Plan("paris-paris", 2, 12, "levels", bots) for bots in LINE_UPS]
    wins = sum(play_batch(plan, 0, 12).wins[:, seat].sum() for seat, plan in enumerate(plans))
    assert wins >= 15  # of 24; 92 % of 40 games when it was measured


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    with pytest.raises(
        UnknownBotError, match=r"novice, casual, strong, expert\. There are also: random"
    ):
        bot("genius")


@pytest.fixture
def heard():
    """Ctrl-C as in a program of its own, sent by an alarm.

    Without the garbage collector: Hypothesis has a callback there, in which Python ignores Ctrl-C.
    """
    gc.disable()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    alarm = signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))
    yield
    signal.signal(signal.SIGALRM, alarm)
    signal.signal(signal.SIGINT, before)
    gc.enable()


@pytest.mark.parametrize("name", ["greedy", "neural"])
def test_a_bot_that_is_interrupted_is_interrupted_and_nothing_else(name, heard):
    match, player, rng = Match(games.load("paris"), 2, seed="stop"), bot(name), rng_from("x", "")
    player.choose(match.game, match.state, rng)
    for n in range(300):
        with pytest.raises(KeyboardInterrupt):
            choose_on(player, match, rng, until=0.00002 * (n % 20 + 1))


def choose_on(player, match, rng, until):
    signal.setitimer(signal.ITIMER_REAL, until)
    end = time.monotonic() + 10
    while time.monotonic() < end:
        player.choose(match.game, match.state, rng)
