"""Compiled bots in some seats of a batch: they choose, and `step_games` plays what they chose."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numba import float32, int64, types, uint8

from lutece.bots.choosers import NEURAL, RANDOM, CompiledBot, choose, new_memory
from lutece.bots.inference import likeliest_action, new_evaluator
from lutece.envs.arguments import BatchError
from lutece.envs.stepping import ARRAYS, HOLD, NO_BOT, Arrays
from lutece.kernel.contract import OVER, Game
from lutece.kernel.functions import POINTERS, functions_at
from lutece.kernel.jit import entry
from lutece.kernel.structs import copy_into, new_record, record_dtype

MAX_BOTS = 4  # different ones in a batch

BOT_TABLE = record_dtype([("seat_actions", np.int64), ("choosers", np.int64, MAX_BOTS)])

_BYTES = uint8[::1]
_WEIGHTS = types.UniTuple(float32[::1], MAX_BOTS)
_SIZES = types.UniTuple(int64[::1], MAX_BOTS)


@entry(int64(POINTERS, _BYTES, _BYTES, ARRAYS, _WEIGHTS, _SIZES, int64[::1], int64, int64))
def choose_for_bots(pointers, constants, bots, games, weights, sizes, actions, first, last):
    """Actions, as the rules number them, in games where a bot is to choose; HOLD in the others.

    Returns the number of games where one chose.
    """
    k, table = functions_at(pointers), bots.view(BOT_TABLE)[0]
    memory = new_memory(games.states.shape[1], games.mask.shape[1])
    evaluators = (
        new_evaluator(weights[0], sizes[0], table.seat_actions),
        new_evaluator(weights[1], sizes[1], table.seat_actions),
        new_evaluator(weights[2], sizes[2], table.seat_actions),
        new_evaluator(weights[3], sizes[3], table.seat_actions),
    )
    chose = 0
    for i in range(first, last):
        actions[i], seat = HOLD, games.turn[i]
        if seat == OVER or games.bots[i, seat] == NO_BOT:
            continue
        bot, state, count = games.bots[i, seat], games.states[i], games.choices[i]
        chose += 1
        copy_into(memory.mask, games.mask[i])
        if table.choosers[bot] == NEURAL:
            actions[i] = likeliest_action(
                k, evaluators[bot], constants, state, games.seats[i], memory.mask, count
            )
        else:
            rng = games.rngs[i, 1]
            actions[i] = choose(table.choosers[bot], k, constants, state, count, memory, rng)
    return chose


def bot_chooser(game: Game, table: Sequence[CompiledBot]) -> Callable[..., int]:
    """How the bots of a batch choose."""
    if len(table) > MAX_BOTS:
        raise BatchError(f"A batch has at most {MAX_BOTS} different bots, not {len(table)}.")
    filled = [*table, *[CompiledBot(RANDOM)] * (MAX_BOTS - len(table))]
    buffer, bots = new_record(BOT_TABLE)
    bots.seat_actions = game.kernel.seat_actions
    bots.choosers[:] = [one.chooser for one in filled]
    weights = tuple(one.net.weights for one in filled)
    sizes = tuple(one.net.sizes for one in filled)

    def choose(games: Arrays, actions: Any, first: int, last: int) -> int:
        pointers, constants = game.kernel.pointers, game.constants
        fixed = (pointers, constants, buffer, games, weights, sizes)
        chose: int = choose_for_bots(*fixed, actions, first, last)
        return chose

    return choose
