"""Does the start player win more often? A million games by turn order, as figures and as a plot.

python first_seat.py [GAME] [GAMES] [BOT] [PLOT]

GAMES are played with each number of players. Bots that are compiled (random, greedy, shrewd,
neural) play thousands of games a second.
"""

import sys
from pathlib import Path

import numpy as np

from lutece import games
from lutece.lab.estimates import Ratio, percent
from lutece.lab.simulate import Plan, simulate

DEFAULTS = ["paris-paris", "1000000", "random", "first-seat.svg"]
WIDTH, ROW, LEFT = 560, 28, 170

given = sys.argv[1:]
name, wanted, bot, plot = given + DEFAULTS[len(given) :]

edges = []  # (row, points ahead of a fair share, half of the 95 % interval), all in %
for seats in games.load(name).seats:
    won = Ratio()
    for batch in simulate(Plan(name, seats, int(wanted), seed="first seat", bots=(bot,))):
        in_turn = (batch.first_seats[:, None] + np.arange(seats)) % seats
        won.add(np.take_along_axis(batch.wins, in_turn, axis=1))
    for place in range(seats):
        share, row = won.mean(place), f"{seats} players, turn {place + 1}"
        print(f"{row}: wins {percent(share, 2)}")
        edges.append((row, 100 * (share.value - 1 / seats), 100 * share.half_width))

most = max(abs(edge) + half for _, edge, half in edges)
middle, scale = (WIDTH + LEFT) / 2, (WIDTH - LEFT) / 2.6 / most
height = ROW * (len(edges) + 1)
marks = [
    f'<text x="{middle}" y="{height - 8}" text-anchor="middle">fair</text>',
    f'<path d="M{middle} 0V{height - ROW}" stroke="silver"/>',
]
for n, (row, edge, half) in enumerate(edges):
    x, y = middle + edge * scale, ROW * (n + 0.5)
    ends = f"M{x - half * scale:.1f} {y}h{2 * half * scale:.1f}"
    marks.append(f'<text x="8" y="{y + 5}">{row}</text>')
    marks.append(f'<path d="{ends}" stroke="steelblue" stroke-width="4" opacity="0.5"/>')
    marks.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="steelblue"/>')
    marks.append(f'<text x="{WIDTH - 8}" y="{y + 5}" text-anchor="end">{edge:+.2f}</text>')
Path(plot).write_text(
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-size="14" '
    f'font-family="sans-serif"><rect width="100%" height="100%" fill="white"/>'
    f"{''.join(marks)}</svg>\n"
)
