"""Live connections: WebSocket, and the same messages as server-sent events or lines of JSON."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from lutece.server import limits
from lutece.server.addresses import network_of
from lutece.server.database import NotSavedError
from lutece.server.endpoint import (
    ApiRequest,
    as_number,
    credential_of,
    decoded,
    player_of,
    same_origin,
)
from lutece.server.live_table import LiveTable
from lutece.server.outbox import Backlog, Encode, Outbox
from lutece.server.people import Player
from lutece.server.protocols import LINK, Link, SocketLink
from lutece.server.refusals import Refusal
from lutece.server.schema import Command, Look, Ping, Pong, Refused, Sit
from lutece.server.services import Services

log = logging.getLogger("lutece.server")

HEARTBEAT_SECONDS = 15.0
PAUSE_SECONDS = 0.2  # that a client waits who goes on being too fast
UNPAUSED = 10  # refusals before that
NOT_ALLOWED, GONE, NOT_HERE = 1008, 1012, 4404  # close codes
ADDRESS = re.compile(r"/api/tables/([^/]+)/live")

_commands = msgspec.json.Decoder(Command)
_encode = msgspec.json.Encoder().encode


class Socket:
    """The WebSocket of a viewer of a table.

    Messages are written at once while the client reads; otherwise they wait in an outbox.
    """

    __slots__ = (
        *("_backlog", "_closing", "_link", "_outbox", "_send", "hidden", "player", "revoked"),
        "seat",
    )

    def __init__(
        self,
        send: Send,
        link: SocketLink,
        player: Player | None,
        seat: int | None,
        backlog: Backlog,
    ) -> None:
        self.player, self.seat = player, seat
        self.revoked = self.hidden = False
        self._send, self._link, self._backlog = send, link, backlog
        self._outbox = Outbox()
        self._closing: asyncio.Task[None] | None = None
        link.on_writable = self._go_on

    def post(self, data: bytes) -> None:
        """Send news about the table."""
        if self._may_write():
            self._link.write_text(data)
        elif self._closing is None:
            self._outbox.put_news(data)
            self._check()

    def post_sync(self, encode: Encode) -> None:
        """Send everything anew; while one sync waits, a second one takes its place."""
        if self._may_write():
            self._link.write_text(encode())
        elif self._closing is None:
            self._outbox.put_sync(encode)
            self._check()

    def reply(self, data: bytes) -> None:
        """Send an answer to this client."""
        if self._may_write():
            self._link.write_text(data)
        elif self._closing is None:
            self._outbox.put(data)
            self._check()

    def dismiss(self) -> None:
        """Close the connection: the client may come back, and then gets a sync."""
        if self._closing is None:
            self._outbox.clear()
            self._closing = asyncio.create_task(self._close())
            asyncio.get_running_loop().call_later(limits.CLOSING.amount, self._link.abort)

    def revoke(self) -> None:
        """Take the rights away and close the connection."""
        self.revoked = True
        self.dismiss()

    def drop(self) -> None:
        """Drop the connection and everything that waits for it."""
        self._outbox.clear()
        self._link.abort()

    def release(self) -> None:
        """The connection is gone."""
        self._link.on_writable = None
        self._backlog.note(self, 0)

    def _may_write(self) -> bool:
        return self._closing is None and not self._outbox and self._link.is_writable()

    def _check(self) -> None:
        """Drop a client for which too much waits."""
        size = self._outbox.size + self._link.unsent()
        if size > limits.WAITING.amount:
            log.info("a client does not read: %d bytes wait for it", size)
            self.drop()
        else:
            self._backlog.note(self, size)

    def _go_on(self) -> None:
        """Write what waits, until the write buffer is full again."""
        while self._outbox and self._link.is_writable():
            self._link.write_text(self._outbox.take())
        waiting = self._outbox.size + self._link.unsent() if self._outbox else 0
        self._backlog.note(self, waiting)

    async def _close(self) -> None:
        with suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": GONE})


class Stream:
    """A response that does not end: messages wait in an outbox until they are written."""

    def __init__(
        self, link: Link, player: Player | None, seat: int | None, backlog: Backlog
    ) -> None:
        self.player, self.seat = player, seat
        self.hidden = False
        self._link, self._backlog = link, backlog
        self._outbox = Outbox()
        self._filled = asyncio.Event()
        self._closing = False

    def post(self, data: bytes) -> None:
        """Send news about the table."""
        if not self._closing:
            self._outbox.put_news(data)
            self._check()

    def post_sync(self, encode: Encode) -> None:
        """Send everything anew; while one sync waits, a second one takes its place."""
        if not self._closing:
            self._outbox.put_sync(encode)
            self._check()

    def dismiss(self) -> None:
        """End the response."""
        self._closing = True
        self._outbox.clear()
        self._filled.set()
        asyncio.get_running_loop().call_later(limits.CLOSING.amount, self._link.abort)

    def revoke(self) -> None:
        """Close the connection."""
        self.dismiss()

    def drop(self) -> None:
        """Drop the connection and everything that waits for it."""
        self._closing = True
        self._outbox.clear()
        self._link.abort()

    def release(self) -> None:
        """The connection is gone."""
        self._closing = True
        self._backlog.note(self, 0)

    async def messages(self) -> AsyncIterator[bytes | None]:
        """What waits, as it comes; None when nothing came for a while."""
        while not self._closing:
            if not self._outbox:
                self._filled.clear()
                try:
                    await asyncio.wait_for(self._filled.wait(), HEARTBEAT_SECONDS)
                except TimeoutError:
                    yield None
                continue
            data = self._outbox.take()
            self._backlog.note(self, self._outbox.size)
            yield data

    def _check(self) -> None:
        """Drop a client for which too much waits."""
        size = self._outbox.size + self._link.unsent()
        if size > limits.WAITING.amount:
            log.info("a client does not read: %d bytes wait for it", size)
            self.drop()
        else:
            self._backlog.note(self, self._outbox.size)
            self._filled.set()


async def live(scope: Scope, receive: Receive, send: Send, services: Services) -> None:
    """A WebSocket at a table: commands up, messages down.

    Bare ASGI: ten thousand connections should not each carry a stack of layers.
    """
    await receive()  # that it wants to connect
    address = ADDRESS.fullmatch(scope["path"])
    if address is None or not same_origin(HTTPConnection(scope)):
        await send({"type": "websocket.close", "code": NOT_ALLOWED})
        return
    connection = HTTPConnection(scope)
    network, credential = network_of(connection), credential_of(connection)
    with suppress(OSError, RuntimeError):  # it went away in the middle of a word
        await send({"type": "websocket.accept"})
        try:
            table, seat, player, have = await _welcome(connection, address[1], services)
        except (Refusal, NotSavedError) as refusal:
            await _turn_away(send, refusal)
            return
        scope["headers"] = []  # who it is has been found out: no need to keep these
        del connection
        socket = Socket(send, scope["extensions"][LINK], player, seat, services.backlog)
        try:
            with services.open_connections.counted(socket, network, credential, player):
                table.enter(socket, have)
                try:
                    await _listen(receive, table, socket, services, network)
                finally:
                    table.exit(socket)
                    socket.release()
        except Refusal as refusal:
            await _turn_away(send, refusal)


async def events(request: ApiRequest) -> StreamingResponse:
    """The messages of a table as server-sent events, for pages that get no WebSocket."""
    return await _stream(request, "text/event-stream", b"data: %b\n\n", b": still here\n\n")


async def lines(request: ApiRequest) -> StreamingResponse:
    """The messages of a table, one JSON object a line, for programs."""
    return await _stream(request, "application/x-ndjson", b"%b\n", b"\n")


async def _welcome(
    connection: HTTPConnection, which: str, services: Services
) -> tuple[LiveTable, int | None, Player | None, int]:
    """The table, the seat to look from, who it is, and the sequence number that they have."""
    if services.stopping:
        raise Refusal("stopping")
    player = await player_of(connection, services)
    services.request_rate.check(player.id if player else network_of(connection))
    table = await services.tables.table(which)
    wish = connection.query_params.get("seat") or None
    have = as_number(connection.query_params.get("have") or "0")
    seat = table.display.seat_for(player, None if wish is None else as_number(wish))
    return table, seat, player, have


async def _turn_away(send: Send, refusal: Exception) -> None:
    if not isinstance(refusal, Refusal):
        refusal = Refusal("not-saved")
    text = _encode(Refused(reason=refusal.said, rule=refusal.rule)).decode()
    await send({"type": "websocket.send", "text": text})
    await send({"type": "websocket.close", "code": NOT_HERE})


async def _listen(
    receive: Receive, table: LiveTable, socket: Socket, services: Services, network: str
) -> None:
    sender, too_fast = socket.player.id if socket.player else network, 0
    while (message := await receive())["type"] != "websocket.disconnect":
        raw = message.get("text") or message.get("bytes") or b""
        try:
            if socket.revoked:
                raise Refusal("name-needed")
            services.command_rate.check(sender)
            await _obey(decoded(_commands, raw), table, socket, services)
            too_fast = 0
        except Refusal as refusal:
            too_fast += refusal.said.key == "server-too-fast"
            if too_fast > limits.TOO_FAST.amount:
                socket.drop()
                return
            _refuse(refusal, table, socket)
            if too_fast > UNPAUSED:
                await asyncio.sleep(PAUSE_SECONDS)  # meanwhile nothing more is read from it
        except NotSavedError:
            _refuse(Refusal("not-saved"), table, socket)


async def _obey(command: Any, table: LiveTable, socket: Socket, services: Services) -> None:
    if isinstance(command, Ping):
        socket.reply(_encode(Pong()))
    elif isinstance(command, Look):
        socket.hidden = not command.here
    elif isinstance(command, Sit):
        table.display.sit(socket, command.seat)
    else:
        services.check_chat(socket.player, command)
        await table.command(socket.player, command)


def _refuse(refusal: Refusal, table: LiveTable, socket: Socket) -> None:
    socket.reply(_encode(Refused(reason=refusal.said, rule=refusal.rule)))
    if refusal.said.key == "server-behind":
        table.display.post_sync(socket)


async def _stream(request: ApiRequest, media: str, form: bytes, beat: bytes) -> StreamingResponse:
    if request.services.stopping:
        raise Refusal("stopping")
    table = await request.services.tables.table(request.path("table"))
    stream = Stream(
        request.http.scope["extensions"][LINK],
        request.player,
        table.display.seat_for(request.player, request.number("seat")),
        request.services.backlog,
    )
    have = request.number("have") or 0
    stream.hidden = request.number("here") == 0  # the page is in the background

    network, credential = network_of(request.http), credential_of(request.http)
    open_connections = request.services.open_connections
    open_connections.check(network, request.player)
    table.display.check_room(request.player)

    async def written() -> AsyncIterator[bytes]:
        with open_connections.counted(stream, network, credential, request.player):
            table.enter(stream, have)
            try:
                async for data in stream.messages():
                    yield beat if data is None else form % data
            finally:
                table.exit(stream)
                stream.release()

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(written(), media_type=media, headers=headers)
