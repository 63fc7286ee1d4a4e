"""Placing and moving keys: P-16 to P-23."""

from lutece.games.paris.actions import (
    MOVE_FIRST,
    PLACE_FIRST,
    SHARE_OTHERS,
    SHARE_OWN,
    TO_FIRST,
)
from lutece.games.paris.benefits import begin_benefits
from lutece.games.paris.constants import (
    ARC,
    DISTRICTS,
    FIRST_BANK,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    LANDMARKS,
    NONE,
    PLACES,
    RESOURCES,
    SPACES_OF_DISTRICT,
)
from lutece.games.paris.events import LANDMARK_BUILT, MOVED, PLACED, SET_OUT, SHARED, emit_to_all
from lutece.games.paris.payment import can_pay, pay_without_choice
from lutece.games.paris.places import address_of, building_place, district_of, place_at, value_of
from lutece.games.paris.state import ARC_BUILDS_LANDMARKS, HELD, PAY, TARGET, USED
from lutece.kernel.jit import compiled


@compiled
def offer_places(s, mask):
    """P-16, P-17: a key from hand goes to a bank or the Arc where the player has none yet."""
    seat = int(s.to_move)
    if s.hand[seat] == 0:
        return False
    found = False
    for place in range(FIRST_BUILDING):
        if s.keys_at[seat, place] == 0:
            mask[PLACE_FIRST + place] = 1
            found = True
    return found


@compiled
def place_key(t, s, place, events):
    """P-16: a bank pays its francs at once, the Arc nothing."""
    seat = int(s.to_move)
    s.hand[seat] -= 1
    s.keys_at[seat, place] += 1
    s.crowd[place] += 1
    francs = 0 if place == ARC else int(t.bank_francs[place - FIRST_BANK])
    s.francs[seat] += francs
    emit_to_all(events, PLACED, seat, place, francs, NONE)
    s.acted = 1


@compiled
def offer_moves(t, s, mask):
    """P-18, P-20: each place with a key of the seat's that has a target which can be paid now."""
    seat = int(s.to_move)
    for place in range(PLACES):
        if s.keys_at[seat, place] > 0 and has_target(t, s, place, True):
            mask[MOVE_FIRST + address_of(s, place)] = 1


@compiled
def can_move_without_tiles(t, s):
    """P-15: whether the seat could move a key and keep all its bonus and end-game tiles."""
    seat = int(s.to_move)
    for place in range(PLACES):
        if s.keys_at[seat, place] > 0 and has_target(t, s, place, False):
            return True
    return False


@compiled
def choose_key(s, address):
    """The key on this place is to move."""
    s.moving_from = place_at(address)
    s.phase = TARGET


@compiled
def offer_targets(t, s, mask):
    """P-18: from the Arc everywhere, else within the district."""
    place = int(s.moving_from)
    if place != ARC:
        offer_targets_in(t, s, place, district_of(s, place), mask)
        return
    for district in range(DISTRICTS):
        offer_targets_in(t, s, place, district, mask)


@compiled
def has_target(t, s, place, with_tiles):
    """Whether a key here can go anywhere; without tiles, spending none of them (P-15)."""
    if place != ARC:
        return has_target_in(t, s, place, district_of(s, place), with_tiles)
    for district in range(DISTRICTS):  # noqa: SIM110 (compiled)
        if has_target_in(t, s, place, district, with_tiles):
            return True
    return False


@compiled
def offer_targets_in(t, s, place, district, mask):
    """The buildings and landmarks of one district that the key can enter."""
    first = building_place(district, 0)
    for target in range(first, first + SPACES_OF_DISTRICT):
        if can_enter_building(t, s, place, target, True):
            mask[TO_FIRST + target - FIRST_BUILDING] = 1
    for landmark in range(LANDMARKS):
        if can_enter_landmark(t, s, place, district, landmark, True):
            address = FIRST_LANDMARK + district * LANDMARKS + landmark
            mask[TO_FIRST + address - FIRST_BUILDING] = 1


@compiled
def has_target_in(t, s, place, district, with_tiles):
    """The same question, answered by the first target found."""
    first = building_place(district, 0)
    for target in range(first, first + SPACES_OF_DISTRICT):
        if can_enter_building(t, s, place, target, with_tiles):
            return True
    if value_of(t, place) + s.francs[int(s.to_move)] < t.lowest_landmark:
        return False  # true of most keys, most of the time
    for landmark in range(LANDMARKS):
        if can_enter_landmark(t, s, place, district, landmark, with_tiles):
            return True
    return False


