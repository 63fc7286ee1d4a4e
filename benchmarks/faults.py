"""A campaign of faults: the server is hurt in every way that we know while clients play.

    python benchmarks/faults.py --minutes 20
    python benchmarks/faults.py --minutes 20 --postgresql

Kill -9, a process that is stopped for a while, a full disk, a database that is locked, restarted or
claimed by another server, clients that never read, say half a sentence, or read and write a few
bytes at a time, a clock that jumps. Meanwhile clients play and take back. Every client notes all
that it is told. In the end everything told must be in the database once, in order, the same for
all, and nothing there that nobody did.
A seed repeats the plan: the same faults in the same order, for as long.
"""

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import msgspec
import sqlalchemy as sa
import uvloop
from harness import Client, Prepared, ServerProcess, Table, prepare, raise_limits

from lutece import games
from lutece.cli.console import progress_bar
from lutece.server import doctor
from lutece.server.database import Database
from lutece.server.database_engine import engine_for
from lutece.server.database_tables import changes

HERE = Path(__file__).parent
SOON = 90.0  # seconds for every table to go on after a fault, on a busy machine
PATIENCE = 10.0  # seconds until a move without an answer is tried again
UNDO_SHARE = 0.05  # of the moves
DISK = 256  # MiB
SILENT = 100  # clients that never read
SLOW = 30  # clients that read and write a few bytes at a time
SLOW_BYTES = 64  # that a slow client takes ten times a second


# --- what a client is told ----------------------------------------------------------------------


class _Entry(msgspec.Struct):
    number: int
    decision: str | None


class _Decision(msgspec.Struct):
    text: str


class _View(msgspec.Struct):
    number: int
    to_move: int | None
    log: list[_Entry]
    decisions: list[_Decision]
    can_undo: bool


class _Reason(msgspec.Struct):
    key: str


class _Message(msgspec.Struct):
    type: str
    seq: int = 0
    view: _View | None = None
    undone: int = 0
    reason: _Reason | None = None


_messages = msgspec.json.Decoder(_Message)


class Told(msgspec.Struct):
    """A change, as clients learned of it."""

    number: int  # decisions made after it
    undone: int
    decision: str | None  # None: hidden from everybody who was told, or taken back


@dataclass
class Watched(Table):
    """A table whose clients note everything they are told, over all lives of the server."""

    seats: int = 0
    told: dict[int, Told] = field(default_factory=dict)  # by sequence number
    known: list[int] = field(default_factory=list)  # the last sequence number of each client
    tried: set[tuple[int, str | None]] = field(default_factory=set)  # what was sent: seq, decision
    problems: list[str] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)
    view: _View | None = None
    progress: float = 0.0  # when a change was told last
    lost_clients: set[int] = field(default_factory=set)
    timer: asyncio.TimerHandle | None = None
    asked: tuple[int, float] = (-1, 0.0)  # the change that was tried last, and when

    def heard(self, client: Client, message: bytes) -> None:
        """Note it; compare it with what the others were told."""
        said = _messages.decode(message)
        if said.type == "sync" and said.view is not None:
            self._synced(client, said)
        elif said.type == "update" and said.view is not None:
            self._updated(client, said)
        elif said.type == "refused" and said.reason is not None:
            self.refusals[said.reason.key] += 1
            self.asked = (-1, 0.0)

    def lost(self, client: Client) -> None:
        """A connection ended: whoever made it comes back."""
        self.asked = (-1, 0.0)
        self.lost_clients.add(client.seat)

    def error(self, what: str) -> None:
        """Connections that are refused or closed are what happens here."""

    def _synced(self, client: Client, said: _Message) -> None:
        assert said.view is not None
        if said.seq < self.known[client.seat]:
            self.problems.append(
                f"table {self.id}: client {client.seat} was told change {self.known[client.seat]}, "
                f"then that there are {said.seq}"
            )
        self._learn(client, said)
        if not client.ready.done():
            client.ready.set_result(None)

    def _updated(self, client: Client, said: _Message) -> None:
        assert said.view is not None
        if said.seq != self.known[client.seat] + 1:
            self.problems.append(
                f"table {self.id}: client {client.seat} was told change {said.seq} after "
                f"{self.known[client.seat]}"
            )
        entries = [entry for entry in said.view.log if entry.number == said.view.number - 1]
        decision = entries[-1].decision if entries and not said.undone else None
        now = Told(said.view.number, said.undone, decision)
        before = self.told.setdefault(said.seq, now)
        if (before.number, before.undone) != (now.number, now.undone):
            self.problems.append(f"table {self.id}: change {said.seq} is {before} and {now}")
        if before.decision is None:
            before.decision = decision
        elif decision is not None and decision != before.decision:
            self.problems.append(f"table {self.id}: change {said.seq} is {before} and {now}")
        self._learn(client, said)

    def _learn(self, client: Client, said: _Message) -> None:
        assert said.view is not None
        self.known[client.seat] = said.seq
        if said.seq >= self.seq:
            if said.seq > self.seq:
                self.progress = time.monotonic()
            self.seq = said.seq
            self.to_move = said.view.to_move
            if client.seat == said.view.to_move:
                self.view = said.view


