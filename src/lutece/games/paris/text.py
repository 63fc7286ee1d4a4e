"""The words of Paris: what is asked, and what each decision costs and brings.

Everything is a key with arguments, and the English sentence that they make: pages in other
languages use key and arguments, the terminal the sentence. Seats are spoken of by their letter.
"""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

from lutece.games.paris import actions as a
from lutece.games.paris.benefits import PRICE_AT_THREE, VP_OF_AN_EIGHT, bonus_price, slot_kind
from lutece.games.paris.bonus import VP_OF_A_PAIR, tile_vp
from lutece.games.paris.constants import (
    ANY_PRESTIGE_END,
    ARC,
    COUNTING_ENDS,
    FEWEST_SEATS,
    FIRST_BANK,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    KINDS,
    NONE,
    SPACES_OF_DISTRICT,
    TRACK,
    TYPES,
    VALUES,
    Box,
)
from lutece.games.paris.market import end_price, tile_price
from lutece.games.paris.names import (
    KIND_NAMES,
    amounts,
    cost_words,
    end_name,
    francs,
    place_name,
    tile_effect,
)
from lutece.games.paris.payment import next_due
from lutece.games.paris.places import place_at, value_of
from lutece.games.paris.state import (
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
    VP_SITE,
    VP_TILE,
)
from lutece.games.paris.track import any_between
from lutece.kernel.structs import SEAT_LETTERS
from lutece.kernel.words import Args, Prompt, Said

Words = tuple[str, Args, str]

# Phase -> rule, key, question.
_QUESTIONS = {
    DRAW: ("P-12", "draw", "draw a building from one of the piles."),
    SITE: ("P-11", "site", "choose a district for the building."),
    TARGET: ("P-18", "target", "choose where the key goes."),
    PAY: ("P-24", "pay", "choose what pays the {kind}."),
    VP_TILE: ("P-25", "vp-tile", "a fourth key: you may lay a VP tile."),
    VP_SITE: ("P-25", "vp-site", "choose a district for the VP tile."),
    BONUS: ("P-31", "bonus", "you may take a bonus tile{price}."),
    PRESTIGE: ("P-26", "prestige", "you may hand in {kind}."),
    PICK: ("P-34", "pick", "choose a bonus tile."),
    RETURN: ("P-34", "return", "choose a pair to return."),
    END_TILE: ("P-36", "end-tile", "take one of the end-game tiles."),
}

# P-26: too few francs at a building of value 3.
_BONUS_TOO_DEAR = (
    "P-26",
    "bonus-too-dear",
    "you may sell tokens or tiles, or use tiles that give francs, to take a bonus tile{price}.",
)


def prompt(s: Any, t: Any) -> Prompt:
    """What the seat to move is asked, and by which rule."""
    seat, phase = int(s.to_move), int(s.phase)
    if phase == FINISHED:
        return Prompt("P-43", Said("paris-ask-nothing", {}, "The game is over."))
    args: Args = {"seat": seat}
    words = {"kind": "", "price": ""}
    if phase == MAIN:
        done = bool(s.acted)
        key, question = (
            ("main-done", "trade, use tiles, or end your turn.")
            if done
            else ("main", "do one action; before and after it you may trade and use tiles.")
        )
        return Prompt(
            "P-14" if done else "P-13",
            Said(f"paris-ask-{key}", args, f"{SEAT_LETTERS[seat]}: {question}"),
        )
    rule, key, question = _QUESTIONS[phase]
    if phase in (PAY, PRESTIGE):
        kind = int(next_due(s)) if phase == PAY else int(slot_kind(t, s))
        args["kind"], words["kind"] = KINDS[kind], KIND_NAMES[kind]
    if phase == BONUS:
        price = int(bonus_price(t, s))
        args["francs"], words["price"] = price, f" for {francs(price)}" if price else ""
        if s.francs[seat] < price:
            rule, key, question = _BONUS_TOO_DEAR
    return Prompt(
        rule, Said(f"paris-ask-{key}", args, f"{SEAT_LETTERS[seat]}: {question.format(**words)}")
    )


