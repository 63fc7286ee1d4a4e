"""The contract between a game and everything else.

`Kernel` is the compiled half: eleven functions over byte buffers, with the same signatures in every
game, so that search, simulation and benchmarks are compiled once for all games. `Game` is the
spoken half: names, notation, set-ups as data, views and words.

Kernels trust their caller: `lutece.table` refuses illegal decisions before they get here.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from numba import float32, float64, int16, int64, types, uint8, void

from lutece.kernel.errors import LuteceError
from lutece.kernel.events import Event
from lutece.kernel.records import Bytes
from lutece.kernel.words import Prompt, Refusal, Said

_BYTES = uint8[::1]
_RNG = int64[::1]
_EVENTS = int16[:, ::1]

SETUP = void(_BYTES, int64, int64, _BYTES, _RNG)
TO_MOVE = int64(_BYTES)
LEGAL = int64(_BYTES, _BYTES, _BYTES)
PLAY = void(_BYTES, _BYTES, int64, _EVENTS)
ADVANCE = void(_BYTES, _BYTES, int64)
REDEAL = void(_BYTES, _BYTES, int64, _RNG)
OBSERVE = void(_BYTES, _BYTES, int64, float32[::1])
RESULT = void(_BYTES, _BYTES, float64[::1])
PLAYOUT = int64(_BYTES, _BYTES, _RNG)
SENSIBLE = LEGAL
EVALUATE = RESULT

SETUP_POINTER = types.FunctionType(SETUP)
TO_MOVE_POINTER = types.FunctionType(TO_MOVE)
LEGAL_POINTER = types.FunctionType(LEGAL)
PLAY_POINTER = types.FunctionType(PLAY)
ADVANCE_POINTER = types.FunctionType(ADVANCE)
REDEAL_POINTER = types.FunctionType(REDEAL)
OBSERVE_POINTER = types.FunctionType(OBSERVE)
RESULT_POINTER = types.FunctionType(RESULT)
PLAYOUT_POINTER = types.FunctionType(PLAYOUT)
SENSIBLE_POINTER = types.FunctionType(SENSIBLE)
EVALUATE_POINTER = types.FunctionType(EVALUATE)

POINTERS = types.Tuple(
    [
        SETUP_POINTER,
        TO_MOVE_POINTER,
        LEGAL_POINTER,
        PLAY_POINTER,
        ADVANCE_POINTER,
        REDEAL_POINTER,
        OBSERVE_POINTER,
        RESULT_POINTER,
        PLAYOUT_POINTER,
        SENSIBLE_POINTER,
        EVALUATE_POINTER,
    ]
)

OVER = -1  # what to_move says when the game is over
NO_SEAT = -1  # a spectator: knows what everybody knows
NO_ACTIONS = -1
RESULT_SHARES = slice(0, 4)
RESULT_SCORES = slice(4, 8)
RESULT_LENGTH = 8


class Pointers(NamedTuple):
    """The eleven functions inside compiled code: `k = Pointers(*pointers)`, then `k.play(…)`."""

    setup: Any
    to_move: Any
    legal: Any
    play: Any
    advance: Any
    redeal: Any
    observe: Any
    result: Any
    playout: Any
    sensible: Any
    evaluate: Any


class Thinking(NamedTuple):
    """How a search thinks about a game: what was measured to play strongest."""

    at_root: float  # how much a decision now that was rarely tried is worth trying again
    below: float  # the same, of a decision to come
    glance: int  # visits that a first evaluation of a decision counts for; 0: without one
    rollout: int  # sensible decisions before a new position is evaluated


@dataclass(frozen=True)
class Kernel:
    """A game's compiled half. Buffers: `tables` and `state` are records as bytes."""

    setup: Any  # (tables, seats, options as bits, state, rng): a shuffled start
    to_move: Any  # (state) -> the seat to decide, or OVER
    legal: Any  # (tables, state, mask) -> how many; mask[action] is 1 where legal
    play: Any  # (tables, state, action, events): one decision and all that follows by itself
    advance: Any  # (tables, state, action): the same, without a trace of events
    redeal: Any  # (tables, state, seat, rng): deals anew all that this seat cannot know
    observe: Any  # (tables, state, seat, out): what this seat knows, as numbers, own seat first
    result: Any  # (tables, state, out): four shares of the win, then four scores
    playout: Any  # (tables, state, rng) -> how many: random decisions to the end, in one call
    sensible: Any  # as legal, but only the decisions that a sensible player considers
    evaluate: Any  # (tables, state, out): as result, but as each seat can expect it at the end
    state_bytes: int
    actions: int  # actions are 0 … actions - 1
    observations: int
    seat_actions: int  # the first of four actions that name seats 0 to 3, or NO_ACTIONS
    max_events: int  # the most events that one decision can write
    max_decisions: int  # the most decisions that one game can take
    thinking: Thinking  # the strongest search

    @property
    def pointers(self) -> tuple[Any, ...]:
        """What generic compiled code takes as its argument of type POINTERS."""
        return (
            self.setup,
            self.to_move,
            self.legal,
            self.play,
            self.advance,
            self.redeal,
            self.observe,
            self.result,
            self.playout,
            self.sensible,
            self.evaluate,
        )


