"""Is it good to begin? The share of wins by place in the turn order, as the games add up.

pip install lutece matplotlib
python balance.py [GAME] [GAMES] [PLAYERS] [BOT] [FILE]
"""

import sys

import matplotlib
import numpy as np

matplotlib.use("agg")
from matplotlib import pyplot

from lutece.lab.simulate import Plan, simulate

game = sys.argv[1] if len(sys.argv) > 1 else "paris-paris"
games = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
players = int(sys.argv[3]) if len(sys.argv) > 3 else 2
bot = sys.argv[4] if len(sys.argv) > 4 else "random"
file = sys.argv[5] if len(sys.argv) > 5 else "balance.png"

rows = []  # of each game the shares of the win, a column for each place in the turn order
for batch in simulate(Plan(game, players, games, "balance", (bot,))):
    order = (batch.first_seats[:, None] + np.arange(players)) % players
    rows.append(np.take_along_axis(batch.wins, order, axis=1))
wins = np.concatenate(rows)

played = np.unique(np.geomspace(min(100, games), games, 400).astype(int))
figure, axes = pyplot.subplots(figsize=(8, 4.5))
for place in range(players):
    share = np.cumsum(wins[:, place])[played - 1] / played
    margin = 1.96 * np.sqrt(share * (1 - share) / played)  # 95 %
    axes.plot(played, share, label=f"place {place + 1}")
    axes.fill_between(played, share - margin, share + margin, alpha=0.2)
    print(f"place {place + 1} wins {share[-1]:.2%} ± {margin[-1]:.2%} of {games:,} games")
axes.axhline(1 / players, color="black", linewidth=0.8)
axes.set(xscale="log", xlabel="games", ylabel="share of wins", title=f"{game}, {bot} bots")
axes.legend()
figure.savefig(file)
