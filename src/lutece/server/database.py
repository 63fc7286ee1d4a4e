"""The database: what is kept, and how it is written.

The decisions of a table are the stored truth; everything else about a game follows from them and
from the seed. One thread writes, many changes in one transaction: a change is acknowledged when
the transaction that holds it is on disk.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from lutece.kernel.errors import LuteceError
from lutece.server import limits

if TYPE_CHECKING:
    from alembic.config import Config

log = logging.getLogger("lutece.server")

metadata = sa.MetaData()

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("login", sa.String(80), unique=True),
    sa.Column("password", sa.String(200)),  # an Argon2 hash
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),  # here last, to the day
    sa.Column("on_vacation", sa.Boolean, nullable=False, server_default=sa.false()),
)

# Cookies of browsers and tokens of bots; only hashes are kept.
secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # cookie or token
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("credential", sa.String(1400), primary_key=True),  # base64url
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),  # 32 bits without a sign
    sa.Column("created", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("edition", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("components", sa.Text),  # the text of an own components file
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("status", sa.String(8), nullable=False, index=True),
    sa.Column("invitation", sa.String(40), nullable=False),
    sa.Column("owner", sa.String(32), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=False),  # decisions made: for the lobby's lists
    sa.Column("to_move", sa.Integer),
    sa.Column("deadline", sa.Float),  # of the seat to move
    sa.Column("result", sa.JSON(none_as_null=True)),  # when over: scores and shares of the win
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()),  # for strangers
    sa.Column("rematch", sa.String(16)),  # the table where the same people play again
    sa.Column("clock", sa.JSON(none_as_null=True)),  # the times of the pace "own"
    sa.Column("paused", sa.Float),  # seconds that the seat to move has left after the pause
    sa.Column("paused_by", sa.String(8)),  # why the clock stands still: pause or vacation
    sa.Column("standing", sa.JSON(none_as_null=True)),  # round and scores of a running game
    sa.Column("turn_began", sa.Float, index=True),  # of the seat to move
    # Whoever watches may read and write the chat.
    sa.Column("open_chat", sa.Boolean, nullable=False, server_default=sa.false()),
    # All seats agreed to hints when the table was set up.
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("practice_of", sa.String(16)),  # the table whose game goes on here for practice
    sa.Column("practice_at", sa.Integer),  # from after so many decisions
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # open, link, player or bot
    sa.Column("player", sa.String(32), index=True),
    sa.Column("level", sa.String(40)),  # of a bot, or of one that stands in for the player
    sa.Column("name", sa.String(80)),  # where somebody else sits there on the player's screen
    sa.Column("away", sa.String(8)),  # why a bot stands in: the player left, or was late
    sa.Column("bank", sa.Float),  # seconds left for the whole game, where the clock has such a time
    sa.Column(  # how often the player asked for more time
        "extended", sa.Integer, nullable=False, server_default=sa.text("0")
    ),
)

changes = sa.Table(
    "changes",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column(
        "decision", sa.String(int(limits.DECISION.amount))
    ),  # None: decisions were taken back
    sa.Column("number", sa.Integer, nullable=False),  # decisions made after this change
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("made_by", sa.String(8)),  # player, bot, stand-in or timeout; None: not known
    sa.Column("player", sa.String(32)),  # who holds the seat
    sa.Column("level", sa.String(40)),  # of the bot that decided
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.String(32), index=True),
    sa.Column("level", sa.String(40)),  # of a bot that held the seat
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("share", sa.Float, nullable=False),  # of the win
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("stand_in", sa.Boolean),  # a bot decided for the player; None: not known
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("player", sa.String(32), index=True),  # None: not known
)

# Who may not speak at a table: its owner decided so.
muted = sa.Table(
    "muted",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),
)

# Reports of players about others, for the operator.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("table", sa.String(16), nullable=False),
    sa.Column("reporter", sa.String(32), index=True),  # None: the account is deleted
    sa.Column("about", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(80), nullable=False),  # of whom it is about, at that time
    sa.Column("reason", sa.String(1000), nullable=False),
    sa.Column("lines", sa.JSON, nullable=False),  # what they said last at that table
    sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
)

# What the analysis of a finished game found: kept while it goes on, so that nothing is done twice.
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("status", sa.String(8), nullable=False, index=True),  # waiting, done or failed
    sa.Column("asked_by", sa.String(32), nullable=False),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False),  # with anybody who has the link
    sa.Column("partial", sa.LargeBinary),  # while it is made: what to go on from, as JSON
    sa.Column("found", sa.LargeBinary),  # when it is done: the Review as JSON
)

# The costly decisions of reviewed games that people made, to be counted and tried again.
mistakes = sa.Table(
    "mistakes",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # decisions made before
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("phase", sa.Integer, nullable=False),  # 0, 1 or 2: which third of the game
    sa.Column("source", sa.String(40)),  # of points, of which it cost most
    sa.Column("label", sa.String(16), nullable=False),
    sa.Column("loss", sa.Float, nullable=False),  # in shares of the win
    sa.Column("solved", sa.Float),  # when its player found a better decision
)

# Hints that were used, by the decision that they were about.
hints = sa.Table(
    "hints",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("step", sa.Integer, primary_key=True),  # 1 where, 2 which, 3 why; 0: a warning
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# How hard a puzzle has proved to be; a puzzle that nobody has tried has no row.
puzzle_ratings = sa.Table(
    "puzzle_ratings",
    metadata,
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),  # first tries: only these are rated
    sa.Column("found", sa.Integer, nullable=False),
)

# How well somebody solves the puzzles of a game.
puzzle_solvers = sa.Table(
    "puzzle_solvers",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("found", sa.Integer, nullable=False),
    sa.Column("streak", sa.Integer, nullable=False),  # found at the first try, one after the other
    sa.Column("best_streak", sa.Integer, nullable=False),
)

puzzle_tries = sa.Table(
    "puzzle_tries",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("found", sa.Boolean, nullable=False),  # at the first try
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),  # the last one
)

# Whether somebody wants the own mistakes again and again.
decks = sa.Table(
    "decks",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("repeat", sa.Boolean, nullable=False),
)

# When a mistake comes again: Leitner's boxes. One that was not tried yet has no row.
deck_cards = sa.Table(
    "deck_cards",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("box", sa.Integer, nullable=False),
    sa.Column("due", sa.Float, nullable=False),
)

# Vacations: one that has no end yet goes on.
vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("began", sa.Float, primary_key=True),
    sa.Column("ended", sa.Float),
)

# How a player is told that it is their turn: by mail, push or webhook.
channels = sa.Table(
    "channels",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # mail, push or webhook
    sa.Column("address", sa.String(2000), nullable=False),  # of mail, or a URL
    sa.Column("p256dh", sa.String(120)),  # of push: the browser's public key, base64url
    sa.Column("auth", sa.String(40)),  # of push: the secret shared with the browser, base64url
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("origin", sa.String(300), nullable=False),  # where links lead to
    sa.Column("token", sa.String(40), nullable=False, unique=True),  # of links in mails
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False, server_default=sa.text("0")),  # in vain
    sa.Column("not_before", sa.Float, nullable=False, server_default="0"),
    sa.Column("problem", sa.String(40)),  # of the last message: a text key
    sa.Column("disabled", sa.Boolean, nullable=False, server_default=sa.false()),
)

# Which turns a channel has notified: a turn is known by the moment when it began.
notified_turns = sa.Table(
    "notified_turns",
    metadata,
    sa.Column("channel", sa.String(16), sa.ForeignKey("channels.id"), primary_key=True),
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("turn", sa.Float, nullable=False),
)

# What the server makes once and keeps, such as the key that signs its push messages.
server_keys = sa.Table(
    "server_keys",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# One row. A server that starts raises the epoch; a server with an older one can write no more.
fence = sa.Table(
    "fence",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("epoch", sa.Integer, nullable=False),
)

MIGRATIONS = Path(__file__).parent / "migrations"
_TOUCH_FENCE = (
    sa.update(fence).where(fence.c.epoch == sa.bindparam("mine")).values(epoch=fence.c.epoch)
)
_UNAVAILABLE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL)
MOST_IN_ONE = 500  # changes of one transaction
# Seconds. A transaction costs far more than a change in it: after one with several changes the next
# begins so much later, with all that has come meanwhile. A lone change keeps nobody waiting.
GATHERING = 0.004
_CONNECT = {"connect_timeout": 5}  # seconds; PostgreSQL's own would be minutes


class DatabaseError(LuteceError):
    """The database cannot be opened."""


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