class Players:
    """All tables, and those who play at them."""

    def __init__(self, stock: Sequence[Prepared], at_once: int, chance: random.Random) -> None:
        self._stock = [
            Watched(one.table, one.secrets, seats=len(one.secrets), known=[0] * len(one.secrets))
            for one in stock
        ]
        self.chance = chance
        self.at_once = at_once
        self.active: list[Watched] = []
        self.done: list[Watched] = []
        self.port: int | None = None  # None: there is no server
        self.moves = 0
        self.stopping = False

    @property
    def tables(self) -> list[Watched]:
        """All at which something may have happened."""
        return [*self.done, *self.active]

    async def run(self) -> None:
        """Keep everybody connected, and let new tables begin where games end."""
        while not self.stopping:
            over = [t for t in self.active if t.view is not None and t.to_move is None]
            for table in over:
                self.active.remove(table)
                self.done.append(table)
                for client in table.clients:
                    if client.transport is not None:
                        client.transport.close()
            while self._stock and len(self.active) < self.at_once:
                table = self._stock.pop()
                self.active.append(table)
                table.lost_clients = set(range(table.seats))
                table.timer = asyncio.get_running_loop().call_later(0.1, self._play, table)
            await self._connect()
            await asyncio.sleep(0.05)

    async def _connect(self) -> None:
        """Bring everybody back who lost the connection."""
        if self.port is None:
            return
        coming = [
            self._one(table, seat) for table in self.active for seat in list(table.lost_clients)
        ]
        await asyncio.gather(*coming[:200])

    async def _one(self, table: Watched, seat: int) -> None:
        client = Client(table, seat, table.secrets[seat])
        table.clients = sorted(
            [one for one in table.clients if one.seat != seat] + [client], key=lambda c: c.seat
        )
        table.lost_clients.discard(seat)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(20):
                await loop.create_connection(lambda: client, "127.0.0.1", self.port)
        except (OSError, TimeoutError):
            table.lost_clients.add(seat)

    def _play(self, table: Watched) -> None:
        """The seat to move decides or takes back; then again after a while."""
        if self.stopping or table not in self.active:
            return
        delay = self.chance.uniform(0.05, 0.6)
        table.timer = asyncio.get_running_loop().call_later(delay, self._play, table)
        view, seat = table.view, table.to_move
        if view is None or seat is None or view.to_move != seat or len(table.clients) <= seat:
            return
        client = table.clients[seat]
        at_date = table.known[seat] == table.seq and table.known[client.seat] == table.seq
        linked = client.transport is not None and not client.transport.is_closing()
        if not (at_date and linked and client.upgraded and view.decisions):
            return
        waits = table.asked[0] == table.seq and time.monotonic() - table.asked[1] < PATIENCE
        if waits:  # somebody who clicks on without an answer would only be in the way
            return
        table.asked = (table.seq, time.monotonic())
        if view.can_undo and self.chance.random() < UNDO_SHARE:
            table.tried.add((table.seq + 1, None))
            client.send(b'{"type":"undo","seq":%d,"number":%d}' % (table.seq, view.number - 1))
        else:
            decision = view.decisions[self.chance.randrange(len(view.decisions))].text
            table.tried.add((table.seq + 1, decision))
            command = {"type": "play", "seq": table.seq, "decision": decision}
            client.send(msgspec.json.encode(command))
        self.moves += 1

    async def all_go_on(self) -> str | None:
        """Wait until every table has told a change again; what does not."""
        began, until = time.monotonic(), time.monotonic() + SOON
        while True:
            waiting = [
                t for t in self.active if t.to_move is not None and t.progress < began and t.seq
            ]
            if not waiting:
                return None
            if time.monotonic() > until:
                one = waiting[0]
                return (
                    f"{len(waiting)} tables do not go on, such as {one.id} at change {one.seq} "
                    f"(known {one.known}, to move {one.to_move}, refusals {dict(one.refusals)})"
                )
            await asyncio.sleep(0.1)


# --- the server and what is done to it ----------------------------------------------------------


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


