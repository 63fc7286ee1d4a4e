"""The words of Paris: what is asked, and what each decision costs and brings.

Everything is a key with arguments, and the English sentence that they make: pages in other
languages use key and arguments, the terminal the sentence. Seats are spoken of by their letter.
"""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

from lutece.games.paris import actions as a
from lutece.games.paris.benefits import PRICE_AT_THREE, VP_OF_AN_EIGHT
from lutece.games.paris.bonus import VP_OF_A_PAIR
from lutece.games.paris.constants import (
    ARC,
    COUNTING_ENDS,
    FEWEST_SEATS,
    FIRST_BANK,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    KINDS,
    LANDMARKS,
    NONE,
    SPACES_OF_DISTRICT,
    TYPES,
    VALUES,
    Box,
)
from lutece.games.paris.facts import FREE_BONUS, PAID_BONUS
from lutece.games.paris.market import end_price, tile_price
from lutece.games.paris.names import (
    KIND_NAMES,
    amounts,
    cost_words,
    end_name,
    francs,
    place_name,
    tile_effect,
    way_words,
)
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
from lutece.kernel.structs import SEAT_LETTERS
from lutece.kernel.words import Args, Prompt, Said

Words = tuple[str, Args, str]
Facts = tuple[int, ...]  # what `lutece.games.paris.facts` says of the state

# Phase -> rule, key, question.
_QUESTIONS = {
    DRAW: ("P-12", "draw", "draw a building from one of the piles."),
    SITE: ("P-11", "site", "choose a district for the building."),
    TARGET: ("P-18", "target", "choose where to move the key."),
    PAY: ("P-24", "pay", "choose what to spend as {kind}."),
    VP_TILE: ("P-25", "vp-tile", "a fourth key! You may lay a VP tile."),
    VP_SITE: ("P-25", "vp-site", "choose a district for the VP tile."),
    BONUS: ("P-31", "bonus", "you may take a bonus tile{price}."),
    PRESTIGE: ("P-26", "prestige", "you may hand in {kind} for {vp} VP ({landmark})."),
    PICK: ("P-34", "pick", "choose a bonus tile to take with tile {number}."),
    RETURN: ("P-34", "return", "choose a pair to return for {vp} VP (tile {number})."),
    END_TILE: ("P-36", "end-tile", "take one of the end-game tiles."),
}

# P-26: too few francs at a building of value 3.
_BONUS_TOO_DEAR = (
    "P-26",
    "bonus-too-dear",
    "you may sell tokens or tiles, or use tiles that give francs, to take a bonus tile{price}.",
)


def prompt(box: Box, facts: Facts) -> Prompt:
    """What the seat to move is asked, and by which rule; `facts` are those of the question."""
    phase, seat, done, kind, price, too_dear, landmark, vp, number, end_tiles = facts
    if phase == FINISHED:
        return Prompt("P-43", Said("paris-ask-nothing", {}, "The game is over."))
    args: Args = {"seat": seat}
    words: Args = {"kind": "", "price": ""}
    if phase == MAIN:
        besides = "You may also buy, sell and use tiles."
        if done:
            key, question = "main-done", "buy, sell, use tiles, or end your turn."
        elif end_tiles:
            actions = "place a key, move a key or take an end-game tile"
            key, question = "main-late", f"{actions}. {besides}"
        else:
            key, question = "main", f"place a key or move a key. {besides}"
        return Prompt(
            "P-14" if done else "P-13",
            Said(f"paris-ask-{key}", args, f"{SEAT_LETTERS[seat]}: {question}"),
        )
    rule, key, question = _QUESTIONS[phase]
    if phase in (PAY, PRESTIGE):
        args["kind"], words["kind"] = KINDS[kind], KIND_NAMES[kind]
    if phase == PRESTIGE:
        words["landmark"] = box.landmark[landmark].name
        args["landmark"] = box.landmark[landmark].slug
        args["vp"] = words["vp"] = vp
    if phase in (PICK, RETURN):
        args["number"] = words["number"] = number
    if phase == RETURN:
        args["vp"] = words["vp"] = vp
    if phase == BONUS:
        args["francs"], words["price"] = price, f" for {francs(price)}" if price else ""
        if too_dear:
            rule, key, question = _BONUS_TOO_DEAR
    return Prompt(
        rule, Said(f"paris-ask-{key}", args, f"{SEAT_LETTERS[seat]}: {question.format(**words)}")
    )


def say_action(box: Box, t: Any, action: int, facts: Facts) -> Said:
    """What a legal decision does, with its price and what it pays out."""
    i = bisect_right(_FIRSTS, action) - 1
    first, say = _SAYERS[i]
    key, args, sentence = say(box, t, action - first, facts)
    return Said(f"paris-do-{key}", args, sentence)


def _draw(box: Box, t: Any, pile: int, facts: Facts) -> Words:
    district = box.district[facts[0]]
    return (
        "draw",
        {"pile": pile + 1, "district": district.slug},
        f"draw from pile {pile + 1}: a building of {district.name}",
    )


