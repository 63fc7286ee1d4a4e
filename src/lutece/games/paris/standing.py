"""How things stand: what each district would score now (P-40), and each tile held (P-33)."""

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
    DISTRICTS,
    FEWEST_SEATS,
    NONE,
    NUMBERS,
    RESOURCES,
)
from lutece.games.paris.scoring import LEVELS, level_in, strength
from lutece.games.paris.state import HELD
from lutece.kernel.jit import compiled


@compiled
def standing(t, s, totals, points, worth_now):
    """Totals and points by district and seat; what tiles are worth, by seat and number."""
    totals[:], points[:], worth_now[:] = NONE, NONE, NONE
    for seat in range(s.seats):
        for district in range(DISTRICTS):
            total, _ = strength(t, s, district, seat)
            totals[district, seat] = total
            points[district, seat] = points_in(t, s, district, seat)
        for number in range(NUMBERS):
            if s.bonus[seat, number] == HELD and scores(t, number):
                worth_now[seat, number] = worth(t, s, seat, number)


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
