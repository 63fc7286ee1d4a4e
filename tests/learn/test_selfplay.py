"""Learning: on the CPU, in small; a GPU runs the same lines."""

from dataclasses import replace

import numpy as np
import pytest

from lutece import games
from lutece.games.paris.state import STATE
from lutece.kernel.errors import LuteceError

torch = pytest.importorskip("torch", reason="learning needs the extra `learn`")

from lutece.bots.judging import likeliest  # noqa: E402
from lutece.bots.net import Net, read_layers  # noqa: E402
from lutece.cli import commands  # noqa: E402
from lutece.learn.field import DEAL, Field  # noqa: E402
from lutece.learn.model import Model, export  # noqa: E402
from lutece.learn.selfplay import (  # noqa: E402
    Learner,
    Steps,
    device_for,
    recipe_for,
    start_unevenly,
    what_came,
)

GAMES = 12


def field_of(game, seats=(2, 3, 4)):
    field = Field(games.load(game), GAMES, "cpu", 30, "field", seats)
    field.step(torch.full((GAMES,), DEAL))
    return field


def first_legal(field):
    return field.mask.argmax(1)


@pytest.mark.parametrize("game", games.NAMES)
def test_games_side_by_side_stand_at_decisions_with_a_choice_until_they_are_over(game):
    field, over = field_of(game), 0
    for _ in range(400):
        assert (field.mask.sum(1) > 1).all()
        assert (field.mover < field.seats).all()
        assert (field.watcher != field.mover).all()
        field.step(first_legal(field))
        ended = field.over.bool()
        over += int(ended.sum())
        assert np.allclose(field.result[ended, :4].sum(1), 1)
    assert over > GAMES / 2


def test_a_decision_that_names_a_seat_is_counted_from_the_mover():
    field = field_of("paris-paris", seats=(3,))
    first = games.load("paris-paris").kernel.seat_actions
    asked = 0
    for _ in range(300):
        pushing = field.mask[:, first:].sum(1) > 0
        there = field.seen[:, : 25 * 4].reshape(GAMES, 25, 4)
        for i in pushing.nonzero()[:, 0].tolist():
            pending = field.seen[i, -26:-1].argmax()  # the stop where a push is asked
            owners = (there[i, pending] > 0).nonzero()[:, 0].tolist()
            assert field.mask[i, first:].nonzero()[:, 0].tolist() == owners
            asked += 1
        field.step(first_legal(field))
    assert asked


@pytest.mark.parametrize("game", games.NAMES)
def test_a_network_learns_is_kept_and_plays(game, tmp_path):
    game, file = games.load(game), tmp_path / "net.npz"
    recipe = replace(recipe_for(GAMES, "cpu"), decisions=8, batch=32)
    learner = Learner(game, "cpu", "learn", recipe)
    before = [p.clone() for p in learner.averaged.parameters()]
    told = list(learner.rounds(0.5))[-1]
    assert told.decisions == told.number * GAMES * 8
    assert any((a != b).any() for a, b in zip(before, learner.averaged.parameters(), strict=True))
    export(learner.averaged, game, file, learner.tell())
    edition, layers = read_layers(file)
    assert edition == game.edition
    again = Model(game)
    again.begin_with(file)
    field = field_of(game.name)
    judged = again(field.seen, field.seats)
    parts = [part.ravel() for layer in layers for part in layer]
    sizes = np.array([layers[0][0].shape[0], *(len(b) for _, b in layers)])
    net = Net(np.concatenate(parts), sizes, game.kernel.seat_actions)
    state = np.zeros(game.kernel.state_bytes, np.uint8)
    for i in range(GAMES):  # the bots' way of reading a network agrees with PyTorch's
        state[:] = field._states[i, : len(state)].numpy()
        best = judged.figures[i].masked_fill(field.mask[i] == 0, -1e9).argmax()
        seats = int(field.seats[i])
        args = (game.kernel.pointers, game.tables, state, seats, game.kernel.actions)
        if int(best) < game.kernel.seat_actions or game.kernel.seat_actions < 0:
            assert likeliest(*args, *net) == best


