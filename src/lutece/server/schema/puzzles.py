"""Messages about puzzles, and about the deck of one's own mistakes."""

from lutece.server.schema.base import Sent, Struct
from lutece.table.view import DecisionView, View


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
