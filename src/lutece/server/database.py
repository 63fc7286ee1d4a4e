"""The database: its one writing thread, and its readers.

One thread writes, many changes in one transaction: a change is acknowledged when the transaction
that holds it is on disk.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from lutece.server.database_engine import engine_for, migrate, translate_errors
from lutece.server.database_tables import fence

log = logging.getLogger("lutece.server")

_TOUCH_FENCE = (
    sa.update(fence).where(fence.c.epoch == sa.bindparam("mine")).values(epoch=fence.c.epoch)
)
_UNAVAILABLE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL)
MOST_IN_ONE = 500  # changes of one transaction
# Seconds. A transaction costs far more than a change in it: after one with several changes the next
# begins so much later, with all that has come meanwhile. A lone change keeps nobody waiting.
GATHERING = 0.004


class NotSavedError(Exception):
    """A change that is not on disk."""


class ConflictError(NotSavedError):
    """A change that something written before forbids: a login or a place is taken."""


class RejectedError(NotSavedError):
    """A change that the database will never take, such as a value that does not fit."""


class FencedError(NotSavedError):
    """Another server has claimed the database."""


class Statement(NamedTuple):
    """One statement with its values."""

    sql: sa.Executable
    values: dict[str, Any]


class _Job(NamedTuple):
    statements: Sequence[Statement]
    done: "asyncio.Future[None]"


class Database:
    """Reads in any thread; writes through one thread, in groups."""

    def __init__(self, url: str) -> None:
        """Open it and bring it up to date."""
        self.url = url
        with translate_errors(url):
            self.engine = engine_for(url)
            migrate(self.engine)
        self._epoch: int | None = None  # None: nothing was claimed, everything may be written
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer = threading.Thread(target=self._write, name="database", daemon=True)
        self._writer.start()

    def claim(self) -> None:
        """Become the only writer: a server that claimed the database before can write no more."""
        with translate_errors(self.url), self.engine.begin() as connection:
            connection.execute(sa.update(fence).values(epoch=fence.c.epoch + 1))
            self._epoch = connection.scalar(sa.select(fence.c.epoch))

    def is_claimed(self) -> bool:
        """Whether nobody has claimed the database since."""
        return bool(self.rows(sa.select(fence.c.epoch))[0].epoch == self._epoch)

    async def read(self, sql: sa.Executable) -> list[Any]:
        """The rows of a query, off the event loop."""
        try:
            return await asyncio.to_thread(self.rows, sql)
        except SQLAlchemyError as error:
            log.error("the database does not answer: %s", error)
            raise NotSavedError from None

    def rows(self, sql: sa.Executable) -> list[Any]:
        """The rows of a query."""
        with self.engine.connect() as connection:
            return list(connection.execute(sql).all())

    async def write(self, *statements: Statement) -> None:
        """Returns when all of it is on disk; raises NotSavedError when none of it is."""
        loop = asyncio.get_running_loop()
        self._loop = loop
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put(_Job(statements, done))
        await done

    def close(self) -> None:
        """Write what waits, then let go."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    def _write(self) -> None:
        """The writing thread: takes what waits, commits it as one, tells who waited."""
        while (group := self._next_group()) is not None:
            self._commit(group)
            if len(group) > 1:
                time.sleep(GATHERING)

    def _next_group(self) -> list[_Job] | None:
        """What waits, or the next job that comes; None when nothing will come any more."""
        job = self._jobs.get()
        if job is None:
            return None
        group = [job]
        while len(group) < MOST_IN_ONE and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)  # for the next time
                break
            group.append(job)
        return group

    def _commit(self, group: list[_Job]) -> None:
        try:
            self._in_one_transaction(group)
        except FencedError as error:
            log.critical("another server has claimed this database: nothing is saved any more")
            self._tell(group, error)
        except Exception as error:  # whatever it is, this thread must go on
            if len(group) > 1 and not _is_unavailable(error):
                for job in group:  # one bad change must not take the others with it
                    self._commit([job])
                return
            if isinstance(error, IntegrityError):
                self._tell(group, ConflictError())
                return
            log.error("a change could not be saved: %s", error)
            never = isinstance(error, DataError)
            self._tell(group, RejectedError() if never else NotSavedError())
        else:
            self._tell(group, None)

    def _in_one_transaction(self, group: list[_Job]) -> None:
        """Equal statements run as one: a table waits for its change, so no two are of one table."""
        runs: dict[int, tuple[sa.Executable, list[dict[str, Any]]]] = {}
        for statement in (s for job in group for s in job.statements):
            runs.setdefault(id(statement.sql), (statement.sql, []))[1].append(statement.values)
        with self.engine.begin() as connection:
            self._check_claim(connection)
            for sql, values in runs.values():
                connection.execute(sql, values)

    def _check_claim(self, connection: sa.Connection) -> None:
        """Begin the transaction by touching the fence: a claim has to wait until it ends."""
        if self._epoch is not None:
            touched = connection.execute(_TOUCH_FENCE, {"mine": self._epoch})
            if touched.rowcount != 1:
                raise FencedError

    def _tell(self, group: list[_Job], error: NotSavedError | None) -> None:
        def tell() -> None:
            for job in group:
                if job.done.done():
                    continue
                if error is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(error)

        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell)


def _is_unavailable(error: Exception) -> bool:
    """Whether the database takes no change at all now: each one would wait as long again."""
    if not isinstance(error, DBAPIError):
        return False
    code = getattr(error.orig, "sqlite_errorcode", None)  # with the extended code above it
    return error.connection_invalidated or (code is not None and code & 0xFF in _UNAVAILABLE)
