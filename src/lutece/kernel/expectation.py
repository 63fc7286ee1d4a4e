"""From the points that seats can expect to the shares of the win that they can expect."""

import math

from lutece.kernel.jit import compiled
from lutece.kernel.records import MAX_SEATS


@compiled
def expect_shares(out, seats, spread):
    """Fill in four shares before four expected scores; a lead of one spread is e times as likely.

    The spread is what a game's end may still change, in points.
    """
    best = out[MAX_SEATS]
    for seat in range(seats):
        best = max(best, out[MAX_SEATS + seat])
    total = 0.0
    for seat in range(seats):
        out[seat] = math.exp((out[MAX_SEATS + seat] - best) / spread)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total
