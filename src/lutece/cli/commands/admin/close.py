"""`lutece admin close`: a table closed for good."""

from typing import Annotated

import typer

from lutece.cli.commands.admin.database import Database, open_database
from lutece.cli.console import out


def close(
    table: Annotated[
        str, typer.Argument(metavar="TABLE", help="The last part of the table's address.")
    ],
    database: Database = None,
) -> None:
    """Close a table for good. Its game stays in the database, unfinished.

    A server that runs on this database notices within a minute and informs everyone at the table.
    """
    with open_database(database) as office:
        office.close(table)
    out.print(
        f"Table {table} is closed. A server that runs on this database notices within a minute.",
        markup=False,
    )
