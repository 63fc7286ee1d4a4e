"""Actions that name a seat, relative to the seat to move: as observations are, own seat first.

A kernel's `seat_actions` is the first of four actions that name seats 0 to 3. To a learner,
the first of them means "myself", the second "the next seat", and so on.
"""

from lutece.kernel.contract import NO_ACTIONS
from lutece.kernel.jit import compiled
from lutece.kernel.structs import MAX_SEATS


@compiled
def to_relative(values, seat):
    """Rotate values of absolute seats in place: the seat's own comes first."""
    for _ in range(seat):
        first = values[0]
        for n in range(values.size - 1):
            values[n] = values[n + 1]
        values[values.size - 1] = first


@compiled
def to_absolute(values, seat):
    """Rotate values of relative seats in place: that of seat 0 comes first."""
    for _ in range(seat):
        last = values[values.size - 1]
        for n in range(values.size - 1, 0, -1):
            values[n] = values[n - 1]
        values[0] = last


@compiled
def absolute_action(action, seat_actions, seat, seats):
    """An action relative to a seat, as the rules number it."""
    if seat_actions == NO_ACTIONS or not seat_actions <= action < seat_actions + MAX_SEATS:
        return action
    return seat_actions + (action - seat_actions + seat) % seats


@compiled
def relative_action(action, seat_actions, seat, seats):
    """An action of the rules, relative to a seat."""
    if seat_actions == NO_ACTIONS or not seat_actions <= action < seat_actions + MAX_SEATS:
        return action
    return seat_actions + (action - seat_actions - seat) % seats


@compiled
def relative_seat(other, seat, seats):
    """How many seats after this one the other sits; a division would take longer."""
    distance = other - seat
    return distance + seats if distance < 0 else distance


@compiled
def seat_after(seat, distance, seats):
    """The seat that sits so many after this one; beyond the last one, an absent seat."""
    if distance >= seats:
        return distance
    other = seat + distance
    return other - seats if other >= seats else other
