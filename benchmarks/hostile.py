"""One stranger with two thousand sockets, while others play.

    python benchmarks/hostile.py

Moves are timed without the stranger, with him, and after him; the server's memory is looked at each
time. The stranger comes from one address (as a proxy would tell it), opens as many sockets as he
gets, and sends whatever hurts: requests for everything that he never reads, floods of pings,
nonsense, halves of requests. What this is held to: a move of somebody else takes at most 150 ms in
99 of 100 cases, memory grows by 100 MB at most, and comes back.

The server has a core of its own. The players and the stranger share another one, on which the
stranger gives way: so the times tell what he does to the server, not what he does to the players'
own computers. Everything stays on 127.0.0.1.
"""

import argparse
import asyncio
import itertools
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter

import uvloop
from harness import ServerProcess, Table, connect, prepare, raise_limits
from load import Load, bar

from lutece import games

ADDRESS = "203.0.113.7"  # of the stranger
WEAPONS = (
    b'\x81\x9a\0\0\0\0{"type":"sit","seat":null}' * 50,  # asks for everything, reads nothing
    b"\x89\x80\0\0\0\0" * 200,  # pings
    b"\x81\x85\0\0\0\0nonsense"[:11] * 100,
    b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 200,  # a message in endless pieces
    b"\x81\xfe\x3f\x00\0\0\0\0" + b"[" * 0x3F00,  # deep nesting
)
REQUESTS = (
    "GET /api/games",
    "GET /rules/paris",
    "GET /static/js/main.js",
    "GET /api/lobby",
    "GET /api/openapi.json",
    "GET /nothing",
    "POST /api/tables",
)


async def attack(port: int, tables: list[str], sockets: int, seconds: float, direct: bool) -> None:
    """Keep so many sockets open, and all of them busy."""
    os.nice(10)
    until = time.monotonic() + seconds
    chance = random.Random(7)
    done: Counter[str] = Counter()

    async def flood(link: socket.socket, head: str) -> None:
        loop, (_, _, lines) = asyncio.get_running_loop(), head.partition("\r\n")
        while time.monotonic() < until:
            asked = f"{chance.choice(REQUESTS)} HTTP/1.1\r\n{lines}\r\n" * chance.choice((1, 20))
            await asyncio.wait_for(loop.sock_sendall(link, asked.encode()), 20)
            done["requests"] += asked.count("HTTP/1.1")
            await asyncio.sleep(chance.uniform(0.05, 0.5))

    async def one(number: int) -> None:
        loop = asyncio.get_running_loop()
        while time.monotonic() < until:
            link = socket.socket()
            link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            link.setblocking(False)
            if direct:
                link.bind(("127.0.0.2", 0))
            try:
                await asyncio.wait_for(loop.sock_connect(link, ("127.0.0.1", port)), 20)
                done["connections"] += 1
                head = (
                    f"GET /api/tables/{chance.choice(tables)}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    f"X-Forwarded-For: {ADDRESS}\r\n"
                )
                if number % 4 == 1:  # requests, one after another, whose answers nobody reads
                    await flood(link, head)
                    continue
                if number % 4 == 0:  # never ends the request
                    await loop.sock_sendall(link, head.encode())
                    await asyncio.sleep(chance.uniform(1, 10))
                    continue
                upgrade = (
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                )
                await loop.sock_sendall(link, (head + upgrade).encode())
                answer = await asyncio.wait_for(loop.sock_recv(link, 100), 20)
                if not answer.startswith(b"HTTP/1.1 101"):
                    done["refused"] += 1
                    await asyncio.sleep(chance.uniform(0.1, 1))
                    continue
                done["opened"] += 1
                while time.monotonic() < until:
                    weapon = chance.choice(WEAPONS)
                    await asyncio.wait_for(loop.sock_sendall(link, weapon), 20)
                    done["bursts"] += 1
                    await asyncio.sleep(chance.uniform(0.1, 2))
            except (OSError, TimeoutError):
                await asyncio.sleep(chance.uniform(0.1, 1))
            finally:
                link.close()

    await asyncio.gather(*(one(number) for number in range(sockets)))
    print("The stranger: " + ", ".join(f"{n} {what}" for what, n in sorted(done.items())))


async def measure(server: ServerProcess, tables: list[Table], chosen: argparse.Namespace) -> None:
    """Before, during and after."""
    with bar("Opening sockets", sum(len(table.secrets) for table in tables)) as told:
        await connect(server.port, tables, told)
    before = server.memory()
    peak = 0
    heads = ("moves", "median ms", "p99 ms", "max ms", "memory MB", "core %", "late ms")
    print(f"{'':14}" + "".join(f"{head:>11}" for head in heads))
    for phase in ("alone", "attacked", "afterwards"):
        if phase == "attacked":
            stranger = subprocess.Popen(
                [sys.executable, __file__, "--attack", str(server.port), "--sockets"]
                + [str(chosen.sockets), "--seconds", str(chosen.seconds + 5)]
                + ["--direct"] * chosen.direct
                + [table.id for table in tables[:20]]
            )
            await asyncio.sleep(5)  # until he is at full strength
        load = Load(tables, chosen.moves_per_second, chosen.seconds)
        began, computed = time.monotonic(), server.seconds()
        watch = asyncio.create_task(load.run(lambda: None))
        while not watch.done():
            peak = max(peak, server.memory()) if phase == "attacked" else peak
            await asyncio.sleep(0.2)
        busy = (server.seconds() - computed) / (time.monotonic() - began)
        times = sorted(1000 * one for one in load.times) or [float("nan")]
        memory, errors = server.memory(), f"  {dict(load.errors)}" if load.errors else ""
        if phase == "attacked":
            stranger.wait()
        figures = (
            *(f"{len(times)}", f"{statistics.median(times):.1f}"),
            *(f"{times[int(0.99 * (len(times) - 1))]:.1f}", f"{times[-1]:.1f}"),
            *(f"{memory / 1e6:.1f}", f"{100 * busy:.0f}", f"{1000 * load.lag:.0f}"),
        )
        print(f"{phase:14}" + "".join(f"{one:>11}" for one in figures) + errors)
    for _ in itertools.takewhile(lambda n: server.memory() > before + 5e6, range(60)):
        await asyncio.sleep(1)
    print(
        f"Memory: {before / 1e6:.1f} MB before, {peak / 1e6:.1f} at most while attacked, "
        f"{server.memory() / 1e6:.1f} in the end."
    )


def main() -> None:
    """Prepare, serve, attack, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sockets", type=int, default=2_000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--moves-per-second", type=float, default=50.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument(
        "--direct", action="store_true", help="the stranger connects without a proxy"
    )
    parser.add_argument("--prefix", default="", help="a command to run the server under")
    parser.add_argument("--attack", type=int, help=argparse.SUPPRESS)
    parser.add_argument("targets", nargs="*", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    raise_limits()
    if chosen.attack:
        uvloop.run(
            attack(chosen.attack, chosen.targets, chosen.sockets, chosen.seconds, chosen.direct)
        )
        return
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.db"
        with bar("Setting up tables", chosen.tables) as told:
            prepared = uvloop.run(prepare(url, chosen.tables, 3, games.NAMES, told))
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) > 1:
            os.sched_setaffinity(0, {cores[1]})
        server = ServerProcess(url, cores[0], chosen.prefix.split())
        try:
            uvloop.run(measure(server, [Table(p.table, p.secrets) for p in prepared], chosen))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
