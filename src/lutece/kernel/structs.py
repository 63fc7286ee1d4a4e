"""Records: a state, or a game's constants, as one C struct with named fields.

A record travels between games and generic code as a flat byte buffer; inside a kernel it is viewed
as its dtype again: `buffer.view(STATE)[0]` has fields, `s.score[seat]`, compiled and not.
"""

import math
import struct
from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from lutece.kernel.jit import compiled

Bytes = npt.NDArray[np.uint8]
Actions = Sequence[int] | npt.NDArray[np.int64]
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


def byte_rows(figures: npt.NDArray[Any]) -> list[bytes]:
    """The rows of a table of figures, as keys."""
    rows, length = figures.tobytes(), figures.strides[0]
    return [rows[first : first + length] for first in range(0, len(rows), length)]


class Fields:
    """A record for reading from Python, each field fetched once: NumPy's own are far slower."""

    def __init__(self, buffer: Bytes, dtype: np.dtype[np.record]) -> None:
        self._record: Any = np.frombuffer(buffer, _plain(dtype))[0]

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self._record[name]
        return value


@cache
def _plain(dtype: np.dtype[np.record]) -> np.dtype[np.void]:
    """The same struct without the attributes of records."""
    return np.dtype((np.void, dtype))


def reader(dtype: np.dtype[np.record]) -> Callable[[Bytes], Any]:
    """A function that reads a whole record at once, as plain numbers.

    Its fields are attributes: a number, a tuple, or a list of tuples. Where most fields are read,
    this is far quicker than `Fields`.
    """
    codes, attributes, at = "=", {}, 0
    for name in dtype.names or ():
        field = dtype[name]
        base, shape = field.subdtype or (field, ())
        count = math.prod(shape)
        codes += f"{count}{base.char}"
        attributes[name] = property(_getter(at, count, shape))
        at += count
    figures = type("Figures", (tuple,), attributes)
    unpack: Callable[[Any], tuple[Any, ...]] = struct.Struct(codes).unpack
    return lambda buffer: figures(unpack(buffer))


def reader_of(dtype: np.dtype[np.record], *names: str) -> Callable[[Bytes], tuple[Any, ...]]:
    """A function that reads only these fields: a number each, or a tuple of a row of numbers."""
    fields = []
    for name in names:
        assert dtype.fields is not None
        field, offset = dtype.fields[name][:2]
        base, shape = field.subdtype or (field, ())
        fields.append((struct.Struct(f"={math.prod(shape)}{base.char}"), offset, bool(shape)))

    def read(buffer: Bytes) -> tuple[Any, ...]:
        memory: Any = buffer
        read = [(code.unpack_from(memory, offset), row) for code, offset, row in fields]
        return tuple([figures if row else figures[0] for figures, row in read])

    return read


def _getter(at: int, count: int, shape: tuple[int, ...]) -> Callable[[Any], Any]:
    if not shape:
        return itemgetter(at)
    if len(shape) == 1:
        return itemgetter(slice(at, at + count))
    rows = [slice(first, first + shape[1]) for first in range(at, at + count, shape[1])]
    return lambda values: [values[row] for row in rows]


def new_record(dtype: np.dtype[np.record]) -> tuple[Bytes, Any]:
    """A zeroed record, as its byte buffer and as the record on the same memory."""
    buffer = np.zeros(dtype.itemsize, np.uint8)
    return buffer, buffer.view(dtype)[0]
