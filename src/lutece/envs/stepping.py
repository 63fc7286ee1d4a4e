"""Many games stepped in one compiled call, generic over games: what `Batch` runs.

A range of games is one call without the interpreter's lock, so that threads share the games.
Every game has two generators of its own, one that deals and one from which bots draw: what happens
in it depends neither on the other games nor on the number of threads.

Compiled calls pass each array of a tuple by its parts, which takes as long as the rules: the steps
of a game are therefore one function, with the arrays as locals.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import float32, float64, int8, int32, int64, types, uint8, void

from lutece.kernel.contract import NO_ACTIONS, OVER
from lutece.kernel.functions import POINTERS, functions_at
from lutece.kernel.jit import compiled, entry
from lutece.kernel.memory import announce, borrow
from lutece.kernel.relative import absolute_action, to_relative
from lutece.kernel.rng import pick
from lutece.kernel.structs import MAX_SEATS, copy_into, record_dtype

DEAL = -1  # in place of an action: deal the game again
HOLD = -2  # in place of an action: leave the game as it is
NO_BOT = -1  # whoever calls `step` decides for this seat

SHARE = 0  # rewards: the share of the win
MARGIN = 1  # rewards: points ahead of the best other seat

_BYTES = uint8[::1]

SETTING = record_dtype(
    [
        ("seat_actions", np.int64),  # NO_ACTIONS: actions are as the rules number them
        ("skip_forced", np.int64),
        ("autoreset", np.int64),
        ("checked", np.int64),
        ("reward", np.int64),
    ]
)


class Arrays(NamedTuple):
    """Everything about the games, one row a game."""

    seats: Any
    options: Any  # as bits
    bots: Any  # by seat: a number in the table of bots, or NO_BOT
    rngs: Any  # (games, 2, 4): what deals, what bots draw from
    states: Any
    obs: Any
    mask: Any
    legal: Any  # the mask again where actions are checked: nobody else can write to it
    choices: Any  # how many legal actions
    mover: Any
    turn: Any  # the mover again: nobody else can write to it
    watcher: Any  # the seat whose observation it is: the mover, or who decided last
    reward: Any
    scores: Any
    done: Any
    results: Any  # of the last finished game


ARRAYS = types.NamedTuple(
    [
        int64[::1], int64[::1], int8[:, ::1], int64[:, :, ::1], uint8[:, ::1], float32[:, ::1],
        uint8[:, ::1], uint8[:, ::1], int32[::1], int32[::1], int32[::1], int32[::1],
        float32[:, ::1], int32[:, ::1], uint8[::1], float64[:, ::1],
    ],
    Arrays,
)  # fmt: skip


@entry(void(POINTERS, _BYTES, _BYTES, ARRAYS, int64[::1], int64, int64, int64))
def step_games(pointers, constants, setting, games, actions, by_bots, first, last):
    """Make decision actions[i] in game i, for games first … last - 1, up to the next choice.

    Where a bot is to choose it waits for the next call, `by_bots`: then actions are those of the
    rules, and rewards and results stand.
    """
    k, table = functions_at(pointers), setting.view(SETTING)[0]
    seat_actions, skip_forced = table.seat_actions, table.skip_forced != 0
    constants, turn = borrow(constants), games.turn
    states, masks, observed = borrow(games.states), borrow(games.mask), borrow(games.obs)
    choices, watcher, bots, seats = games.choices, games.watcher, games.bots, games.seats
    reward, done = games.reward, games.done
    for i in range(first, last):
        action, seat = actions[i], int(turn[i])
        if not by_bots:
            for n in range(MAX_SEATS):
                reward[i, n] = 0
            done[i] = seat == OVER and action != DEAL
        if action == HOLD or (seat == OVER and action != DEAL):  # what is over stays as it ended
            continue
        announce(observed[i])
        if action == DEAL:
            watcher[i] = 0
        elif not by_bots:
            action = absolute_action(action, seat_actions, seat, seats[i])
        state, mask = states[i], masks[i]
        while True:
            if action == DEAL:
                k.setup(constants, seats[i], games.options[i], state, games.rngs[i, 0])
            else:
                k.advance(constants, state, action)
            seat = k.to_move(state)
            if seat == OVER:
                done[i] = 1
                k.result(constants, state, games.results[i])
                tell_result(games.results[i], seats[i], table.reward, reward[i], games.scores[i])
                if not table.autoreset:
                    break
                action = DEAL
                continue
            choices[i] = k.legal(constants, state, mask)
            if bots[i, seat] != NO_BOT:
                break
            watcher[i] = seat
            if choices[i] != 1 or not skip_forced:
                break
            action = only_action(mask)
        turn[i] = games.mover[i] = seat
        if seat == OVER:
            choices[i] = 0
            mask[:] = 0
        elif bots[i, seat] != NO_BOT:
            continue
        elif seat_actions != NO_ACTIONS:
            to_relative(mask[seat_actions : seat_actions + seats[i]], seat)
        if table.checked:
            copy_into(games.legal[i], mask)
        k.observe(constants, state, watcher[i], observed[i])


@compiled
def only_action(mask):
    """The one action that a mask allows."""
    action = 0
    while mask[action] == 0:
        action += 1
    return action


@compiled
def tell_result(result, seats, kind, reward, scores):
    """Rewards and scores of a game that is over."""
    for seat in range(seats):
        own, best = result[MAX_SEATS + seat], -1e9
        for other in range(seats):
            if other != seat:
                best = max(best, result[MAX_SEATS + other])
        scores[seat] = int(own)
        reward[seat] = result[seat] if kind == SHARE else own - best


@entry(int64(ARRAYS, int64[::1]))
def first_illegal(games, actions):
    """The first game whose action is not legal, or -1; a game that is over takes any."""
    for i in range(actions.size):
        action = actions[i]
        if action in (DEAL, HOLD) or games.turn[i] == OVER:
            continue
        if action < 0 or action >= games.legal.shape[1] or not games.legal[i, action]:
            return i
    return -1


@entry(void(POINTERS, _BYTES, _BYTES, ARRAYS))
def show_games(pointers, constants, setting, games):
    """Show all games as they stand, after states and watchers were replaced."""
    k, table = functions_at(pointers), setting.view(SETTING)[0]
    for i in range(games.seats.size):
        state, mask, seat = games.states[i], games.mask[i], k.to_move(games.states[i])
        games.turn[i] = games.mover[i] = seat
        if seat == OVER:
            games.choices[i] = 0
            mask[:] = 0
        else:
            games.watcher[i] = seat
            games.choices[i] = k.legal(constants, state, mask)
            if table.seat_actions != NO_ACTIONS:
                first = table.seat_actions
                to_relative(mask[first : first + games.seats[i]], seat)
        if table.checked:
            copy_into(games.legal[i], mask)
        k.observe(constants, state, games.watcher[i], games.obs[i])


@entry(void(POINTERS, _BYTES, ARRAYS, int64[::1], float32[:, ::1]))
def observe_games(pointers, constants, games, seats, out):
    """What seat seats[i] knows of game i."""
    k = functions_at(pointers)
    for i in range(games.seats.size):
        k.observe(constants, games.states[i], seats[i], out[i])


@entry(void(ARRAYS, int64[::1]))
def sample_actions(games, actions):
    """A random legal action for each game, drawn from its own generator; DEAL where it is over."""
    for i in range(games.seats.size):
        if games.turn[i] == OVER:
            actions[i] = DEAL
        else:
            actions[i] = pick(games.rngs[i, 1], games.mask[i], games.choices[i])
