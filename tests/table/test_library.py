"""A match as a library object: begun in one call, asked, copied, kept and shown."""

import copy
import io
import pickle

import numpy as np
import pytest
from rich.console import Console

import lutece
from lutece import games
from lutece.kernel.errors import LuteceError
from lutece.kernel.relative import absolute_action, relative_action
from lutece.kernel.rng import rng_from
from lutece.table import EditionError, IllegalDecisionError, Match, SeatsError


def played(decisions: int, game: str = "paris-paris", seats: int = 3) -> Match:
    match = lutece.new(game, seats=seats, seed="library")
    for number in range(decisions):
        legal = match.legal_actions()
        match.play(legal[number % len(legal)])
    return match


def same(one: Match, other: Match) -> bool:
    return one.record().line() == other.record().line() and np.array_equal(one.state, other.state)


def pickled(match: Match) -> Match:
    again: Match = pickle.loads(pickle.dumps(match))
    return again


def test_a_match_begins_in_one_call():
    match = lutece.new("paris", seats=2, seed="x", options={"random_setup": True})
    assert match.options["random_setup"]
    assert same(match, Match(games.load("paris"), 2, {"random_setup": True}, "x"))


def test_components_of_ones_own_come_as_text_or_file(tmp_path):
    text = games.components_file("paris-paris").read_text(encoding="utf-8")
    own = text.replace("Bastille", "Bercy").replace("bastille", "bercy")
    file = tmp_path / "own.toml"
    file.write_text(own, encoding="utf-8")
    editions = {lutece.new("paris-paris", 2, components=c).game.edition for c in (own, file)}
    assert len(editions) == 1
    assert editions != {games.load("paris-paris").edition}


@pytest.mark.parametrize("decision", ["take atlantis red", "push 9", "", -1, 999])
def test_why_tells_the_rule_that_play_would(decision):
    match = played(4)
    refusal = match.why(decision)
    with pytest.raises(IllegalDecisionError) as error:
        match.play(decision)
    assert refusal is not None
    assert (refusal.rule, refusal.said) == (error.value.rule, error.value.said)
    assert len(match) == 4


def test_why_is_none_for_what_is_legal():
    match = played(4)
    assert [match.why(text) for text in match.legal()] == [None] * len(match.legal())
    assert match.why(match.legal_actions()[0]) is None


@pytest.mark.parametrize("game", games.OWN)
def test_the_mask_says_what_is_legal(game):
    match = played(5, game)
    mask = match.action_mask()
    assert mask.nonzero()[0].tolist() == match.legal_actions()
    while not match.over:
        match.play(match.legal_actions()[0])
    assert not match.action_mask().any()


def test_actions_that_name_a_seat_are_relative_to_the_mover():
    match = lutece.new("paris-paris", seats=3, seed="push")
    first = match.game.kernel.seat_actions
    rng = np.random.default_rng(1)
    while not any(action >= first for action in match.legal_actions()):
        match.play(int(rng.choice(match.legal_actions())))
    relative = match.action_mask(relative=True).nonzero()[0].tolist()
    seat = match.to_move
    assert sorted(absolute_action(a, first, seat, 3) for a in relative) == match.legal_actions()
    assert sorted(relative_action(a, first, seat, 3) for a in match.legal_actions()) == relative


@pytest.mark.parametrize("game", games.OWN)
def test_an_observation_is_what_the_seat_knows(game):
    match = played(10, game)
    for seat in range(match.seats):
        seen = match.observation(seat)
        assert seen.dtype == np.float32
        assert len(seen) == match.game.kernel.observations
        other = match.redealt(seat, rng_from("other", "deal"))
        assert np.array_equal(other.observation(seat), seen)
    with pytest.raises(SeatsError, match="no seat 3"):
        match.observation(3)


def test_a_state_of_the_past_is_ones_own():
    match = played(6)
    past = match.state_at(4)
    assert np.array_equal(past, match.at(4).state)
    past[:] = 0
    assert match.state_at(4).any()
    with pytest.raises(LuteceError, match="6 decisions"):
        match.state_at(7)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("game", games.OWN)
def test_a_copy_goes_its_own_way(game, copied):
    match = played(12, game)
    other = copied(match)
    assert same(other, match)
    assert other.legal() == match.legal()
    other.play(other.legal()[0])
    assert (len(other), len(match)) == (13, 12)


@pytest.mark.parametrize("name", games.NAMES)
def test_figures_of_earlier_editions_are_kept_under_their_names(name):
    for edition, file in games.earlier_components(name).items():
        assert games.load(name, file).edition == edition
        assert games.load(name, edition=edition).edition == edition
    assert games.load(name, edition="unknown").edition == games.load(name).edition


def test_a_match_of_before_a_change_of_figures_goes_on():
    (edition,) = games.earlier_components("paris")
    match = Match(games.load("paris", edition=edition), 2, seed="before")
    match.play(match.legal()[0])
    again = pickled(match)
    assert again.game.edition == edition != games.load("paris").edition
    assert same(again, match)


def test_a_pickle_carries_its_own_components():
    text = games.components_file("paris-paris").read_text(encoding="utf-8")
    own = text.replace("Bastille", "Bercy").replace("bastille", "bercy")
    match = lutece.new("paris-paris", 2, components=own, seed="x")
    assert same(pickled(match), match)


def test_a_pickle_of_another_edition_is_refused_by_name():
    match = played(3)
    kept = pickle.dumps(match).replace(match.game.edition.encode(), b"0" * len(match.game.edition))
    with pytest.raises(EditionError, match=f"edition 0+ of Paris Paris.*{match.game.edition}"):
        pickle.loads(kept)


@pytest.mark.parametrize("game", games.OWN)
def test_a_match_draws_itself_without_its_secrets(game):
    match = played(8, game)
    console = Console(width=140, file=io.StringIO(), record=True)
    console.print(match)
    text = console.export_text()
    html = match._repr_html_()
    assert "Player A" in text
    assert "Player A" in html
    assert html.startswith("<pre")
    assert match.seed not in text + html
    assert repr(match).startswith(f"<Match of {game}, 3 seats, 8 decisions, seat ")
