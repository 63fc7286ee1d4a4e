"""What is hidden in Paris Paris (PP-24): dealing it anew, and what a seat knows as numbers.

Hidden: the order of the tiles still to come, the other players' markers and those put back. Which
tiles are still to come, and the bag, follow from the public moves: a bot may know them.
"""

import numpy as np

from lutece.games.paris_paris.constants import KINDS, LINES, NONE, STOPS, TILES
from lutece.games.paris_paris.setup import START_STOCK, rounds
from lutece.games.paris_paris.state import FINISHED, PUSH
from lutece.kernel.jit import compiled
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
def observe(t, s, seat, out):
    """What this seat knows, with perfect memory, as numbers around 0 to 1."""
    out[:] = 0
    for stop in range(STOPS):
        for place in range(t.places[stop]):
            owner = s.shops[stop, place]
            if owner != NONE:
                out[SHOPS_AT + stop * MAX_SEATS + (int(owner) - seat) % int(s.seats)] += 1
    for i in range(s.shown.size):
        if s.shown[i] != NONE:
            out[SHOWN_AT + int(s.shown[i])] += 1
    for i in range((int(s.round_index) + 1) * (int(s.seats) + 1), TILES):
        out[TO_COME_AT + int(s.tiles[i])] += 1
    for line in range(LINES):
        out[PARKED_AT + line] = s.parked[line] != NONE
    out[MARKER_AT + int(s.marker[seat])] = 1
    if s.open_marker != NONE:
        out[OPEN_AT + int(s.open_marker)] = 1
    for other in range(s.seats):
        relative = (other - seat) % int(s.seats)
        out[SCORE_AT + relative] = s.score[other] / SCORE_SCALE
        out[STOCK_AT + relative] = s.stock[other] / START_STOCK
        out[BAG_AT + relative] = s.bag[other] / START_STOCK
    out[BUS_AT + (int(s.bus) - seat) % int(s.seats)] = 1
    if s.phase != FINISHED:
        out[MOVE_AT + (int(s.to_move) - seat) % int(s.seats)] = 1
    out[SEATS_AT + int(s.seats) - 2] = 1
    if s.phase == PUSH:
        out[PENDING_AT + int(s.pending)] = 1
    out[ROUNDS_AT] = (rounds(s) - int(s.round_index)) / rounds(s)
