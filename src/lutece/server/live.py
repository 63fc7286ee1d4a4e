"""Live connections: WebSocket, and the same messages as server-sent events or lines of JSON."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from lutece.server.asked import (
    Asked,
    Bucket,
    as_number,
    decoded,
    player_of,
    same_origin,
    sender_of,
)
from lutece.server.database import NotSavedError
from lutece.server.live_table import LiveTable
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.schema import Command, Ping, Pong, Refused, Sit

if TYPE_CHECKING:
    from lutece.server.app import House

log = logging.getLogger("lutece.server")

MOST_WAITING = 200  # messages; who is slower is sent away and comes back with a sync
HEARTBEAT_SECONDS = 15.0
COMMANDS_A_SECOND, COMMANDS_AT_ONCE = 100.0, 300.0
NOT_ALLOWED, GONE, TOO_SLOW, NOT_HERE = 1008, 1012, 1013, 4404  # close codes
ADDRESS = re.compile(r"/api/tables/([^/]+)/live")

WRITE = "lutece.write"  # the server's extension to write a text at once
Write = Callable[[bytes], bool]

_commands = msgspec.json.Decoder(Command)
_encode = msgspec.json.Encoder().encode


class Socket:
    """A WebSocket that looks on at a table.

    Messages are written at once where the server can; otherwise they wait in a line, and a task
    sends them.
    """

    __slots__ = ("_closing", "_send", "_sending", "_waiting", "_write", "player", "seat")

    def __init__(
        self, send: Send, player: Player | None, seat: int | None, write: Write | None = None
    ) -> None:
        self.player, self.seat = player, seat
        self._send, self._write = send, write
        self._waiting: list[bytes] = []
        self._sending: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None

    def post(self, data: bytes) -> None:
        """Send a message as soon as those before it are gone."""
        if self._closing is not None:
            return
        if self._sending is None and self._write is not None and self._write(data):
            return
        if len(self._waiting) >= MOST_WAITING:
            self.dismiss(TOO_SLOW)
            return
        self._waiting.append(data)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    def dismiss(self, code: int = GONE) -> None:
        """Send it away."""
        if self._closing is None:
            self._waiting.clear()
            self._closing = asyncio.create_task(self._close(code))

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.pop(0).decode()
                await self._send({"type": "websocket.send", "text": text})
        except (OSError, RuntimeError):
            self._waiting.clear()  # it is gone: its own loop notices and leaves the table
        finally:
            self._sending = None

    async def _close(self, code: int) -> None:
        with suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code})


class Stream:
    """An answer that does not end: messages wait in a queue until they are written."""

    def __init__(self, player: Player | None, seat: int | None) -> None:
        self.player, self.seat = player, seat
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._closing = False

    def post(self, data: bytes) -> None:
        """Send a message as soon as those before it are gone."""
        if self._closing:
            return
        if self.queue.qsize() >= MOST_WAITING:
            self.dismiss()
            return
        self.queue.put_nowait(data)

    def dismiss(self) -> None:
        """End the answer."""
        self._closing = True
        self.queue.put_nowait(None)


async def live(scope: Scope, receive: Receive, send: Send, house: "House") -> None:
    """A WebSocket at a table: commands up, messages down.

    Bare ASGI: ten thousand connections should not each carry a stack of layers.
    """
    await receive()  # that it wants to connect
    address = ADDRESS.fullmatch(scope["path"])
    if address is None or not same_origin(HTTPConnection(scope)):
        await send({"type": "websocket.close", "code": NOT_ALLOWED})
        return
    with suppress(OSError, RuntimeError):  # it went away in the middle of a word
        await send({"type": "websocket.accept"})
        try:
            table, seat, player, have = await _welcome(HTTPConnection(scope), address[1], house)
        except (Refusal, NotSavedError) as refusal:
            await _turn_away(send, refusal)
            return
        scope["headers"] = []  # who it is has been found out: no need to keep this
        socket = Socket(send, player, seat, scope.get("extensions", {}).get(WRITE))
        try:
            table.enter(socket, have)
            await _listen(receive, table, socket)
        finally:
            table.exit(socket)


async def events(asked: Asked) -> StreamingResponse:
    """The messages of a table as server-sent events, for pages that get no WebSocket."""
    return await _stream(asked, "text/event-stream", b"data: %b\n\n", b": still here\n\n")


async def lines(asked: Asked) -> StreamingResponse:
    """The messages of a table, one JSON object a line, for programs."""
    return await _stream(asked, "application/x-ndjson", b"%b\n", b"\n")


async def _welcome(
    connection: HTTPConnection, which: str, house: "House"
) -> tuple[LiveTable, int | None, Player | None, int]:
    """The table, the seat to look from, who it is, and the sequence number that they have."""
    if house.stopping:
        raise Refusal("stopping")
    player = await player_of(connection, house)
    house.buckets.check(player.id if player else sender_of(connection))
    table = await house.hall.table(which)
    wish = connection.query_params.get("seat") or None
    have = as_number(connection.query_params.get("have") or "0")
    return table, table.eyes(player, None if wish is None else as_number(wish)), player, have


async def _turn_away(send: Send, refusal: Exception) -> None:
    if not isinstance(refusal, Refusal):
        refusal = Refusal("not-saved")
    text = _encode(Refused(reason=refusal.said, rule=refusal.rule)).decode()
    await send({"type": "websocket.send", "text": text})
    await send({"type": "websocket.close", "code": NOT_HERE})


async def _listen(receive: Receive, table: LiveTable, socket: Socket) -> None:
    bucket = Bucket(COMMANDS_A_SECOND, COMMANDS_AT_ONCE, COMMANDS_AT_ONCE)
    while (message := await receive())["type"] != "websocket.disconnect":
        raw = message.get("text") or message.get("bytes") or b""
        try:
            if not bucket.take():
                raise Refusal("too-fast")
            await _obey(decoded(_commands, raw), table, socket)
        except Refusal as refusal:
            _refuse(refusal, table, socket)
        except NotSavedError:
            _refuse(Refusal("not-saved"), table, socket)


async def _obey(command: Any, table: LiveTable, socket: Socket) -> None:
    if isinstance(command, Ping):
        socket.post(_encode(Pong()))
    elif isinstance(command, Sit):
        table.sit(socket, command.seat)
    else:
        await table.command(socket.player, command)


def _refuse(refusal: Refusal, table: LiveTable, socket: Socket) -> None:
    socket.post(_encode(Refused(reason=refusal.said, rule=refusal.rule)))
    if refusal.said.key == "server-behind":
        socket.post(_encode(table.sync(socket)))


async def _stream(asked: Asked, media: str, form: bytes, beat: bytes) -> StreamingResponse:
    if asked.house.stopping:
        raise Refusal("stopping")
    table = await asked.house.hall.table(asked.path("table"))
    stream = Stream(asked.player, table.eyes(asked.player, asked.number("seat")))
    have = asked.number("have") or 0

    async def written() -> AsyncIterator[bytes]:
        table.enter(stream, have)
        try:
            while True:
                try:
                    data = await asyncio.wait_for(stream.queue.get(), HEARTBEAT_SECONDS)
                except TimeoutError:
                    yield beat
                    continue
                if data is None:
                    return
                yield form % data
        finally:
            table.exit(stream)

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(written(), media_type=media, headers=headers)
