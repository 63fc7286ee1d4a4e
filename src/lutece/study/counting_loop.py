"""The compiled loop of `counting`: replays games and counts their events by lookup tables."""

import numpy as np
from numba import float64, int16, int64, uint8

from lutece.kernel.contract import OVER, RESULT_LENGTH
from lutece.kernel.functions import POINTERS, functions_at
from lutece.kernel.jit import compiled, entry
from lutece.kernel.relative import absolute_action
from lutece.kernel.structs import MAX_SEATS

NONE = -1
SOURCE, COLUMN, COMPONENT = range(3)  # the tables


@compiled
def count_event(event, tables, first, seats, points, times):
    """Count one event: points by source, takings by component."""
    kind, last = event[0], tables.shape[2] - 1
    if kind >= tables.shape[1]:
        return
    value = min(max(event[2], 0), last)
    place = (event[1] - first) % seats
    source = tables[SOURCE, kind, value]
    if source != NONE:
        points[place, source] += event[tables[COLUMN, kind, value]]
    component = tables[COMPONENT, kind, value]
    if component != NONE and event[2] <= last:
        times[component, place] += 1


@entry(
    int64(
        POINTERS, uint8[:, ::1], int64[::1], uint8[:, ::1], int64[::1], int16[:, ::1], int64[::1],
        int16[:, ::1], int64[:, :, ::1], float64[:, ::1], float64[:, ::1], int64[:, :, ::1],
        int64[:, :, ::1],
    )
)  # fmt: skip
def replay_counted(
    pointers, all_constants, set_of, starts, seats, actions, sizes, events, tables,
    shares, scores, points, times,
):  # fmt: skip
    """Replay games and count their events by place; returns the number of decisions."""
    k = functions_at(pointers)
    state = np.empty(starts.shape[1], np.uint8)
    mask = np.empty(sizes[0], np.uint8)
    result = np.empty(RESULT_LENGTH, np.float64)
    made = 0
    for i in range(set_of.size):
        constants = all_constants[set_of[i]]
        state[:] = starts[i]
        first, n = k.to_move(state), 0
        seat = first
        while seat != OVER:
            if k.legal(constants, state, mask) > 1:
                action = absolute_action(int64(actions[i, n]), sizes[2], seat, seats[i])
                n += 1
            else:
                action = 0
                while mask[action] == 0:
                    action += 1
            events[0, 0] = 0
            k.play(constants, state, action, events)
            for row in range(1, 1 + events[0, 0]):
                count_event(events[row], tables, first, seats[i], points[i], times[i])
            seat = k.to_move(state)
            made += 1
        k.result(constants, state, result)
        for place in range(seats[i]):
            at = (first + place) % seats[i]
            shares[i, place] = result[at]
            scores[i, place] = result[MAX_SEATS + at]
    return made
