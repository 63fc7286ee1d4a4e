"""The expected result of a position of Paris Paris for each seat, by a hand-written heuristic.

Points made are safe. Every tile still to come is laid out once; one of the tiles of a round is
left over, the others are taken. So the tiles to come of a line give the expected number of its
tours, and those of a stop the probability that a shop there is pushed out; a stop without any is
safe for good.
The caller redeals first what the evaluated seat cannot know.
"""

import math

import numpy as np

from lutece.games.paris_paris.constants import (
    CROSSINGS_OF_LINE,
    LINES,
    MAX_NEIGHBOURS,
    NONE,
    STOPS,
    TILES,
)
from lutece.games.paris_paris.scoring import result
from lutece.games.paris_paris.setup import SEATS_WITHOUT_BAG, rounds
from lutece.games.paris_paris.state import FINISHED
from lutece.kernel.expectation import expect_shares
from lutece.kernel.jit import compiled
from lutece.kernel.structs import MAX_SEATS

# How much of what is reckoned came true, fitted to 700 games of search:300 for each number of
# players; with two players almost all of it did.
GRAND_TOUR_OF_TWO = 1.0
GRAND_TOUR = 0.65
SPECIAL_TOUR = 0.9
BAG = 0.3  # for each shop of the sole leader in the bag (PP-22)

# Points that the rest of the game may still change, for the root of the rounds to come.
SPREAD_OF_TWO = 4.0
SPREAD = 3.5
SPREAD_OF_ROUNDS = 1.0


@compiled
def evaluate(t, s, out):
    """Shares of the win, then scores, as each seat can expect them at the end."""
    if s.phase == FINISHED:
        result(s, out)
        return
    out[:] = 0
    at_stop, of_line = tiles_to_come(t, s)
    meanwhile, at_the_end = staying(t, s, at_stop)
    for seat in range(s.seats):
        out[MAX_SEATS + seat] = (
            s.score[seat]
            + grand_tours_to_come(t, s, seat, of_line, meanwhile)
            + special_tours_to_come(t, s, seat, at_the_end)
            + small_tours_to_come(s, seat, at_stop, meanwhile)
            + bag_to_come(s, seat)
        )
    expect_shares(out, int(s.seats), spread(s))


@compiled
def spread(s):
    """Points that the rest of the game may still change."""
    left = math.sqrt(rounds(s) - int(s.round_index))
    if s.seats == SEATS_WITHOUT_BAG:
        return SPREAD_OF_TWO * left
    return SPREAD + SPREAD_OF_ROUNDS * left


@compiled
def tiles_to_come(t, s):
    """How many tiles of each stop, and of each line, are on show or still in the stacks."""
    at_stop, of_line = np.zeros(STOPS + 1, np.int64), np.zeros(LINES, np.int64)
    for i in range(s.seats + 1):
        if s.shown[i] != NONE:
            at_stop[t.kind_stop[s.shown[i]]] += 1
            of_line[t.kind_line[s.shown[i]]] += 1
    for i in range((int(s.round_index) + 1) * (int(s.seats) + 1), TILES):
        at_stop[t.kind_stop[s.tiles[i]]] += 1
        of_line[t.kind_line[s.tiles[i]]] += 1
    return at_stop, of_line


@compiled
def staying(t, s, at_stop):
    """The chance that a shop at a stop still stands: on average until the end, and then."""
    meanwhile, at_the_end = np.ones(STOPS + 1), np.ones(STOPS + 1)
    stays = 2 / (int(s.seats) + 1)  # a tile is left over, or taken by the owner
    for stop in range(STOPS):
        tiles = at_stop[stop]
        if t.places[stop] == 2 and s.shops[stop, 1] == NONE:
            tiles -= 1  # the next shop has a place of its own
        chance, total = 1.0, 1.0
        for _ in range(tiles):
            chance *= stays
            total += chance
        meanwhile[stop], at_the_end[stop] = total / (max(tiles, 0) + 1), chance
    return meanwhile, at_the_end


@compiled
def grand_tours_to_come(t, s, seat, of_line, meanwhile):
    """PP-13: every second tile of a colour that is left over starts a grand tour."""
    points = 0.0
    for line in range(LINES):
        tours = tours_of(of_line[line], s.parked[line] != NONE, int(s.seats) + 1)
        points += tours * tour_points(t, s, line, seat, meanwhile)
    return points * (GRAND_TOUR_OF_TWO if s.seats == SEATS_WITHOUT_BAG else GRAND_TOUR)


@compiled
def tours_of(tiles, parked, shown):
    """How many grand tours a line can expect, if one tile of those shown in a round is left over.

    Half as many as tiles are left over; where that is an odd number, a parked tile makes one tour
    more of it, and without one a tile stays behind.
    """
    odd = (1 - (1 - 2 / shown) ** tiles) / 2
    return (tiles / shown + (odd if parked else -odd)) / 2


@compiled
def special_tours_to_come(t, s, seat, at_the_end):
    """PP-21: the tours of the markers, open or not."""
    points = 0.0
    for other in range(s.seats):
        points += tour_points(t, s, s.marker[other], seat, at_the_end)
    if s.open_marker != NONE:
        points += tour_points(t, s, s.open_marker, seat, at_the_end)
    return SPECIAL_TOUR * points


@compiled
def tour_points(t, s, line, seat, stays):
    """PP-14: what a tour of a line brings a seat, if its shops still stand with these chances."""
    points = 0.0
    for i in range(CROSSINGS_OF_LINE):
        crossing = t.crossings[line, i]
        own = shops_at(s, crossing, seat)
        if own > 0:
            gone = 1 - stays[crossing]
            present = 1 - gone if own == 1 else 1 - gone * gone
            points += own * stays[crossing]
            for n in range(MAX_NEIGHBOURS):
                stop = t.neighbours[crossing, n]
                points += present * shops_at(s, stop, seat) * stays[stop]
    return points


@compiled
def small_tours_to_come(s, seat, at_stop, meanwhile):
    """PP-10: a shop scores when a tile of its stop is left over."""
    points = 0.0
    for stop in range(STOPS):
        points += shops_at(s, stop, seat) * at_stop[stop] * meanwhile[stop]
    return points / (int(s.seats) + 1)


@compiled
def shops_at(s, stop, seat):
    """How many shops of a seat stand there: 0, 1 or 2."""
    return int(s.shops[stop, 0] == seat) + int(s.shops[stop, 1] == seat)


@compiled
def bag_to_come(s, seat):
    """PP-22: only who alone has the most shops in the bag scores for them."""
    for other in range(s.seats):
        if other != seat and s.bag[other] >= s.bag[seat]:
            return 0.0
    return BAG * s.bag[seat]
