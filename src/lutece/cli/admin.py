"""`lutece admin`: what each of its commands takes."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Look after the web table's database: list, export, import, back up, close.\n\n"
    "Everything works while `lutece serve` runs on the same database.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="The same as for `lutece serve`: sqlite:///FILE or "
        "postgresql://USER:PASSWORD@HOST/NAME. Default: the file in your data folder.",
    ),
]
TableId = Annotated[
    str, typer.Argument(metavar="TABLE", help="The last part of the table's address.")
]
Force = Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")]


class Status(StrEnum):
    """What a table can be."""

    WAITING = "waiting"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"


@app.command()
def tables(
    status: Annotated[Status | None, typer.Option(help="Only tables that are so.")] = None,
    most: Annotated[int, typer.Option(min=1, metavar="N", help="How many to show.")] = 50,
    database: Database = None,
) -> None:
    """List the tables, those that changed last first.

    [dim]lutece admin tables --status running[/]
    """
    from lutece.cli import administer

    administer.tables(database, status.value if status else None, most)


@app.command()
def players(database: Database = None) -> None:
    """Count the people: accounts, guests, and what they sign in with."""
    from lutece.cli import administer

    administer.players(database)


@app.command()
def export(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Written anew, a record a line; - is the screen.")
    ],
    table: Annotated[
        str | None, typer.Option(metavar="TABLE", help="Only the game of this table.")
    ] = None,
    unfinished: Annotated[
        bool,
        typer.Option(
            "--unfinished",
            help="Also games that are not over. Their records tell what players may not know.",
        ),
    ] = False,
    force: Force = False,
    database: Database = None,
) -> None:
    """Write the finished games as records, to be replayed, verified and studied.

    [dim]lutece admin export games.jsonl[/]
    [dim]lutece admin export game.json --table 3f0a1b2c4d[/]
    """
    from lutece.cli import administer

    administer.export(database, file, table, unfinished, force)


@app.command(name="import")
def take_in(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A file of records, one a line; - is the input.")
    ],
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
    from lutece.cli import administer

    administer.take_in(database, file, components)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    force: Force = False,
    database: Database = None,
) -> None:
    """Copy the whole database as it is at one moment; nobody has to stop playing.

    To go back to it, stop the server and put the copy in the database's place, or serve the copy:

    [dim]lutece admin backup monday.db[/]
    [dim]lutece serve --database sqlite:///monday.db[/]
    """
    from lutece.cli import administer

    administer.backup(database, file, force)


@app.command()
def close(table: TableId, database: Database = None) -> None:
    """Close a table for good. Its game stays in the database, unfinished.

    A server that runs on this database notices within a minute and tells whoever is at the table.
    """
    from lutece.cli import administer

    administer.close(database, table)
