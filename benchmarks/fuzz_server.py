"""Nonsense over WebSockets, streams and bare connections, at a real server.

    python benchmarks/fuzz_server.py --seconds 60

Commands that are nearly right, frames that break RFC 6455, requests that break HTTP, streams with
any query. Held to: no answer with a status of 500 or more, nothing in the server's log, another
player is answered all the time, memory does not go on growing. A seed repeats what is sent. The
interface itself is fuzzed by schemathesis: `LUTECE_EXAMPLES=500 pytest
tests/server/test_description.py`.
"""

import argparse
import asyncio
import contextlib
import json
import random
import re
import struct
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import uvloop
from harness import Prepared, ServerProcess, Table, connect, prepare, raise_limits
from load import Load, bar

from lutece import games

WRITERS = 40  # connections at a time
FAULT = re.compile(rb"HTTP/1\.[01] 5\d\d")
TYPES = ("play", "undo", "say", "sit", "ping", "join", "", "\0", "x" * 500)
VALUES = (None, True, -1, 0, 1, 2**63, 1e308, "", "end", "🗼" * 100, "\u202e", [], {}, [[]] * 50)
FIELDS = ("seq", "decision", "number", "text", "seat", "wait", "type", "extra")


def command(chance: random.Random) -> bytes:
    """A command that is nearly right."""
    fields: dict[str, Any] = {"type": chance.choice(TYPES)}
    for name in chance.sample(FIELDS, chance.randrange(5)):
        fields[name] = chance.choice(VALUES)
    text = json.dumps(fields).encode()
    for _ in range(chance.choice((0, 0, 0, 1, 3))):  # broken here and there
        at = chance.randrange(len(text))
        text = text[:at] + chance.randbytes(chance.randrange(3)) + text[at + chance.randrange(3) :]
    return text


def frame(chance: random.Random) -> bytes:
    """A frame as a client sends it, or nearly so."""
    data = command(chance) if chance.random() < 0.9 else chance.randbytes(chance.randrange(20_000))
    first = 0x81 if chance.random() < 0.8 else chance.randrange(256)
    length = len(data) if chance.random() < 0.95 else chance.randrange(1 << 16)
    mask = 0x80 if chance.random() < 0.97 else 0
    if length < 126:
        head = struct.pack("!BB", first, mask | length)
    else:
        head = struct.pack("!BBH", first, mask | 126, length & 0xFFFF)
    return head + b"\0\0\0\0" * bool(mask) + data


def request(chance: random.Random, table: str, secret: str) -> bytes:
    """A request for a stream or for anything, or nearly so."""
    path = chance.choice(
        ("live", "events", "lines", "command", "view", "", "%00", "../..", "x" * 3000)
    )
    names, values = ("seat", "have", "x", ""), ("", "0", "-1", "9" * 30, "%ff")
    query = "&".join(
        f"{chance.choice(names)}={chance.choice(values)}" for _ in range(chance.randrange(4))
    )
    method = chance.choice(("GET", "GET", "GET", "POST", "HEAD", "PUT", "BREW", ""))
    version = chance.choice(("HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", ""))
    lines = [f"{method} /api/tables/{table}/{path}?{query} {version}", "Host: 127.0.0.1"]
    lines += chance.sample(
        (
            *(f"Cookie: lutece={secret}", "Cookie: lutece=\xff", "Authorization: Bearer x"),
            *("Content-Length: 5", "Content-Length: -1", "Transfer-Encoding: chunked"),
            *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
            *(
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                "Accept: \x01",
                "Expect: 100-continue",
            ),
            *("Content-Type: application/json", "Origin: null", "X-Forwarded-For: ::1, x"),
        ),
        chance.randrange(8),
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + chance.choice((b"", b"{}xxx"))


def upgrade(table: str, secret: str) -> bytes:
    """A proper request for a WebSocket."""
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: lutece={secret}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


class Fuzz:
    """Connections that send nonsense, and what came back."""

    def __init__(self, port: int, prepared: list[Prepared], seed: str, until: float) -> None:
        self.port, self.prepared, self.seed, self.until = port, prepared, seed, until
        self.sent: Counter[str] = Counter()
        self.faults: list[bytes] = []

    async def run(self) -> None:
        """All of them, until the time is over."""
        await asyncio.gather(*(self._writer(number) for number in range(WRITERS)))

    async def _writer(self, number: int) -> None:
        chance = random.Random(f"{self.seed} {number}")
        while time.monotonic() < self.until:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                async with asyncio.timeout(10):
                    await self._connection(chance)

    async def _connection(self, chance: random.Random) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        here = chance.choice(self.prepared)
        secret = chance.choice(here.secrets)
        try:
            if chance.random() < 0.5:
                writer.write(upgrade(here.table, secret))
                for _ in range(chance.randrange(1, 40)):
                    writer.write(frame(chance))
                    self.sent["frames"] += 1
            else:
                writer.write(request(chance, here.table, secret))
                self.sent["requests"] += 1
            await writer.drain()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(chance.choice((0.05, 0.2, 1))):
                    while heard := await reader.read(65536):
                        if FAULT.search(heard):
                            self.faults.append(heard[:300])
        finally:
            writer.transport.abort()


async def measure(
    server: ServerProcess, prepared: list[Prepared], chosen: argparse.Namespace
) -> list[str]:
    """Fuzz while others play; what went wrong."""
    honest = [Table(one.table, one.secrets) for one in prepared[len(prepared) // 2 :]]
    with bar("Opening sockets", sum(len(table.secrets) for table in honest)) as told:
        await connect(server.port, honest, told)
    until = time.monotonic() + chosen.seconds
    fuzz = Fuzz(server.port, prepared[: len(prepared) // 2], chosen.seed, until)
    load = Load(honest, 20, chosen.seconds)
    tasks = [asyncio.create_task(load.run(lambda: None)), asyncio.create_task(fuzz.run())]
    await asyncio.sleep(chosen.seconds / 2)
    middle = server.memory()
    await asyncio.gather(*tasks)
    grown = (server.memory() - middle) / 1e6
    times = sorted(load.times)
    print(
        f"{fuzz.sent['frames']} frames and {fuzz.sent['requests']} requests sent; "
        f"{len(times)} moves of others, p99 {1000 * times[int(0.99 * (len(times) - 1))]:.0f} ms; "
        f"memory {middle / 1e6:.0f} MB at half time, {grown:+.1f} MB after that "
        f"(seed {chosen.seed})."
    )
    problems = [f"a fault: {fault!r}" for fault in fuzz.faults]
    if load.errors:
        problems.append(f"others had errors: {dict(load.errors)}")
    if grown > chosen.growth:
        problems.append(f"memory grew by {grown:.1f} MB in the second half")
    return problems


def main() -> None:
    """Prepare, serve, fuzz, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", default=str(time.time_ns()))
    parser.add_argument("--growth", type=float, default=20.0, help="MB in the second half")
    chosen = parser.parse_args()
    raise_limits()
    with tempfile.TemporaryDirectory() as folder:
        url, errors = f"sqlite:///{folder}/tables.db", Path(folder) / "errors.txt"
        with bar("Setting up tables", chosen.tables) as told:
            prepared = uvloop.run(prepare(url, chosen.tables, 3, games.NAMES, told))
        with errors.open("w") as log:
            server = ServerProcess(url, errors=log)
        try:
            problems = uvloop.run(measure(server, prepared, chosen))
        finally:
            server.stop()
        if said := errors.read_text():
            problems.append(f"the server's log is not empty: {said[:2000]}")
    for problem in problems[:20]:
        print(f"  {problem}")
    print(f"{len(problems)} problems.")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
