"""The components of Paris: what a components file holds, and its layout for the kernel.

Places are numbered: the Arc, the six banks, the 36 building spaces (district by district, in the
order of VALUES), the eight landmarks. A landmark stands in one district at a time, so where one has
to be named before it stands, the notation's addresses give each landmark one number a district.
"""

import hashlib
from functools import cached_property

import msgspec
import numpy as np

from lutece.kernel.components import Components, Source, slug
from lutece.kernel.structs import MAX_SEATS, Bytes, new_record, record_dtype

GAME = "paris"
NONE = -1

DISTRICTS = 6
VALUES = (1, 2, 3, 4, 5, 8)  # P-3: one building space of each value in each district
SPACES_OF_DISTRICT = len(VALUES)
SPACES = DISTRICTS * SPACES_OF_DISTRICT
TYPES = ("café", "bakery", "residence", "restaurant", "hotel", "theatre")
LANDMARKS = 8
MAX_SLOTS = 3

RESOURCES = 3
KINDS = ("wood", "marble", "gold", "prestige-bronze", "prestige-silver", "prestige-gold")
WOOD, MARBLE, GOLD = range(RESOURCES)
TOKENS_OF_A_KIND = 6

# Bonus tiles carry numbers 1 to 30 and so do the spaces of the track; index 0 is not used.
TRACK = 30
NUMBERS = TRACK + 1
BONUS_TILES = 42
VP_TILES = 6
FEWEST_SEATS = 2
SEAT_COUNTS = MAX_SEATS - FEWEST_SEATS + 1

# End-game tiles: those that count as something first, then the ones that pay francs or VP.
COUNTING_ENDS = (*KINDS, "any-resource", "any-prestige")
ANY_RESOURCE_END = len(KINDS)
ANY_PRESTIGE_END = ANY_RESOURCE_END + 1
END_TILES = 12
END_KINDS = len(COUNTING_ENDS) + END_TILES

ARC = 0
FIRST_BANK = 1
FIRST_BUILDING = FIRST_BANK + DISTRICTS
FIRST_LANDMARK = FIRST_BUILDING + SPACES
PLACES = FIRST_LANDMARK + LANDMARKS
ADDRESSES = FIRST_LANDMARK + DISTRICTS * LANDMARKS

CONSTANTS = record_dtype(
    [
        ("start_francs", np.int8, (SEAT_COUNTS, MAX_SEATS)),  # by turn order
        ("bank_francs", np.int8, DISTRICTS),
        ("tile_type", np.int8, SPACES),  # of the tile printed for a space
        ("token", np.int8, SPACES),  # basic set-up
        ("building_value", np.int8, SPACES_OF_DISTRICT),
        ("building_cost", np.int8, (SPACES_OF_DISTRICT, RESOURCES)),
        ("landmark_value", np.int8, LANDMARKS),
        ("lowest_landmark", np.int8),  # its value
        ("landmark_cost", np.int8, (LANDMARKS, RESOURCES)),
        ("slot_kind", np.int8, (LANDMARKS, MAX_SLOTS)),  # NONE where a landmark has fewer
        ("slot_vp", np.int8, (LANDMARKS, MAX_SLOTS)),
        ("buy", np.int8, RESOURCES),
        ("sell", np.int8, len(KINDS)),
        ("best_resource", np.int8),  # the best sell price among the resources
        ("best_prestige", np.int8),
        ("vp_tile", np.int8, (VP_TILES, 3)),
        ("section_first", np.int8, 3),
        ("section_last", np.int8, 3),
        ("bonus_tiles", np.int8, (NUMBERS, SEAT_COUNTS)),  # of a number, with 2, 3, 4 players
        ("bonus_francs", np.int8, NUMBERS),  # paid out
        ("bonus_vp", np.int8, NUMBERS),  # once, or for each building counted
        ("bonus_counts", np.int8, NUMBERS),  # the value of the buildings counted
        ("bonus_price", np.int8, NUMBERS),  # francs for a key
        ("end_count", np.int8, END_KINDS),
        ("end_francs", np.int8, END_KINDS),
        ("end_vp", np.int8, END_KINDS),
    ]
)


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The francs that every player starts with."""

    francs: int
    source: Source


class Compensation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Francs on top with so many players, by turn order from the start player on."""

    players: int
    francs: tuple[int, ...]
    source: Source


