"""Reading a components file of Paris, and checking that its figures make a game.

Every fact here is stated in a rulebook, follows from one, or is needed so that the rules work.
Figures that were found elsewhere or reconstructed are free. Problems are described in the words of
a player who has the box open.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from lutece.games.paris.actions import GIFT_TILES, KEY_TILES, PER_BUILDING_TILES
from lutece.games.paris.constants import (
    BONUS_TILES,
    COUNTING_ENDS,
    DISTRICTS,
    END_TILES,
    FEWEST_SEATS,
    GAME,
    KINDS,
    LANDMARKS,
    MAX_SLOTS,
    NONE,
    RESOURCES,
    TOKENS_OF_A_KIND,
    TRACK,
    TYPES,
    VALUES,
    VP_TILES,
    Box,
    District,
    Landmark,
    end_amount,
)
from lutece.kernel.components import name_of, read_components, slug
from lutece.kernel.contract import ComponentsError
from lutece.kernel.reading import convert
from lutece.kernel.structs import MAX_SEATS

SHIPPED = Path(__file__).with_name("components.toml")

MOST = 99  # no figure of a component is larger
START_FRANCS = 3
STATED_LANDMARKS = (10, 11, 12, 13, 15)
LANDMARK_TWELVE = {"marble": 1, "gold": 1}
LANDMARK_FIFTEEN = {"marble": 1, "gold": 2}
STATED_VP_TILES = ((20, 10, 5), (16, 8, 4))
STATED_FIRST = 18
SECTIONS = "ABC"


def read_box(source: Path | str | None = None) -> Box:
    """The game's own components, or others; raises ComponentsError if they make no game."""
    source = SHIPPED if source is None else source
    box = read_components(source, Box, GAME)
    problems = find_problems(box)
    if problems:
        raise ComponentsError(name_of(source), problems)
    return box


def box_of(data: Mapping[str, Any]) -> Box:
    """The components in parsed TOML; raises ComponentsError if they make no game."""
    try:
        box = convert(data, Box)
    except msgspec.ValidationError as error:
        raise ComponentsError("The components", [str(error).replace("$.", "")]) from None
    problems = find_problems(box)
    if problems:
        raise ComponentsError("The components", problems)
    return box


def find_problems(box: Box) -> list[str]:
    """What is wrong with the components."""
    problems = [*_problems_of_names(box), *_problems_of_figures(box)]
    if problems:
        return problems  # the rest would only repeat them
    problems = [
        *_problems_of_start(box),
        *_problems_of_districts(box),
        *_problems_of_tokens(box),
        *_problems_of_landmarks(box),
        *_problems_of_prices(box),
        *_problems_of_vp_tiles(box),
        *_problems_of_bonus_tiles(box),
        *_problems_of_end_tiles(box),
    ]
    return problems or _problems_of_examples(box)


def _problems_of_names(box: Box) -> list[str]:
    problems = []
    for what, names, expected, rule in (
        ("districts", [district.slug for district in box.district], DISTRICTS, "P-3"),
        ("landmarks", [landmark.slug for landmark in box.landmark], LANDMARKS, "P-5"),
    ):
        if len(names) != expected:
            problems.append(f"there are {len(names)} {what}, the game has {expected} ({rule})")
        problems += [f"two {what} are called {name!r}" for name in _repeated(names)]
        problems += [
            f"{name!r} cannot name one of the {what}: letters, digits and hyphens are allowed"
            for name in names
            if name != slug(name) or not name.replace("-", "").isalnum()
        ]
    taken = {"arc", "bank", "none", *(str(value) for value in VALUES)}
    everyone = [*(d.slug for d in box.district), *(x.slug for x in box.landmark)]
    problems += [
        f"{name!r} means something else in the notation" for name in everyone if name in taken
    ]
    for space in (space for district in box.district for space in district.space):
        if space.type not in TYPES:
            problems.append(f"{space.type!r} is no type of building; they are {', '.join(TYPES)}")
        if space.token not in KINDS:
            problems.append(f"{space.token!r} is no token; they are {', '.join(KINDS)}")
    for landmark in box.landmark:
        problems += [
            f"{landmark.name} costs {name!r}, which is no resource"
            for name in landmark.resources
            if name not in KINDS[:RESOURCES]
        ]
        problems += [
            f"{landmark.name} has a slot for {slot.prestige!r}, which is no prestige"
            for slot in landmark.slot
            if slot.prestige not in KINDS[RESOURCES:]
        ]
    return problems


