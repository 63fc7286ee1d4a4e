"""The drawings of a game: its own where its description names them, else generic ones."""

import io
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rich.console import Console, ConsoleDimensions, RenderableType
from rich.text import Text

from lutece.kernel.contract import Game
from lutece.kernel.structs import SEAT_LETTERS
from lutece.table.view import LogEntry, View
from lutece.terminal import generic

if TYPE_CHECKING:
    from lutece.table.match import Match

HTML_SIZE = ConsoleDimensions(150, 60)
HTML = '<pre style="font-family:Menlo,Consolas,monospace;line-height:1.25">{code}</pre>'


def draw_board(game: Game, view: View, names: list[str], size: ConsoleDimensions) -> RenderableType:
    """The table as this view shows it, for a terminal of this size."""
    drawn: RenderableType = _drawing(game, "draw")(game, view, names, size)
    return drawn


def draw_match(match: "Match", size: ConsoleDimensions) -> RenderableType:
    """The table as a spectator sees it."""
    names = [f"Player {letter}" for letter in SEAT_LETTERS[: match.seats]]
    return draw_board(match.game, match.view(None), names, size)


def html_of(match: "Match") -> str:
    """The table as a spectator sees it, as HTML that stands alone."""
    width, height = HTML_SIZE
    console = Console(
        record=True, width=width, height=height, file=io.StringIO(), force_jupyter=False
    )
    console.print(draw_match(match, HTML_SIZE))
    return console.export_html(code_format=HTML, inline_styles=True)


def log_line(game: Game, entry: LogEntry) -> Text:
    """A line of the log: the effects of a decision, in few words."""
    return Text(_drawing(game, "condensed")(entry))


def component_tables(game: Game) -> list[RenderableType]:
    """Every figure of a game, with the letter of its source."""
    tables: list[RenderableType] = _drawing(game, "tables")(game)
    return tables


def _drawing(game: Game, function: str) -> Any:
    """A function of the game's own drawing; only the game that is played is imported."""
    module = game.description.terminal
    own = import_module(module) if module else generic
    return getattr(own, function, None) or getattr(generic, function)
