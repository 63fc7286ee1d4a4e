"""Paris Paris behind the contract: its `Game`."""

from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from lutece.games.paris_paris import setup, text, view
from lutece.games.paris_paris.actions import notation
from lutece.games.paris_paris.constants import CONSTANTS, digest, lay_out, read_network
from lutece.games.paris_paris.description import DESCRIPTION
from lutece.games.paris_paris.facts import FACTS, facts_of_actions
from lutece.games.paris_paris.kernel import KERNEL
from lutece.games.paris_paris.outlook import outlook_of
from lutece.games.paris_paris.state import STATE
from lutece.games.paris_paris.study import ParisParisStudyGuide
from lutece.kernel.contract import NO_DISPLAY_OPTIONS, DisplayOptions, Game, Kernel
from lutece.kernel.description import Description
from lutece.kernel.events import Event
from lutece.kernel.parts import Json
from lutece.kernel.structs import Actions, Bytes, Fields, byte_rows, reader_of
from lutece.kernel.words import IllegalReason, Prompt, Said

# Raised by every change of the rules that would replay an older record differently.
RULES_EDITION = "1"


_SCORES = reader_of(STATE, "score", "seats")
_QUESTION = reader_of(STATE, "phase", "to_move", "pending")


class ParisParis(Game):
    """The game with one set of components."""

    description: ClassVar[Description] = DESCRIPTION
    kernel: ClassVar[Kernel] = KERNEL
    board_type: ClassVar[type[Struct]] = view.Board

    def __init__(self, components: Path | str | None = None) -> None:
        self.network = read_network(components)
        self.constants = lay_out(self.network)
        self.edition = digest(self.network, RULES_EDITION)
        self.texts = notation(self.network)
        self._t: Any = Fields(self.constants, CONSTANTS)
        self._prompt = cache(partial(text.prompt, self.network))
        self._boards = view.BoardViews(self.network, self._t)

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

    def board(
        self, state: Bytes, seat: int, options: DisplayOptions = NO_DISPLAY_OPTIONS
    ) -> view.Board:
        return self.boards(state, (seat,))[0]

    def boards(
        self, state: Bytes, seats: Sequence[int], options: DisplayOptions = NO_DISPLAY_OPTIONS
    ) -> list[view.Board]:
        outlook = outlook_of(self.constants, state).tolist()
        return self._boards.views(state, outlook, seats)

    def encoded_boards(
        self, state: Bytes, seats: Sequence[int], options: DisplayOptions = NO_DISPLAY_OPTIONS
    ) -> list[Json]:
        outlook = outlook_of(self.constants, state).tolist()
        return self._boards.encoded(state, outlook, seats)

    def prompt(self, state: Bytes) -> Prompt:
        return self._prompt(*_QUESTION(state))

    def scores(self, state: Bytes) -> list[int]:
        score, seats = _SCORES(state)
        return list(score[:seats])

    def facts(self, state: Bytes, actions: Actions) -> list[bytes]:
        return byte_rows(self._facts(state, actions))

    def _facts(self, state: Bytes, actions: Actions) -> npt.NDArray[np.int64]:
        facts = np.empty((len(actions), FACTS), np.int64)
        facts_of_actions(self.constants, state, np.asarray(actions, np.int64), facts)
        return facts

    def touches(self, state: Bytes, action: int) -> list[str]:
        return view.touches(self.network, _fields(state), self._t, action)

    def traces(self, said: Said) -> list[str]:
        return view.traces(said)

    def say_action(self, state: Bytes, action: int) -> Said:
        (facts,) = self._facts(state, [action]).tolist()
        return text.say_action(self.network, self._t, action, facts)

    def say_event(self, event: Event) -> Said | None:
        return text.say_event(self.network, event)

    def ledger(self, events: Sequence[Event], seats: int) -> dict[str, list[int]]:
        return {"scores": text.points_by_seat(events, seats)}

    def why_illegal(self, state: Bytes, action: int | None) -> IllegalReason:
        return text.why_illegal(self.network, _fields(state), self._t, action)

    def study_guide(self) -> ParisParisStudyGuide:
        return ParisParisStudyGuide(self.network)

    def violation(self, state: Bytes) -> str:
        from lutece.games.paris_paris.invariants import (
            VIOLATIONS,
            find_violation,
        )  # compiled only where it is asked

        return VIOLATIONS[find_violation(self.constants, state)]


def _fields(state: Bytes) -> Any:
    return Fields(state, STATE)
