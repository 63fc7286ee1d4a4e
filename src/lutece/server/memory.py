"""Memory goes back to the system when many connections have ended.

The allocator of glibc keeps freed memory, so without `malloc_trim` the process would stay at its
peak. Other allocators return memory by themselves.
"""

import asyncio
import ctypes
from typing import Any

MANY = 200  # connections that end before memory is handed back


class Memory:
    """Watches how many connections are open, and hands memory back after many have ended."""

    def __init__(self) -> None:
        self._most = 0
        try:
            self._trim: Any = ctypes.CDLL(None).malloc_trim
        except (AttributeError, OSError, TypeError):  # no glibc
            self._trim = None

    async def look(self, connections: int) -> None:
        """So many connections are open now."""
        self._most = max(self._most, connections)
        if self._most - connections >= MANY:
            self._most = connections
            await self.hand_back()

    async def hand_back(self) -> None:
        """Hand back what is free."""
        if self._trim is not None:
            await asyncio.to_thread(self._trim, 0)
