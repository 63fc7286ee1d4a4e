"""What can happen in Paris: the kinds of events, and what their four arguments mean.

Addresses are the notation's (a landmark with its district).
"""

from numba import int16, int64, void

from lutece.kernel.events import EVERYONE, FIRST_OWN_KIND, NOTHING, emit
from lutece.kernel.jit import entry

DREW = FIRST_OWN_KIND  # seat, pile, tile
BUILT = FIRST_OWN_KIND + 1  # seat, address, type
FITS_NOWHERE = FIRST_OWN_KIND + 2  # seat, tile
PLACED = FIRST_OWN_KIND + 3  # seat, address, francs received
MOVED = FIRST_OWN_KIND + 4  # seat, from address, to address
SET_OUT = FIRST_OWN_KIND + 5  # seat, from address, to address, francs paid
LANDMARK_BUILT = FIRST_OWN_KIND + 6  # seat, address
PAID = FIRST_OWN_KIND + 7  # seat, kind, way (as the actions `pay …` are numbered)
SHARED = FIRST_OWN_KIND + 8  # seat, number (9 or 16)
SECOND_UNIT_SOLD = FIRST_OWN_KIND + 9  # seat, number, francs
VP_TILE_LAID = FIRST_OWN_KIND + 10  # seat, VP tile, district
VP_TILE_DECLINED = FIRST_OWN_KIND + 11  # seat
TOKEN_TAKEN = FIRST_OWN_KIND + 12  # seat, kind, address
BONUS_TAKEN = FIRST_OWN_KIND + 13  # seat, number, space, francs paid
EIGHT_SCORES = FIRST_OWN_KIND + 14  # seat, vp
PRESTIGE_GIVEN = FIRST_OWN_KIND + 15  # seat, kind, way, vp
BOUGHT = FIRST_OWN_KIND + 16  # seat, kind, francs
SOLD = FIRST_OWN_KIND + 17  # seat, kind, francs
TILE_SOLD = FIRST_OWN_KIND + 18  # seat, number, francs
END_SOLD = FIRST_OWN_KIND + 19  # seat, end-game tile, francs
USED_TILE = FIRST_OWN_KIND + 20  # seat, number, francs, vp
USED_END = FIRST_OWN_KIND + 21  # seat, end-game tile, francs, vp
KEY_BOUGHT = FIRST_OWN_KIND + 22  # seat, number, francs
RETURNED_PAIR = FIRST_OWN_KIND + 23  # seat, kind, vp
LOOKED = FIRST_OWN_KIND + 24  # seat
END_KEPT = FIRST_OWN_KIND + 31  # seat; what everyone sees of it
END_TAKEN = FIRST_OWN_KIND + 25  # seat, end-game tile; only the seat sees it
PASSED = FIRST_OWN_KIND + 26  # seat
LAST_END_TILE = FIRST_OWN_KIND + 27  # seat
FINAL_ROUND = FIRST_OWN_KIND + 28  # -
FRANCS_SCORE = FIRST_OWN_KIND + 29  # seat, vp
DISTRICT_SCORES = FIRST_OWN_KIND + 30  # seat, district, vp, level


# One signature for all, and a buffer of no rows for no events: a game that tells of thirty kinds of
# things would be compiled thirty times here, and all its rules twice, otherwise.
@entry(void(int16[:, ::1], int64, int64, int64, int64, int64), called_by_others=True)
def emit_to_all(events, kind, a, b, c, d):
    """Append one event that everyone sees, if the buffer has rows."""
    if events.shape[0] > 0:
        emit(events, kind, a, b, c, d, EVERYONE)


@entry(void(int16[:, ::1], int64, int64, int64), called_by_others=True)
def emit_to_seat(events, kind, seat, what):
    """Append one event that only the seat sees, if the buffer has rows."""
    if events.shape[0] > 0:
        emit(events, kind, seat, what, NOTHING, NOTHING, seat)