class Bank(msgspec.Struct, forbid_unknown_fields=True):
    """What a bank pays."""

    francs: int
    source: Source


class Space(msgspec.Struct, forbid_unknown_fields=True):
    """A building space: the tile printed for it and the token beside it."""

    value: int
    type: str
    type_source: Source
    token: str
    token_source: Source


class District(msgspec.Struct, forbid_unknown_fields=True):
    """A district with its bank and its building spaces."""

    name: str
    source: Source
    bank: Bank
    space: list[Space]

    @property
    def slug(self) -> str:
        """Its name in the notation."""
        return slug(self.name)


class BuildingEight(msgspec.Struct, forbid_unknown_fields=True):
    """What a building of value 8 costs beside its francs."""

    wood: int
    source: Source


class Slot(msgspec.Struct, forbid_unknown_fields=True):
    """A prestige slot of a landmark."""

    prestige: str
    vp: int
    source: Source


class Landmark(msgspec.Struct, forbid_unknown_fields=True):
    """A landmark: its value in francs, its resources, its prestige slots.

    The sources: that a landmark has this name, that one has this value, that these two are one.
    """

    name: str
    name_source: Source
    value: int
    value_source: Source
    resources: dict[str, int]
    resources_source: Source
    slot: list[Slot]
    name_and_value_source: Source = "R"

    @property
    def slug(self) -> str:
        """Its name in the notation."""
        return slug(self.name)


class Price(msgspec.Struct, forbid_unknown_fields=True):
    """What a token costs and brings; prestige cannot be bought."""

    kind: str
    sell: int
    source: Source
    buy: int | None = None


class VpTile(msgspec.Struct, forbid_unknown_fields=True):
    """What first, second and third in a district score."""

    vp: tuple[int, int, int]
    source: Source


class Section(msgspec.Struct, forbid_unknown_fields=True):
    """A section of the bonus track."""

    letter: str
    first: int
    last: int
    source: Source


class Copy(msgspec.Struct, forbid_unknown_fields=True):
    """Another tile of a number, in the game from so many players on."""

    number: int
    players: int
    source: Source


class Gift(msgspec.Struct, forbid_unknown_fields=True):
    """A bonus tile that gives francs and VP."""

    number: int
    francs: int
    vp: int
    source: Source


class PerBuilding(msgspec.Struct, forbid_unknown_fields=True):
    """A bonus tile that gives VP for each building of one value."""

    number: int
    value: int
    vp: int
    source: Source


class ExtraKey(msgspec.Struct, forbid_unknown_fields=True):
    """A bonus tile that sells a reserve key."""

    number: int
    francs: int
    source: Source


class EndTile(msgspec.Struct, forbid_unknown_fields=True):
    """End-game tiles of one kind."""

    tile: str
    count: int
    source: Source


class Box(Components, dict=True):
    """The components file, typed: all that is in the box, and what the notation calls it."""

    price: list[Price]
    vp_tile: list[VpTile]
    section: list[Section]
    copy: list[Copy]
    gift: list[Gift]
    per_building: list[PerBuilding]
    extra_key: list[ExtraKey]
    end_tile: list[EndTile]
    district: list[District]
    building_8: BuildingEight
    landmark: list[Landmark]
    # Files of the first edition have neither.
    start: Start = Start(3, "S")
    compensation: tuple[Compensation, ...] = tuple(
        Compensation(players, (0,) * players, "R") for players in range(FEWEST_SEATS, MAX_SEATS + 1)
    )

    @cached_property
    def tiles(self) -> list[str]:
        """The building tiles as records write them: where they are printed to go."""
        return [f"{district.slug}/{value}" for district in self.district for value in VALUES]

    @cached_property
    def addresses(self) -> list[str]:
        """The Arc, the banks, the building spaces, and every landmark in every district."""
        districts = [district.slug for district in self.district]
        return [
            "arc",
            *(f"bank/{district}" for district in districts),
            *self.tiles,
            *(
                f"{district}/{landmark.slug}"
                for district in districts
                for landmark in self.landmark
            ),
        ]

    @cached_property
    def ends(self) -> list[str]:
        """The kinds of end-game tiles by number; the numbers that no tile has are `unused-N`."""
        paying = {end.tile for end in self.end_tile} - set(COUNTING_ENDS)
        names = sorted(paying, key=lambda name: (not name.startswith("vp-"), end_amount(name)))
        unused = [f"unused-{n + 1}" for n in range(END_TILES - len(names))]
        return [*COUNTING_ENDS, *names, *unused]


