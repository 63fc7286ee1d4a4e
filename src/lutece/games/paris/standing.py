"""How things stand: what each district would score now (P-40), and each tile held (P-33)."""

import numpy as np
from numba import int16, uint8, void

from lutece.games.paris import bonus
from lutece.games.paris.actions import (
    PER_FRANC,
    PER_LANDMARK,
    PER_TILE,
    PER_TYPES,
    PRESTIGE_PAIRS,
    RESOURCE_PAIRS,
)
from lutece.games.paris.constants import (
    CONSTANTS,
    DISTRICTS,
    FEWEST_SEATS,
    NONE,
    NUMBERS,
    RESOURCES,
)
from lutece.games.paris.scoring import LEVELS, level_in, strength
from lutece.games.paris.state import HELD, STATE
from lutece.kernel.jit import compiled, entry
from lutece.kernel.structs import MAX_SEATS, Bytes

TOTALS, POINTS = 0, DISTRICTS  # the rows of `standing`: by district, by district, by number
WORTH = 2 * DISTRICTS
ROWS = WORTH + NUMBERS


def standing_of(constants: Bytes, state: Bytes) -> np.ndarray[tuple[int, int], np.dtype[np.int16]]:
    """The rows TOTALS, POINTS and WORTH, by seat; NONE where a tile scores nothing ever."""
    out = np.full((ROWS, MAX_SEATS), NONE, np.int16)
    standing(constants, state, out)
    return out


@entry(void(uint8[::1], uint8[::1], int16[:, ::1]))
def standing(constants, state, out):
    """Fills the rows."""
    t, s = constants.view(CONSTANTS)[0], state.view(STATE)[0]
    for seat in range(s.seats):
        for district in range(DISTRICTS):
            total, _ = strength(t, s, district, seat)
            out[TOTALS + district, seat] = total
            out[POINTS + district, seat] = points_in(t, s, district, seat)
        for number in range(NUMBERS):
            if s.bonus[seat, number] == HELD and scores(t, number):
                out[WORTH + number, seat] = worth(t, s, seat, number)


@compiled
def points_in(t, s, district, seat):
    """P-40: what a district would score for a seat if the game ended now."""
    tile = int(s.vp_tile_at[district])
    if tile == NONE:
        return 0
    level = level_in(t, s, district, seat)
    return int(t.vp_tile[tile, level]) if level < LEVELS else 0


@compiled
def scores(t, number):
    """Whether a bonus tile is one that scores."""
    if number in (PER_TILE, PER_LANDMARK, PER_TYPES, PER_FRANC, PRESTIGE_PAIRS, RESOURCE_PAIRS):
        return True
    return t.bonus_vp[number] > 0


@compiled
def worth(t, s, seat, number):
    """What a tile held scores now; tile 27 scores at the end, tiles 23 and 24 for every pair."""
    if number == PER_FRANC:
        return int(s.francs[seat])
    if number in (PRESTIGE_PAIRS, RESOURCE_PAIRS):
        first = bonus.pair_kinds(number)
        pairs = 0
        for kind in range(first, first + RESOURCES):
            pairs += int(s.tokens[seat, kind]) // 2
        return bonus.VP_OF_A_PAIR[int(s.seats) - FEWEST_SEATS] * pairs
    return bonus.tile_vp(t, s, seat, number)
