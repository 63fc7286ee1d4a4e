"""The contract between a game and everything else.

`Kernel` is the compiled half: functions over byte buffers, with the same signatures in every game
(`lutece.kernel.functions`), so that search, simulation and benchmarks are compiled once for all
games. `Game` is the Python half: names, notation, set-ups as data, views and messages.

Kernels trust their caller: `lutece.table` refuses illegal decisions before they get here.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

import msgspec
from msgspec import Struct

from lutece.kernel.description import Description
from lutece.kernel.errors import LuteceError
from lutece.kernel.events import Event
from lutece.kernel.features import Feature
from lutece.kernel.functions import Functions
from lutece.kernel.parts import Json
from lutece.kernel.structs import Actions, Bytes
from lutece.kernel.study import StudyGuide
from lutece.kernel.words import IllegalReason, Prompt, Said

# The decisions that do nothing but go on, as `Game.goes_on` names them.
END = "end"
DECLINE = "decline"

OVER = -1  # returned by to_move when the game is over
NO_SEAT = -1  # a spectator: knows what everybody knows
NO_ACTIONS = -1
RESULT_SHARES = slice(0, 4)
RESULT_SCORES = slice(4, 8)
RESULT_LENGTH = 8

DisplayOptions = Mapping[str, bool]  # the display options that a table has chosen
NO_DISPLAY_OPTIONS: DisplayOptions = MappingProxyType({})


class SearchConfig(NamedTuple):
    """The parameters of Monte Carlo tree search that were measured to play a game best."""

    root_exploration: float  # exploration constant of UCB or PUCT at the root
    exploration: float  # exploration constant below the root
    prior_visits: int  # visits that a node's first evaluation counts for; 0: not evaluated
    rollout: int  # sensible actions before a new position is evaluated


@dataclass(frozen=True)
class Kernel(Functions):
    """A game's compiled half: its functions, and the sizes of what they read and write."""

    state_bytes: int
    actions: int  # actions are 0 … actions - 1
    observations: int
    seat_actions: int  # the first of four actions that name seats 0 to 3, or NO_ACTIONS
    max_events: int  # the most events that one decision can write
    max_decisions: int  # the most decisions that one game can take
    search: SearchConfig
    features: tuple[Feature, ...] = ()  # every part of an observation, in order


class ComponentsError(LuteceError):
    """A components file is wrong; `problems` says how, in terms that a player understands."""

    def __init__(self, name: str, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(f"{name} cannot be used:\n" + "\n".join(f"  - {p}" for p in self.problems))


class SetupError(LuteceError):
    """A set-up read from a record does not fit the game's components."""


class Game(ABC):
    """A game with its components, as tables, bots and commands use it."""

    description: ClassVar[Description]
    kernel: ClassVar[Kernel]
    board_type: ClassVar[type[Struct]]  # what `board` returns

    components: str | None = None  # the text of components other than its own
    constants: Bytes
    edition: str  # digest of the rules' edition and of every figure that replay depends on
    # Earlier editions with the same actions and observations, whose networks still play.
    earlier_editions: Sequence[str] = ()
    texts: Sequence[str]  # the notation: the text of each action

    @property
    def name(self) -> str:
        """The game's name in the notation."""
        return self.description.name

    @property
    def title(self) -> str:
        """The game's name for people."""
        return self.description.title

    @property
    def seats(self) -> range:
        """The numbers of players that the game is made for."""
        return self.description.seats

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The action of each text of the notation."""
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
    def board(self, state: Bytes, seat: int, options: DisplayOptions = NO_DISPLAY_OPTIONS) -> Any:
        """The board as this seat may see it, a `board_type`; with these display options."""

    def seats_at(self, state: Bytes) -> int:
        """How many seats the table of this state has."""
        return len(self.after(state)["scores"])

    def boards(
        self, state: Bytes, seats: Sequence[int], options: DisplayOptions = NO_DISPLAY_OPTIONS
    ) -> list[Any]:
        """The board as each of these seats may see it; quicker where a game shares the work."""
        return [self.board(state, seat, options) for seat in seats]

    def encoded_boards(
        self, state: Bytes, seats: Sequence[int], options: DisplayOptions = NO_DISPLAY_OPTIONS
    ) -> list[Json]:
        """The same boards as JSON; quicker where a game keeps the JSON of parts of them."""
        return [[msgspec.json.encode(board)] for board in self.boards(state, seats, options)]

    @abstractmethod
    def prompt(self, state: Bytes) -> Prompt:
        """What the seat to move is asked."""

    @abstractmethod
    def touches(self, state: Bytes, action: int) -> list[str]:
        """The board elements that a decision is about, by their names in the view."""

    def facts(self, state: Bytes, actions: Actions) -> Sequence[Hashable] | None:
        """For each legal action, everything that `touches` and `say_action` read from the state.

        Equal facts of an action mean equal words, so a game that returns facts allows a table to
        cache the words. None: the words are computed every time.
        """
        return None

    def scores(self, state: Bytes) -> list[int]:
        """Each seat's points now."""
        return self.after(state)["scores"]

    def traces(self, said: Said) -> list[str]:
        """The board elements that an event, in words, was about: they keep a trace of it."""
        return []

    def chosen(self, state: Bytes) -> list[str]:
        """The board elements that were chosen and wait for the next decision."""
        return []

    def kind(self, action: int) -> str:
        """The kind of a decision: the first word of its notation."""
        return self.texts[action].split(" ", 1)[0]

    def goes_on(self, action: int) -> str | None:
        """END for passing and ending the turn, DECLINE for turning an offer down, or None."""
        return None

    @abstractmethod
    def say_action(self, state: Bytes, action: int) -> Said:
        """What a decision would do, in words."""

    @abstractmethod
    def say_event(self, event: Event) -> Said | None:
        """An event in words; None for one that needs none. The event alone decides them."""

    @abstractmethod
    def ledger(self, events: Sequence[Event], seats: int) -> dict[str, list[int]]:
        """How figures of `after` change by these events, by seat: no change without an event."""

    @abstractmethod
    def why_illegal(self, state: Bytes, action: int | None) -> IllegalReason:
        """The rule that forbids an action (None: no such text) and the reason in words."""

    def study_guide(self) -> StudyGuide | None:
        """The sources of points and the components that a study counts; None: not studied."""
        return None

    def is_secret(self, action: int) -> bool:
        """Whether only the seat that makes this decision may know which one it was."""
        return False

    @abstractmethod
    def violation(self, state: Bytes) -> str:
        """The invariant that this state violates; empty for every state that play can reach."""


class OptionError(LuteceError):
    """An option that the game does not have."""


def option_bits(game: Game, options: Mapping[str, bool]) -> int:
    """Options as the kernel takes them: bit n is the game's n-th option of the rules."""
    names = [option.name for option in game.description.options]
    unknown = sorted(set(options) - set(names))
    if unknown:
        known = f"its options are: {', '.join(names)}" if names else "it has none"
        raise OptionError(f"{game.title} has no option called {unknown[0]!r}; {known}.")
    rules = game.description.rule_options
    return sum(1 << n for n, name in enumerate(rules) if options.get(name, False))
