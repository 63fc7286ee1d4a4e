"""Which drawing belongs to which game."""

from rich.console import RenderableType

from lutece.cli import paris, paris_paris
from lutece.games.paris.game import Paris
from lutece.games.paris_paris.game import ParisParis
from lutece.kernel.contract import Game
from lutece.table import View


def draw_board(game: Game, view: View, names: list[str], width: int) -> RenderableType:
    """The table as this view shows it, for a terminal of this width."""
    if isinstance(game, ParisParis):
        return paris_paris.draw(game, view, names, width)
    if isinstance(game, Paris):
        return paris.draw(game, view, names, width)
    raise TypeError(f"no drawing for {game.name}")
