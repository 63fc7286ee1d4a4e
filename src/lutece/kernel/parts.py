"""JSON that is put together from parts: what looks the same is encoded once and used again."""

import struct
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

KEPT = 4096  # parts of a kind

Json = list[bytes]  # in pieces, which are joined only once: views are large

_encode = msgspec.json.Encoder().encode

# A value that is filled in later. No JSON contains this byte: a string would write it as \u0000.
HOLE: Any = msgspec.Raw(b"\0")


def around_holes(value: object) -> Json:
    """The JSON of a value before, between and after its holes, in the order of its fields."""
    return _encode(value).split(b"\0")


def fill(around: Json, *values: Json) -> Json:
    """The JSON with a value in every hole."""
    pieces = [around[0]]
    for value, after in zip(values, around[1:], strict=True):
        pieces += value
        pieces.append(after)
    return pieces


def listed(parts: Iterable[bytes]) -> bytes:
    """The JSON of a list."""
    return b"[%b]" % b",".join(parts)


class KeptJson(dict[bytes, bytes]):
    """The JSON of parts by the figures that they show; emptied when it is too large.

    A part must follow from its figures alone. Several threads may ask: at worst one is made twice.
    """

    def __init__(
        self, make: Callable[[tuple[int, ...]], object], code: str = "h", most: int = KEPT
    ) -> None:
        super().__init__()
        self._make, self._code, self._most = make, code, most

    def __missing__(self, row: bytes) -> bytes:
        if len(self) >= self._most:
            self.clear()
        data = self[row] = _encode(self._make(figures_of(row, self._code)))
        return data


def figures_of(row: bytes, code: str = "h") -> tuple[int, ...]:
    """The figures of a row, by the code of their type."""
    return struct.unpack(f"={len(row) // struct.calcsize(code)}{code}", row)
