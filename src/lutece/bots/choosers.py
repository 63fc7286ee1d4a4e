"""How the simple bots choose, compiled once for all games.

A chooser gets the state, the mask of legal actions and their count, and scratch memory. It deals
the hidden part anew before it looks ahead, so that it cannot use what its seat does not know.
"""

import numpy as np
from numba import int64, uint8

from lutece.kernel.contract import POINTERS, Pointers
from lutece.kernel.jit import compiled, entry
from lutece.kernel.records import MAX_SEATS, copy_record
from lutece.kernel.rng import below, pick

RANDOM = 0
GREEDY = 1  # by points alone: a rung of the ladder that stays as it is
SHREWD = 2  # by the game's own evaluation


@entry(int64(int64, POINTERS, uint8[::1], uint8[::1], int64, int64[::1]))
def choose_once(bot, pointers, tables, state, actions, rng):
    """One choice of one bot, for whoever is to move in this state."""
    k = Pointers(*pointers)
    mask = np.empty(actions, np.uint8)
    count = k.legal(tables, state, mask)
    return choose(bot, k, tables, state, mask, count, np.empty((3, state.size), np.uint8), rng)


@compiled
def choose(bot, k, tables, state, mask, count, scratch, rng):
    """The action that a bot takes. `scratch` holds three states."""
    if count == 1 or bot == RANDOM:
        return pick(rng, mask, count)
    return choose_ahead(bot, k, tables, state, mask, scratch, rng)


@compiled
def choose_ahead(bot, k, tables, state, mask, scratch, rng):
    """The best lead after one look ahead, any of equals."""
    seat = k.to_move(state)
    guess, ahead, further = scratch[0], scratch[1], scratch[2]
    copy_record(guess, state)
    k.redeal(tables, guess, seat, rng)
    best, chosen, equals = -1e9, -1, 0
    for action in range(mask.size):
        if not mask[action]:
            continue
        value = value_of(bot, k, tables, guess, action, seat, mask.size, ahead, further)
        if value > best:
            best, chosen, equals = value, action, 1
        elif value == best:
            equals += 1
            if below(rng, equals) == 0:
                chosen = action
    return chosen


@compiled
def value_of(bot, k, tables, state, action, seat, actions, ahead, further):
    """The lead after an action; where the same seat must decide on, after its best next one."""
    copy_record(ahead, state)
    k.advance(tables, ahead, action)
    if k.to_move(ahead) != seat:
        return lead(bot, k, tables, ahead, seat)
    mask = np.empty(actions, np.uint8)
    k.legal(tables, ahead, mask)
    best = -1e9
    for next_action in range(actions):
        if mask[next_action]:
            copy_record(further, ahead)
            k.advance(tables, further, next_action)
            best = max(best, lead(bot, k, tables, further, seat))
    return best


@compiled
def lead(bot, k, tables, state, seat):
    """Points ahead of the best other seat: those made, or those that can be expected."""
    out = np.empty(2 * MAX_SEATS, np.float64)
    if bot == GREEDY:
        k.result(tables, state, out)
    else:
        k.evaluate(tables, state, out)
    rival = -1e9
    for other in range(MAX_SEATS):
        if other != seat:
            rival = max(rival, out[MAX_SEATS + other])
    return out[MAX_SEATS + seat] - rival
