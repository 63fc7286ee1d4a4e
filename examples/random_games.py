"""Random games, 256 side by side: how often does the first seat win?

python random_games.py [GAME] [GAMES]
"""

import sys

from lutece.envs import Batch

game = sys.argv[1] if len(sys.argv) > 1 else "paris-paris"
wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
batch = Batch(game, 256, seats=2, seed=1)
ended, first = 0, 0.0
while ended < wanted:
    batch.step(batch.sample())
    ended += int(batch.done.sum())
    first += float(batch.reward[:, 0].sum())
print(f"{game}: seat A wins {first / ended:.1%} of {ended} games of random play")
