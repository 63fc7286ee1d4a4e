"""Protocols for the parts of a view that a drawing in the terminal reads."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class Words(Protocol):
    """A text as key, arguments and the English sentence."""

    @property
    def key(self) -> str:
        """The text key."""

    @property
    def args(self) -> Mapping[str, str | int]:
        """The arguments."""

    @property
    def text(self) -> str:
        """The sentence in English."""


class ShownDecision(Protocol):
    """A legal decision."""

    @property
    def text(self) -> str:
        """The decision in the notation."""


class ShownEntry(Protocol):
    """A decision that was made, and what happened."""

    @property
    def decision(self) -> str | None:
        """The decision in the notation; None: another seat's secret."""

    @property
    def happened(self) -> Sequence[Words]:
        """What happened, in order."""


class ShownView(Protocol):
    """A match as one seat may see it."""

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def seat(self) -> int | None:
        """Whose view this is; None: a spectator's."""

    @property
    def to_move(self) -> int | None:
        """The seat to decide; None: the game is over."""

    @property
    def scores(self) -> Sequence[int]:
        """The points of each seat."""

    @property
    def decisions(self) -> Sequence[ShownDecision]:
        """What this seat may decide now."""

    @property
    def board(self) -> Any:
        """The board, a struct of the game's own."""