def end_amount(name: str) -> int:
    """The 4 of `vp-4` and `francs-4`; NONE for every other text."""
    word, _, amount = name.partition("-")
    readable = word in ("vp", "francs") and amount.isdecimal() and len(amount) < 5
    return int(amount) if readable else NONE


def lay_out(box: Box) -> Bytes:
    """The components as the kernel's record."""
    buffer, t = new_record(CONSTANTS)
    spaces = [space for district in box.district for space in district.space]
    for extra in box.compensation:
        by_turn = [box.start.francs + francs for francs in extra.francs]
        t.start_francs[extra.players - FEWEST_SEATS, : extra.players] = by_turn
    t.bank_francs[:] = [district.bank.francs for district in box.district]
    t.tile_type[:] = [TYPES.index(space.type) for space in spaces]
    t.token[:] = [KINDS.index(space.token) for space in spaces]
    t.building_value[:] = VALUES
    t.building_cost[VALUES.index(8), WOOD] = box.building_8.wood
    _lay_out_landmarks(box, t)
    for price in box.price:
        kind = KINDS.index(price.kind)
        t.sell[kind] = price.sell
        if price.buy is not None:
            t.buy[kind] = price.buy
    t.best_resource = max(t.sell[:RESOURCES].tolist())
    t.best_prestige = max(t.sell[RESOURCES:].tolist())
    t.vp_tile[:] = [tile.vp for tile in box.vp_tile]
    _lay_out_bonus(box, t)
    for end in box.end_tile:
        kind = box.ends.index(end.tile)
        t.end_count[kind] = end.count
        t.end_vp[kind] = end_amount(end.tile) if end.tile.startswith("vp-") else 0
        t.end_francs[kind] = end_amount(end.tile) if end.tile.startswith("francs-") else 0
    return buffer


def digest(box: Box, rules_edition: str) -> str:
    """The edition: changes with every figure that a replay depends on, and with the rules."""
    names = [[district.slug for district in box.district], [x.slug for x in box.landmark]]
    figures = {"rules": rules_edition, "names": names, "ends": box.ends}
    constants = hashlib.sha256(lay_out(box).tobytes()).hexdigest()
    return hashlib.sha256(msgspec.json.encode([figures, constants])).hexdigest()[:16]


def _lay_out_landmarks(box: Box, t: np.record) -> None:
    t.lowest_landmark = min(landmark.value for landmark in box.landmark)
    t.slot_kind[:] = NONE
    for i, landmark in enumerate(box.landmark):
        t.landmark_value[i] = landmark.value
        for name, count in landmark.resources.items():
            t.landmark_cost[i, KINDS.index(name)] = count
        for n, slot in enumerate(landmark.slot):
            t.slot_kind[i, n] = KINDS.index(slot.prestige)
            t.slot_vp[i, n] = slot.vp


def _lay_out_bonus(box: Box, t: np.record) -> None:
    t.section_first[:] = [section.first for section in box.section]
    t.section_last[:] = [section.last for section in box.section]
    t.bonus_tiles[1:] = 1
    for copy in box.copy:
        t.bonus_tiles[copy.number, copy.players - FEWEST_SEATS :] += 1
    for gift in box.gift:
        t.bonus_francs[gift.number] = gift.francs
        t.bonus_vp[gift.number] = gift.vp
    for per in box.per_building:
        t.bonus_counts[per.number] = per.value
        t.bonus_vp[per.number] = per.vp
    for key in box.extra_key:
        t.bonus_price[key.number] = key.francs
