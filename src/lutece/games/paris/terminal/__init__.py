"""Paris in a terminal: the board, the log in few words, the components."""

from lutece.games.paris.terminal.board import condensed, draw
from lutece.games.paris.terminal.components import tables

__all__ = ["condensed", "draw", "tables"]