def _problems_of_figures(box: Box) -> list[str]:
    """Every figure is a whole number that a component could carry."""
    figures = [
        *(
            ("a compensation", n)
            for extra in box.compensation
            for n in (extra.players, *extra.francs)
        ),
        *((f"the bank of {d.name}", d.bank.francs) for d in box.district),
        ("the wood of a building of value 8", box.building_8.wood),
        *((f"the value of {x.name}", x.value) for x in box.landmark),
        *((f"the resources of {x.name}", n) for x in box.landmark for n in x.resources.values()),
        *((f"a slot of {x.name}", slot.vp) for x in box.landmark for slot in x.slot),
        *(
            (f"the price of {x.kind}", n)
            for x in box.price
            for n in (x.buy, x.sell)
            if n is not None
        ),
        *(("a VP tile", n) for tile in box.vp_tile for n in tile.vp),
        *((f"bonus tile {gift.number}", n) for gift in box.gift for n in (gift.francs, gift.vp)),
        *((f"bonus tile {per.number}", per.vp) for per in box.per_building),
        *((f"bonus tile {key.number}", key.francs) for key in box.extra_key),
        *((f"the end-game tile {end.tile}", end_amount(end.tile)) for end in box.end_tile),
    ]
    return [
        f"{what} says {n}, which should be between 0 and {MOST}"
        for what, n in figures
        if not (0 <= n <= MOST or (n == NONE and what.startswith("the end-game tile")))
    ]


def _problems_of_start(box: Box) -> list[str]:
    problems = []
    if box.start.francs != START_FRANCS:
        problems.append(
            f"everyone starts with {START_FRANCS} francs, not {box.start.francs} (P-2); francs by "
            "turn order are a compensation"
        )
    sizes = list(range(FEWEST_SEATS, MAX_SEATS + 1))
    if [extra.players for extra in box.compensation] != sizes:
        problems.append(f"there should be a compensation for {_words(sizes)} players each (P-2)")
    problems += [
        f"with {extra.players} players the compensation should be {extra.players} sums, one for "
        f"each place in turn order, not {len(extra.francs)} (P-2)"
        for extra in box.compensation
        if len(extra.francs) != extra.players
    ]
    problems += [
        f"with {extra.players} players the start player's compensation should be 0, not "
        f"{extra.francs[0]} (P-2)"
        for extra in box.compensation
        if extra.francs and extra.francs[0]
    ]
    return problems


def _problems_of_districts(box: Box) -> list[str]:
    problems = []
    for district in box.district:
        values = tuple(space.value for space in district.space)
        if values != VALUES:
            problems.append(
                f"the spaces of {district.name} have the values {_words(values)}, "
                f"every district has {_words(VALUES)} in this order (P-3)"
            )
        problems += [
            f"{district.name} has two buildings of the type {kind} (P-3)"
            for kind in _repeated(space.type for space in district.space)
        ]
    return problems


def _problems_of_tokens(box: Box) -> list[str]:
    found = Counter(space.token for district in box.district for space in district.space)
    problems = [
        f"there are {found[kind]} {kind} tokens, the game has {TOKENS_OF_A_KIND} (P-4)"
        for kind in KINDS
        if found[kind] != TOKENS_OF_A_KIND
    ]
    if box.building_8.wood < 1:
        problems.append("a building of value 8 costs wood (P-20)")
    return problems


