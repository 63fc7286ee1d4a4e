"""The server under load: many sockets at many tables, moves at a steady rate.

    python benchmarks/load.py                          10,000 sockets, 2,500 tables, 250 moves/s
    python benchmarks/load.py --moves-per-second 1000

The server runs on a core of its own, the clients on another. A move is timed from its sending until
every player of its table has it.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import uvloop
from harness import Prepared, ServerProcess, Table, connect, prepare, raise_limits
from rich.console import Console
from rich.table import Table as Printed

from lutece import games
from lutece.cli.console import progress_bar

TICK = 0.002  # seconds: how often the clients look whether a move is due


class Load:
    """Moves at a steady rate, and how long they took."""

    def __init__(self, tables: list[Table], rate: float, seconds: float) -> None:
        self.tables, self.rate, self.seconds = tables, rate, seconds
        self.times: list[float] = []
        self.errors: Counter[str] = Counter()
        self.sent = 0
        self.lag = 0.0  # the most that the clients were behind their own plan
        for table in tables:
            table.on_update = self._arrived
            table.on_error = self._failed
        self.random = random.Random(1)

    async def run(self, told: Callable[[], None]) -> None:
        """The moves; then a moment for the last ones to arrive."""
        free = list(self.tables)
        self.random.shuffle(free)
        self.free = free
        start = time.perf_counter()
        while (now := time.perf_counter() - start) < self.seconds:
            due = int(now * self.rate) - self.sent
            if due > 0:
                self.lag = max(self.lag, now - self.sent / self.rate)
            for _ in range(due):
                self._move()
                told()
            await asyncio.sleep(TICK)
        until = time.perf_counter() + 5
        while len(self.times) < self.sent and time.perf_counter() < until:
            await asyncio.sleep(TICK)

    def _move(self) -> None:
        self.sent += 1
        if not self.free:
            self.errors["no table free: moves take too long"] += 1
            return
        table = self.free.pop(0)
        table.play(time.perf_counter(), self.random.randrange(1 << 30))

    def _arrived(self, table: Table, seq: int) -> None:
        assert table.sent is not None
        self.times.append(time.perf_counter() - table.sent)
        if table.to_move is not None:
            self.free.append(table)

    def _failed(self, what: str) -> None:
        self.errors[what] += 1


def main() -> None:
    """Prepare, serve, connect, play, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=2_500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves-per-second", type=float, default=250.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", choices=games.NAMES, help="only this one; otherwise both")
    parser.add_argument("--prefix", default="", help="a command to run the server under")
    parser.add_argument("--json", type=Path, help="write the figures there too")
    chosen = parser.parse_args()
    needed, most = chosen.tables * chosen.seats + 200, raise_limits()
    if most < needed:
        raise SystemExit(f"{needed} open files are needed; this system gives {most} (ulimit -n).")
    with tempfile.TemporaryDirectory() as folder:
        figures = measure(chosen, f"sqlite:///{folder}/tables.db")
    show(figures)
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=2) + "\n")


def measure(chosen: argparse.Namespace, url: str) -> dict[str, object]:
    """All figures."""
    cores = sorted(os.sched_getaffinity(0))
    mix = (chosen.game,) if chosen.game else games.NAMES
    with bar("Setting up tables", chosen.tables) as told:
        prepared = uvloop.run(prepare(url, chosen.tables, chosen.seats, mix, told))
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[1:]))
    server = ServerProcess(url, cores[0], chosen.prefix.split())
    try:
        return uvloop.run(play(server, prepared, chosen))
    finally:
        server.stop()


async def play(
    server: ServerProcess, prepared: list[Prepared], chosen: argparse.Namespace
) -> dict[str, object]:
    """Connect everybody, then make the moves."""
    tables = [Table(one.table, one.secrets) for one in prepared]
    load = Load(tables, chosen.moves_per_second, chosen.seconds)
    sockets = chosen.tables * chosen.seats
    empty, began = server.memory(), time.perf_counter()
    with bar("Opening sockets", sockets) as told:
        await connect(server.port, tables, told)
    opening = time.perf_counter() - began
    full, computed = server.memory(), server.seconds()
    planned = int(chosen.moves_per_second * chosen.seconds)
    began = time.perf_counter()
    with bar("Moves", planned) as told:
        await load.run(told)
    wall = time.perf_counter() - began
    computed = server.seconds() - computed
    load.errors.subtract(Counter())
    times = sorted(load.times) or [float("nan")]
    return {
        "sockets": sockets,
        "tables": chosen.tables,
        "games": chosen.game or "both",
        "moves": len(load.times),
        "moves_per_second": round(len(load.times) / chosen.seconds, 1),
        "ms_median": round(1000 * statistics.median(times), 2),
        "ms_p99": round(1000 * times[int(0.99 * (len(times) - 1))], 2),
        "ms_max": round(1000 * times[-1], 2),
        "ms_clients_behind": round(1000 * load.lag, 2),
        "ms_computing_a_move": round(1000 * computed / max(1, len(load.times)), 3),
        "share_of_core": round(computed / wall, 3),
        "memory_mb_empty": round(empty / 1e6, 1),
        "memory_mb_connected": round(full / 1e6, 1),
        "memory_mb_after": round(server.memory() / 1e6, 1),
        "kb_a_socket_with_its_share_of_a_table": round((full - empty) / sockets / 1e3, 1),
        "seconds_to_connect": round(opening, 1),
        "errors": dict(load.errors),
        "lost_moves": load.sent - len(load.times),
    }


@contextlib.contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar; the function that moves it on."""
    with progress_bar() as progress:
        task = progress.add_task(what, total=total)
        yield lambda: progress.advance(task)


def show(figures: dict[str, object]) -> None:
    """The figures as a table."""
    printed = Printed(title="The server under load", show_header=False)
    for name, value in figures.items():
        printed.add_row(name.replace("_", " "), f"{value}")
    Console().print(printed)


if __name__ == "__main__":
    main()
