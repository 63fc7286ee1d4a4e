"""What the words of a question and of a decision say about the state: a few figures each.

Words follow from these figures and from the components alone, so words can be kept and used again.
"""

import numpy as np
from numba import int64, uint8, void

from lutece.games.paris.actions import (
    ANY_PRESTIGE,
    ANY_TILE,
    BONUS_FIRST,
    BONUS_NONE,
    DRAW_FIRST,
    END_TILE_FIRST,
    KEY_TILES,
    MEEPLE_BACK,
    PRESTIGE_FIRST,
    PRESTIGE_PAIRS,
    RESOURCE_PAIRS,
    RETURN_FIRST,
    RETURN_NONE,
    SITE_FIRST,
    TO_FIRST,
    TWO_PRESTIGE,
    USABLE,
    USE_END_FIRST,
    USE_FIRST,
)
from lutece.games.paris.benefits import bonus_price, slot_kind
from lutece.games.paris.bonus import VP_OF_A_PAIR, tile_vp
from lutece.games.paris.constants import (
    ANY_PRESTIGE_END,
    CONSTANTS,
    FEWEST_SEATS,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    KINDS,
    MAX_SLOTS,
    NONE,
    SPACES_OF_DISTRICT,
    TRACK,
)
from lutece.games.paris.end_tiles import can_take
from lutece.games.paris.payment import next_due
from lutece.games.paris.places import place_at, value_of
from lutece.games.paris.state import BONUS, HELD, MAIN, PAY, PICK, PRESTIGE, RETURN, STATE
from lutece.games.paris.track import any_between
from lutece.kernel.jit import compiled, entry

FACTS = 6
QUESTION_FACTS = 10
NO_BONUS, FREE_BONUS, PAID_BONUS = range(3)

_BYTES = uint8[::1]


@entry(void(_BYTES, _BYTES, int64[::1], int64[:, ::1]))
def facts_of_actions(constants, state, actions, out):
    """Fill a row for each legal action; the columns of each kind are described there."""
    t, s = constants.view(CONSTANTS)[0], state.view(STATE)[0]
    out[:] = 0
    for i in range(actions.size):
        _facts_of(t, s, actions[i], out[i])


@entry(void(_BYTES, _BYTES, int64[::1]))
def facts_of_question(constants, state, out):
    """Phase, seat, whether the action is done; then what the question names, in its phase.

    Kind, price, whether it is too dear, landmark, VP, the number of the tile that is used; whether
    an end-game tile can be taken instead of a key (P-36).
    """
    t, s = constants.view(CONSTANTS)[0], state.view(STATE)[0]
    seat, phase = int(s.to_move), int(s.phase)
    out[:] = 0
    out[0], out[1], out[2] = phase, seat, int(s.acted)
    if phase == MAIN:
        out[9] = 1 if can_take(s) else 0
    elif phase == PAY:
        out[3] = next_due(s)
    elif phase == PRESTIGE:
        landmark = place_at(int(s.moving_to)) - FIRST_LANDMARK
        out[3] = slot_kind(t, s)
        out[6] = landmark
        out[7] = t.slot_vp[landmark, int(s.slot)]
    elif phase == BONUS:
        price = bonus_price(t, s)
        out[4] = price
        out[5] = 1 if s.francs[seat] < price else 0
    elif phase == RETURN:
        out[7] = VP_OF_A_PAIR[int(s.seats) - FEWEST_SEATS]
    if phase in (PICK, RETURN):
        out[8] = s.using


@compiled
def _facts_of(t, s, action, out):
    if USE_FIRST <= action < USE_END_FIRST:
        number = USABLE[action - USE_FIRST]
        out[0] = s.seats
        out[1] = _vp_of_use(t, s, number)
    elif DRAW_FIRST <= action < TO_FIRST:
        pile = action - DRAW_FIRST
        out[0] = int(s.piles[pile, int(s.drawn[pile])]) // SPACES_OF_DISTRICT  # of the top tile
    elif TO_FIRST <= action < BONUS_FIRST:
        _facts_of_target(t, s, action - TO_FIRST, out)
    elif BONUS_FIRST <= action < BONUS_NONE:
        out[0] = s.seats
        out[1] = s.space_number[action - BONUS_FIRST + 1]
        out[2] = bonus_price(t, s) if s.phase == BONUS else 0
    elif PRESTIGE_FIRST <= action < RETURN_FIRST:
        landmark = place_at(int(s.moving_to)) - FIRST_LANDMARK
        out[0] = t.slot_vp[landmark, int(s.slot)]
        out[1] = slot_kind(t, s)
    elif RETURN_FIRST <= action < RETURN_NONE:
        out[0] = s.seats
    elif SITE_FIRST <= action < END_TILE_FIRST:
        out[0] = s.drawn_tile
    elif action >= END_TILE_FIRST:
        out[0] = s.end_left[action - END_TILE_FIRST]


@compiled
def _vp_of_use(t, s, number):
    """The VP that a tile scores at once; 0 for those that bring something else."""
    for other in (*KEY_TILES, ANY_TILE, MEEPLE_BACK, PRESTIGE_PAIRS, RESOURCE_PAIRS):
        if number == other:
            return 0
    return int(tile_vp(t, s, int(s.to_move), number))


@compiled
def _facts_of_target(t, s, target, out):
    """Price, own keys, other keys there; building: type, token, bonus; landmark: stands, VP."""
    seat, place = int(s.to_move), place_at(target + FIRST_BUILDING)
    own = int(s.keys_at[seat, place])
    out[0] = value_of(t, place) - value_of(t, int(s.moving_from))
    out[1] = 1 if own > 0 else 0
    out[2] = 1 if s.crowd[place] > own else 0
    if place >= FIRST_LANDMARK:
        landmark = place - FIRST_LANDMARK
        out[3] = 0 if s.landmark_at[landmark] == NONE else 1
        out[4] = _prestige_vp(t, s, seat, landmark)
        return
    out[3] = s.building[target]
    out[4] = NONE if s.token_gone[target] else s.token[target]
    value = value_of(t, place)
    if value <= 3 and any_between(s, seat, int(s.meeple[seat]) + 1, TRACK):
        out[5] = PAID_BONUS if value == 3 else FREE_BONUS


@compiled
def _prestige_vp(t, s, seat, landmark):
    """The most VP that the seat could score there with its prestige tokens and tiles."""
    own = np.empty(len(KINDS), np.int64)
    for kind in range(len(KINDS)):
        own[kind] = int(s.tokens[seat, kind]) + int(s.end_held[seat, kind])
    of_choice = int(s.end_held[seat, ANY_PRESTIGE_END])
    of_choice += 1 if s.bonus[seat, ANY_PRESTIGE] == HELD else 0
    of_choice += 2 if s.bonus[seat, TWO_PRESTIGE] == HELD else 0
    total = 0
    open_vp = np.zeros(MAX_SLOTS, np.int64)
    for n in range(MAX_SLOTS):
        kind = int(t.slot_kind[landmark, n])
        if kind == NONE:
            continue
        if own[kind] > 0:
            own[kind] -= 1
            total += int(t.slot_vp[landmark, n])
        else:
            open_vp[n] = t.slot_vp[landmark, n]
    for _ in range(of_choice):
        best = 0
        for n in range(1, MAX_SLOTS):
            if open_vp[n] > open_vp[best]:
                best = n
        total += open_vp[best]
        open_vp[best] = 0
    return total