def _problems_of_landmarks(box: Box) -> list[str]:
    problems = []
    values = [landmark.value for landmark in box.landmark]
    problems += [
        f"there is no landmark of value {value}, which the rulebooks' examples need"
        for value in STATED_LANDMARKS
        if value not in values
    ]
    for landmark in box.landmark:
        if "wood" in landmark.resources:
            problems.append(f"{landmark.name} costs wood: landmarks cost marble and gold only")
        problems += [
            f"{landmark.name} costs {n} {kind}, there are {TOKENS_OF_A_KIND} in the game (P-4)"
            for kind, n in landmark.resources.items()
            if n > TOKENS_OF_A_KIND
        ]
        if landmark.value < 1:
            problems.append(f"{landmark.name} is worth nothing: no key could enter it (P-18)")
        if len(landmark.slot) > MAX_SLOTS:
            problems.append(
                f"{landmark.name} has {len(landmark.slot)} prestige slots: up to {MAX_SLOTS} "
                "prestige can be handed in (P-26)"
            )
    return problems


def _problems_of_prices(box: Box) -> list[str]:
    if [price.kind for price in box.price] != list(KINDS):
        return [f"the prices should be those of {', '.join(KINDS)}, in this order (P-28)"]
    problems = []
    for price in box.price:
        resource = price.kind in KINDS[:RESOURCES]
        if resource and price.buy is None:
            problems.append(f"{price.kind} needs a price for buying (P-28)")
        elif resource and price.buy is not None and price.buy <= price.sell:
            problems.append(
                f"{price.kind} is bought for {price.buy} and sold for {price.sell}: buying must "
                "cost more, or trading would never end"
            )
        elif not resource and price.buy is not None:
            problems.append(f"{price.kind} cannot be bought (P-30)")
    return problems


def _problems_of_vp_tiles(box: Box) -> list[str]:
    problems = []
    tiles = [tile.vp for tile in box.vp_tile]
    if len(tiles) != VP_TILES:
        problems.append(f"there are {len(tiles)} VP tiles, the game has {VP_TILES} (P-6)")
    problems += [
        f"two VP tiles start with {first}: the notation tells them apart by it"
        for first in _repeated(vp[0] for vp in tiles)
    ]
    problems += [
        f"the VP tile {'/'.join(map(str, vp))} should fall from first to third (P-40)"
        for vp in tiles
        if not vp[0] > vp[1] > vp[2]
    ]
    problems += [
        f"there is no VP tile {'/'.join(map(str, vp))}, which a rulebook's example needs"
        for vp in STATED_VP_TILES
        if vp not in tiles
    ]
    if STATED_FIRST not in [vp[0] for vp in tiles]:
        problems.append(f"no VP tile starts with {STATED_FIRST}, which a rulebook's example needs")
    return problems


def _problems_of_bonus_tiles(box: Box) -> list[str]:
    problems = []
    if len(box.copy) != BONUS_TILES - TRACK:
        problems.append(
            f"with {len(box.copy)} copies there are {TRACK + len(box.copy)} bonus tiles, "
            f"the game has {BONUS_TILES} (P-8)"
        )
    for copy in box.copy:
        if not 1 <= copy.number <= TRACK or copy.players not in (3, 4):
            problems.append(
                f"a copy of number {copy.number} for {copy.players} players: numbers go from 1 "
                f"to {TRACK}, copies are for 3 or 4 players (P-8)"
            )
    firsts = [section.first for section in box.section]
    lasts = [section.last for section in box.section]
    divided = firsts == [1, *(last + 1 for last in lasts[:-1])] and lasts[-1:] == [TRACK]
    ordered = all(first <= last for first, last in zip(firsts, lasts, strict=True))
    if [x.letter for x in box.section] != list(SECTIONS) or not divided or not ordered:
        problems.append(f"the sections A, B, C should divide the spaces 1 to {TRACK} (P-10)")
    for numbers, expected, what in (
        ([gift.number for gift in box.gift], GIFT_TILES, "tiles that give francs and VP"),
        (
            [per.number for per in box.per_building],
            PER_BUILDING_TILES,
            "tiles that count buildings",
        ),
        ([key.number for key in box.extra_key], KEY_TILES, "tiles that bring a key"),
    ):
        if sorted(numbers) != list(expected):
            problems.append(
                f"the {what} are {_words(sorted(numbers))}, not {_words(expected)} (P-34)"
            )
    problems += [
        f"bonus tile {per.number} counts buildings of value {per.value}, which do not exist (P-34)"
        for per in box.per_building
        if per.value not in VALUES
    ]
    return problems


