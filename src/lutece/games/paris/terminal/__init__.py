"""Paris in a terminal: the board and the components; the log is the generic one."""

from lutece.games.paris.terminal.board import draw
from lutece.games.paris.terminal.components import tables

__all__ = ["draw", "tables"]
