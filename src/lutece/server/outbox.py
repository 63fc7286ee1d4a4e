"""Messages that wait to be sent: to one connection, and to all of them together."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from lutece.server import limits

Encode = Callable[[], bytes]  # makes a sync from the state at the moment of sending

_OVERHEAD = 64  # bytes of memory for each message besides its own


class Outbox:
    """The messages of one connection, in order. At most one of them is a sync.

    A sync is made when it is sent and tells everything: while one waits, news about the table need
    not wait as well.
    """

    __slots__ = ("_messages", "_sync", "size")

    def __init__(self) -> None:
        self._messages: list[bytes | None] = []  # None: the place of the sync
        self._sync: Encode | None = None
        self.size = 0  # bytes, without the sync that is not made yet

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, data: bytes) -> None:
        """Add an answer to the client."""
        self._messages.append(data)
        self.size += len(data) + _OVERHEAD

    def put_news(self, data: bytes) -> None:
        """Add news about the table, unless a sync is going to tell it."""
        if self._sync is None:
            self.put(data)

    def put_sync(self, encode: Encode) -> None:
        """Add a sync in place of one that waits."""
        if self._sync is not None:
            self._messages.remove(None)
        self._sync = encode
        self._messages.append(None)

    def take(self) -> bytes:
        """Remove the first message."""
        data = self._messages.pop(0)
        if data is None:
            encode, self._sync = self._sync, None
            assert encode is not None
            return encode()
        self.size -= len(data) + _OVERHEAD
        return data

    def clear(self) -> None:
        """Remove everything."""
        self._messages.clear()
        self._sync, self.size = None, 0


class Droppable(Protocol):
    """A connection with an outbox."""

    def drop(self) -> None:
        """Drop the connection and everything that waits for it."""


class Backlog:
    """How many bytes wait for clients that do not read, in the whole process.

    Above the limit the client that has waited longest is dropped.
    """

    def __init__(self) -> None:
        self._sizes: OrderedDict[Droppable, int] = OrderedDict()
        self.total = 0

    def note(self, connection: Droppable, size: int) -> None:
        """So many bytes wait for this connection now."""
        before = self._sizes.get(connection, 0)
        if size == before:
            return
        self.total += size - before
        if size:
            self._sizes[connection] = size
        else:
            del self._sizes[connection]
        while self.total > limits.ALL_WAITING.amount:
            oldest = next(iter(self._sizes))
            self.total -= self._sizes.pop(oldest)
            oldest.drop()
