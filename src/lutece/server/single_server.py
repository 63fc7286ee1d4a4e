"""One server at a time for a database: each keeps the running tables in memory, two would disagree.

The lock is held by a connection, so that it ends with its process, however that ends. A connection
can also be lost while the process lives: `Lock.is_held` looks, and takes the lock again if nobody
else has. `lutece admin` needs no lock: a running server notices what it changes.
"""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from lutece.server.database_engine import (
    DatabaseError,
    engine_for,
    keep_private,
    public,
    translate_errors,
)

NUMBER = 1_819_636_837  # of our lock among those that PostgreSQL keeps for its users
PATIENCE = 3.0  # seconds: a server that was just killed may not be quite gone


class InUseError(DatabaseError):
    """Another server is at work with this database."""

    def __init__(self, url: str) -> None:
        super().__init__(
            f"Another server is already at work with the database {public(url)}. Stop it first, "
            "or give this one a database of its own: --database sqlite:///other.db"
        )


class Lock(Protocol):
    """The right to serve a database."""

    def is_held(self) -> bool:
        """Whether the lock is still ours."""


@contextmanager
def single_server(url: str) -> Iterator[Lock]:
    """Keep other servers from a database."""
    with translate_errors(url):
        parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite":
        lock: FileLock | PostgresLock | NoLock = PostgresLock(url)
    elif parsed.database is None or parsed.database.startswith((":memory:", "file:")):
        lock = NoLock()
    else:
        lock = FileLock(url, Path(parsed.database))
    try:
        with translate_errors(url):
            _wait_for(lock.take, url)
        yield lock
    finally:
        lock.release()


class NoLock:
    """For a database in the memory of this process, which nobody else can open."""

    def take(self) -> bool:
        """Nothing to be done."""
        return True

    def is_held(self) -> bool:
        """Always."""
        return True

    def release(self) -> None:
        """Nothing to be done."""


class FileLock:
    """SQLite locks a file on every system: an empty one beside the database, past all links."""

    def __init__(self, url: str, file: Path) -> None:
        with translate_errors(url):
            engine_for(url)  # makes the folder and the file
            self._file = file.resolve()
            self._identity = _identity(self._file)
            name = f"{self._file}.serving"
            try:
                keep_private(Path(name))
                self._connection = sqlite3.connect(name, timeout=0, isolation_level=None)
            except sqlite3.Error as error:
                raise OSError(f"{name}: {error}") from None

    def take(self) -> bool:
        """Whether the lock is ours now."""
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            return False
        return True

    def is_held(self) -> bool:
        """Whether the database file is still the one that was locked."""
        return _identity(self._file) == self._identity

    def release(self) -> None:
        """Let others serve."""
        self._connection.close()


class PostgresLock:
    """An advisory lock, which ends with its connection."""

    def __init__(self, url: str) -> None:
        with translate_errors(url):
            self._engine = engine_for(url).execution_options(isolation_level="AUTOCOMMIT")
            self._connection = self._engine.connect()

    def take(self) -> bool:
        """Whether the lock is ours now."""
        return bool(self._connection.scalar(sa.select(sa.func.pg_try_advisory_lock(NUMBER))))

    def is_held(self) -> bool:
        """Whether the connection still holds the lock, or a new one could take it again."""
        try:
            self._connection.execute(sa.select(1))
            return True
        except SQLAlchemyError:
            pass
        try:
            self._connection.close()
            self._connection = self._engine.connect()
            return self.take()
        except SQLAlchemyError:
            return True  # no database, no other server: look again later

    def release(self) -> None:
        """Let others serve."""
        self._connection.close()
        self._engine.dispose()


def _identity(file: Path) -> tuple[int, int] | None:
    """Which file it is; None if there is none."""
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _wait_for(locked: Callable[[], bool], url: str) -> None:
    """Try for a moment."""
    until = time.monotonic() + PATIENCE
    while not locked():
        if time.monotonic() > until:
            raise InUseError(url)
        time.sleep(0.1)
