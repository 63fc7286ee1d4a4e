"""Whole games inside compiled code, generic over games: what simulation and benchmarks run."""

import numpy as np
from numba import float64, int16, int64, uint8, void

from lutece.bots.choosers import choose
from lutece.kernel.contract import OVER, POINTERS, Pointers
from lutece.kernel.jit import entry
from lutece.kernel.records import copy_record

_BYTES = uint8[::1]
_RNG = int64[::1]


@entry(
    int64(
        POINTERS, _BYTES, int64, int64, int64, int64, int64[::1], int64[:, ::1], int64[:, ::1],
        int16[:, ::1], int64[::1], float64[:, ::1],
    )
)  # fmt: skip
def play_games(
    pointers,
    tables,
    seats,
    options,
    state_bytes,
    actions,
    bots,
    deals,
    choices,
    moves,
    lengths,
    results,
):
    """Play a batch of games between bots; game i is dealt by deals[i] and decided by choices[i].

    bots: a chooser a seat. Shapes: deals and choices (games, 4); moves (games, most decisions);
    lengths (games,); results (games, 8). Returns the decisions made, or -1 - i if game i did not
    end within the most decisions.
    """
    k = Pointers(*pointers)
    state = np.empty(state_bytes, np.uint8)
    scratch = np.empty((3, state.size), np.uint8)
    mask = np.empty(actions, np.uint8)
    total = 0
    for i in range(deals.shape[0]):
        k.setup(tables, seats, options, state, deals[i])
        n = 0
        seat = k.to_move(state)
        while seat != OVER:
            if n == moves.shape[1]:
                return -1 - i
            count = k.legal(tables, state, mask)
            action = choose(bots[seat], k, tables, state, mask, count, scratch, choices[i])
            moves[i, n] = action
            k.advance(tables, state, action)
            n += 1
            seat = k.to_move(state)
        lengths[i] = n
        k.result(tables, state, results[i])
        total += n
    return total


@entry(int64(POINTERS, _BYTES, int64, int64, int64, int64, _RNG))
def random_decisions(pointers, tables, seats, options, state_bytes, wanted, rng):
    """Random games until that many decisions are made: the speed of the rules alone."""
    k = Pointers(*pointers)
    state = np.zeros(state_bytes, np.uint8)
    made = 0
    while made < wanted:
        k.setup(tables, seats, options, state, rng)
        made += k.playout(tables, state, rng)
    return made


@entry(void(_BYTES, uint8[:, ::1], int64))
def copy_states(state, copies, times):
    """Copy a state over and over, into one of two places in turn."""
    for i in range(times):
        copy_record(copies[i & 1], state)
