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
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import sqlalchemy as sa
import uvloop
from fault_kinds import ON_POSTGRESQL, ON_SQLITE, Fault, Place
from fault_players import Players, Watched
from harness import prepare, raise_limits

from lutece import games
from lutece.cli.console import progress_bar
from lutece.server import doctor
from lutece.server.database import Database
from lutece.server.database_tables import changes

HERE = Path(__file__).parent
DISK = 256  # MiB


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
