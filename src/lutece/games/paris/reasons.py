"""Why a decision is not legal now, and by which rule."""

from typing import Any

from lutece.games.paris import actions as a
from lutece.games.paris.moves import highest_landmark, may_share
from lutece.games.paris.names import KIND_NAMES, francs, place_name
from lutece.games.paris.payment import can_pay
from lutece.games.paris.places import district_of, place_at, value_of
from lutece.games.paris.state import (
    ARC_BUILDS_LANDMARKS,
    BONUS,
    DRAW,
    END_TILE,
    FINISHED,
    HELD,
    MAIN,
    PAY,
    PICK,
    PRESTIGE,
    RETURN,
    SITE,
    TARGET,
    USED,
    VP_SITE,
    VP_TILE,
)
from lutece.games.paris.tables import (
    ARC,
    END_TILES,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    KINDS,
    LANDMARKS,
    NONE,
    SPACES_OF_DISTRICT,
    Box,
)
from lutece.games.paris.text import prompt
from lutece.games.paris.turns import piles_empty

Reason = tuple[str, str]

# In these phases a decision of the right kind that is refused has one reason.
_REFUSALS = (
    (END_TILE, a.END_TILE_FIRST, a.ACTIONS, "P-36", "No such tile is left."),
    (SITE, a.SITE_FIRST, a.END_TILE_FIRST, "P-11", "Its space is taken, or its type stands there."),
    (VP_TILE, a.VP_FIRST, a.VP_NONE, "P-25", "That VP tile lies in a district already."),
    (VP_SITE, a.VP_SITE_FIRST, a.PRESTIGE_FIRST, "P-25", "That district has a VP tile."),
    (PAY, a.PAY_FIRST, a.VP_FIRST, "P-24", "You cannot pay the next unit like that."),
    (PRESTIGE, a.PRESTIGE_FIRST, a.RETURN_FIRST, "P-27", "You have no such prestige."),
    (RETURN, a.RETURN_FIRST, a.RETURN_NONE, "P-34", "You have no such pair of tokens."),
    (RETURN, a.RETURN_NONE, a.SITE_FIRST, "P-35", "One pair at least goes back."),
    (PICK, a.BONUS_FIRST, a.BONUS_NONE, "P-32", "No tile that you may take lies there."),
)
# What tiles need that are not for nothing (P-35).
_LACKS = {
    **dict.fromkeys(a.KEY_TILES, "needs its francs and a key in your reserve"),
    **dict.fromkeys((a.PRESTIGE_PAIRS, a.RESOURCE_PAIRS), "needs a pair of equal tokens"),
    **dict.fromkeys((a.ANY_TILE, a.MEEPLE_BACK), "finds no tile that you may take"),
}


def why_illegal(box: Box, s: Any, t: Any, action: int | None) -> Reason:
    """The rule that forbids a decision, and why."""
    if s.phase == FINISHED:
        return "P-43", "The game is over."
    asked = prompt(s, t)
    if action is None:
        return asked.rule, "There is no such decision."
    if s.phase == TARGET and a.TO_FIRST <= action < a.BONUS_FIRST:
        return _why_not_there(box, s, t, action - a.TO_FIRST + FIRST_BUILDING)
    if s.phase == BONUS and a.BONUS_FIRST <= action < a.BONUS_NONE:
        return _why_no_bonus(s, action - a.BONUS_FIRST + 1)
    action_of_turn = a.PLACE_FIRST <= action < a.DRAW_FIRST or a.PASS <= action <= a.TAKE
    if s.phase == MAIN and action_of_turn:
        return _why_no_action(box, s, action)
    if s.phase == MAIN and action < a.PLACE_FIRST:
        return _why_not_besides(s, t, action)
    if s.phase == DRAW and a.DRAW_FIRST <= action < a.TO_FIRST:
        return "P-12", "That pile is empty."
    for phase, first, last, rule, reason in _REFUSALS:
        if s.phase == phase and first <= action < last:
            return rule, reason
    return asked.rule, f"That is not asked now. {asked.said.text}"


