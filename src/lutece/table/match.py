"""Match: a game being played. The log is the truth; a snapshot a decision makes undo free."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

import numpy as np

from lutece.kernel.contract import OVER, RESULT_LENGTH, RESULT_SHARES, Game, option_bits
from lutece.kernel.errors import LuteceError
from lutece.kernel.events import REVEALED, TURN_ENDED, Event, Events, new_events, read_events
from lutece.kernel.jit import warm_up
from lutece.kernel.records import Bytes
from lutece.kernel.rng import Rng
from lutece.kernel.words import Args, Refusal, Said
from lutece.table.fairness import deal_rng, new_seed, seed_hash
from lutece.table.record import Record, record_of
from lutece.table.view import View, views_of

BARRIERS = (TURN_ENDED, REVEALED)  # what undo never crosses


class SeatsError(LuteceError):
    """A number of players that the game is not made for."""


class UndoError(LuteceError):
    """The last decision cannot be taken back."""


class IllegalDecisionError(LuteceError):
    """A decision that the rules do not allow now; says which rule, and what is legal."""

    said: Said

    def __init__(self, decision: str, refusal: Refusal, legal: Sequence[str]) -> None:
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
        self.options = {name: bool(chosen.get(name, False)) for name in game.options}
        self.table_options = {name: bool(chosen.get(name, False)) for name in game.table_options}
        self.seed = new_seed() if seed is None else seed
        bits = option_bits(game, chosen)
        if setup is None:
            state = np.zeros(game.kernel.state_bytes, np.uint8)
            game.kernel.setup(game.tables, seats, bits, state, deal_rng(self.seed))
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
        """The state now: not to be written to."""
        return self._states[-1]

    @property
    def previous_state(self) -> Bytes:
        """The state before the last decision: not to be written to."""
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
        """What is published when the game starts."""
        return seed_hash(self.seed)

    @property
    def scores(self) -> list[int]:
        """Each seat's points now."""
        return self.game.after(self.state)["scores"]

    @property
    def win(self) -> list[float]:
        """Each seat's share of the win; all 0 while the game runs."""
        out = np.zeros(RESULT_LENGTH)
        self.game.kernel.result(self.game.tables, self.state, out)
        shares: list[float] = out[RESULT_SHARES][: self.seats].tolist()
        return shares

    def legal_actions(self) -> list[int]:
        """The numbers of the decisions that are legal now."""
        return list(self._legal_now())

    def legal(self) -> list[str]:
        """The decisions that are legal now, as texts, sorted."""
        return sorted(self.game.texts[action] for action in self._legal_now())

    def play(self, decision: str | int) -> None:
        """Make a decision, by its text or its number; refuse it if the rules do."""
        action = self._action(decision)
        before = self._states[-1]
        state = before.copy()
        kernel = self.game.kernel
        events = new_events(kernel.max_events)
        kernel.play(self.game.tables, state, action, events)
        self._movers.append(kernel.to_move(before))
        self._actions.append(action)
        self._states.append(state)
        self._events.append(events[: 1 + events[0, 0]].copy())
        self._legal = self._mover = None

    @property
    def can_undo(self) -> bool:
        """Never across a turn's end, a random event or a look at hidden things."""
        return bool(self._actions) and not any(e.kind in BARRIERS for e in self.last_events())

    def undo(self) -> None:
        """Take the last decision back."""
        if not self._actions:
            raise UndoError(Said("match-undo-nothing", {}, "Nothing has been decided yet."))
        if not self.can_undo:
            text = "The last decision ended a turn or showed something hidden: it stands."
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
        past.options, past.table_options = dict(self.options), dict(self.table_options)
        past._states = self._states[: decisions + 1]
        past._actions = self._actions[:decisions]
        past._movers = self._movers[:decisions]
        past._events = self._events[:decisions]
        past._legal = past._mover = None
        return past

    def view(self, seat: int | None, since: int = 0) -> View:
        """What a seat (None: a spectator) may know; the log from decision `since` on."""
        return self.views((seat,), since)[0]

    def views(self, seats: Sequence[int | None], since: int = 0) -> list[View]:
        """What each of these seats may know: much quicker than one by one."""
        for seat in seats:
            if seat is not None and not 0 <= seat < self.seats:
                text = f"There is no seat {seat}: this game has seats 0 to {self.seats - 1}."
                raise SeatsError(Said("match-no-seat", {"number": seat, "seats": self.seats}, text))
        return views_of(self, seats, since)

    def record(self, full: bool = False) -> Record:
        """The game as a record: all that was dealt, hidden things included."""
        return record_of(self, full)

    def redealt(self, seat: int, rng: Rng) -> "Match":
        """A match that this seat (NO_SEAT: a spectator) cannot tell from this one."""
        other = self.at(len(self))
        other._states[-1] = self.state.copy()
        self.game.kernel.redeal(self.game.tables, other._states[-1], seat, rng)
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

    def _legal_now(self) -> list[int]:
        """What is legal, worked out once a decision; not to be handed out."""
        if self._legal is None:
            state = self._states[-1]
            if self.game.kernel.to_move(state) == OVER:
                self._legal = []
            else:
                mask = np.empty(self.game.kernel.actions, np.uint8)
                self.game.kernel.legal(self.game.tables, state, mask)
                self._legal = mask.nonzero()[0].tolist()
        return self._legal

    def _no_moment(self, number: int) -> LuteceError:
        text = f"This game has {len(self)} decisions; there is no number {number}."
        args: Args = {"count": len(self), "number": number}
        return LuteceError(Said("match-no-moment", args, text))

    def _action(self, decision: str | int) -> int:
        """The number of a decision, if it is legal now."""
        number = None  # what is neither a text nor a whole number is no decision
        if isinstance(decision, str):
            number = self.game.numbers.get(" ".join(decision.split()))
        elif isinstance(decision, int | np.integer) and 0 <= decision < self.game.kernel.actions:
            number = int(decision)
        if number is None or number not in self._legal_now():
            said = decision if isinstance(decision, str) else f"decision {decision}"
            raise IllegalDecisionError(
                said, self.game.why_illegal(self.state, number), self.legal()
            )
        return number
