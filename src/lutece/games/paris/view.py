"""The board of Paris as a seat may see it (P-44).

Other players' screens hide francs, keys in hand, tokens, unused bonus tiles and end-game tiles.
With the table option `open_screens` only the end-game tiles stay hidden: it changes nothing but
this view, so it is no option of the rules and no part of a record.
"""

from typing import Any

import msgspec

from lutece.games.paris import actions as a
from lutece.games.paris.names import tile_words
from lutece.games.paris.places import address_of, building_place, place_at
from lutece.games.paris.state import FINISHED, HELD, PILES, USED
from lutece.games.paris.tables import (
    ARC,
    COUNTING_ENDS,
    DISTRICTS,
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
    end_kinds,
)
from lutece.games.paris.turns import pile_height


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


class DistrictView(msgspec.Struct, frozen=True):
    """A district with its bank, buildings and VP tile."""

    district: str
    name: str
    bank_francs: int
    bank_keys: list[int]
    buildings: list[BuildingView]
    vp_tile: list[int] | None


class PileView(msgspec.Struct, frozen=True):
    """A pile: how many tiles are left, and the district of the top one."""

    left: int
    top: str | None


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the bonus track: its tile, how many are left, what it does."""

    space: int
    number: int
    left: int
    does: str


class SeatView(msgspec.Struct, frozen=True):
    """A player. What is None is behind a screen."""

    seat: int
    score: int
    meeple: int
    reserve: int
    used: list[int]  # bonus tiles, which stay before the player
    end_tiles_taken: int
    francs: int | None
    keys: int | None
    tokens: dict[str, int] | None
    tiles: list[int] | None  # bonus tiles not used
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


def board(box: Box, s: Any, t: Any, seat: int, open_screens: bool = False) -> Board:
    """The redacted board; seat NO_SEAT is a spectator."""
    tiles = box.tile_texts()
    places = a.addresses(box)
    origin, target = int(s.moving_from), int(s.moving_to)
    laid = {tile for tile in s.vp_tile_at.tolist() if tile != NONE}
    return Board(
        start=int(s.first),
        acted=bool(s.acted),
        final_rounds=None if s.rounds_left == NONE else int(s.rounds_left),
        piles=_piles(box, s),
        drawn=None if s.drawn_tile == NONE else tiles[int(s.drawn_tile)],
        arc_keys=_keys(s, ARC),
        districts=[_district(box, s, t, district) for district in range(DISTRICTS)],
        landmarks=_landmarks(box, s),
        vp_tiles=[list(tile.vp) for i, tile in enumerate(box.vp_tile) if i not in laid],
        track=_track(s, t),
        supply={KINDS[kind]: int(s.supply[kind]) for kind in range(RESOURCES)},
        prices=_prices(t),
        end_tiles_left=sum(s.end_left.tolist()),
        seats=[_seat(box, s, other, seat, open_screens) for other in range(int(s.seats))],
        moving_from=None if origin == NONE else places[int(address_of(s, origin))],
        moving_to=None if target == NONE else places[target],
        due={KINDS[kind]: int(s.due[kind]) for kind in range(RESOURCES) if s.due[kind]},
    )


def touches(box: Box, s: Any, action: int) -> list[str]:
    """The elements of the board that a decision is about."""
    places = a.addresses(box)
    districts = [district.slug for district in box.district]
    ends = end_kinds(box)
    named: list[tuple[int, str, list[str]]] = [
        (a.DRAW_FIRST, "pile", [str(pile + 1) for pile in range(PILES)]),
        (a.SITE_FIRST, "district", districts),
        (a.PLACE_FIRST, "place", places[:FIRST_BUILDING]),
        (a.MOVE_FIRST, "place", places),
        (a.TO_FIRST, "place", places[FIRST_BUILDING:]),
        (a.TAKE, "end-tiles", [""]),
        (a.BUY_FIRST, "supply", list(KINDS[:RESOURCES])),
        (a.SELL_FIRST, "token", list(KINDS)),
        (a.SELL_TILE_FIRST, "tile", [str(number) for number in a.COUNTING_TILES]),
        (a.SELL_END_FIRST, "end", list(COUNTING_ENDS)),
        (a.USE_FIRST, "tile", [str(number) for number in a.USABLE_TILES]),
        (a.USE_END_FIRST, "end", ends[len(COUNTING_ENDS) :]),
        (a.END_TILE_FIRST, "end", ends),
        (a.PAY_FIRST, "", [_paid_with(i) for i in range(RESOURCES * a.PAY_WAYS)]),
        (a.VP_FIRST, "vp", [str(tile.vp[0]) for tile in box.vp_tile]),
        (a.VP_SITE_FIRST, "district", districts),
        (a.BONUS_FIRST, "bonus", [str(space) for space in range(1, NUMBERS)]),
        (a.PRESTIGE_FIRST, "", [_given_with(way) for way in a.PRESTIGE_WAYS[: a.GIVE_NONE]]),
        (a.RETURN_FIRST, "token", list(KINDS)),
    ]
    for first, kind, names in named:
        if first <= action < first + len(names):
            touched = "/".join(part for part in (kind, names[action - first]) if part)
            landmark = int(place_at(action - a.TO_FIRST + FIRST_BUILDING)) - FIRST_LANDMARK
            if first == a.TO_FIRST and landmark >= 0:
                return [touched, f"landmark/{box.landmark[landmark].slug}"]
            return [touched]
    return []


def _paid_with(i: int) -> str:
    kind, way = divmod(i, a.PAY_WAYS)
    text = a.pay_ways(kind)[way]
    return f"token/{KINDS[kind]}" if text == "token" else text.replace(" ", "/")


def _given_with(way: str) -> str:
    return "token/prestige" if way == "token" else way.replace(" ", "/")


def _piles(box: Box, s: Any) -> list[PileView]:
    views = []
    for pile in range(PILES):
        left = int(pile_height(s)) - int(s.drawn[pile])
        top = int(s.piles[pile, int(s.drawn[pile])]) // SPACES_OF_DISTRICT if left else NONE
        views.append(PileView(left, box.district[top].slug if left else None))
    return views


def _district(box: Box, s: Any, t: Any, district: int) -> DistrictView:
    tile = int(s.vp_tile_at[district])
    return DistrictView(
        district=box.district[district].slug,
        name=box.district[district].name,
        bank_francs=int(t.bank_francs[district]),
        bank_keys=_keys(s, FIRST_BANK + district),
        buildings=[_building(s, district, index) for index in range(SPACES_OF_DISTRICT)],
        vp_tile=None if tile == NONE else list(box.vp_tile[tile].vp),
    )


def _building(s: Any, district: int, index: int) -> BuildingView:
    place = int(building_place(district, index))
    space = place - FIRST_BUILDING
    kind = int(s.building[space])
    return BuildingView(
        value=VALUES[index],
        type=None if kind == NONE else TYPES[kind],
        token=None if s.token_gone[space] else KINDS[int(s.token[space])],
        keys=_keys(s, place),
    )


def _landmarks(box: Box, s: Any) -> list[LandmarkView]:
    return [
        LandmarkView(
            landmark=landmark.slug,
            name=landmark.name,
            value=landmark.value,
            resources=landmark.resources,
            slots=[(slot.prestige, slot.vp) for slot in landmark.slot],
            district=None if where == NONE else box.district[where].slug,
            keys=_keys(s, FIRST_LANDMARK + i),
        )
        for i, (landmark, where) in enumerate(
            zip(box.landmark, s.landmark_at.tolist(), strict=True)
        )
    ]


def _track(s: Any, t: Any) -> list[SpaceView]:
    numbers, left = s.space_number.tolist(), s.space_left.tolist()
    seats = int(s.seats)
    return [
        SpaceView(space, numbers[space], left[space], tile_words(t, numbers[space], seats))
        for space in range(1, NUMBERS)
    ]


def _prices(t: Any) -> dict[str, dict[str, int]]:
    prices = {kind: {"sell": int(t.sell[i])} for i, kind in enumerate(KINDS)}
    for i in range(RESOURCES):
        prices[KINDS[i]]["buy"] = int(t.buy[i])
    return prices


def _seat(box: Box, s: Any, seat: int, eyes: int, open_screens: bool) -> SeatView:
    own = seat == eyes or bool(s.phase == FINISHED)
    shown = own or open_screens
    tiles = s.bonus[seat].tolist()
    held = s.end_held[seat].tolist()
    ends = [name for name, count in zip(end_kinds(box), held, strict=True) for _ in range(count)]
    return SeatView(
        seat=seat,
        score=int(s.score[seat]),
        meeple=int(s.meeple[seat]),
        reserve=int(s.reserve[seat]),
        used=[number for number, owned in enumerate(tiles) if owned == USED],
        end_tiles_taken=s.take_seat.tolist().count(seat),
        francs=int(s.francs[seat]) if shown else None,
        keys=int(s.hand[seat]) if shown else None,
        tokens=dict(zip(KINDS, s.tokens[seat].tolist(), strict=True)) if shown else None,
        tiles=[n for n, owned in enumerate(tiles) if owned == HELD] if shown else None,
        end_tiles=ends if own else None,
    )


def _keys(s: Any, place: int) -> list[int]:
    keys: list[int] = s.keys_at[: int(s.seats), place].tolist()
    return keys
