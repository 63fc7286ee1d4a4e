"""The bonus track (P-31, P-32): which tiles a player can take, and taking one."""

from lutece.games.paris.actions import BONUS_FIRST, MEEPLE_BACK
from lutece.games.paris.constants import TRACK
from lutece.games.paris.events import BONUS_TAKEN, emit_to_all
from lutece.games.paris.state import HELD, NOT_OWNED
from lutece.kernel.jit import compiled

SPACES_BACK = 5  # tile 25


@compiled
def can_have(s, seat, space):
    """A tile is left there, and the seat never owned one of its number (P-32)."""
    return s.space_left[space] > 0 and s.bonus[seat, int(s.space_number[space])] == NOT_OWNED


@compiled
def any_between(s, seat, first, last):
    """Whether a space from first to last holds a tile that the seat can have."""
    for space in range(first, last + 1):  # noqa: SIM110 (compiled)
        if can_have(s, seat, space):
            return True
    return False


@compiled
def offer_between(s, seat, first, last, mask):
    """The spaces from first to last with a tile that the seat can have."""
    for space in range(first, last + 1):
        if can_have(s, seat, space):
            mask[BONUS_FIRST + space - 1] = 1


@compiled
def first_pick(s, seat, number):
    """The first space that tile 17 (all) or 25 (five spaces back) reaches."""
    return max(1, int(s.meeple[seat]) - SPACES_BACK) if number == MEEPLE_BACK else 1


@compiled
def last_pick(s, seat, number):
    """The last space that tile 17 or 25 reaches."""
    return int(s.meeple[seat]) - 1 if number == MEEPLE_BACK else TRACK


@compiled
def take_tile(s, seat, space, price, events):
    """The top tile of a space goes behind the screen; where the meeple goes is another matter."""
    number = int(s.space_number[space])
    s.space_left[space] -= 1
    s.bonus[seat, number] = HELD
    emit_to_all(events, BONUS_TAKEN, seat, number, space, price)
