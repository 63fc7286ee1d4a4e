"""Vacation: so many days a year the clocks of slow tables stand still for a player.

A vacation that has begun counts as a day at least, so that nobody stops a clock for an hour.
"""

import asyncio
import logging
import time
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from weakref import WeakValueDictionary

import sqlalchemy as sa

from lutece.server import limits
from lutece.server.database import Database, NotSavedError, Statement
from lutece.server.database_tables import players, vacations
from lutece.server.people import People, Player
from lutece.server.periodic_task import PeriodicTask
from lutece.server.refusals import Refusal
from lutece.server.schema import Vacation
from lutece.server.table_registry import TableRegistry

log = logging.getLogger("lutece.server")

SECONDS_BETWEEN_LOOKS = 60.0

_who: Any = sa.bindparam("who")
_now: Any = sa.bindparam("now")
_MARK = sa.update(players).where(players.c.id == _who).values(on_vacation=sa.bindparam("on"))
_BEGIN = sa.insert(vacations)
_END = (
    sa.update(vacations)
    .where(vacations.c.player == _who, vacations.c.ended.is_(None))
    .values(ended=_now)
)


class Vacations:
    """The vacations of all players."""

    def __init__(self, database: Database, people: People, registry: TableRegistry) -> None:
        self._database, self._people, self._tables = database, people, registry
        self._changing = WeakValueDictionary[str, asyncio.Lock]()  # by player
        message = "vacations could not be ended"
        self.task = PeriodicTask(SECONDS_BETWEEN_LOOKS, self.end_used_up, message)

    async def of(self, player: Player) -> Vacation:
        """A player's vacation."""
        now = time.time()
        taken = await self._database.read(
            sa.select(vacations.c.began, vacations.c.ended).where(vacations.c.player == player.id)
        )
        on = any(row.ended is None for row in taken)
        left = limits.VACATION_DAYS.amount - days_used(taken, now)
        return Vacation(
            on=on, days_left=max(0.0, left), days_a_year=int(limits.VACATION_DAYS.amount)
        )

    async def set(self, player: Player, on: bool) -> Vacation:
        """Go on vacation, or come back; a change that failed halfway is done by the next try.

        Clocks stop after the vacation has begun, and run before it ends: until all of them run, it
        goes on, and is ended again.
        """
        changing = self._changing.setdefault(player.id, asyncio.Lock())
        async with changing:
            before = await self.of(player)
            if on and not before.on:
                if before.days_left <= 0:
                    raise Refusal("no-vacation-left")
                row = {"player": player.id, "began": time.time(), "ended": None}
                await self._write(player, on, Statement(_BEGIN, row))
            await self._tables.vacation_changed(replace(player, vacation=on))
            if before.on and not on:
                now = {"who": player.id, "now": time.time()}
                await self._write(player, on, Statement(_END, now))
            return await self.of(player)

    async def _write(self, player: Player, on: bool, change: Statement) -> None:
        try:
            await self._database.write(change, Statement(_MARK, {"who": player.id, "on": on}))
        finally:
            self._people.forget(player.id)

    async def end_used_up(self) -> None:
        """End the vacations of those who have no days left."""
        rows = await self._database.read(
            sa.select(vacations.c.player).where(vacations.c.ended.is_(None))
        )
        for row in rows:
            try:
                player = await self._people.by_id(row.player)
                if (await self.of(player)).days_left <= 0:
                    await self.set(player, False)
            except NotSavedError:
                pass  # the next look tries again
            except Exception:  # whatever one player is, the others' days end, too
                log.exception("the vacation of %s could not be ended", row.player)


def days_used(taken: Iterable[Any], now: float) -> float:
    """The days of vacation that fall into the year of a moment."""
    year = datetime.fromtimestamp(now, UTC).year
    first = datetime(year, 1, 1, tzinfo=UTC).timestamp()
    seconds = 0.0
    for row in taken:
        began, ended = row.began, now if row.ended is None else row.ended
        ended = max(ended, began + limits.A_DAY) if row.ended is not None else ended
        seconds += max(0.0, ended - max(began, first))
    return seconds / limits.A_DAY
