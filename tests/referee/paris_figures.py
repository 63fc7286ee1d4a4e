"""Every figure of the Paris components, written out by hand from components.md."""

from collections.abc import Mapping
from typing import NamedTuple

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


class Landmark(NamedTuple):
    value: int
    cost: dict[str, int]
    slots: tuple[str, ...]


LANDMARKS = {
    "luxembourg-gardens": Landmark(10, {"marble": 1}, (_BRONZE, _BRONZE, _BRONZE)),
    "tuileries": Landmark(11, {"gold": 1}, (_GOLD, _GOLD)),
    "grand-palais": Landmark(11, {"marble": 2}, (_BRONZE, _BRONZE, _SILVER)),
    "opera-garnier": Landmark(12, {"marble": 1, "gold": 1}, (_BRONZE, _SILVER, _SILVER)),
    "sacre-coeur": Landmark(13, {"gold": 2}, (_BRONZE, _SILVER, _GOLD)),
    "notre-dame": Landmark(14, {"marble": 2, "gold": 1}, (_SILVER, _SILVER, _GOLD)),
    "louvre": Landmark(15, {"marble": 1, "gold": 2}, (_SILVER, _GOLD, _GOLD)),
    "eiffel-tower": Landmark(16, {"gold": 3}, (_GOLD, _GOLD, _GOLD)),
}

SLOT_VP = {_BRONZE: 3, _SILVER: 4, _GOLD: 5}

BUY_PRICE = {"wood": 2, "marble": 4, "gold": 6}
SELL_PRICE = {"wood": 1, "marble": 2, "gold": 3, _BRONZE: 1, _SILVER: 2, _GOLD: 3}

VP_TILES = {
    20: (20, 10, 5),
    18: (18, 9, 4),
    16: (16, 8, 4),
    14: (14, 7, 3),
    12: (12, 6, 3),
    10: (10, 5, 2),
}
KEYS_FOR_A_VP_TILE = 4

FRANCS_AT_START = 3
KEYS_AT_START = {2: 10, 3: 9, 4: 7}
KEYS_IN_RESERVE = 2

TRACK_SPACES = range(1, 31)
SECTIONS = (range(1, 11), range(11, 21), range(21, 31))
COPIES_FROM_3_PLAYERS = (11, 15, 18, 26, 28, 30)
COPIES_FROM_4_PLAYERS = (7, 12, 17, 20, 22, 29)

TILE_FRANCS = {1: 3, 5: 5, 7: 4, 12: 8, 22: 5}
TILE_VP = {7: 4, 22: 6}
TILE_VP_PER_BUILDING = {6: (1, 3), 11: (2, 4), 15: (3, 4), 18: (4, 5), 26: (5, 6), 28: (8, 6)}
TILE_OWN_KEY = 9
TILE_OPPONENT_KEY = 16
TILE_KEY_PRICE = {13: 3, 14: 2}
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
END_VP = {"vp-3": 3, "vp-4": 4, "vp-5": 5, "vp-6": 6}
END_FRANCS = {"francs-4": 4, "francs-6": 6}

END_TILES = (
    "vp-3",
    "vp-4",
    "vp-5",
    "vp-6",
    "francs-4",
    "francs-6",
    "marble",
    "gold",
    "any-resource",
    "any-resource",
    "any-prestige",
    "any-prestige",
)
