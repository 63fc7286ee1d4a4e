"""What a connection waits with, in a tenth of the memory of asyncio: ten thousand of them wait."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """Messages for one reader, in order."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._messages

    def put_nowait(self, message: T) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        """The first message, as soon as there is one; for one reader at a time."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)


class Gate:
    """Open or closed; those who find it closed wait."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = False
        self._waiting: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._open

    def set(self) -> None:
        """Open it."""
        self._open = True
        for waiting in self._waiting or ():
            if not waiting.done():
                waiting.set_result(None)
        self._waiting = None

    def clear(self) -> None:
        """Close it."""
        self._open = False

    async def wait(self) -> None:
        """Return as soon as it is open."""
        while not self._open:
            waiting = asyncio.get_running_loop().create_future()
            if self._waiting is None:
                self._waiting = []
            self._waiting.append(waiting)
            await waiting
