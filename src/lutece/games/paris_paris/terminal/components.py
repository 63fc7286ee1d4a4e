"""The components of Paris Paris laid out with their sources."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lutece.games.paris_paris.game import ParisParis
from lutece.games.paris_paris.terminal.board import line_name


def tables(game: ParisParis) -> list[RenderableType]:
    """Every figure of the game."""
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
    shops = Text(f"Shops of each player: {network.shops.count} ({network.shops.source})")
    return [lines, tiles, shops]
