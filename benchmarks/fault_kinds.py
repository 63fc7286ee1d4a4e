"""The server of a campaign of faults, and everything that is done to it."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import struct
import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa
from fault_players import Players
from harness import ServerProcess

from lutece.server.database import Database
from lutece.server.database_engine import engine_for

HERE = Path(__file__).parent
SILENT = 100  # clients that never read
SLOW = 30  # clients that read and write a few bytes at a time
SLOW_BYTES = 64  # that a slow client takes ten times a second


class Cluster(Protocol):
    """A PostgreSQL of our own."""

    def start(self) -> None:
        """Start it, and wait until it answers."""

    def stop(self) -> None:
        """Stop it at once, as a crash would."""


class Place:
    """Where the server and its database live."""

    def __init__(self, folder: Path, url: str, disk: Path | None, cluster: Cluster | None) -> None:
        self.folder, self.url, self.disk, self.cluster = folder, url, disk, cluster
        self.clock = folder / "clock"
        self.set_clock(0.0)
        self.server: ServerProcess | None = None

    def start(self) -> int:
        """A new life of the server; its port."""
        program = (str(HERE / "shifted.py"),)
        self.server = ServerProcess(
            self.url, program=program, environment={"LUTECE_CLOCK": str(self.clock)}
        )
        return self.server.port

    @property
    def running(self) -> ServerProcess:
        """The server."""
        assert self.server is not None
        return self.server

    def set_clock(self, wrong: float) -> None:
        """By how many seconds the server's clock is wrong."""
        with self.clock.open("r+b" if self.clock.exists() else "wb") as file:
            file.write(struct.pack("<d", wrong))

    @property
    def file(self) -> Path | None:
        """SQLite's file."""
        parsed = sa.make_url(self.url)
        return Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None


Fault = Callable[[Place, Players, random.Random], AsyncIterator[None]]


async def killed(place: Place, players: Players, chance: random.Random) -> AsyncIterator[None]:
    """Kill -9, and a new life."""
    players.port = None
    place.running.kill()
    yield
    players.port = await asyncio.to_thread(place.start)


async def stopped(place: Place, players: Players, chance: random.Random) -> AsyncIterator[None]:
    """The process sleeps for a while."""
    os.kill(place.running.pid, signal.SIGSTOP)
    yield
    os.kill(place.running.pid, signal.SIGCONT)


async def full_disk(place: Place, players: Players, chance: random.Random) -> AsyncIterator[None]:
    """No byte more can be written."""
    if place.disk is not None:
        ballast = place.disk / "ballast"
        with ballast.open("wb") as file, contextlib.suppress(OSError):
            while True:
                file.write(b"\0" * 65536)
                file.flush()
        yield
        ballast.unlink()
    else:  # without a disk of its own: no file of the server may grow
        import resource

        before = resource.prlimit(place.running.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(place.running.pid, resource.RLIMIT_FSIZE, (1, before[1]))
        yield
        resource.prlimit(place.running.pid, resource.RLIMIT_FSIZE, before)


async def locked(place: Place, players: Players, chance: random.Random) -> AsyncIterator[None]:
    """Another program holds the database."""
    if place.file is not None:
        other = sqlite3.connect(place.file, timeout=30, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
        other.close()
    else:
        engine = engine_for(place.url)
        with engine.begin() as connection:
            connection.exec_driver_sql("LOCK TABLE changes, fence IN ACCESS EXCLUSIVE MODE")
            yield
        engine.dispose()


async def restarted(place: Place, players: Players, chance: random.Random) -> AsyncIterator[None]:
    """PostgreSQL goes away in the middle of everything, and comes back."""
    assert place.cluster is not None
    await asyncio.to_thread(place.cluster.stop)
    yield
    await asyncio.to_thread(place.cluster.start)


async def cut_off(place: Place, players: Players, chance: random.Random) -> AsyncIterator[None]:
    """PostgreSQL drops all connections of the server, its lock with them."""
    engine = engine_for(place.url)
    with engine.connect() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    engine.dispose()
    yield


async def claimed(place: Place, players: Players, chance: random.Random) -> AsyncIterator[None]:
    """Another server claims the database: this one must stop by itself, and write no more."""
    other = await asyncio.to_thread(Database, place.url)
    await asyncio.to_thread(other.claim)
    try:
        await asyncio.to_thread(place.running.process.wait, 60)
    except subprocess.TimeoutExpired:
        players.active[0].problems.append("a server that was replaced did not stop")
        place.running.kill()
    players.port = None
    other.close()
    yield
    players.port = await asyncio.to_thread(place.start)


async def silent(place: Place, players: Players, chance: random.Random) -> AsyncIterator[None]:
    """Clients that never read, and clients that never end their sentence."""
    assert players.port is not None
    with contextlib.ExitStack() as open_:
        for n in range(SILENT):
            table = chance.choice(players.active)
            one = socket.socket()
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                one.connect(("127.0.0.1", players.port))
            open_.enter_context(one)
            await asyncio.sleep(0.01)
            path = f"/api/tables/{table.id}/" + ("live" if n % 2 else "lines")
            asked = (
                f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" * (n % 2) + "\r\n" * (n % 5 != 0)
            )
            with contextlib.suppress(OSError):
                one.send(asked.encode())
        yield


async def slow(place: Place, players: Players, chance: random.Random) -> AsyncIterator[None]:
    """Clients that write their request in small pieces, and read the answer in small pieces."""
    assert players.port is not None
    loop, port = asyncio.get_running_loop(), players.port

    async def one(n: int) -> None:
        table = chance.choice(players.active)
        path = f"/api/tables/{table.id}/" + ("events" if n % 2 else "lines")
        with socket.socket() as link, contextlib.suppress(OSError):
            link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            link.setblocking(False)
            await loop.sock_connect(link, ("127.0.0.1", port))
            head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
            for first in range(0, len(head), 16):
                await loop.sock_sendall(link, head[first : first + 16])
                await asyncio.sleep(0.02)
            while await loop.sock_recv(link, SLOW_BYTES):
                await asyncio.sleep(0.1)

    tasks = [asyncio.create_task(one(n)) for n in range(SLOW)]
    yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def clock_jump(place: Place, players: Players, chance: random.Random) -> AsyncIterator[None]:
    """The clock is put forward or back by hours, and right again."""
    place.set_clock(chance.choice((-1, 1)) * chance.uniform(1, 12 * 3600))
    yield
    place.set_clock(0.0)


ON_SQLITE: tuple[Fault, ...] = (
    *(killed, stopped, full_disk, locked, claimed, silent, slow, clock_jump),
)
ON_POSTGRESQL: tuple[Fault, ...] = (
    *(killed, stopped, locked, restarted, cut_off, claimed, silent, slow, clock_jump),
)
