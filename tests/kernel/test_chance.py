"""Chance during play: a game with dice keeps a generator in its state, and nobody foresees it."""

import pytest

import lutece
from lutece.bots import bot
from lutece.kernel.rng import rng_from
from lutece.lab.batch import BOTS, events_of, play_games
from lutece.lab.simulate import play_match
from lutece.table import Match, UndoError, replay, verify
from lutece.table.record import read_line
from tests.kernel.pig import ROLLED, STATE, Pig

GAME = Pig()
NAMES = ["random", "greedy", "shrewd", "search:40"]


def rolls(match):
    return [e.b for _, _, events in match.history() for e in events if e.kind == ROLLED]


def finished(seed, names=("shrewd", "random")):
    match = Match(GAME, len(names), seed=seed)
    play_match(match, [bot(name) for name in names], rng_from(seed, BOTS))
    return match


def test_a_game_with_dice_keeps_the_contract_and_no_view_foresees_them():
    lutece.check_game(GAME, games_each=1).raise_failures()


def test_a_seed_rolls_the_same_dice_and_another_seed_others():
    one, again, other = finished("one"), finished("one"), finished("other")
    assert rolls(one) == rolls(again) != rolls(other)
    assert set(rolls(one)) <= set(range(1, 7))


def test_a_record_replays_the_same_dice_and_its_seed_proves_them():
    match = finished("record")
    record = read_line(match.record(full=True).line(), "the record")
    assert rolls(replay(GAME, record)) == rolls(match)
    assert verify(GAME, record).scores == match.scores


def test_a_roll_is_not_taken_back():
    match = Match(GAME, 2, seed="undo")
    match.play("roll")
    with pytest.raises(UndoError):
        match.undo()


def test_dealt_anew_the_position_is_the_same_and_the_dice_to_come_are_not():
    match, rng = Match(GAME, 2, seed="redeal"), rng_from("x", "test")
    others = [match.redealt(0, rng) for _ in range(20)]
    for other in others:
        assert other.view(0) == match.view(0)
        other.play("roll")
    assert {roll for other in others for roll in rolls(other)} == set(range(1, 7))


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_does_not_foresee_the_dice(name):
    match, rng = Match(GAME, 2, seed="honest"), rng_from("moves", "test")
    for _ in range(12):
        other = match.redealt(match.to_move, rng)
        chosen = [
            bot(name).choose(GAME, m.state, rng_from(f"{len(match)}", "test"))
            for m in (match, other)
        ]
        assert chosen[0] == chosen[1]
        match.play(chosen[0])
        if match.over:
            return


def test_a_search_rolls_on_with_little_and_holds_with_enough():
    match = Match(GAME, 2, seed="holds")
    state = match.state.copy()
    s = state.view(STATE)[0]
    s.score[0], s.total = 18, 12  # a hold wins
    assert GAME.texts[bot("search:200").choose(GAME, state, rng_from("x", "test"))] == "hold"
    s.score[:2], s.total = (0, 28), 2  # the other seat is about to win
    assert GAME.texts[bot("search:200").choose(GAME, state, rng_from("x", "test"))] == "roll"


def test_compiled_games_roll_the_same_dice_as_a_match():
    names, seeds = ("shrewd", "random", "greedy"), ["a", "b", "c"]
    played = play_games(GAME, [bot(name).compiled(GAME) for name in names], seeds)
    for seed, actions in zip(seeds, played.actions, strict=True):
        match = finished(seed, names)
        assert actions.tolist() == match.actions
        happened = events_of(GAME, 3, seed, actions)
        assert happened[happened[:, 2] == ROLLED][:, 4].tolist() == rolls(match)
