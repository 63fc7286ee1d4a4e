"""What may be wrong with a server, its machine or its database: looked at from outside.

`lutece doctor` prints all of it; a server that starts warns of what matters at once.
"""

import json
import os
import shutil
import smtplib
import sqlite3
import ssl
import stat
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

import sqlalchemy as sa

from lutece.server.addresses import is_local
from lutece.server.admin import Left, Office
from lutece.server.database_engine import engine_for, is_current, public, translate_errors
from lutece.server.database_tables import changes, results, seats, tables
from lutece.server.notifications.mail import connected
from lutece.server.notifications.settings import Smtp

Level = Literal["good", "warning", "bad"]

LITTLE_SPACE = 200 * 1024 * 1024  # bytes: games could be lost for want of room soon
FEW_FILES = 4096  # each live connection is an open file
SKEW = 300.0  # seconds that a clock may go back without a word
BUILT = 1_767_225_600.0  # 2026: no clock can be right that shows less
NAMED = 5  # tables that are named of those that are broken
ANSWER_SECONDS = 10.0
_FORGETFUL = {"nfs", "nfs4", "cifs", "smb3", "9p", "vboxsf", "fuse.sshfs"}  # locks may fail there


class Finding(NamedTuple):
    """One thing that was looked at."""

    level: Level
    what: str


def at_start(url: str) -> list[Finding]:
    """What a server that starts should warn of; looking takes no time."""
    found = [*machine(), *_files(url)]
    return [finding for finding in found if finding.level != "good"]


def machine() -> Iterator[Finding]:
    """Python, the clock, open files, the environment."""
    yield Finding("good", f"Python {sys.version.split()[0]}")
    if time.time() < BUILT:
        yield Finding(
            "bad",
            f"The clock shows {time.strftime('%Y-%m-%d')}: turns with a clock will end wrong.",
        )
    most = _open_files()
    if most is not None and most < FEW_FILES:
        yield Finding(
            "warning",
            f"This system allows {most} open files, so about as many connections (ulimit -n).",
        )
    if os.environ.get("FORWARDED_ALLOW_IPS", "").strip() == "*":
        yield Finding(
            "bad",
            "FORWARDED_ALLOW_IPS=* lets everybody name an address of their choice: limits by "
            "address do not hold. Name the proxy's own address.",
        )


def database(
    url: str, every_game: bool = False, told: Callable[[int, int], None] = lambda done, of: None
) -> Iterator[Finding]:
    """The database: its files, its form, its rows, and whether games can be replayed."""
    if _missing(url):
        yield Finding("good", f"There is no database at {public(url)} yet; the server makes one.")
        return
    yield from _files(url)
    engine = engine_for(url)
    try:
        with translate_errors(url):
            if engine.dialect.name == "sqlite":
                yield from _sqlite(engine)
            if not is_current(engine):
                yield Finding(
                    "warning",
                    "The database has the form of another version of Lutèce; `lutece serve` "
                    "brings it up to date. Its rows were not looked at.",
                )
                return
            yield from _rows(engine)
            yield from _clock(engine)
    finally:
        engine.dispose()
    yield from _games(url, every_game, told)


def site(address: str) -> Iterator[Finding]:
    """A running server as visitors reach it: what its proxy hands on."""
    asked = urlsplit(address)
    try:
        with urllib.request.urlopen(
            f"{address.rstrip('/')}/api/seen", timeout=ANSWER_SECONDS
        ) as answer:
            seen = json.loads(answer.read(10_000))
            network, scheme, host = seen["network"], seen["scheme"], seen["host"]
    except (urllib.error.URLError, OSError, ValueError, KeyError, TypeError) as error:
        yield Finding("bad", f"{address} does not answer as a Lutèce server: {error}")
        return
    yield Finding("good", f"{address} answers.")
    if asked.scheme == "https" and scheme != "https":
        yield Finding(
            "bad",
            "The proxy does not say X-Forwarded-Proto: https, so cookies are not kept to https "
            "and passkeys do not work.",
        )
    if host != asked.netloc:
        yield Finding(
            "bad",
            f"The proxy hands on the name {host}, not {asked.netloc}: browsers will be refused. "
            "Let it keep the header Host.",
        )
    if is_local(network) and asked.hostname not in ("localhost", "127.0.0.1", "::1"):
        yield Finding(
            "bad",
            "The proxy does not say X-Forwarded-For: all visitors look like one address, and "
            "share its limits.",
        )


