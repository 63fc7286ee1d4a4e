"""Match: a game being played. The log is the truth; a snapshot per decision makes undo cheap.

`copy`, `deepcopy` and `pickle` work: a copy shares the game and the past, both of which never
change. A pickle names the game and its edition, and cannot be loaded where either differs.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from lutece import games
from lutece.kernel.contract import (
    NO_ACTIONS,
    OVER,
    RESULT_LENGTH,
    RESULT_SHARES,
    Game,
    option_bits,
)
from lutece.kernel.errors import LuteceError
from lutece.kernel.events import Event, Events, new_events, read_events
from lutece.kernel.jit import warm_up
from lutece.kernel.parts import Json
from lutece.kernel.relative import to_relative
from lutece.kernel.rng import Rng
from lutece.kernel.structs import Bytes
from lutece.kernel.words import Args, IllegalReason, Said
from lutece.table.encoded_view import encoded_views_of
from lutece.table.fairness import deal_rng, new_seed, seed_hash
from lutece.table.preview import crosses_barrier, ends_turn, reveals
from lutece.table.record import Record, record_of
from lutece.table.view import View, views_of

if TYPE_CHECKING:
    from pandas import DataFrame
    from rich.console import Console, ConsoleOptions, RenderResult

NOT_PICKLED = ("game", "_legal", "_mover")


class SeatsError(LuteceError):
    """A number of players that the game is not made for."""


class UndoError(LuteceError):
    """The last decision cannot be taken back."""


class EditionError(LuteceError):
    """A match that was pickled with other rules or figures than are here."""


class IllegalDecisionError(LuteceError):
    """A decision that the rules do not allow now; says which rule, and what is legal."""

    said: Said

    def __init__(self, decision: str, refusal: IllegalReason, legal: Sequence[str]) -> None:
        possible = f" Legal now: {', '.join(legal)}." if legal else ""
        super().__init__(
            f"{decision!r} is not legal ({refusal.rule}). {refusal.said.text}{possible}"
        )
        self.decision, self.rule, self.legal = decision, refusal.rule, tuple(legal)
        self.said = refusal.said


def check_seats(game: Game, seats: int) -> None:
    """Raise SeatsError unless the game is made for that many players."""
    if seats not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        text = f"{game.title} is for {first} to {last} players, not {seats}."
        args: Args = {"game": game.name, "fewest": first, "most": last, "seats": seats}
        raise SeatsError(Said("match-wrong-seats", args, text))


class Match:
    """One game: its set-up, its decisions, and the state after each of them."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, bool] | None = None,
        seed: str | None = None,
        setup: object | None = None,
    ) -> None:
        """Deal from the seed (a new one if None), or take the set-up of a record as it is."""
        check_seats(game, seats)
        warm_up()
        chosen = options or {}
        self.game, self.seats = game, seats
        described = game.description
        self.options = {name: bool(chosen.get(name)) for name in described.rule_options}
        self.display_options = {name: bool(chosen.get(name)) for name in described.display_options}
        self.seed = new_seed() if seed is None else seed
        bits = option_bits(game, chosen)
        if setup is None:
            state = np.zeros(game.kernel.state_bytes, np.uint8)
            game.kernel.setup(game.constants, seats, bits, state, deal_rng(self.seed))
        else:
            state = game.state_from(seats, bits, setup)
        self._states: list[Bytes] = [state]
        self._actions: list[int] = []
        self._movers: list[int] = []
        self._events: list[Events] = []
        self._legal: list[int] | None = None
        self._mover: int | None = None

    def __len__(self) -> int:
        """How many decisions were made."""
        return len(self._actions)

    @property
    def state(self) -> Bytes:
        """The current state. Do not modify it."""
        return self._states[-1]

    @property
    def previous_state(self) -> Bytes:
        """The state before the last decision. Do not modify it."""
        return self._states[-2]

    @property
    def last_action(self) -> int:
        """The number of the last decision."""
        return self._actions[-1]

    @property
    def to_move(self) -> int:
        """The seat to decide, or OVER."""
        if self._mover is None:
            self._mover = int(self.game.kernel.to_move(self._states[-1]))
        return self._mover

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == OVER

    @property
    def actions(self) -> list[int]:
        """The numbers of the decisions made so far."""
        return list(self._actions)

    @property
    def movers(self) -> list[int]:
        """The seat that made each decision."""
        return list(self._movers)

    @property
    def moves(self) -> list[str]:
        """The decisions made so far, as texts."""
        return [self.game.texts[action] for action in self._actions]

    @cached_property
    def seed_hash(self) -> str:
        """The hash of the seed, published when the game starts: the deal can be verified later."""
        return seed_hash(self.seed)

    @property
    def scores(self) -> list[int]:
        """Each seat's points now."""
        return self.game.scores(self.state)

    @property
    def win(self) -> list[float]:
        """Each seat's share of the win; all 0 while the game runs."""
        out = np.zeros(RESULT_LENGTH)
        self.game.kernel.result(self.game.constants, self.state, out)
        shares: list[float] = out[RESULT_SHARES][: self.seats].tolist()
        return shares

    def legal_actions(self) -> list[int]:
        """The numbers of the decisions that are legal now."""
        return list(self._legal_now())

    def legal(self) -> list[str]:
        """The decisions that are legal now, as texts, sorted."""
        return sorted(self.game.texts[action] for action in self._legal_now())

    def action_mask(self, relative: bool = False) -> Bytes:
        """1 for each action that is legal now, else 0; all 0 when the game is over.

        With `relative`, actions that name a seat are counted from the seat to move on, as in its
        observation (`lutece.kernel.relative`).
        """
        mask = np.zeros(self.game.kernel.actions, np.uint8)
        mask[self._legal_now()] = 1
        first = self.game.kernel.seat_actions
        if relative and first != NO_ACTIONS and not self.over:
            to_relative(mask[first : first + self.seats], self.to_move)
        return mask

    def observation(self, seat: int) -> npt.NDArray[np.float32]:
        """What a seat knows, as numbers, its own seat first."""
        self._check_seat(seat)
        out = np.zeros(self.game.kernel.observations, np.float32)
        self.game.kernel.observe(self.game.constants, self.state, seat, out)
        return out

    def why(self, decision: str | int) -> IllegalReason | None:
        """Why a decision is not legal now, and by which rule; None if it is legal."""
        action = self._number(decision)
        if action is not None and action in self._legal_now():
            return None
        return self.game.why_illegal(self.state, action)

    def play(self, decision: str | int) -> None:
        """Make a decision, by its text or its number; refuse it if the rules do."""
        action = self._number(decision)
        if action is None or action not in self._legal_now():
            said = decision if isinstance(decision, str) else f"decision {decision}"
            refusal = self.game.why_illegal(self.state, action)
            raise IllegalDecisionError(said, refusal, self.legal())
        before = self._states[-1]
        state = before.copy()
        kernel = self.game.kernel
        events = new_events(kernel.max_events)
        kernel.play(self.game.constants, state, action, events)
        self._movers.append(int(kernel.to_move(before)))
        self._actions.append(action)
        self._states.append(state)
        self._events.append(events[: 1 + events[0, 0]].copy())
        self._legal = self._mover = None

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be undone: it ended no turn and revealed nothing."""
        return bool(self._actions) and not crosses_barrier(self._events[-1])

    @property
    def ended_turn(self) -> bool:
        """Whether the last decision ended a turn."""
        return bool(self._actions) and ends_turn(self._events[-1])

    @property
    def turns(self) -> int:
        """How many turns have ended."""
        return sum(ends_turn(events) for events in self._events)

    @property
    def unrevealed_from(self) -> int:
        """The number of decisions since which nothing was revealed, by chance or by a look."""
        number = len(self)
        while number and not reveals(self._events[number - 1]):
            number -= 1
        return number

    @property
    def undo_to(self) -> int:
        """The earliest number of decisions that undo can return to.

        Undo crosses no barrier and no other seat's decision.
        """
        number = len(self)
        while (
            number
            and self._movers[number - 1] == self.to_move
            and not crosses_barrier(self._events[number - 1])
        ):
            number -= 1
        return number

    def undo(self) -> None:
        """Take the last decision back."""
        if not self._actions:
            raise UndoError(Said("match-undo-nothing", {}, "Nothing has been decided yet."))
        if not self.can_undo:
            text = "The last decision ended a turn or revealed hidden information, so it stands."
            raise UndoError(Said("match-undo-stands", {}, text))
        for history in (self._states, self._actions, self._movers, self._events):
            history.pop()
        self._legal = self._mover = None

    def at(self, decisions: int) -> "Match":
        """The game as it stood after that many decisions: a match of its own, to go on from."""
        if not 0 <= decisions <= len(self):
            raise self._no_moment(decisions)
        past = Match.__new__(Match)
        past.__dict__.update(self.__dict__)
        past.options, past.display_options = dict(self.options), dict(self.display_options)
        past._states = self._states[: decisions + 1]
        past._actions = self._actions[:decisions]
        past._movers = self._movers[:decisions]
        past._events = self._events[:decisions]
        if decisions < len(self):
            past._legal = past._mover = None
        return past

    def state_at(self, decisions: int) -> Bytes:
        """The state after that many decisions: a copy, free to be changed."""
        if not 0 <= decisions <= len(self):
            raise self._no_moment(decisions)
        return self._states[decisions].copy()

    def view(self, seat: int | None, since: int = 0) -> View:
        """What a seat (None: a spectator) may know; the log from decision `since` on."""
        return self.views((seat,), since)[0]

    def views(self, seats: Sequence[int | None], since: int = 0) -> list[View]:
        """What each of these seats may know: much quicker than one by one."""
        self._check_seats(seats)
        return views_of(self, seats, since)

    def encoded_views(self, seats: Sequence[int | None], since: int = 0) -> list[Json]:
        """The same views as JSON: much quicker again."""
        self._check_seats(seats)
        return encoded_views_of(self, seats, since)

    def record(self, full: bool = False) -> Record:
        """The game as a record: all that was dealt, hidden things included."""
        return record_of(self, full)

    def redealt(self, seat: int, rng: Rng) -> "Match":
        """A match that this seat (NO_SEAT: a spectator) cannot tell from this one."""
        other = self.at(len(self))
        other._states[-1] = self.state.copy()
        other._legal = other._mover = None
        self.game.kernel.redeal(self.game.constants, other._states[-1], seat, rng)
        return other

    def last_events(self) -> list[Event]:
        """What happened in the last decision."""
        return read_events(self._events[-1]) if self._events else []

    def history(self, since: int = 0) -> Iterator[tuple[int, int, list[Event]]]:
        """Each decision from number `since` on: its seat, its action, and what happened."""
        if since < 0:
            raise self._no_moment(since)
        for number in range(since, len(self)):
            yield self._movers[number], self._actions[number], read_events(self._events[number])

    def happening(self, number: int) -> tuple[int, int, bytes]:
        """A decision as a key: its seat, its action, and the rows of what happened."""
        return self._movers[number], self._actions[number], self._events[number].tobytes()

    def to_dataframe(self) -> "DataFrame":
        """The decisions as a data frame of pandas: seat, action, text, and the figures after each.

        The figures are those of a full record (`scores`, …), one column a seat: `scores_0`, ….
        """
        try:
            from pandas import DataFrame
        except ImportError as error:
            raise LuteceError("Data frames need pandas: pip install 'lutece[data]'.") from error
        rows = []
        for number, (seat, action) in enumerate(zip(self._movers, self._actions, strict=True)):
            after = self.game.after(self._states[number + 1])
            figures = {
                f"{name}_{other}": value
                for name, values in after.items()
                for other, value in enumerate(values)
            }
            text = self.game.texts[action]
            rows.append({"seat": seat, "action": action, "text": text, **figures})
        return DataFrame(rows).rename_axis("decision")

    def __copy__(self) -> "Match":
        return self.at(len(self))

    def __deepcopy__(self, memo: object) -> "Match":
        return self.at(len(self))

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the game itself, which is loaded again by its name."""
        kept = {name: value for name, value in self.__dict__.items() if name not in NOT_PICKLED}
        game = self.game
        return kept | {"_game": (game.name, game.edition, game.components)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        name, edition, components = kept.pop("_game")
        game = games.load(name, components, edition=edition)
        if game.edition != edition or len(kept["_states"][0]) != game.kernel.state_bytes:
            raise EditionError(
                f"This match was pickled with edition {edition} of {game.title}; here is edition "
                f"{game.edition}. It needs the version of Lutèce that wrote it."
            )
        warm_up()
        self.__dict__.update(kept, game=game, _legal=None, _mover=None)

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.to_move} to move"
        return f"<Match of {self.game.name}, {self.seats} seats, {len(self)} decisions, {now}>"

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        """The board as a spectator sees it, for Rich."""
        from lutece.table.drawing import draw_match

        yield draw_match(self, options.size)

    def _repr_html_(self) -> str:
        """The board as a spectator sees it, for notebooks."""
        from lutece.table.drawing import html_of

        return html_of(self)

    def _check_seats(self, seats: Sequence[int | None]) -> None:
        for seat in seats:
            if seat is not None:
                self._check_seat(seat)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            text = f"There is no seat {seat}: this game has seats 0 to {self.seats - 1}."
            raise SeatsError(Said("match-no-seat", {"number": seat, "seats": self.seats}, text))

    def _legal_now(self) -> list[int]:
        """The legal actions, cached per position. Callers must not expose or modify the list."""
        if self._legal is None:
            state = self._states[-1]
            if self.game.kernel.to_move(state) == OVER:
                self._legal = []
            else:
                mask = np.empty(self.game.kernel.actions, np.uint8)
                self.game.kernel.legal(self.game.constants, state, mask)
                self._legal = mask.nonzero()[0].tolist()
        return self._legal

    def _no_moment(self, number: int) -> LuteceError:
        text = f"This game has {len(self)} decisions; there is no decision {number}."
        args: Args = {"count": len(self), "number": number}
        return LuteceError(Said("match-no-moment", args, text))

    def _number(self, decision: str | int) -> int | None:
        """The number of a decision, legal or not; None if the game has no such decision."""
        if isinstance(decision, str):
            return self.game.numbers.get(" ".join(decision.split()))
        if isinstance(decision, int | np.integer) and 0 <= decision < self.game.kernel.actions:
            return int(decision)
        return None
