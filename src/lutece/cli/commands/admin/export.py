"""`lutece admin export`: the games of the web table as records."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from lutece.cli.arguments import Force
from lutece.cli.commands.admin.database import Database, open_database
from lutece.cli.console import compile_rules, err, out, print_error


def export(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="A new file, a record per line; - writes to standard output."
        ),
    ],
    table: Annotated[
        str | None, typer.Option(metavar="TABLE", help="Only the game of this table.")
    ] = None,
    unfinished: Annotated[
        bool,
        typer.Option(
            "--unfinished",
            help="Also games that are not over. Their records reveal what players may not know.",
        ),
    ] = False,
    force: Force = False,
    database: Database = None,
) -> None:
    """Write the finished games as records, to be replayed, verified and studied.

    [dim]lutece admin export games.jsonl[/]
    [dim]lutece admin export game.json --table 3f0a1b2c4d[/]
    """
    from lutece.cli.output_files import STANDARD_OUTPUT, record_writer
    from lutece.server.admin import Left

    count, left = 0, 0
    with open_database(database) as office:
        wanted = office.exported(table, unfinished)
        compile_rules()
        with record_writer(file, force) as write:
            for exported in office.export(wanted):
                if isinstance(exported, Left):
                    left += 1
                    print_error(f"Table {exported.table} is left out: {exported.why}")
                else:
                    count += 1
                    write([exported.line()])
    console = err if file == STANDARD_OUTPUT else out
    sys.stdout.flush()
    games_are = "1 game is" if count == 1 else f"{count} games are"
    console.print(f"{games_are} exported.", markup=False)
    if left:
        raise typer.Exit(1)
