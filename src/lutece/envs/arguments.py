"""What callers give a batch: read and checked, and the errors that say what is wrong with it."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from lutece.kernel.errors import LuteceError


class BatchError(LuteceError, ValueError):
    """A batch of games that cannot be made, loaded or changed like that."""


class IllegalActionError(LuteceError, ValueError):
    """An action that is not legal now; nothing was done in any game."""

    def __init__(self, index: int, action: int, why: str) -> None:
        self.index, self.action = index, action
        super().__init__(f"Game {index}: action {action} is not legal. {why}")


def count_of(number: int, what: str) -> int:
    """A number of games, threads or the like."""
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or number < 1:
        raise BatchError(f"A batch needs a number of {what} from 1 on, not {number!r}.")
    return int(number)


def numbers_in_turn(seats: int | Sequence[int]) -> Sequence[int]:
    """One number of players or several, in turn."""
    found = [seats] if isinstance(seats, int) else list(seats)
    if not found:
        raise BatchError("A batch needs a number of players.")
    return found


def in_turn(given: Any, kind: type) -> list[Any]:
    """What the games have in turn: one mapping for all, or several; nothing is an empty one."""
    if given is None:
        return [{}]
    found = [given] if isinstance(given, kind) else list(given)
    return found or [{}]


def whole_numbers(given: npt.ArrayLike, what: str) -> npt.NDArray[Any]:
    """An array of whole numbers, whatever their type."""
    array = np.asarray(given)
    if array.dtype.kind not in "iu" or array.dtype == np.uint64:
        raise BatchError(f"{what} are whole numbers, not {array.dtype}.")
    return array
