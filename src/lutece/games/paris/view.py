"""The board of Paris as a seat may see it (P-44).

Other players' screens hide francs, keys in hand, tokens, unused bonus tiles and end-game tiles.
With the table option `open_screens` only the end-game tiles stay hidden: it changes nothing but
this view, so it is no option of the rules and no part of a record.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from lutece.games.paris import actions as a
from lutece.games.paris.constants import (
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
)
from lutece.games.paris.names import tiles_effects
from lutece.games.paris.places import address_of
from lutece.games.paris.state import FINISHED, HELD, PILES, USED
from lutece.games.paris.turns import pile_height
from lutece.kernel.jit import plain
from lutece.kernel.words import Said

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


def boards(
    box: Box, s: Any, t: Any, seats: Sequence[int], open_screens: bool = False
) -> list[Board]:
    """The board as each of these seats may see it; NO_SEAT is a spectator. Only screens differ."""
    whole = [_seat(box, s, seat) for seat in range(int(s.seats))]
    if s.phase == FINISHED:
        return [_public(box, s, t, whole)] * len(seats)
    screened = [_screened(seat, open_screens) for seat in whole]
    public = _public(box, s, t, screened)
    return [
        replace(public, seats=[*screened[:own], whole[own], *screened[own + 1 :]])
        if own in range(len(whole))
        else public
        for own in seats
    ]


def _public(box: Box, s: Any, t: Any, seats: list[SeatView]) -> Board:
    keys: list[list[int]] = s.keys_at[: int(s.seats)].T.tolist()  # by place, by seat
    origin, target = int(s.moving_from), int(s.moving_to)
    laid = s.vp_tile_at.tolist()
    due = s.due.tolist()
    return Board(
        start=int(s.first),
        acted=bool(s.acted),
        final_rounds=None if s.rounds_left == NONE else int(s.rounds_left),
        piles=_piles(box, s),
        drawn=None if s.drawn_tile == NONE else box.tiles[int(s.drawn_tile)],
        arc_keys=keys[ARC],
        districts=_districts(box, s, keys, laid),
        landmarks=_landmarks(box, s, keys),
        vp_tiles=[list(tile.vp) for i, tile in enumerate(box.vp_tile) if i not in laid],
        track=_track(s, t),
        supply=dict(zip(KINDS, s.supply.tolist(), strict=False)),
        prices=_prices(t),
        end_tiles_left=sum(s.end_left.tolist()),
        seats=seats,
        moving_from=None if origin == NONE else box.addresses[int(plain(address_of)(s, origin))],
        moving_to=None if target == NONE else box.addresses[target],
        due={kind: units for kind, units in zip(KINDS, due, strict=False) if units},
    )


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
        *([f"place/{place}", landmarks[i % len(landmarks)]] for i, place in enumerate(sites)),
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


def _piles(box: Box, s: Any) -> list[PileView]:
    height = int(plain(pile_height)(s))
    views = []
    for pile, drawn in zip(s.piles.tolist(), s.drawn.tolist(), strict=True):
        empty = drawn == height
        top = None if empty else box.district[pile[drawn] // SPACES_OF_DISTRICT].slug
        views.append(PileView(height - drawn, top))
    return views


def _districts(box: Box, s: Any, keys: list[list[int]], laid: list[int]) -> list[DistrictView]:
    buildings = [
        BuildingView(
            value=value,
            type=None if kind == NONE else TYPES[kind],
            token=None if gone else KINDS[token],
            keys=on_it,
        )
        for value, kind, token, gone, on_it in zip(
            VALUES * DISTRICTS,
            s.building.tolist(),
            s.token.tolist(),
            s.token_gone.tolist(),
            keys[FIRST_BUILDING:FIRST_LANDMARK],
            strict=True,
        )
    ]
    return [
        DistrictView(
            district=district.slug,
            name=district.name,
            bank_francs=district.bank.francs,
            bank_keys=keys[FIRST_BANK + i],
            buildings=buildings[i * SPACES_OF_DISTRICT : (i + 1) * SPACES_OF_DISTRICT],
            vp_tile=None if laid[i] == NONE else list(box.vp_tile[laid[i]].vp),
        )
        for i, district in enumerate(box.district)
    ]


def _landmarks(box: Box, s: Any, keys: list[list[int]]) -> list[LandmarkView]:
    return [
        LandmarkView(
            landmark=landmark.slug,
            name=landmark.name,
            value=landmark.value,
            resources=landmark.resources,
            slots=[(slot.prestige, slot.vp) for slot in landmark.slot],
            district=None if where == NONE else box.district[where].slug,
            keys=on_it,
        )
        for landmark, where, on_it in zip(
            box.landmark, s.landmark_at.tolist(), keys[FIRST_LANDMARK:], strict=True
        )
    ]


def _track(s: Any, t: Any) -> list[SpaceView]:
    effects = tiles_effects(t, int(s.seats))
    spaces = zip(s.space_number.tolist(), s.space_left.tolist(), strict=True)
    return [
        SpaceView(
            space=space,
            number=number,
            left=left,
            does=effects[number].text,
            effect=effects[number].key,
            figures=effects[number].args,
        )
        for space, (number, left) in enumerate(spaces)
        if space
    ]


def _prices(t: Any) -> dict[str, dict[str, int]]:
    prices = {kind: {"sell": price} for kind, price in zip(KINDS, t.sell.tolist(), strict=True)}
    for kind, price in zip(KINDS, t.buy.tolist(), strict=False):
        prices[kind]["buy"] = price
    return prices


def _seat(box: Box, s: Any, seat: int) -> SeatView:
    """A player with all that is theirs: for their own eyes."""
    tiles = s.bonus[seat].tolist()
    held = s.end_held[seat].tolist()
    uses = zip(s.used_seat.tolist(), s.used_kind.tolist(), strict=True)
    spent = [box.ends[kind] for user, kind in uses if user == seat]
    return SeatView(
        seat=seat,
        score=int(s.score[seat]),
        meeple=int(s.meeple[seat]),
        reserve=int(s.reserve[seat]),
        used=[number for number, owned in enumerate(tiles) if owned == USED],
        used_end_tiles=spent,
        end_tiles_held=s.take_seat.tolist().count(seat) - len(spent),
        francs=int(s.francs[seat]),
        keys=int(s.hand[seat]),
        tokens=dict(zip(KINDS, s.tokens[seat].tolist(), strict=True)),
        tiles=[n for n, owned in enumerate(tiles) if owned == HELD],
        end_tiles=[name for name, count in zip(box.ends, held, strict=True) for _ in range(count)],
    )


def _screened(seat: SeatView, open_screens: bool) -> SeatView:
    """The same player as the others see them."""
    if open_screens:
        return replace(seat, end_tiles=None)
    return replace(seat, francs=None, keys=None, tokens=None, tiles=None, end_tiles=None)
