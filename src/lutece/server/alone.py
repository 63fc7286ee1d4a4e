"""One server at a time for a database: each keeps the running tables in memory, two would disagree.

The lock is held by a connection, so that it ends with its process, however that ends. `lutece
admin` needs none: a running server notices what it changes.
"""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from lutece.server.database import DatabaseError, engine_for, public, told

NUMBER = 1_819_636_837  # of our lock among those that PostgreSQL keeps for its users
PATIENCE = 3.0  # seconds: a server that was just killed may not be quite gone


class InUseError(DatabaseError):
    """Another server is at work with this database."""

    def __init__(self, url: str) -> None:
        super().__init__(
            f"Another server is already at work with the database {public(url)}. Stop it first, "
            "or give this one a database of its own: --database sqlite:///other.db"
        )


@contextmanager
def served_alone(url: str) -> Iterator[None]:
    """Keep other servers from a database."""
    with told(url):
        parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite":
        with _on_postgres(url):
            yield
    elif parsed.database is None or parsed.database.startswith((":memory:", "file:")):
        yield  # in the memory of this process: nobody else can
    else:
        with _beside_a_file(url, parsed.database):
            yield


@contextmanager
def _beside_a_file(url: str, name: str) -> Iterator[None]:
    """SQLite locks a file on every system: an empty one beside the database."""
    with told(url):
        engine_for(url)  # makes the folder
        try:
            connection = sqlite3.connect(f"{name}.serving", timeout=0, isolation_level=None)
        except sqlite3.Error as error:
            raise OSError(f"{name}.serving: {error}") from None

    def locked() -> bool:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            return False
        return True

    try:
        with told(url):
            _wait_for(locked, url)
        yield
    finally:
        connection.close()


@contextmanager
def _on_postgres(url: str) -> Iterator[None]:
    """An advisory lock of this database."""
    with told(url):
        engine = engine_for(url).execution_options(isolation_level="AUTOCOMMIT")
        connection = engine.connect()

    def locked() -> bool:
        return bool(connection.scalar(sa.select(sa.func.pg_try_advisory_lock(NUMBER))))

    try:
        with told(url):
            _wait_for(locked, url)
        yield
    finally:
        connection.close()
        engine.dispose()


def _wait_for(locked: Callable[[], bool], url: str) -> None:
    """Try for a moment."""
    until = time.monotonic() + PATIENCE
    while not locked():
        if time.monotonic() > until:
            raise InUseError(url)
        time.sleep(0.1)
