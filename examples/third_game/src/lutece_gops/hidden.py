"""What a seat knows, as numbers; and dealing anew what it cannot know."""

from lutece.kernel.expectation import expect_shares
from lutece.kernel.jit import compiled
from lutece.kernel.rng import below, shuffle
from lutece.kernel.structs import MAX_SEATS
from lutece_gops.state import CARDS, MOST_POINTS, NONE

# The observation: for each seat, the own one first, then what lies on the table.
SCORE_AT = 0  # a number for each seat
SITTING_AT = SCORE_AT + MAX_SEATS  # 1: there is such a player
LAID_AT = SITTING_AT + MAX_SEATS  # 1: has laid a card in this round
HANDS_AT = LAID_AT + MAX_SEATS  # a number for each seat and card
BID_AT = HANDS_AT + MAX_SEATS * CARDS  # the own card that lies face down
PRIZE_AT = BID_AT + CARDS  # the prize that is turned up
TO_COME_AT = PRIZE_AT + CARDS  # prizes in the pile
CARRIED_AT = TO_COME_AT + CARDS
OBSERVATIONS = CARRIED_AT + 1

SPREAD = 8.0  # points of lead that make a win e times as likely


@compiled
def observe(s, seat, out):
    """What this seat knows."""
    out[:] = 0
    for n in range(s.seats):
        other = (seat + n) % s.seats
        out[SCORE_AT + n] = s.score[other] / MOST_POINTS
        out[SITTING_AT + n] = 1
        out[LAID_AT + n] = s.bid[other] != NONE
        for card in range(CARDS):
            out[HANDS_AT + n * CARDS + card] = s.hand[other, card]
    if s.bid[seat] != NONE:
        out[BID_AT + s.bid[seat]] = 1
    if s.round_index < CARDS:
        out[PRIZE_AT + s.prizes[s.round_index]] = 1
        for n in range(s.round_index + 1, CARDS):
            out[TO_COME_AT + s.prizes[n]] = 1
    out[CARRIED_AT] = s.carried / MOST_POINTS


@compiled
def redeal(s, seat, rng):
    """The pile, and the cards of others that lie face down: each possibility equally likely."""
    shuffle(rng, s.prizes, min(s.round_index + 1, CARDS), CARDS)
    for other in range(s.seats):
        if other != seat and s.bid[other] != NONE:
            s.bid[other] = any_card(s, other, rng)


@compiled
def any_card(s, seat, rng):
    """One of the cards that a seat has not turned up yet."""
    left = below(rng, s.hand[seat].sum())
    for card in range(CARDS):
        left -= s.hand[seat, card]
        if left < 0:
            return card
    return NONE


@compiled
def evaluate(s, out):
    """What each seat can expect: its points, and its part of the rest by the cards that it has."""
    out[:] = 0
    rest = s.carried
    for n in range(s.round_index, CARDS):
        rest += s.prizes[n] + 1
    all_cards = 0
    for seat in range(s.seats):
        for card in range(CARDS):
            if s.hand[seat, card]:
                out[MAX_SEATS + seat] += card + 1
                all_cards += card + 1
    for seat in range(s.seats):
        part = out[MAX_SEATS + seat] / max(all_cards, 1)
        out[MAX_SEATS + seat] = s.score[seat] + part * rest
    expect_shares(out, s.seats, SPREAD)
