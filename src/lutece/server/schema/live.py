"""What is said over a live connection, or posted in its place."""

from lutece.server.schema.base import Sent, Struct
from lutece.server.schema.tables import TableInfo
from lutece.table.view import SaidView, View


class Play(Struct, tag="play"):
    """A decision. `seq` is the sequence number that I have seen last."""

    seq: int
    decision: str
    wait: float = 0.0  # seconds (10 at most) that bots wait, so that I can take it back


class Undo(Struct, tag="undo"):
    """Back to when `number` decisions had been made."""

    seq: int
    number: int


class Say(Struct, tag="say"):
    """A line of chat."""

    text: str


class Sit(Struct, tag="sit"):
    """Look from this seat of mine (hot-seat); None: as a spectator."""

    seat: int | None


class Look(Struct, tag="look"):
    """Whether the page is in front of me: who has it in the background is told of turns."""

    here: bool


class Ping(Struct, tag="ping"):
    """Are you there?"""


Command = Play | Undo | Say | Sit | Look | Ping


class ChatLine(Sent):
    """A line of chat."""

    at: float
    seat: int | None
    name: str
    text: str
    player: str | None = None  # a public id


class Sync(Sent, tag="sync"):
    """Everything, as this connection may see it: the first message, and after any doubt."""

    seq: int
    since: int  # the log in the view begins with this decision: what came before stands
    table: TableInfo
    view: View | None  # None until every seat is taken
    chat: list[ChatLine]


class Update(Sent, tag="update"):
    """One decision made, or some taken back: the view holds the log of what is new.

    The last update of a game holds the whole log, without secrets.
    """

    seq: int
    view: View
    undone: int = 0  # so many decisions were taken back
    deadline: float | None = None  # of the seat to move, where a clock runs


class TableChanged(Sent, tag="table"):
    """Somebody sat down, left, came back, or a clock was set."""

    table: TableInfo


class Chatted(Sent, tag="chat"):
    """A new line of chat."""

    line: ChatLine


class WayView(Sent):
    """A legal decision, and the one about a board element that becomes legal by it."""

    first: SaidView
    then: SaidView


class Refused(Sent, tag="refused"):
    """A command without effect, and why; where the sender was behind, a sync follows."""

    reason: SaidView
    rule: str | None = None
    ways: list[WayView] = []  # asked of a board element: what leads there


class Pong(Sent, tag="pong"):
    """I am."""


class Done(Sent, tag="done"):
    """A posted command was carried out: this is the sequence number now."""

    seq: int


Message = Sync | Update | TableChanged | Chatted | Refused | Pong
