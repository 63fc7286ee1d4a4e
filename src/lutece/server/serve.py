"""Run the server: one process, one address to share."""

import asyncio
import contextlib
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import platformdirs
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from lutece.kernel.errors import LuteceError
from lutece.kernel.jit import forget_bitcode
from lutece.lab.review import ReviewSettings
from lutece.server import limits
from lutece.server.app import application
from lutece.server.database import Database
from lutece.server.database_engine import public
from lutece.server.hosts import Hosts
from lutece.server.memory import Memory
from lutece.server.notifications.settings import NotificationSettings
from lutece.server.protocols import BoundedHttp, LeanSocket
from lutece.server.services import Services
from lutece.server.single_server import single_server

# A thread that analyses lets go of the interpreter this soon: a click waits for it no longer.
SWITCH_SECONDS = 0.001
FEWEST_PLAYOUTS = 8  # that explain a moment of a review
SIMULATIONS_A_PLAYOUT = 8
SECONDS_TO_STOP = 3
SECONDS_BETWEEN_PINGS = 20.0
# All of these are taken in one round of the event loop; the system holds others back for a second.
WAITING_TO_CONNECT = 512
SECONDS_BETWEEN_LOOKS = 2.0  # whether the database is still ours
SWITCH_SECONDS = 0.001  # how soon a thinking bot hands the interpreter back

Tell = Callable[[str, list[str]], None]


class LostDatabaseError(LuteceError):
    """The database is not ours any more."""

    def __init__(self, url: str) -> None:
        super().__init__(
            f"The database {public(url)} was deleted, replaced, or claimed by another server while "
            "this one served it: it has stopped."
        )


class AddressError(LuteceError):
    """The address cannot be served at."""


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('lutece')) / 'tables.db'}"


def serve(
    host: str,
    port: int,
    database: str,
    open_browser: bool,
    tell: Tell,
    names: Sequence[str] = (),
    review_depth: int | None = None,
    notifying: NotificationSettings | None = None,
) -> None:
    """Serve until stopped. `tell` gets the local address and those to share, once it answers."""
    listener = _listener(host, port)
    port = listener.getsockname()[1]
    _allow_many_files()
    sys.setswitchinterval(SWITCH_SECONDS)
    logging.basicConfig(format="%(asctime)s %(name)s %(levelname)s %(message)s")
    with single_server(database) as lock:
        opened = Database(database)
        opened.claim()
        reviewing = review_settings(review_depth)
        app = application(
            opened,
            Hosts(names, host),
            reviewing=reviewing,
            notifying=notifying or NotificationSettings(),
        )
        config = configuration(app)
        server = Server(
            config,
            lambda: _ready(host, port, open_browser, tell),
            lambda: lock.is_held() and opened.is_claimed(),
        )
        server.run(sockets=[listener])
    if server.lost:
        raise LostDatabaseError(database)


def review_settings(depth: int | None) -> ReviewSettings:
    """Reviews and hints of so many simulations a decision, with playouts in proportion."""
    usual = ReviewSettings()
    if depth is None:
        return usual
    playouts = min(usual.playouts, max(FEWEST_PLAYOUTS, depth // SIMULATIONS_A_PLAYOUT))
    return ReviewSettings(simulations=depth, playouts=playouts)


def configuration(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        log_level="error",  # a stranger could fill the log with warnings
        http=BoundedHttp,
        ws=LeanSocket,
        ws_max_size=int(limits.MESSAGE.amount),
        ws_per_message_deflate=False,
        ws_ping_interval=SECONDS_BETWEEN_PINGS,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        server_header=False,
        backlog=WAITING_TO_CONNECT,
    )


class Server(uvicorn.Server):
    """uvicorn's server, which says when it answers, and stops when it loses its database."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        owns_database: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(config)
        self._ready, self._owns_database = ready, owns_database
        self._watch: asyncio.Task[None] | None = None
        self._memory = Memory()
        self.lost = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, tidy up, tell."""
        await super().startup(sockets)
        sys.setswitchinterval(SWITCH_SECONDS)
        forget_bitcode()
        gc.collect()
        gc.freeze()
        await self._memory.hand_back()
        # Many sockets make many objects that live long: rare collections keep the pauses short.
        gc.set_threshold(100_000, 50, 100)
        asyncio.get_running_loop().call_soon(self._ready)
        self._watch = asyncio.create_task(self._watch_database())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send everybody away first: an answer without an end would hold the stop up."""
        if self._watch is not None:
            self._watch.cancel()
        services: Services = cast(Any, self.config.app).state.services
        services.close_doors()
        await super().shutdown(sockets)

    async def _watch_database(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            await self._memory.look(len(self.server_state.connections))
            try:
                owns = await asyncio.to_thread(self._owns_database)
            except SQLAlchemyError:
                continue  # it does not answer: nobody else gets an answer either
            if not owns:
                self.lost = self.should_exit = True
                return


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


def _allow_many_files() -> None:
    """Each connection is an open file: allow as many as the system gives."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


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
