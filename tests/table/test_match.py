"""A game being played: decisions by text and number, refusals, undo, replay to any point."""

import numpy as np
import pytest

from lutece import games
from lutece.kernel.contract import OptionError
from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import rng_from
from lutece.table import IllegalDecisionError, Match, SeatsError, UndoError
from tests.rules.paris_paris_positions import FAR_TILES, put, start

GAME = games.load("paris-paris")


def test_a_seed_reproduces_the_game():
    one, other = (Match(GAME, 3, seed="same") for _ in range(2))
    assert np.array_equal(one.state, other.state)
    assert not np.array_equal(one.state, Match(GAME, 3, seed="another").state)


def test_without_a_seed_every_game_is_another():
    assert Match(GAME, 2).seed != Match(GAME, 2).seed


def test_a_decision_can_be_made_by_text_or_number():
    by_text, by_number = (Match(GAME, 3, seed="x") for _ in range(2))
    text = by_text.legal()[0]
    by_text.play(f"  {text.replace(' ', '   ')} ")
    by_number.play(GAME.numbers[text])
    assert by_text.moves == by_number.moves == [text]
    assert np.array_equal(by_text.state, by_number.state)


@pytest.mark.parametrize("decision", ["take atlantis red", "push 9", "", "take", -1, 999, "1"])
def test_an_illegal_decision_is_answered_with_the_rule_and_what_is_legal(decision):
    match = Match(GAME, 3, seed="x")
    with pytest.raises(IllegalDecisionError, match=r"PP-\d+") as refusal:
        match.play(decision)
    assert refusal.value.legal == tuple(match.legal())
    assert all(text in str(refusal.value) for text in match.legal())
    assert len(match) == 0


def test_a_decision_that_was_legal_a_moment_ago_is_refused():
    match = start(2, ["opera violet", *FAR_TILES[:2]])
    match.play("take opera violet")
    with pytest.raises(
        IllegalDecisionError, match="No violet tile of Opéra is laid out"
    ) as refusal:
        match.play("take opera violet")
    assert refusal.value.said == (
        "paris-paris-why-not-on-show",
        {"stop": "opera", "line": "violet"},
        "No violet tile of Opéra is laid out.",
    )


def test_nothing_is_legal_once_the_game_is_over():
    match = Match(GAME, 2, seed="x")
    while not match.over:
        match.play(match.legal_actions()[0])
    assert match.legal() == []
    with pytest.raises(IllegalDecisionError, match="The game is over"):
        match.play("take opera violet")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_players_is_refused(seats):
    with pytest.raises(SeatsError, match="2 to 4 players"):
        Match(GAME, seats)


def test_an_unknown_option_is_refused():
    with pytest.raises(OptionError, match="no option called 'free_placement'"):
        Match(GAME, 2, {"free_placement": True})


def test_undo_takes_back_a_take_while_the_push_is_asked():
    match = start(3, ["louvre red", *FAR_TILES[:3]])
    put(match, "louvre", 1, 2)
    before = match.state.copy()
    match.play("take louvre red")
    assert match.can_undo
    match.undo()
    assert np.array_equal(match.state, before)
    assert match.legal() == sorted(f"take {tile}" for tile in ["louvre red", *FAR_TILES[:3]])


def test_undo_never_crosses_the_end_of_a_turn():
    match = start(3, ["louvre red", *FAR_TILES[:3]])
    with pytest.raises(UndoError, match="Nothing has been decided"):
        match.undo()
    match.play("take louvre red")
    assert not match.can_undo
    with pytest.raises(UndoError, match="ended a turn") as refusal:
        match.undo()
    assert refusal.value.said
    assert refusal.value.said.key == "match-undo-stands"
    assert len(match) == 1


def test_a_game_can_be_looked_at_and_gone_on_with_from_any_point():
    match = Match(GAME, 4, seed="x")
    states = [match.state.copy()]
    while not match.over:
        match.play(match.legal_actions()[-1])
        states.append(match.state.copy())
    for number in (0, 7, len(match)):
        assert np.array_equal(match.at(number).state, states[number])
    branch = match.at(7)
    branch.play(branch.legal_actions()[0])
    assert len(branch) == 8
    assert len(match) == len(states) - 1  # the original is as it was
    with pytest.raises(LuteceError, match="there is no decision"):
        match.at(len(match) + 1)


def test_what_a_match_hands_out_is_not_its_own():
    match = Match(games.load("paris"), 2, {"random_setup": True}, seed="x")
    match.legal_actions().clear()
    match.actions.clear()
    assert match.legal()
    for other in (match.at(0), match.redealt(0, rng_from("x", "a test"))):
        other.options["random_setup"] = False
        other.display_options["open_screens"] = True
    assert match.options["random_setup"]
    assert not match.display_options["open_screens"]


@pytest.mark.parametrize("decision", [None, 1.0, 10.5, ["take"], b"take"])
def test_what_is_neither_a_text_nor_a_number_is_no_decision(decision):
    match = Match(GAME, 2, seed="x")
    with pytest.raises(IllegalDecisionError, match="There is no such decision"):
        match.play(decision)
    assert len(match) == 0


def test_the_log_begins_at_no_decision_before_the_first():
    match = Match(GAME, 2, seed="x")
    match.play(match.legal_actions()[0])
    with pytest.raises(LuteceError, match="there is no decision -5"):
        match.view(0, since=-5)
    assert match.view(0, since=5).log == []
