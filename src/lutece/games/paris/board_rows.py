"""What the parts of the board show of the state: a row of figures each.

A part looks the same wherever its row is the same, so rows tell which JSON can be used again.
"""

import numpy as np
from numba import int16, uint8, void

from lutece.games.paris.constants import (
    ARC,
    CONSTANTS,
    DISTRICTS,
    END_KINDS,
    END_TILES,
    FIRST_BANK,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    KINDS,
    LANDMARKS,
    NONE,
    NUMBERS,
    RESOURCES,
    SPACES_OF_DISTRICT,
)
from lutece.games.paris.places import address_of
from lutece.games.paris.standing import standing
from lutece.games.paris.state import FREE_PLACEMENT, PILES, STATE
from lutece.games.paris.turns import pile_height
from lutece.kernel.jit import compiled, entry
from lutece.kernel.structs import MAX_SEATS, Bytes

_KINDS = len(KINDS)

# Every row begins with the number of seats; those of districts, landmarks and seats with their own
# number after that. A list by seat always has MAX_SEATS figures.
DISTRICT_ROW = 2 + 2 + MAX_SEATS + 2 * SPACES_OF_DISTRICT + (SPACES_OF_DISTRICT + 2) * MAX_SEATS
LANDMARK_ROW = 2 + 1 + MAX_SEATS
SEAT_ROW = 2 + 6 + _KINDS + END_TILES + END_KINDS + 2 * NUMBERS
TRACK_ROW = 1 + 2 * NUMBERS
TABLE_ROW = 1 + 8 + MAX_SEATS + 2 * RESOURCES + 2 * PILES
VP_TILES_ROW = DISTRICTS

FIRST_LANDMARK_ROW = DISTRICTS * DISTRICT_ROW
FIRST_SEAT_ROW = FIRST_LANDMARK_ROW + LANDMARKS * LANDMARK_ROW
FIRST_TRACK = FIRST_SEAT_ROW + MAX_SEATS * SEAT_ROW
FIRST_TABLE = FIRST_TRACK + TRACK_ROW
FIRST_VP_TILES = FIRST_TABLE + TABLE_ROW
LENGTH = FIRST_VP_TILES + VP_TILES_ROW


class Rows:
    """The rows of a state, as bytes: two each figure."""

    __slots__ = ("_rows",)

    def __init__(self, constants: Bytes, state: Bytes) -> None:
        out = np.empty(LENGTH, np.int16)
        board_rows(constants, state, out)
        self._rows = out.tobytes()

    @property
    def districts(self) -> list[bytes]:
        """A row each district."""
        return [self._rows[part] for part in _DISTRICT_PARTS]

    @property
    def landmarks(self) -> bytes:
        """The rows of all landmarks."""
        return self._rows[_LANDMARKS_PART]

    def seats(self, count: int) -> list[bytes]:
        """A row each seat."""
        return [self._rows[part] for part in _SEAT_PARTS[:count]]

    @property
    def track(self) -> bytes:
        """The bonus track."""
        return self._rows[_TRACK_PART]

    @property
    def table(self) -> bytes:
        """Everything else."""
        return self._rows[_TABLE_PART]

    @property
    def vp_tiles(self) -> bytes:
        """The VP tile of each district."""
        return self._rows[_VP_TILES_PART]


def _parts(first: int, length: int, count: int) -> list[slice]:
    return [slice(2 * (first + n * length), 2 * (first + (n + 1) * length)) for n in range(count)]


_DISTRICT_PARTS = _parts(0, DISTRICT_ROW, DISTRICTS)
_SEAT_PARTS = _parts(FIRST_SEAT_ROW, SEAT_ROW, MAX_SEATS)
(_LANDMARKS_PART,) = _parts(FIRST_LANDMARK_ROW, LANDMARKS * LANDMARK_ROW, 1)
(_TRACK_PART,) = _parts(FIRST_TRACK, TRACK_ROW, 1)
(_TABLE_PART,) = _parts(FIRST_TABLE, TABLE_ROW, 1)
(_VP_TILES_PART,) = _parts(FIRST_VP_TILES, VP_TILES_ROW, 1)