def _site(box: Box, t: Any, index: int, facts: Facts) -> Words:
    tile, district = facts[0], box.district[index]
    kind, value = TYPES[int(t.tile_type[tile])], VALUES[tile % SPACES_OF_DISTRICT]
    args: Args = {"district": district.slug, "type": kind, "value": value}
    return "site", args, f"put the {kind} of value {value} in {district.name}"


def _place(box: Box, t: Any, place: int, facts: Facts) -> Words:
    paid = 0 if place == ARC else int(t.bank_francs[place - FIRST_BANK])
    gain = f" and receive {francs(paid)}" if paid else ""
    args: Args = {"place": box.addresses[place], "francs": paid}
    return "place", args, f"place a key on {place_name(box, place)}{gain}"


def _move(box: Box, t: Any, address: int, facts: Facts) -> Words:
    args: Args = {"place": box.addresses[address]}
    return "move", args, f"move your key from {place_name(box, address)}"


def _to(box: Box, t: Any, target: int, facts: Facts) -> Words:
    address = target + FIRST_BUILDING
    price, own, others = facts[:3]
    args: Args = {"place": box.addresses[address], "francs": price}
    name = place_name(box, address)
    if address >= FIRST_LANDMARK:
        stands, vp = facts[3:5]
        key = "to-landmark" if stands else "build"
        cost = t.landmark_cost[(address - FIRST_LANDMARK) % LANDMARKS].tolist()
        gains, gain_words = amounts({"prestige": vp}), [f"up to {vp} VP for prestige"] if vp else []
    else:
        kind, token, bonus = facts[3:6]
        key = "to"
        cost = t.building_cost[target % SPACES_OF_DISTRICT].tolist()
        gains, gain_words = _building_gains(VALUES[target % SPACES_OF_DISTRICT], token, bonus)
        args["type"] = TYPES[kind]
        name = f"{name}, {args['type']},"
    tiles = [str(tile) for tile in [a.SHARE_OWN] * own + [a.SHARE_OTHERS] * others]
    args["cost"] = amounts({"francs": price, **dict(zip(KINDS, cost, strict=False))})
    args["gains"] = gains
    if key != "build":
        args["tiles"] = ",".join(tiles) or "none"
    price_words = " and ".join(part for part in (francs(price), cost_words(cost)) if part)
    uses = f", using tile {' and '.join(tiles)}" if tiles else ""
    brings = f"; you get {', '.join(gain_words)}" if gain_words else ""
    move = f"build {name} and move there" if key == "build" else f"move to {name}"
    return key, args, f"{move} for {price_words}{uses}{brings}"


def _building_gains(value: int, token: int, bonus: int) -> tuple[str, list[str]]:
    """What entering a building brings, as an argument and in words."""
    gains: dict[str, int] = {}
    words = []
    if token != NONE:
        gains[KINDS[token]] = 1
        words.append(KIND_NAMES[token])
    if bonus == PAID_BONUS:
        gains["paid-bonus"] = PRICE_AT_THREE
        words.append(f"a bonus tile for {francs(PRICE_AT_THREE)}")
    elif bonus == FREE_BONUS:
        gains["bonus"] = 1
        words.append("a bonus tile")
    if value == VALUES[-1]:
        gains["vp"] = VP_OF_AN_EIGHT
        words.append(f"{VP_OF_AN_EIGHT} VP")
    return amounts(gains), words


def _take(box: Box, t: Any, _: int, facts: Facts) -> Words:
    return "take", {}, "look through the end-game tiles and take one"


def _pass(box: Box, t: Any, _: int, facts: Facts) -> Words:
    return "pass", {}, "pass: no action is possible without spending a tile"


def _end(box: Box, t: Any, _: int, facts: Facts) -> Words:
    return "end", {}, "end your turn"


def _buy(box: Box, t: Any, kind: int, facts: Facts) -> Words:
    price = int(t.buy[kind])
    args: Args = {"kind": KINDS[kind], "francs": price}
    return "buy", args, f"buy {KIND_NAMES[kind]} for {francs(price)}"


def _sell(box: Box, t: Any, kind: int, facts: Facts) -> Words:
    price = int(t.sell[kind])
    args: Args = {"kind": KINDS[kind], "francs": price}
    return "sell", args, f"sell {KIND_NAMES[kind]} for {francs(price)}"


def _sell_tile(box: Box, t: Any, i: int, facts: Facts) -> Words:
    number = a.COUNTING_TILES[i]
    price = int(tile_price(t, number))
    return (
        "sell-tile",
        {"tile": number, "francs": price},
        f"sell bonus tile {number} for {francs(price)}",
    )


def _sell_end(box: Box, t: Any, kind: int, facts: Facts) -> Words:
    price = int(end_price(t, kind))
    args: Args = {"end": COUNTING_ENDS[kind], "francs": price}
    return "sell-end", args, f"sell your end-game tile ({end_name(box, kind)}) for {francs(price)}"


