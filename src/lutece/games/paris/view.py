"""The board of Paris as a seat may see it (P-44).

Other players' screens hide francs, keys in hand, tokens, unused bonus tiles and end-game tiles.
With the table option `open_screens` only the end-game tiles stay hidden: it changes nothing but
this view, so it is no option of the rules and no part of a record.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from lutece.games.paris import actions as a
from lutece.games.paris.benefits import bonus_price_at, vp_at
from lutece.games.paris.board_rows import LANDMARK_ROW, Rows
from lutece.games.paris.constants import (
    COUNTING_ENDS,
    END_KINDS,
    END_TILES,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    KINDS,
    NONE,
    NUMBERS,
    RESOURCES,
    SPACES_OF_DISTRICT,
    TYPES,
    VALUES,
    Box,
)
from lutece.games.paris.names import tiles_effects
from lutece.games.paris.state import FINISHED, HELD, PILES, USED
from lutece.kernel.jit import plain
from lutece.kernel.parts import HOLE, Json, KeptJson, around_holes, figures_of, fill, listed
from lutece.kernel.structs import MAX_SEATS
from lutece.kernel.words import Said

# The larger parts of a board, in the order of its fields.
PARTS = ("districts", "entries", "landmarks", "vp_tiles", "track", "prices", "seats")

Figures = tuple[int, ...]
T = TypeVar("T")

# The arguments of an event that name elements of the board, and what those are called there.
TRACED = {"place": "place", "space": "bonus", "pile": "pile"}


class BuildingView(msgspec.Struct, frozen=True):
    """A building space; keys are by seat."""

    value: int
    type: str | None  # None: nothing stands there yet
    token: str | None
    keys: list[int]


class LandmarkView(msgspec.Struct, frozen=True):
    """A landmark, on the board or in the supply."""

    landmark: str
    name: str
    value: int
    resources: dict[str, int]
    slots: list[tuple[str, int]]  # prestige and its VP
    district: str | None  # None: in the supply
    keys: list[int]


class EntryView(msgspec.Struct, frozen=True):
    """What a building of a value costs and brings (P-20, P-24, P-26), beside the token there."""

    value: int
    cost: dict[str, int]  # francs and resources
    bonus: int | None  # francs for a bonus tile; None: there is none to be had
    vp: int


class DistrictView(msgspec.Struct, frozen=True):
    """A district with its bank, buildings and VP tile."""

    district: str
    name: str
    bank_francs: int
    bank_keys: list[int]
    buildings: list[BuildingView]
    printed: list[str] | None  # by building: the type that goes there; None: any (P-11)
    vp_tile: list[int] | None
    totals: list[int]  # by seat: the values that a player holds here
    points: list[int]  # by seat: what the district would score if the game ended now


class PileView(msgspec.Struct, frozen=True):
    """A pile: how many tiles are left, and the district of the top one."""

    left: int
    top: str | None


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the bonus track: its tile, how many are left, what it does."""

    space: int
    number: int
    left: int
    does: str  # in English; in other languages the key `effect` with `figures`
    effect: str
    figures: Mapping[str, str | int]


class SeatView(msgspec.Struct, frozen=True):
    """A player. What is None is behind a screen."""

    seat: int
    score: int
    meeple: int
    reserve: int
    used: list[int]  # bonus tiles, which stay before the player
    used_end_tiles: list[str]  # they lie open too
    end_tiles_held: int
    francs: int | None
    keys: int | None
    tokens: dict[str, int] | None
    tiles: list[int] | None  # bonus tiles not used
    worth: list[int | None] | None  # of each of these: VP that it scores now; None: it never scores
    end_tiles: list[str] | None


class Board(msgspec.Struct, frozen=True):
    """Everything on the table that this seat may see."""

    start: int
    acted: bool
    final_rounds: int | None  # how many are left, this one included
    piles: list[PileView]
    drawn: str | None  # a tile that waits for a district
    arc_keys: list[int]
    districts: list[DistrictView]
    entries: list[EntryView]  # by building of a district
    landmarks: list[LandmarkView]
    vp_tiles: list[list[int]]  # beside the board
    track: list[SpaceView]
    supply: dict[str, int]
    prices: dict[str, dict[str, int]]
    end_tiles_left: int
    seats: list[SeatView]
    moving_from: str | None
    moving_to: str | None
    due: dict[str, int]  # resources still to pay