def mail_server(smtp: Smtp) -> Iterator[Finding]:
    """The mail server: whether it answers, encrypts, and takes the password."""
    name = f"{smtp.host}:{smtp.port}"
    try:
        with connected(smtp) as server:
            encrypted = isinstance(server.sock, ssl.SSLSocket)
    except (OSError, smtplib.SMTPException) as error:
        yield Finding("bad", f"The mail server {name} cannot be used: {error}")
        return
    if encrypted or smtp.is_local:
        yield Finding("good", f"The mail server {name} answers.")
    else:
        yield Finding("warning", f"The mail server {name} answers, but does not encrypt.")


# --- SQLite's files -----------------------------------------------------------------------------


def _files(url: str) -> Iterator[Finding]:
    """Who can read and write the database file, and how much room there is."""
    file = _file(url)
    if file is None or not file.exists():
        return
    beside = [file, *(Path(f"{file}{ending}") for ending in ("-wal", "-shm"))]
    for one in (one for one in beside if one.exists()):
        mode = stat.S_IMODE(one.stat().st_mode)
        if os.name == "posix" and mode & 0o077:
            yield Finding(
                "warning",
                f"{one} can be read by others (mode {mode:o}): it holds what players may not see. "
                f"chmod 600 {one}",
            )
        if not os.access(one, os.W_OK):
            yield Finding("bad", f"{one} cannot be written by this user.")
    folder = file.resolve().parent
    if not os.access(folder, os.W_OK):
        yield Finding("bad", f"{folder} cannot be written: SQLite keeps files beside the database.")
    elif os.name == "posix" and folder.stat().st_mode & 0o002 and not _is_sticky(folder):
        yield Finding("warning", f"Everybody may write to {folder}, and so replace the database.")
    kind = _file_system(folder)
    if kind in _FORGETFUL:
        yield Finding(
            "warning",
            f"{folder} is on a network file system ({kind}), where SQLite's locks may fail. "
            "Keep the database on a disk of this machine, or use PostgreSQL.",
        )
    free = shutil.disk_usage(folder).free
    if free < LITTLE_SPACE:
        level: Level = "bad" if free < LITTLE_SPACE // 10 else "warning"
        yield Finding(level, f"Only {free // 2**20} MiB are free in {folder}.")


def _sqlite(engine: sa.Engine) -> Iterator[Finding]:
    version = sqlite3.sqlite_version_info
    if _has_wal_reset_bug(version):
        yield Finding(
            "warning",
            f"SQLite {sqlite3.sqlite_version} can damage a database, very rarely, when two "
            "programs write to it at one moment (fixed in 3.51.3, 3.50.7 and 3.44.6). A server is "
            "the only writer, unless `lutece admin import` or `close` runs beside it: use them "
            "while the server is stopped.",
        )
    else:
        yield Finding("good", f"SQLite {sqlite3.sqlite_version}")
    with engine.connect() as connection:
        found = [row[0] for row in connection.exec_driver_sql("PRAGMA integrity_check(5)")]
        orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if found != ["ok"]:
        yield Finding("bad", f"The database file is damaged: {'; '.join(found)}. Take a backup.")
    if orphans:
        yield Finding("bad", f"{len(orphans)} rows belong to something that is not there.")
    if found == ["ok"] and not orphans:
        yield Finding("good", "The database file is whole.")


def _has_wal_reset_bug(version: tuple[int, ...]) -> bool:
    """https://sqlite.org/wal.html#walresetbug"""
    if version[:2] in ((3, 44), (3, 50)):
        return version < ((3, 44, 6) if version[:2] == (3, 44) else (3, 50, 7))
    return (3, 7, 0) <= version < (3, 51, 3)


def _missing(url: str) -> bool:
    file = _file(url)
    return file is not None and not file.exists()


def _file(url: str) -> Path | None:
    with translate_errors(url):
        parsed = sa.make_url(url)
    named = parsed.database or ""
    if (
        parsed.get_backend_name() != "sqlite"
        or not named
        or named.startswith((":memory:", "file:"))
    ):
        return None
    return Path(named)


def _is_sticky(folder: Path) -> bool:
    return bool(folder.stat().st_mode & stat.S_ISVTX)


def _file_system(folder: Path) -> str:
    """The kind of file system that a folder is on, where the system tells."""
    try:
        lines = Path("/proc/mounts").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    mounts = [(parts[1], parts[2]) for parts in map(str.split, lines) if len(parts) > 2]
    on = [(len(point), kind) for point, kind in mounts if folder.is_relative_to(point)]
    return max(on)[1] if on else ""


def _open_files() -> int | None:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    return resource.getrlimit(resource.RLIMIT_NOFILE)[1]


# --- rows ---------------------------------------------------------------------------------------