@entry(void(uint8[::1], uint8[::1], int16[::1]))
def board_rows(constants, state, out):
    """Fill all rows."""
    t, s = constants.view(CONSTANTS)[0], state.view(STATE)[0]
    totals = np.empty((DISTRICTS, MAX_SEATS), np.int16)
    points = np.empty((DISTRICTS, MAX_SEATS), np.int16)
    worth = np.empty((MAX_SEATS, NUMBERS), np.int16)
    standing(t, s, totals, points, worth)
    at = 0
    for i in range(DISTRICTS):
        at = _district(s, i, totals, points, out, at)
    for i in range(LANDMARKS):
        at = _landmark(s, i, out, at)
    for seat in range(MAX_SEATS):
        at = _seat(s, seat, worth, out, at)
    at = _track(s, out, at)
    at = _table(s, out, at)
    for i in range(DISTRICTS):
        at = _put(out, at, s.vp_tile_at[i])


@compiled
def _put(out, at, figure):
    out[at] = figure
    return at + 1


@compiled
def _district(s, i, totals, points, out, at):
    at = _put(out, at, s.seats)
    at = _put(out, at, i)
    at = _put(out, at, 1 if s.options & FREE_PLACEMENT else 0)
    at = _put(out, at, s.vp_tile_at[i])
    first = i * SPACES_OF_DISTRICT
    for space in range(first, first + SPACES_OF_DISTRICT):
        at = _put(out, at, s.building[space])
    for space in range(first, first + SPACES_OF_DISTRICT):
        at = _put(out, at, NONE if s.token_gone[space] else s.token[space])
    at = _keys(s, FIRST_BANK + i, out, at)
    for space in range(first, first + SPACES_OF_DISTRICT):
        at = _keys(s, FIRST_BUILDING + space, out, at)
    for seat in range(MAX_SEATS):
        at = _put(out, at, totals[i, seat])
    for seat in range(MAX_SEATS):
        at = _put(out, at, points[i, seat])
    return at


@compiled
def _keys(s, place, out, at):
    for seat in range(MAX_SEATS):
        at = _put(out, at, s.keys_at[seat, place])
    return at


@compiled
def _landmark(s, i, out, at):
    at = _put(out, at, s.seats)
    at = _put(out, at, i)
    at = _put(out, at, s.landmark_at[i])
    return _keys(s, FIRST_LANDMARK + i, out, at)


@compiled
def _seat(s, seat, worth, out, at):
    at = _put(out, at, s.seats)
    at = _put(out, at, seat)
    at = _put(out, at, s.score[seat])
    at = _put(out, at, s.meeple[seat])
    at = _put(out, at, s.reserve[seat])
    at = _put(out, at, s.francs[seat])
    at = _put(out, at, s.hand[seat])
    taken = 0
    for n in range(END_TILES):
        taken += 1 if s.take_seat[n] == seat else 0
    at = _put(out, at, taken)
    for kind in range(_KINDS):
        at = _put(out, at, s.tokens[seat, kind])
    used = at
    for n in range(END_TILES):
        if s.used_seat[n] == seat:
            used = _put(out, used, s.used_kind[n])
    at += END_TILES
    while used < at:
        used = _put(out, used, NONE)
    for kind in range(END_KINDS):
        at = _put(out, at, s.end_held[seat, kind])
    for number in range(NUMBERS):
        at = _put(out, at, s.bonus[seat, number])
    for number in range(NUMBERS):
        at = _put(out, at, worth[seat, number])
    return at


@compiled
def _track(s, out, at):
    at = _put(out, at, s.seats)
    for space in range(NUMBERS):
        at = _put(out, at, s.space_number[space])
    for space in range(NUMBERS):
        at = _put(out, at, s.space_left[space])
    return at


@compiled
def _table(s, out, at):
    at = _put(out, at, s.seats)
    at = _put(out, at, s.phase)
    at = _put(out, at, s.first)
    at = _put(out, at, s.acted)
    at = _put(out, at, s.rounds_left)
    at = _put(out, at, s.drawn_tile)
    at = _put(out, at, NONE if s.moving_from == NONE else address_of(s, int(s.moving_from)))
    at = _put(out, at, s.moving_to)
    left = 0
    for kind in range(END_KINDS):
        left += int(s.end_left[kind])
    at = _put(out, at, left)
    at = _keys(s, ARC, out, at)
    for kind in range(RESOURCES):
        at = _put(out, at, s.supply[kind])
    for kind in range(RESOURCES):
        at = _put(out, at, s.due[kind])
    height = pile_height(s)
    for pile in range(PILES):
        drawn = int(s.drawn[pile])
        at = _put(out, at, height - drawn)
        top = NONE if drawn == height else int(s.piles[pile, drawn]) // SPACES_OF_DISTRICT
        at = _put(out, at, top)
    return at
