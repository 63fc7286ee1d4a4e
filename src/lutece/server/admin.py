"""Administration from outside the server: list, export, import, back up, close.

All of it works on the database while a server runs on it, and says so where something must wait.
"""

import secrets
import shlex
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
import sqlalchemy as sa

from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError
from lutece.server.database import Statement
from lutece.server.database_engine import engine_for, is_current, public, translate_errors
from lutece.server.database_tables import changes, passkeys, players, reports, seats, tables
from lutece.server.database_tables import secrets as kept_secrets
from lutece.server.new_table import game_of
from lutece.server.refusals import Refusal
from lutece.server.schema import Status
from lutece.server.seats import NOBODY, PLAYER
from lutece.server.table_rows import changes_of, seats_with_names
from lutece.server.table_state import replayed
from lutece.server.table_statements import result_statements
from lutece.table import FileError, Match, Record
from lutece.table import verify as verify_record
from lutece.table.files import atomic_file, refuse_existing

MOST_IMPORTED = 2_000  # games at once: more would make the players of a running server wait


class AdminError(LuteceError):
    """An administrative action that is not possible."""


class TableLine(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[str]  # names of players, levels of bots, - for a free seat
    number: int
    changed: float


class Counts(NamedTuple):
    """How many people there are, and what they hold."""

    accounts: int  # with a password or a passkey
    guests: int  # of one browser each
    passkeys: int
    browsers: int  # that are signed in or know their guest
    tokens: int


class Left(NamedTuple):
    """A table that cannot be exported, and why."""

    table: str
    why: str


class ReportLine(NamedTuple):
    """A player's report about another player."""

    id: int
    at: float
    table: str
    about: str  # the player's public id
    name: str  # that they had then
    by: str | None  # who reported; None: the account is deleted
    reason: str
    lines: list[str]  # what they said last at that table


class Office:
    """The administration of a database."""

    def __init__(self, url: str) -> None:
        """Open an existing database; it is neither created nor migrated."""
        self.url = url
        with translate_errors(url):
            self._refuse_missing()
            self.engine = engine_for(url)

    def __enter__(self) -> Self:
        with translate_errors(self.url):
            current = is_current(self.engine)
        if not current:
            raise AdminError(
                f"The database {public(self.url)} does not have the form of this version of "
                "Lutèce. `lutece serve` brings it up to date when it starts."
            )
        return self

    def __exit__(self, *_: object) -> None:
        self.engine.dispose()

    def tables(self, status: str | None = None, most: int = 50) -> list[TableLine]:
        """The tables that changed last."""
        which = sa.select(tables).order_by(tables.c.changed.desc()).limit(most)
        if status is not None:
            which = which.where(tables.c.status == status)
        rows = self._read(which)
        sitting = self._sitting([row.id for row in rows])
        return [
            TableLine(
                row.id, row.game, row.status, sitting.get(row.id, []), row.number, row.changed
            )
            for row in rows
        ]

    def players(self) -> Counts:
        """How many people there are."""
        has_passkey = sa.exists().where(passkeys.c.player == players.c.id)
        kept = sa.or_(players.c.login.is_not(None), has_passkey)

        def count(of: sa.FromClause, *which: Any) -> int:
            return int(self._read(sa.select(sa.func.count()).select_from(of).where(*which))[0][0])

        return Counts(
            accounts=count(players, kept),
            guests=count(players, sa.not_(kept)),
            passkeys=count(passkeys),
            browsers=count(kept_secrets, kept_secrets.c.kind == "cookie"),
            tokens=count(kept_secrets, kept_secrets.c.kind == "token"),
        )

    def reports(self, settled: bool = False) -> list[ReportLine]:
        """What players reported, the oldest first; `settled`: also what was dealt with."""
        which = (
            sa.select(reports, players.c.name.label("by"))
            .outerjoin(players, players.c.id == reports.c.reporter)
            .order_by(reports.c.id)
        )
        if not settled:
            which = which.where(sa.not_(reports.c.settled))
        return [
            ReportLine(
                row.id, row.at, row.table, row.about, row.name, row.by, row.reason, row.lines
            )
            for row in self._read(which)
        ]

    def settle(self, report: int) -> None:
        """A report has been dealt with."""
        done = sa.update(reports).where(reports.c.id == report).values(settled=True)
        with translate_errors(self.url), self.engine.begin() as connection:
            if connection.execute(done).rowcount != 1:
                raise AdminError(f"There is no report {report}. `lutece admin reports` lists them.")

    def exported(self, table: str | None = None, unfinished: bool = False) -> list[str]:
        """The tables whose games can be exported, the oldest first; one of them, if it can."""
        if table is not None:
            self._check_exported(table, unfinished)
            return [table]
        over = tables.c.status == "over"
        which = tables.c.status != "waiting" if unfinished else over
        rows = self._read(
            sa.select(tables.c.id).where(which).order_by(tables.c.created, tables.c.id)
        )
        return [row.id for row in rows]

    def running(self) -> list[str]:
        """The tables whose games are being played, the oldest first."""
        running = sa.select(tables.c.id).where(tables.c.status == "running")
        return [row.id for row in self._read(running.order_by(tables.c.created, tables.c.id))]

    def export(self, which: Sequence[str]) -> Iterator[Record | Left]:
        """The games of tables as records."""
        for table in which:
            exported = self._record(table)
            if exported is not None:
                yield exported

    def take_in(self, games: Sequence[tuple[Game, Record]], components: str | None) -> list[str]:
        """Store finished games as tables to look at; returns the tables' ids, in order."""
        now, ids = time.time(), [secrets.token_hex(5) for _ in games]
        with translate_errors(self.url), self.engine.begin() as connection:
            for table, (game, record) in zip(ids, games, strict=True):
                connection.execute(sa.insert(tables), _row(table, game, record, components, now))
                places: list[dict[str, Any]] = [
                    {"table": table, "seat": seat, "kind": PLAYER} for seat in range(record.seats)
                ]
                connection.execute(sa.insert(seats), places)
                made = [
                    {"table": table, "seq": n, "decision": text, "number": n, "at": now}
                    for n, text in enumerate(record.texts, start=1)
                ]
                connection.execute(sa.insert(changes), made)
                for statement in _result(table, record, now):
                    connection.execute(statement.sql, statement.values)
        return ids

    def close(self, table: str) -> None:
        """Close a table for good; a running server notices within a minute."""
        status = self._status(table)
        if status in ("over", "closed"):
            why = "its game is over" if status == "over" else "it was closed before"
            raise AdminError(f"Table {table} needs no closing: {why}.")
        values = {"status": "closed", "to_move": None, "deadline": None, "changed": time.time()}
        with translate_errors(self.url), self.engine.begin() as connection:
            connection.execute(sa.update(tables).where(tables.c.id == table).values(values))

    def back_up(self, file: Path, replace: bool = False) -> None:
        """A copy of the whole SQLite database at one moment, in one file; players need not stop."""
        refuse_existing(file, replace)
        try:
            with atomic_file(file) as part, translate_errors(self.url):
                part.chmod(0o600)  # it holds what players may not see
                self._copy(part)
        except sqlite3.Error as error:
            raise FileError(f"{file} cannot be written: {error}.") from None

    def postgres_commands(self, file: Path) -> tuple[str, ...]:
        """How PostgreSQL itself backs up and restores into an empty database; SQLite: nothing."""
        url = sa.make_url(self.url)
        if url.get_backend_name() == "sqlite":
            return ()
        address = shlex.quote(
            url._replace(drivername="postgresql", password=None).render_as_string()
        )
        name = shlex.quote(str(file))
        return (
            f"pg_dump --format=custom --file={name} {address}",
            f"pg_restore --no-owner --dbname={address} {name}",
        )

    # --- helpers ------------------------------------------------------------------------------

    def _refuse_missing(self) -> None:
        url = sa.make_url(self.url)
        if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
            raise AdminError(
                f"There is no database at {url.database or 'no file'}. `lutece serve` makes one; "
                "name another with --database."
            )

    def _read(self, sql: sa.Executable) -> Sequence[Any]:
        with translate_errors(self.url), self.engine.connect() as connection:
            return connection.execute(sql).all()

    def _sitting(self, which: Sequence[str]) -> dict[str, list[str]]:
        sitting: dict[str, list[str]] = {}
        for row in self._read(seats_with_names(which)):
            sitting.setdefault(row.table, []).append(
                row.name or row.current_name or row.level or "-"
            )
        return sitting

    def _status(self, table: str) -> str:
        rows = self._read(sa.select(tables.c.status).where(tables.c.id == table))
        if not rows:
            raise AdminError(f"There is no table {table}. `lutece admin tables` lists them.")
        return str(rows[0].status)

    def _check_exported(self, table: str, unfinished: bool) -> None:
        status = self._status(table)
        if status == "waiting":
            raise AdminError(f"The game of table {table} has not started.")
        if status != "over" and not unfinished:
            raise AdminError(
                f"The game of table {table} is not over: its record tells what is hidden. "
                "--unfinished exports it all the same."
            )

    def _record(self, table: str) -> Record | Left | None:
        """A table's game; None where it was closed before it began."""
        try:
            (row,) = self._read(sa.select(tables).where(tables.c.id == table))
        except ValueError as error:  # a broken value in it
            return Left(table, f"its row cannot be read: {error}")
        made = self._read(changes_of(row.id))
        if row.status == "closed" and not made:
            return None
        places = self._read(
            sa.select(sa.func.count()).select_from(seats).where(seats.c.table == row.id)
        )
        try:
            game = game_of(row.game, row.components, row.edition)
            if game.edition != row.edition:
                raise Refusal("older-rules")
            match = Match(game, places[0][0], row.options, row.seed)
            return replayed(match, made)[0].record()
        except (Refusal, LuteceError) as error:
            return Left(row.id, str(error))

    def _copy(self, part: Path) -> None:
        source, copy = self.engine.raw_connection(), sqlite3.connect(part)
        try:
            assert isinstance(source.driver_connection, sqlite3.Connection)
            source.driver_connection.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            (found,) = copy.execute("PRAGMA integrity_check").fetchone()
            if found != "ok":
                raise AdminError(f"The copy is not whole, so it is not kept: {found}")
        finally:
            copy.close()
            source.close()


def check_amount(games: int) -> None:
    """Refuse more than can be imported at once."""
    if games > MOST_IMPORTED:
        raise AdminError(
            f"These are {games} games; {MOST_IMPORTED} at most can be imported at once. "
            "Cut the file into several."
        )


def checked(game: Game, record: Record) -> Record:
    """A record that can be kept as a finished table; raises a LuteceError otherwise."""
    match = verify_record(game, record)
    if not match.over:
        raise AdminError("This game is not over: only finished games can be imported.")
    return msgspec.structs.replace(record, scores=match.scores, win=list(match.win))


def _result(table: str, record: Record, now: float) -> list[Statement]:
    """How an imported game ended, by seat; who played it is not known."""
    assert record.scores is not None
    assert record.win is not None
    by_seat = [
        {
            "table": table,
            "seat": seat,
            "player": None,
            "level": None,
            "score": score,
            "share": share,
            "stand_in": None,
        }
        for seat, (score, share) in enumerate(zip(record.scores, record.win, strict=True))
    ]
    return result_statements(table, {"scores": record.scores, "win": record.win}, by_seat, now)


def _row(
    table: str, game: Game, record: Record, components: str | None, now: float
) -> dict[str, Any]:
    return {
        "id": table,
        "game": game.name,
        "edition": game.edition,
        "options": record.options,
        "components": components,
        "seed": record.seed,
        "pace": "none",
        "status": "over",
        "invitation": secrets.token_urlsafe(12),
        "owner": NOBODY,
        "created": now,
        "changed": now,
        "number": len(record.moves),
    }
