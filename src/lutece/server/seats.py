"""The seats of a table: who holds them, and who may take one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from lutece.server.refusals import Refusal
from lutece.server.schema import Join

Kind = Literal["open", "link", "player", "bot"]
Away = Literal["left", "late", "gone"]  # why a bot stands in, or that the player was deleted
MadeBy = Literal["player", "bot", "stand-in", "timeout"]  # who made a decision
OPEN: Final = "open"  # for anybody
LINK: Final = "link"  # for anyone with the invitation
PLAYER: Final = "player"
BOT: Final = "bot"
LEFT: Final = "left"
LATE: Final = "late"
GONE: Final = "gone"
NOBODY = ""  # the owner of a table that nobody set up, or whose owner is deleted
STAND_IN = "casual"  # the level of the bot that plays for somebody who left

_PUBLIC: dict[Kind, Literal["free", "invited", "player", "bot"]] = {
    OPEN: "free",
    LINK: "invited",
    PLAYER: "player",
    BOT: "bot",
}


@dataclass
class Seat:
    """A place at the table."""

    kind: Kind
    player: str | None = None
    name: str | None = None
    level: str | None = None  # of a bot, or of one that stands in for the player
    beside: str | None = None  # the name of somebody else who sits here, on the player's screen
    away: Away | None = None  # why a bot stands in for the player
    bank: float | None = None  # seconds left for the whole game, where the clock has such a time
    extended: int = 0  # how often the player asked for more time
    vacation: bool = False  # the player is on vacation

    @property
    def unattended(self) -> bool:
        """Whether the player is on vacation and no bot plays: a slow table's clock stands still."""
        return self.vacation and self.level is None

    @property
    def shown(self) -> str | None:
        """The name that the others see; of a free seat, the name of the player it is kept for."""
        return self.level if self.kind == BOT else (self.beside or self.name)

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return self.kind in (OPEN, LINK)

    @property
    def public_kind(self) -> Literal["free", "invited", "player", "bot"]:
        """The kind of the seat as all players see it."""
        return _PUBLIC[self.kind]

    @property
    def made_by(self) -> MadeBy:
        """Who makes the decisions of this seat."""
        if self.kind == BOT:
            return "bot"
        if self.level is None:
            return "player"
        return "timeout" if self.away == LATE else "stand-in"

    def with_stand_in(self, away: Away) -> "Seat":
        """The seat while a bot plays for its player."""
        return replace(self, level=STAND_IN, away=away)

    @property
    def former(self) -> bool:
        """Whether the player of this seat has deleted their account."""
        return self.away == GONE

    def given_back(self) -> "Seat":
        """The seat when its player has come back."""
        return replace(self, level=None, away=None)


def kept_again(seats: Sequence[Seat]) -> list[Seat]:
    """The seats of a rematch, each one place further: bots sit down, people are waited for."""
    kept = [
        Seat(BOT, level=seat.level) if seat.kind == BOT else Seat(LINK, beside=seat.shown)
        for seat in seats
    ]
    return [*kept[-1:], *kept[:-1]]


def parted(seat: Seat, running: bool) -> Seat:
    """A seat whose player has deleted their account; in a running game a bot plays on."""
    return Seat(PLAYER, level=seat.level or (STAND_IN if running else None), away=GONE)


def seats_of(seats: Sequence[Seat], player: str | None) -> list[int]:
    """The seats that somebody holds."""
    return [n for n, seat in enumerate(seats) if player is not None and seat.player == player]


def free_seat(seats: Sequence[Seat], wish: Join, invitation: str) -> int:
    """A seat that a player may take; an invited player gets the seats kept for guests first."""
    may = [LINK, OPEN] if wish.invitation == invitation else [OPEN]
    if wish.seat is not None:
        if not 0 <= wish.seat < len(seats):
            raise Refusal("unknown-seat", seat=wish.seat)
        if not seats[wish.seat].free:
            raise Refusal("seat-taken")
        if seats[wish.seat].kind not in may:
            raise Refusal("needs-invitation")
        return wish.seat
    for kind in may:
        for n, seat in enumerate(seats):
            if seat.kind == kind:
                return n
    raise Refusal("no-free-seat")
