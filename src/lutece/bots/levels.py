"""The levels that people pick: each a fixed recipe, the same on every machine that keeps up.

A recipe counts simulations, so that a level plays the same for the same seed and is as strong on a
slow machine as on a quick one; the seconds only keep a very slow one from making people wait. Few
simulations make a player who overlooks much and still never plays against all sense.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from lutece.bots.search import Budget
from lutece.kernel.contract import Game, Thinking

MOST_SECONDS = 2.0  # a decision
TRYING = 0.8  # exploration where every decision must be tried, and the first tries say little


@dataclass(frozen=True)
class Level:
    """A strength with a name for people."""

    name: str
    describe: str
    simulations: Mapping[str, int]  # a decision, by the name of the game
    glances: bool = True  # whether it sees at a glance what a decision is worth, as in the game

    def budget(self, game: str) -> Budget:
        """How long it thinks about a decision; in a game that it does not know, as in the first."""
        counts = self.simulations
        count = counts[game] if game in counts else next(iter(counts.values()))
        return Budget(simulations=count, seconds=MOST_SECONDS)

    def thinking(self, game: Game) -> Thinking:
        """How it thinks about a game: at its best, or by trying alone."""
        best = game.kernel.thinking
        return best if self.glances else best._replace(glance=0, at_root=TRYING, below=TRYING)


LEVELS = (
    Level(
        "novice",
        "looks at each possibility once or twice, and overlooks much",
        {"paris": 25, "paris-paris": 8},
        glances=False,
    ),
    Level(
        "casual",
        "thinks for a moment",
        {"paris": 150, "paris-paris": 30},
        glances=False,
    ),
    Level(
        "strong",
        "thinks every decision through",
        {"paris": 450, "paris-paris": 150},
    ),
    Level(
        "expert",
        "takes its time, up to two seconds a decision",
        {"paris": 20_000, "paris-paris": 20_000},
    ),
)
