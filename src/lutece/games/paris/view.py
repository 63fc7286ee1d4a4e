"""The board of Paris as a seat may see it (P-44).

Other players' screens hide francs, keys in hand, tokens, unused bonus tiles and end-game tiles.
With the table option `open_screens` only the end-game tiles stay hidden: it changes nothing but
this view, so it is no option of the rules and no part of a record.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from lutece.games.paris import actions as a
from lutece.games.paris.benefits import bonus_price_at, vp_at
from lutece.games.paris.constants import (
    ARC,
    COUNTING_ENDS,
    FIRST_BANK,
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
from lutece.games.paris.places import address_of
from lutece.games.paris.standing import POINTS, TOTALS, WORTH
from lutece.games.paris.state import FINISHED, FREE_PLACEMENT, HELD, PILES, STATE, USED
from lutece.games.paris.turns import pile_height
from lutece.kernel.jit import plain
from lutece.kernel.parts import Part
from lutece.kernel.structs import Bytes, reader
from lutece.kernel.words import Said

KEPT = 4096  # parts of boards of a kind that are used again where they look the same

Figures = tuple[int, ...]
Rows = Sequence[Sequence[int]]

_read = reader(STATE)

# The arguments of an event that name elements of the board, and what those are called there.
TRACED = {"place": "place", "space": "bonus", "pile": "pile"}


class BuildingView(msgspec.Struct, frozen=True):
    """A building space; keys are by seat."""

    value: int
    type: str | None  # None: nothing stands there yet
    token: str | None
    keys: list[int]


class LandmarkView(Part, frozen=True):
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


class DistrictView(Part, frozen=True):
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


class SpaceView(Part, frozen=True):
    """A space of the bonus track: its tile, how many are left, what it does."""

    space: int
    number: int
    left: int
    does: str  # in English; in other languages the key `effect` with `figures`
    effect: str
    figures: Mapping[str, str | int]


class SeatView(Part, frozen=True):
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
    """The boards of a game with one set of components, as seats may see them.

    A part of a board that looked the same before is the same object again.
    """

    def __init__(self, box: Box, t: Any) -> None:
        self.box, self.t = box, t
        self._slugs = [district.slug for district in box.district]
        self._prices = _prices(t)
        self._entries = _entries(t)
        self._vp_tiles = [list(tile.vp) for tile in box.vp_tile]
        self._district = lru_cache(KEPT)(self._new_district)
        self._landmark = lru_cache(KEPT)(self._new_landmark)
        self._track = lru_cache(KEPT)(self._new_track)
        self._seat = lru_cache(KEPT)(self._new_seat)

    def views(
        self, state: Bytes, standing: Rows, seats: Sequence[int], open_screens: bool = False
    ) -> list[Board]:
        """The board as each of these seats may see it; NO_SEAT is a spectator.

        Only screens differ.
        """
        s = _read(state)
        whole, screened = zip(*self._seats(s, standing, open_screens), strict=True)
        if s.phase == FINISHED:
            return [self._public(s, standing, list(whole))] * len(seats)
        public = self._public(s, standing, list(screened))
        return [
            replace(public, seats=[*screened[:own], whole[own], *screened[own + 1 :]])
            if own in range(len(whole))
            else public
            for own in seats
        ]

    def _public(self, s: Any, standing: Rows, seats: list[SeatView]) -> Board:
        addresses, laid = self.box.addresses, s.vp_tile_at
        origin, target, drawn = s.moving_from, s.moving_to, s.drawn_tile
        keys = list(zip(*s.keys_at[: len(seats)], strict=True))  # by place, by seat
        return Board(
            start=s.first,
            acted=bool(s.acted),
            final_rounds=None if s.rounds_left == NONE else s.rounds_left,
            piles=self._piles(s),
            drawn=None if drawn == NONE else self.box.tiles[drawn],
            arc_keys=list(keys[ARC]),
            districts=self._districts(s, standing, keys),
            entries=self._entries,
            landmarks=[
                self._landmark(i, where, on_it)
                for i, (where, on_it) in enumerate(
                    zip(s.landmark_at, keys[FIRST_LANDMARK:], strict=True)
                )
            ],
            vp_tiles=[vp for i, vp in enumerate(self._vp_tiles) if i not in laid],
            track=self._track(s.space_number, s.space_left, len(seats)),
            supply=dict(zip(KINDS, s.supply, strict=False)),
            prices=self._prices,
            end_tiles_left=sum(s.end_left),
            seats=seats,
            moving_from=None if origin == NONE else addresses[plain(address_of)(s, origin)],
            moving_to=None if target == NONE else addresses[target],
            due={kind: units for kind, units in zip(KINDS, s.due, strict=False) if units},
        )

    def _piles(self, s: Any) -> list[PileView]:
        height = plain(pile_height)(s)
        views = []
        for pile, drawn in zip(s.piles, s.drawn, strict=True):
            top = None if drawn == height else self._slugs[pile[drawn] // SPACES_OF_DISTRICT]
            views.append(PileView(height - drawn, top))
        return views

    def _districts(self, s: Any, standing: Rows, keys: list[Figures]) -> list[DistrictView]:
        kinds, tokens, gone = s.building, s.token, s.token_gone
        views = []
        for i, tile in enumerate(s.vp_tile_at):
            first = i * SPACES_OF_DISTRICT
            last, place = first + SPACES_OF_DISTRICT, FIRST_BUILDING + first
            views.append(
                self._district(
                    i,
                    bool(s.options & FREE_PLACEMENT),
                    tile,
                    keys[FIRST_BANK + i],
                    kinds[first:last],
                    tokens[first:last],
                    gone[first:last],
                    tuple(standing[TOTALS + i][: s.seats]),
                    tuple(standing[POINTS + i][: s.seats]),
                    *keys[place : place + SPACES_OF_DISTRICT],
                )
            )
        return views

    def _new_district(
        self,
        i: int,
        free_placement: bool,
        tile: int,
        bank_keys: Figures,
        kinds: Figures,
        tokens: Figures,
        gone: Figures,
        totals: Figures,
        points: Figures,
        *keys: Figures,
    ) -> DistrictView:
        district = self.box.district[i]
        return DistrictView(
            district=district.slug,
            name=district.name,
            bank_francs=district.bank.francs,
            bank_keys=list(bank_keys),
            buildings=[
                _building(
                    value,
                    None if kinds[n] == NONE else TYPES[kinds[n]],
                    None if gone[n] else KINDS[tokens[n]],
                    keys[n],
                )
                for n, value in enumerate(VALUES)
            ],
            printed=None if free_placement else [space.type for space in district.space],
            vp_tile=None if tile == NONE else self._vp_tiles[tile],
            totals=list(totals),
            points=list(points),
        )

    def _new_landmark(self, i: int, where: int, keys: Figures) -> LandmarkView:
        landmark = self.box.landmark[i]
        return LandmarkView(
            landmark=landmark.slug,
            name=landmark.name,
            value=landmark.value,
            resources=landmark.resources,
            slots=[(slot.prestige, slot.vp) for slot in landmark.slot],
            district=None if where == NONE else self._slugs[where],
            keys=list(keys),
        )

    def _new_track(self, numbers: Figures, left: Figures, seats: int) -> list[SpaceView]:
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

    def _seats(self, s: Any, standing: Rows, open_screens: bool) -> list[tuple[SeatView, SeatView]]:
        """All players, each as they see themselves and as the others see them."""
        uses = list(zip(s.used_seat, s.used_kind, strict=True))
        rows = zip(
            *(s.score, s.meeple, s.reserve, s.francs, s.hand),
            *(s.tokens, s.bonus, s.end_held, zip(*standing[WORTH:], strict=True)),
            strict=True,
        )
        return [
            self._seat(
                open_screens,
                seat,
                tuple([kind for user, kind in uses if user == seat]),
                s.take_seat.count(seat),
                *row,
            )
            for seat, row in enumerate(islice(rows, s.seats))
        ]

    def _new_seat(
        self,
        open_screens: bool,
        seat: int,
        spent: Figures,
        taken: int,
        score: int,
        meeple: int,
        reserve: int,
        francs: int,
        keys: int,
        tokens: Figures,
        bonus: Figures,
        end_held: Figures,
        worth: Figures,
    ) -> tuple[SeatView, SeatView]:
        used = [number for number, state in enumerate(bonus) if state == USED]
        held = [number for number, state in enumerate(bonus) if state == HELD]
        whole = SeatView(
            seat=seat,
            score=score,
            meeple=meeple,
            reserve=reserve,
            used=used,
            used_end_tiles=[self.box.ends[kind] for kind in spent],
            end_tiles_held=taken - len(spent),
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
        return whole, _screened(whole, open_screens)


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


def chosen(box: Box, s: Any) -> list[str]:
    """A VP tile that waits for its district (P-25)."""
    return [] if s.vp_choice == NONE else [f"vp/{box.vp_tile[int(s.vp_choice)].vp[0]}"]


def _spent(kind: str, way: str) -> str:
    return f"token/{kind}" if way == "token" else way.replace(" ", "/")


@lru_cache(KEPT)
def _building(value: int, kind: str | None, token: str | None, keys: Figures) -> BuildingView:
    return BuildingView(value=value, type=kind, token=token, keys=list(keys))


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


def _screened(seat: SeatView, open_screens: bool) -> SeatView:
    """The same player as the others see them."""
    if open_screens:
        return replace(seat, end_tiles=None)
    return replace(
        seat, francs=None, keys=None, tokens=None, tiles=None, worth=None, end_tiles=None
    )
