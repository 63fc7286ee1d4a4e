"""From expected scores to expected shares of the win."""

import math

from lutece.kernel.jit import compiled
from lutece.kernel.structs import MAX_SEATS


@compiled
def expect_shares(out, seats, spread):
    """Softmax of four expected scores, `out[4:]`, into four expected shares, `out[:4]`.

    The temperature is `spread`: the points by which the scores may still change.
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