class ComponentsError(LuteceError):
    """A components file is wrong; `problems` says how, in terms that a player understands."""

    def __init__(self, name: str, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(f"{name} cannot be used:\n" + "\n".join(f"  - {p}" for p in self.problems))


class SetupError(LuteceError):
    """A set-up read from a record does not fit the game's components."""


class Game(ABC):
    """A game with its components: all that the rest of the house asks of it."""

    name: ClassVar[str]  # in the notation: "paris-paris"
    title: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, str]]  # name -> what it does when true; all are false by default
    table_options: ClassVar[Mapping[str, str]] = {}  # change what is shown, never the rules
    rules: ClassVar[str]  # the rules' own prefix: "PP"
    kernel: ClassVar[Kernel]

    tables: Bytes
    edition: str  # digest of the rules' edition and of every figure that replay depends on
    texts: Sequence[str]  # the notation: the text of each action

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The notation read backwards: the action of each text."""
        return {text: action for action, text in enumerate(self.texts)}

    @abstractmethod
    def setup_data(self, state: Bytes) -> dict[str, Any]:
        """All that was dealt, hidden things included, as a record's `setup` holds it."""

    @abstractmethod
    def state_from(self, seats: int, options: int, setup: Any) -> Bytes:
        """The start that a record's `setup` describes; raises SetupError where it does not fit."""

    @abstractmethod
    def after(self, state: Bytes) -> dict[str, list[int]]:
        """The figures by seat that a full record holds after each decision."""

    @abstractmethod
    def board(self, state: Bytes, seat: int, open_screens: bool = False) -> Any:
        """The board as this seat may see it: a msgspec struct of the game's own."""

    def seats_at(self, state: Bytes) -> int:
        """How many seats the table of this state has."""
        return len(self.after(state)["scores"])

    def boards(self, state: Bytes, seats: Sequence[int], open_screens: bool = False) -> list[Any]:
        """The board as each of these seats may see it; quicker where a game shares the work."""
        return [self.board(state, seat, open_screens) for seat in seats]

    @abstractmethod
    def prompt(self, state: Bytes) -> Prompt:
        """What the seat to move is asked."""

    @abstractmethod
    def touches(self, state: Bytes, action: int) -> list[str]:
        """The board elements that a decision is about, by their names in the view."""

    @abstractmethod
    def say_action(self, state: Bytes, action: int) -> Said:
        """What a decision would do, in words."""

    @abstractmethod
    def say_event(self, event: Event) -> Said | None:
        """An event in words; None for one that needs none."""

    @abstractmethod
    def told(self, events: Sequence[Event], seats: int) -> dict[str, list[int]]:
        """How figures of `after` change by these events, by seat: nothing happens untold."""

    @abstractmethod
    def why_illegal(self, state: Bytes, action: int | None) -> Refusal:
        """The rule that forbids an action (None: no such text) and the reason in words."""

    def is_secret(self, action: int) -> bool:
        """Whether only the seat that makes this decision may know which one it was."""
        return False

    @abstractmethod
    def fault(self, state: Bytes) -> str:
        """What this state breaks of what must always hold; empty for all that play can reach."""


class OptionError(LuteceError):
    """An option that the game does not have."""


def option_bits(game: Game, options: Mapping[str, bool]) -> int:
    """Options as the kernel takes them: bit n is the game's n-th option of the rules."""
    unknown = sorted(set(options) - set(game.options) - set(game.table_options))
    if unknown:
        names = [*game.options, *game.table_options]
        known = f"its options are: {', '.join(names)}" if names else "it has none"
        raise OptionError(f"{game.title} has no option called {unknown[0]!r}; {known}.")
    return sum(1 << n for n, name in enumerate(game.options) if options.get(name, False))
