"""How fast the search thinks: simulations a second from the opening, and the memory of a bot.

One core, two players, the best of several rounds: other work on the machine only ever slows one
down. Seconds are those of the processor, so that other load on the machine changes little.
"""

import resource
import time
from itertools import product

from lutece import games
from lutece.bots import Budget, Search
from lutece.bots.registry import SEARCH_METHODS
from lutece.bots.search import ApproachFor
from lutece.kernel.rng import rng_from
from lutece.table import Match

SIMULATIONS = 50_000
ROUNDS = 5


def main() -> None:
    """Print a line a game and a way of thinking."""
    for name, (kind, approach) in product(games.NAMES, SEARCH_METHODS.items()):
        match = Match(games.load(name), 2, seed="benchmark")
        speeds = [simulations_a_second(match, approach, f"{n}") for n in range(ROUNDS)]
        print(f"{name}, {kind}: {max(speeds):,.0f} simulations a second")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory of the whole process at most: {memory:.0f} MB")


def simulations_a_second(match: Match, approach: ApproachFor, seed: str) -> float:
    """A new search's thought about this position."""
    search, rng = Search(approach=approach), rng_from(seed, "lutece benchmark")
    begun = time.process_time()
    search.think(match.game, match.state, Budget(simulations=SIMULATIONS), rng)
    return SIMULATIONS / (time.process_time() - begun)


if __name__ == "__main__":
    main()
