"""Paris Paris as the rest of the house knows it: the contract's Game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from lutece.games.paris_paris import setup, text, view
from lutece.games.paris_paris.actions import notation
from lutece.games.paris_paris.kernel import KERNEL
from lutece.games.paris_paris.state import STATE
from lutece.games.paris_paris.tables import GAME, TABLES, digest, lay_out, read_network
from lutece.kernel.contract import Game, Kernel
from lutece.kernel.events import Event
from lutece.kernel.records import Bytes, Fields
from lutece.kernel.words import Prompt, Refusal, Said

# Raised by every change of the rules that would replay an older record differently.
RULES_EDITION = "1"


class ParisParis(Game):
    """The game with one set of components."""

    name: ClassVar[str] = GAME
    title: ClassVar[str] = "Paris Paris"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[dict[str, str]] = {}
    rules: ClassVar[str] = "PP"
    kernel: ClassVar[Kernel] = KERNEL

    def __init__(self, components: Path | None = None) -> None:
        self.network = read_network(components)
        self.tables = lay_out(self.network)
        self.edition = digest(self.network, RULES_EDITION)
        self.texts = notation(self.network)
        self._t: Any = Fields(self.tables, TABLES)

    def setup_data(self, state: Bytes) -> dict[str, Any]:
        return setup.setup_data(self.network, _fields(state))

    def state_from(self, seats: int, options: int, data: Any) -> Bytes:
        return setup.state_from(self.network, seats, data)

    def after(self, state: Bytes) -> dict[str, list[int]]:
        s = _fields(state)
        seats = int(s.seats)
        return {
            "scores": s.score[:seats].tolist(),
            "stock": s.stock[:seats].tolist(),
            "bag": s.bag[:seats].tolist(),
        }

    def board(self, state: Bytes, seat: int, open_screens: bool = False) -> view.Board:
        return self.boards(state, (seat,))[0]

    def boards(
        self, state: Bytes, seats: Sequence[int], open_screens: bool = False
    ) -> list[view.Board]:
        return view.boards(self.network, _fields(state), self._t, seats)

    def prompt(self, state: Bytes) -> Prompt:
        return text.prompt(self.network, _fields(state))

    def touches(self, state: Bytes, action: int) -> list[str]:
        return view.touches(self.network, _fields(state), self._t, action)

    def say_action(self, state: Bytes, action: int) -> Said:
        return text.say_action(self.network, _fields(state), self._t, action)

    def say_event(self, event: Event) -> Said | None:
        return text.say_event(self.network, event)

    def told(self, events: Sequence[Event], seats: int) -> dict[str, list[int]]:
        return {"scores": text.points_told(events, seats)}

    def why_illegal(self, state: Bytes, action: int | None) -> Refusal:
        return text.why_illegal(self.network, _fields(state), self._t, action)

    def fault(self, state: Bytes) -> str:
        from lutece.games.paris_paris.faults import (
            FAULTS,
            find_fault,
        )  # compiled only where it is asked

        return FAULTS[find_fault(self.tables, state)]


def load(components: Path | None = None) -> ParisParis:
    """The game with its own components or those of a file."""
    return ParisParis(components)


def _fields(state: Bytes) -> Any:
    return Fields(state, STATE)
