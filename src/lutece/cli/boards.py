"""Which drawings belong to which game. Only the game that is asked for is loaded, and compiled.

For a game called `some-game`, `board_some_game.py` draws the table and tells the log, and
`components_some_game.py` lays out the figures.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.console import ConsoleDimensions, RenderableType
from rich.text import Text

from lutece.kernel.contract import Game
from lutece.table import View
from lutece.table.view import LogEntry


def draw_board(game: Game, view: View, names: list[str], size: ConsoleDimensions) -> RenderableType:
    """The table as this view shows it, for a terminal of this size."""
    draw: Callable[..., RenderableType] = _room(game, "board").draw
    return draw(game, view, names, size)


def tell_entry(game: Game, entry: LogEntry) -> Text:
    """A line of the log: what came of a decision, in few words."""
    condensed: Callable[[LogEntry], str] = _room(game, "board").condensed
    return Text(condensed(entry))


def component_tables(game: Game) -> list[RenderableType]:
    """Every figure of a game, with the letter of its source."""
    tables: Callable[[Game], list[RenderableType]] = _room(game, "components").tables
    return tables(game)


def _room(game: Game, what: str) -> Any:
    return import_module(f"lutece.cli.{what}_{game.name.replace('-', '_')}")
