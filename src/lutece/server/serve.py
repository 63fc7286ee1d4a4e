"""Run the server: one process, one address to share."""

import asyncio
import gc
import logging
import socket
import struct
import sys
import webbrowser
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast

import platformdirs
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from lutece.kernel.errors import LuteceError
from lutece.server.alone import served_alone
from lutece.server.app import House, application
from lutece.server.database import Database
from lutece.server.live import WRITE

LARGEST_MESSAGE = 16_384  # bytes that a client may send at once over a WebSocket
SECONDS_TO_STOP = 3
SECONDS_BETWEEN_PINGS = 20.0
SWITCH_SECONDS = 0.001  # how soon a thinking bot hands the interpreter back

Tell = Callable[[str, list[str]], None]


class AddressError(LuteceError):
    """The address cannot be served at."""


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('lutece')) / 'tables.db'}"


def serve(host: str, port: int, database: str, open_browser: bool, tell: Tell) -> None:
    """Serve until stopped. `tell` gets the local address and those to share, once it answers."""
    listener = _listener(host, port)
    port = listener.getsockname()[1]
    logging.basicConfig(format="%(asctime)s %(name)s %(levelname)s %(message)s")
    with served_alone(database):
        config = configuration(application(Database(database)))
        server = Server(config, lambda: _ready(host, port, open_browser, tell))
        server.run(sockets=[listener])


def configuration(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        log_level="warning",
        ws=LeanSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=SECONDS_BETWEEN_PINGS,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        server_header=False,
        backlog=4096,
    )


class LeanSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, lighter: it forgets the request that opened it, some 4 kB of each, and
    writes a text at once, without a task and the layers between.
    """

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast(dict[str, Any], self.scope["extensions"])[WRITE] = self.write_text

    def write_text(self, text: bytes) -> bool:
        """Send it now; False if something waits to be sent, or nobody is there any more."""
        open_ = self.handshake_complete and not self.close_sent and not self.disconnected
        if not open_ or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    async def send(self, message: Any) -> None:
        """Send; after the answer to the request nobody reads it again."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request = self.response = None  # type: ignore[assignment]


class Server(uvicorn.Server):
    """uvicorn's server, which says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, tidy up, tell."""
        await super().startup(sockets)
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.collect()
        gc.freeze()
        # Many sockets make many objects that live long: rare collections keep the pauses short.
        gc.set_threshold(100_000, 50, 100)
        asyncio.get_running_loop().call_soon(self._ready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send everybody away first: an answer without an end would hold the stop up."""
        house: House = cast(Any, self.config.app).state.house
        house.close_doors()
        await super().shutdown(sockets)


def _head(length: int) -> bytes:
    """What stands before a text of a server (RFC 6455, 5.2): final, text, not masked."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, length)
    return struct.pack("!BBQ", 0x81, 127, length)


def _ready(host: str, port: int, open_browser: bool, tell: Tell) -> None:
    here = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    local = f"http://{_bracketed(here)}:{port}/"
    shared = [f"http://{_bracketed(address)}:{port}/" for address in _own_addresses(host)]
    tell(local, shared)
    if open_browser:
        webbrowser.open(local)


def _listener(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise AddressError(
            f"Nothing can be served at {host}:{port}: {reason}. "
            "Another program may use it; try another --port (0 picks a free one)."
        ) from None
    return listener


def _own_addresses(host: str) -> list[str]:
    """The addresses of this machine that others on the network can use."""
    if host not in ("0.0.0.0", "::", ""):
        return [] if host in ("127.0.0.1", "localhost", "::1") else [host]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way it would go
            return [str(probe.getsockname()[0])]
        except OSError:
            return []


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
