"""Paying resources (P-24): tokens and tiles that count as resources, mixed as the player likes."""

from lutece.games.paris.actions import (
    ANY_RESOURCE,
    PAY_ANY,
    PAY_END,
    PAY_END_ANY,
    PAY_FIRST,
    PAY_TILE,
    PAY_TOKEN,
    PAY_TWO,
    PAY_WAYS,
    TWO_RESOURCES,
    WOOD_TILE,
)
from lutece.games.paris.constants import ANY_RESOURCE_END, GOLD, MARBLE, NONE, RESOURCES, WOOD
from lutece.games.paris.end_tiles import spend_end
from lutece.games.paris.events import PAID, SECOND_UNIT_SOLD, emit_to_all
from lutece.games.paris.state import HELD, USED
from lutece.kernel.jit import compiled


@compiled
def own_units(s, seat, kind):
    """Tokens and tiles that are this resource and no other."""
    units = int(s.tokens[seat, kind]) + int(s.end_held[seat, kind])
    if s.bonus[seat, WOOD_TILE + kind] == HELD:
        units += 1
    return units


@compiled
def units_of_choice(s, seat):
    """Units that count as any resource: tiles 10 and 21 (two, or what is left of it), end tiles."""
    units = int(s.end_held[seat, ANY_RESOURCE_END])
    if s.bonus[seat, ANY_RESOURCE] == HELD:
        units += 1
    if s.bonus[seat, TWO_RESOURCES] == HELD:
        units += 2
    elif s.opened == TWO_RESOURCES:
        units += 1
    return units


@compiled
def units_short(s, seat, wood, marble, gold):
    """How many units of choice a cost needs beside what the seat has of each resource."""
    return (
        max(0, wood - own_units(s, seat, WOOD))
        + max(0, marble - own_units(s, seat, MARBLE))
        + max(0, gold - own_units(s, seat, GOLD))
    )


@compiled
def can_pay(s, seat, cost, with_tiles):
    """P-20: resources are always paid in full; cost is a row of the constants."""
    wood, marble, gold = int(cost[WOOD]), int(cost[MARBLE]), int(cost[GOLD])
    if wood + marble + gold == 0:
        return True
    if not with_tiles:
        return (
            s.tokens[seat, WOOD] >= wood
            and s.tokens[seat, MARBLE] >= marble
            and s.tokens[seat, GOLD] >= gold
        )
    short = units_short(s, seat, wood, marble, gold)
    return short == 0 or short <= units_of_choice(s, seat)


@compiled
def next_due(s):
    """The resource to pay next, in the order wood, marble, gold; NONE when all is paid."""
    for kind in range(RESOURCES):
        if s.due[kind] > 0:
            return kind
    return NONE


@compiled
def way_open(s, seat, kind, way):
    """Whether this can pay a unit of the resource and leaves the rest payable."""
    if way == PAY_TOKEN:
        return s.tokens[seat, kind] > 0
    if way == PAY_TILE:
        return s.bonus[seat, WOOD_TILE + kind] == HELD
    if way == PAY_END:
        return s.end_held[seat, kind] > 0
    if way == PAY_ANY and s.bonus[seat, ANY_RESOURCE] != HELD:
        return False
    if way == PAY_TWO and s.bonus[seat, TWO_RESOURCES] != HELD and s.opened != TWO_RESOURCES:
        return False
    if way == PAY_END_ANY and s.end_held[seat, ANY_RESOURCE_END] == 0:
        return False
    # A unit of choice spent here is missing elsewhere.
    wood, marble, gold = int(s.due[WOOD]), int(s.due[MARBLE]), int(s.due[GOLD])
    short = units_short(
        s, seat, wood - (kind == WOOD), marble - (kind == MARBLE), gold - (kind == GOLD)
    )
    return short <= units_of_choice(s, seat) - 1


@compiled
def offer_ways(s, mask):
    """The ways to pay the next unit."""
    kind = next_due(s)
    for way in range(PAY_WAYS):
        if way_open(s, int(s.to_move), kind, way):
            mask[PAY_FIRST + kind * PAY_WAYS + way] = 1


@compiled
def pay_unit(s, kind, way, events):
    """One unit paid: tokens go to the supply (P-28), tiles are used up."""
    seat = int(s.to_move)
    s.due[kind] -= 1
    if way == PAY_TOKEN:
        s.tokens[seat, kind] -= 1
        s.supply[kind] += 1
    elif way == PAY_TILE:
        s.bonus[seat, WOOD_TILE + kind] = USED
    elif way == PAY_ANY:
        s.bonus[seat, ANY_RESOURCE] = USED
    elif way == PAY_TWO:
        open_tile(s, TWO_RESOURCES)
    elif way == PAY_END:
        spend_end(s, seat, kind)
    else:
        spend_end(s, seat, ANY_RESOURCE_END)
    emit_to_all(events, PAID, seat, kind, kind * PAY_WAYS + way, NONE)


@compiled
def open_tile(s, number):
    """Spend a unit of tile 19 or 21: the first uses the tile up, the second closes it."""
    if s.opened == number:
        s.opened = 0
    else:
        s.bonus[int(s.to_move), number] = USED
        s.opened = number


@compiled
def pay_without_choice(t, s, events):
    """Pay as long as there is one way only; true when all is paid."""
    seat = int(s.to_move)
    kind = next_due(s)
    while kind != NONE:
        only = NONE
        for way in range(PAY_WAYS):
            if way_open(s, seat, kind, way):
                if only != NONE:
                    return False
                only = way
        pay_unit(s, kind, only, events)
        kind = next_due(s)
    sell_second_unit(s, int(t.best_resource), events)
    return True


@compiled
def sell_second_unit(s, price, events):
    """P-24: a second unit that nothing used is sold at once at the best price."""
    if s.opened != 0:
        s.francs[int(s.to_move)] += price
        emit_to_all(events, SECOND_UNIT_SOLD, int(s.to_move), int(s.opened), price, NONE)
        s.opened = 0
