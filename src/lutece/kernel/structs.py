"""Records: a state, or a game's constants, as one C struct with named fields.

A record travels between games and generic code as a flat byte buffer; inside a kernel it is viewed
as its dtype again: `buffer.view(STATE)[0]` has fields, `s.score[seat]`, compiled and not.
"""

from typing import Any, cast

import numpy as np
import numpy.typing as npt

from lutece.kernel.jit import compiled

Bytes = npt.NDArray[np.uint8]
Field = tuple[str, Any] | tuple[str, Any, int | tuple[int, ...]]

MAX_SEATS = 4
SEAT_LETTERS = "ABCD"  # how people speak of seats 0 to 3


def record_dtype(fields: list[Field]) -> np.dtype[np.record]:
    """A packed struct whose scalars are np.record, so that fields are attributes uncompiled too."""
    taken = [name for name, *_ in fields if hasattr(np.record, name)]
    if taken:
        raise ValueError(f"NumPy's records have these as methods already: {taken}")
    dtype: Any = np.dtype((np.record, fields))
    return cast(np.dtype[np.record], dtype)


@compiled
def copy_into(target, source):
    """Copy the elements of an array.

    A loop compiles to a block copy. `target[:] = source` does not, and takes a second to compile.
    """
    for i in range(source.size):
        target[i] = source[i]


class Fields:
    """A record for reading from Python, each field fetched once: NumPy's own are far slower."""

    def __init__(self, buffer: Bytes, dtype: np.dtype[np.record]) -> None:
        self._record: Any = buffer.view(np.dtype((np.void, dtype)))[0]

    def __getattr__(self, name: str) -> Any:
        value = self._record[name]
        setattr(self, name, value)
        return value


def new_record(dtype: np.dtype[np.record]) -> tuple[Bytes, Any]:
    """A zeroed record, as its byte buffer and as the record on the same memory."""
    buffer = np.zeros(dtype.itemsize, np.uint8)
    return buffer, buffer.view(dtype)[0]
