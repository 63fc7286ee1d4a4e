"""Clocks: how long a turn and a game may take, pauses, and the timer of the player to move.

A turn has `turn` seconds for itself; what it takes beyond them comes out of the seat's `game`
seconds, to which every turn adds `increment`. Either of the two may be absent.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from lutece.server.refusals import Refusal
from lutece.server.schema import ClockTimes, Pace, PausedBy
from lutece.server.seats import Seat
from lutece.table import Match

SECONDS_A_TURN: dict[Pace, float | None] = {"none": None, "live": 180.0, "day": 24 * 3600.0}
SHORTEST_WAIT = 0.05  # seconds
SOON = 180.0  # seconds: a table whose deadline is farther away need not stay in memory
SHORTEST_TURN, SHORTEST_GAME = 10.0, 60.0  # seconds that players may set
LONGEST = 30 * 24 * 3600.0  # seconds of anything that players may set
ANSWER_SECONDS = 60.0  # that a connected player has to say that they are still there
EXTENSIONS = 3  # times that a player may ask for more time in a game
SHORTEST_EXTENSION = 60.0  # seconds
BACK_FROM_VACATION = 3600.0  # seconds that a turn has at least after a vacation
SLOW = 12 * 3600.0  # seconds of a turn from which on a vacation stops the clock


class Time(NamedTuple):
    """How much time the seat to move has: until a deadline or, in a pause, so many seconds."""

    deadline: float | None = None
    paused: float | None = None
    paused_by: PausedBy | None = None


def times_of(pace: Pace, own: ClockTimes | None) -> ClockTimes | None:
    """The times of a pace; None without a clock. The pace "own" needs times."""
    if pace == "own":
        if own is None or (own.turn is None and own.game is None):
            raise Refusal("bad-clock")
        longest = max(own.turn or 0.0, own.game or 0.0, own.increment)
        short = (own.turn or SHORTEST_TURN) < SHORTEST_TURN
        short = short or (own.game or SHORTEST_GAME) < SHORTEST_GAME
        if short or own.increment < 0 or not longest <= LONGEST:
            raise Refusal("bad-clock")
        return own
    turn = SECONDS_A_TURN[pace]
    return None if turn is None else ClockTimes(turn=turn)


def with_banks(times: ClockTimes | None, seats: Sequence[Seat]) -> list[Seat]:
    """The seats when the game starts, with the time that each has for the whole game."""
    return [replace(seat, bank=times.game if times else None) for seat in seats]


def is_slow(times: ClockTimes | None) -> bool:
    """Whether a vacation stops the clock of a table."""
    return times is not None and max(times.turn or 0.0, times.game or 0.0) >= SLOW


def turn_seconds(times: ClockTimes, seat: Seat) -> float:
    """How long a turn of this seat that begins now may take."""
    return (times.turn or 0.0) + (seat.bank or 0.0)


def new_time(times: ClockTimes | None, seat: Seat | None) -> Time:
    """The time of a seat whose turn begins now."""
    if times is None or seat is None:
        return Time()
    if is_slow(times) and seat.unattended:
        return Time(paused=turn_seconds(times, seat), paused_by="vacation")
    return Time(time.time() + turn_seconds(times, seat))


def time_with_vacation(times: ClockTimes | None, now: Time, seat: Seat) -> Time:
    """The time of the seat to move: a vacation stops a slow clock, and its end starts it again.

    A pause that all agreed to goes on.
    """
    if seat.unattended and is_slow(times) and now.deadline is not None:
        return Time(paused=max(0.0, now.deadline - time.time()), paused_by="vacation")
    if not seat.unattended and now.paused_by == "vacation":
        return Time(time.time() + max(now.paused or 0.0, BACK_FROM_VACATION))
    return now


def bank_after(times: ClockTimes | None, seat: Seat, deadline: float | None) -> float | None:
    """What a seat has left for the game when its turn ends."""
    if times is None or seat.bank is None or deadline is None or seat.level:
        return seat.bank
    left = max(0.0, deadline - time.time())
    return min(seat.bank, left) + times.increment


def is_new_turn(before: Match, after: Match) -> bool:
    """Whether a turn begins with this change: also where one seat has two turns in a row."""
    return after.to_move != before.to_move or (len(after) > len(before) and after.ended_turn)


def time_after(
    times: ClockTimes | None,
    now: Time,
    before: Match,
    after: Match,
    mover: Seat | None,
) -> Time:
    """The time after a change: a clock runs for a whole turn, not for each decision of it."""
    if after.over:
        return Time()
    if not is_new_turn(before, after):
        return now
    if now.paused_by != "pause" or times is None or mover is None:
        return new_time(times, mover)
    # A bot decided while the people paused.
    return Time(paused=turn_seconds(times, mover), paused_by="pause")


def time_seated(times: ClockTimes | None, now: Time, seats: Sequence[Seat], to_move: int) -> Time:
    """The time after somebody sat down or left during the game.

    Neither buys anybody time, but a player who comes back late gets a new turn's time.
    """
    late = now.deadline is not None and now.deadline <= time.time()
    seat = seats[to_move]
    if late and seat.level is None and times is not None:
        now = Time(time.time() + max(turn_seconds(times, seat), SHORTEST_TURN))
    return time_with_vacation(times, now, seat)


def extension(times: ClockTimes) -> float:
    """The seconds that a player gets who is still there."""
    return times.turn or max(SHORTEST_EXTENSION, (times.game or 0.0) / 10)


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
