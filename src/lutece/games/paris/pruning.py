"""Pruning for Paris: rules of thumb that a sensible player follows, which guide rollouts.

- Tiles that give francs, a key or another tile are used at once; tiles that count places, last.
- The action of the turn comes first; nothing is bought or sold without a use for it.
- Whatever is free is taken: bonus tiles, VP tiles, the VP of prestige slots.
"""

import numpy as np

from lutece.games.paris import actions as a
from lutece.games.paris.bonus import can_use, offer_uses
from lutece.games.paris.end_tiles import can_take, offer_end_uses
from lutece.games.paris.market import offer_trade
from lutece.games.paris.moves import can_move_without_tiles, offer_moves, offer_places
from lutece.games.paris.rules import count, legal
from lutece.games.paris.state import BONUS, HELD, MAIN, PRESTIGE, RETURN, VP_TILE
from lutece.kernel.jit import compiled

AT_ONCE = np.array([*a.GIFT_TILES, *a.KEY_TILES, a.ANY_TILE, a.MEEPLE_BACK])
USE_AT_ONCE = np.array([a.USE_FIRST + a.USABLE_TILES.index(number) for number in AT_ONCE])
LAST_TURN = 1  # rounds left


@compiled
def sensible(t, s, mask):
    """Fill the mask with the legal decisions that a sensible player considers, and count."""
    if s.phase == MAIN:
        mask[:] = 0
        consider_main_step(t, s, mask)
        return count(mask)
    allowed = legal(t, s, mask)
    if s.phase == BONUS:
        return prune(mask, allowed, a.BONUS_NONE)
    if s.phase == VP_TILE:
        return prune(mask, allowed, a.VP_NONE)
    if s.phase == PRESTIGE:
        return prune(mask, allowed, a.PRESTIGE_FIRST + a.GIVE_NONE)
    if s.phase == RETURN:
        return prune(mask, allowed, a.RETURN_NONE)
    return allowed


@compiled
def prune(mask, allowed, action):
    """Leave out a decision, if there is another one."""
    if mask[action] and allowed > 1:
        mask[action] = 0
        return allowed - 1
    return allowed


@compiled
def consider_main_step(t, s, mask):
    """P-13: what is used at once, then the action; in the last turn all that scores."""
    seat = int(s.to_move)
    for i in range(AT_ONCE.size):
        if s.bonus[seat, AT_ONCE[i]] == HELD and can_use(t, s, seat, AT_ONCE[i]):
            mask[USE_AT_ONCE[i]] = 1
            return
    offer_end_uses(s, mask)
    if s.acted:
        if s.rounds_left == LAST_TURN:
            cash_in(t, s, mask)
        if count(mask) == 0:
            mask[a.END] = 1
        return
    placing = offer_places(s, mask)
    offer_moves(t, s, mask)
    if can_take(s):
        mask[a.TAKE] = 1
    elif not placing and not can_move_without_tiles(t, s):
        mask[a.PASS] = 1


@compiled
def cash_in(t, s, mask):
    """The last turn: every tile that scores, and with tile 27 all that can be sold."""
    offer_uses(t, s, mask)
    if s.bonus[int(s.to_move), a.PER_FRANC] == HELD:
        offer_trade(t, s, mask)
        mask[a.BUY_FIRST : a.SELL_FIRST] = 0
