"""What a decision would do: played on a copy of the state, without a trace in the match."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numba import int16, int64, uint8, void

from lutece.kernel.contract import RESULT_LENGTH, RESULT_SCORES, Game
from lutece.kernel.events import COLUMNS, REVEALED, TURN_ENDED, Events
from lutece.kernel.functions import POINTERS, functions_at
from lutece.kernel.jit import entry
from lutece.kernel.parts import figures_of
from lutece.kernel.rng import WORDS, rng_from
from lutece.kernel.structs import Actions, Bytes, byte_rows, copy_into

BARRIERS = {TURN_ENDED, REVEALED}  # what undo never crosses

_RNG = rng_from("", "lutece preview")
_FIRST_SCORE = RESULT_SCORES.start
_ENDS_TURN, _UNDOABLE, _REVEALS, _POINTS = range(4)
_COLUMNS = 4
_BYTES = uint8[::1]


class Preview(NamedTuple):
    """What a decision means for the turn, for undo and for the score."""

    ends_turn: bool
    undoable: bool
    reveals: bool
    points: int  # that the seat to move scores; 0 where chance or hidden things have a say


def previews(game: Game, state: Bytes, actions: Sequence[int]) -> list[Preview]:
    """Each of these legal actions played on a copy of the state.

    The copy is redealt for the seat to move, always in the same way: a preview must not depend on
    hidden things, or on dice that are still to be rolled.
    """
    return [preview_of(row) for row in preview_rows(game, state, actions)]


def preview_rows(game: Game, state: Bytes, actions: Actions) -> list[bytes]:
    """The same previews as rows of figures: equal rows are equal previews."""
    kernel, out = game.kernel, np.empty((len(actions), _COLUMNS), np.int16)
    wanted = np.asarray(actions, np.int64)
    _look_ahead(kernel.pointers, game.constants, state, _RNG, wanted, kernel.max_events, out)
    return byte_rows(out)


def preview_of(row: bytes) -> Preview:
    """The preview that a row tells."""
    ends, undoable, shows, points = figures_of(row)
    return Preview(bool(ends), bool(undoable), bool(shows), points)


def state_after(game: Game, state: Bytes, action: int) -> Bytes:
    """The state after a legal action, dealt as `previews` deals it."""
    after = state.copy()
    game.kernel.redeal(game.constants, after, game.kernel.to_move(state), _RNG.copy())
    game.kernel.advance(game.constants, after, action)
    return after


@entry(void(POINTERS, _BYTES, _BYTES, int64[::1], int64[::1], int64, int16[:, ::1]))
def _look_ahead(pointers, constants, state, seed, actions, capacity, out):  # type: ignore[no-untyped-def]
    k = functions_at(pointers)
    seat = k.to_move(state)
    rng = np.empty(WORDS, np.int64)
    copy_into(rng, seed)
    before, after = np.empty(state.size, np.uint8), np.empty(state.size, np.uint8)
    copy_into(before, state)
    k.redeal(constants, before, seat, rng)
    events = np.empty((capacity + 1, COLUMNS), np.int16)
    result = np.empty(RESULT_LENGTH, np.float64)
    k.result(constants, before, result)
    scored = result[_FIRST_SCORE + seat]
    for i in range(actions.size):
        copy_into(after, before)
        events[0, 0] = 0
        k.play(constants, after, actions[i], events)
        # What follows from chance or hidden things must not be told before the decision.
        out[i, _ENDS_TURN], out[i, _UNDOABLE], revealed = 0, 1, False
        for n in range(1, 1 + events[0, 0]):
            if events[n, 0] == REVEALED:
                revealed = True
                break
            if events[n, 0] == TURN_ENDED:
                out[i, _ENDS_TURN] = 1
        if revealed or out[i, _ENDS_TURN] == 1:
            out[i, _UNDOABLE] = 0
        out[i, _REVEALS] = revealed
        if revealed:
            out[i, _POINTS] = 0
        else:
            k.result(constants, after, result)
            out[i, _POINTS] = int(result[_FIRST_SCORE + seat] - scored)


def crosses_barrier(events: Events) -> bool:
    """Whether undo would cross a turn's end, a random event or a look at hidden things."""
    return not BARRIERS.isdisjoint(_kinds(events))


def ends_turn(events: Events) -> bool:
    """Whether a turn ended."""
    return TURN_ENDED in _kinds(events)


def reveals(events: Events) -> bool:
    """Whether chance decided something, or somebody saw something hidden."""
    return REVEALED in _kinds(events)


def _kinds(events: Events) -> list[int]:
    kinds: list[int] = events[1 : 1 + events[0, 0], 0].tolist()
    return kinds
