"""The state of a game of Paris: one record of fixed size, hidden things included.

keys_at[seat, place]     a seat's keys on the Arc (0), the banks (1-6), the building spaces (7-42:
                         Montmartre 1 2 3 4 5 8, La Villette 1 …) and the landmarks (43-50)
pile p, top first        piles[p, drawn[p]:height]; what lies before has been drawn
space n of the track     space_left[n] tiles of number space_number[n]
bonus[seat, number]      NOT_OWNED, HELD or USED
take i, in order         take_seat[i] took an end-game tile of kind take_kind[i]
use i, in order          used_seat[i] spent used_kind[i], when used_after[i] takes had been made
"""

import numpy as np

from lutece.games.paris.constants import (
    DISTRICTS,
    END_KINDS,
    END_TILES,
    KINDS,
    LANDMARKS,
    NUMBERS,
    PLACES,
    RESOURCES,
    SPACES,
)
from lutece.kernel.structs import MAX_SEATS, record_dtype

PILES = 3
MAX_HEIGHT = 12
REMOVED = 3

# Phases: what the seat to move is asked.
DRAW = 0  # which pile (P-12)
SITE = 1  # which district, free placement (P-11)
MAIN = 2  # the main step (P-13, P-14)
TARGET = 3  # where the key goes (P-18)
PAY = 4  # what pays the next resource (P-24)
VP_TILE = 5  # which VP tile (P-25)
VP_SITE = 6  # where it lies
BONUS = 7  # which bonus tile the building gives (P-26)
PRESTIGE = 8  # what is handed in for a slot (P-27)
PICK = 9  # which bonus tile, after tile 17 or 25
RETURN = 10  # which pair goes back, after tile 23 or 24
END_TILE = 11  # which end-game tile (P-36)
FINISHED = 12
PHASES = 13

# Options, as bits.
FREE_PLACEMENT = 1
RANDOM_SETUP = 2
ARC_BUILDS_LANDMARKS = 4
EVEN_START = 8

NOT_OWNED = 0
HELD = 1
USED = 2

STATE = record_dtype(
    [
        ("score", np.int16, MAX_SEATS),
        ("francs", np.int16, MAX_SEATS),
        ("seats", np.int8),
        ("options", np.int8),
        ("phase", np.int8),
        ("to_move", np.int8),
        ("first", np.int8),  # the start player
        ("acted", np.int8),  # the action of this turn is done (P-13)
        ("rounds_left", np.int8),  # with this one, once the last end-game tile is gone, or NONE
        # Behind the screens, and beside them.
        ("hand", np.int8, MAX_SEATS),  # keys
        ("reserve", np.int8, MAX_SEATS),  # keys that only tiles 13 and 14 bring
        ("tokens", np.int8, (MAX_SEATS, len(KINDS))),
        ("bonus", np.int8, (MAX_SEATS, NUMBERS)),
        ("end_held", np.int8, (MAX_SEATS, END_KINDS)),
        # The board.
        ("keys_at", np.int8, (MAX_SEATS, PLACES)),
        ("crowd", np.int8, PLACES),  # keys of all seats
        ("building", np.int8, SPACES),  # type of the building that stands there, or NONE
        ("token", np.int8, SPACES),  # the kind dealt to the space
        ("token_gone", np.int8, SPACES),
        ("landmark_at", np.int8, LANDMARKS),  # district, or NONE: in the supply
        ("vp_tile_at", np.int8, DISTRICTS),  # VP tile, or NONE
        ("supply", np.int8, RESOURCES),
        ("meeple", np.int8, MAX_SEATS),  # space of the track, 0 before the first
        ("space_number", np.int8, NUMBERS),
        ("space_left", np.int8, NUMBERS),
        ("piles", np.int8, (PILES, MAX_HEIGHT)),  # tiles by the space they are printed for
        ("drawn", np.int8, PILES),
        ("removed", np.int8, REMOVED),
        # End-game tiles, with the order in which they came and went: what each seat can know.
        ("end_left", np.int8, END_KINDS),
        ("takes", np.int8),
        ("take_seat", np.int8, END_TILES),
        ("take_kind", np.int8, END_TILES),
        ("uses", np.int8),
        ("used_seat", np.int8, END_TILES),
        ("used_kind", np.int8, END_TILES),
        ("used_after", np.int8, END_TILES),
        # A decision that is not finished; NONE or 0 outside it.
        ("drawn_tile", np.int8),  # waits for a district (P-11)
        ("moving_from", np.int8),  # place
        ("moving_to", np.int8),  # address
        ("due", np.int8, RESOURCES),  # still to pay
        ("opened", np.int8),  # tile 19 or 21 of which one unit is spent, or 0
        ("slot", np.int8),  # of the landmark entered
        ("vp_choice", np.int8),  # VP tile that waits for a district
        ("using", np.int8),  # tile 17, 23, 24 or 25 that waits for a choice, or 0
        ("returned", np.int8),  # pairs that went back already
    ]
)
