"""Messages about tables: who sits there, how they stand, what may be done at them."""

from typing import Literal

from lutece.server.schema.base import Sent, Struct

Pace = Literal["none", "live", "day", "own"]
Status = Literal["waiting", "running", "over", "closed"]
SeatKind = Literal["me", "link", "open", "bot"]


class SeatWish(Struct):
    """Who takes the seat: me, a friend with the link, anyone, or a bot of a level."""

    kind: SeatKind
    level: str | None = None
    name: str | None = None  # of somebody else who sits beside me at this screen


class ClockTimes(Struct):
    """The times of a clock in seconds: for each turn, for all turns of a game, added by a turn."""

    turn: float | None = None
    game: float | None = None  # spent by what a turn takes beyond its own time
    increment: float = 0.0


class NewTable(Struct):
    """A table to be set up."""

    game: str
    seats: list[SeatWish]
    options: dict[str, bool] = {}
    pace: Pace = "none"
    clock: ClockTimes | None = None  # of the pace "own"
    components: str | None = None  # the text of a components file of one's own
    components_of: str | None = None  # without it: a table whose components are used again
    listed: bool | None = None  # None: unless all free seats are for whoever has the link
    hints: bool = False  # everybody who sits down agrees to hints; against bots alone they need not


class SeatInfo(Sent):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["free", "invited", "player", "bot"]
    name: str | None  # of the player, or of the bot's level
    level: str | None  # of the bot that plays here now, also where it stands in for a player
    stand_in: bool  # a bot plays for a player who left
    online: bool
    mine: bool
    deadline: float | None  # seconds since 1970, while this seat's clock runs
    bank: float | None = None  # seconds for the rest of the game, when this seat's turn began
    asked: bool = False  # the time is up: a bot takes over at the deadline if nobody answers
    extensions: int = 0  # times that the player may still ask for more time
    former: bool = False  # the player's account was deleted: nobody can take the seat back
    hints: int = 0  # steps of hints that were used here, and warnings
    vacation: bool = False  # the player is on vacation: at a slow table the clock stands still


PausedBy = Literal["pause", "vacation"]  # all agreed, or the player to move is on vacation


class Proposal(Sent):
    """A proposal of a player at the table; it takes effect when everybody agrees."""

    what: Literal["pause", "take-back"]
    seat: int  # of who proposes it
    agreed: list[int]  # seats of those who agree


class PlayedByBot(Sent):
    """Decisions of a player's seat that a bot made, numbered from 0."""

    seat: int
    first: int
    last: int
    why: Literal["left", "late"]


class Person(Sent):
    """Somebody, by public id and name."""

    player: str
    name: str


class Practice(Sent):
    """A moment of another game from which a table goes on, to find a better decision."""

    table: str
    number: int  # decisions made before
    seat: int


class TableInfo(Sent):
    """A table as its viewer sees it: `invitation` only for its players, `muted` for its owner."""

    table: str
    game: str
    options: dict[str, bool]
    own_components: bool
    pace: Pace
    clock: ClockTimes | None  # None: no time limit
    status: Status
    seats: list[SeatInfo]
    to_move: int | None
    number: int  # decisions made
    created: float
    changed: float
    watchers: int = 0
    listed: bool = True  # strangers find the table in the lobby
    open_chat: bool = False  # whoever watches may read and write the chat
    may_chat: bool = True  # I may read the chat, and write unless I am muted
    own: bool = False  # I set this table up, so that I may change the two, and mute
    muted: list[Person] = []  # who may not speak here; only its owner is told
    hot_seat: bool = False  # one player holds several seats: a curtain falls between them
    invitation: str | None = None
    round: int | None = None
    scores: list[int] | None = None
    win: list[float] | None = None  # when it is over
    played_by_bots: list[PlayedByBot] = []  # for players who were away; when it is over
    paused: float | None = None  # seconds that the seat to move has left after the pause
    paused_by: PausedBy | None = None  # why the clock stands still
    proposal: Proposal | None = None
    rematch: str | None = None  # the table where the same people play again
    hints: bool = False  # whoever is to move may ask for one
    practice: Practice | None = None


class Tables(Sent):
    """The lobby's lists."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]


class Listing(Struct):
    """How open my table is to strangers; None: as it was."""

    listed: bool | None = None  # they find it in the lobby
    open_chat: bool | None = None  # whoever watches may read and write the chat


class Mute(Struct):
    """Whether a person may chat at my table; while muted, their messages are hidden."""

    player: str
    muted: bool = True


class Report(Struct):
    """A report to the people who run the server, about a person at this table."""

    player: str
    reason: str = ""


class Answer(Struct):
    """Whether I agree to what is proposed."""

    agree: bool


class Join(Struct):
    """Take a seat (None: the first that is free for me)."""

    seat: int | None = None
    invitation: str | None = None