class BoardViews:
    """The boards of a game with one set of components, as seats may see them."""

    def __init__(self, box: Box, t: Any) -> None:
        self.box, self.t = box, t
        self._slugs = [district.slug for district in box.district]
        self._prices, self._entries = _prices(t), _entries(t)
        self._vp_tiles = [list(tile.vp) for tile in box.vp_tile]
        self._json_of_prices = msgspec.json.encode(self._prices)
        self._json_of_entries = msgspec.json.encode(self._entries)
        self._json_of_district = KeptJson(self._district)
        self._json_of_landmarks = KeptJson(self._landmarks)
        self._json_of_track = KeptJson(self._track)
        self._json_of_vp_tiles = KeptJson(self._vp_tiles_beside)
        self._json_of_own = KeptJson(self._seat)
        self._json_of_screened = {
            open_screens: KeptJson(partial(self._screened, open_screens))
            for open_screens in (False, True)
        }

    def views(self, rows: Rows, viewers: Sequence[int], open_screens: bool = False) -> list[Board]:
        """The board as each of these seats may see it; NO_SEAT is a spectator.

        Only screens differ.
        """
        table = figures_of(rows.table)
        figures = [figures_of(row) for row in rows.seats(table[0])]
        whole = [self._seat(row) for row in figures]
        screened = [self._screened(open_screens, row) for row in figures]
        public = self._public(
            table,
            districts=[self._district(figures_of(row)) for row in rows.districts],
            entries=self._entries,
            landmarks=self._landmarks(figures_of(rows.landmarks)),
            vp_tiles=self._vp_tiles_beside(figures_of(rows.vp_tiles)),
            track=self._track(figures_of(rows.track)),
            prices=self._prices,
            seats=screened,
        )
        return [replace(public, seats=_seen(table, viewer, whole, screened)) for viewer in viewers]

    def encoded(self, rows: Rows, viewers: Sequence[int], open_screens: bool = False) -> list[Json]:
        """The same boards as JSON: parts that looked the same before are not encoded again."""
        table = figures_of(rows.table)
        of_seats = rows.seats(table[0])
        whole = [self._json_of_own[row] for row in of_seats]
        kept = self._json_of_screened[open_screens]
        screened = [kept[row] for row in of_seats]
        around = around_holes(self._public(table, **dict.fromkeys(PARTS, HOLE)))
        before = fill(
            around[:-1],
            [listed([self._json_of_district[row] for row in rows.districts])],
            [self._json_of_entries],
            [self._json_of_landmarks[rows.landmarks]],
            [self._json_of_vp_tiles[rows.vp_tiles]],
            [self._json_of_track[rows.track]],
            [self._json_of_prices],
        )
        public, after = b"".join(before), around[-1]
        return [
            [public, listed(_seen(table, viewer, whole, screened)), after] for viewer in viewers
        ]

    def _public(self, table: Figures, **parts: Any) -> Board:
        """What everybody sees; larger parts are views or their JSON."""
        seats, _, first, acted, rounds_left, drawn, origin, target, end_left = table[:9]
        of_table, addresses = table[9:], self.box.addresses
        arc_keys, supply = of_table[:seats], of_table[MAX_SEATS:][:RESOURCES]
        due, piles = of_table[MAX_SEATS + RESOURCES :][:RESOURCES], of_table[-2 * PILES :]
        return Board(
            start=first,
            acted=bool(acted),
            final_rounds=None if rounds_left == NONE else rounds_left,
            piles=[
                PileView(left, None if top == NONE else self._slugs[top])
                for left, top in zip(piles[::2], piles[1::2], strict=True)
            ],
            drawn=None if drawn == NONE else self.box.tiles[drawn],
            arc_keys=list(arc_keys),
            supply=dict(zip(KINDS, supply, strict=False)),
            end_tiles_left=end_left,
            moving_from=None if origin == NONE else addresses[origin],
            moving_to=None if target == NONE else addresses[target],
            due={kind: units for kind, units in zip(KINDS, due, strict=False) if units},
            **parts,
        )

    def _district(self, row: Figures) -> DistrictView:
        seats, i, free_placement, tile, *figures = row
        kinds, tokens, keys = _split(figures, SPACES_OF_DISTRICT, SPACES_OF_DISTRICT)
        bank, *spaces, totals, points = (list(by_seat[:seats]) for by_seat in _by_seat(keys))
        district = self.box.district[i]
        return DistrictView(
            district=district.slug,
            name=district.name,
            bank_francs=district.bank.francs,
            bank_keys=bank,
            buildings=[
                BuildingView(
                    value=value,
                    type=None if kinds[n] == NONE else TYPES[kinds[n]],
                    token=None if tokens[n] == NONE else KINDS[tokens[n]],
                    keys=spaces[n],
                )
                for n, value in enumerate(VALUES)
            ],
            printed=None if free_placement else [space.type for space in district.space],
            vp_tile=None if tile == NONE else self._vp_tiles[tile],
            totals=totals,
            points=points,
        )

    def _landmarks(self, rows: Figures) -> list[LandmarkView]:
        return [
            self._landmark(rows[first : first + LANDMARK_ROW])
            for first in range(0, len(rows), LANDMARK_ROW)
        ]

    def _landmark(self, row: Figures) -> LandmarkView:
        seats, i, where, *keys = row
        landmark = self.box.landmark[i]
        return LandmarkView(
            landmark=landmark.slug,
            name=landmark.name,
            value=landmark.value,
            resources=landmark.resources,
            slots=[(slot.prestige, slot.vp) for slot in landmark.slot],
            district=None if where == NONE else self._slugs[where],
            keys=keys[:seats],
        )

    def _vp_tiles_beside(self, laid: Figures) -> list[list[int]]:
        return [vp for i, vp in enumerate(self._vp_tiles) if i not in laid]

    def _track(self, row: Figures) -> list[SpaceView]:
        seats, *figures = row
        numbers, left = _split(figures, NUMBERS)
        effects = tiles_effects(self.t, seats)
        return [
            SpaceView(
                space=space,
                number=number,
                left=count,
                does=effects[number].text,
                effect=effects[number].key,
                figures=effects[number].args,
            )
            for space, (number, count) in enumerate(zip(numbers, left, strict=True))
            if space
        ]

    def _seat(self, row: Figures) -> SeatView:
        """A player as that player sees it."""
        _, seat, score, meeple, reserve, francs, keys, taken, *figures = row
        tokens, spent, end_held, bonus, worth = _split(
            figures, len(KINDS), END_TILES, END_KINDS, NUMBERS
        )
        used_ends = [self.box.ends[kind] for kind in spent if kind != NONE]
        held = [number for number, state in enumerate(bonus) if state == HELD]
        return SeatView(
            seat=seat,
            score=score,
            meeple=meeple,
            reserve=reserve,
            used=[number for number, state in enumerate(bonus) if state == USED],
            used_end_tiles=used_ends,
            end_tiles_held=taken - len(used_ends),
            francs=francs,
            keys=keys,
            tokens=dict(zip(KINDS, tokens, strict=True)),
            tiles=held,
            worth=[None if worth[number] == NONE else worth[number] for number in held],
            end_tiles=[
                name
                for name, count in zip(self.box.ends, end_held, strict=True)
                for _ in range(count)
            ],
        )

    def _screened(self, open_screens: bool, row: Figures) -> SeatView:
        """The same player as the others see them."""
        seat = self._seat(row)
        if open_screens:
            return replace(seat, end_tiles=None)
        return replace(
            seat, francs=None, keys=None, tokens=None, tiles=None, worth=None, end_tiles=None
        )


