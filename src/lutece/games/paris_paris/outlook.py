"""The points of a tile that is left over: the end of the round, simulated for each tile on show.

The result depends only on public information: shops, tiles on show, parked tiles.
"""

import numpy as np
from numba import int16, uint8, void

from lutece.games.paris_paris.constants import CONSTANTS, NONE
from lutece.games.paris_paris.rules import free_place, open_shop, park
from lutece.games.paris_paris.scoring import small_tour
from lutece.games.paris_paris.state import SHOWN, STATE, TAKE
from lutece.kernel.jit import entry
from lutece.kernel.structs import Bytes

UNKNOWN = -2  # somebody's shop must leave first
PLACE = SHOWN  # the column with the place of the new shop

Outlook = np.ndarray[tuple[int, int], np.dtype[np.int16]]


def outlook_of(constants: Bytes, state: Bytes) -> Outlook:
    """A row for each tile on show that the seat to move could take.

    Columns: the points of that seat if another tile stayed then; PLACE: where its shop goes.
    """
    out = np.full((SHOWN, SHOWN + 1), UNKNOWN, np.int16)
    outlook(constants, state, state.copy(), out)
    return out


@entry(void(uint8[::1], uint8[::1], uint8[::1], int16[:, ::1]))
def outlook(constants, state, ahead, out):
    """Fills the rows; `ahead` is overwritten."""
    t, s = constants.view(CONSTANTS)[0], state.view(STATE)[0]
    if s.phase != TAKE or s.stock[s.to_move] == 0:
        return
    w = ahead.view(STATE)[0]
    for taken in range(SHOWN):
        kind = int(s.shown[taken])
        if kind == NONE:
            continue
        stop = int(t.kind_stop[kind])
        place = free_place(t, s, stop)
        if place == NONE:
            continue
        out[taken, PLACE] = place
        for stays in range(SHOWN):
            if stays == taken or s.shown[stays] == NONE:
                continue
            ahead[:] = state
            open_shop(w, stop, place, None)
            small_tour(t, w, int(s.shown[stays]), None)
            park(t, w, int(s.shown[stays]), None)
            out[taken, stays] = w.score[s.to_move] - s.score[s.to_move]
