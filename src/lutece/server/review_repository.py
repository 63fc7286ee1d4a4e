"""All SQL about reviews, mistakes and hints."""

import time
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

from lutece.server.database import Database, Statement
from lutece.server.database_tables import hints, mistakes, reviews, seats, tables
from lutece.server.people import Player

MISTAKES_LISTED = 200  # of one person, the most costly first

_ASK = sa.insert(reviews)
_ASK_AGAIN = (
    sa.update(reviews)
    .where(reviews.c.table == sa.bindparam("which"))
    .values({name: sa.bindparam(name) for name in ("status", "asked_by", "asked", "partial")})
)
_SAVE = (
    sa.update(reviews)
    # What comes late changes nothing of a review that is done.
    .where(reviews.c.table == sa.bindparam("which"), reviews.c.status == "waiting")
    .values({name: sa.bindparam(name) for name in ("status", "partial", "found")})
)
_SHARE = (
    sa.update(reviews)
    .where(reviews.c.table == sa.bindparam("which"))
    .values(shared=sa.bindparam("shared"))
)
_FORGET_MISTAKES = sa.delete(mistakes).where(mistakes.c.table == sa.bindparam("which"))
_NEW_MISTAKE = sa.insert(mistakes)
_SOLVE = (
    sa.update(mistakes)
    .where(mistakes.c.table == sa.bindparam("which"), mistakes.c.number == sa.bindparam("place"))
    .values(solved=sa.bindparam("solved"))
)
_NEW_HINT = sa.insert(hints)


class StoredReview(NamedTuple):
    """A review as it is kept."""

    table: str
    status: str  # waiting, done or failed
    asked_by: str
    shared: bool
    partial: bytes | None = None  # a PartialReview as JSON
    found: bytes | None = None  # a Review as JSON


class ReviewRepository:
    """What was found out about games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def load(self, table: str) -> StoredReview | None:
        """The review of a table."""
        found = await self._stored(reviews.c.table == table)
        return found[0] if found else None

    async def unfinished(self) -> list[StoredReview]:
        """The reviews that were asked for and are not done, the oldest first."""
        return await self._stored(reviews.c.status == "waiting")

    async def ask(self, table: str, player: str, again: bool) -> None:
        """Store that somebody asked for a review; `again` where one is stored that failed."""
        now = time.time()
        values = {"status": "waiting", "asked_by": player, "asked": now, "partial": None}
        if again:
            await self.database.write(Statement(_ASK_AGAIN, {"which": table} | values))
        else:
            await self.database.write(Statement(_ASK, {"table": table, "shared": False} | values))

    async def save(self, table: str, status: str, partial: bytes | None) -> None:
        """Store what to go on from."""
        values = {"which": table, "status": status, "partial": partial, "found": None}
        await self.database.write(Statement(_SAVE, values))

    async def finish(self, table: str, found: bytes, rows: Iterable[Mapping[str, Any]]) -> None:
        """Store a review that is done, and the mistakes in it."""
        await self.database.write(
            Statement(_SAVE, {"which": table, "status": "done", "partial": None, "found": found}),
            Statement(_FORGET_MISTAKES, {"which": table}),
            *(Statement(_NEW_MISTAKE, {"table": table, "solved": None, **row}) for row in rows),
        )

    async def share(self, table: str, shared: bool) -> None:
        """Store whether anybody may read a review."""
        await self.database.write(Statement(_SHARE, {"which": table, "shared": shared}))

    async def mistakes_of(self, player: Player) -> list[Any]:
        """The mistakes in the reviewed games of a player, the most costly first."""
        return await self.database.read(
            _own_mistakes(player, mistakes, tables.c.game, tables.c.changed)
            .order_by(mistakes.c.loss.desc())
            .limit(MISTAKES_LISTED)
        )

    async def kinds_of(self, player: Player) -> list[Any]:
        """How much each kind of mistake cost a player: by game, source and phase."""
        kind = (tables.c.game, mistakes.c.source, mistakes.c.phase)
        return await self.database.read(
            _own_mistakes(
                player,
                *kind,
                sa.func.count().label("count"),
                sa.func.sum(mistakes.c.loss).label("loss"),
            ).group_by(*kind)
        )

    async def count_reviewed(self, player: Player) -> int:
        """How many games of a player have been reviewed."""
        sits = sa.exists().where(seats.c.table == reviews.c.table, seats.c.player == player.id)
        rows = await self.database.read(
            sa.select(sa.func.count()).where(reviews.c.status == "done", sits)
        )
        return int(rows[0][0])

    async def solve(self, table: str, number: int) -> None:
        """Store that a player found a better decision at last."""
        values = {"which": table, "place": number, "solved": time.time()}
        await self.database.write(Statement(_SOLVE, values))

    async def hint_steps(self, table: str, number: int) -> set[int]:
        """The steps of hints that were used for a decision."""
        rows = await self.database.read(
            sa.select(hints.c.step).where(hints.c.table == table, hints.c.number == number)
        )
        return {row.step for row in rows}

    async def save_hint(self, table: str, number: int, step: int, seat: int) -> None:
        """Store that a step of a hint was used."""
        values = {"table": table, "number": number, "step": step, "seat": seat, "at": time.time()}
        await self.database.write(Statement(_NEW_HINT, values))

    async def _stored(self, *which: Any) -> list[StoredReview]:
        rows = await self.database.read(sa.select(reviews).where(*which).order_by(reviews.c.asked))
        return [
            StoredReview(row.table, row.status, row.asked_by, row.shared, row.partial, row.found)
            for row in rows
        ]


def _own_mistakes(player: Player, *columns: Any) -> sa.Select[Any]:
    """Mistakes at the seats that a player holds: they go over to an account with the seats."""
    return (
        sa.select(*columns)
        .join(tables, tables.c.id == mistakes.c.table)
        .join(
            seats,
            sa.and_(seats.c.table == mistakes.c.table, seats.c.seat == mistakes.c.seat),
        )
        .where(seats.c.player == player.id)
    )
