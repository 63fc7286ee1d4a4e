"""A kernel for debugging: every call is checked before compiled code trusts it.

Kernels read and write buffers without looking at their sizes. `CheckedKernel` has the same
functions, from Python: a wrong type, a short buffer, an impossible number of seats or an illegal
action raises KernelCallError before anything is changed.
"""

from typing import Any

import numpy as np

from lutece.kernel.contract import NO_SEAT, OVER, RESULT_LENGTH, Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.events import COLUMNS
from lutece.kernel.rng import WORDS


class KernelCallError(LuteceError, ValueError):
    """A call with arguments that compiled code cannot handle."""


class CheckedKernel:
    """The functions of a game's kernel, checked; the constants are the game's own."""

    def __init__(self, game: Game) -> None:
        self.game, self.kernel = game, game.kernel

    def setup(self, seats: int, options: int, state: Any, rng: Any) -> None:
        """A shuffled start."""
        if seats not in self.game.seats:
            raise KernelCallError(f"{self.game.title} is not for {seats!r} players.")
        most = 1 << len(self.game.description.rule_options)
        if options not in range(most):
            raise KernelCallError(f"Options are bits below {most}, not {options!r}.")
        self._state(state)
        self._rng(rng)
        self.kernel.setup(self.game.constants, seats, options, state, rng)

    def to_move(self, state: Any) -> int:
        """The seat to decide, or OVER."""
        self._state(state)
        return int(self.kernel.to_move(state))

    def legal(self, state: Any, mask: Any) -> int:
        """Fill the mask; returns how many actions are legal."""
        self._running(state)
        self._buffer("the mask", mask, np.uint8, (self.kernel.actions,))
        return int(self.kernel.legal(self.game.constants, state, mask))

    def sensible(self, state: Any, mask: Any) -> int:
        """As legal, without what a sensible player ignores."""
        self._running(state)
        self._buffer("the mask", mask, np.uint8, (self.kernel.actions,))
        return int(self.kernel.sensible(self.game.constants, state, mask))

    def play(self, state: Any, action: int, events: Any) -> None:
        """One decision, with its events."""
        self._action(state, action)
        self._buffer("events", events, np.int16, (1 + self.kernel.max_events, COLUMNS))
        self.kernel.play(self.game.constants, state, action, events)

    def advance(self, state: Any, action: int) -> None:
        """One decision, without events."""
        self._action(state, action)
        self.kernel.advance(self.game.constants, state, action)

    def redeal(self, state: Any, seat: int, rng: Any) -> None:
        """Redeal what a seat, or a spectator, cannot know."""
        self._seat(state, seat, NO_SEAT)
        self._rng(rng)
        self.kernel.redeal(self.game.constants, state, seat, rng)

    def observe(self, state: Any, seat: int, out: Any) -> None:
        """What a seat knows, as numbers."""
        self._seat(state, seat, 0)
        self._buffer("the observation", out, np.float32, (self.kernel.observations,))
        self.kernel.observe(self.game.constants, state, seat, out)

    def result(self, state: Any, out: Any) -> None:
        """Shares of the win, then scores."""
        self._state(state)
        self._buffer("the result", out, np.float64, (RESULT_LENGTH,))
        self.kernel.result(self.game.constants, state, out)

    def evaluate(self, state: Any, out: Any) -> None:
        """Shares of the win, then scores, as they can be expected."""
        self._state(state)
        self._buffer("the result", out, np.float64, (RESULT_LENGTH,))
        self.kernel.evaluate(self.game.constants, state, out)

    def playout(self, state: Any, rng: Any) -> int:
        """Random decisions to the end; returns how many."""
        self._state(state)
        self._rng(rng)
        return int(self.kernel.playout(self.game.constants, state, rng))

    def _state(self, state: Any) -> None:
        self._buffer("the state", state, np.uint8, (self.kernel.state_bytes,))

    def _rng(self, rng: Any) -> None:
        self._buffer("the generator", rng, np.int64, (WORDS,))

    def _running(self, state: Any) -> None:
        self._state(state)
        if self.kernel.to_move(state) == OVER:
            raise KernelCallError("The game is over.")

    def _seat(self, state: Any, seat: int, least: int) -> None:
        self._state(state)
        seats = self.game.seats_at(state)
        if seat not in range(least, seats):
            raise KernelCallError(f"There is no seat {seat!r} at a table of {seats}.")

    def _action(self, state: Any, action: int) -> None:
        self._running(state)
        mask = np.zeros(self.kernel.actions, np.uint8)
        self.kernel.legal(self.game.constants, state, mask)
        if action not in range(self.kernel.actions) or not mask[action]:
            raise KernelCallError(f"Action {action!r} is not legal now.")

    def _buffer(self, what: str, given: Any, kind: Any, shape: tuple[int, ...]) -> None:
        fits = isinstance(given, np.ndarray) and given.dtype == kind and given.shape == shape
        if not (fits and given.flags.carray):
            found = f"{given.dtype} {given.shape}" if isinstance(given, np.ndarray) else given
            raise KernelCallError(
                f"For {what} a writable C-ordered array of {np.dtype(kind)} {shape} is needed, "
                f"not {found!r}."
            )
