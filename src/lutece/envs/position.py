"""One game for an environment: the state and little more, as quick from Python as it gets.

Unlike `Match` it keeps no past: no undo, no events, no record. Actions that name a seat count from
the seat to move on, as its observation does (`lutece.kernel.relative`).
"""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from lutece import games
from lutece.kernel.contract import (
    NO_ACTIONS,
    OVER,
    RESULT_LENGTH,
    RESULT_SCORES,
    RESULT_SHARES,
    Game,
    option_bits,
)
from lutece.kernel.errors import LuteceError
from lutece.kernel.jit import warm_up
from lutece.kernel.relative import absolute_action, to_relative
from lutece.kernel.rng import Rng
from lutece.kernel.structs import Bytes
from lutece.table import Match, check_seats
from lutece.table.fairness import deal_rng

Reward = Literal["share", "margin"]
REWARDS = ("share", "margin")

# Bounds of a number of an observation: counts and scaled figures, some of which can be negative.
LEAST, MOST = -16.0, 64.0


class EnvError(LuteceError, ValueError):
    """An environment that cannot be made or changed like that."""


class Table:
    """What the games of an environment have in common: game, seats, options, reward."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: Mapping[str, bool] | None = None,
        reward: Reward = "share",
    ) -> None:
        if reward not in REWARDS:
            raise EnvError(f"There is no reward {reward!r}: {' or '.join(REWARDS)}.")
        self.game = games.load(game) if isinstance(game, str) else game
        check_seats(self.game, seats)
        self.seats, self.options, self.reward = seats, dict(options or {}), reward
        self.bits = option_bits(self.game, self.options)
        self.actions = self.game.kernel.actions
        warm_up()

    def deal(self, seed: str) -> "Position":
        """A new game: the deal of `lutece.new(…, seed=seed)`."""
        state = np.zeros(self.game.kernel.state_bytes, np.uint8)
        self.game.kernel.setup(self.game.constants, self.seats, self.bits, state, deal_rng(seed))
        return Position(self, state)

    def __deepcopy__(self, memo: object) -> "Table":
        """Nothing here changes: copies of its games share it."""
        return self

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the game itself, which is loaded again by its name."""
        game = self.game
        kept = {name: value for name, value in self.__dict__.items() if name != "game"}
        return kept | {"_game": (game.name, game.edition, game.components)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        name, edition, components = kept.pop("_game")
        self.game = games.load(name, components)
        if self.game.edition != edition:
            raise EnvError(f"This was saved with another edition of {self.game.title}.")
        self.__dict__.update(kept)
        warm_up()


class Position:
    """A game as it stands."""

    __slots__ = ("mask", "mover", "state", "table")

    def __init__(self, table: Table, state: Bytes) -> None:
        """Of a state that the rules can reach."""
        self.table, self.state = table, state
        self._look()

    def _look(self) -> None:
        """Who is to move, and what is legal."""
        table, kernel = self.table, self.table.game.kernel
        self.mover: int = kernel.to_move(self.state)
        if self.mover == OVER:
            self.mask = np.zeros(table.actions, np.int8)
            return
        mask = np.empty(table.actions, np.uint8)
        kernel.legal(table.game.constants, self.state, mask)
        first = kernel.seat_actions
        if first != NO_ACTIONS and self.mover:
            to_relative(mask[first : first + table.seats], self.mover)
        self.mask = mask.view(np.int8)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.mover == OVER

    def is_legal(self, action: int) -> bool:
        """Whether an action, any whole number, is legal now."""
        return 0 <= action < self.table.actions and bool(self.mask[action])

    def legal(self) -> list[int]:
        """The legal actions."""
        found: list[int] = self.mask.nonzero()[0].tolist()
        return found

    def play(self, action: int) -> None:
        """Play a legal action; one that is not is refused and changes nothing."""
        if not self.is_legal(action):
            raise EnvError(f"Action {action} is not legal now. Legal: {self.legal()}.")
        self.play_absolute(self.absolute(action))

    def play_absolute(self, action: int) -> None:
        """Play a legal action as the rules number it."""
        game = self.table.game
        game.kernel.advance(game.constants, self.state, action)
        self._look()

    def absolute(self, action: int) -> int:
        """An action of the seat to move, as the rules number it."""
        first = self.table.game.kernel.seat_actions
        if first == NO_ACTIONS or action < first:
            return int(action)
        return int(absolute_action(action, first, self.mover, self.table.seats))

    def text(self, action: int) -> str:
        """The notation of an action of the seat to move."""
        return self.table.game.texts[self.absolute(action)]

    def observation(self, seat: int) -> npt.NDArray[np.float32]:
        """What a seat knows, its own seat first."""
        game = self.table.game
        out = np.empty(game.kernel.observations, np.float32)
        game.kernel.observe(game.constants, self.state, seat, out)
        return out

    def clone(self) -> "Position":
        """The same, independent from here on."""
        other = object.__new__(Position)
        other.table, other.state = self.table, self.state.copy()
        other.mover, other.mask = self.mover, self.mask
        return other

    def __deepcopy__(self, memo: object) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _position_from, (self.table, self.state.tobytes())

    def redealt(self, seat: int, rng: Rng) -> "Position":
        """A position that this seat cannot tell from this one."""
        game, state = self.table.game, self.state.copy()
        game.kernel.redeal(game.constants, state, seat, rng)
        return Position(self.table, state)

    def result(self) -> tuple[list[float], list[float]]:
        """Shares of the win and scores, by seat."""
        game, seats = self.table.game, self.table.seats
        out = np.zeros(RESULT_LENGTH)
        game.kernel.result(game.constants, self.state, out)
        return out[RESULT_SHARES][:seats].tolist(), out[RESULT_SCORES][:seats].tolist()

    def rewards(self) -> list[float]:
        """What each seat is rewarded with at the end."""
        shares, scores = self.result()
        if self.table.reward == "share":
            return shares
        best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(len(scores))]
        return [own - other for own, other in zip(scores, best, strict=True)]

    def match(self) -> Match:
        """A match that stands like this, without a past: for drawings and views."""
        match = Match(self.table.game, self.table.seats, self.table.options, "")
        match._states[-1] = self.state.copy()
        return match


def _position_from(table: Table, state: bytes) -> Position:
    """A position that was pickled."""
    if len(state) != table.game.kernel.state_bytes:
        raise EnvError(f"This is no state of {table.game.title}.")
    return Position(table, np.frombuffer(state, np.uint8).copy())
