"""How a database is opened: connections, migrations, and errors that name it."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from lutece.kernel.errors import LuteceError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
_CONNECT = {"connect_timeout": 5}  # seconds; PostgreSQL's own would be minutes


class DatabaseError(LuteceError):
    """The database cannot be opened."""


@contextmanager
def translate_errors(url: str) -> Iterator[None]:
    """Raises errors of the database driver as DatabaseError, naming the URL."""
    try:
        yield
    except ImportError as error:
        raise DatabaseError(
            f"The database {public(url)} needs a driver that is not installed ({error.name}). "
            "For PostgreSQL: pip install 'lutece[postgres]'"
        ) from None
    except (SQLAlchemyError, OSError) as error:
        raise DatabaseError(f"The database {public(url)} cannot be opened: {error}") from None


def migrate(engine: sa.Engine) -> None:
    """Bring the database to this version's form."""
    from alembic import command
    from alembic.util import CommandError

    config = alembic_config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise DatabaseError(
                f"The database {public(str(engine.url))} was made by a newer version of Lutèce, or "
                "by another program. Bring Lutèce up to date, or name another with --database."
            ) from None


def is_current(engine: sa.Engine) -> bool:
    """Whether the database has this version's form."""
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    with engine.connect() as connection:
        now = MigrationContext.configure(connection).get_current_revision()
    return now == ScriptDirectory.from_config(alembic_config()).get_current_head()


def alembic_config() -> "Config":
    """Where the migrations are."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def engine_for(url: str) -> sa.Engine:
    """Connections to a database, as it may be."""
    parsed = sa.make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(
            parsed,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args=_CONNECT,
            json_serializer=_to_json,
        )
    if parsed.database and not parsed.database.startswith((":memory:", "file:")):
        keep_private(Path(parsed.database))
    # Parameters would be seen in the log.
    engine = sa.create_engine(parsed, hide_parameters=True, json_serializer=_to_json)
    sa.event.listen(engine, "connect", _tune_sqlite)
    return engine


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def keep_private(file: Path) -> None:
    """A database file is for its owner alone: it holds the hands of running games.

    So is the lock file beside it: whoever can read it can keep it locked.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    with suppress(OSError):  # somebody else's file
        file.chmod(0o600)


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Durable at every commit; readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def public(url: str) -> str:
    """The address without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return repr(url)
