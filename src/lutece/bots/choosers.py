"""How the bots that do not search choose, compiled once for all games.

Greedy and shrewd redeal what their seat cannot know before they look ahead, so no choice depends on
hidden information; a network reads only what `observe` shows to its seat.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import int64, uint8

from lutece.bots.net import NO_NET, Net
from lutece.kernel.contract import RESULT_LENGTH
from lutece.kernel.functions import POINTERS, functions_at
from lutece.kernel.jit import compiled, entry
from lutece.kernel.rng import below, pick
from lutece.kernel.structs import MAX_SEATS, copy_into

RANDOM = 0
GREEDY = 1  # by points alone: a fixed reference for ratings
SHREWD = 2  # by the game's own evaluation
NEURAL = 3  # by a network's policy


class CompiledBot(NamedTuple):
    """A bot that plays whole games inside compiled code."""

    chooser: int  # RANDOM, GREEDY, SHREWD or NEURAL
    net: Net = NO_NET


class Memory(NamedTuple):
    """Memory in which compiled bots choose, allocated once for many decisions."""

    mask: Any  # of legal actions
    next_mask: Any  # of legal actions after one of them
    result: Any  # as `result` and `evaluate` write it
    guess: Any  # a state as it may be, hidden things redealt
    ahead: Any  # one action later
    further: Any  # two actions later


@compiled
def new_memory(state_bytes, actions):
    """Memory for the bots of a game."""
    return Memory(
        np.empty(actions, np.uint8),
        np.empty(actions, np.uint8),
        np.empty(RESULT_LENGTH, np.float64),
        np.empty(state_bytes, np.uint8),
        np.empty(state_bytes, np.uint8),
        np.empty(state_bytes, np.uint8),
    )


@entry(int64(int64, POINTERS, uint8[::1], uint8[::1], int64, int64[::1]))
def choose_once(chooser, pointers, constants, state, actions, rng):
    """The action of a bot without a network, for the seat to move."""
    k, memory = functions_at(pointers), new_memory(state.size, actions)
    count = k.legal(constants, state, memory.mask)
    return choose(chooser, k, constants, state, count, memory, rng)


@compiled
def choose(chooser, k, constants, state, count, memory, rng):
    """The action of a bot without a network, one of the `count` that the mask allows."""
    if count == 1 or chooser == RANDOM:
        return pick(rng, memory.mask, count)
    return choose_by_lookahead(chooser, k, constants, state, memory, rng)


@compiled
def choose_by_lookahead(chooser, k, constants, state, memory, rng):
    """The action with the best lead after a lookahead of one action; ties are broken at random."""
    seat = k.to_move(state)
    copy_into(memory.guess, state)
    k.redeal(constants, memory.guess, seat, rng)
    best, chosen, ties = -np.inf, -1, 0
    for action in range(memory.mask.size):
        if not memory.mask[action]:
            continue
        value = lookahead_value(chooser, k, constants, memory, action, seat)
        if value > best:
            best, chosen, ties = value, action, 1
        elif value == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = action
    return chosen


@compiled
def lookahead_value(chooser, k, constants, memory, action, seat):
    """The lead after an action; where the seat is still to move, after its best next action."""
    copy_into(memory.ahead, memory.guess)
    k.advance(constants, memory.ahead, action)
    if k.to_move(memory.ahead) != seat:
        return lead(chooser, k, constants, memory.ahead, seat, memory.result)
    k.legal(constants, memory.ahead, memory.next_mask)
    best = -np.inf
    for next_action in range(memory.next_mask.size):
        if memory.next_mask[next_action]:
            copy_into(memory.further, memory.ahead)
            k.advance(constants, memory.further, next_action)
            best = max(best, lead(chooser, k, constants, memory.further, seat, memory.result))
    return best


@compiled
def lead(chooser, k, constants, state, seat, out):
    """Points ahead of the best other seat: those made, or those that can be expected."""
    if chooser == GREEDY:
        k.result(constants, state, out)
    else:
        k.evaluate(constants, state, out)
    rival = -np.inf
    for other in range(MAX_SEATS):
        if other != seat:
            rival = max(rival, out[MAX_SEATS + other])
    return out[MAX_SEATS + seat] - rival