def _problems_of_end_tiles(box: Box) -> list[str]:
    problems = []
    count = sum(end.count for end in box.end_tile)
    if count != END_TILES:
        problems.append(f"there are {count} end-game tiles, the game has {END_TILES} (P-7)")
    problems += [
        f"there are {end.count} of the end-game tile {end.tile!r}: leave it out, or have some"
        for end in box.end_tile
        if end.count < 1
    ]
    problems += [
        f"{end.tile!r} is no end-game tile: it should be vp-N, francs-N or one of "
        f"{', '.join(COUNTING_ENDS)} (P-37)"
        for end in box.end_tile
        if end.tile not in COUNTING_ENDS and end_amount(end.tile) < 1
    ]
    problems += [
        f"the end-game tile {tile!r} is listed twice"
        for tile in _repeated(x.tile for x in box.end_tile)
    ]
    return problems


def _problems_of_examples(box: Box) -> list[str]:
    """The rulebooks' worked examples must come out as printed there."""
    problems = []
    districts = {district.slug: district for district in box.district}
    for name in ("montmartre", "la-villette", "belleville", "saint-germain", "batignolles"):
        if name not in districts:
            problems.append(f"there is no district {name!r}, which the rulebooks name")
    if problems:
        return problems
    montmartre = _value_of(districts["montmartre"])
    if montmartre["theatre"] - montmartre["bakery"] != 3:
        problems.append("in Montmartre the theatre should be worth 3 more than the bakery (P-20)")
    if _value_of(districts["la-villette"])["theatre"] != VALUES[-1]:
        problems.append("the theatre of La Villette should be worth 8 (P-22)")
    if not any(
        (value["residence"], value["restaurant"], value["hotel"]) == (3, 4, 5)
        for value in map(_value_of, box.district)
    ):
        problems.append(
            "one district should have a residence 3, a restaurant 4 and a hotel 5 (P-18)"
        )
    problems += _problems_of_example_landmarks(box.landmark)
    if {per.number: (per.value, per.vp) for per in box.per_building}.get(18) != (4, 5):
        problems.append("bonus tile 18 gives 5 VP for each building of value 4 (P-34)")
    return problems


def _problems_of_example_landmarks(landmarks: list[Landmark]) -> list[str]:
    """Several landmarks may share a value: one of them has to be the one of the example."""
    problems = []
    if not any(x.value == 12 and x.resources == LANDMARK_TWELVE for x in landmarks):
        problems.append("a landmark of value 12 should cost 1 marble and 1 gold (P-22)")
    fifteens = [x for x in landmarks if x.value == 15 and x.resources == LANDMARK_FIFTEEN]
    if not fifteens:
        problems.append("a landmark of value 15 should cost 1 marble and 2 gold (P-22)")
    elif not any(_gold_slots_of_five(x) >= 2 for x in fifteens):
        problems.append(
            "a landmark of value 15 should give 5 VP for each of two gold prestige (P-26)"
        )
    if not any(x.slug == "louvre" and x.value == 15 for x in landmarks):
        problems.append("the Louvre is a landmark of value 15 (P-41)")
    return problems


def _gold_slots_of_five(landmark: Landmark) -> int:
    return [(slot.prestige, slot.vp) for slot in landmark.slot].count(("prestige-gold", 5))


def _value_of(district: District) -> dict[str, int]:
    return {space.type: space.value for space in district.space}


def _repeated(items: Iterable[str | int]) -> list[str | int]:
    return [item for item, count in Counter(items).items() if count > 1]


def _words(items: Iterable[int]) -> str:
    return ", ".join(map(str, items))
