"""Points in Paris Paris: tours (PP-10 to PP-15), the bag (PP-22), and who wins (PP-23)."""

from lutece.games.paris_paris.constants import CROSSINGS_OF_LINE, MAX_NEIGHBOURS, NONE, STOPS
from lutece.games.paris_paris.events import (
    BAG_SCORES,
    BUS_CALLS,
    NEIGHBOUR_SCORES,
    NOBODY_SCORES,
    SHOP_SCORES,
    SMALL_TOUR,
)
from lutece.games.paris_paris.state import FINISHED
from lutece.kernel.events import emit
from lutece.kernel.jit import compiled
from lutece.kernel.structs import MAX_SEATS

SHOP_POINTS = 1  # PP-10, PP-14: for each shop


@compiled
def small_tour(t, s, kind, events):
    """PP-10: shops at the left-over stop score; PP-11: if there is none, the nearest ones."""
    stop = t.kind_stop[kind]
    emit(events, SMALL_TOUR, stop, t.kind_line[kind])
    found = score_stop(s, stop, events)
    if found > 0:
        return
    nearest = 0
    for i in range(t.reach_count[stop]):
        if found > 0 and t.reach_distance[stop, i] > nearest:
            return
        nearest = t.reach_distance[stop, i]
        found += score_stop(s, t.reach[stop, i], events)
    if found == 0:  # PP-12
        emit(events, NOBODY_SCORES, stop)


@compiled
def score_stop(s, stop, events):
    """Points for each shop at a stop; returns how many shops."""
    found = 0
    for place in range(2):
        owner = s.shops[stop, place]
        if owner != NONE:
            s.score[owner] += SHOP_POINTS
            emit(events, SHOP_SCORES, owner, stop, place)
            found += 1
    return found


@compiled
def grand_tour(t, s, line, events):
    """PP-14: the bus calls at the line's four crossings, from its start arrow on."""
    for i in range(CROSSINGS_OF_LINE):
        call_at(t, s, t.crossings[line, i], events)


@compiled
def call_at(t, s, stop, events):
    """PP-14: shops at the crossing score, and their owners' shops on neighbouring stops."""
    one, other = s.shops[stop, 0], s.shops[stop, 1]
    if one == NONE and other == NONE:
        return
    emit(events, BUS_CALLS, stop)
    score_stop(s, stop, events)
    if one != NONE:
        score_neighbours(t, s, stop, one, events)
    if other != NONE and other != one:  # PP-15: once a crossing, also for an owner of both shops
        score_neighbours(t, s, stop, other, events)


@compiled
def score_neighbours(t, s, crossing, owner, events):
    """Points for each of the owner's shops on all 3 or 4 neighbouring stops."""
    shops = 0
    for i in range(MAX_NEIGHBOURS):  # without a branch: most of a game's time goes here
        stop = t.neighbours[crossing, i]
        shops += int(s.shops[stop, 0] == owner) + int(s.shops[stop, 1] == owner)
    s.score[owner] += shops * SHOP_POINTS
    if events is not None:
        report_neighbours(t, s, crossing, owner, events)


@compiled
def report_neighbours(t, s, crossing, owner, events):
    """An event for each shop that score_neighbours counted."""
    for i in range(MAX_NEIGHBOURS):
        stop = t.neighbours[crossing, i]
        for place in range(2):
            if s.shops[stop, place] == owner:
                emit(events, NEIGHBOUR_SCORES, owner, stop, place, crossing)


@compiled
def bag_points(s, events):
    """PP-22: the sole owner of the most shops in the bag scores 1 for each of them."""
    winner, most = NONE, 0
    for seat in range(s.seats):
        if s.bag[seat] > most:
            winner, most = seat, s.bag[seat]
        elif s.bag[seat] == most:
            winner = NONE
    if winner != NONE:
        s.score[winner] += most
        emit(events, BAG_SCORES, winner, most)


@compiled
def shops_on_board(s, seat):
    """How many shops of a seat stand on the map."""
    count = 0
    for stop in range(STOPS):
        for place in range(2):
            if s.shops[stop, place] == seat:
                count += 1
    return count


@compiled
def result(s, out):
    """Shares of the win, then scores. PP-23: most points, then fewer shops, then shared."""
    out[:] = 0
    for seat in range(s.seats):
        out[MAX_SEATS + seat] = s.score[seat]
    if s.phase != FINISHED:
        return
    winners = 0
    for seat in range(s.seats):
        beaten = False
        for rival in range(s.seats):
            more = s.score[rival] > s.score[seat]
            level = s.score[rival] == s.score[seat]
            if more or (level and shops_on_board(s, rival) < shops_on_board(s, seat)):
                beaten = True
        if not beaten:
            out[seat] = 1
            winners += 1
    for seat in range(s.seats):
        out[seat] /= winners
