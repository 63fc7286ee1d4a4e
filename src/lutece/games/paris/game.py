"""Paris as the rest of the house knows it: the contract's Game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from lutece.games.paris import log, reasons, setup, text, view
from lutece.games.paris.actions import END_TILE_FIRST, notation
from lutece.games.paris.checks import read_box
from lutece.games.paris.kernel import KERNEL
from lutece.games.paris.state import FEWEST_SEATS, STATE
from lutece.games.paris.tables import GAME, KINDS, TABLES, digest, lay_out
from lutece.kernel.contract import Game, Kernel
from lutece.kernel.events import Event
from lutece.kernel.records import MAX_SEATS, Bytes, Fields
from lutece.kernel.words import Prompt, Refusal, Said

# Raised by every change of the rules that would replay an older record differently.
RULES_EDITION = "1"


class Paris(Game):
    """The game with one set of components."""

    name: ClassVar[str] = GAME
    title: ClassVar[str] = "Paris"
    seats: ClassVar[range] = range(FEWEST_SEATS, MAX_SEATS + 1)
    # In the order of the state's option bits.
    options: ClassVar[dict[str, str]] = {
        "free_placement": "drawn buildings go to a district of the player's choice (P-11)",
        "random_setup": "tokens and bonus tiles are shuffled onto the board (P-10)",
        "arc_builds_landmarks": "a key on the Arc may add a landmark in any district (P-23)",
    }
    table_options: ClassVar[dict[str, str]] = {
        "open_screens": "everything behind the screens is shown but the end-game tiles (P-44)",
    }
    rules: ClassVar[str] = "P"
    kernel: ClassVar[Kernel] = KERNEL

    def __init__(self, components: Path | None = None) -> None:
        self.box = read_box(components)
        self.tables = lay_out(self.box)
        self.edition = digest(self.box, RULES_EDITION)
        self.texts = notation(self.box)
        self._touches = view.touches(self.box)
        self._t: Any = self.tables.view(TABLES)[0]
        self._figures: Any = Fields(self.tables, TABLES)

    def setup_data(self, state: Bytes) -> dict[str, Any]:
        return setup.setup_data(self.box, _fields(state), self._t)

    def state_from(self, seats: int, options: int, data: Any) -> Bytes:
        return setup.state_from(self.box, self._t, seats, options, data)

    def after(self, state: Bytes) -> dict[str, list[int]]:
        s = _fields(state)
        seats = int(s.seats)
        return {
            "scores": s.score[:seats].tolist(),
            "francs": s.francs[:seats].tolist(),
            "keys": s.hand[:seats].tolist(),
            **{kind: s.tokens[:seats, i].tolist() for i, kind in enumerate(KINDS)},
        }

    def board(self, state: Bytes, seat: int, open_screens: bool = False) -> view.Board:
        return self.boards(state, (seat,), open_screens)[0]

    def boards(
        self, state: Bytes, seats: Sequence[int], open_screens: bool = False
    ) -> list[view.Board]:
        return view.boards(self.box, _fields(state), self._figures, seats, open_screens)

    def prompt(self, state: Bytes) -> Prompt:
        return text.prompt(_record(state), self._t)

    def touches(self, state: Bytes, action: int) -> list[str]:
        return self._touches[action]

    def say_action(self, state: Bytes, action: int) -> Said:
        return text.say_action(self.box, _record(state), self._t, action)

    def say_event(self, event: Event) -> Said | None:
        return log.say_event(self.box, event)

    def told(self, events: Sequence[Event], seats: int) -> dict[str, list[int]]:
        return log.told(events, seats)

    def why_illegal(self, state: Bytes, action: int | None) -> Refusal:
        return reasons.why_illegal(self.box, _record(state), self._t, action)

    def is_secret(self, action: int) -> bool:
        return action >= END_TILE_FIRST  # P-36

    def fault(self, state: Bytes) -> str:
        from lutece.games.paris.faults import FAULTS, find_fault  # compiled only where it is asked

        return FAULTS[find_fault(self.tables, state)]


def load(components: Path | None = None) -> Paris:
    """The game with its own components or those of a file."""
    return Paris(components)


def _record(state: Bytes) -> Any:
    """The state as compiled functions take it."""
    return state.view(STATE)[0]


def _fields(state: Bytes) -> Any:
    """The state for reading only, far quicker from Python."""
    return Fields(state, STATE)
