"""The expected result of a position of Paris for each seat, by a hand-written heuristic.

Points made are safe; districts and bonus tiles count with what they would score now. Francs,
tokens, keys and other tiles count with what can still be made of them, which is less with fewer
turns left. The weights are set by hand; weights fitted by least squares to 700 games between
searches made a search weaker (7.5 % of wins alone against three, where 25 % is even).
"""

import math

from lutece.games.paris.actions import (
    ANY_PRESTIGE,
    COUNTING_TILES,
    GIFT_TILES,
    PER_BUILDING_TILES,
    PER_FRANC,
    PER_LANDMARK,
    PER_TYPES,
    TWO_PRESTIGE,
    TWO_RESOURCES,
)
from lutece.games.paris.bonus import tile_vp
from lutece.games.paris.constants import (
    ANY_PRESTIGE_END,
    ANY_RESOURCE_END,
    COUNTING_ENDS,
    DISTRICTS,
    END_KINDS,
    END_TILES,
    FIRST_BUILDING,
    KINDS,
    NONE,
    NUMBERS,
    RESOURCES,
    VP_TILES,
)
from lutece.games.paris.scoring import LEVELS, level_in, result, value_on_board
from lutece.games.paris.state import FINISHED, HELD, PILES
from lutece.games.paris.turns import pile_height
from lutece.kernel.expectation import expect_shares
from lutece.kernel.jit import compiled
from lutece.kernel.structs import MAX_SEATS

# In VP. Those of the second group are worth so much early, and ever less towards the end.
DISTRICT = 0.9  # for each VP that a district with a VP tile would score now
DISTRICT_WITHOUT_TILE = 0.3  # the same, of an average tile that is left
VALUE = 0.1  # for each point of value that is occupied
FRANC = 0.09
KEY_IN_HAND = 2.0  # if there are two turns for it: to place it and to move it
KEY_BEFORE_BUILDINGS = 1.5  # on a bank or the Arc, if there is a turn for it

FRANC_TO_SPEND = 0.21
RESOURCE = 1.2
PRESTIGE = 2.0
COUNTING_TILE = 3.0  # VP for what a seat occupies: more to come, beside what it would score now
OTHER_TILE = 2.0
SPACE_OF_TRACK = -0.3  # behind the meeple: fewer tiles lie ahead

HALF_WAY = 6.0  # turns to come at which things are worth half of what they are early
SPREAD = 3.0  # points that the last turn may still change, and for the turns before it
SPREAD_OF_TURNS = 2.0  # so many times the root of their number


@compiled
def evaluate(t, s, out):
    """Shares of the win, then scores, as each seat can expect them at the end."""
    if s.phase == FINISHED:
        result(t, s, out)
        return
    out[:] = 0
    turns = turns_to_come(s)
    early = turns / (turns + HALF_WAY)
    for seat in range(s.seats):
        out[MAX_SEATS + seat] = (
            s.score[seat]
            + places_worth(t, s, seat)
            + tiles_worth(t, s, seat, early)
            + holdings_worth(t, s, seat, early)
            + keys_worth(s, seat, turns)
        )
    expect_shares(out, int(s.seats), SPREAD + SPREAD_OF_TURNS * math.sqrt(turns))


@compiled
def turns_to_come(s):
    """About how many turns a seat still has: each draws a building, then takes an end-game tile."""
    left = END_TILES - int(s.takes)
    for pile in range(PILES):
        left += pile_height(s) - int(s.drawn[pile])
    return left / int(s.seats)


@compiled
def places_worth(t, s, seat):
    """P-40: what the districts would score now, and what value may win them later."""
    worth = VALUE * value_on_board(t, s, seat)
    for district in range(DISTRICTS):
        level = level_in(t, s, district, seat)
        if level == LEVELS:
            continue
        if s.vp_tile_at[district] != NONE:
            worth += DISTRICT * int(t.vp_tile[int(s.vp_tile_at[district]), level])
        else:
            worth += DISTRICT_WITHOUT_TILE * average_tile(t, s, level)
    return worth


@compiled
def average_tile(t, s, level):
    """What the VP tiles that are left score for a level, on average."""
    total, left = 0, VP_TILES
    for tile in range(VP_TILES):
        total += int(t.vp_tile[tile, level])
    for district in range(DISTRICTS):
        if s.vp_tile_at[district] != NONE:
            total -= int(t.vp_tile[int(s.vp_tile_at[district]), level])
            left -= 1
    return total / left


@compiled
def tiles_worth(t, s, seat, early):
    """Bonus tiles not yet used, apart from those that count as a resource or prestige."""
    worth = SPACE_OF_TRACK * early * int(s.meeple[seat])
    for number in range(NUMBERS):
        if s.bonus[seat, number] != HELD or number in COUNTING_TILES:
            continue
        if number in PER_BUILDING_TILES or number in (PER_LANDMARK, PER_TYPES):
            worth += tile_vp(t, s, seat, number) + COUNTING_TILE * early
        elif number in GIFT_TILES:
            worth += int(t.bonus_vp[number])
        elif number != PER_FRANC:
            worth += OTHER_TILE * early
    return worth


@compiled
def holdings_worth(t, s, seat, early):
    """Francs, tokens, and the tiles that pay or count as such."""
    francs, vp = int(s.francs[seat]), 0.0
    if s.bonus[seat, PER_FRANC] == HELD:
        vp += francs
    for number in GIFT_TILES:
        if s.bonus[seat, number] == HELD:
            francs += int(t.bonus_francs[number])
    for kind in range(len(COUNTING_ENDS), END_KINDS):
        if s.end_held[seat, kind] > 0:
            francs += int(t.end_francs[kind])
            vp += int(t.end_vp[kind])
    return (
        vp
        + francs * (FRANC + FRANC_TO_SPEND * early)
        + RESOURCE * early * resources_of(s, seat)
        + PRESTIGE * early * prestige_of(s, seat)
    )


@compiled
def resources_of(s, seat):
    """Tokens, and tiles that count as resources."""
    units = 0
    for kind in range(RESOURCES):
        units += int(s.tokens[seat, kind]) + int(s.end_held[seat, kind])
    for number in COUNTING_TILES:
        if number not in (ANY_PRESTIGE, TWO_PRESTIGE) and s.bonus[seat, number] == HELD:
            units += 2 if number == TWO_RESOURCES else 1
    return units + int(s.end_held[seat, ANY_RESOURCE_END])


@compiled
def prestige_of(s, seat):
    """Tokens, and tiles that count as prestige."""
    units = int(s.end_held[seat, ANY_PRESTIGE_END])
    for kind in range(RESOURCES, len(KINDS)):
        units += int(s.tokens[seat, kind]) + int(s.end_held[seat, kind])
    if s.bonus[seat, ANY_PRESTIGE] == HELD:
        units += 1
    if s.bonus[seat, TWO_PRESTIGE] == HELD:
        units += 2
    return units


@compiled
def keys_worth(s, seat, turns):
    """Keys that are not on a building yet, as far as there are turns to bring them there."""
    before = 0
    for place in range(FIRST_BUILDING):
        before += int(s.keys_at[seat, place])
    return KEY_IN_HAND * min(float(s.hand[seat]), turns / 2) + KEY_BEFORE_BUILDINGS * min(
        float(before), turns
    )