@compiled
def can_enter_building(t, s, place, target, with_tiles):
    """P-18 to P-21: a building on the board, higher, free or shared by tiles, and paid for."""
    space = target - FIRST_BUILDING
    if s.building[space] == NONE:
        return False
    seat = int(s.to_move)
    worth, value = value_of(t, place), value_of(t, target)
    return (
        worth < value <= worth + s.francs[seat]
        and may_share(s, seat, target, with_tiles)
        and can_pay(s, seat, t.building_cost[space % SPACES_OF_DISTRICT], with_tiles)
    )


@compiled
def can_enter_landmark(t, s, place, district, landmark, with_tiles):
    """P-18 to P-23: one that stands in the district, or one from the supply that tops it."""
    seat = int(s.to_move)
    worth, value = value_of(t, place), int(t.landmark_value[landmark])
    if not worth < value <= worth + s.francs[seat]:
        return False
    where = s.landmark_at[landmark]
    if where == NONE:
        if value <= highest_landmark(t, s, district):  # P-22
            return False
        if place == ARC and not s.options & ARC_BUILDS_LANDMARKS:  # P-23
            return False
    elif where != district or not may_share(s, seat, FIRST_LANDMARK + landmark, with_tiles):
        return False
    return can_pay(s, seat, t.landmark_cost[landmark], with_tiles)


@compiled
def highest_landmark(t, s, district):
    """The value that a new landmark in this district must top (P-22)."""
    top = 0
    for landmark in range(LANDMARKS):
        if s.landmark_at[landmark] == district:
            top = max(top, int(t.landmark_value[landmark]))
    return top


@compiled
def may_share(s, seat, place, with_tiles):
    """P-19: the place is free, or tiles 9 and 16 let the key in beside own and others' keys."""
    if s.crowd[place] == 0:
        return True
    if not with_tiles:
        return False
    own = s.keys_at[seat, place] > 0
    others = s.crowd[place] > s.keys_at[seat, place]
    return (not own or s.bonus[seat, SHARE_OWN] == HELD) and (
        not others or s.bonus[seat, SHARE_OTHERS] == HELD
    )


@compiled
def start_move(t, s, address, events):
    """P-20: pay the francs, then the resources; the key goes when all is paid."""
    seat = int(s.to_move)
    origin, target = int(s.moving_from), place_at(address)
    s.moving_to = address
    price = value_of(t, target) - value_of(t, origin)
    s.francs[seat] -= price
    for kind in range(RESOURCES):
        if target >= FIRST_LANDMARK:
            s.due[kind] = t.landmark_cost[target - FIRST_LANDMARK, kind]
        else:
            s.due[kind] = t.building_cost[(target - FIRST_BUILDING) % SPACES_OF_DISTRICT, kind]
    emit_to_all(events, SET_OUT, seat, address_of(s, origin), address, price)
    continue_payment(t, s, events)


@compiled
def continue_payment(t, s, events):
    """Ask where there is a choice of payment; when all is paid the key arrives."""
    if pay_without_choice(t, s, events):
        arrive(t, s, events)
    else:
        s.phase = PAY


@compiled
def arrive(t, s, events):
    """The key enters: a new landmark is added first (P-22), tiles 9 and 16 are used up."""
    seat = int(s.to_move)
    origin, address = int(s.moving_from), int(s.moving_to)
    target = place_at(address)
    start = address_of(s, origin)
    if target >= FIRST_LANDMARK and s.landmark_at[target - FIRST_LANDMARK] == NONE:
        s.landmark_at[target - FIRST_LANDMARK] = (address - FIRST_LANDMARK) // LANDMARKS
        emit_to_all(events, LANDMARK_BUILT, seat, address, NONE, NONE)
    others = s.crowd[target] > s.keys_at[seat, target]
    if s.keys_at[seat, target] > 0:
        s.bonus[seat, SHARE_OWN] = USED
        emit_to_all(events, SHARED, seat, SHARE_OWN, NONE, NONE)
    if others:
        s.bonus[seat, SHARE_OTHERS] = USED
        emit_to_all(events, SHARED, seat, SHARE_OTHERS, NONE, NONE)
    s.keys_at[seat, origin] -= 1
    s.crowd[origin] -= 1
    s.keys_at[seat, target] += 1
    s.crowd[target] += 1
    emit_to_all(events, MOVED, seat, start, address, NONE)
    begin_benefits(t, s, events)
