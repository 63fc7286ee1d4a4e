"""Whole games inside compiled code, generic over games: what simulation and benchmarks run.

Random, greedy, shrewd and neural bots in any mix play a batch of games without a call from Python
between two decisions (`play_games`). With the same seed and bots the decisions are the same as
through `Match`. The events of such a game come from replaying its decisions (`events_of`), which
costs about as much as random play.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import float32, float64, int16, int64, types, uint8, void

from lutece.bots.choosers import NEURAL, CompiledBot, choose, new_memory
from lutece.bots.inference import likeliest_action, new_evaluator
from lutece.kernel.contract import OVER, RESULT_LENGTH, Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.events import COLUMNS, Events, new_events
from lutece.kernel.functions import POINTERS, functions_at
from lutece.kernel.jit import entry, warm_up
from lutece.kernel.rng import rngs_from
from lutece.kernel.structs import MAX_SEATS, Bytes, copy_into, new_record, record_dtype
from lutece.table.fairness import DEAL, deal_rng

BOTS = "lutece bots"  # the purpose of the generators from which bots draw
NO_MOVE = -1  # in a row of decisions: the game is over
EVENT_OF_GAME = 2 + COLUMNS  # number of the decision, seat that made it, columns of the event

_BYTES = uint8[::1]
_RNG = int64[::1]

SETTING = record_dtype(
    [
        ("seats", np.int64),
        ("options", np.int64),
        ("state_bytes", np.int64),
        ("actions", np.int64),
        ("seat_actions", np.int64),
        ("choosers", np.int64, MAX_SEATS),
    ]
)


class Games(NamedTuple):
    """Finished games, in the order of their seeds."""

    actions: list[npt.NDArray[np.int16]]
    results: npt.NDArray[np.float64]  # (games, 8): four shares of the win, then four scores


def play_games(
    game: Game, bots: Sequence[CompiledBot], seeds: Sequence[str], options: int = 0
) -> Games:
    """Play a game for each seed, with a bot for each seat (`Bot.compiled`).

    `options` are those of the rules, as bits (`option_bits`). The decisions and results are those
    of `Match(game, len(bots), options, seed)` when its bots draw from `rng_from(seed, BOTS)`.
    """
    warm_up()
    kernel, seated = game.kernel, [*bots, *[CompiledBot(0)] * (MAX_SEATS - len(bots))]
    moves = np.full((len(seeds), kernel.max_decisions), NO_MOVE, np.int16)
    results = np.zeros((len(seeds), RESULT_LENGTH))
    made = play_batch(
        kernel.pointers,
        game.constants,
        _setting(game, len(bots), options, [bot.chooser for bot in seated]),
        tuple(bot.net.weights for bot in seated),
        tuple(bot.net.sizes for bot in seated),
        np.stack([rngs_from(seeds, DEAL), rngs_from(seeds, BOTS)], axis=1),
        moves,
        results,
    )
    if made < 0:
        raise LuteceError(f"Game {seeds[-made - 1]} does not end: please report this seed.")
    lengths = (moves != NO_MOVE).sum(axis=1)
    return Games([row[:length] for row, length in zip(moves, lengths, strict=True)], results)


def first_seats(
    game: Game, seats: int, seeds: Sequence[str], options: int = 0
) -> npt.NDArray[np.int64]:
    """The start player of the game of each seed: the seat that moves first."""
    warm_up()
    found = np.zeros(len(seeds), np.int64)
    setting = _setting(game, seats, options)
    deal_first_seats(game.kernel.pointers, game.constants, setting, rngs_from(seeds, DEAL), found)
    return found


def events_of(
    game: Game, seats: int, seed: str, actions: npt.NDArray[np.int16], options: int = 0
) -> Events:
    """All events of a game of this seed with these decisions.

    One row an event: number of the decision from 0 on, seat that made it, then the columns of
    `lutece.kernel.events` (kind, a, b, c, d, seen_by).
    """
    warm_up()
    setting, events = _setting(game, seats, options), new_events(game.kernel.max_events)
    moves, rows = np.ascontiguousarray(actions, np.int16), 4 * len(actions)
    while True:
        out: Events = np.empty((rows, EVENT_OF_GAME), np.int16)
        pointers, deal = game.kernel.pointers, deal_rng(seed)
        found = replay_events(pointers, game.constants, setting, deal, moves, events, out)
        if found <= rows:
            return out[:found]
        rows = found


def _setting(game: Game, seats: int, options: int, choosers: Sequence[int] = ()) -> Bytes:
    kernel = game.kernel
    buffer, setting = new_record(SETTING)
    setting.seats, setting.options = seats, options
    setting.state_bytes, setting.actions = kernel.state_bytes, kernel.actions
    setting.seat_actions = kernel.seat_actions
    setting.choosers[: len(choosers)] = choosers
    return buffer


@entry(
    int64(
        POINTERS, _BYTES, _BYTES, types.UniTuple(float32[::1], MAX_SEATS),
        types.UniTuple(int64[::1], MAX_SEATS), int64[:, :, ::1], int16[:, ::1], float64[:, ::1],
    )
)  # fmt: skip
def play_batch(pointers, constants, setting, weights, sizes, rngs, moves, results):
    """Games between bots: game i is dealt by rngs[i, 0], its bots draw from rngs[i, 1].

    Shapes: rngs (games, 2, 4); moves (games, most decisions), filled with NO_MOVE; results
    (games, 8). `weights` and `sizes` are the networks by seat. Returns the number of decisions, or
    -1 - i if game i did not end within the most decisions.
    """
    k, table = functions_at(pointers), setting.view(SETTING)[0]
    state = np.empty(table.state_bytes, np.uint8)
    memory = new_memory(table.state_bytes, table.actions)
    evaluators = (
        new_evaluator(weights[0], sizes[0], table.seat_actions),
        new_evaluator(weights[1], sizes[1], table.seat_actions),
        new_evaluator(weights[2], sizes[2], table.seat_actions),
        new_evaluator(weights[3], sizes[3], table.seat_actions),
    )
    total = 0
    for i in range(moves.shape[0]):
        k.setup(constants, table.seats, table.options, state, rngs[i, 0])
        n, seat = 0, k.to_move(state)
        while seat != OVER:
            if n == moves.shape[1]:
                return -1 - i
            count = k.legal(constants, state, memory.mask)
            chooser = table.choosers[seat]
            if chooser == NEURAL:
                mask, evaluator = memory.mask, evaluators[seat]
                action = likeliest_action(k, evaluator, constants, state, table.seats, mask, count)
            else:
                action = choose(chooser, k, constants, state, count, memory, rngs[i, 1])
            moves[i, n] = action
            k.advance(constants, state, action)
            n, seat = n + 1, k.to_move(state)
        k.result(constants, state, results[i])
        total += n
    return total


@entry(void(POINTERS, _BYTES, _BYTES, int64[:, ::1], int64[::1]))
def deal_first_seats(pointers, constants, setting, deals, found):
    """Deal games and store the seat that moves first. Shapes: deals (games, 4); found (games,)."""
    k, table = functions_at(pointers), setting.view(SETTING)[0]
    state = np.empty(table.state_bytes, np.uint8)
    for i in range(found.size):
        k.setup(constants, table.seats, table.options, state, deals[i])
        found[i] = k.to_move(state)


@entry(int64(POINTERS, _BYTES, _BYTES, _RNG, int16[::1], int16[:, ::1], int16[:, ::1]))
def replay_events(pointers, constants, setting, deal, moves, events, out):
    """Replay a game and gather its events; returns their number, of which `out` has the first."""
    k, table = functions_at(pointers), setting.view(SETTING)[0]
    state = np.empty(table.state_bytes, np.uint8)
    k.setup(constants, table.seats, table.options, state, deal)
    rows = 0
    for n in range(moves.size):
        seat = k.to_move(state)
        events[0, 0] = 0
        k.play(constants, state, moves[n], events)
        for event in range(1, 1 + events[0, 0]):
            if rows < out.shape[0]:
                out[rows, 0], out[rows, 1] = n, seat
                out[rows, 2:] = events[event]
            rows += 1
    return rows


@entry(int64(POINTERS, _BYTES, int64, int64, int64, int64, _RNG))
def random_decisions(pointers, constants, seats, options, state_bytes, wanted, rng):
    """Random games until that many decisions are made: the speed of the rules alone."""
    k = functions_at(pointers)
    state = np.zeros(state_bytes, np.uint8)
    made = 0
    while made < wanted:
        k.setup(constants, seats, options, state, rng)
        made += k.playout(constants, state, rng)
    return made


@entry(void(_BYTES, uint8[:, ::1], int64))
def copy_states(state, copies, times):
    """Copy a state over and over, into one of two places in turn."""
    for i in range(times):
        copy_into(copies[i & 1], state)
