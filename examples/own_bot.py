"""A bot of your own in the arena: it takes the decision after which it can expect the most points.

python own_bot.py [GAME] [DEALS]
"""

import sys

import numpy as np

import lutece
from lutece.bots import Bot, bot
from lutece.kernel.rng import rng_from
from lutece.lab.simulate import play_match


class Collector(Bot):
    """Looks one decision ahead, at its own expected points only."""

    describe = "takes the decision after which it can expect the most points"

    def choose(self, game, state, rng, moves=None, stop=None):
        """The action with the most expected points after it, the first of equals."""
        kernel, constants = game.kernel, game.constants
        seat, mask = kernel.to_move(state), np.zeros(kernel.actions, np.uint8)
        kernel.legal(constants, state, mask)
        guess = state.copy()
        kernel.redeal(constants, guess, seat, rng)  # what it cannot know, it must not use
        points = {}
        for action in mask.nonzero()[0]:
            after, result = guess.copy(), np.zeros(8)
            kernel.advance(constants, after, action)
            kernel.evaluate(constants, after, result)
            points[int(action)] = result[4 + seat]
        return max(points, key=points.get)


lutece.register_bot("collector", Collector)
game = sys.argv[1] if len(sys.argv) > 1 else "paris-paris"
deals = int(sys.argv[2]) if len(sys.argv) > 2 else 100
won = 0.0
for n in range(2 * deals):  # every deal twice, with seats exchanged
    match = lutece.new(game, 2, seed=f"own {n // 2}")
    order = ["collector", "random"] if n % 2 == 0 else ["random", "collector"]
    play_match(match, [bot(name) for name in order], rng_from(f"{n}", "own"))
    won += match.win[order.index("collector")]
print(f"collector wins {won / (2 * deals):.1%} of {2 * deals} games of {game} against random")
