"""The board of Paris Paris as a seat may see it (PP-24)."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from lutece.games.paris_paris.constants import NONE, Network
from lutece.games.paris_paris.setup import SEATS_WITHOUT_BAG, rounds
from lutece.games.paris_paris.state import FINISHED
from lutece.kernel.jit import plain
from lutece.kernel.words import Said


class TileView(msgspec.Struct, frozen=True):
    """A tile that lies open."""

    stop: str
    line: str


class StopView(msgspec.Struct, frozen=True):
    """A stop, and who has shops there (one place, or two at a crossing)."""

    stop: str
    shops: list[int | None]


class Board(msgspec.Struct, frozen=True):
    """Everything on the table that this seat may see. Lists without a name are by seat."""

    round: int
    rounds: int
    bus: int
    stops: list[StopView]
    on_show: list[TileView]
    parked: list[TileView]
    pending: str | None  # the full crossing where a shop must leave
    scores: list[int]
    stock: list[int]
    markers: list[str | None]  # None: not for these eyes
    open_marker: str | None
    bag: list[int] | None  # None: nobody looks into it before the end (PP-19), or there is none


def boards(network: Network, s: Any, t: Any, seats: Sequence[int]) -> list[Board]:
    """The board as each of these seats may see it; NO_SEAT is a spectator. Only markers differ."""
    public = _public(network, s, t)
    lines = [line.name for line in network.line]
    markers = [lines[marker] for marker in s.marker[: int(s.seats)].tolist()]
    over = bool(s.phase == FINISHED)
    return [
        replace(
            public,
            markers=[line if over or seat == own else None for seat, line in enumerate(markers)],
        )
        for own in seats
    ]


def touches(network: Network, s: Any, t: Any, action: int) -> list[str]:
    """The elements of the board that a decision is about."""
    if action >= len(t.kind_stop):
        if s.pending == NONE:
            return []
        stop, owner = int(s.pending), action - len(t.kind_stop)
        slug = network.stop[stop].slug
        places = [place for place, shop in enumerate(s.shops[stop].tolist()) if shop == owner]
        return [f"stop/{slug}", *(f"shop/{slug}/{place}" for place in places[:1])]
    stop_name = network.stop[int(t.kind_stop[action])].slug
    line = network.line[int(t.kind_line[action])].name
    return [f"stop/{stop_name}", f"tile/{stop_name}/{line}"]


def traces(said: Said) -> list[str]:
    """The elements of the board that an event was about."""
    stop, line = said.args.get("stop"), said.args.get("line")
    if stop is None:
        return []
    return [f"stop/{stop}"] if line is None else [f"stop/{stop}", f"tile/{stop}/{line}"]


def _public(network: Network, s: Any, t: Any) -> Board:
    """What everybody sees."""
    seats, in_all = int(s.seats), int(plain(rounds)(s))
    over = bool(s.phase == FINISHED)
    lines = [line.name for line in network.line]
    names = [stop.slug for stop in network.stop]
    tiles = [
        TileView(names[stop], lines[line])
        for stop, line in zip(t.kind_stop.tolist(), t.kind_line.tolist(), strict=True)
    ]
    return Board(
        round=min(int(s.round_index) + 1, in_all),
        rounds=in_all,
        bus=int(s.bus),
        stops=[
            StopView(name, [None if owner == NONE else owner for owner in shops[:places]])
            for name, shops, places in zip(
                names, s.shops[:-1].tolist(), t.places.tolist(), strict=True
            )
        ],
        on_show=[tiles[kind] for kind in s.shown.tolist() if kind != NONE],
        parked=[tiles[kind] for kind in s.parked.tolist() if kind != NONE],
        pending=None if s.pending == NONE else names[int(s.pending)],
        scores=s.score[:seats].tolist(),
        stock=s.stock[:seats].tolist(),
        markers=[None] * seats,
        open_marker=None if s.open_marker == NONE else lines[int(s.open_marker)],
        bag=s.bag[:seats].tolist() if over and seats > SEATS_WITHOUT_BAG else None,
    )
