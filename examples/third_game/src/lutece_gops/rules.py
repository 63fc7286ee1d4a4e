"""The rules, compiled: the deal, what is legal, one bid and what follows from it, the result."""

from lutece.kernel.contract import OVER
from lutece.kernel.events import (
    FIRST_OWN_KIND,
    GAME_OVER,
    NOTHING,
    REVEALED,
    TURN_ENDED,
    emit,
)
from lutece.kernel.jit import compiled
from lutece.kernel.rng import shuffle
from lutece.kernel.structs import MAX_SEATS
from lutece_gops.state import CARDS, NONE

# What happens; a is a seat, b a card or points.
LAID = FIRST_OWN_KIND
BID = FIRST_OWN_KIND + 1
TAKEN = FIRST_OWN_KIND + 2
CARRIED = FIRST_OWN_KIND + 3
TURNED_UP = FIRST_OWN_KIND + 4


@compiled
def deal(s, seats, rng):
    """G-1: all cards in all hands, the prizes shuffled."""
    for card in range(CARDS):
        s.prizes[card] = card
    shuffle(rng, s.prizes, 0, CARDS)
    begin(s, seats)


@compiled
def begin(s, seats):
    """The start with the prizes as they lie."""
    s.seats = seats
    s.to_move = 0
    s.round_index = 0
    s.carried = 0
    s.score[:] = 0
    s.bid[:] = NONE
    s.hand[:] = 0
    s.hand[:seats] = 1


@compiled
def to_move(s):
    """The seat to bid, or OVER."""
    return OVER if s.round_index == CARDS else s.to_move


@compiled
def legal(s, mask):
    """G-3: any card in hand."""
    mask[:] = 0
    if s.round_index == CARDS:
        return 0
    count = 0
    for card in range(CARDS):
        if s.hand[s.to_move, card]:
            mask[card] = 1
            count += 1
    return count


@compiled
def play(s, card, events):
    """Lay a card face down; the last one of a round turns all of them up."""
    seat = s.to_move
    s.bid[seat] = card
    emit(events, LAID, seat)
    emit(events, TURN_ENDED, seat)
    if seat + 1 < s.seats:
        s.to_move = seat + 1
        return
    turn_up(s, events)
    s.to_move = 0
    s.round_index += 1
    if s.round_index == CARDS:
        emit(events, GAME_OVER)
    else:
        emit(events, TURNED_UP, NOTHING, s.prizes[s.round_index])
        emit(events, REVEALED)


@compiled
def turn_up(s, events):
    """G-4 and G-5: the highest card takes the prize, unless several share it."""
    highest, winner = -1, NONE
    for seat in range(s.seats):
        card = s.bid[seat]
        emit(events, BID, seat, card)
        s.hand[seat, card] = 0
        if card > highest:
            highest, winner = card, seat
        elif card == highest:
            winner = NONE
        s.bid[seat] = NONE
    points = s.carried + s.prizes[s.round_index] + 1
    s.carried = 0
    if winner == NONE:
        s.carried = points
        emit(events, CARRIED, NOTHING, points)
    else:
        s.score[winner] += points
        emit(events, TAKEN, winner, points)


@compiled
def result(s, out):
    """G-6: shares of the win, then scores."""
    out[:] = 0
    best = 0
    for seat in range(s.seats):
        out[MAX_SEATS + seat] = s.score[seat]
        best = max(best, s.score[seat])
    if s.round_index < CARDS:
        return
    winners = 0
    for seat in range(s.seats):
        winners += s.score[seat] == best
    for seat in range(s.seats):
        if s.score[seat] == best:
            out[seat] = 1.0 / winners
