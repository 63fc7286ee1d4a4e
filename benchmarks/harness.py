"""What the benchmarks of the server share: tables prepared on disk, a server, cheap clients."""

import asyncio
import os
import re
import resource
import signal
import struct
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, cast

from lutece.server.database import Database
from lutece.server.people import People, Player
from lutece.server.schema import Join, NewTable, SeatWish
from lutece.server.table_registry import TableRegistry

AT_ONCE = 200  # tables that are set up, or sockets that are opened, together
SEQ = re.compile(rb'"seq":(\d+)')
TO_MOVE = re.compile(rb'"to_move":(\d+|null),"prompt"')
DECISIONS = re.compile(rb'\{"text":"([^"]*)","number":')
KIND = re.compile(rb'\{"type":"(\w+)"')


@dataclass
class Prepared:
    """A table on disk, all seats taken, and the secrets of its players."""

    table: str
    game: str
    secrets: list[str]


async def prepare(
    url: str, tables: int, seats: int, games: Sequence[str], told: Callable[[], None]
) -> list[Prepared]:
    """Players and tables, by the server's own code and without its doors."""
    database = Database(url)
    people, registry = People(database), TableRegistry(database)
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Prepared:
        async with gate:
            guests = await asyncio.gather(
                *(people.new_guest(f"Player {number}-{seat}") for seat in range(seats))
            )
            game = games[number % len(games)]
            wish = [SeatWish(kind="me"), *(SeatWish(kind="open") for _ in guests[1:])]
            table = await registry.set_up(guests[0][0], NewTable(game=game, seats=wish))
            for player, _ in guests[1:]:
                await table.join(player, Join())
            told()
            return Prepared(table.id, game, [secret for _, secret in guests])

    prepared = await asyncio.gather(*(one(number) for number in range(tables)))
    await registry.stop()
    database.close()
    return list(prepared)


def raise_limits() -> int:
    """As many open files as the system gives; the number."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


class ServerProcess:
    """`lutece serve` as a process of its own, on a core of its own where one is named."""

    def __init__(
        self,
        url: str,
        core: int | None = None,
        prefix: Sequence[str] = (),
        program: Sequence[str] = ("-m", "lutece"),
        environment: Mapping[str, str] | None = None,
        errors: IO[str] | None = None,
    ) -> None:
        command = [*prefix, sys.executable, *program, "serve"]
        pin = None if core is None else lambda: os.sched_setaffinity(0, {core})
        self.process = subprocess.Popen(
            [*command, "--host", "127.0.0.1", "--port", "0", "--database", url],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=os.environ | {"COLUMNS": "200"} | dict(environment or {}),
            preexec_fn=pin,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                return
        raise SystemExit("The server did not start.")

    @property
    def pid(self) -> int:
        """The process."""
        return self.process.pid

    def memory(self) -> int:
        """Resident bytes now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def seconds(self) -> float:
        """Seconds of computing so far, of the whole process."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """No goodbye."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """As Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(120)  # on a busy machine


