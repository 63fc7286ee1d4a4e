"""The levels that people pick: each a fixed recipe, the same on every machine that keeps up.

A recipe counts simulations, so that a level plays the same for the same seed and is as strong on a
slow machine as on a quick one; the seconds only keep a very slow one from making people wait. Few
simulations make a player who overlooks much and still never plays against all sense.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from lutece.bots.search import Budget

MOST_SECONDS = 2.0  # a decision


@dataclass(frozen=True)
class Level:
    """A strength with a name for people."""

    name: str
    describe: str
    simulations: Mapping[str, int]  # a decision, by the name of the game

    def budget(self, game: str) -> Budget:
        """How long it thinks about a decision; in a game that it does not know, as in the first."""
        counts = self.simulations
        count = counts[game] if game in counts else next(iter(counts.values()))
        return Budget(simulations=count, seconds=MOST_SECONDS)


LEVELS = (
    Level(
        "novice",
        "looks at each possibility once or twice, and overlooks much",
        {"paris": 25, "paris-paris": 8},
    ),
    Level(
        "casual",
        "thinks for a moment",
        {"paris": 150, "paris-paris": 30},
    ),
    Level(
        "strong",
        "thinks every decision through",
        {"paris": 2_500, "paris-paris": 150},
    ),
    Level(
        "expert",
        "takes its time, up to two seconds a decision",
        {"paris": 20_000, "paris-paris": 20_000},
    ),
)
