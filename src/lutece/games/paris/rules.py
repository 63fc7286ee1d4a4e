"""The rules of Paris in play: what each phase offers, and what a decision starts."""

import numpy as np

from lutece.games.paris import actions as a
from lutece.games.paris.benefits import (
    choose_vp_tile,
    finish_move,
    give_prestige,
    lay_vp_tile,
    offer_bonus,
    offer_prestige,
    offer_vp_sites,
    offer_vp_tiles,
    take_bonus,
)
from lutece.games.paris.bonus import offer_pairs, offer_picks, offer_uses, pick, return_pair, use
from lutece.games.paris.constants import COUNTING_ENDS, FIRST_BUILDING, NONE
from lutece.games.paris.end_tiles import (
    can_take,
    look,
    offer_end_tiles,
    offer_end_uses,
    take_end_tile,
    use_end,
)
from lutece.games.paris.events import PASSED, emit_to_all
from lutece.games.paris.market import buy, offer_trade, sell, sell_end, sell_tile
from lutece.games.paris.moves import (
    can_move_without_tiles,
    choose_key,
    continue_payment,
    offer_moves,
    offer_places,
    offer_targets,
    place_key,
    start_move,
)
from lutece.games.paris.payment import offer_ways, pay_unit
from lutece.games.paris.state import (
    BONUS,
    DRAW,
    END_TILE,
    FINISHED,
    MAIN,
    PAY,
    PICK,
    PRESTIGE,
    RETURN,
    SITE,
    TARGET,
    VP_SITE,
    VP_TILE,
)
from lutece.games.paris.turns import choose_site, draw, end_turn, offer_districts, offer_piles
from lutece.kernel.contract import OVER
from lutece.kernel.jit import compiled


@compiled
def to_move(s):
    """The seat to decide, or OVER."""
    return OVER if s.phase == FINISHED else int(s.to_move)


@compiled
def legal(t, s, mask):
    """Fill the mask and count."""
    for action in range(a.ACTIONS):  # a loop compiles to a block of zeros, `mask[:] = 0` does not
        mask[action] = 0
    if s.phase == MAIN:
        offer_main_step(t, s, mask)
    elif s.phase == DRAW:
        offer_piles(s, mask)
    elif s.phase == TARGET:
        offer_targets(t, s, mask)
    elif s.phase == PAY:
        offer_ways(s, mask)
    elif s.phase == BONUS:
        offer_bonus(t, s, mask)
    elif s.phase == PICK:
        offer_picks(s, mask)
    else:
        offer_rare_phase(t, s, mask)
    return count(mask)


@compiled
def count(mask):
    """How many actions the mask allows."""
    allowed = np.uint16(0)  # narrow numbers are added many at a time
    for action in range(a.ACTIONS):
        allowed = np.uint16(allowed + mask[action])
    return int(allowed)


@compiled
def offer_rare_phase(t, s, mask):
    """The phases that few turns have."""
    if s.phase == SITE:
        offer_districts(t, s, mask)
    elif s.phase == VP_TILE:
        offer_vp_tiles(s, mask)
    elif s.phase == VP_SITE:
        offer_vp_sites(s, mask)
    elif s.phase == PRESTIGE:
        offer_prestige(t, s, mask)
    elif s.phase == RETURN:
        offer_pairs(s, mask)
    elif s.phase == END_TILE:
        offer_end_tiles(s, mask)


@compiled
def offer_main_step(t, s, mask):
    """P-13, P-14: one action, and trading and activating before and after it."""
    offer_trade(t, s, mask)
    offer_uses(t, s, mask)
    offer_end_uses(s, mask)
    if s.acted:
        mask[a.END] = 1
        return
    placing = offer_places(s, mask)
    offer_moves(t, s, mask)
    if can_take(s):
        mask[a.TAKE] = 1
    elif not placing and not can_move_without_tiles(t, s):
        mask[a.PASS] = 1  # P-15: nobody has to spend a tile to act


@compiled
def play(t, s, action, events):
    """One decision, and all that follows by itself."""
    if s.phase == MAIN:
        play_main_step(t, s, action, events)
    elif s.phase == DRAW:
        draw(t, s, action - a.DRAW_FIRST, events)
    elif s.phase == TARGET:
        start_move(t, s, action - a.TO_FIRST + FIRST_BUILDING, events)
    elif s.phase == PAY:
        way = action - a.PAY_FIRST
        pay_unit(s, way // a.PAY_WAYS, way % a.PAY_WAYS, events)
        continue_payment(t, s, events)
    elif s.phase == BONUS:
        play_bonus(t, s, action, events)
    elif s.phase == PICK:
        pick(s, action - a.BONUS_FIRST + 1, events)
    else:
        play_rare_phase(t, s, action, events)


@compiled
def play_rare_phase(t, s, action, events):
    """The phases that few turns have."""
    if s.phase == SITE:
        choose_site(t, s, action - a.SITE_FIRST, events)
    elif s.phase == VP_TILE:
        choose_vp_tile(t, s, action, events)
    elif s.phase == VP_SITE:
        lay_vp_tile(t, s, action - a.VP_SITE_FIRST, events)
    elif s.phase == PRESTIGE:
        give_prestige(t, s, action - a.PRESTIGE_FIRST, events)
    elif s.phase == RETURN:
        return_pair(s, action, events)
    elif s.phase == END_TILE:
        take_end_tile(s, action - a.END_TILE_FIRST, events)


@compiled
def play_bonus(t, s, action, events):
    """P-26: take the tile, leave it, or sell and use what gives francs to reach its price."""
    if action == a.BONUS_NONE:
        finish_move(s)
    elif action < a.BONUS_FIRST:
        play_besides(t, s, action, events)
    else:
        take_bonus(t, s, action - a.BONUS_FIRST + 1, events)


@compiled
def play_main_step(t, s, action, events):
    """P-13: the action of the turn, its end, or what P-14 allows besides."""
    if action >= a.MOVE_FIRST:
        choose_key(s, action - a.MOVE_FIRST)
    elif action >= a.PLACE_FIRST:
        place_key(t, s, action - a.PLACE_FIRST, events)
    elif action >= a.BUY_FIRST:
        play_besides(t, s, action, events)
    elif action == a.END:
        end_turn(t, s, events)
    elif action == a.TAKE:
        look(s, events)
    else:
        emit_to_all(events, PASSED, int(s.to_move), NONE, NONE, NONE)
        s.acted = 1


@compiled
def play_besides(t, s, action, events):
    """P-14: buy, sell, activate."""
    if action < a.SELL_FIRST:
        buy(t, s, action - a.BUY_FIRST, events)
    elif action < a.SELL_TILE_FIRST:
        sell(t, s, action - a.SELL_FIRST, events)
    elif action < a.SELL_END_FIRST:
        sell_tile(t, s, a.COUNTING[action - a.SELL_TILE_FIRST], events)
    elif action < a.USE_FIRST:
        sell_end(t, s, action - a.SELL_END_FIRST, events)
    elif action < a.USE_END_FIRST:
        use(t, s, a.USABLE[action - a.USE_FIRST], events)
    else:
        use_end(t, s, action - a.USE_END_FIRST + len(COUNTING_ENDS), events)
