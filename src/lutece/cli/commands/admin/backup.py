"""`lutece admin backup`: a copy of the whole database."""

from pathlib import Path
from typing import Annotated

import typer

from lutece.cli.arguments import Force
from lutece.cli.commands.admin.database import Database, open_database
from lutece.cli.console import err, out, print_path


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file for the copy.")],
    force: Force = False,
    database: Database = None,
) -> None:
    """Copy the whole database as it is at one moment; nobody has to stop playing.

    To restore it, stop the server and put the copy in the database's place, or serve the copy:

    [dim]lutece admin backup monday.db[/]
    [dim]lutece serve --database sqlite:///monday.db[/]
    """
    with open_database(database) as office:
        if commands := office.postgres_commands(file):
            err.print(
                "PostgreSQL has its own commands, to back up (also under a running server) "
                "and to restore:"
            )
            for command in commands:
                print_path(command)
            raise typer.Exit(2)
        office.back_up(file, force)
    out.print(f"Written: {file}. It holds every secret of the games: keep it safe.", markup=False)
