"""The board of Paris Paris as a seat may see it (PP-24)."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from lutece.games.paris_paris.constants import NONE, STOPS, Network
from lutece.games.paris_paris.outlook import PLACE, UNKNOWN
from lutece.games.paris_paris.setup import SEATS_WITHOUT_BAG, rounds
from lutece.games.paris_paris.state import FINISHED, STATE
from lutece.kernel.jit import plain
from lutece.kernel.parts import HOLE, Json, KeptJson, around_holes, fill, listed
from lutece.kernel.structs import Bytes, reader
from lutece.kernel.words import Said

Rows = Sequence[Sequence[int]]

_read = reader(STATE)
OWNER = "b"  # the code of the type of an owner
assert STATE.fields is not None
_SHOPS = STATE.fields["shops"][1]  # where they begin; two owners a stop
_NOWHERE = _SHOPS + 2 * STOPS


class TileView(msgspec.Struct, frozen=True):
    """A tile that lies open."""

    stop: str
    line: str


class StopView(msgspec.Struct, frozen=True):
    """A stop, and who has shops there (one place, or two at a crossing)."""

    stop: str
    shops: list[int | None]


class TakeView(msgspec.Struct, frozen=True):
    """What taking a tile on show would mean for the seat to move."""

    place: int | None  # where the new shop goes; None: a shop must leave first, or none is left
    stays: list[int | None]  # of each tile on show: the seat's points if that tile stayed


class Board(msgspec.Struct, frozen=True):
    """Everything on the table that this seat may see. Lists without a name are by seat."""

    round: int
    rounds: int
    bus: int
    stops: list[StopView]
    on_show: list[TileView]
    takes: list[TakeView]  # of each of these
    parked: list[TileView]
    ready: list[str]  # lines on which one more parked tile starts a grand tour
    pending: str | None  # the full crossing where a shop must leave
    scores: list[int]
    stock: list[int]
    markers: list[str | None]  # None: hidden from this viewer
    open_marker: str | None
    bag: list[int] | None  # None: nobody looks into it before the end (PP-19), or there is none


class BoardViews:
    """The boards of a game on one network, as seats may see them."""

    def __init__(self, network: Network, t: Any) -> None:
        self._lines = [line.name for line in network.line]
        self._names = [stop.slug for stop in network.stop]
        self._tiles = [
            TileView(self._names[stop], self._lines[line])
            for stop, line in zip(t.kind_stop.tolist(), t.kind_line.tolist(), strict=True)
        ]
        self._places = t.places.tolist()
        self._json_of_stops = [  # by the owners
            KeptJson(partial(self._stop, i), OWNER) for i in range(len(network.stop))
        ]

    def views(self, state: Bytes, outlook: Rows, viewers: Sequence[int]) -> list[Board]:
        """The board as each of these seats may see it; NO_SEAT is a spectator.

        Only markers differ.
        """
        s = _read(state)
        stops = [self._stop(i, shops) for i, shops in enumerate(s.shops[:-1])]
        public = self._public(s, outlook, stops, markers=[])
        return [replace(public, markers=self._markers(s, viewer)) for viewer in viewers]

    def encoded(self, state: Bytes, outlook: Rows, viewers: Sequence[int]) -> list[Json]:
        """The same boards as JSON: a stop that looked the same before is not encoded again."""
        s = _read(state)
        stops = [
            kept[owners]
            for kept, owners in zip(self._json_of_stops, _owners_by_stop(state), strict=True)
        ]
        public = around_holes(self._public(s, outlook, Raw(listed(stops)), markers=HOLE))
        return [fill(public, [msgspec.json.encode(self._markers(s, viewer))]) for viewer in viewers]

    def _public(self, s: Any, outlook: Rows, stops: Any, markers: Any) -> Board:
        """What everybody sees, around the stops and the markers or their JSON."""
        in_all, tiles = plain(rounds)(s), self._tiles
        shown = [i for i, kind in enumerate(s.shown) if kind != NONE]
        has_bag = s.phase == FINISHED and s.seats > SEATS_WITHOUT_BAG
        return Board(
            round=min(s.round_index + 1, in_all),
            rounds=in_all,
            bus=s.bus,
            stops=stops,
            on_show=[tiles[s.shown[i]] for i in shown],
            takes=[
                TakeView(
                    place=_known(outlook[i][PLACE]), stays=[_known(outlook[i][j]) for j in shown]
                )
                for i in shown
            ],
            ready=[line for line, kind in zip(self._lines, s.parked, strict=True) if kind != NONE],
            parked=[tiles[kind] for kind in s.parked if kind != NONE],
            pending=None if s.pending == NONE else self._names[s.pending],
            scores=list(s.score[: s.seats]),
            stock=list(s.stock[: s.seats]),
            markers=markers,
            open_marker=None if s.open_marker == NONE else self._lines[s.open_marker],
            bag=list(s.bag[: s.seats]) if has_bag else None,
        )

    def _markers(self, s: Any, viewer: int) -> list[str | None]:
        """The markers that a seat may see: its own, and all of them at the end."""
        over = s.phase == FINISHED
        return [
            self._lines[marker] if over or seat == viewer else None
            for seat, marker in enumerate(s.marker[: s.seats])
        ]

    def _stop(self, stop: int, owners: tuple[int, ...]) -> StopView:
        shops = [None if owner == NONE else owner for owner in owners]
        return StopView(self._names[stop], shops[: self._places[stop]])


def _owners_by_stop(state: Bytes) -> list[bytes]:
    owners = state[_SHOPS:_NOWHERE].tobytes()
    return [owners[place : place + 2] for place in range(0, len(owners), 2)]


def _known(figure: int) -> int | None:
    return None if figure == UNKNOWN else figure


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