class Client(asyncio.Protocol):
    """A seat's WebSocket, framed by hand: ten thousand of them must cost little."""

    def __init__(self, at: "Table", seat: int, secret: str) -> None:
        self.at, self.seat, self.secret = at, seat, secret
        self.buffer = bytearray()
        self.upgraded = False
        self.decisions: list[bytes] = []
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        transport = cast(asyncio.Transport, transport)
        self.transport = transport
        path = f"/api/tables/{self.at.id}/live?seat={self.seat}&have={self.at.seq}"
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: lutece={self.secret}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take the frames apart."""
        buffer = self.buffer
        buffer += data
        if not self.upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.at.error(f"no upgrade: {bytes(buffer[:80])!r}")
                return
            self.upgraded = True
            del buffer[: end + 4]
        start = 0
        while len(buffer) - start >= 2:
            kind, length, head = buffer[start] & 15, buffer[start + 1], 2
            if length == 126:
                head = 4
                if len(buffer) - start < 4:
                    break
                (length,) = struct.unpack_from("!H", buffer, start + 2)
            elif length == 127:
                head = 10
                if len(buffer) - start < 10:
                    break
                (length,) = struct.unpack_from("!Q", buffer, start + 2)
            if len(buffer) - start < head + length:
                break
            payload = bytes(buffer[start + head : start + head + length])
            start += head + length
            if kind == 1:
                self.at.heard(self, payload)
            elif kind == 9:
                self._write(0x8A, payload)
            elif kind == 8:
                self.at.error(f"closed: {payload[:2].hex()}")
        del buffer[:start]

    def connection_lost(self, error: Exception | None) -> None:
        """The server went away."""
        self.at.lost(self)
        if not self.ready.done():
            self.ready.set_result(None)

    def send(self, text: bytes) -> None:
        """A message."""
        self._write(0x81, text)

    def _write(self, head: int, payload: bytes) -> None:
        assert self.transport is not None
        if len(payload) < 126:
            frame = bytes((head, 0x80 | len(payload)))
        else:
            frame = struct.pack("!BBH", head, 0xFE, len(payload))
        self.transport.write(frame + b"\0\0\0\0" + payload)  # a mask of zeros masks nothing


@dataclass
class Table:
    """A table as its clients know it."""

    id: str
    secrets: list[str]
    on_update: Callable[["Table", int], None] = lambda table, seq: None  # everybody has it
    on_error: Callable[[str], None] = lambda what: None
    clients: list[Client] = field(default_factory=list)
    seq: int = 0  # that everybody has
    to_move: int | None = None
    waiting: int = 0  # clients that do not have the next one yet
    sent: float | None = None  # when the move was sent that is on its way
    sent_text: bytes = b""

    def heard(self, client: Client, message: bytes) -> None:
        """What the server said to one of the clients."""
        found = KIND.match(message)
        kind = found[1] if found else b"?"
        if kind == b"update":
            self._know(client, message)
            self.waiting -= 1
            if self.waiting == 0:
                self.on_update(self, self.seq)
        elif kind == b"sync":
            self._know(client, message)
            if not client.ready.done():
                client.ready.set_result(None)
        elif kind == b"refused":
            self.error(message[:200].decode())

    def lost(self, client: Client) -> None:
        """A connection ended."""
        self.error("connection lost")

    def error(self, what: str) -> None:
        """Something that should not be."""
        self.on_error(what)

    def play(self, now: float, pick: int) -> None:
        """The seat to move makes a decision."""
        assert self.to_move is not None
        client = self.clients[self.to_move]
        self.sent_text = client.decisions[pick % len(client.decisions)]
        self.sent, self.waiting = now, len(self.clients)
        client.send(b'{"type":"play","seq":%d,"decision":"%b"}' % (self.seq, self.sent_text))

    def _know(self, client: Client, message: bytes) -> None:
        seq = SEQ.search(message)
        assert seq is not None
        self.seq = int(seq[1])
        mover = TO_MOVE.search(message)
        if mover is None:
            return
        self.to_move = None if mover[1] == b"null" else int(mover[1])
        if self.to_move == client.seat:
            client.decisions = DECISIONS.findall(message)


async def connect(port: int, tables: Sequence[Table], told: Callable[[], None]) -> None:
    """Every seat of every table gets its socket."""
    loop = asyncio.get_running_loop()
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table, seat: int, secret: str) -> None:
        async with gate:
            client = Client(table, seat, secret)
            table.clients.append(client)
            await loop.create_connection(lambda: client, "127.0.0.1", port)
            await client.ready
            told()

    await asyncio.gather(
        *(one(table, seat, secret) for table in tables for seat, secret in enumerate(table.secrets))
    )
    for table in tables:
        table.clients.sort(key=lambda client: client.seat)


__all__ = ["Client", "Player", "Prepared", "ServerProcess", "Table", "connect", "prepare"]
