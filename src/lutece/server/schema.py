"""Every message between the table and the page, the terminal or a bot: one schema for all.

The page's types (`web/js/schema.d.ts`) and the OpenAPI description are made from these structs.
Words travel as key and arguments with the English sentence beside them (`SaidView`).
"""

from typing import Annotated, Any, Literal

import msgspec

from lutece.kernel.description import ArgumentRole, DecisionKind, Option
from lutece.lab.review import Hint, Review
from lutece.table.view import DecisionView, SaidView, View

Pace = Literal["none", "live", "day", "own"]
Status = Literal["waiting", "running", "over", "closed"]
SeatKind = Literal["me", "link", "open", "bot"]


class Struct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What clients send: an unknown field is refused."""


class Sent(msgspec.Struct, kw_only=True):
    """What the server sends."""


# --- people -------------------------------------------------------------------------------------


class NameMe(Struct):
    """A guest's name, or a new one."""

    name: str


class Credentials(Struct):
    """An account kept by password."""

    login: str
    password: str


class NewPassword(Struct):
    """Another password for my account; the one that holds now proves that it is mine."""

    password: str
    new: str


class DeleteMe(Struct):
    """Delete my account for good; where it has a password, that proves that it is mine."""

    password: str | None = None


class Me(Sent):
    """Who the cookie or token says I am."""

    player: str | None  # a public id; None: nobody yet, only watching
    name: str | None
    login: str | None  # None: a guest of this browser
    passkeys: int = 0


class Attested(Struct, forbid_unknown_fields=False):
    """What an authenticator says of a passkey that it made; browsers add more, which is left."""

    client_data: str = msgspec.field(name="clientDataJSON")
    attestation: str = msgspec.field(name="attestationObject")


class NewPasskey(Struct, forbid_unknown_fields=False):
    """A passkey just made, as `PublicKeyCredential.toJSON()` writes it: bytes as base64url."""

    id: str
    response: Attested


class Passkey(Sent):
    """A passkey that the server knows; which device made it, its date may tell."""

    id: str
    created: float


class Asserted(Struct, forbid_unknown_fields=False):
    """What an authenticator signs to prove that it holds a passkey."""

    client_data: str = msgspec.field(name="clientDataJSON")
    authenticator: str = msgspec.field(name="authenticatorData")
    signature: str
    user: str | None = msgspec.field(default=None, name="userHandle")


class UsedPasskey(Struct, forbid_unknown_fields=False):
    """A passkey used to sign in, as `PublicKeyCredential.toJSON()` writes it."""

    id: str
    response: Asserted


class NewToken(Struct):
    """A token to be made, and what its holder wants to remember of it."""

    label: str = ""


class Token(Sent):
    """A token as its holder sees it later: by its public id."""

    id: str
    label: str
    created: float


class MadeToken(Sent):
    """A new token: the only time that it can be read."""

    token: str
    id: str
    label: str


class OnVacation(Struct):
    """Go on vacation, or come back."""

    on: bool


class Vacation(Sent):
    """My vacation."""

    on: bool
    days_left: float  # of this year
    days_a_year: int


class PushKeys(Struct):
    """The keys that messages to a browser are encrypted for, in base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class PushSubscription(Struct, forbid_unknown_fields=False):
    """Where a browser gets its messages: what `PushSubscription.toJSON()` gives."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2000)]
    keys: PushKeys


class NewPush(Struct):
    """Tell me by push in this browser."""

    subscription: PushSubscription
    language: str = "en"
    label: str = ""  # what the browser is called in my list
    # The endpoint that the browser had before.
    instead_of: Annotated[str, msgspec.Meta(max_length=2000)] | None = None


class NewMail(Struct):
    """Tell me by mail, once I have opened the link that is sent there."""

    address: Annotated[str, msgspec.Meta(max_length=300)]
    language: str = "en"


class NewWebhook(Struct):
    """Tell me by a request to this URL, in the form that Discord and Slack take."""

    url: Annotated[str, msgspec.Meta(max_length=2000)]
    language: str = "en"


