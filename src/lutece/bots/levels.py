"""The levels that people pick: each a fixed recipe, the same on every machine that keeps up.

A recipe counts simulations, so that a level plays the same for the same seed and is as strong on a
slow machine as on a quick one; the seconds only keep a very slow one from making people wait. Few
simulations make a player who overlooks much and still never plays against all sense.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from lutece.bots.net import NO_NET, NoNetError
from lutece.bots.search import Approach, Budget, Chooses, by_network, by_reckoning
from lutece.kernel.contract import Game

MOST_SECONDS = 2.0  # a decision
TRYING = 0.8  # exploration where every decision must be tried, and the first tries say little


class Recipe(NamedTuple):
    """How a level thinks about a decision."""

    simulations: int
    approach: Chooses


@dataclass(frozen=True)
class Level:
    """A strength with a name for people."""

    name: str
    describe: str
    recipes: Mapping[str, Recipe]  # by the name of the game
    without_net: Recipe | None = None  # where a recipe needs a network and nothing was learned

    def recipe(self, game: Game) -> Recipe:
        """For a game as it is; one that the level does not know is thought about as the first."""
        recipe = self.recipes.get(game.name) or next(iter(self.recipes.values()))
        if self.without_net is None:
            return recipe
        try:
            recipe.approach(game)
        except NoNetError:
            return self.without_net
        return recipe

    def budget(self, game: Game) -> Budget:
        """How long it thinks about a decision."""
        return Budget(simulations=self.recipe(game).simulations, seconds=MOST_SECONDS)

    def approach(self, game: Game) -> Approach:
        """How it thinks about it."""
        return self.recipe(game).approach(game)


def by_trying(game: Game) -> Approach:
    """Without seeing at a glance what a decision is worth: every one must be tried."""
    thinking = game.kernel.thinking._replace(glance=0, at_root=TRYING, below=TRYING)
    return Approach(thinking, NO_NET)


LONG_RECKONING = Recipe(20_000, by_reckoning)

LEVELS = (
    Level(
        "novice",
        "looks at each possibility once or twice, and overlooks much",
        {"paris": Recipe(25, by_trying), "paris-paris": Recipe(8, by_trying)},
    ),
    Level(
        "casual",
        "thinks for a moment",
        {"paris": Recipe(150, by_trying), "paris-paris": Recipe(30, by_trying)},
    ),
    Level(
        "strong",
        "thinks every decision through",
        {"paris": Recipe(1_000, by_reckoning), "paris-paris": Recipe(150, by_reckoning)},
    ),
    Level(
        "expert",
        "takes its time, up to two seconds a decision",
        {"paris": Recipe(12_000, by_network), "paris-paris": LONG_RECKONING},
        without_net=LONG_RECKONING,
    ),
)
