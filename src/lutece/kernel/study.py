"""What a study of a game counts: the sources of points and the components that players take.

A game implements `StudyGuide` beside its other files (`games/*/study.py`) and reads everything
from events. The study itself (`lutece.study`) knows no game.
"""

from abc import ABC, abstractmethod
from collections.abc import Container, Iterator, Sequence
from typing import NamedTuple

from lutece.kernel.events import Event


class PointSource(NamedTuple):
    """A way to score points."""

    key: str
    name: str
    seats: Container[int] = range(2, 100)  # numbers of players with which it exists


class StudiedComponent(NamedTuple):
    """A part of the game that a player can take, build or use."""

    key: str
    group: str  # heading of the components that belong together
    name: str


class Scored(NamedTuple):
    """A seat scored points; `at` and `source` are indices of the event and of the source."""

    at: int
    source: int
    seat: int
    points: int


class Taken(NamedTuple):
    """A seat took a component; `at` and `component` are indices of the event and the component."""

    at: int
    component: int
    seat: int


class StudyGuide(ABC):
    """Sources and components of a game with one set of figures."""

    sources: Sequence[PointSource]
    components: Sequence[StudiedComponent]

    @abstractmethod
    def read(self, events: Sequence[Event]) -> Iterator[Scored | Taken]:
        """What all events of one game, in order, say about points and components.

        The points of all sources add up to the final scores.
        """
