"""What a decision would do: played on a copy of the state, without a trace in the match."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lutece.kernel.contract import RESULT_LENGTH, RESULT_SCORES, Game
from lutece.kernel.events import REVEALED, TURN_ENDED, Events, new_events
from lutece.kernel.rng import rng_from
from lutece.kernel.structs import Bytes

BARRIERS = {TURN_ENDED, REVEALED}  # what undo never crosses


class Preview(NamedTuple):
    """A decision, the state after it, and what the decision means for undo."""

    action: int
    state: Bytes  # valid until the next preview is taken
    ends_turn: bool
    undoable: bool
    points: int  # that the seat to move scores; 0 where chance or hidden things have a say


def previews(game: Game, state: Bytes, actions: Sequence[int]) -> Iterator[Preview]:
    """Each of these legal actions played on a copy of the state.

    The copy is redealt for the seat to move, always in the same way: a preview must not depend on
    hidden things, or on dice that are still to be rolled.
    """
    before, events = state.copy(), new_events(game.kernel.max_events)
    seat = game.kernel.to_move(state)
    game.kernel.redeal(game.constants, before, seat, rng_from("", "lutece preview"))
    after, result = before.copy(), np.zeros(RESULT_LENGTH)
    scored = _score(game, before, seat, result)
    for action in actions:
        after[:] = before
        events[0, 0] = 0
        game.kernel.play(game.constants, after, action, events)
        kinds = _kinds(events)
        # What follows from chance or hidden things must not be told before the decision.
        known = kinds[: kinds.index(REVEALED)] if REVEALED in kinds else kinds
        points = 0 if REVEALED in kinds else _score(game, after, seat, result) - scored
        yield Preview(action, after, TURN_ENDED in known, BARRIERS.isdisjoint(kinds), points)


def crosses_barrier(events: Events) -> bool:
    """Whether undo would cross a turn's end, a random event or a look at hidden things."""
    return not BARRIERS.isdisjoint(_kinds(events))


def ends_turn(events: Events) -> bool:
    """Whether a turn ended."""
    return TURN_ENDED in _kinds(events)


def reveals(events: Events) -> bool:
    """Whether chance decided something, or somebody saw something hidden."""
    return REVEALED in _kinds(events)


def _score(game: Game, state: Bytes, seat: int, result: npt.NDArray[np.float64]) -> int:
    game.kernel.result(game.constants, state, result)
    return int(result[RESULT_SCORES][seat])


def _kinds(events: Events) -> list[int]:
    kinds: list[int] = events[1 : 1 + events[0, 0], 0].tolist()
    return kinds
