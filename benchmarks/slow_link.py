"""A slow network before a server: every byte waits, in both directions, whatever carries it.

The throttling of Chromium's developer tools leaves out what a service worker fetches, so this is
a proxy.
"""

import asyncio
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

PIECE = 2920  # bytes: two packets, so that connections take turns


class Direction:
    """One way of the link, which all connections share."""

    def __init__(self, latency: float, bytes_per_second: float) -> None:
        self.latency, self.rate = latency, bytes_per_second
        self.bytes = 0
        self._free = 0.0  # when the last byte so far has been put on the line

    def arrival(self, now: float, size: int) -> float:
        """When a piece that is sent now has arrived."""
        self._free = max(self._free, now) + size / self.rate
        self.bytes += size
        return self._free + self.latency


class SlowLink:
    """A proxy on a port of its own to a port of this machine."""

    def __init__(self, port: int, round_trip: float, bits_per_second: float, connect: bool) -> None:
        self.target, self.round_trip, self.connect = port, round_trip, connect
        self.up = Direction(round_trip / 2, bits_per_second / 8)
        self.down = Direction(round_trip / 2, bits_per_second / 8)
        self.connections = 0
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._ready = threading.Event()

    def __enter__(self) -> Self:
        """Start."""
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """Stop; connections are dropped."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        if self.connect:
            await asyncio.sleep(self.round_trip)  # the handshake of TCP
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        with suppress(asyncio.CancelledError):  # the link is closed
            await asyncio.gather(
                self._pump(reader, far_writer, self.up), self._pump(far_reader, writer, self.down)
            )

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Direction
    ) -> None:
        sent = 0.0
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                sent = way.arrival(self._loop.time(), len(piece))
                self._loop.call_at(sent, self._deliver, writer, piece)
        self._loop.call_at(max(sent, self._loop.time()), writer.close)

    @staticmethod
    def _deliver(writer: asyncio.StreamWriter, piece: bytes) -> None:
        if not writer.is_closing():
            writer.write(piece)
