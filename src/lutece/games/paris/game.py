"""Paris behind the contract: its `Game`."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from lutece.games.paris import log, reasons, setup, text, view
from lutece.games.paris.actions import END, END_TILE_FIRST, PASS, notation
from lutece.games.paris.board_rows import Rows
from lutece.games.paris.checks import box_of, read_box
from lutece.games.paris.constants import CONSTANTS, KINDS, digest, lay_out
from lutece.games.paris.description import DESCRIPTION
from lutece.games.paris.facts import (
    FACTS,
    QUESTION_FACTS,
    facts_of_actions,
    facts_of_question,
)
from lutece.games.paris.kernel import KERNEL
from lutece.games.paris.state import STATE
from lutece.games.paris.study import ParisStudyGuide
from lutece.kernel import contract
from lutece.kernel.contract import NO_DISPLAY_OPTIONS, DisplayOptions, Game, Kernel
from lutece.kernel.description import Description
from lutece.kernel.events import Event
from lutece.kernel.parts import Json
from lutece.kernel.structs import Actions, Bytes, Fields, byte_rows, reader_of
from lutece.kernel.tuning import TunableGame
from lutece.kernel.words import IllegalReason, Prompt, Said

# Raised by every change of the rules that would replay an older record differently.
RULES_EDITION = "2"
# The same figures without francs that even the start: a network learned for them still plays.
EARLIER_EDITIONS = ("c076922a01154ce1",)
MOST_PROMPTS = 1024  # that are kept


_SCORES = reader_of(STATE, "score", "seats")
_CHOICE = reader_of(STATE, "vp_choice")


class Paris(Game, TunableGame):
    """The game with one set of components."""

    description: ClassVar[Description] = DESCRIPTION
    kernel: ClassVar[Kernel] = KERNEL
    board_type: ClassVar[type[Struct]] = view.Board

    def __init__(self, components: Path | str | None = None) -> None:
        self.box = read_box(components)
        self.constants = lay_out(self.box)
        self.edition = digest(self.box, RULES_EDITION)
        if self.edition == _own_edition():
            self.earlier_editions = EARLIER_EDITIONS
        self.texts = notation(self.box)
        self._touches = view.touches(self.box)
        self._t: Any = self.constants.view(CONSTANTS)[0]
        self._prompt = lru_cache(MOST_PROMPTS)(partial(text.prompt, self.box))
        self._boards = view.BoardViews(self.box, Fields(self.constants, CONSTANTS))

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

    def board(
        self, state: Bytes, seat: int, options: DisplayOptions = NO_DISPLAY_OPTIONS
    ) -> view.Board:
        return self.boards(state, (seat,), options)[0]

    def boards(
        self, state: Bytes, seats: Sequence[int], options: DisplayOptions = NO_DISPLAY_OPTIONS
    ) -> list[view.Board]:
        rows = Rows(self.constants, state)
        return self._boards.views(rows, seats, options.get("open_screens", False))

    def encoded_boards(
        self, state: Bytes, seats: Sequence[int], options: DisplayOptions = NO_DISPLAY_OPTIONS
    ) -> list[Json]:
        rows = Rows(self.constants, state)
        return self._boards.encoded(rows, seats, options.get("open_screens", False))

    def scores(self, state: Bytes) -> list[int]:
        score, seats = _SCORES(state)
        return list(score[:seats])

    def prompt(self, state: Bytes) -> Prompt:
        facts = np.empty(QUESTION_FACTS, np.int64)
        facts_of_question(self.constants, state, facts)
        return self._prompt(tuple(facts.tolist()))

    def facts(self, state: Bytes, actions: Actions) -> list[bytes]:
        return byte_rows(self._facts(state, actions))

    def _facts(self, state: Bytes, actions: Actions) -> npt.NDArray[np.int64]:
        facts = np.empty((len(actions), FACTS), np.int64)
        facts_of_actions(self.constants, state, np.asarray(actions, np.int64), facts)
        return facts

    def touches(self, state: Bytes, action: int) -> list[str]:
        return self._touches[action]

    def traces(self, said: Said) -> list[str]:
        return view.traces(said)

    def chosen(self, state: Bytes) -> list[str]:
        return view.chosen(self.box, _CHOICE(state)[0])

    def goes_on(self, action: int) -> str | None:
        if action in (END, PASS):
            return contract.END
        return contract.DECLINE if self.texts[action].endswith(" none") else None

    def say_action(self, state: Bytes, action: int) -> Said:
        (facts,) = self._facts(state, [action]).tolist()
        return text.say_action(self.box, self._t, action, tuple(facts))

    def say_event(self, event: Event) -> Said | None:
        return log.say_event(self.box, event)

    def ledger(self, events: Sequence[Event], seats: int) -> dict[str, list[int]]:
        return log.ledger(events, seats)

    def why_illegal(self, state: Bytes, action: int | None) -> IllegalReason:
        asked = self.prompt(state)
        return reasons.why_illegal(self.box, _record(state), self._t, asked, action)

    def is_secret(self, action: int) -> bool:
        return action >= END_TILE_FIRST  # P-36

    def study_guide(self) -> ParisStudyGuide:
        return ParisStudyGuide(self.box, self._t)

    def constants_of(self, components: Mapping[str, Any]) -> Bytes:
        return lay_out(box_of(components))

    def violation(self, state: Bytes) -> str:
        from lutece.games.paris.invariants import (  # compiled only where it is asked
            VIOLATIONS,
            find_violation,
        )

        return VIOLATIONS[find_violation(self.constants, state)]


@cache
def _own_edition() -> str:
    """The edition of the game with its own components."""
    return digest(read_box(), RULES_EDITION)


def _record(state: Bytes) -> Any:
    """The state as compiled functions take it."""
    return state.view(STATE)[0]


def _fields(state: Bytes) -> Any:
    """The state for reading only, far quicker from Python."""
    return Fields(state, STATE)