def _rows(engine: sa.Engine) -> Iterator[Finding]:
    """Gaps, and rows that do not fit each other."""
    problems: list[Finding] = []
    for words, sql in _CHECKS:
        with engine.connect() as connection:
            broken = [str(row[0]) for row in connection.execute(sql)]
        if broken:
            problems.append(Finding("bad", f"{words}: {_some(broken)}"))
    unreadable = _unreadable(engine)
    if unreadable:
        problems.append(Finding("bad", f"Tables that cannot be read: {_some(unreadable)}"))
    with engine.connect() as connection:
        counts = [connection.scalar(sa.select(sa.func.count()).select_from(t)) for t in _COUNTED]
    yield from problems
    if not problems:
        yield Finding(
            "good", f"{counts[0]} tables with {counts[1]} changes: no gap, nothing broken."
        )


def _unreadable(engine: sa.Engine) -> list[str]:
    """Tables whose options or results are no JSON."""
    texts = [sa.type_coerce(tables.c[name], sa.Text) for name in ("options", "result")]
    broken = []
    with engine.connect() as connection:
        for table, *values in connection.execute(sa.select(tables.c.id, *texts)):
            try:
                read = [json.loads(v) if isinstance(v, str) else v for v in values]
            except ValueError:
                broken.append(table)
            else:
                if not isinstance(read[0], dict):
                    broken.append(table)
    return broken


def _clock(engine: sa.Engine) -> Iterator[Finding]:
    with engine.connect() as connection:
        newest = connection.scalar(sa.select(sa.func.max(changes.c.at)))
    ahead = (newest or 0.0) - time.time()
    if ahead > SKEW:
        yield Finding(
            "warning",
            f"The newest move was made {ahead / 3600:.1f} hours in the future: this clock went "
            "back, or that of the server is wrong.",
        )


def _games(url: str, every_game: bool, told: Callable[[int, int], None]) -> Iterator[Finding]:
    """Whether the games can be replayed from their decisions."""
    with Office(url) as office:
        which = office.exported(unfinished=True) if every_game else office.running()
        left: list[Left] = []
        for done, table in enumerate(which):
            told(done, len(which))
            left += [one for one in office.export([table]) if isinstance(one, Left)]
    for why in sorted({one.why for one in left}):
        broken = [one.table for one in left if one.why == why]
        yield Finding("bad", f"Games that cannot be replayed ({why}): {_some(broken)}")
    kind = "games" if every_game else "running games"
    if len(which) > len(left):
        yield Finding("good", f"{len(which) - len(left)} {kind} replayed from their decisions.")


def _some(names: Sequence[str]) -> str:
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return ", ".join(names[:NAMED]) + more


_last = changes.alias()
_LAST_NUMBER = (
    sa.select(_last.c.number)
    .where(_last.c.table == tables.c.id)
    .order_by(_last.c.seq.desc())
    .limit(1)
    .correlate(tables)
    .scalar_subquery()
)
_SEATS = (
    sa.select(sa.func.count())
    .where(seats.c.table == tables.c.id)
    .correlate(tables)
    .scalar_subquery()
)
_COUNTED = (tables, changes)
_CHECKS: tuple[tuple[str, sa.Select[Any]], ...] = (
    (
        "Tables whose changes have a gap",
        sa.select(changes.c.table)
        .group_by(changes.c.table)
        .having(
            sa.or_(
                sa.func.min(changes.c.seq) != 1,
                sa.func.max(changes.c.seq) != sa.func.count(changes.c.seq),
            )
        ),
    ),
    (
        "Tables that count other decisions than they have",
        sa.select(tables.c.id).where(tables.c.number != sa.func.coalesce(_LAST_NUMBER, 0)),
    ),
    ("Tables without seats", sa.select(tables.c.id).where(_SEATS == 0)),
    (
        "Tables whose seats have a gap",
        sa.select(seats.c.table)
        .group_by(seats.c.table)
        .having(
            sa.or_(
                sa.func.min(seats.c.seat) != 0,
                sa.func.max(seats.c.seat) != sa.func.count(seats.c.seat) - 1,
            )
        ),
    ),
    (
        "Running tables at which nobody is to move",
        sa.select(tables.c.id).where(
            tables.c.status == "running",
            sa.or_(tables.c.to_move.is_(None), tables.c.to_move < 0, tables.c.to_move >= _SEATS),
        ),
    ),
    (
        "Tables of an unknown state",
        sa.select(tables.c.id).where(
            tables.c.status.not_in(("waiting", "running", "over", "closed"))
        ),
    ),
    (
        "Finished tables without a result for each seat",
        sa.select(tables.c.id).where(
            tables.c.status == "over",
            tables.c.result.is_not(None),
            sa.select(sa.func.count())
            .where(results.c.table == tables.c.id)
            .correlate(tables)
            .scalar_subquery()
            != _SEATS,
        ),
    ),
)
