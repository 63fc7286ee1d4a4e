"""Events: what happened in a decision, in order, as rows of small numbers.

The log, animations and reviews read events; nobody works out what happened from two states. A
buffer is an int16 array of shape (1 + capacity, COLUMNS); row 0 holds the count. `advance` keeps no
events: a game passes None to its rules, which compiles them a second time without a trace of
events, or a buffer of no rows, which compiles them once.

Columns: kind, four arguments whose meaning the kind gives, and who may see it (a seat or EVERYONE).
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lutece.kernel.jit import compiled

COLUMNS = 6
EVERYONE = -1
NOTHING = -1

# Kinds that mean the same in every game; a game's own kinds start at FIRST_OWN_KIND.
TURN_ENDED = 1  # a = the seat whose turn is over: undo never crosses it
REVEALED = 2  # chance or a look at hidden things: undo never crosses it
GAME_OVER = 3
FIRST_OWN_KIND = 8

Events = npt.NDArray[np.int16]


class Event(NamedTuple):
    """One row, read back."""

    kind: int
    a: int
    b: int
    c: int
    d: int
    seen_by: int


def new_events(capacity: int) -> Events:
    """An empty buffer for that many events."""
    events = np.empty((capacity + 1, COLUMNS), np.int16)
    events[0, 0] = 0
    return events


def read_events(events: Events) -> list[Event]:
    """The rows written since the count was last set to 0."""
    return [Event(*row) for row in events[1 : 1 + events[0, 0]].tolist()]


@compiled
def emit(events, kind, a=NOTHING, b=NOTHING, c=NOTHING, d=NOTHING, seen_by=EVERYONE):
    """Append one event, if there is a buffer for it."""
    if events is None:
        return
    row = events[0, 0] + 1
    if row >= events.shape[0]:
        raise IndexError("the event buffer is full")
    events[row, 0] = kind
    events[row, 1] = a
    events[row, 2] = b
    events[row, 3] = c
    events[row, 4] = d
    events[row, 5] = seen_by
    events[0, 0] = row