class Channel(Sent):
    """A notification channel of mine."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    name: str  # the mail address, the browser, or the webhook's server
    created: float
    confirmed: bool  # mail goes to a confirmed address only
    disabled: bool  # too many messages did not arrive: none is sent until a test does
    problem: SaidView | None  # why the last message did not arrive
    endpoint: str | None = None  # of push: by which a browser knows its own


class Notifications(Sent):
    """How I can be told that it is my turn, and how I am."""

    push_key: str  # of the server, for subscriptions
    mail: bool  # this server sends mail
    channels: list[Channel]


class Seen(Sent):
    """How this request reaches the server, so that a proxy in front of it can be checked."""

    network: str  # the address that limits count, or the /64 of it
    scheme: str
    host: str


# --- the games on offer ---------------------------------------------------------------------------


class LevelInfo(Sent):
    """A bot that can take a seat; its words are `level-<name>` and `level-<name>-about`."""

    name: str
    describe: str


class GameInfo(Sent):
    """A game as it describes itself."""

    game: str
    title: str
    about: str  # text key `lobby-about-<game>`
    fewest: int
    most: int
    minutes: int  # that a game takes people
    rules: str  # prefix of the rule numbers
    option_list: list[Option]  # with text keys; `options` and `table_options` are the same in short
    decisions: list[DecisionKind]  # in the order in which they are listed
    arguments: dict[str, ArgumentRole]  # how the arguments of texts are put into words
    levels: list[str]  # the bots that play it, from the weakest to the strongest
    poster: str | None  # name of the drawing in the lobby
    board: str | None  # name of the drawing of the board; None: the generic board
    languages: list[str]  # of the rulebook
    puzzles: int  # how many there are to solve
    texts: list[str]  # languages of the texts that the game's own package brings
    lessons: bool  # whether the game can be learned here
    options: dict[str, str]
    table_options: dict[str, str]
    components: dict[str, Any]  # the figures and places that the board is drawn from


# --- tables ---------------------------------------------------------------------------------------


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
    """A table as everybody sees it; `invitation` only for its players."""

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


# --- finished games ---------------------------------------------------------------------------


class RecordText(Struct):
    """The record of a finished game, as a line of its file."""

    record: str


class PlayedSeat(Sent):
    """How a game ended for a seat."""

    name: str | None  # of the player; None: a bot, or nobody knows
    level: str | None  # of the bot
    score: int
    share: float  # of the win
    mine: bool
    stand_in: bool  # a bot decided for the player at times


class PlayedGame(Sent):
    """A finished game of mine."""

    table: str
    game: str
    at: float  # when it ended
    seats: list[PlayedSeat]


class GameStatistics(Sent):
    """How I did in a game with so many players, against people or against bots of some levels."""

    game: str
    players: int
    against: str  # "people", or the levels of the bots, separated by spaces
    games: int
    wins: float  # shared wins count as their share
    mean: float  # points
    best: int  # points


class HeadToHead(Sent):
    """How often I played against a person, and how often each of us won."""

    name: str
    games: int
    won: int
    lost: int


class History(Sent):
    """My finished games, the newest first, and what all of them say together."""

    games: list[PlayedGame]
    more: bool
    statistics: list[GameStatistics]
    opponents: list[HeadToHead]


# --- lessons --------------------------------------------------------------------------------------


class LessonInfo(Sent):
    """A lesson: its name, its title, how many steps it has, and the rules that it shows."""

    name: str
    title: SaidView
    steps: int
    rules: list[str]


class LessonTry(Struct):
    """A decision in a lesson, after those that were made there."""

    decision: str
    made: list[Annotated[str, msgspec.Meta(max_length=80)]] = []


class LessonWhy(Struct):
    """A board element of a lesson with which nothing can be done."""

    element: Annotated[str, msgspec.Meta(max_length=80)]
    made: list[Annotated[str, msgspec.Meta(max_length=80)]] = []


class LessonMoment(Sent):
    """Where a learner stands in a lesson, and what came of the last try."""

    lesson: LessonInfo
    step: int  # how many steps are done
    made: list[str]  # the learner's decisions so far: the next try names them
    goal: SaidView | None  # None: the lesson is done
    outcome: Literal["begun", "on", "done", "wrong", "refused"]  # on: the step needs one more
    views: list[View]  # the position at the beginning; after a try that counts, each that followed
    next: DecisionView | None  # a decision that leads on to the goal
    said: SaidView | None = None  # what the lesson says to the try
    rule: str | None = None
    happened: list[SaidView] = []  # what the decision did, or would have done


class LessonPictures(Sent):
    """A lesson played as it is meant: the position, then each decision and what it led to."""

    lesson: LessonInfo
    views: list[View]


# --- reviews, hints, practice -------------------------------------------------------------------


class ReviewState(Sent):
    """The review of a finished game: how far it is, and what was found so far."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int  # steps, while it is made
    of: int
    shared: bool  # anybody may read it
    may_share: bool  # I may change that
    names: dict[str, str]  # sources of points in English; text key `<game>-source-<source>`
    points: list[list[int]]  # by seat, after every decision
    review: Review | None


class Sharing(Struct):
    """Whether anybody with the link may read the review of my table."""

    shared: bool


class Moment(Sent):
    """A reviewed decision: the table before it, all screens open, and the two decisions."""

    number: int
    view: View
    played: DecisionView
    best: DecisionView


class NewPractice(Struct):
    """A moment of a finished game to be tried again."""

    number: int  # decisions made before


