"""Messages about reviews, hints and practice."""

from typing import Annotated, Literal

import msgspec

from lutece.lab.review import Hint, Review
from lutece.server.schema.base import Sent, Struct
from lutece.table.view import DecisionView, View


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
