"""The state of a game: one struct of fixed size, hidden things included.

hand[seat, 0 … 12]   1 for each card that the seat has not turned up yet: everybody knows that
bid[seat]            the card that lies face down in this round, or NONE: only the seat knows it
prizes[0 … 12]       the pile; prizes[round_index] is turned up, those after it are hidden

A card is its index: card 0 is worth 1.
"""

import numpy as np

from lutece.kernel.structs import MAX_SEATS, record_dtype

CARDS = 13
NONE = -1
MOST_POINTS = CARDS * (CARDS + 1) // 2

STATE = record_dtype(
    [
        ("seats", np.int16),
        ("to_move", np.int16),
        ("round_index", np.int16),  # CARDS when the game is over
        ("carried", np.int16),  # points of prizes that nobody took (G-5)
        ("score", np.int16, MAX_SEATS),
        ("bid", np.int16, MAX_SEATS),
        ("hand", np.int16, (MAX_SEATS, CARDS)),
        ("prizes", np.int16, CARDS),
    ]
)
