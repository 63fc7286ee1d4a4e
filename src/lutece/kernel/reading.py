"""Data into structs, from any thread.

msgspec works out how a type of struct is read when it is read first, and crashes the process where
another thread reads the same type before that is done. So it is worked out here, by one thread.
"""

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_lock = Lock()
_known: set[Any] = set()


def convert(data: Any, kind: type[T]) -> T:
    """As `msgspec.convert`."""
    if kind not in _known:
        with _lock:
            msgspec.json.Decoder(kind)
            _known.add(kind)
    return msgspec.convert(data, kind)
