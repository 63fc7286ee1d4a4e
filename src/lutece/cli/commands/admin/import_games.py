"""`lutece admin import`: records as finished tables."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lutece.cli.arguments import RecordFile
from lutece.cli.commands.admin.database import Database, open_database
from lutece.cli.console import out

if TYPE_CHECKING:
    from lutece.kernel.contract import Game
    from lutece.table import Record


def import_games(
    file: RecordFile,
    components: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The components file that the games were played with."),
    ] = None,
    database: Database = None,
) -> None:
    """Keep finished games of a file as tables, to be replayed on the page.

    Every game is replayed and its deal proved first. If one of them is wrong, none is imported.

    [dim]lutece admin import games.jsonl[/]
    """
    text = None if components is None else read_text(components)
    with open_database(database) as office:
        good = checked_records(file, components)
        ids = office.take_in(good, text)
    for table, (game, record) in zip(ids, good, strict=True):
        scores = " ".join(map(str, record.scores or []))
        out.print(f"/table/{table}  {game.title}, points {scores}", markup=False)


def checked_records(file: Path, components: Path | None) -> "list[tuple[Game, Record]]":
    """The records of a file, each replayed and its deal proved."""
    from lutece.cli.record_files import for_each_record, records_in
    from lutece.server.admin import check_amount, checked
    from lutece.table import RecordError

    records = list(records_in(file))
    check_amount(len(records))
    try:
        return for_each_record(
            records, components, lambda game, record: (game, checked(game, record)), "Checking"
        )
    except RecordError as error:
        raise RecordError(f"{error} Nothing was imported.") from None


def read_text(components: Path) -> str:
    """The text of a components file."""
    from lutece.table import FileError

    try:
        return components.read_text(encoding="utf-8")
    except OSError as error:
        raise FileError(f"{components} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise FileError(
            f"{components} is not a text file, so it is not a components file."
        ) from None