def _use(box: Box, t: Any, i: int, facts: Facts) -> Words:
    number, (seats, vp) = a.USABLE_TILES[i], facts[:2]
    effect = tile_effect(t, number, seats)
    args: Args = {"tile": number, "francs": 0, "vp": vp, "effect": effect.key, **effect.args}
    if number in a.KEY_TILES:
        args["francs"] = -int(t.bonus_price[number])
    elif number not in (a.ANY_TILE, a.MEEPLE_BACK, a.PRESTIGE_PAIRS, a.RESOURCE_PAIRS):
        args["francs"] = int(t.bonus_francs[number])
    counting = number in (*a.PER_BUILDING_TILES, a.PER_TILE, a.PER_LANDMARK, a.PER_TYPES)
    now = f" (now {vp} VP)" if counting else ""
    key = "use-counting" if counting else "use"
    return key, args, f"use bonus tile {number}: {effect.text}{now}"


def _use_end(box: Box, t: Any, i: int, facts: Facts) -> Words:
    kind = i + len(COUNTING_ENDS)
    args: Args = {
        "end": box.ends[kind],
        "francs": int(t.end_francs[kind]),
        "vp": int(t.end_vp[kind]),
    }
    return "use-end", args, f"use your end-game tile: {end_name(box, kind)}"


def _end_tile(box: Box, t: Any, kind: int, facts: Facts) -> Words:
    args: Args = {"end": box.ends[kind], "left": facts[0]}
    return "end-tile", args, f"take the end-game tile {end_name(box, kind)}"


def _pay(box: Box, t: Any, i: int, facts: Facts) -> Words:
    kind, way = divmod(i, a.PAY_WAYS)
    args: Args = {"kind": KINDS[kind], "way": a.pay_ways(kind)[way]}
    return "pay", args, f"spend {way_words(a.pay_ways(kind)[way])} as {KIND_NAMES[kind]}"


def _vp(box: Box, t: Any, tile: int, facts: Facts) -> Words:
    if tile == a.VP_NONE - a.VP_FIRST:
        return "vp-none", {}, "lay no VP tile"
    figures = t.vp_tile[tile].tolist()
    args: Args = dict(zip(("first", "second", "third"), figures, strict=True))
    return "vp", args, f"lay the VP tile {'/'.join(map(str, figures))}"


def _vp_site(box: Box, t: Any, index: int, facts: Facts) -> Words:
    district = box.district[index]
    return "vp-site", {"district": district.slug}, f"lay it in {district.name}"


def _bonus(box: Box, t: Any, i: int, facts: Facts) -> Words:
    if i == a.BONUS_NONE - a.BONUS_FIRST:
        return "bonus-none", {}, "take no bonus tile"
    seats, number, price = facts[:3]
    effect = tile_effect(t, number, seats)
    args: Args = {"space": i + 1, "tile": number, "francs": price}
    args |= {"effect": effect.key, **effect.args}
    cost = f" for {francs(price)}" if price else ""
    return "bonus", args, f"take bonus tile {number}{cost}: {effect.text}"


def _prestige(box: Box, t: Any, way: int, facts: Facts) -> Words:
    if way == a.GIVE_NONE:
        return "prestige-none", {}, "hand in nothing for this slot"
    vp, kind = facts[:2]
    args: Args = {"kind": KINDS[kind], "way": a.PRESTIGE_WAYS[way], "vp": vp}
    what = way_words(a.PRESTIGE_WAYS[way])
    return "prestige", args, f"hand in {what} as {KIND_NAMES[kind]} for {vp} VP"


def _return(box: Box, t: Any, kind: int, facts: Facts) -> Words:
    if kind == len(KINDS):
        return "return-none", {}, "return no more pairs"
    vp = VP_OF_A_PAIR[facts[0] - FEWEST_SEATS]
    args: Args = {"kind": KINDS[kind], "vp": vp}
    return "return", args, f"return two {KIND_NAMES[kind]} for {vp} VP"


# In the order of the actions.
_SAYERS: list[tuple[int, Callable[[Box, Any, int, Facts], Words]]] = [
    (a.END, _end),
    (a.PASS, _pass),
    (a.TAKE, _take),
    (a.BUY_FIRST, _buy),
    (a.SELL_FIRST, _sell),
    (a.SELL_TILE_FIRST, _sell_tile),
    (a.SELL_END_FIRST, _sell_end),
    (a.USE_FIRST, _use),
    (a.USE_END_FIRST, _use_end),
    (a.PLACE_FIRST, _place),
    (a.MOVE_FIRST, _move),
    (a.DRAW_FIRST, _draw),
    (a.TO_FIRST, _to),
    (a.BONUS_FIRST, _bonus),
    (a.PAY_FIRST, _pay),
    (a.VP_FIRST, _vp),
    (a.VP_SITE_FIRST, _vp_site),
    (a.PRESTIGE_FIRST, _prestige),
    (a.RETURN_FIRST, _return),
    (a.SITE_FIRST, _site),
    (a.END_TILE_FIRST, _end_tile),
]
_FIRSTS = [first for first, _ in _SAYERS]
