"""`lutece admin tables`: the list of tables."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from lutece.cli.commands.admin.database import Database, open_database
from lutece.cli.console import out


class Status(StrEnum):
    """The status of a table."""

    WAITING = "waiting"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"


def tables(
    status: Annotated[Status | None, typer.Option(help="Only tables with this status.")] = None,
    most: Annotated[int, typer.Option(min=1, metavar="N", help="How many to show.")] = 50,
    database: Database = None,
) -> None:
    """List the tables, the last changed first.

    [dim]lutece admin tables --status running[/]
    """
    with open_database(database) as office:
        found = office.tables(None if status is None else status.value, most)
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
