"""The levels that people pick: each a fixed recipe, the same on every machine that keeps up.

A recipe counts simulations, so that a level plays the same for the same seed and is as strong on a
slow machine as on a quick one; the seconds only keep a very slow one from making people wait. Few
simulations make a player who overlooks much and still never plays against all sense.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from lutece.bots.net import NO_NET
from lutece.bots.search import Approach, Budget, Chooses, by_reckoning
from lutece.kernel.contract import Game

MOST_SECONDS = 2.0  # a decision
TRYING = 0.8  # exploration where every decision must be tried, and the first tries say little


@dataclass(frozen=True)
class Level:
    """A strength with a name for people."""

    name: str
    describe: str
    simulations: Mapping[str, int]  # a decision, by the name of the game
    approach: Chooses

    def budget(self, game: str) -> Budget:
        """How long it thinks about a decision; in a game that it does not know, as in the first."""
        counts = self.simulations
        count = counts[game] if game in counts else next(iter(counts.values()))
        return Budget(simulations=count, seconds=MOST_SECONDS)


def by_trying(game: Game) -> Approach:
    """Without seeing at a glance what a decision is worth: every one must be tried."""
    thinking = game.kernel.thinking._replace(glance=0, at_root=TRYING, below=TRYING)
    return Approach(thinking, NO_NET)


LEVELS = (
    Level(
        "novice",
        "looks at each possibility once or twice, and overlooks much",
        {"paris": 25, "paris-paris": 8},
        by_trying,
    ),
    Level(
        "casual",
        "thinks for a moment",
        {"paris": 150, "paris-paris": 30},
        by_trying,
    ),
    Level(
        "strong",
        "thinks every decision through",
        {"paris": 450, "paris-paris": 150},
        by_reckoning,
    ),
    Level(
        "expert",
        "takes its time, up to two seconds a decision",
        {"paris": 20_000, "paris-paris": 20_000},
        by_reckoning,
    ),
)
