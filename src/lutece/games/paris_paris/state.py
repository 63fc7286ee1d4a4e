"""The state of a game of Paris Paris: one record of fixed size, hidden order included.

a crossing                    shops[17] = [seat or NONE, seat or NONE]
a single stop                 shops[3]  = [seat or NONE, NONE]
nowhere                       shops[25] = [NONE, NONE], always
round r with k = seats + 1    tiles[r * k : (r + 1) * k] are laid out as `shown`
"""

import numpy as np

from lutece.games.paris_paris.constants import LINES, STOPS, TILES
from lutece.kernel.structs import MAX_SEATS, record_dtype

SHOWN = MAX_SEATS + 1

# Phases: what the seat to move is asked.
TAKE = 0
PUSH = 1
FINISHED = 2

STATE = record_dtype(
    [
        ("score", np.int16, MAX_SEATS),
        ("seats", np.int8),
        ("phase", np.int8),
        ("to_move", np.int8),
        ("bus", np.int8),  # the start player of the round holds it (PP-5)
        ("first", np.int8),  # who held it first
        ("round_index", np.int8),
        ("taken", np.int8),  # tiles taken in this round
        ("pending", np.int8),  # the full crossing where a push is asked, or NONE
        ("open_marker", np.int8),  # with two players (PP-7), or NONE
        ("marker", np.int8, MAX_SEATS),  # each seat's special-tour line
        ("stock", np.int8, MAX_SEATS),  # shops still to place
        ("bag", np.int8, MAX_SEATS),
        ("shown", np.int8, SHOWN),  # kinds of the tiles on show, NONE once taken
        ("parked", np.int8, LINES),  # kind of the tile parked in a line's colour, or NONE
        ("shops", np.int8, (STOPS + 1, 2)),
        ("tiles", np.int8, TILES),  # kinds, in the order of the stacks
    ]
)