def _why_no_action(box: Box, s: Any, action: int) -> Reason:
    seat = int(s.to_move)
    if s.acted:
        return "P-13", "You have done the action of this turn."
    if action == a.TAKE:
        if not piles_empty(s):
            return "P-36", "End-game tiles can be taken when all piles are empty."
        return "P-36", f"All {END_TILES} end-game tiles are gone."
    if action == a.PASS:
        return "P-15", "An action is possible: passing is not."
    if action < a.MOVE_FIRST:
        if s.hand[seat] == 0:
            return "P-16", "You have no key in hand."
        return "P-17", "One of your keys is there already."
    place = int(place_at(action - a.MOVE_FIRST))
    if s.keys_at[seat, place] == 0:
        return "P-18", f"You have no key on {place_name(box, action - a.MOVE_FIRST)}."
    return "P-20", "From there your key can enter no place that you can pay now."


def _why_not_there(box: Box, s: Any, t: Any, address: int) -> Reason:
    seat, origin, place = int(s.to_move), int(s.moving_from), int(place_at(address))
    name = place_name(box, address)
    landmark = place - FIRST_LANDMARK
    if landmark < 0:
        district = (place - FIRST_BUILDING) // SPACES_OF_DISTRICT
        cost = t.building_cost[(place - FIRST_BUILDING) % SPACES_OF_DISTRICT]
        if s.building[place - FIRST_BUILDING] == NONE:
            return "P-21", f"No building stands at {name} yet."
    else:
        district = (address - FIRST_LANDMARK) // LANDMARKS
        cost = t.landmark_cost[landmark]
        if s.landmark_at[landmark] not in (NONE, district):
            return "P-22", f"{box.landmark[landmark].name} stands in another district."
    if origin != ARC and district != district_of(s, origin):
        return "P-18", "Only a key on the Arc changes districts."
    price = int(value_of(t, place)) - int(value_of(t, origin))
    if price <= 0:
        return "P-18", f"{name} is not worth more than where your key stands."
    if landmark >= 0 and s.landmark_at[landmark] == NONE:
        if origin == ARC and not s.options & ARC_BUILDS_LANDMARKS:
            return "P-23", "A key on the Arc stands in no district and adds no landmark."
        if int(t.landmark_value[landmark]) <= int(highest_landmark(t, s, district)):
            return "P-22", "A new landmark must top every landmark of the district."
    elif not may_share(s, seat, place):
        return "P-19", f"{name} is occupied, and you lack the bonus tile (9 or 16) to share it."
    if s.francs[seat] < price:
        return "P-20", f"{name} costs {francs(price)}, you have {int(s.francs[seat])}."
    if not can_pay(s, seat, cost):
        return "P-20", f"You lack resources for {name}."
    return "P-20", f"{name} cannot be entered now."


def _why_no_bonus(s: Any, space: int) -> Reason:
    seat = int(s.to_move)
    if space <= s.meeple[seat]:
        return "P-31", "Your meeple only goes forward."
    if s.space_left[space] == 0:
        return "P-31", f"Space {space} is empty."
    if s.bonus[seat, int(s.space_number[space])] != 0:
        return "P-32", f"You have had bonus tile {int(s.space_number[space])} already."
    return "P-26", "You lack the francs; sell a token first."


def _why_not_besides(s: Any, t: Any, action: int) -> Reason:
    seat = int(s.to_move)
    if action == a.END:
        return "P-13", "First do an action: place a key, move a key or take an end-game tile."
    if action < a.SELL_FIRST:
        kind = action - a.BUY_FIRST
        if s.supply[kind] == 0:
            return "P-28", f"There is no {KIND_NAMES[kind]} in the supply."
        return "P-28", f"{KIND_NAMES[kind]} costs {francs(int(t.buy[kind]))}."
    if action < a.SELL_TILE_FIRST:
        kind = action - a.SELL_FIRST
        return ("P-29" if kind < len(KINDS) // 2 else "P-30"), f"You have no {KIND_NAMES[kind]}."
    if a.USE_FIRST <= action < a.USE_END_FIRST or action < a.SELL_END_FIRST:
        using = action >= a.USE_FIRST
        number = a.USABLE_TILES[action - a.USE_FIRST] if using else _counting(action)
        if s.bonus[seat, number] == USED:
            return "P-33", f"You have used bonus tile {number}."
        if s.bonus[seat, number] != HELD:
            return "P-33", f"You do not have bonus tile {number}."
        return "P-35", f"Bonus tile {number} {_LACKS.get(number, 'would have no effect now')}."
    return "P-37", "You do not have that end-game tile."


def _counting(action: int) -> int:
    return a.COUNTING_TILES[action - a.SELL_TILE_FIRST]
