"""Live connections: WebSocket, and the same messages as server-sent events or lines of JSON."""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.responses import StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

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
TOO_SLOW, GONE, NOT_HERE = 1013, 1012, 4404  # close codes

_commands = msgspec.json.Decoder(Command)
_encode = msgspec.json.Encoder().encode


class Socket:
    """A WebSocket that looks on at a table. Messages wait in a line; a task sends them."""

    def __init__(self, websocket: WebSocket, player: Player | None, seat: int | None) -> None:
        self.websocket, self.player, self.seat = websocket, player, seat
        self._waiting: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None

    def post(self, data: bytes) -> None:
        """Send a message as soon as those before it are gone."""
        if self._closing is not None:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.dismiss(TOO_SLOW)
            return
        self._waiting.append(data)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    def dismiss(self, code: int = GONE) -> None:
        """Send it away."""
        if self._closing is None:
            self._waiting.clear()
            self._closing = asyncio.create_task(self._close(code))

    async def _send(self) -> None:
        try:
            while self._waiting:
                await self.websocket.send_text(self._waiting.popleft().decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._waiting.clear()  # it is gone: its own loop notices and leaves the table

    async def _close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.websocket.close(code)


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


async def live(websocket: WebSocket, house: "House") -> None:
    """A WebSocket at a table: commands up, messages down."""
    if not same_origin(websocket):
        await websocket.close(1008)
        return
    await websocket.accept()
    try:
        table, socket = await _welcome(websocket, house)
    except (Refusal, NotSavedError) as refusal:
        await _turn_away(websocket, refusal)
        return
    try:
        table.enter(socket, _have(websocket))
        await _listen(websocket, table, socket)
    except (WebSocketDisconnect, RuntimeError):
        pass
    except Refusal as refusal:
        await _turn_away(websocket, refusal)
    finally:
        table.exit(socket)


async def events(asked: Asked) -> StreamingResponse:
    """The messages of a table as server-sent events, for pages that get no WebSocket."""
    return await _stream(asked, "text/event-stream", b"data: %b\n\n", b": still here\n\n")


async def lines(asked: Asked) -> StreamingResponse:
    """The messages of a table, one JSON object a line, for programs."""
    return await _stream(asked, "application/x-ndjson", b"%b\n", b"\n")


async def _welcome(websocket: WebSocket, house: "House") -> tuple[LiveTable, Socket]:
    player = await player_of(websocket, house)
    house.buckets.check(player.id if player else sender_of(websocket))
    table = await house.hall.table(websocket.path_params["table"])
    wish = websocket.query_params.get("seat") or None
    seat = table.eyes(player, None if wish is None else as_number(wish))
    return table, Socket(websocket, player, seat)


def _have(websocket: WebSocket) -> int:
    have = websocket.query_params.get("have") or "0"
    return as_number(have)


async def _turn_away(websocket: WebSocket, refusal: Exception) -> None:
    if not isinstance(refusal, Refusal):
        refusal = Refusal("not-saved")
    try:
        await websocket.send_text(_encode(Refused(reason=refusal.said, rule=refusal.rule)).decode())
        await websocket.close(NOT_HERE)
    except (WebSocketDisconnect, RuntimeError):
        pass


async def _listen(websocket: WebSocket, table: LiveTable, socket: Socket) -> None:
    bucket = Bucket(COMMANDS_A_SECOND, COMMANDS_AT_ONCE, COMMANDS_AT_ONCE)
    while websocket.application_state != WebSocketState.DISCONNECTED:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
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
    table = await asked.house.hall.table(asked.path("table"))
    stream = Stream(asked.player, table.eyes(asked.player, asked.number("seat")))
    have = asked.number("have") or 0

    async def written() -> AsyncIterator[bytes]:
        table.enter(stream, have)
        try:
            while not asked.house.stopping:
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
