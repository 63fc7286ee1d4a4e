"""What a study of Paris Paris counts: points by tour, stops, lines and special tours."""

from collections.abc import Iterator, Sequence

from lutece.games.paris_paris.constants import Network
from lutece.games.paris_paris.events import (
    BAG_SCORES,
    GRAND_TOUR,
    NEIGHBOUR_SCORES,
    OPEN_TOUR,
    OPENED,
    SHOP_SCORES,
    SMALL_TOUR,
    SPECIAL_TOUR,
    TOOK,
)
from lutece.games.paris_paris.scoring import SHOP_POINTS
from lutece.games.paris_paris.setup import SEATS_WITHOUT_BAG
from lutece.kernel.events import Event
from lutece.kernel.structs import MAX_SEATS
from lutece.kernel.study import PointSource, Scored, StudiedComponent, StudyGuide, Taken

SOURCES = (
    PointSource("small-tours", "Small tours"),
    PointSource("grand-tours", "Grand tours"),
    PointSource("special-tours", "Special tours"),
    PointSource("open-tour", "Open tour", seats=(SEATS_WITHOUT_BAG,)),  # PP-7
    PointSource("bag", "Bag", seats=range(SEATS_WITHOUT_BAG + 1, MAX_SEATS + 1)),  # PP-18
)
_TOURS = {SMALL_TOUR: 0, GRAND_TOUR: 1, SPECIAL_TOUR: 2, OPEN_TOUR: 3}
_BAG = 4


class ParisParisStudyGuide(StudyGuide):
    """Sources and components of Paris Paris."""

    def __init__(self, network: Network) -> None:
        self.sources = SOURCES
        stops = [StudiedComponent(f"stop-{s.slug}", "Stops (a shop)", s.name) for s in network.stop]
        names = [line.name for line in network.line]
        lines = [StudiedComponent(f"line-{name}", "Lines (a tile)", name) for name in names]
        tours = [StudiedComponent(f"special-{name}", "Special tours", name) for name in names]
        self.components = [*stops, *lines, *tours]
        self._first_line = len(stops)
        self._first_tour = len(stops) + len(lines)

    def read(self, events: Sequence[Event]) -> Iterator[Scored | Taken]:
        """The points, shops, tiles and markers of one game."""
        tour = _TOURS[SMALL_TOUR]
        for at, event in enumerate(events):
            if event.kind in (SHOP_SCORES, NEIGHBOUR_SCORES):
                yield Scored(at, tour, event.a, SHOP_POINTS)
            elif event.kind == OPENED:
                yield Taken(at, event.b, event.a)
            elif event.kind == TOOK:
                yield Taken(at, self._first_line + event.c, event.a)
            elif event.kind == BAG_SCORES:
                yield Scored(at, _BAG, event.a, event.b)
            elif event.kind in _TOURS:
                tour = _TOURS[event.kind]
                if event.kind == SPECIAL_TOUR:  # dealt before the first turn
                    yield Taken(0, self._first_tour + event.b, event.a)
