"""GOPS as tables, bots and commands use it: the contract's Game."""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
import numpy as np

from lutece.kernel.contract import NO_DISPLAY_OPTIONS, DisplayOptions, Game, Kernel, SetupError
from lutece.kernel.description import Description
from lutece.kernel.events import Event
from lutece.kernel.structs import SEAT_LETTERS, Bytes, Fields, new_record
from lutece.kernel.words import IllegalReason, Prompt, Said
from lutece_gops import rules
from lutece_gops.description import DESCRIPTION
from lutece_gops.kernel import KERNEL
from lutece_gops.state import CARDS, NONE, STATE

# Raised by every change of the rules that would replay an older record differently.
EDITION = "gops-1"


class SeatView(msgspec.Struct, frozen=True):
    """A player: the cards left are known to all, a card face down only to its owner."""

    seat: int
    score: int
    cards: list[int]
    has_bid: bool
    bid: int | None


class PrizesView(msgspec.Struct, frozen=True):
    """The prize that is turned up, points that wait for it (G-5), and the pile, sorted."""

    turned_up: int | None
    carried: int
    to_come: list[int]


class Board(msgspec.Struct, frozen=True):
    """Everything on the table that a seat may see."""

    round: int
    prizes: PrizesView
    seats: list[SeatView]


class Gops(Game):
    """The game. It has no components that could be others."""

    description: ClassVar[Description] = DESCRIPTION
    kernel: ClassVar[Kernel] = KERNEL
    board_type: ClassVar[type[msgspec.Struct]] = Board

    constants = np.zeros(1, np.uint8)
    edition = EDITION
    texts = tuple(f"bid {card + 1}" for card in range(CARDS))

    def setup_data(self, state: Bytes) -> dict[str, Any]:
        """The pile of prizes, in order."""
        return {"prizes": [card + 1 for card in _fields(state).prizes.tolist()]}

    def state_from(self, seats: int, options: int, setup: Any) -> Bytes:
        """The start with the pile of a record."""
        prizes = setup.get("prizes") if isinstance(setup, dict) else None
        if prizes is None or sorted(map(str, prizes)) != sorted(map(str, range(1, CARDS + 1))):
            raise SetupError(f"the prizes should be 1 to {CARDS} in any order (G-1)")
        buffer, s = new_record(STATE)
        s.prizes[:] = [prize - 1 for prize in prizes]
        rules.begin(s, seats)
        return buffer

    def after(self, state: Bytes) -> dict[str, list[int]]:
        """The points of each seat."""
        s = _fields(state)
        return {"scores": s.score[: int(s.seats)].tolist()}

    def board(self, state: Bytes, seat: int, options: DisplayOptions = NO_DISPLAY_OPTIONS) -> Board:
        """The board as this seat may see it: of the cards that lie face down only its own."""
        s = _fields(state)
        turned, hands, bids = int(s.round_index), s.hand.tolist(), s.bid.tolist()
        prizes = [card + 1 for card in s.prizes.tolist()]
        return Board(
            round=min(turned + 1, CARDS),
            prizes=PrizesView(
                turned_up=prizes[turned] if turned < CARDS else None,
                carried=int(s.carried),
                to_come=sorted(prizes[turned + 1 :]),
            ),
            seats=[
                SeatView(
                    seat=player,
                    score=int(s.score[player]),
                    cards=[card + 1 for card in range(CARDS) if hands[player][card]],
                    has_bid=bids[player] != NONE,
                    bid=bids[player] + 1 if player == seat and bids[player] != NONE else None,
                )
                for player in range(int(s.seats))
            ],
        )

    def prompt(self, state: Bytes) -> Prompt:
        """What the seat to move is asked."""
        s = _fields(state)
        if s.round_index == CARDS:
            return Prompt("G-6", Said("gops-over", {}, "The game is over."))
        seat, prize = int(s.to_move), int(s.prizes[s.round_index]) + 1 + int(s.carried)
        text = f"{SEAT_LETTERS[seat]}: bid a card for {prize} points."
        return Prompt("G-3", Said("gops-bid", {"seat": seat, "points": prize}, text))

    def touches(self, state: Bytes, action: int) -> list[str]:
        """The card itself."""
        return [f"cards/{action + 1}"]

    def say_action(self, state: Bytes, action: int) -> Said:
        """What a bid does."""
        return Said("gops-do-bid", {"card": action + 1}, f"bid the {action + 1}")

    def say_event(self, event: Event) -> Said | None:
        """What happened, in words."""
        seat, value = event.a, event.b
        who = SEAT_LETTERS[seat] if seat >= 0 else ""
        match event.kind:
            case rules.LAID:
                return Said("gops-laid", {"seat": seat}, f"{who} lays a card face down.")
            case rules.BID:
                args = {"seat": seat, "card": value + 1}
                return Said("gops-turned-up", args, f"{who} has bid {value + 1}.")
            case rules.TAKEN:
                args = {"seat": seat, "points": value}
                return Said("gops-taken", args, f"{who} takes {value} points.")
            case rules.CARRIED:
                text = f"Nobody takes the {value} points: they wait for the next prize."
                return Said("gops-carried", {"points": value}, text)
            case rules.TURNED_UP:
                return Said("gops-prize", {"points": value + 1}, f"The next prize is {value + 1}.")
        return None

    def ledger(self, events: Sequence[Event], seats: int) -> dict[str, list[int]]:
        """The points that these events report."""
        scores = [0] * seats
        for event in events:
            if event.kind == rules.TAKEN:
                scores[event.a] += event.b
        return {"scores": scores}

    def why_illegal(self, state: Bytes, action: int | None) -> IllegalReason:
        """Why a card cannot be bid."""
        if _fields(state).round_index == CARDS:
            return IllegalReason("G-6", Said("gops-why-over", {}, "The game is over."))
        if action is None:
            return IllegalReason("G-3", Said("gops-why-no-such", {}, "There is no such decision."))
        text = f"You have bid the {action + 1} before."
        return IllegalReason("G-4", Said("gops-why-gone", {"card": action + 1}, text))

    def is_secret(self, action: int) -> bool:
        """G-3: nobody sees the card of another."""
        return True

    def violation(self, state: Bytes) -> str:
        """Every seat has bid as often as there were rounds, and no point is lost or made."""
        s = _fields(state)
        seats, turned = int(s.seats), int(s.round_index)
        if sorted(s.prizes.tolist()) != list(range(CARDS)):
            return "the prizes are not 1 to 13"
        if any(hand.sum() != CARDS - turned for hand in s.hand[:seats]):
            return "a seat has the wrong number of cards"
        gone = sum(card + 1 for card in s.prizes[:turned].tolist())
        if int(s.score[:seats].sum()) + int(s.carried) != gone:
            return "the points do not add up to the prizes that are gone"
        return ""


def _fields(state: Bytes) -> Any:
    return Fields(state, STATE)
