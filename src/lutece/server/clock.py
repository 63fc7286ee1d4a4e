"""Clocks: how long a turn may take, and the timer of the player to move."""

import asyncio
import time
from collections.abc import Callable, Sequence

from lutece.server.schema import Pace
from lutece.server.seats import Seat
from lutece.table import Match

SECONDS_A_TURN: dict[Pace, float | None] = {"none": None, "live": 180.0, "day": 24 * 3600.0}
SHORTEST_WAIT = 0.05  # seconds
SOON = 180.0  # seconds: a table whose deadline is farther away need not stay in memory


def new_deadline(pace: Pace) -> float | None:
    """When a turn that begins now must end; None without a clock."""
    allowed = SECONDS_A_TURN[pace]
    return None if allowed is None else time.time() + allowed


def deadline_after(pace: Pace, deadline: float | None, before: Match, after: Match) -> float | None:
    """The deadline after a change: a clock runs for a whole turn, not for each decision of it."""
    if after.over:
        return None
    return deadline if after.to_move == before.to_move else new_deadline(pace)


def deadline_seated(
    pace: Pace, deadline: float | None, seats: Sequence[Seat], to_move: int
) -> float | None:
    """The deadline after somebody sat down or left during the game.

    Neither buys anybody time, but a player who comes back late gets a new turn's time.
    """
    late = deadline is not None and deadline <= time.time()
    return new_deadline(pace) if late and seats[to_move].level is None else deadline


class Timer:
    """Calls a function when a deadline has passed."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call
        self._handle: asyncio.TimerHandle | None = None
        self._deadline = 0.0

    @property
    def due_soon(self) -> bool:
        """Whether a deadline is set that comes soon."""
        return self._handle is not None and self._deadline - time.time() < SOON

    def start(self, deadline: float) -> None:
        """Set a deadline in place of the one before."""
        self.stop()
        self._deadline = deadline
        wait = max(SHORTEST_WAIT, deadline - time.time())
        self._handle = asyncio.get_running_loop().call_later(wait, self._passed)

    def stop(self) -> None:
        """Forget the deadline."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _passed(self) -> None:
        self._handle = None
        self._call()
