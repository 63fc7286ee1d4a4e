"""What leaves a match: only what the seat may know, in one schema."""

import random

import msgspec
import pytest

from lutece import games
from lutece.games.paris_paris.view import Board
from lutece.kernel.events import TURN_ENDED
from lutece.table import Match, SeatsError, View

GAME = games.load("paris-paris")


def played(decisions: int) -> Match:
    match = Match(GAME, 3, seed="a seed that must stay secret")
    while len(match) < decisions and not match.over:
        match.play(match.legal_actions()[0])
    return match


def test_only_the_seat_to_move_is_offered_decisions():
    match = played(4)
    offered = {seat: match.view(seat).decisions for seat in (None, 0, 1, 2)}
    assert [d.text for d in offered.pop(match.to_move)] == match.legal()
    assert list(offered.values()) == [[], [], []]


def test_every_decision_says_what_it_does_and_what_it_touches():
    match = played(4)
    for decision in match.view(match.to_move).decisions:
        stop, line = decision.text.split()[1:]
        assert decision.touches == [f"stop/{stop}", f"tile/{stop}/{line}"]
        assert decision.said.key.startswith("paris-paris-do-")
        assert decision.said.args == {"stop": stop, "line": line}


def test_the_seed_is_shown_only_when_the_game_is_over():
    running, over = played(10), played(1000)
    for seat in (None, 0, 1, 2):
        assert b"stay secret" not in msgspec.json.encode(running.view(seat))
        assert over.view(seat).seed == "a seed that must stay secret"
    assert running.view(0).seed_hash == over.view(0).seed_hash


def test_a_spectator_sees_no_marker_until_the_end():
    assert played(10).view(None).board.markers == [None] * 3
    assert None not in played(1000).view(None).board.markers


def test_the_log_tells_everything_in_words_and_can_be_continued():
    match = played(12)
    log = match.view(0).log
    assert [entry.decision for entry in log] == match.moves
    assert [entry.number for entry in log] == list(range(12))
    assert match.view(0, since=9).log == log[9:]
    assert log[0].happened[0].text.endswith(".")


def test_a_view_reads_back_from_json():
    match = played(20)
    view = match.view(1)
    data = msgspec.json.decode(msgspec.json.encode(view), type=View)
    assert msgspec.convert(data.board, Board) == view.board
    assert msgspec.structs.replace(data, board=view.board) == view


def test_there_is_no_view_for_a_seat_that_does_not_exist():
    with pytest.raises(SeatsError, match="no seat 3"):
        played(1).view(3)


PARIS = games.load("paris")


@pytest.mark.parametrize(("name", "seats"), [("paris", 3), ("paris-paris", 4)])
def test_what_is_kept_from_other_games_is_what_would_be_made_anew(name, seats):
    """Words and parts of boards are used again: a view is that of a game that kept nothing."""
    chance, encode = random.Random(name), msgspec.json.encode
    everyone = (None, *range(seats))
    for seed in ("one", "two", "three"):
        match = Match(games.load(name), seats, seed=seed)
        while not match.over:
            match.play(chance.choice(match.legal_actions()))
            if len(match) % 15 and not match.over:
                continue
            new = match.at(len(match))
            new.game = type(match.game)()
            since = max(0, len(match) - 20)
            kept, made = match.views(everyone, since), new.views(everyone, since)
            assert [encode(view) for view in kept] == [encode(view) for view in made]
            # The words of decisions as they are said without keeping them.
            offered = [decision for view in kept for decision in view.decisions]
            assert [decision.number for decision in offered] == match.legal_actions()
            for decision in offered:
                said = match.game.say_action(match.state, decision.number)
                assert said == (decision.said.key, decision.said.args, decision.said.text)
                assert decision.touches == match.game.touches(match.state, decision.number)


def test_a_view_says_which_decisions_stand_and_which_end_the_turn():
    for name, options in (("paris", {"free_placement": True}), ("paris-paris", {})):
        match = Match(games.load(name), 2, options, seed="what stands")
        while not match.over and len(match) < 150:
            for decision in match.view(match.to_move).decisions:
                after = match.at(len(match))
                after.play(decision.number)
                assert decision.undoable == after.can_undo
                assert decision.ends_turn == (TURN_ENDED in {e.kind for e in after.last_events()})
                if decision.reveals:
                    assert not decision.undoable
                assert decision.undoable or decision.ends_turn or decision.reveals
                entry = after.view(None, since=len(match)).log[0]
                assert decision.reveals == entry.revealed
                assert decision.kind == decision.text.split()[0]
            match.play(match.legal_actions()[len(match) * 7 % len(match.legal_actions())])


def test_buying_and_passing_can_be_undone_in_one_go():
    match = Match(PARIS, 2, seed="undo the turn")
    while True:
        view = match.view(match.to_move)
        begin = len(match)
        by_kind = {decision.kind: decision for decision in view.decisions}
        if "buy" in by_kind and by_kind["buy"].undoable:
            break
        match.play(view.decisions[-1].number)
    standing = view.undo_to if view.undo_to is not None else begin
    match.play(by_kind["buy"].text)
    assert match.view(match.to_move).undo_to == standing
    assert match.view(1 - match.to_move).undo_to is None
    assert not match.view(1 - match.to_move).can_undo


def test_an_entry_of_the_log_names_the_elements_that_it_was_about():
    match = played(1)
    entry = match.view(None).log[0]
    stop, line = entry.decision.split()[1:]
    assert {f"stop/{stop}", f"tile/{stop}/{line}"} <= set(entry.touches)


def test_the_elements_of_a_secret_decision_stay_secret():
    match = Match(PARIS, 3, seed="secret")
    while not match.over and not any(
        d.kind == "end-tile" for d in match.view(match.to_move).decisions
    ):
        legal = match.legal_actions()
        match.play(legal[len(match) * 11 % len(legal)])
    mover = match.to_move
    match.play(match.view(mover).decisions[0].number)
    (own,), (others,) = (match.view(seat, len(match) - 1).log for seat in (mover, (mover + 1) % 3))
    assert own.decision is not None
    assert others.decision is None
    assert set(others.touches) <= set(own.touches)
    assert not any(element.startswith("end/") for element in others.touches)
