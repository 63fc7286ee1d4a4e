"""Endings that are solved by enumeration of every continuation, for many redeals.

The hidden information is redealt many times. In each of these worlds every continuation is played
to the end (max^n): each seat takes its best decision, and ties make an interval, so a decision has
a lowest and a highest share of the win. A position is solved if one decision is the best in every
world.
"""

from typing import NamedTuple

import numpy as np

from lutece.kernel.contract import OVER, RESULT_LENGTH, Game
from lutece.kernel.rng import rngs_from
from lutece.kernel.structs import Bytes
from lutece.lab.review.engine import legal_actions

POSITIONS = 600  # of one world; a position with more continuations is not solved
CERTAIN = 1e-9  # shares closer than this are equal


class Solved(NamedTuple):
    """The decisions of a solved position, the best first."""

    actions: list[int]
    losses: list[float]  # mean over the worlds, at least
    win: float
    accepted: int  # so many of them are equally good in every world


class _TooManyError(Exception):
    """There are more continuations than can be enumerated."""


def solve(game: Game, state: Bytes, seed: str, worlds: int) -> Solved | None:
    """The value of every decision by enumeration; None if too long or inconclusive."""
    seat, legal = int(game.kernel.to_move(state)), legal_actions(game, state)
    lows, highs = [], []
    for rng in rngs_from([f"{seed}\n{world}" for world in range(worlds)], "lutece endgame"):
        world = state.copy()
        game.kernel.redeal(game.constants, world, seat, rng)
        try:
            low, high = _World(game).decisions(world, legal, seat)
        except _TooManyError:
            return None
        lows.append(low)
        highs.append(high)
        if not len(_best(low, high)):
            return None
    low, high = np.array(lows), np.array(highs)
    order = sorted(range(len(legal)), key=lambda n: (-low[:, n].mean(), legal[n]))
    first = order[0]
    equal = [
        n
        for n in order
        if np.all(np.abs(low[:, n] - low[:, first]) < CERTAIN)
        and np.all(np.abs(high[:, n] - high[:, first]) < CERTAIN)
        and np.all(high[:, n] - low[:, n] < CERTAIN)
    ]
    accepted = equal if first in equal else [first]
    rest = [n for n in order if n not in accepted]
    if not rest or np.any(low[:, first, None] < high[:, rest] - CERTAIN):
        return None
    losses = {n: float((low[:, first] - high[:, n]).mean()) for n in rest}
    rest.sort(key=lambda n: (losses[n], legal[n]))
    return Solved(
        [legal[n] for n in (*accepted, *rest)],
        [0.0] * len(accepted) + [losses[n] for n in rest],
        float(low[:, first].mean()),
        len(accepted),
    )


def _best(low: np.ndarray, high: np.ndarray) -> np.ndarray:
    """The decisions that are certainly not worse than any other, in one world."""
    found: np.ndarray = (low >= high.max() - CERTAIN).nonzero()[0]
    return found


class _World:
    """The enumeration of one world, in which nothing is hidden."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[bytes, tuple[np.ndarray, np.ndarray]] = {}

    def decisions(self, state: Bytes, legal: list[int], seat: int) -> tuple[np.ndarray, np.ndarray]:
        """The lowest and highest share of a seat after each of these decisions."""
        ranges = [self._after(state, action) for action in legal]
        return (
            np.array([low[seat] for low, _ in ranges]),
            np.array([high[seat] for _, high in ranges]),
        )

    def _after(self, state: Bytes, action: int) -> tuple[np.ndarray, np.ndarray]:
        state = state.copy()
        self._game.kernel.advance(self._game.constants, state, action)
        return self._values(state)

    def _values(self, state: Bytes) -> tuple[np.ndarray, np.ndarray]:
        """The lowest and highest share of every seat."""
        key = state.tobytes()
        if key not in self._known:
            if len(self._known) >= POSITIONS:
                raise _TooManyError
            self._known[key] = (
                np.empty(0),
                np.empty(0),
            )  # reserves its place in the limit while it is enumerated
            self._known[key] = self._enumerate(state)
        return self._known[key]

    def _enumerate(self, state: Bytes) -> tuple[np.ndarray, np.ndarray]:
        game = self._game
        mover = int(game.kernel.to_move(state))
        if mover == OVER:
            out = np.zeros(RESULT_LENGTH)
            game.kernel.result(game.constants, state, out)
            return out, out
        ranges = [self._after(state, action) for action in legal_actions(game, state)]
        surest = max(low[mover] for low, _ in ranges)
        possible = [one for one in ranges if one[1][mover] >= surest - CERTAIN]
        lows, highs = np.array([low for low, _ in possible]), np.array([h for _, h in possible])
        return lows.min(axis=0), highs.max(axis=0)
