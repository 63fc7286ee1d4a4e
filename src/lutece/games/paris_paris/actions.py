"""The actions of Paris Paris, the one definition: ranges, and their notation both ways.

0 … 34    take STOP LINE, one for each kind of tile
35 … 38   push SEAT, the owner whose shop leaves a full crossing
"""

from lutece.games.paris_paris.constants import KINDS, Network, kinds
from lutece.kernel.structs import MAX_SEATS

TAKE_FIRST = 0
PUSH_FIRST = KINDS
ACTIONS = KINDS + MAX_SEATS


def notation(network: Network) -> list[str]:
    """The text of each action."""
    takes = [f"take {tile_text(stop, line)}" for stop, line in kinds(network)]
    return takes + [f"push {seat}" for seat in range(MAX_SEATS)]


def tile_text(stop: str, line: str) -> str:
    """A tile as records write it."""
    return f"{stop} {line}"
