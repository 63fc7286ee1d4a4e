"""Work that the server does now and then in the background."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from lutece.server.database import NotSavedError

log = logging.getLogger("lutece.server")

SECONDS_TO_END = 2.0  # that work which goes on has when the server stops


class PeriodicTask:
    """Runs its work, waits for some seconds, and repeats until it is stopped."""

    def __init__(self, seconds: float, work: Callable[[], Awaitable[object]], message: str) -> None:
        self._seconds, self._work, self._message = seconds, work, message
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the background task."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop the background task; work that takes too long is cancelled."""
        self._stopping.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=SECONDS_TO_END)
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                await self._work()
            except NotSavedError:
                pass  # the next round tries again
            except Exception:  # whatever is wrong this time, the next round must come
                log.exception(self._message)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), self._seconds)
