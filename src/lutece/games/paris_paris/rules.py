"""The rules of Paris Paris in play: a round (PP-8 to PP-16) and pushing out (PP-17 to PP-20)."""

from lutece.games.paris_paris.actions import PUSH_FIRST, TAKE_FIRST
from lutece.games.paris_paris.constants import NONE
from lutece.games.paris_paris.events import (
    BUS_PASSED,
    GRAND_TOUR,
    LAID_OUT,
    NO_SHOP_LEFT,
    OPEN_TOUR,
    OPENED,
    PARKED,
    PUSHED_TO_BAG,
    PUSHED_TO_STOCK,
    SPECIAL_TOUR,
    TOOK,
)
from lutece.games.paris_paris.scoring import bag_points, grand_tour, small_tour
from lutece.games.paris_paris.setup import SEATS_WITHOUT_BAG, lay_out_tiles, rounds
from lutece.games.paris_paris.state import FINISHED, PUSH, TAKE
from lutece.kernel.contract import OVER
from lutece.kernel.events import GAME_OVER, REVEALED, TURN_ENDED, emit
from lutece.kernel.jit import compiled


@compiled
def to_move(s):
    """The seat to decide, or OVER."""
    return OVER if s.phase == FINISHED else s.to_move


@compiled
def legal(s, mask):
    """Fill the mask and count: tiles on show (PP-9), or the owners at a full crossing (PP-17)."""
    mask[:] = 0
    if s.phase == PUSH:
        mask[PUSH_FIRST + s.shops[s.pending, 0]] = 1
        mask[PUSH_FIRST + s.shops[s.pending, 1]] = 1
        return 2
    count = 0
    for i in range(s.seats + 1):
        kind = s.shown[i]
        if kind != NONE and mask[TAKE_FIRST + kind] == 0:
            mask[TAKE_FIRST + kind] = 1
            count += 1
    return count


@compiled
def play(t, s, action, events):
    """One decision, and all that follows by itself."""
    if s.phase == PUSH:
        place = 0 if s.shops[s.pending, 0] == action - PUSH_FIRST else 1
        push_out(s, s.pending, place, events)
        open_shop(s, s.pending, place, events)
        s.pending = NONE
        s.phase = TAKE
        end_turn(t, s, events)
    else:
        take(t, s, action - TAKE_FIRST, events)


@compiled
def take(t, s, kind, events):
    """PP-9: take a tile, open a shop at its stop."""
    for i in range(s.shown.size):
        if s.shown[i] == kind:
            s.shown[i] = NONE
            break
    stop = t.kind_stop[kind]
    emit(events, TOOK, s.to_move, stop, t.kind_line[kind])
    if s.stock[s.to_move] == 0:  # PP-20
        emit(events, NO_SHOP_LEFT, s.to_move, stop)
        end_turn(t, s, events)
        return
    place = free_place(t, s, stop)
    if place == NONE:
        if t.places[stop] == 2 and s.shops[stop, 0] != s.shops[stop, 1]:
            s.pending = stop  # PP-17: the newcomer chooses which
            s.phase = PUSH
            return
        place = 0
        push_out(s, stop, place, events)
    open_shop(s, stop, place, events)
    end_turn(t, s, events)


@compiled
def free_place(t, s, stop):
    """PP-3: one place at a single stop, two at a crossing; NONE when full."""
    if s.shops[stop, 0] == NONE:
        return 0
    if s.shops[stop, 1] == NONE and t.places[stop] == 2:
        return 1
    return NONE


@compiled
def open_shop(s, stop, place, events):
    """The seat to move puts a shop from its stock."""
    s.shops[stop, place] = s.to_move
    s.stock[s.to_move] -= 1
    emit(events, OPENED, s.to_move, stop, place)


@compiled
def push_out(s, stop, place, events):
    """PP-18: others' shops go into the bag, own ones back to the stock; no bag with two players."""
    owner = s.shops[stop, place]
    s.shops[stop, place] = NONE
    to_stock = owner == s.to_move or s.seats == SEATS_WITHOUT_BAG
    if to_stock:
        s.stock[owner] += 1
    else:
        s.bag[owner] += 1
    emit(events, PUSHED_TO_STOCK if to_stock else PUSHED_TO_BAG, owner, stop, place, s.to_move)


@compiled
def end_turn(t, s, events):
    """Clockwise to the next seat; after the last one the round ends."""
    emit(events, TURN_ENDED, s.to_move)
    s.taken += 1
    s.to_move = left_of(s, s.to_move)
    if s.taken == s.seats:
        end_round(t, s, events)


@compiled
def left_of(s, seat):
    """The next seat clockwise."""
    return 0 if seat + 1 == s.seats else seat + 1


@compiled
def end_round(t, s, events):
    """PP-10 to PP-16: small tour, parking, perhaps a grand tour, and the bus passes on."""
    kind = left_over(s)
    small_tour(t, s, kind, events)
    park(t, s, kind, events)
    s.bus = left_of(s, s.bus)  # PP-16
    s.to_move = s.bus
    s.round_index += 1
    emit(events, BUS_PASSED, s.bus)
    if s.round_index == rounds(s):
        finish(t, s, events)
        return
    lay_out_tiles(s)
    emit(events, REVEALED)
    for i in range(s.seats + 1):
        emit(events, LAID_OUT, t.kind_stop[s.shown[i]], t.kind_line[s.shown[i]])


@compiled
def left_over(s):
    """The one tile that nobody took."""
    for i in range(s.seats + 1):
        if s.shown[i] != NONE:
            kind = s.shown[i]
            s.shown[i] = NONE
            return kind
    return NONE


@compiled
def park(t, s, kind, events):
    """PP-13: a second tile of one colour starts a grand tour, and both leave."""
    line = t.kind_line[kind]
    emit(events, PARKED, t.kind_stop[kind], line)
    if s.parked[line] == NONE:
        s.parked[line] = kind
    else:
        s.parked[line] = NONE
        emit(events, GRAND_TOUR, line)
        grand_tour(t, s, line, events)


@compiled
def finish(t, s, events):
    """PP-21 and PP-22: the special tours, then the bag."""
    s.shown[:] = NONE
    emit(events, REVEALED)
    for i in range(s.seats):
        seat = (s.bus + i) % s.seats
        emit(events, SPECIAL_TOUR, seat, s.marker[seat])
        grand_tour(t, s, s.marker[seat], events)
    if s.open_marker != NONE:
        emit(events, OPEN_TOUR, s.open_marker)
        grand_tour(t, s, s.open_marker, events)
    bag_points(s, events)
    s.phase = FINISHED
    emit(events, GAME_OVER)
