"""`lutece admin`: commands that look after the web table's database, a file each."""

import typer

from lutece.cli.commands.admin.backup import backup
from lutece.cli.commands.admin.close import close
from lutece.cli.commands.admin.export import export
from lutece.cli.commands.admin.import_games import import_games
from lutece.cli.commands.admin.players import players
from lutece.cli.commands.admin.reports import reports
from lutece.cli.commands.admin.tables import tables

app = typer.Typer(
    help="Manage the web table's database: list, reports, export, import, back up, close.\n\n"
    "Everything works while `lutece serve` runs on the same database.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)
app.command()(tables)
app.command()(players)
app.command()(reports)
app.command()(export)
app.command("import")(import_games)
app.command()(backup)
app.command()(close)