def say_action(box: Box, s: Any, t: Any, action: int) -> Said:
    """What a legal decision does, with its price and what it pays out."""
    i = bisect_right(_FIRSTS, action) - 1
    first, say = _SAYERS[i]
    key, args, sentence = say(box, s, t, action - first)
    return Said(f"paris-do-{key}", args, sentence)


def _draw(box: Box, s: Any, t: Any, pile: int) -> Words:
    top = int(s.piles[pile, int(s.drawn[pile])]) // SPACES_OF_DISTRICT
    district = box.district[top]
    return (
        "draw",
        {"pile": pile + 1, "district": district.slug},
        f"draw from pile {pile + 1}: a building of {district.name}",
    )


def _site(box: Box, s: Any, t: Any, index: int) -> Words:
    tile, district = int(s.drawn_tile), box.district[index]
    kind, value = TYPES[int(t.tile_type[tile])], VALUES[tile % SPACES_OF_DISTRICT]
    args: Args = {"district": district.slug, "type": kind, "value": value}
    return "site", args, f"put the {kind} of value {value} in {district.name}"


def _place(box: Box, s: Any, t: Any, place: int) -> Words:
    paid = 0 if place == ARC else int(t.bank_francs[place - FIRST_BANK])
    gain = f" and receive {francs(paid)}" if paid else ""
    args: Args = {"place": box.addresses[place], "francs": paid}
    return "place", args, f"place a key on {place_name(box, place)}{gain}"


def _move(box: Box, s: Any, t: Any, address: int) -> Words:
    args: Args = {"place": box.addresses[address]}
    return "move", args, f"move your key from {place_name(box, address)}"


def _to(box: Box, s: Any, t: Any, target: int) -> Words:
    address = target + FIRST_BUILDING
    place = int(place_at(address))
    price = int(value_of(t, place)) - int(value_of(t, int(s.moving_from)))
    args: Args = {"place": box.addresses[address], "francs": price}
    name = place_name(box, address)
    if place >= FIRST_LANDMARK:
        landmark = place - FIRST_LANDMARK
        key = "build" if s.landmark_at[landmark] == NONE else "to-landmark"
        cost = t.landmark_cost[landmark].tolist()
        gains, gain_words = _landmark_gains(s, t, landmark)
    else:
        key = "to"
        cost = t.building_cost[target % SPACES_OF_DISTRICT].tolist()
        gains, gain_words = _building_gains(s, target)
        args["type"] = TYPES[int(s.building[target])]
        name = f"{name}, {args['type']},"
    tiles = [str(tile) for tile in _tiles_needed(s, place)]
    args["cost"] = amounts({"francs": price, **dict(zip(KINDS, cost, strict=False))})
    args["gains"] = gains
    if key != "build":
        args["tiles"] = ",".join(tiles) or "none"
    enter = "build and enter" if key == "build" else "enter"
    price_words = " and ".join(part for part in (francs(price), cost_words(cost)) if part)
    uses = f", using tile {' and '.join(tiles)}" if tiles else ""
    brings = f"; brings {', '.join(gain_words)}" if gain_words else ""
    return key, args, f"{enter} {name} for {price_words}{uses}{brings}"


def _landmark_gains(s: Any, t: Any, landmark: int) -> tuple[str, list[str]]:
    vp = _prestige_vp(s, t, landmark)
    return amounts({"prestige": vp}), [f"prestige for {vp} VP"] if vp else []


