"""`lutece lessons`: learning a game by small positions, and proving that the lessons hold."""

import typer

from lutece.cli.commands.lessons.check import check
from lutece.cli.commands.lessons.play import play

app = typer.Typer(
    help="Learn a game by small positions, or check that the lessons hold.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)
app.command()(play)
app.command()(check)
