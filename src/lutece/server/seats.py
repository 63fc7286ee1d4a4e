"""The seats of a table: who sits there, who may."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import sqlalchemy as sa

from lutece.server.database import Statement
from lutece.server.refusals import Refusal
from lutece.server.schema import Join

Kind = Literal["open", "link", "player", "bot"]
OPEN: Final = "open"  # for anybody
LINK: Final = "link"  # for whoever has the invitation
PLAYER: Final = "player"
BOT: Final = "bot"

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

    @property
    def shown(self) -> str | None:
        """The name that the others see."""
        return (self.beside or self.name) if self.kind == PLAYER else self.level

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return self.kind in (OPEN, LINK)

    @property
    def public_kind(self) -> Literal["free", "invited", "player", "bot"]:
        """What everybody is told of it."""
        return _PUBLIC[self.kind]


def free_seat(seats: Sequence[Seat], wish: Join, invitation: str) -> int:
    """Where somebody may sit down; whoever was invited takes the seats kept for guests first."""
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


def seat_row(sql: sa.Executable, table: str, place: int, seat: Seat) -> Statement:
    """A seat as the database keeps it."""
    who = {"kind": seat.kind, "player": seat.player, "level": seat.level, "name": seat.beside}
    return Statement(sql, {"which": table, "place": place} | who)