def _prestige_vp(s: Any, t: Any, landmark: int) -> int:
    """The most VP that the seat could score there with its prestige tokens and tiles."""
    seat = int(s.to_move)
    own = (s.tokens[seat] + s.end_held[seat, : len(KINDS)]).tolist()
    of_choice = int(s.end_held[seat, ANY_PRESTIGE_END])
    of_choice += int(s.bonus[seat, a.ANY_PRESTIGE] == HELD)
    of_choice += 2 * int(s.bonus[seat, a.TWO_PRESTIGE] == HELD)
    total, open_slots = 0, []
    slots = zip(t.slot_kind[landmark].tolist(), t.slot_vp[landmark].tolist(), strict=True)
    for kind, vp in slots:
        if kind != NONE and own[kind] > 0:
            own[kind] -= 1
            total += vp
        elif kind != NONE:
            open_slots.append(vp)
    return int(total + sum(sorted(open_slots, reverse=True)[:of_choice]))


def _building_gains(s: Any, space: int) -> tuple[str, list[str]]:
    """What entering a building brings, as an argument and in words."""
    value = VALUES[space % SPACES_OF_DISTRICT]
    seat = int(s.to_move)
    gains: dict[str, int] = {}
    words = []
    if not s.token_gone[space]:
        kind = int(s.token[space])
        gains[KINDS[kind]] = 1
        words.append(KIND_NAMES[kind])
    if value <= 3 and any_between(s, seat, int(s.meeple[seat]) + 1, TRACK):
        if value == 3:
            gains["paid-bonus"] = PRICE_AT_THREE
            words.append(f"a bonus tile for {francs(PRICE_AT_THREE)}")
        else:
            gains["bonus"] = 1
            words.append("a bonus tile")
    if value == VALUES[-1]:
        gains["vp"] = VP_OF_AN_EIGHT
        words.append(f"{VP_OF_AN_EIGHT} VP")
    return amounts(gains), words


def _tiles_needed(s: Any, place: int) -> list[int]:
    own = int(s.keys_at[int(s.to_move), place])
    others = int(s.crowd[place]) - own
    return [a.SHARE_OWN] * (own > 0) + [a.SHARE_OTHERS] * (others > 0)


def _take(box: Box, s: Any, t: Any, _: int) -> Words:
    return "take", {}, "look through the end-game tiles and take one"


def _pass(box: Box, s: Any, t: Any, _: int) -> Words:
    return "pass", {}, "pass: no action is possible without spending a tile"


def _end(box: Box, s: Any, t: Any, _: int) -> Words:
    return "end", {}, "end your turn"


def _buy(box: Box, s: Any, t: Any, kind: int) -> Words:
    price = int(t.buy[kind])
    args: Args = {"kind": KINDS[kind], "francs": price}
    return "buy", args, f"buy {KIND_NAMES[kind]} for {francs(price)}"


def _sell(box: Box, s: Any, t: Any, kind: int) -> Words:
    price = int(t.sell[kind])
    args: Args = {"kind": KINDS[kind], "francs": price}
    return "sell", args, f"sell {KIND_NAMES[kind]} for {francs(price)}"


def _sell_tile(box: Box, s: Any, t: Any, i: int) -> Words:
    number = a.COUNTING_TILES[i]
    price = int(tile_price(t, number))
    return (
        "sell-tile",
        {"tile": number, "francs": price},
        f"sell bonus tile {number} for {francs(price)}",
    )


def _sell_end(box: Box, s: Any, t: Any, kind: int) -> Words:
    price = int(end_price(t, kind))
    args: Args = {"end": COUNTING_ENDS[kind], "francs": price}
    return "sell-end", args, f"sell your end-game tile ({end_name(box, kind)}) for {francs(price)}"


def _use(box: Box, s: Any, t: Any, i: int) -> Words:
    number, seat = a.USABLE_TILES[i], int(s.to_move)
    effect = tile_effect(t, number, int(s.seats))
    args: Args = {"tile": number, "francs": 0, "vp": 0, "effect": effect.key, **effect.args}
    if number in a.KEY_TILES:
        args["francs"] = -int(t.bonus_price[number])
    elif number not in (a.ANY_TILE, a.MEEPLE_BACK, a.PRESTIGE_PAIRS, a.RESOURCE_PAIRS):
        args["francs"] = int(t.bonus_francs[number])
        args["vp"] = int(tile_vp(t, s, seat, number))
    counting = number in (*a.PER_BUILDING_TILES, a.PER_TILE, a.PER_LANDMARK, a.PER_TYPES)
    now = f" (now {args['vp']} VP)" if counting else ""
    key = "use-counting" if counting else "use"
    return key, args, f"use bonus tile {number}: {effect.text}{now}"


