"""Golden search trees: `python -m tests.bots.golden` writes them anew after a change that is meant.

A row is a node: its parent's row, the decision, visits, availability, wins and points in sum.
"""

import json
from itertools import product
from pathlib import Path

from lutece import games
from lutece.bots import Budget, Search, bot
from lutece.bots.registry import SEARCH_METHODS
from lutece.kernel.rng import rng_from
from lutece.table import Match

FIXTURES = Path(__file__).parents[1] / "fixtures"
SIMULATIONS = {"search": 200, "neural": 40}  # a network makes a node for every legal decision
DECISIONS = 22  # made at random before the search


def midgame(game: str, seats: int, seed: str, decisions: int) -> Match:
    """A game in which some decisions were made at random."""
    match, rng = Match(games.load(game), seats, seed=seed), rng_from(seed, "midgame")
    for _ in range(decisions):
        match.play(bot("random").choose(match.game, match.state, rng))
    return match


def golden_file(game: str, thinker: str) -> Path:
    return FIXTURES / f"{thinker}-tree-{game}.json"


def search_tree(game: str, thinker: str) -> list[list[object]]:
    match = midgame(game, 3, "golden", DECISIONS)
    search = Search(approach=SEARCH_METHODS[thinker])
    budget = Budget(simulations=SIMULATIONS[thinker])
    search.think(match.game, match.state, budget, rng_from("golden", "test"))
    return [
        [
            int(node.parent),
            match.game.texts[node.action] if node.parent >= 0 else "",
            int(node.visits),
            int(node.available),
            round(float(node.share), 6),
            int(node.points),
        ]
        for node in search.nodes[0]
    ]


def main() -> None:
    for game, thinker in product(games.NAMES, SEARCH_METHODS):
        rows = ",\n".join(json.dumps(row) for row in search_tree(game, thinker))
        golden_file(game, thinker).write_text(f"[\n{rows}\n]\n")


if __name__ == "__main__":
    main()
