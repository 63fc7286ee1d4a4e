"""One stranger with two thousand sockets, while others play.

    python benchmarks/hostile.py

Moves are timed without the stranger, with him, and after him; the server's memory is looked at each
time. The stranger comes from one address (as a proxy would tell it), opens as many sockets as he
gets, and sends whatever hurts: requests for everything that he never reads, floods of pings,
nonsense, halves of requests. What this is held to: a move of somebody else takes at most 150 ms in
99 of 100 cases, memory grows by 100 MB at most, and comes back.
"""

import argparse
import asyncio
import itertools
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time

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


async def attack(port: int, tables: list[str], sockets: int, seconds: float) -> None:
    """Keep so many sockets open, and all of them busy."""
    until = time.monotonic() + seconds
    chance = random.Random(7)

    async def one(number: int) -> None:
        loop = asyncio.get_running_loop()
        while time.monotonic() < until:
            link = socket.socket()
            link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            link.setblocking(False)
            try:
                await loop.sock_connect(link, ("127.0.0.1", port))
                head = (
                    f"GET /api/tables/{chance.choice(tables)}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    f"X-Forwarded-For: {ADDRESS}\r\n"
                )
                if number % 4 == 0:  # never ends the request
                    await loop.sock_sendall(link, head.encode())
                    await asyncio.sleep(chance.uniform(1, 10))
                    continue
                upgrade = (
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                )
                await loop.sock_sendall(link, (head + upgrade).encode())
                await asyncio.wait_for(loop.sock_recv(link, 100), 20)
                while time.monotonic() < until:
                    weapon = chance.choice(WEAPONS)
                    await asyncio.wait_for(loop.sock_sendall(link, weapon), 20)
                    await asyncio.sleep(chance.uniform(0.1, 2))
            except (OSError, TimeoutError):
                await asyncio.sleep(chance.uniform(0.1, 1))
            finally:
                link.close()

    await asyncio.gather(*(one(number) for number in range(sockets)))


async def measure(server: ServerProcess, tables: list[Table], chosen: argparse.Namespace) -> None:
    """Before, during and after."""
    with bar("Opening sockets", sum(len(table.secrets) for table in tables)) as told:
        await connect(server.port, tables, told)
    before = server.memory()
    peak = 0
    print(f"{'':14}{'moves':>8}{'median ms':>12}{'p99 ms':>10}{'max ms':>10}{'memory MB':>12}")
    for phase in ("alone", "attacked", "afterwards"):
        if phase == "attacked":
            stranger = subprocess.Popen(
                [sys.executable, __file__, "--attack", str(server.port), "--sockets"]
                + [str(chosen.sockets), "--seconds", str(chosen.seconds + 5)]
                + [table.id for table in tables[:20]]
            )
            await asyncio.sleep(5)  # until he is at full strength
        load = Load(tables, chosen.moves_per_second, chosen.seconds)
        watch = asyncio.create_task(load.run(lambda: None))
        while not watch.done():
            peak = max(peak, server.memory()) if phase == "attacked" else peak
            await asyncio.sleep(0.2)
        times = sorted(1000 * one for one in load.times) or [float("nan")]
        if phase == "attacked":
            stranger.wait()
        print(
            f"{phase:14}{len(times):>8}{statistics.median(times):>12.1f}"
            f"{times[int(0.99 * (len(times) - 1))]:>10.1f}{times[-1]:>10.1f}"
            f"{server.memory() / 1e6:>12.1f}  {dict(load.errors) or ''}"
        )
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
    parser.add_argument("--attack", type=int, help=argparse.SUPPRESS)
    parser.add_argument("targets", nargs="*", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    raise_limits()
    if chosen.attack:
        uvloop.run(attack(chosen.attack, chosen.targets, chosen.sockets, chosen.seconds))
        return
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.db"
        with bar("Setting up tables", chosen.tables) as told:
            prepared = uvloop.run(prepare(url, chosen.tables, 3, games.NAMES, told))
        server = ServerProcess(url)
        try:
            uvloop.run(measure(server, [Table(p.table, p.secrets) for p in prepared], chosen))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
