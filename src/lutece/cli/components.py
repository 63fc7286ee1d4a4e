"""Components printed with their sources."""

from rich.table import Table

from lutece.cli.console import out
from lutece.cli.paris_paris import line_name
from lutece.games.paris_paris.game import ParisParis
from lutece.kernel.components import SOURCES
from lutece.kernel.contract import Game


def print_components(game: Game) -> None:
    """Every figure of a game, with the letter of its source."""
    if isinstance(game, ParisParis):
        _print_paris_paris(game)
    out.print(f"Edition {game.edition}")
    for letter, meaning in SOURCES.items():
        out.print(f"  [b]{letter}[/] {meaning}")


def _print_paris_paris(game: ParisParis) -> None:
    network = game.network
    titles = {stop.slug: stop.name for stop in network.stop}
    lines = Table(title="Lines, from the start arrow on", title_justify="left")
    for column in ("line", "stops (crossings are marked ✕)", "source"):
        lines.add_column(column)
    for line in network.line:
        stops = [titles[s] + (" ✕" if len(network.lines_of(s)) > 1 else "") for s in line.stops]
        lines.add_row(line_name(line.name), " · ".join(stops), line.source)
    tiles = Table(title="Stops and their tiles", title_justify="left")
    for column in ("stop", "notation", "shops", "place", "source", "tiles", "source"):
        tiles.add_column(column)
    for stop in network.stop:
        own = [tile for tile in network.tile if tile.stop == stop.slug]
        tiles.add_row(
            stop.name,
            stop.slug,
            str(len(own)),
            f"{stop.at[0]}, {stop.at[1]}",
            stop.source,
            ", ".join(f"{tile.count} {tile.line}" for tile in own),
            "".join(sorted({tile.source for tile in own})),
        )
    out.print(lines)
    out.print(tiles)
    out.print(f"Shops of each player: {network.shops.count} ({network.shops.source})")
