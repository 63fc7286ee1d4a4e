"""The levels that people pick: each a fixed recipe, the same on every machine that keeps up.

A recipe counts simulations, so that a level plays the same for the same seed and is as strong on a
slow machine as on a quick one; seconds only keep a very slow one from making people wait.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lutece.bots.search import Budget, Thought


@dataclass(frozen=True)
class Recipe:
    """How a level plays a game."""

    simulations: int  # a decision
    slack: float = 0.0  # how much worse than the best a decision may seem to be taken all the same

    @property
    def budget(self) -> Budget:
        """How long it thinks."""
        return Budget(simulations=self.simulations, seconds=MOST_SECONDS)

    def good_enough(self, thoughts: Sequence[Thought]) -> Sequence[Thought]:
        """The decisions that it chooses from: the best, and those that seem little worse to it."""
        best = thoughts[0]
        if not self.slack:
            return [best]
        return [t for t in thoughts if t.visits > 1 and t.share >= best.share - self.slack] or [
            best
        ]


@dataclass(frozen=True)
class Level:
    """A strength with a name for people."""

    name: str
    describe: str
    recipes: Mapping[str, Recipe]  # by the name of the game, whose simulations differ in length

    def recipe(self, game: str) -> Recipe:
        """How it plays this game."""
        return self.recipes.get(game) or min(self.recipes.values(), key=_simulations)


MOST_SECONDS = 2.0  # a decision


def _simulations(recipe: Recipe) -> int:
    return recipe.simulations


LEVELS = (
    Level(
        "novice",
        "looks a little ahead and is content with any decision that seems not bad",
        {"paris-paris": Recipe(60, 0.2), "paris": Recipe(40, 0.2)},
    ),
    Level(
        "casual",
        "thinks for a moment",
        {"paris-paris": Recipe(150), "paris": Recipe(100)},
    ),
    Level(
        "strong",
        "thinks every decision through",
        {"paris-paris": Recipe(3_000), "paris": Recipe(1_000)},
    ),
    Level(
        "expert",
        "takes its time, up to two seconds a decision",
        {"paris-paris": Recipe(50_000), "paris": Recipe(10_000)},
    ),
)