def _seen(table: Figures, viewer: int, whole: list[T], screened: list[T]) -> list[T]:
    """The players as one of them sees them; at the end all screens are open."""
    if table[1] == FINISHED:
        return whole
    if viewer not in range(len(whole)):
        return screened
    return [*screened[:viewer], whole[viewer], *screened[viewer + 1 :]]


def _split(figures: Sequence[int], *lengths: int) -> list[Sequence[int]]:
    """Groups of these lengths, and the rest."""
    groups, first = [], 0
    for length in lengths:
        groups.append(figures[first : first + length])
        first += length
    return [*groups, figures[first:]]


def _by_seat(figures: Sequence[int]) -> Iterator[Sequence[int]]:
    for first in range(0, len(figures), MAX_SEATS):
        yield figures[first : first + MAX_SEATS]


def touches(box: Box) -> list[list[str]]:
    """The elements of the board that each action is about, by their names in the view."""
    districts = [district.slug for district in box.district]
    landmarks = [f"landmark/{landmark.slug}" for landmark in box.landmark]
    buildings = box.addresses[FIRST_BUILDING:FIRST_LANDMARK]
    sites = box.addresses[FIRST_LANDMARK:]
    return [
        *([], [], ["end-tiles"]),
        *([f"supply/{kind}"] for kind in KINDS[:RESOURCES]),
        *([f"token/{kind}"] for kind in KINDS),
        *([f"tile/{number}"] for number in a.COUNTING_TILES),
        *([f"end/{end}"] for end in COUNTING_ENDS),
        *([f"tile/{number}"] for number in a.USABLE_TILES),
        *([f"end/{end}"] for end in box.ends[len(COUNTING_ENDS) :]),
        *([f"place/{place}"] for place in box.addresses[:FIRST_BUILDING]),
        *([f"place/{place}"] for place in box.addresses),
        *([f"pile/{pile + 1}"] for pile in range(PILES)),
        *([f"place/{place}"] for place in buildings),
        *(
            [f"place/{place}", landmarks[i % len(landmarks)], f"site/{place.partition('/')[0]}"]
            for i, place in enumerate(sites)
        ),
        *([f"bonus/{space}"] for space in range(1, NUMBERS)),
        [],
        *([_spent(KINDS[kind], way)] for kind in range(RESOURCES) for way in a.pay_ways(kind)),
        *([f"vp/{tile.vp[0]}"] for tile in box.vp_tile),
        [],
        *([f"district/{district}"] for district in districts),
        *([_spent("prestige", way)] for way in a.PRESTIGE_WAYS[: a.GIVE_NONE]),
        [],
        *([f"token/{kind}"] for kind in KINDS),
        [],
        *([f"district/{district}"] for district in districts),
        *([f"end/{end}"] for end in box.ends),
    ]