def _use_end(box: Box, s: Any, t: Any, i: int) -> Words:
    kind = i + len(COUNTING_ENDS)
    args: Args = {
        "end": box.ends[kind],
        "francs": int(t.end_francs[kind]),
        "vp": int(t.end_vp[kind]),
    }
    return "use-end", args, f"use your end-game tile: {end_name(box, kind)}"


def _end_tile(box: Box, s: Any, t: Any, kind: int) -> Words:
    args: Args = {"end": box.ends[kind], "left": int(s.end_left[kind])}
    return "end-tile", args, f"take the end-game tile {end_name(box, kind)}"


def _pay(box: Box, s: Any, t: Any, i: int) -> Words:
    kind, way = divmod(i, a.PAY_WAYS)
    args: Args = {"kind": KINDS[kind], "way": a.pay_ways(kind)[way]}
    return "pay", args, f"pay {KIND_NAMES[kind]} with {_way_words(a.pay_ways(kind)[way])}"


def _way_words(way: str) -> str:
    word, _, what = way.partition(" ")
    return {"token": "a token", "tile": f"bonus tile {what}", "end": "an end-game tile"}[word]


def _vp(box: Box, s: Any, t: Any, tile: int) -> Words:
    if tile == a.VP_NONE - a.VP_FIRST:
        return "vp-none", {}, "lay no VP tile"
    figures = t.vp_tile[tile].tolist()
    args: Args = dict(zip(("first", "second", "third"), figures, strict=True))
    return "vp", args, f"lay the VP tile {'/'.join(map(str, figures))}"


def _vp_site(box: Box, s: Any, t: Any, index: int) -> Words:
    district = box.district[index]
    return "vp-site", {"district": district.slug}, f"lay it in {district.name}"


def _bonus(box: Box, s: Any, t: Any, i: int) -> Words:
    if i == a.BONUS_NONE - a.BONUS_FIRST:
        return "bonus-none", {}, "take no bonus tile"
    number = int(s.space_number[i + 1])
    price = int(bonus_price(t, s)) if s.phase == BONUS else 0
    effect = tile_effect(t, number, int(s.seats))
    args: Args = {"space": i + 1, "tile": number, "francs": price}
    args |= {"effect": effect.key, **effect.args}
    cost = f" for {francs(price)}" if price else ""
    return "bonus", args, f"take bonus tile {number}{cost}: {effect.text}"


def _prestige(box: Box, s: Any, t: Any, way: int) -> Words:
    if way == a.GIVE_NONE:
        return "prestige-none", {}, "hand in nothing for this slot"
    landmark = int(place_at(int(s.moving_to))) - FIRST_LANDMARK
    vp, kind = int(t.slot_vp[landmark, int(s.slot)]), int(slot_kind(t, s))
    args: Args = {"kind": KINDS[kind], "way": a.PRESTIGE_WAYS[way], "vp": vp}
    what = _way_words(a.PRESTIGE_WAYS[way])
    return "prestige", args, f"hand in {what} as {KIND_NAMES[kind]} for {vp} VP"


def _return(box: Box, s: Any, t: Any, kind: int) -> Words:
    if kind == len(KINDS):
        return "return-none", {}, "return no more pairs"
    vp = VP_OF_A_PAIR[int(s.seats) - FEWEST_SEATS]
    args: Args = {"kind": KINDS[kind], "vp": vp}
    return "return", args, f"return two {KIND_NAMES[kind]} for {vp} VP"


# In the order of the actions.
_SAYERS: list[tuple[int, Callable[[Box, Any, Any, int], Words]]] = [
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
