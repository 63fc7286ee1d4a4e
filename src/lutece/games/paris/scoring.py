"""The end of a game of Paris: scoring (P-39 to P-42) and who wins (P-43)."""

from lutece.games.paris.actions import PER_FRANC
from lutece.games.paris.constants import (
    DISTRICTS,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    LANDMARKS,
    NONE,
    PLACES,
    SPACES_OF_DISTRICT,
)
from lutece.games.paris.events import DISTRICT_SCORES, FRANCS_SCORE, emit_to_all
from lutece.games.paris.places import building_place, value_of
from lutece.games.paris.state import FINISHED, HELD
from lutece.kernel.events import NOTHING
from lutece.kernel.jit import compiled
from lutece.kernel.structs import MAX_SEATS

LEVELS = 3  # a VP tile has a first, a second and a third figure


@compiled
def score_game(t, s, events):
    """P-39, then P-40 for each district with a VP tile."""
    for seat in range(s.seats):
        if s.bonus[seat, PER_FRANC] == HELD:
            s.score[seat] += s.francs[seat]
            emit_to_all(events, FRANCS_SCORE, seat, int(s.francs[seat]), NOTHING, NOTHING)
    for district in range(DISTRICTS):
        if s.vp_tile_at[district] != NONE:
            score_district(t, s, district, events)


@compiled
def score_district(t, s, district, events):
    """P-40: highest, second and third total score the three figures of the tile."""
    for seat in range(s.seats):
        level = level_in(t, s, district, seat)
        if level < LEVELS:
            vp = int(t.vp_tile[int(s.vp_tile_at[district]), level])
            s.score[seat] += vp
            emit_to_all(events, DISTRICT_SCORES, seat, district, vp, level)


@compiled
def level_in(t, s, district, seat):
    """0, 1 or 2: the figure that a seat scores in a district; LEVELS: none."""
    total, top = strength(t, s, district, seat)
    if total == 0:
        return LEVELS
    level, most = 0, total
    for rival in range(s.seats):
        other, other_top = strength(t, s, district, rival)
        most = max(most, other)
        # P-41: the higher single place wins a tie; equal tops share the level, the next is skipped.
        if other > total or (other == total and other_top > top):
            level += 1
    if s.seats == 2 and level == 1 and 2 * total < most:  # P-42
        return LEVELS
    return min(level, LEVELS)


@compiled
def strength(t, s, district, seat):
    """A seat's total in a district (a place held twice counts twice) and its highest place."""
    total, top = 0, 0
    for index in range(SPACES_OF_DISTRICT):
        keys = int(s.keys_at[seat, building_place(district, index)])
        if keys > 0:
            value = int(t.building_value[index])
            total += keys * value
            top = max(top, value)
    for landmark in range(LANDMARKS):
        keys = int(s.keys_at[seat, FIRST_LANDMARK + landmark])
        if keys > 0 and s.landmark_at[landmark] == district:
            value = int(t.landmark_value[landmark])
            total += keys * value
            top = max(top, value)
    return total, top


@compiled
def value_on_board(t, s, seat):
    """P-43: the total value of the places that a seat occupies, held twice counted twice."""
    total = 0
    for place in range(FIRST_BUILDING, PLACES):
        if s.keys_at[seat, place] > 0:
            total += int(s.keys_at[seat, place]) * value_of(t, place)
    return total


@compiled
def ahead(t, s, one, other):
    """P-43: most VP, then most francs, then the highest total value on the board."""
    if s.score[one] != s.score[other]:
        return s.score[one] > s.score[other]
    if s.francs[one] != s.francs[other]:
        return s.francs[one] > s.francs[other]
    return value_on_board(t, s, one) > value_on_board(t, s, other)


@compiled
def result(t, s, out):
    """Shares of the win, then scores; P-43: those whom nobody is ahead of share it."""
    out[:] = 0
    for seat in range(s.seats):
        out[MAX_SEATS + seat] = s.score[seat]
    if s.phase != FINISHED:
        return
    winners = 0
    for seat in range(s.seats):
        beaten = False
        for rival in range(s.seats):
            beaten = beaten or ahead(t, s, rival, seat)
        if not beaten:
            out[seat] = 1
            winners += 1
    for seat in range(s.seats):
        out[seat] /= winners
