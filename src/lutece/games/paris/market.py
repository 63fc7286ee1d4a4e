"""Buying and selling: P-28 to P-30, one unit at a time."""

from lutece.games.paris.actions import (
    ANY_PRESTIGE,
    ANY_RESOURCE,
    BUY_FIRST,
    COUNTING,
    SELL_END_FIRST,
    SELL_FIRST,
    SELL_TILE_FIRST,
    TWO_PRESTIGE,
    TWO_RESOURCES,
    USABLE,
    USE_END_FIRST,
    USE_FIRST,
    WOOD_TILE,
)
from lutece.games.paris.constants import (
    ANY_PRESTIGE_END,
    ANY_RESOURCE_END,
    COUNTING_ENDS,
    END_KINDS,
    KINDS,
    NONE,
    NUMBERS,
    RESOURCES,
)
from lutece.games.paris.end_tiles import spend_end
from lutece.games.paris.events import BOUGHT, END_SOLD, SOLD, TILE_SOLD, emit_to_all
from lutece.games.paris.state import HELD, USED
from lutece.kernel.jit import compiled


@compiled
def offer_trade(t, s, mask):
    """All that the seat can buy and sell now."""
    seat = int(s.to_move)
    for kind in range(RESOURCES):
        if s.supply[kind] > 0 and s.francs[seat] >= t.buy[kind]:  # P-28
            mask[BUY_FIRST + kind] = 1
    offer_sales(s, seat, mask)


@compiled
def offer_sales(s, seat, mask):
    """P-29, P-30: any token, and any tile that counts as a resource or prestige."""
    for kind in range(len(KINDS)):
        if s.tokens[seat, kind] > 0:
            mask[SELL_FIRST + kind] = 1
    for i in range(COUNTING.size):
        if s.bonus[seat, COUNTING[i]] == HELD:
            mask[SELL_TILE_FIRST + i] = 1
    for kind in range(len(COUNTING_ENDS)):
        if s.end_held[seat, kind] > 0:
            mask[SELL_END_FIRST + kind] = 1


@compiled
def offer_gifts(t, s, seat, mask):
    """P-26: the bonus tiles and end-game tiles that give francs."""
    for i in range(USABLE.size):
        if s.bonus[seat, USABLE[i]] == HELD and t.bonus_francs[USABLE[i]] > 0:
            mask[USE_FIRST + i] = 1
    for kind in range(len(COUNTING_ENDS), END_KINDS):
        if s.end_held[seat, kind] > 0 and t.end_francs[kind] > 0:
            mask[USE_END_FIRST + kind - len(COUNTING_ENDS)] = 1


@compiled
def francs_in_reach(t, s, seat):
    """P-26: what the seat would have after all sales, and all tiles used that give francs."""
    francs = int(s.francs[seat])
    for kind in range(len(KINDS)):
        francs += int(s.tokens[seat, kind]) * int(t.sell[kind])
    for number in range(NUMBERS):
        if s.bonus[seat, number] == HELD:
            francs += int(t.bonus_francs[number])
    for i in range(COUNTING.size):
        if s.bonus[seat, COUNTING[i]] == HELD:
            francs += tile_price(t, COUNTING[i])
    for kind in range(END_KINDS):
        each = end_price(t, kind) if kind < len(COUNTING_ENDS) else int(t.end_francs[kind])
        francs += int(s.end_held[seat, kind]) * each
    return francs


@compiled
def buy(t, s, kind, events):
    """P-28: a resource from the supply."""
    seat = int(s.to_move)
    s.francs[seat] -= t.buy[kind]
    s.supply[kind] -= 1
    s.tokens[seat, kind] += 1
    emit_to_all(events, BOUGHT, seat, kind, int(t.buy[kind]), NONE)


@compiled
def sell(t, s, kind, events):
    """P-28 to P-30: resources go to the supply, prestige leaves the game (P-27)."""
    seat = int(s.to_move)
    s.tokens[seat, kind] -= 1
    if kind < RESOURCES:
        s.supply[kind] += 1
    s.francs[seat] += t.sell[kind]
    emit_to_all(events, SOLD, seat, kind, int(t.sell[kind]), NONE)


@compiled
def tile_price(t, number):
    """P-29: as the kind with the best price where it is of choice, both units of 19 and 21."""
    if number == ANY_RESOURCE:
        return int(t.best_resource)
    if number == TWO_RESOURCES:
        return 2 * int(t.best_resource)
    if number == ANY_PRESTIGE:
        return int(t.best_prestige)
    if number == TWO_PRESTIGE:
        return 2 * int(t.best_prestige)
    return int(t.sell[number - WOOD_TILE])


@compiled
def end_price(t, kind):
    """The same for an end-game tile."""
    if kind == ANY_RESOURCE_END:
        return int(t.best_resource)
    if kind == ANY_PRESTIGE_END:
        return int(t.best_prestige)
    return int(t.sell[kind])


@compiled
def sell_tile(t, s, number, events):
    """P-29, P-30: the tile is used up."""
    seat = int(s.to_move)
    s.bonus[seat, number] = USED
    s.francs[seat] += tile_price(t, number)
    emit_to_all(events, TILE_SOLD, seat, number, tile_price(t, number), NONE)


@compiled
def sell_end(t, s, kind, events):
    """P-37: an end-game tile that counts as a resource or prestige."""
    seat = int(s.to_move)
    spend_end(s, seat, kind)
    s.francs[seat] += end_price(t, kind)
    emit_to_all(events, END_SOLD, seat, kind, end_price(t, kind), NONE)
