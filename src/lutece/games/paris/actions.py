"""The actions of Paris, the one definition: ranges, and their notation both ways.

end · pass · take · buy RESOURCE · sell KIND · sell tile N · sell end TILE · use N · use end TILE ·
place PLACE · move ADDRESS · draw PILE · to ADDRESS · bonus SPACE · bonus none · pay RESOURCE WAY ·
vp FIRST · vp none · vp-site DISTRICT · prestige WAY · prestige none · return KIND · return none ·
site DISTRICT · end-tile TILE
"""

import numpy as np

from lutece.games.paris.constants import (
    ADDRESSES,
    COUNTING_ENDS,
    DISTRICTS,
    END_KINDS,
    END_TILES,
    FIRST_BUILDING,
    KINDS,
    RESOURCES,
    TRACK,
    VP_TILES,
    Box,
)
from lutece.games.paris.state import PILES

# Bonus tiles with a name of their own (P-34); 2, 3, 4 count as wood, marble, gold.
WOOD_TILE = 2
ANY_PRESTIGE = 8
SHARE_OWN = 9
ANY_RESOURCE = 10
SHARE_OTHERS = 16
ANY_TILE = 17
TWO_PRESTIGE = 19
PER_TILE = 20
TWO_RESOURCES = 21
PRESTIGE_PAIRS = 23
RESOURCE_PAIRS = 24
MEEPLE_BACK = 25
PER_FRANC = 27
PER_LANDMARK = 29
PER_TYPES = 30

COUNTING_TILES = (2, 3, 4, ANY_PRESTIGE, ANY_RESOURCE, TWO_PRESTIGE, TWO_RESOURCES)
GIFT_TILES = (1, 5, 7, 12, 22)
PER_BUILDING_TILES = (6, 11, 15, 18, 26, 28)
KEY_TILES = (13, 14)
USABLE_TILES = (1, 5, 6, 7, 11, 12, 13, 14, 15, 17, 18, 20, 22, 23, 24, 25, 26, 28, 29, 30)
# The same for kernels: a tuple with a moving index compiles into a long switch.
COUNTING = np.array(COUNTING_TILES)
USABLE = np.array(USABLE_TILES)

# Ways to pay a unit: a token, the tile of that resource, tiles 10 and 21, end-game tiles.
PAY_TOKEN, PAY_TILE, PAY_ANY, PAY_TWO, PAY_END, PAY_END_ANY = range(6)
PAY_WAYS = 6
# Ways to fill a prestige slot; from GIVE_END on the end-game tiles of bronze, silver, gold.
GIVE_TOKEN, GIVE_ANY, GIVE_TWO, GIVE_END = range(4)
GIVE_END_ANY = GIVE_END + len(KINDS) - RESOURCES
GIVE_NONE = GIVE_END_ANY + 1

# The most frequent decisions come first, so that scanning a mask ends sooner.
END = 0
PASS = END + 1
TAKE = PASS + 1
BUY_FIRST = TAKE + 1
SELL_FIRST = BUY_FIRST + RESOURCES
SELL_TILE_FIRST = SELL_FIRST + len(KINDS)
SELL_END_FIRST = SELL_TILE_FIRST + len(COUNTING_TILES)
USE_FIRST = SELL_END_FIRST + len(COUNTING_ENDS)
USE_END_FIRST = USE_FIRST + len(USABLE_TILES)
PLACE_FIRST = USE_END_FIRST + END_TILES  # the Arc and the banks
MOVE_FIRST = PLACE_FIRST + FIRST_BUILDING
DRAW_FIRST = MOVE_FIRST + ADDRESSES
TO_FIRST = DRAW_FIRST + PILES  # buildings and landmarks only
BONUS_FIRST = TO_FIRST + ADDRESSES - FIRST_BUILDING  # space n is BONUS_FIRST + n - 1
BONUS_NONE = BONUS_FIRST + TRACK
PAY_FIRST = BONUS_NONE + 1
VP_FIRST = PAY_FIRST + RESOURCES * PAY_WAYS
VP_NONE = VP_FIRST + VP_TILES
VP_SITE_FIRST = VP_NONE + 1
PRESTIGE_FIRST = VP_SITE_FIRST + DISTRICTS
RETURN_FIRST = PRESTIGE_FIRST + GIVE_NONE + 1
RETURN_NONE = RETURN_FIRST + len(KINDS)
SITE_FIRST = RETURN_NONE + 1
END_TILE_FIRST = SITE_FIRST + DISTRICTS
ACTIONS = END_TILE_FIRST + END_KINDS


def notation(box: Box) -> list[str]:
    """The text of each action."""
    districts = [district.slug for district in box.district]
    places, ends = box.addresses, box.ends
    return [
        *("end", "pass", "take"),
        *(f"buy {kind}" for kind in KINDS[:RESOURCES]),
        *(f"sell {kind}" for kind in KINDS),
        *(f"sell tile {number}" for number in COUNTING_TILES),
        *(f"sell end {end}" for end in COUNTING_ENDS),
        *(f"use {number}" for number in USABLE_TILES),
        *(f"use end {end}" for end in ends[len(COUNTING_ENDS) :]),
        *(f"place {place}" for place in places[:FIRST_BUILDING]),
        *(f"move {place}" for place in places),
        *(f"draw {pile + 1}" for pile in range(PILES)),
        *(f"to {place}" for place in places[FIRST_BUILDING:]),
        *(f"bonus {space}" for space in range(1, TRACK + 1)),
        "bonus none",
        *(f"pay {KINDS[kind]} {way}" for kind in range(RESOURCES) for way in pay_ways(kind)),
        *(f"vp {tile.vp[0]}" for tile in box.vp_tile),
        "vp none",
        *(f"vp-site {district}" for district in districts),
        *(f"prestige {way}" for way in PRESTIGE_WAYS),
        *(f"return {kind}" for kind in KINDS),
        "return none",
        *(f"site {district}" for district in districts),
        *(f"end-tile {end}" for end in ends),
    ]


def pay_ways(kind: int) -> tuple[str, ...]:
    """The ways to pay one unit of a resource, as the notation ends."""
    return (
        "token",
        f"tile {WOOD_TILE + kind}",
        f"tile {ANY_RESOURCE}",
        f"tile {TWO_RESOURCES}",
        f"end {KINDS[kind]}",
        "end any-resource",
    )


PRESTIGE_WAYS = (
    "token",
    f"tile {ANY_PRESTIGE}",
    f"tile {TWO_PRESTIGE}",
    *(f"end {kind}" for kind in KINDS[RESOURCES:]),
    "end any-prestige",
    "none",
)
