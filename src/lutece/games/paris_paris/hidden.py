"""What is hidden in Paris Paris (PP-24): dealing it anew, and what a seat knows as numbers.

Hidden: the order of the tiles still to come, the other players' markers and those put back. Which
tiles are still to come, and the bag, follow from the public moves: a bot may know them.
"""

import numpy as np

from lutece.games.paris_paris.constants import KINDS, LINES, NONE, STOPS, TILES
from lutece.games.paris_paris.setup import START_STOCK, rounds
from lutece.games.paris_paris.state import FINISHED, PUSH
from lutece.kernel.features import Feature
from lutece.kernel.jit import compiled
from lutece.kernel.relative import relative_seat, seat_after
from lutece.kernel.rng import shuffle
from lutece.kernel.structs import MAX_SEATS

# The layout of an observation: where each part starts. Seats are relative, own seat first.
SHOPS_AT = 0  # stop x seat: how many shops
SHOWN_AT = SHOPS_AT + STOPS * MAX_SEATS  # kind: tiles on show
TO_COME_AT = SHOWN_AT + KINDS  # kind: tiles still in the stacks
PARKED_AT = TO_COME_AT + KINDS  # line: a tile is parked
MARKER_AT = PARKED_AT + LINES  # line: own marker
OPEN_AT = MARKER_AT + LINES  # line: the open marker
SCORE_AT = OPEN_AT + LINES  # seat: points / 50
STOCK_AT = SCORE_AT + MAX_SEATS  # seat: shops to place / 19
BAG_AT = STOCK_AT + MAX_SEATS  # seat: shops in the bag / 19
BUS_AT = BAG_AT + MAX_SEATS  # seat: who holds the bus
MOVE_AT = BUS_AT + MAX_SEATS  # seat: who is to move
SEATS_AT = MOVE_AT + MAX_SEATS  # 2, 3 or 4 players
PENDING_AT = SEATS_AT + MAX_SEATS - 1  # stop: a push is asked here
ROUNDS_AT = PENDING_AT + STOPS  # share of the rounds still to play
OBSERVATIONS = ROUNDS_AT + 1

SCORE_SCALE = 50.0

FEATURES = (
    Feature("shops", SHOPS_AT, ("stop", "seat"), (STOPS, MAX_SEATS), "shops there"),
    Feature("on_show", SHOWN_AT, ("kind",), (KINDS,), "tiles on show"),
    Feature("to_come", TO_COME_AT, ("kind",), (KINDS,), "tiles still in the stacks"),
    Feature("parked", PARKED_AT, ("line",), (LINES,), "a tile is parked in this colour"),
    Feature("marker", MARKER_AT, ("line",), (LINES,), "the own special-tour marker"),
    Feature("open_marker", OPEN_AT, ("line",), (LINES,), "the open marker, with two players"),
    Feature("scores", SCORE_AT, ("seat",), (MAX_SEATS,), "points", SCORE_SCALE),
    Feature("stock", STOCK_AT, ("seat",), (MAX_SEATS,), "shops still to place", START_STOCK),
    Feature("bag", BAG_AT, ("seat",), (MAX_SEATS,), "shops in the bag", START_STOCK),
    Feature("bus", BUS_AT, ("seat",), (MAX_SEATS,), "who holds the bus"),
    Feature("to_move", MOVE_AT, ("seat",), (MAX_SEATS,), "who is to move; none once it is over"),
    Feature("seats", SEATS_AT, ("players",), (MAX_SEATS - 1,), "2, 3 or 4 players"),
    Feature(
        "pending", PENDING_AT, ("stop",), (STOPS,), "the full crossing where a shop must leave"
    ),
    Feature("rounds_left", ROUNDS_AT, (), (), "share of the rounds still to play, with this one"),
)


@compiled
def redeal(s, seat, rng):
    """Every order and marker that this seat (or a spectator) cannot exclude, equally likely."""
    if s.phase == FINISHED:
        return
    first = (s.round_index + 1) * (s.seats + 1)
    sort_tiles(s, first)
    shuffle(rng, s.tiles, first, TILES)
    pool = np.empty(LINES, np.int64)
    free = 0
    for line in range(LINES):
        if line != s.open_marker and (seat < 0 or line != s.marker[seat]):
            pool[free] = line
            free += 1
    shuffle(rng, pool, 0, free)
    drawn = 0
    for other in range(s.seats):
        if other != seat:
            s.marker[other] = pool[drawn]
            drawn += 1


@compiled
def sort_tiles(s, first):
    """The tiles to come in order of their kinds: a redeal does not depend on how they lay."""
    count = np.zeros(KINDS, np.int64)
    for i in range(first, TILES):
        count[s.tiles[i]] += 1
    for kind in range(KINDS):
        for _ in range(count[kind]):
            s.tiles[first] = kind
            first += 1


@compiled
def observe(s, seat, out):
    """What this seat knows, with perfect memory, as numbers around 0 to 1."""
    seats = int(s.seats)
    observe_shops(s, seat, out)
    for i in range(SHOWN_AT, OBSERVATIONS):  # a loop compiles to a block of zeros, a slice does not
        out[i] = 0
    for i in range(s.shown.size):
        if s.shown[i] != NONE:
            out[SHOWN_AT + int(s.shown[i])] += np.float32(1)
    for i in range((int(s.round_index) + 1) * (seats + 1), TILES):
        out[TO_COME_AT + int(s.tiles[i])] += np.float32(1)
    for line in range(LINES):
        out[PARKED_AT + line] = s.parked[line] != NONE
    out[MARKER_AT + int(s.marker[seat])] = 1
    if s.open_marker != NONE:
        out[OPEN_AT + int(s.open_marker)] = 1
    for other in range(seats):
        relative = relative_seat(other, seat, seats)
        out[SCORE_AT + relative] = s.score[other] / SCORE_SCALE
        out[STOCK_AT + relative] = s.stock[other] / START_STOCK
        out[BAG_AT + relative] = s.bag[other] / START_STOCK
    out[BUS_AT + relative_seat(int(s.bus), seat, seats)] = 1
    if s.phase != FINISHED:
        out[MOVE_AT + relative_seat(int(s.to_move), seat, seats)] = 1
    out[SEATS_AT + seats - 2] = 1
    if s.phase == PUSH:
        out[PENDING_AT + int(s.pending)] = 1
    all_rounds = rounds(s)
    out[ROUNDS_AT] = (all_rounds - int(s.round_index)) / all_rounds


@compiled
def observe_shops(s, seat, out):
    """The shops of all seats: each number is computed, which is quicker than to add up shops."""
    seats = int(s.seats)
    second, third, fourth = (
        seat_after(seat, 1, seats),
        seat_after(seat, 2, seats),
        seat_after(seat, 3, seats),
    )
    for stop in range(STOPS):
        one, other = s.shops[stop, 0], s.shops[stop, 1]
        at = SHOPS_AT + stop * MAX_SEATS
        out[at] = int(one == seat) + int(other == seat)
        out[at + 1] = int(one == second) + int(other == second)
        out[at + 2] = int(one == third) + int(other == third)
        out[at + 3] = int(one == fourth) + int(other == fourth)
