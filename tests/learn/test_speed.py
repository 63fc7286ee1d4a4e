"""Random play on a device: on the CPU, in small; a GPU runs the same lines."""

import pytest

from lutece import games
from lutece.kernel.contract import OVER

torch = pytest.importorskip("torch", reason="learning needs the extra `learn`")

from lutece.learn import speed  # noqa: E402


@pytest.mark.parametrize("name", games.NAMES)
def test_random_play_makes_legal_decisions_and_deals_again(name):
    game = games.load(name)
    play = speed.RandomPlay(game, 6, "cpu", "test")
    before = play.states.clone()
    for _ in range(3):
        play.play()
    assert play.made.tolist() == [3 * speed.DECISIONS] * 6
    assert not torch.equal(play.states, before)
    assert len({state.tobytes() for state in play.states.numpy()}) == 6
    for state in play.states.numpy():
        seat = game.kernel.to_move(state[: game.kernel.state_bytes])
        assert seat in (*range(game.seats[0]), OVER)


def test_speeds_are_told_by_game():
    told = []
    figures = speed.measure_device([games.load("paris-paris")], "cpu", lambda *x: told.append(x), 8)
    assert told == [("paris-paris, random play", 2), ("paris-paris, training", 2)]
    assert set(figures["games"]["paris-paris"]) == {"random_play", "training"}
    assert min(figures["games"]["paris-paris"].values()) > 0
