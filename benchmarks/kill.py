"""The server killed in the middle of play, again and again: no acknowledged move may be lost.

    python benchmarks/kill.py --times 50

Clients play as fast as the server answers; at a random moment it gets a kill -9. After each restart
every table must open, hold every move that any client was told of, and go on.
"""

import argparse
import asyncio
import random
import tempfile
import time
from dataclasses import dataclass, field

import msgspec
import uvloop
from harness import Client, ServerProcess, Table, connect, prepare, raise_limits

from lutece import games
from lutece.cli.console import progress_bar

SOON = 60.0  # seconds for every table to go on


class _Entry(msgspec.Struct):
    decision: str | None


class _View(msgspec.Struct):
    log: list[_Entry]


class _Sync(msgspec.Struct):
    seq: int
    view: _View


_sync = msgspec.json.Decoder(_Sync)


@dataclass
class Kept(Table):
    """A table that remembers every decision it was told of, over all lives of the server."""

    told: list[bytes] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    found: list[bytes | None] = field(default_factory=list)

    def heard(self, client: Client, message: bytes) -> None:
        """Remember before anything else."""
        if message.startswith(b'{"type":"sync"'):
            self._compare(message)
        before = self.seq
        super().heard(client, message)
        if message.startswith(b'{"type":"update"') and self.seq > before:
            self.told.append(self.sent_text)

    def again(self) -> None:
        """Before a new life: nothing is known but what was told."""
        self.clients, self.seq, self.to_move, self.waiting = [], 0, None, 0
        self.sent, self.found = None, []

    def settle(self) -> None:
        """After all have their sync: every decision told is there; one more may be."""
        lost = [n for n, text in enumerate(self.told) if self.found[n : n + 1] != [text]]
        if lost:
            self.problems.append(f"table {self.id}: decisions {lost[:5]} are lost or changed")
        more = self.found[len(self.told) :]
        if len(more) > 1 or (more and more != [self.sent_text]):
            self.problems.append(f"table {self.id}: {len(more)} decisions that nobody made")
        self.told += [text for text in more if text is not None]

    def _compare(self, message: bytes) -> None:
        """What this seat sees of the log; its own secrets it sees, those of others not."""
        log = _sync.decode(message).view.log
        self.found += [None] * (len(log) - len(self.found))
        for number, entry in enumerate(log):
            if entry.decision is not None:
                self.found[number] = entry.decision.encode()


class Lives:
    """One life of the server after another."""

    def __init__(self, url: str, tables: list[Kept], chance: random.Random) -> None:
        self.url, self.tables, self.chance = url, tables, chance
        self.alive = False
        self.errors: list[str] = []
        self.moves = 0
        self.slowest = 0.0  # from start to every table open
        for table in tables:
            table.on_update = self._go_on
            table.on_error = self._failed

    async def one(self) -> None:
        """Start, check everything, play, kill."""
        began = time.perf_counter()
        server = await asyncio.to_thread(ServerProcess, self.url)
        try:
            self.alive = True
            for table in self.tables:
                table.again()
            await connect(server.port, self.tables, lambda: None)
            self.slowest = max(self.slowest, time.perf_counter() - began)
            for table in self.tables:
                table.settle()
            before = {table.id: len(table.told) for table in self.tables}
            for table in self.tables:
                self._go_on(table, table.seq)
            until = time.perf_counter() + SOON
            while any(t.to_move is not None and len(t.told) == before[t.id] for t in self.tables):
                if time.perf_counter() > until:
                    self.errors.append("a table does not go on")
                    break
                await asyncio.sleep(0.01)
            await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        finally:
            self.alive = False
            server.kill()
        await asyncio.sleep(0.1)  # the clients hear that it is gone
        self.moves = sum(len(table.told) for table in self.tables)

    def _go_on(self, table: Table, seq: int) -> None:
        if self.alive and table.to_move is not None:
            delay = self.chance.uniform(0.0, 0.5)
            asyncio.get_running_loop().call_later(delay, self._play, table)

    def _play(self, table: Table) -> None:
        if self.alive and table.to_move is not None and table.waiting == 0:
            table.play(time.perf_counter(), self.chance.randrange(1 << 30))

    def _failed(self, what: str) -> None:
        if self.alive:
            self.errors.append(what)


def main() -> None:
    """Prepare, kill often, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", default=str(time.time_ns()))
    chosen = parser.parse_args()
    raise_limits()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.db"
        prepared = uvloop.run(prepare(url, chosen.tables, chosen.seats, games.NAMES, lambda: None))
        tables = [Kept(one.table, one.secrets) for one in prepared]
        uvloop.run(run(url, tables, chosen))


async def run(url: str, tables: list[Kept], chosen: argparse.Namespace) -> None:
    """So many lives, and one more to see how the last one ended."""
    lives = Lives(url, tables, random.Random(chosen.seed))
    with progress_bar() as bar:
        task = bar.add_task("Kills", total=chosen.times + 1)
        for _ in range(chosen.times + 1):
            await lives.one()
            bar.advance(task)
    problems = [problem for table in tables for problem in table.problems] + lives.errors
    over = sum(table.to_move is None for table in tables)
    print(
        f"{chosen.times} kills: {lives.moves} acknowledged moves at {len(tables)} tables "
        f"({over} games came to their end), {len(problems)} problems; "
        f"at most {lives.slowest:.1f} s from start to every table open (seed {chosen.seed})."
    )
    for problem in problems[:20]:
        print(f"  {problem}")
    if problems:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
