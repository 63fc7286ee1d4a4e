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
from lutece.games.paris.state import FEWEST_SEATS
from lutece.games.paris.tables import (
    ARC,
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


def cost_words(cost: list[int]) -> str:
    """Resources in words: `1 marble and 2 gold`; empty where there are none."""
    return " and ".join(f"{n} {KIND_NAMES[kind]}" for kind, n in enumerate(cost) if n)


def end_name(box: Box, kind: int) -> str:
    """An end-game tile as people say it."""
    name = box.ends[kind]
    word, _, amount = name.partition("-")
    if word == "vp":
        return f"{amount} VP"
    if word == "francs":
        return francs(int(amount))
    if word == "any":
        return f"any {amount}"
    return name


def tiles_words(t: Any, seats: int) -> list[str]:
    """What each bonus tile does (P-34), by its number."""
    figures = (t.bonus_francs, t.bonus_vp, t.bonus_counts, t.bonus_price)
    by_number = zip(*(figure.tolist() for figure in figures), strict=True)
    return [_tile_words(number, seats, *row) for number, row in enumerate(by_number)]


def tile_words(t: Any, number: int, seats: int) -> str:
    """What one bonus tile does."""
    return tiles_words(t, seats)[number]


@cache
def _tile_words(number: int, seats: int, paid: int, vp: int, counts: int, price: int) -> str:
    if counts:
        return f"{vp} VP for each building of value {counts} you occupy"
    if number in KEY_TILES:
        return f"pay {francs(price)} for one of your reserve keys"
    by_seats = seats - FEWEST_SEATS
    fixed = {
        SHARE_OWN: "move a key to a place where one of yours stands",
        SHARE_OTHERS: "move a key to a place where opponents' keys stand",
        ANY_PRESTIGE: "counts as one prestige of your choice",
        ANY_RESOURCE: "counts as one resource of your choice",
        TWO_PRESTIGE: "counts as one or two prestige of your choice",
        TWO_RESOURCES: "counts as one or two resources of your choice",
        ANY_TILE: "take any bonus tile from the track; your meeple stays",
        PER_TILE: f"{VP_OF_A_TILE[by_seats]} VP for each other unused bonus tile you hold",
        PRESTIGE_PAIRS: f"{VP_OF_A_PAIR[by_seats]} VP for each pair of equal prestige returned",
        RESOURCE_PAIRS: f"{VP_OF_A_PAIR[by_seats]} VP for each pair of equal resources returned",
        MEEPLE_BACK: f"move your meeple back up to {SPACES_BACK} spaces and take the tile there",
        PER_FRANC: "at the end 1 VP for each franc",
        PER_LANDMARK: f"{VP_OF_A_LANDMARK} VP for each landmark you occupy",
        PER_TYPES: f"{'/'.join(map(str, VP_OF_TYPES[4:]))} VP for 4/5/6/7 different types",
    }
    if number in fixed:
        return fixed[number]
    if WOOD_TILE <= number < WOOD_TILE + RESOURCES:
        return f"counts as one {KINDS[number - WOOD_TILE]}"
    return " and ".join([francs(paid)] * (paid > 0) + [f"{vp} VP"] * (vp > 0))
