"""What a review says, as msgspec structs: they encode to the JSON of `lutece review --json`.

Shares are between 0 and 1. Decisions are numbered from 0: decision n was made in the position after
n decisions, `match.at(n)`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import msgspec


class ReviewSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How deep a review looks. The same settings and seed give the same review.

    Only a limit of seconds makes it depend on the machine.
    """

    bot: str | None = None  # neural:800, search:2000, neural@FILE:800; None: the network, if any
    seconds: float | None = None  # searches no longer than this; None: to the full depth
    threads: int = 1  # decisions that are looked at together; changes no figure
    seed: str = "review"
    simulations: int | None = None  # for each decision; None: what the bot says, or the usual
    playouts: int = 96  # redeals on which a moment's two decisions are played out, at most
    explained: int = 16  # moments that get so many; more moments get fewer each. 0: none
    redeals: int = 512  # of what was revealed


class PlayerReview(msgspec.Struct, rename={"class_": "class"}):
    """A seat's ledger: result - fair = own + others + luck + remainder, and its figures."""

    seat: int
    result: float  # share of the win
    fair: float  # one over the number of players
    own: float  # how its own decisions changed its share
    others: float  # how the decisions of others changed it
    luck: float  # seat and deal, and all reveals
    remainder: float  # what is left: 0 but for rounding
    mean_loss: float  # of its decisions with a choice
    class_: str
    decisions: int  # with a choice


class DecisionReview(msgspec.Struct):
    """One decision, from what its seat could know."""

    number: int
    seat: int
    played: str
    best: str
    loss: float  # share of the win that the best decision had more
    loss_low: float  # its 95 % interval
    loss_high: float
    points_lost: float
    label: str  # a key of `LABELS`
    forced: bool
    difficulty: float  # 0: the network sees only good decisions, 1: it sees none
    helped: list[float]  # by seat: what the decision gave it, compared with the best one
    why: dict[str, float]  # source of points: what the decision brought, compared with the best one
    losses: dict[str, float] = {}  # of every decision, where the played one has a label


class RevealReview(msgspec.Struct):
    """What the reveal that a decision led to was worth, compared with what could have come."""

    number: int
    luck: list[float]  # by seat
    interval: float  # half of the widest 95 % interval: from the redeals


class Review(msgspec.Struct, omit_defaults=True):
    """The review of a finished game; `note` is absent where there is nothing to add."""

    game: str
    seats: int
    bot: str
    seconds: float  # that it took
    players: list[PlayerReview]
    decisions: list[DecisionReview]
    reveals: list[RevealReview]
    win: list[list[float]]  # by seat, after every decision
    moments: list[int]  # numbers of the labelled decisions, most costly first
    note: str = ""


class Verdict(msgspec.Struct):
    """What one decision costs, from what its seat knows."""

    seat: int
    decision: str
    best: str
    loss: float
    loss_low: float
    loss_high: float
    points_lost: float
    label: str
    why: dict[str, float]


class Alternative(msgspec.Struct):
    """A decision that could be made, and what it loses to the best one."""

    decision: str
    loss: float
    points_lost: float
    visits: int  # simulations that looked at it


class Hint(msgspec.Struct):
    """What to do, step by step: where to look, which decision, and why."""

    seat: int
    elements: list[str]  # of the board: what the good decisions touch
    best: str
    win: float  # share of the win that the best decision promises
    win_low: float
    win_high: float
    points: float  # expected final score
    good: list[str]  # decisions that cannot be told from the best one, that one first
    losses: list[Alternative]  # every legal decision, the best first
    why: dict[str, float]  # source of points: best compared with `instead`
    instead: str  # the decision that the best one is compared with; empty without a choice


class Examined(msgspec.Struct):
    """What one search found out about a decision. Values are by seat."""

    played: int
    best: int
    loss: float
    low: float
    high: float
    points_lost: float
    played_value: list[float]
    best_value: list[float]
    best_points: float
    best_half_width: float
    difficulty: float
    simulations: int
    others: list[tuple[int, float, float, int]]  # action, loss, points lost, visits


class Explained(msgspec.Struct):
    """Both decisions played out on the same redeals: played minus best."""

    share: float  # of the win, for the seat that decided
    half_width: float
    sources: dict[str, float]


class Revealed(msgspec.Struct):
    """The value of what came, and the mean of what could have come, by seat."""

    came: list[float]
    mean: list[float]
    half_width: float


class PartialReview(msgspec.Struct):
    """The findings of a review so far, to go on from; it encodes to JSON and back."""

    key: str  # of the game and the settings that it belongs to
    seconds: float = 0.0
    quick: dict[int, Examined] = {}
    deep: dict[int, Examined] = {}
    explained: dict[int, Explained] = {}
    revealed: dict[int, Revealed] = {}


@dataclass(frozen=True)
class Progress:
    """How far a review is; `review` and `partial` hold everything that was found so far."""

    done: int
    total: int
    stage: str  # "look", "search" or "explain"
    partial: PartialReview
    _assemble: Callable[[], Review]

    @cached_property
    def review(self) -> Review:
        """The review as far as it is: figures of a first look where a search is still to come."""
        return self._assemble()
