"""The kernel for debugging refuses what would crash the other one."""

from typing import Any

import numpy as np
import pytest

from lutece import games
from lutece.kernel.checking import CheckedKernel, KernelCallError
from lutece.kernel.events import new_events
from lutece.kernel.rng import rng_from

GAME = games.load("paris-paris")
KERNEL = CheckedKernel(GAME)


def dealt() -> Any:
    state = np.zeros(GAME.kernel.state_bytes, np.uint8)
    KERNEL.setup(3, 0, state, rng_from("check", "test"))
    return state


def test_a_whole_game_is_played_with_checks() -> None:
    state, rng = dealt(), rng_from("play", "test")
    mask, out = np.zeros(GAME.kernel.actions, np.uint8), np.zeros(8)
    seen = np.zeros(GAME.kernel.observations, np.float32)
    while KERNEL.to_move(state) >= 0:
        assert KERNEL.sensible(state, mask) <= KERNEL.legal(state, mask)
        KERNEL.observe(state, 2, seen)
        KERNEL.redeal(state, -1, rng)
        KERNEL.evaluate(state, out)
        KERNEL.play(state, int(mask.argmax()), new_events(GAME.kernel.max_events))
    KERNEL.result(state, out)
    assert out[:4].sum() == pytest.approx(1)
    with pytest.raises(KernelCallError):
        KERNEL.legal(state, mask)


def test_wrong_calls_are_refused_and_change_nothing() -> None:
    state, rng = dealt(), rng_from("x", "test")
    before, seen = state.copy(), np.zeros(GAME.kernel.observations, np.float32)
    read_only = state.copy()
    read_only.flags.writeable = False
    wrong = [
        lambda: KERNEL.setup(7, 0, state, rng),
        lambda: KERNEL.setup(3, 1, state, rng),
        lambda: KERNEL.setup(3, 0, state, rng[:2]),
        lambda: KERNEL.to_move(state[:-1]),
        lambda: KERNEL.to_move(b"state"),
        lambda: KERNEL.legal(state, np.zeros(3, np.uint8)),
        lambda: KERNEL.legal(state, np.zeros(GAME.kernel.actions)),
        lambda: KERNEL.advance(state, 10**6),
        lambda: KERNEL.advance(state, -1),
        lambda: KERNEL.advance(read_only, 0),
        lambda: KERNEL.play(state, 0, new_events(3)),
        lambda: KERNEL.observe(state, 3, seen),
        lambda: KERNEL.observe(state, 0, seen[::2]),
        lambda: KERNEL.redeal(state, 9, rng),
        lambda: KERNEL.result(state, np.zeros(7)),
        lambda: KERNEL.playout(state, None),
    ]
    for call in wrong:
        with pytest.raises(KernelCallError):
            call()
    assert np.array_equal(state, before)
