"""The names of things in Paris, as people say them and as the notation writes them."""

from functools import cache
from typing import Any

from lutece.games.paris.actions import (
    ANY_PRESTIGE,
    ANY_RESOURCE,
    ANY_TILE,
    KEY_TILES,
    MEEPLE_BACK,
    PER_FRANC,
    PER_LANDMARK,
    PER_TILE,
    PER_TYPES,
    PRESTIGE_PAIRS,
    RESOURCE_PAIRS,
    SHARE_OTHERS,
    SHARE_OWN,
    TWO_PRESTIGE,
    TWO_RESOURCES,
    WOOD_TILE,
)
from lutece.games.paris.bonus import VP_OF_A_LANDMARK, VP_OF_A_PAIR, VP_OF_A_TILE, VP_OF_TYPES
from lutece.games.paris.constants import (
    ARC,
    FEWEST_SEATS,
    FIRST_BANK,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    KINDS,
    LANDMARKS,
    RESOURCES,
    SPACES_OF_DISTRICT,
    VALUES,
    Box,
)
from lutece.games.paris.track import SPACES_BACK
from lutece.kernel.words import Said

KIND_NAMES = ("wood", "marble", "gold", "bronze prestige", "silver prestige", "gold prestige")


def francs(amount: int) -> str:
    """A sum in words."""
    return "1 franc" if amount == 1 else f"{amount} francs"


def place_name(box: Box, address: int) -> str:
    """A place as people say it."""
    if address == ARC:
        return "the Arc de Triomphe"
    if address < FIRST_BUILDING:
        return f"the bank of {box.district[address - FIRST_BANK].name}"
    if address < FIRST_LANDMARK:
        district, index = divmod(address - FIRST_BUILDING, SPACES_OF_DISTRICT)
        return f"{box.district[district].name} {VALUES[index]}"
    district, landmark = divmod(address - FIRST_LANDMARK, LANDMARKS)
    return f"{box.landmark[landmark].name} in {box.district[district].name}"


def way_words(way: str) -> str:
    """A way to pay, as people say it."""
    word, _, what = way.partition(" ")
    return {"token": "a token", "tile": f"bonus tile {what}", "end": "an end-game tile"}[word]


def cost_words(cost: list[int]) -> str:
    """Resources in words: `1 marble and 2 gold`; empty where there are none."""
    return " and ".join(f"{n} {KIND_NAMES[kind]}" for kind, n in enumerate(cost) if n)


def end_name(box: Box, kind: int) -> str:
    """An end-game tile as people say it."""
    if kind < len(KINDS):
        return KIND_NAMES[kind]
    name = box.ends[kind]
    word, _, amount = name.partition("-")
    if word == "vp":
        return f"{amount} VP"
    if word == "francs":
        return francs(int(amount))
    return f"any {amount}" if word == "any" else name


def amounts(counts: dict[str, int]) -> str:
    """Several things as one argument: `francs:4 wood:1`; `none` where there is nothing."""
    return " ".join(f"{name}:{count}" for name, count in counts.items() if count) or "none"


def tiles_effects(t: Any, seats: int) -> list[Said]:
    """What each bonus tile does (P-34), by its number."""
    figures = (t.bonus_francs, t.bonus_vp, t.bonus_counts, t.bonus_price)
    by_number = zip(*(figure.tolist() for figure in figures), strict=True)
    return [_tile_effect(number, seats, *row) for number, row in enumerate(by_number)]


def tile_effect(t: Any, number: int, seats: int) -> Said:
    """What one bonus tile does."""
    return tiles_effects(t, seats)[number]


@cache
def _tile_effect(number: int, seats: int, paid: int, vp: int, counts: int, price: int) -> Said:
    if counts:
        words = f"{vp} VP for each building of value {counts} you occupy"
        return _effect("per-building", words, each=vp, value=counts)
    if number in KEY_TILES:
        return _effect("key", f"pay {francs(price)} for one of your reserve keys", price=price)
    if number in _FIXED:
        return _effect(*_FIXED[number])
    if WOOD_TILE <= number < WOOD_TILE + RESOURCES:
        kind = KINDS[number - WOOD_TILE]
        return _effect("counts-as", f"counts as one {kind}", kind=kind)
    if number == PER_FRANC:
        return _effect("per-franc", "at the end 1 VP for each franc", each=1)
    by_seats = seats - FEWEST_SEATS
    if number == PER_TILE:
        each = VP_OF_A_TILE[by_seats]
        return _effect(
            "per-tile", f"{each} VP for each other unused bonus tile you hold", each=each
        )
    if number in (PRESTIGE_PAIRS, RESOURCE_PAIRS):
        each, what = VP_OF_A_PAIR[by_seats], "prestige" if number == PRESTIGE_PAIRS else "resources"
        words = f"{each} VP for each pair of equal {what} returned"
        return _effect(f"{what}-pairs", words, each=each)
    if number == MEEPLE_BACK:
        words = f"move your meeple back up to {SPACES_BACK} spaces and take the tile there"
        return _effect("meeple-back", words, spaces=SPACES_BACK)
    if number == PER_LANDMARK:
        words = f"{VP_OF_A_LANDMARK} VP for each landmark you occupy"
        return _effect("per-landmark", words, each=VP_OF_A_LANDMARK)
    if number == PER_TYPES:
        scale = "/".join(map(str, VP_OF_TYPES[4:]))
        return _effect("per-types", f"{scale} VP for 4/5/6/7 different types", scale=scale)
    words = " and ".join([francs(paid)] * (paid > 0) + [f"{vp} VP"] * (vp > 0))
    return _effect("gift", words, gift=amounts({"francs": paid, "vp": vp}))


# Tiles whose words have no figures: the end of their key, and the words.
_FIXED = {
    SHARE_OWN: ("share-own", "move a key to a place that already has one of your keys"),
    SHARE_OTHERS: ("share-others", "move a key to a place that has opponents' keys"),
    ANY_PRESTIGE: ("any-prestige", "counts as one prestige of your choice"),
    ANY_RESOURCE: ("any-resource", "counts as one resource of your choice"),
    TWO_PRESTIGE: ("two-prestige", "counts as one or two prestige of your choice"),
    TWO_RESOURCES: ("two-resources", "counts as one or two resources of your choice"),
    ANY_TILE: ("any-tile", "take any bonus tile from the track; your meeple stays"),
}


def _effect(key: str, words: str, **args: str | int) -> Said:
    return Said(f"paris-effect-{key}", args, words)
