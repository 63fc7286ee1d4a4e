"""What can happen in Paris Paris: the kinds of events, and what their four arguments mean."""

from lutece.kernel.events import FIRST_OWN_KIND

TOOK = FIRST_OWN_KIND  # seat, stop, line
OPENED = FIRST_OWN_KIND + 1  # seat, stop, place
NO_SHOP_LEFT = FIRST_OWN_KIND + 2  # seat, stop
PUSHED_TO_BAG = FIRST_OWN_KIND + 3  # owner, stop, place, by seat
PUSHED_TO_STOCK = FIRST_OWN_KIND + 4  # owner, stop, place, by seat
SMALL_TOUR = FIRST_OWN_KIND + 5  # stop, line
SHOP_SCORES = FIRST_OWN_KIND + 6  # owner, stop, place
NOBODY_SCORES = FIRST_OWN_KIND + 7  # stop
PARKED = FIRST_OWN_KIND + 8  # stop, line
GRAND_TOUR = FIRST_OWN_KIND + 9  # line
BUS_CALLS = FIRST_OWN_KIND + 10  # stop
NEIGHBOUR_SCORES = FIRST_OWN_KIND + 11  # owner, stop, place, crossing
BUS_PASSED = FIRST_OWN_KIND + 12  # seat
LAID_OUT = FIRST_OWN_KIND + 13  # stop, line
SPECIAL_TOUR = FIRST_OWN_KIND + 14  # seat, line
OPEN_TOUR = FIRST_OWN_KIND + 15  # line
BAG_SCORES = FIRST_OWN_KIND + 16  # seat, points
