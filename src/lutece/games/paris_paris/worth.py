"""What a position of Paris Paris is worth to each seat, reckoned as a player would.

Points made are safe. A shop is worth what the tours still to come would pay for it where it stands:
a grand tour of its line, likely where a tile is parked already, and the special tours, unless it is
pushed out before. Whoever asks for a seat deals anew first what that seat cannot know.
"""

import math

from lutece.games.paris_paris.scoring import result
from lutece.games.paris_paris.setup import rounds
from lutece.games.paris_paris.state import FINISHED
from lutece.games.paris_paris.tables import CROSSINGS_OF_LINE, LINES, MAX_NEIGHBOURS, NONE
from lutece.kernel.expectation import expect_shares
from lutece.kernel.jit import compiled
from lutece.kernel.records import MAX_SEATS

# How much of what a tour would pay now can be expected of it: fitted to 600 games of search:300.
GRAND_TOUR = 0.15
GRAND_TOUR_PARKED = 0.5  # a tile of the colour is parked (PP-13)
SPECIAL_TOUR = 0.7
BAG = 0.4  # for each shop of whoever leads in the bag alone (PP-22)

SPREAD = 3.0  # points that the last round may still change, and for the rounds before it
SPREAD_OF_ROUNDS = 2.5  # so many times the root of their number


@compiled
def evaluate(t, s, out):
    """Shares of the win, then scores, as each seat can expect them at the end."""
    if s.phase == FINISHED:
        result(s, out)
        return
    out[:] = 0
    for seat in range(s.seats):
        out[MAX_SEATS + seat] = s.score[seat] + tours_to_come(t, s, seat) + bag_to_come(s, seat)
    expect_shares(out, s.seats, SPREAD + SPREAD_OF_ROUNDS * math.sqrt(rounds(s) - s.round_index))


@compiled
def tours_to_come(t, s, seat):
    """What a seat's shops can expect where they stand."""
    points = 0.0
    for line in range(LINES):
        now = tour_points(t, s, line, seat)
        if now > 0:
            grand = GRAND_TOUR if s.parked[line] == NONE else GRAND_TOUR_PARKED
            points += now * (grand + SPECIAL_TOUR * special_tours(s, line))
    return points


@compiled
def tour_points(t, s, line, seat):
    """PP-14: what a tour of a line would bring a seat now."""
    points = 0
    for i in range(CROSSINGS_OF_LINE):
        crossing = t.crossings[line, i]
        own = (s.shops[crossing, 0] == seat) + (s.shops[crossing, 1] == seat)
        if own > 0:
            points += own
            for n in range(MAX_NEIGHBOURS):
                stop = t.neighbours[crossing, n]
                points += (s.shops[stop, 0] == seat) + (s.shops[stop, 1] == seat)
    return points


@compiled
def special_tours(s, line):
    """PP-21: how often this line is toured at the end."""
    tours = 1 if line == s.open_marker else 0
    for seat in range(s.seats):
        tours += s.marker[seat] == line
    return tours


@compiled
def bag_to_come(s, seat):
    """PP-22: only who alone has the most shops in the bag scores for them."""
    for other in range(s.seats):
        if other != seat and s.bag[other] >= s.bag[seat]:
            return 0.0
    return BAG * s.bag[seat]
