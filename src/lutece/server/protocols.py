"""uvicorn's protocols for HTTP and WebSocket, with limits on what waits for a client.

A client that does not read fills first the kernel's buffers, then the transport's write buffer.
When the write buffer is full, the transport calls `pause_writing`; a client that takes too long to
empty it again is dropped by `transport.abort`: a polite close would wait for the same buffer.

Both classes override methods of uvicorn that are not a documented interface: `pyproject.toml`
bounds the versions, and a test fails when one of those methods changes.
"""

import asyncio
import struct
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Protocol, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from lutece.server import limits
from lutece.server.addresses import is_local, network_of_host
from lutece.server.inbox import Gate, Inbox
from lutece.server.rate_limit import RateLimiter, TokenBucket
from lutece.server.refusals import Refusal

if TYPE_CHECKING:
    from lutece.server.services import Services

LINK = "lutece.link"  # the key of a `Link` in the extensions of an ASGI scope
_BARE = b"HTTP/1.1 %b\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_HEADERS_TOO_LARGE = _BARE % b"431 Request Header Fields Too Large"
_TOO_MANY_REQUESTS = _BARE % b"429 Too Many Requests"
_HEADER_OVERHEAD = 32  # bytes of memory for each header besides its own
HIGH_WATER = 32 * 1024  # bytes in a write buffer above which the transport pauses writing


class Link(Protocol):
    """The connection below a request, for an application that has to drop it."""

    def unsent(self) -> int:
        """Bytes in the transport's write buffer."""

    def abort(self) -> None:
        """Drop the connection and everything that waits for it."""


class SocketLink(Link, Protocol):
    """The connection below a WebSocket."""

    on_writable: Callable[[], None] | None  # called when a full write buffer has room again

    def is_writable(self) -> bool:
        """Whether a text can be written at once."""

    def write_text(self, text: bytes) -> None:
        """Write a text at once."""


class Timeout:
    """Aborts a transport when something takes too long."""

    __slots__ = ("_limit", "_timer", "_transport")

    def __init__(self, transport: asyncio.Transport, limit: limits.Limit) -> None:
        self._transport, self._limit = transport, limit
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """It begins now, unless it has begun already."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._limit.amount, self._transport.abort)

    def stop(self) -> None:
        """It is done, or the connection is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol, with limits on time and size of headers; drops who does not read."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, but not for ever."""
        super().connection_made(transport)
        _enter(self)
        transport.set_write_buffer_limits(high=HIGH_WATER)
        self._refused = False
        self._answering: RequestResponseCycle | None = None
        self._stalled = Timeout(transport, limits.STALLED)
        self._heading = Timeout(transport, limits.HEADERS_SECONDS)
        self._heading.start()
        self._in_head, self._head_size = True, 0

    def data_received(self, data: bytes) -> None:
        """Read on; a head that grows without an end is refused."""
        super().data_received(data)
        if self._in_head and not self._refused:
            self._head_size += len(data)
            if self._head_size > limits.HEADERS.amount:
                self._refuse_headers()

    def on_message_begin(self) -> None:
        """A request begins: let the application drop the connection."""
        super().on_message_begin()
        cast(dict[str, Any], self.scope)["extensions"] = {LINK: self}
        self._in_head, self._head_size = True, 0
        self._heading.start()

    def on_headers_complete(self) -> None:
        """The head is there; what comes now is the body."""
        self._in_head = False
        self._heading.stop()
        if self._refused:
            return
        each = (len(name) + len(value) + _HEADER_OVERHEAD for name, value in self.headers)
        size = len(self.url) + sum(each)
        if size > limits.HEADERS.amount:
            self._refuse_headers()
        elif self._too_fast(_services(self).any_rate):
            self._hold()
        else:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body; a refused request has nobody who reads it."""
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The end of a request; a refused one is answered already, or will be."""
        if not self._refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Open a WebSocket, unless its address opens too many: a handshake is dear."""
        if self._refused:
            return
        if self._too_fast(_services(self).socket_rate):
            self._hold()
        else:
            super().handle_websocket_upgrade()
            self._forget()

    def _too_fast(self, rate: RateLimiter) -> bool:
        network = self._network()
        if is_local(network):
            return False
        try:
            rate.check(network)
        except Refusal:
            return True
        return False

    def _hold(self) -> None:
        """Delay the refusal: it slows a client down that retries at once."""
        self._refused = True
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()  # the answer would have to wait for another one
            return
        self.transport.pause_reading()
        self.loop.call_later(limits.HOLDING.amount, self._refuse, _TOO_MANY_REQUESTS)

    def _network(self) -> str:
        """Where the request comes from; a trusted proxy says it."""
        host = self.client[0] if self.client else ""
        trusted = getattr(self.config.loaded_app, "trusted_hosts", None)
        if trusted is not None and host in trusted:
            said = [value for name, value in self.headers if name == b"x-forwarded-for"]
            if said:
                host, _ = trusted.get_trusted_client_address(b",".join(said).decode("latin-1"))
        return network_of_host(host)

    def _refuse_headers(self) -> None:
        self._refuse(_HEADERS_TOO_LARGE)

    def _refuse(self, answer: bytes) -> None:
        self._refused = True
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    def pause_writing(self) -> None:
        """Give the client a limited time to read."""
        super().pause_writing()
        self._stalled.start()

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        self._stalled.stop()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Begin to answer a request; others may wait behind it."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clocks, and the answer: uvicorn stops that to the last request that came."""
        self._stalled.stop()
        self._heading.stop()
        _leave(self)
        self.pipeline.clear()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)
        self._forget()

    def _forget(self) -> None:
        """Let go of what leads back here: cycles would wait for the collector, which comes late."""
        self.parser = self.scope = self.cycle = self._answering = None  # type: ignore[assignment]

    def unsent(self) -> int:
        """Bytes in the transport's write buffer."""
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """Drop the connection and everything that waits for it."""
        self.transport.abort()


class LeanSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, lighter and bounded.

    It forgets the request that opened it, about 4 kB each, waits with less memory, writes a text
    without a task and the layers between, and drops clients that do not read.
    """

    on_writable: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin with an empty write buffer."""
        super().connection_made(transport)
        self.queue = cast(Any, Inbox())
        self.writable = cast(Any, Gate())
        self.writable.set()
        self.transport.set_write_buffer_limits(high=HIGH_WATER)
        self._stalled = Timeout(self.transport, limits.STALLED)
        self._control = TokenBucket(limits.CONTROL_FRAMES)

    def handle_connect(self, event: Request) -> None:
        """Offer this link to the application."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast(dict[str, Any], self.scope["extensions"])[LINK] = self

    def data_received(self, data: bytes) -> None:
        """Read on; a client that does not wait for the end of the handshake is dropped."""
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # RFC 6455, 4.1: no data before the answer
        else:
            super().data_received(data)

    def is_writable(self) -> bool:
        """Whether a text can be written at once."""
        open_ = self.handshake_complete and not self.close_sent and not self.disconnected
        return open_ and self.writable.is_set() and not self.transport.is_closing()

    def write_text(self, text: bytes) -> None:
        """Write a text at once."""
        self.transport.write(_head(len(text)) + text)

    def unsent(self) -> int:
        """Bytes in the transport's write buffer."""
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """Drop the connection and everything that waits for it."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """Give the client a limited time to read."""
        super().pause_writing()
        self._stalled.start()

    def resume_writing(self) -> None:
        """The client has read: go on with what waits."""
        super().resume_writing()
        self._stalled.stop()
        if self.on_writable is not None:
            self.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clock, and let go of what leads back here."""
        self._stalled.stop()
        _leave(self)
        if self.handshake_complete:  # the answer to the request reads it
            self.scope = None  # type: ignore[assignment]
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """A client that does not answer a ping will not answer a close either."""
        super().keepalive_timeout()
        self.loop.call_later(limits.CLOSING.amount, self.transport.abort)

    def handle_ping(self) -> None:
        """Answer, unless the client sends more than any browser does, or reads no answer."""
        if self._control.take() and self.unsent() < limits.WAITING.amount:
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """Note it, unless the client sends more than any browser does."""
        if self._control.take():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Join the pieces of a message; endless empty pieces are no message."""
        if self._control.take():
            super().handle_cont(event)
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; one that is no text closes the connection without a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Send; after the answer to the request nobody reads it again."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser, too, holds the request
            self.request = self.response = None  # type: ignore[assignment]


def _services(connection: BoundedHttp | LeanSocket) -> "Services":
    services: Services = cast(Any, connection.config.app).state.services
    return services


def _peer(connection: BoundedHttp | LeanSocket) -> str | None:
    """The address that connects; None for this machine and for a proxy, which brings everybody."""
    host = connection.client[0] if connection.client else ""
    trusted = getattr(connection.config.loaded_app, "trusted_hosts", ())
    peer = network_of_host(host)
    return None if is_local(peer) or host in trusted else peer


def _enter(connection: BoundedHttp) -> None:
    """Count a new connection for its address; close it where that has too many."""
    peer = _peer(connection)
    if peer is None:
        return
    peers = _services(connection).peers
    peers[peer] += 1
    if peers[peer] > limits.CONNECTIONS_OF_PEER.amount:
        connection.transport.abort()


def _leave(connection: BoundedHttp | LeanSocket) -> None:
    """A connection has ended, whichever protocol it spoke in the end."""
    peer = _peer(connection)
    if peer is None:
        return
    peers = _services(connection).peers
    peers[peer] -= 1
    if peers[peer] <= 0:
        del peers[peer]


def _head(length: int) -> bytes:
    """What stands before a text of a server (RFC 6455, 5.2): final, text, not masked."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, length)
    return struct.pack("!BBQ", 0x81, 127, length)