async def campaign(place: Place, players: Players, chosen: argparse.Namespace) -> list[str]:
    """Fault after fault until the time is over; everything that went wrong."""
    plan = random.Random(f"{chosen.seed} plan")
    faults = ON_POSTGRESQL if place.cluster is not None else ON_SQLITE
    problems: list[str] = []
    suffered: Counter[str] = Counter()
    left: list[Fault] = []
    players.port = await asyncio.to_thread(place.start)
    playing = asyncio.create_task(players.run())
    until = time.monotonic() + 60 * chosen.minutes
    with progress_bar() as bar:
        task = bar.add_task("Faults", total=int(60 * chosen.minutes))
        while (time.monotonic() < until and players.active) or not suffered:
            await asyncio.sleep(plan.uniform(1, 4))
            left = left or plan.sample(faults, len(faults))  # every kind in each round
            fault = left.pop()
            lasts = plan.uniform(0.2, 8)
            async with asynccontextmanager(fault)(place, players, plan):
                await asyncio.sleep(lasts)
            suffered[fault.__name__] += 1
            problem = await players.all_go_on()
            if problem is not None:
                problems.append(f"after {fault.__name__}: {problem}")
            bar.update(task, completed=int(60 * chosen.minutes - (until - time.monotonic())))
    players.stopping = True
    await playing
    await asyncio.sleep(1)
    await asyncio.to_thread(place.running.stop)
    print("Suffered: " + ", ".join(f"{n} × {name}" for name, n in sorted(suffered.items())))
    return problems


# --- the checker --------------------------------------------------------------------------------


def check(url: str, tables: Sequence[Watched]) -> list[str]:
    """Everything told is stored once, in order; nothing is stored that nobody tried."""
    problems = [problem for table in tables for problem in table.problems]
    database = Database(url)
    for table in tables:
        rows = database.rows(
            sa.select(changes).where(changes.c.table == table.id).order_by(changes.c.seq)
        )
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            problems.append(f"table {table.id}: its sequence has a gap")
        stored = {row.seq: row for row in rows}
        for seq, told in table.told.items():
            row = stored.get(seq)
            if row is None:
                problems.append(f"table {table.id}: change {seq} was told and is lost")
            elif row.number != told.number or told.decision not in (None, row.decision):
                problems.append(f"table {table.id}: change {seq} was {told}, stored is {row}")
        problems += [
            f"table {table.id}: nobody tried change {row.seq} {row.decision}"
            for row in rows
            if (row.seq, row.decision) not in table.tried
        ]
        if max(table.known) > len(rows):
            problems.append(f"table {table.id}: clients knew of more changes than are stored")
    database.close()
    problems += [f.what for f in doctor.database(url, every_game=True) if f.level == "bad"]
    return problems


# --- running it ---------------------------------------------------------------------------------


@contextlib.contextmanager
def place_for(chosen: argparse.Namespace) -> Iterator[Place]:
    """A folder, on a small disk of its own where that can be had; PostgreSQL where it is asked."""
    with tempfile.TemporaryDirectory() as name:
        folder, disk = Path(name), None
        if chosen.postgresql:
            sys.path.insert(0, str(HERE.parent))
            from tests.server.people_fixtures import own_cluster

            with own_cluster() as cluster:
                if cluster is None:
                    raise SystemExit("PostgreSQL is not installed here.")
                yield Place(folder, cluster.new_database(), None, cluster)
            return
        small = folder / "disk"
        small.mkdir()
        mounted = (
            shutil.which("mount")
            and not subprocess.run(
                ["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "tmpfs", small], capture_output=True
            ).returncode
        )
        disk = small if mounted else None
        try:
            yield Place(folder, f"sqlite:///{small / 'tables.db'}", disk, None)
        finally:
            if mounted:
                subprocess.run(["umount", "-l", small], check=False)


def main() -> None:
    """Prepare, hurt, check, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=40, help="that are played at one time")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", default=str(time.time_ns()))
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL of its own")
    chosen = parser.parse_args()
    raise_limits()
    stock = chosen.tables + int(chosen.minutes * chosen.tables)
    with place_for(chosen) as place:
        with progress_bar() as bar:
            task = bar.add_task("Setting up tables", total=stock)
            prepared = uvloop.run(
                prepare(place.url, stock, chosen.seats, games.NAMES, lambda: bar.advance(task))
            )
        players = Players(prepared, chosen.tables, random.Random(f"{chosen.seed} moves"))
        try:
            problems = uvloop.run(campaign(place, players, chosen))
        finally:
            if place.server is not None and place.server.process.poll() is None:
                place.server.kill()
        problems += check(place.url, players.tables)
    told = sum(len(table.told) for table in players.tables)
    print(
        f"{told} changes told at {len(players.tables)} tables ({len(players.done)} games came to "
        f"their end), {players.moves} tried; {len(problems)} problems (seed {chosen.seed})."
    )
    for problem in problems[:20]:
        print(f"  {problem}")
    if problems:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
