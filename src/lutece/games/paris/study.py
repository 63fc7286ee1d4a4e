"""What a study of Paris counts: sources of VP, tiles, landmarks and banks."""

from collections.abc import Iterator, Sequence
from typing import Any

from lutece.games.paris.actions import (
    PER_BUILDING_TILES,
    PER_LANDMARK,
    PER_TILE,
    PER_TYPES,
)
from lutece.games.paris.constants import (
    ARC,
    FEWEST_SEATS,
    FIRST_BANK,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    LANDMARKS,
    TRACK,
    Box,
)
from lutece.games.paris.events import (
    BONUS_TAKEN,
    DISTRICT_SCORES,
    EIGHT_SCORES,
    END_TAKEN,
    FRANCS_SCORE,
    LANDMARK_BUILT,
    PLACED,
    PRESTIGE_GIVEN,
    RETURNED_PAIR,
    USED_END,
    USED_TILE,
    VP_TILE_LAID,
)
from lutece.games.paris.names import end_name, francs, tiles_effects
from lutece.kernel.events import Event
from lutece.kernel.structs import MAX_SEATS
from lutece.kernel.study import PointSource, Scored, StudiedComponent, StudyGuide, Taken

SOURCES = (
    PointSource("districts", "Districts"),
    PointSource("landmarks", "Prestige in landmarks"),
    PointSource("eights", "Buildings of value 8"),
    PointSource("francs", "Francs (tile 27)"),
    PointSource("gifts", "Bonus tiles with fixed VP"),
    PointSource("per-building", "Bonus tiles per building"),
    PointSource("per-tile", "Bonus tile 20, per tile"),
    PointSource("pairs", "Bonus tiles 23 and 24, pairs"),
    PointSource("per-landmark", "Bonus tile 29, per landmark"),
    PointSource("per-types", "Bonus tile 30, per types"),
    PointSource("end-tiles", "End-game tiles"),
)
_SOURCE = {source.key: index for index, source in enumerate(SOURCES)}

# Event kind -> the source, and the column of the event with the VP.
_SCORING = {
    DISTRICT_SCORES: (_SOURCE["districts"], "c"),
    PRESTIGE_GIVEN: (_SOURCE["landmarks"], "d"),
    EIGHT_SCORES: (_SOURCE["eights"], "b"),
    FRANCS_SCORE: (_SOURCE["francs"], "b"),
    RETURNED_PAIR: (_SOURCE["pairs"], "c"),
    USED_END: (_SOURCE["end-tiles"], "d"),
}
_TILE_SOURCES = {
    **dict.fromkeys(PER_BUILDING_TILES, _SOURCE["per-building"]),
    PER_TILE: _SOURCE["per-tile"],
    PER_LANDMARK: _SOURCE["per-landmark"],
    PER_TYPES: _SOURCE["per-types"],
}


class ParisStudyGuide(StudyGuide):
    """Sources and components of Paris."""

    def __init__(self, box: Box, constants: Any) -> None:
        self.sources = SOURCES
        groups = (
            ("bonus-tile", "Bonus tiles", _bonus_tiles(constants)),
            ("landmark", "Landmarks (built)", _landmarks(box)),
            ("bank", "Banks (a key placed)", _banks(box)),
            ("vp-tile", "VP tiles (laid)", _vp_tiles(box)),
            ("end-tile", "End-game tiles", _end_tiles(box, constants)),
        )
        self.components = [
            StudiedComponent(f"{kind}-{number}", group, name)
            for kind, group, members in groups
            for number, name in members
        ]
        self._index = {component.key: index for index, component in enumerate(self.components)}

    def read(self, events: Sequence[Event]) -> Iterator[Scored | Taken]:
        """The VP and the tiles, landmarks and banks of one game."""
        for at, event in enumerate(events):
            if event.kind in _SCORING:
                source, column = _SCORING[event.kind]
                yield Scored(at, source, event.a, getattr(event, column))
            elif event.kind == USED_TILE:
                yield Scored(at, _TILE_SOURCES.get(event.b, _SOURCE["gifts"]), event.a, event.d)
            elif (taken := self._taken(event)) is not None:
                yield Taken(at, taken, event.a)

    def _taken(self, event: Event) -> int | None:
        """The component that an event gives to its seat."""
        if event.kind == BONUS_TAKEN:
            return self._index[f"bonus-tile-{event.b}"]
        if event.kind == LANDMARK_BUILT:
            return self._index[f"landmark-{(event.b - FIRST_LANDMARK) % LANDMARKS}"]
        if event.kind == PLACED and event.b < FIRST_BUILDING:
            return self._index[f"bank-{event.b}"]
        if event.kind == VP_TILE_LAID:
            return self._index[f"vp-tile-{event.b}"]
        if event.kind == END_TAKEN:
            return self._index[f"end-tile-{event.b}"]
        return None


def _bonus_tiles(constants: Any) -> list[tuple[int, str]]:
    by_seats = [tiles_effects(constants, n) for n in range(FEWEST_SEATS, MAX_SEATS + 1)]
    return [
        (number, f"{number}: {_words([effects[number].text for effects in by_seats])}")
        for number in range(1, TRACK + 1)
    ]


def _words(by_seats: list[str]) -> str:
    """One text where it is the same for all numbers of players; else their figures with slashes."""
    figures, rests = zip(*(text.split(" ", 1) for text in by_seats), strict=True)
    return by_seats[0] if len(set(figures)) == 1 else f"{'/'.join(figures)} {rests[0]}"


def _landmarks(box: Box) -> list[tuple[int, str]]:
    return [(n, f"{place.name} ({place.value})") for n, place in enumerate(box.landmark)]


def _vp_tiles(box: Box) -> list[tuple[int, str]]:
    return [(n, "/".join(map(str, tile.vp))) for n, tile in enumerate(box.vp_tile)]


def _banks(box: Box) -> list[tuple[int, str]]:
    banks = [
        (FIRST_BANK + n, f"{district.name} ({francs(district.bank.francs)})")
        for n, district in enumerate(box.district)
    ]
    return [(ARC, "Arc de Triomphe"), *banks]


def _end_tiles(box: Box, constants: Any) -> list[tuple[int, str]]:
    return [
        (kind, end_name(box, kind)) for kind in range(len(box.ends)) if constants.end_count[kind]
    ]