def traces(said: Said) -> list[str]:
    """The elements of the board that an event was about."""
    return [f"{element}/{said.args[role]}" for role, element in TRACED.items() if role in said.args]


def chosen(box: Box, choice: int) -> list[str]:
    """A VP tile that waits for its district (P-25)."""
    return [] if choice == NONE else [f"vp/{box.vp_tile[choice].vp[0]}"]


def _spent(kind: str, way: str) -> str:
    return f"token/{kind}" if way == "token" else way.replace(" ", "/")


def _prices(t: Any) -> dict[str, dict[str, int]]:
    prices = {kind: {"sell": price} for kind, price in zip(KINDS, t.sell.tolist(), strict=True)}
    for kind, price in zip(KINDS, t.buy.tolist(), strict=False):
        prices[kind]["buy"] = price
    return prices


def _entries(t: Any) -> list[EntryView]:
    views = []
    for value, resources in zip(VALUES, t.building_cost.tolist(), strict=True):
        cost = zip(KINDS, resources, strict=False)
        bonus = plain(bonus_price_at)(value)
        views.append(
            EntryView(
                value=value,
                cost={"francs": value} | {kind: units for kind, units in cost if units},
                bonus=None if bonus == NONE else bonus,
                vp=plain(vp_at)(value),
            )
        )
    return views
