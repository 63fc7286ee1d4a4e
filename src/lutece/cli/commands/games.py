"""`lutece games`: the games that are installed."""

from rich.table import Table
from rich.text import Text

from lutece.cli.console import out, print_error


def games() -> None:
    """List the games that are installed, with the names that the other commands take."""
    from lutece import games as installed

    table = Table()
    for column in ("name", "game", "players", "minutes"):
        table.add_column(column)
    for name in installed.NAMES:
        game = installed.describe(name)
        players = f"{game.fewest} to {game.most}" if game.most > game.fewest else str(game.most)
        table.add_row(Text(name, "bold"), Text(game.title), players, str(game.minutes))
    out.print(table)
    for error in installed.broken().values():
        print_error(str(error))