class AskHint(Struct):
    """One step of a hint for the seat to move: 1 where to look, 2 which decision, 3 why."""

    seq: int
    step: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3


class HintView(Sent):
    """A hint, as far as it was asked for."""

    seq: int
    step: int
    elements: list[str]  # of the board, that the decision is about
    kind: str  # of the decision
    decision: DecisionView | None  # from step 2 on
    instead: DecisionView | None  # from step 3 on: what it is compared with
    why: dict[str, float] | None  # expected points more than instead, by source
    analysis: Hint | None  # from step 3 on: every legal decision with its figures
    names: dict[str, str]  # of the sources, in English


class AskCheck(Struct):
    """What would this decision cost?"""

    seq: int
    decision: str


class VerdictView(Sent):
    """What a decision costs, beside the best one: in shares of the win and in points."""

    warn: bool  # it costs so much that it should be asked twice
    label: str
    loss: float
    loss_low: float
    loss_high: float
    points_lost: float
    why: dict[str, float]  # expected points less than the best decision, by source
    names: dict[str, str]  # of the sources, in English


class PracticeResult(Sent):
    """Whether the decision at a practice table is as good as the best one."""

    found: bool
    played: DecisionView
    verdict: VerdictView


class MistakeKind(Sent):
    """Mistakes of a kind, over all reviewed games."""

    game: str
    source: str | None  # of points, of which they cost most
    phase: int  # 0 opening, 1 middle, 2 end
    count: int
    loss: float  # in shares of the win, all together


class MistakeRow(Sent):
    """A costly decision of mine, to be tried again."""

    table: str
    game: str
    number: int
    seat: int
    phase: int
    source: str | None
    label: str
    loss: float
    solved: bool  # a better decision was found since
    at: float


class Mistakes(Sent):
    """My mistakes over all my reviewed games."""

    games: int  # that were reviewed
    kinds: list[MistakeKind]  # the most costly first
    names: dict[str, dict[str, str]]  # of the sources in English, by game
    list: list[MistakeRow]  # the most costly first


# --- puzzles ------------------------------------------------------------------------------------


class Solver(Sent):
    """How well I solve the puzzles of a game; None where I have tried none."""

    rating: float
    settled: bool  # enough tries to be sure of it
    tries: int  # puzzles tried, each counted once
    found: int  # of them at the first try
    streak: int  # found at the first try, one after the other
    best_streak: int


class PuzzleShelf(Sent):
    """The puzzles of a game, from outside."""

    game: str
    puzzles: int
    tried: int  # by me
    themes: dict[str, int]  # how many puzzles have it
    mine: Solver | None


class PuzzleView(Sent):
    """A position to be solved, as the seat to move sees it."""

    id: str
    game: str
    seat: int
    view: View
    rating: float  # how hard it has proved to be
    solved: bool  # the answer is exact: every continuation was enumerated
    tries: int  # first tries by everybody
    found: int  # of them, how many found it
    tried: bool  # by me, before: another try is not rated
    themes: list[str]  # `deny`, `sacrifice`, `solved`, a phase, or a source of points
    names: dict[str, str]  # of the sources, in English
    shelf: PuzzleShelf


class TryPuzzle(Struct):
    """A decision that may be the best one."""

    decision: str


class PuzzleResult(Sent):
    """Whether a decision is the best one, what it costs, and why."""

    found: bool
    tried: DecisionView
    best: list[DecisionView]  # all that count as found
    second: DecisionView | None  # the strongest other decision
    known: bool  # what the decision costs is known
    loss: float  # in shares of the win
    points_lost: float
    lead: float  # of the best decision over the second, in shares of the win
    why: dict[str, float]  # points by source: the decision compared with the best one
    # The best decision compared with the second.
    best_why: dict[str, float]
    names: dict[str, str]  # of the sources, in English
    themes: list[str]  # `deny`, `sacrifice`, `solved`, a phase, or a source of points
    solved: bool
    rating: float | None  # of the puzzle, now; None for a mistake of mine
    before: float | None  # my rating before; None where the try is not rated
    mine: Solver | None
    again: float | None = None  # when a mistake of mine comes again


class DeckState(Sent):
    """My own mistakes as puzzles."""

    cards: int
    due: int  # cards to be tried now
    repeat: bool  # those that were found come again, at growing intervals
    next_due: float | None  # when the next one comes, where none is due
    card: "DeckCard | None"


class DeckCard(Sent):
    """A mistake of mine as a puzzle."""

    table: str
    number: int
    game: str
    seat: int
    view: View
    label: str
    at: float


class DeckWish(Struct):
    """Whether mistakes come again after they were found."""

    repeat: bool


# --- what is said over a live connection --------------------------------------------------------


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


class Problem(Sent):
    """The body of every 4xx and 5xx."""

    reason: SaidView
    rule: str | None = None
