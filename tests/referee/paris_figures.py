"""Every figure of the Paris components: those of the rulebooks by hand, the rebuilt ones as read.

The rebuilt figures are tuned from time to time, so they are read from the components file of the
edition that is played. Nothing of Lutèce helps to read it.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

PARIS = Path(__file__).parents[2] / "src/lutece/games/paris"

DISTRICTS = (
    "montmartre",
    "la-villette",
    "belleville",
    "saint-germain",
    "chaillot",
    "batignolles",
)

VALUES = (1, 2, 3, 4, 5, 8)

RESOURCES = ("wood", "marble", "gold")
PRESTIGE = ("prestige-bronze", "prestige-silver", "prestige-gold")
KINDS = RESOURCES + PRESTIGE
TOKENS_OF_EACH_KIND = 6

BANK_FRANCS = {
    "montmartre": 4,
    "la-villette": 5,
    "belleville": 3,
    "saint-germain": 6,
    "chaillot": 7,
    "batignolles": 2,
}

# Types in the order of VALUES.
_TYPES = {
    "montmartre": ("cafe", "bakery", "residence", "restaurant", "theatre", "hotel"),
    "la-villette": ("cafe", "bakery", "residence", "restaurant", "hotel", "theatre"),
    "belleville": ("bakery", "cafe", "restaurant", "residence", "hotel", "theatre"),
    "saint-germain": ("cafe", "residence", "bakery", "hotel", "restaurant", "theatre"),
    "chaillot": ("bakery", "cafe", "residence", "hotel", "theatre", "restaurant"),
    "batignolles": ("residence", "bakery", "cafe", "restaurant", "theatre", "hotel"),
}

_BRONZE, _SILVER, _GOLD = PRESTIGE

# Tokens in the order of VALUES.
_TOKENS = {
    "montmartre": (_BRONZE, _SILVER, _GOLD, "wood", "marble", "gold"),
    "la-villette": (_SILVER, _GOLD, _BRONZE, "marble", "wood", "gold"),
    "belleville": (_GOLD, _BRONZE, _SILVER, "wood", "marble", "gold"),
    "saint-germain": (_BRONZE, _GOLD, _SILVER, "marble", "wood", "gold"),
    "chaillot": (_SILVER, _BRONZE, _GOLD, "wood", "marble", "gold"),
    "batignolles": (_GOLD, _SILVER, _BRONZE, "marble", "wood", "gold"),
}


def _by_space(rows: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    return {
        f"{district}/{value}": word
        for district, words in rows.items()
        for value, word in zip(VALUES, words, strict=True)
    }


BUILDING_TYPE = _by_space(_TYPES)
BASIC_TOKENS = _by_space(_TOKENS)

BUILDING_COST: dict[int, dict[str, int]] = {8: {"wood": 1}}
VP_FOR_ENTERING_AN_EIGHT = 2
FRANCS_FOR_BONUS_AT_THREE = 2


LANDMARK_NAMES = (
    "luxembourg-gardens",
    "tuileries",
    "grand-palais",
    "opera-garnier",
    "sacre-coeur",
    "notre-dame",
    "louvre",
    "eiffel-tower",
)


class Landmark(NamedTuple):
    value: int
    cost: dict[str, int]
    slots: tuple[str, ...]


# What the rulebooks state of these tables is checked when they are read; the rest is rebuilt.
LANDMARKS: dict[str, Landmark] = {}
SLOT_VP: dict[str, int] = {}
# Francs on top of those at the start, by turn order, with the option even_start.
MORE_FRANCS: dict[int, list[int]] = {}
BUY_PRICE: dict[str, int] = {}
SELL_PRICE: dict[str, int] = {}
VP_TILES: dict[int, tuple[int, int, int]] = {}  # by what the first in a district scores
KEYS_FOR_A_VP_TILE = 4

FRANCS_AT_START = 3
KEYS_AT_START = {2: 10, 3: 9, 4: 7}
KEYS_IN_RESERVE = 2

TRACK_SPACES = range(1, 31)
SECTIONS = (range(1, 11), range(11, 21), range(21, 31))
COPIES_FROM_3_PLAYERS: list[int] = []
COPIES_FROM_4_PLAYERS: list[int] = []

TILE_FRANCS: dict[int, int] = {}
TILE_VP: dict[int, int] = {}
TILE_VP_PER_BUILDING: dict[int, tuple[int, int]] = {}  # value of the building, VP
TILE_OWN_KEY = 9
TILE_OPPONENT_KEY = 16
TILE_KEY_PRICE: dict[int, int] = {}
TILE_ANY_BONUS = 17
TILE_PER_UNUSED_TILE = 20
VP_PER_UNUSED_TILE = {2: 1, 3: 2, 4: 3}
TILE_PAIRS = {23: PRESTIGE, 24: RESOURCES}
VP_PER_PAIR = {2: 2, 3: 3, 4: 4}
TILE_BACKWARDS = 25
SPACES_BACKWARDS = 5
TILE_PER_FRANC = 27
TILE_PER_LANDMARK = 29
VP_PER_LANDMARK = 8
TILE_TYPES = 30
VP_FOR_TYPES = {4: 10, 5: 15, 6: 20, 7: 25}

# What a tile counts as, and how many units it holds (P-24, P-27).
TILE_COUNTS_AS: dict[int, tuple[str, ...]] = {
    2: ("wood",),
    3: ("marble",),
    4: ("gold",),
    8: PRESTIGE,
    10: RESOURCES,
    19: PRESTIGE,
    21: RESOURCES,
}
TILE_UNITS = {2: 1, 3: 1, 4: 1, 8: 1, 10: 1, 19: 2, 21: 2}

END_COUNTS_AS: dict[str, tuple[str, ...]] = {
    "wood": ("wood",),
    "marble": ("marble",),
    "gold": ("gold",),
    "any-resource": RESOURCES,
    "any-prestige": PRESTIGE,
}
END_VP: dict[str, int] = {}
END_FRANCS: dict[str, int] = {}
END_TILES: list[str] = []


def use(edition: str = "") -> None:
    """Read the rebuilt figures of an edition from its components file; those of today without."""
    earlier = PARIS / "earlier_components" / f"{edition}.toml"
    _read(
        tomllib.loads(
            (earlier if edition and earlier.exists() else PARIS / "components.toml").read_text(
                "utf-8"
            )
        )
    )


def _read(data: dict[str, Any]) -> None:
    _set(MORE_FRANCS, {row["players"]: row["francs"] for row in data["compensation"]})
    prices = {row["kind"]: row for row in data["price"]}
    _set(BUY_PRICE, {kind: prices[kind]["buy"] for kind in RESOURCES})
    _set(SELL_PRICE, {kind: prices[kind]["sell"] for kind in KINDS})
    _set(VP_TILES, {row["vp"][0]: tuple(row["vp"]) for row in data["vp_tile"]})
    _set(TILE_FRANCS, {row["number"]: row["francs"] for row in data["gift"]})
    _set(TILE_VP, {row["number"]: row["vp"] for row in data["gift"] if row["vp"]})
    rows = data["per_building"]
    _set(TILE_VP_PER_BUILDING, {row["number"]: (row["value"], row["vp"]) for row in rows})
    _set(TILE_KEY_PRICE, {row["number"]: row["francs"] for row in data["extra_key"]})
    COPIES_FROM_3_PLAYERS[:] = [x["number"] for x in data["copy"] if x["players"] == 3]
    COPIES_FROM_4_PLAYERS[:] = [x["number"] for x in data["copy"] if x["players"] == 4]
    END_TILES[:] = [row["tile"] for row in data["end_tile"] for _ in range(row["count"])]
    _set(END_VP, {end: int(end[3:]) for end in END_TILES if end.startswith("vp-")})
    _set(END_FRANCS, {end: int(end[7:]) for end in END_TILES if end.startswith("francs-")})
    landmarks = data["landmark"]
    slots = [slot for row in landmarks for slot in row["slot"]]
    _set(SLOT_VP, {slot["prestige"]: slot["vp"] for slot in slots})
    assert all(SLOT_VP[slot["prestige"]] == slot["vp"] for slot in slots)
    names = zip(LANDMARK_NAMES, landmarks, strict=True)
    _set(LANDMARKS, {name: _landmark(row) for name, row in names})
    _check_stated_figures()


def _landmark(row: dict[str, Any]) -> Landmark:
    slots = tuple(slot["prestige"] for slot in row["slot"])
    return Landmark(row["value"], row["resources"], slots)


def _check_stated_figures() -> None:
    assert {10, 11, 12, 13, 15} <= {landmark.value for landmark in LANDMARKS.values()}
    assert LANDMARKS["louvre"].cost == {"marble": 1, "gold": 2}
    assert LANDMARKS["opera-garnier"].cost == {"marble": 1, "gold": 1}
    assert SLOT_VP[_GOLD] == 5
    assert (20, 10, 5) in VP_TILES.values()
    assert (16, 8, 4) in VP_TILES.values()
    assert 18 in VP_TILES
    assert TILE_VP_PER_BUILDING[18] == (4, 5)
    assert len(END_TILES) == len([*COPIES_FROM_3_PLAYERS, *COPIES_FROM_4_PLAYERS]) == 12


def _set(table: dict[Any, Any], rows: dict[Any, Any]) -> None:
    table.clear()
    table.update(rows)


use()
