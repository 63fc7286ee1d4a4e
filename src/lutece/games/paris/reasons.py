"""Why a decision is not legal now, and by which rule."""

from typing import Any

from lutece.games.paris import actions as a
from lutece.games.paris.constants import (
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
from lutece.games.paris.turns import piles_empty
from lutece.kernel.words import IllegalReason, Prompt, Said

# In these phases a decision of the right kind that is refused has one reason.
_REFUSALS = (
    (END_TILE, a.END_TILE_FIRST, a.ACTIONS, "P-36", "none-left", "No such tile is left."),
    (
        SITE,
        a.SITE_FIRST,
        a.END_TILE_FIRST,
        "P-11",
        "no-site",
        "The space is taken, or the district already has this type.",
    ),
    (
        VP_TILE,
        a.VP_FIRST,
        a.VP_NONE,
        "P-25",
        "vp-tile-gone",
        "That VP tile is already in a district.",
    ),
    (
        VP_SITE,
        a.VP_SITE_FIRST,
        a.PRESTIGE_FIRST,
        "P-25",
        "vp-site-taken",
        "That district already has a VP tile.",
    ),
    (
        PAY,
        a.PAY_FIRST,
        a.VP_FIRST,
        "P-24",
        "not-so",
        "You cannot pay the next unit like that.",
    ),
    (
        PRESTIGE,
        a.PRESTIGE_FIRST,
        a.RETURN_FIRST,
        "P-27",
        "no-prestige",
        "You have no such prestige.",
    ),
    (
        RETURN,
        a.RETURN_FIRST,
        a.RETURN_NONE,
        "P-34",
        "no-pair",
        "You have no such pair of tokens.",
    ),
    (RETURN, a.RETURN_NONE, a.SITE_FIRST, "P-35", "one-pair", "Return at least one pair."),
    (
        PICK,
        a.BONUS_FIRST,
        a.BONUS_NONE,
        "P-32",
        "no-tile-there",
        "There is no tile there that you may take.",
    ),
    (DRAW, a.DRAW_FIRST, a.TO_FIRST, "P-12", "pile-empty", "That pile is empty."),
)
# What tiles need (P-35): the end of their key, and the sentence with the place of the number.
_LACKS = {
    **dict.fromkeys(
        a.KEY_TILES,
        ("needs-key", "Bonus tile {} needs the francs it costs and a key in your reserve."),
    ),
    **dict.fromkeys(
        (a.PRESTIGE_PAIRS, a.RESOURCE_PAIRS),
        ("needs-pair", "Bonus tile {} needs a pair of equal tokens."),
    ),
    **dict.fromkeys(
        (a.ANY_TILE, a.MEEPLE_BACK),
        ("finds-none", "There is no tile that you may take with bonus tile {}."),
    ),
}
_NO_EFFECT = ("no-effect", "Bonus tile {} would have no effect now.")


def why_illegal(box: Box, s: Any, t: Any, asked: Prompt, action: int | None) -> IllegalReason:
    """The rule that forbids a decision, and why; `asked` is what the seat to move is asked."""
    if s.phase == FINISHED:
        return _refusal("P-43", "over", "The game is over.")
    if action is None:
        return _refusal(asked.rule, "no-such", "There is no such decision.")
    entering = a.TO_FIRST <= action < a.BONUS_FIRST
    if s.phase == TARGET and entering:
        return _why_not_there(box, s, t, action - a.TO_FIRST + FIRST_BUILDING, int(s.moving_from))
    if s.phase == MAIN and entering and not s.acted:
        return _why_no_key_there(box, s, t, action - a.TO_FIRST + FIRST_BUILDING)
    if s.phase == BONUS and a.BONUS_FIRST <= action < a.BONUS_NONE:
        return _why_no_bonus(s, action - a.BONUS_FIRST + 1)
    action_of_turn = a.PLACE_FIRST <= action < a.DRAW_FIRST or a.PASS <= action <= a.TAKE
    if s.phase == MAIN and action_of_turn:
        return _why_no_action(box, s, action)
    if s.phase == MAIN and action < a.PLACE_FIRST:
        return _why_not_besides(s, t, action)
    for phase, first, last, rule, key, words in _REFUSALS:
        if s.phase == phase and first <= action < last:
            return _refusal(rule, key, words)
    words = f"Another choice comes first. {asked.said.text}"
    refusal = _refusal(asked.rule, "not-asked", words, asked=asked.said.key, **asked.said.args)
    return refusal._replace(asked=bool(s.phase != MAIN))


def _refusal(rule: str, key: str, words: str, **args: str | int) -> IllegalReason:
    return IllegalReason(rule, Said(f"paris-why-{key}", args, words))


def _why_no_action(box: Box, s: Any, action: int) -> IllegalReason:
    seat = int(s.to_move)
    if s.acted:
        return _refusal("P-13", "acted", "You have already done this turn's action.")
    if action == a.TAKE:
        if not piles_empty(s):
            words = "End-game tiles can be taken when all piles are empty."
            return _refusal("P-36", "piles-left", words)
        words = f"All {END_TILES} end-game tiles are gone."
        return _refusal("P-36", "ends-gone", words, count=END_TILES)
    if action == a.PASS:
        return _refusal(
            "P-15", "no-pass", "You cannot pass: an action is possible without spending a tile."
        )
    if action < a.MOVE_FIRST:
        if s.hand[seat] == 0:
            return _refusal("P-16", "no-key-in-hand", "You have no key in hand.")
        return _refusal("P-17", "key-there", "One of your keys is already there.")
    address = action - a.MOVE_FIRST
    if s.keys_at[seat, int(place_at(address))] == 0:
        words = f"You have no key on {place_name(box, address)}."
        return _refusal("P-18", "no-key-on", words, place=box.addresses[address])
    words = "From there your key can reach no place that you can pay for now."
    return _refusal("P-20", "nowhere-to-go", words)


def _why_no_key_there(box: Box, s: Any, t: Any, address: int) -> IllegalReason:
    """With no key lifted: what keeps the seat's nearest key out; P-18 where none is near."""
    held = s.keys_at[int(s.to_move)].nonzero()[0].tolist()
    refusals = [_why_not_there(box, s, t, address, origin) for origin in held]
    words = (
        "None of your keys can go there. You need one on this district's bank or on a lower place "
        "in it, or, if the target is already on the board, one on the Arc."
    )
    none = _refusal("P-18", "no-key-can", words)
    return next((refusal for refusal in refusals if refusal.rule != "P-18"), none)


def _why_not_there(box: Box, s: Any, t: Any, address: int, origin: int) -> IllegalReason:
    seat, place = int(s.to_move), int(place_at(address))
    name, slug = place_name(box, address), box.addresses[address]
    landmark = place - FIRST_LANDMARK
    if landmark < 0:
        district = (place - FIRST_BUILDING) // SPACES_OF_DISTRICT
        cost = t.building_cost[(place - FIRST_BUILDING) % SPACES_OF_DISTRICT]
        if s.building[place - FIRST_BUILDING] == NONE:
            return _refusal("P-21", "not-built", f"There is no building at {name} yet.", place=slug)
    else:
        district = (address - FIRST_LANDMARK) // LANDMARKS
        cost = t.landmark_cost[landmark]
        if s.landmark_at[landmark] not in (NONE, district):
            words = f"Another district has {box.landmark[landmark].name}."
            return _refusal("P-22", "elsewhere", words, landmark=box.landmark[landmark].slug)
    if origin != ARC and district != district_of(s, origin):
        return _refusal("P-18", "other-district", "Only a key on the Arc can change districts.")
    price = int(value_of(t, place)) - int(value_of(t, origin))
    if price <= 0:
        words = f"Your key is already on a place worth as much as {name}, or more."
        return _refusal("P-18", "not-higher", words, place=slug)
    if landmark >= 0 and s.landmark_at[landmark] == NONE:
        if origin == ARC and not s.options & ARC_BUILDS_LANDMARKS:
            words = "A key on the Arc is in no district, so it cannot add a landmark."
            return _refusal("P-23", "arc-adds-none", words)
        if int(t.landmark_value[landmark]) <= int(highest_landmark(t, s, district)):
            words = "A new landmark must be worth more than every landmark already in the district."
            return _refusal("P-22", "must-top", words)
    elif not may_share(s, seat, place, True):
        words = (
            f"There is a key on {name}, and you do not have the bonus tile (9 or 16) to share it."
        )
        return _refusal("P-19", "occupied", words, place=slug)
    if s.francs[seat] < price:
        held = int(s.francs[seat])
        words = f"Moving to {name} costs {francs(price)}; you have {held}."
        return _refusal("P-20", "too-dear", words, place=slug, francs=price, held=held)
    if not can_pay(s, seat, cost, True):
        return _refusal(
            "P-20", "no-resources", f"You do not have the resources for {name}.", place=slug
        )
    return _refusal("P-20", "not-now", f"Your key cannot move to {name} now.", place=slug)


def _why_no_bonus(s: Any, space: int) -> IllegalReason:
    seat, number = int(s.to_move), int(s.space_number[space])
    if space <= s.meeple[seat]:
        return _refusal("P-31", "only-forward", "Your meeple only moves forward.")
    if s.space_left[space] == 0:
        return _refusal("P-31", "space-empty", f"Space {space} is empty.", space=space)
    if s.bonus[seat, number] != 0:
        words = f"You have already had bonus tile {number}."
        return _refusal("P-32", "had-tile", words, number=number)
    return _refusal(
        "P-26",
        "sell-first",
        "You do not have enough francs: first sell or use something that gives francs.",
    )


def _why_not_besides(s: Any, t: Any, action: int) -> IllegalReason:
    if action == a.END:
        words = "First do an action: place a key, move a key or take an end-game tile."
        return _refusal("P-13", "act-first", words)
    if action < a.SELL_FIRST:
        kind = action - a.BUY_FIRST
        name, price = KIND_NAMES[kind], int(t.buy[kind])
        if s.supply[kind] == 0:
            words = f"There is no {name} in the supply."
            return _refusal("P-28", "no-supply", words, kind=KINDS[kind])
        words = f"You do not have enough francs: {name} costs {francs(price)}."
        return _refusal("P-28", "kind-too-dear", words, kind=KINDS[kind], francs=price)
    if action < a.SELL_TILE_FIRST:
        kind = action - a.SELL_FIRST
        rule = "P-29" if kind < len(KINDS) // 2 else "P-30"
        return _refusal(rule, "none-held", f"You have no {KIND_NAMES[kind]}.", kind=KINDS[kind])
    if a.USE_FIRST <= action < a.USE_END_FIRST or action < a.SELL_END_FIRST:
        using = action >= a.USE_FIRST
        number = a.USABLE_TILES[action - a.USE_FIRST] if using else _counting(action)
        return _why_not_that_tile(s, number)
    return _refusal("P-37", "no-end-tile", "You do not have that end-game tile.")


def _why_not_that_tile(s: Any, number: int) -> IllegalReason:
    owned = s.bonus[int(s.to_move), number]
    if owned == USED:
        return _refusal(
            "P-33", "tile-used", f"You have already used bonus tile {number}.", number=number
        )
    if owned != HELD:
        words = f"You do not have bonus tile {number}."
        return _refusal("P-33", "no-tile", words, number=number)
    key, lacks = _LACKS.get(number, _NO_EFFECT)
    return _refusal("P-35", f"tile-{key}", lacks.format(number), number=number)


def _counting(action: int) -> int:
    return a.COUNTING_TILES[action - a.SELL_TILE_FIRST]
