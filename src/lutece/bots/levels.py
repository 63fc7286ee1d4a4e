"""The levels of bots for people: each a number of simulations and a way to search.

A level is limited by simulations, so that the same seed gives the same play and a slow machine
plays as strongly as a fast one; the limit in seconds matters only on a very slow machine. With
few simulations a level overlooks much, but its choices still make sense.
"""

from dataclasses import dataclass

from lutece.bots.net import NO_NET, NoNetError
from lutece.bots.search import Approach, ApproachFor, Budget, by_evaluation, by_network
from lutece.kernel.contract import Game
from lutece.kernel.description import LevelRecipe, Method

MOST_SECONDS = 2.0  # a decision
PLAIN_UCB_EXPLORATION = 0.8  # larger than elsewhere: the first visits say little
FALLBACK_RECIPE = LevelRecipe(20_000, "evaluation")  # where no network fits the game


@dataclass(frozen=True)
class Level:
    """A strength with a name for people."""

    name: str
    describe: str
    default: LevelRecipe  # for a game whose description has none for this level

    def recipe(self, game: Game) -> LevelRecipe:
        """The recipe of the game's description, or the default one."""
        recipe = game.description.levels.get(self.name, self.default)
        if recipe.method == "network":
            try:
                by_network(game)
            except NoNetError:
                return FALLBACK_RECIPE
        return recipe

    def budget(self, game: Game) -> Budget:
        """The limit of the search of a decision."""
        return Budget(simulations=self.recipe(game).simulations, seconds=MOST_SECONDS)

    def approach(self, game: Game) -> Approach:
        """How the game is searched."""
        return METHODS[self.recipe(game).method](game)


def by_plain_ucb(game: Game) -> Approach:
    """UCB1 without an evaluation on expansion: every action has to be visited once."""
    config = game.kernel.search._replace(
        prior_visits=0, root_exploration=PLAIN_UCB_EXPLORATION, exploration=PLAIN_UCB_EXPLORATION
    )
    return Approach(config, NO_NET)


METHODS: dict[Method, ApproachFor] = {
    "plain-ucb": by_plain_ucb,
    "evaluation": by_evaluation,
    "network": by_network,
}

LEVELS = (
    Level(
        "novice",
        "looks at each possibility once or twice, and overlooks much",
        LevelRecipe(25, "plain-ucb"),
    ),
    Level("casual", "thinks for a moment", LevelRecipe(150, "plain-ucb")),
    Level("strong", "thinks every decision through", LevelRecipe(1_000, "evaluation")),
    Level("expert", "takes its time, up to two seconds a decision", LevelRecipe(12_000, "network")),
)