def test_options_are_dealt_to_tables_of_every_size_and_most_games_are_without():
    field = Field(games.load("paris"), GAMES, "cpu", 144, "options", (2, 3, 4))
    dealt = [
        (int(seats), int(start.numpy()[: STATE.itemsize].view(STATE)[0].options))
        for start, seats in zip(field._starts, field._start_seats, strict=True)
    ]
    for seats in (2, 3, 4):
        options = [option for size, option in dealt if size == seats]
        assert set(options) == set(range(8))
        assert options.count(0) > len(options) / 2


def test_games_begin_at_different_times():
    field = field_of("paris-paris", seats=(2,))
    for _ in range(128):
        field.step(first_legal(field))
    together = len(set(field.seen[:, -1].tolist()))  # rounds still to play
    start_unevenly(field, games.load("paris-paris").kernel.actions)
    assert len(set(field.seen[:, -1].tolist())) > together


def test_what_a_decision_gained_is_what_came_of_it_until_the_game_was_over():
    """One game of two: three decisions, the second ends it. Worked out by hand."""
    nothing = torch.zeros(3, 1)
    expected = torch.zeros(4, 1, 8)
    expected[:, 0, 0] = torch.tensor([0.5, 0.6, 0.3, 0.4])
    expected[:, 0, 1] = 1 - expected[:, 0, 0]
    result = torch.zeros(3, 1, 8)
    result[1, 0] = torch.tensor([1.0, 0, 0, 0, 0.8, 0.4, 0, 0])
    steps = Steps(
        *(nothing,) * 5, seats=torch.full((3, 1), 2), mover=torch.tensor([[0], [1], [0]]),
        watcher=nothing, expected=expected, over=torch.tensor([[False], [True], [False]]),
        result=result,
    )  # fmt: skip
    gained, came = what_came(steps, 0.5, 0.25)
    # Shares of seat 0: 0.4 at the end of the second, a quarter of that and 0.1 before it.
    assert came[:, 0, 0].tolist() == pytest.approx([0.7, 1.0, 0.4])
    # Leads: 0.4 at the end, half of it before; a quarter of a lead counts. Seat 1 lost the second.
    assert gained[:, 0].tolist() == pytest.approx([0.3 + 0.05, -0.4 - 0.1, 0.1])


def test_what_was_learned_is_kept_while_more_is_learned(tmp_path, monkeypatch):
    game, part, file = games.load("paris-paris"), tmp_path / "part", tmp_path / "net.npz"
    recipe = replace(recipe_for(GAMES, "cpu"), decisions=8, batch=32)
    monkeypatch.setattr(commands, "KEEP_SECONDS", 0.01)
    learner = Learner(game, "cpu", "keep", recipe)
    commands.show_learning(learner, 0.5, part, file)
    assert read_layers(file)[0] == game.edition
    assert part.read_bytes() == b""  # what comes last is still to be written


def test_a_network_that_goes_on_is_taught_more_gently():
    anew, again = recipe_for(GAMES, "cpu"), recipe_for(GAMES, "cpu", again=True)
    assert max(again.rate) < max(anew.rate)
    assert max(again.curiosity) < max(anew.curiosity)
    assert again.games == anew.games == GAMES


def test_what_cannot_be_learned_is_said(tmp_path):
    game, broken = games.load("paris"), tmp_path / "broken.npz"
    broken.write_text("no network")
    with pytest.raises(LuteceError, match="no network that can be gone on from"):
        Learner(game, "cpu", "x", recipe_for(2, "cpu"), broken)
    other = tmp_path / "other.npz"
    export(Model(games.load("paris-paris")), games.load("paris-paris"), other, "")
    with pytest.raises(LuteceError, match="another game"):
        Learner(game, "cpu", "x", recipe_for(2, "cpu"), other)
    for empty in (b"", b"\x93NUMPY"):
        broken.write_bytes(empty)
        with pytest.raises(LuteceError, match="no network that can be gone on from"):
            Learner(game, "cpu", "x", recipe_for(2, "cpu"), broken)
    with pytest.raises(LuteceError, match="there is "):
        device_for("abacus")
    with pytest.raises(LuteceError, match="0 games side by side"):
        recipe_for(0, "cpu")
