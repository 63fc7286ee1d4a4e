"""What `lutece admin` does, once its arguments are read."""

import sys
from datetime import datetime
from pathlib import Path

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from lutece.cli.console import compile_rules, complain, err, out
from lutece.cli.records import for_each_record, records_in
from lutece.cli.reports import STANDARD_OUTPUT, record_writer
from lutece.kernel.contract import Game
from lutece.server.admin import Left, Office, check_amount, checked
from lutece.server.serve import default_database
from lutece.table import FileError, Record, RecordError


def tables(database: str | None, status: str | None, most: int) -> None:
    """The tables as a list."""
    with _office(database) as office:
        found = office.tables(status, most)
    if not found:
        out.print(
            "There is no table." if status is None else f"There is no table that is {status}."
        )
        return
    columns = ("table", "game", "status", "seats")
    shown = Table(*columns, box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    shown.add_column("changed", no_wrap=True)
    shown.add_column("decisions", justify="right")
    for line in found:
        when = datetime.fromtimestamp(line.changed).strftime("%Y-%m-%d %H:%M")
        names = Text(", ".join(line.seats))
        shown.add_row(line.id, line.game, line.status, names, when, str(line.number))
    out.print(shown)


def players(database: str | None) -> None:
    """The people as figures."""
    with _office(database) as office:
        counts = office.players()
    shown = Table.grid(padding=(0, 2))
    shown.add_column()
    shown.add_column(justify="right")
    for meaning, count in (
        ("Accounts, by password or passkey", counts.accounts),
        ("Guests, of one browser each", counts.guests),
        ("Browsers that know their player", counts.browsers),
        ("Passkeys", counts.passkeys),
        ("Tokens of bots", counts.tokens),
    ):
        shown.add_row(meaning, str(count))
    out.print(shown)


def export(
    database: str | None, file: Path, table: str | None, unfinished: bool, force: bool
) -> None:
    """Games as records."""
    count, left = 0, 0
    with _office(database) as office:
        wanted = office.exported(table, unfinished)
        compile_rules()
        with record_writer(file, force) as write:
            for exported in office.export(wanted):
                if isinstance(exported, Left):
                    left += 1
                    complain(f"Table {exported.table} is left out: {exported.why}")
                else:
                    count += 1
                    write([exported.line()])
    console = err if file == STANDARD_OUTPUT else out
    sys.stdout.flush()
    console.print(f"{_games(count)} exported.", markup=False)
    if left:
        raise typer.Exit(1)


def take_in(database: str | None, file: Path, components: Path | None) -> None:
    """Records as finished tables."""
    text = None if components is None else _text(components)
    with _office(database) as office:
        good = _checked(file, components)
        ids = office.take_in(good, text)
    for table, (game, record) in zip(ids, good, strict=True):
        scores = " ".join(map(str, record.scores or []))
        out.print(f"/table/{table}  {game.title}, points {scores}", markup=False)


def backup(database: str | None, file: Path, force: bool) -> None:
    """A copy of everything."""
    with _office(database) as office:
        if commands := office.postgres_commands(file):
            err.print("PostgreSQL backs itself up, also while the server runs; and restores:")
            for command in commands:  # to be copied: not broken into lines
                out.print(command, markup=False, emoji=False, soft_wrap=True)
            raise typer.Exit(2)
        office.back_up(file, force)
    out.print(f"Written: {file}. It holds every secret of the games: keep it safe.", markup=False)


def close(database: str | None, table: str) -> None:
    """A table closed for good."""
    with _office(database) as office:
        office.close(table)
    out.print(
        f"Table {table} is closed. A server that runs on this database notices within a minute.",
        markup=False,
    )


def _office(database: str | None) -> Office:
    return Office(database or default_database())


def _checked(file: Path, components: Path | None) -> list[tuple[Game, Record]]:
    """The records of a file, each replayed and its deal proved."""
    records = list(records_in(file))
    check_amount(len(records))
    try:
        return for_each_record(
            records, components, lambda game, record: (game, checked(game, record)), "Checking"
        )
    except RecordError as error:
        raise RecordError(f"{error} Nothing was imported.") from None


def _games(count: int) -> str:
    return "1 game is" if count == 1 else f"{count} games are"


def _text(components: Path) -> str:
    try:
        return components.read_text(encoding="utf-8")
    except OSError as error:
        raise FileError(f"{components} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise FileError(f"{components} is not a text file, so it is no components file.") from None
