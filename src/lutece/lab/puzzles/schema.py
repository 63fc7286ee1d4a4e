"""Puzzles and the files that hold them: what `lutece puzzles mine` writes and a server reads.

A file is JSON lines: a header, then a puzzle a line. Everything that the answer to a try needs is
in the puzzle: solving a puzzle needs no search. docs/puzzles.md describes the format.
"""

import hashlib
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path

import msgspec

from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError
from lutece.lab.review.mistakes import PHASES
from lutece.table.files import FileError, replace_file
from lutece.table.match import IllegalDecisionError, Match, SeatsError

FORMAT = "lutece-puzzles 1"
DENY, SACRIFICE, SOLVED = "deny", "sacrifice", "solved"

THEMES = (*PHASES, DENY, SACRIFICE, SOLVED)
"""The themes that every game has; besides, the sources of points of a game are themes."""


class PuzzleError(LuteceError):
    """A file of puzzles, or a puzzle, that cannot be used."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of one legal decision; shares of the win are between 0 and 1."""

    decision: str  # in the game's notation
    loss: float  # how much of the win it gives away, compared with the best decision
    error: float = 0.0  # standard error of the loss
    points: float = 0.0  # final points that it gives away
    prior: float = 0.0  # how likely the network finds it
    # Expected points by source compared with the best one; for the best, with the second.
    why: dict[str, float] = {}


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, and what each decision in it is worth."""

    id: str  # names the position: the same position has the same id
    seats: int
    seed: str
    moves: list[int]  # numbers of the decisions that lead to the position
    options: list[str] = []
    answers: list[Answer]  # every legal decision, the best first
    accepted: int = 1  # so many of them count as found
    win: float  # share of the win that the best decision promises
    rating: int  # how hard it is, from how likely the network finds the best decision
    themes: list[str] = []

    @property
    def gap(self) -> float:
        """How much the best decision that is not accepted gives away."""
        return self.answers[self.accepted].loss

    @property
    def solved(self) -> bool:
        """Whether the answer was found by enumeration."""
        return SOLVED in self.themes

    def answer(self, decision: str) -> Answer | None:
        """What is known of a decision; None for one that is not legal."""
        return next((one for one in self.answers if one.decision == decision), None)

    def found(self, decision: str) -> bool:
        """Whether a decision solves the puzzle."""
        return any(one.decision == decision for one in self.answers[: self.accepted])


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a file: what its puzzles belong to, and how they were found."""

    format: str
    game: str
    edition: str
    seed: str
    games: int  # that were played
    simulations: int  # the mining budget: of the search of a position
    bots: list[str]  # that searched


class PuzzleSet(msgspec.Struct, frozen=True, dict=True):
    """The puzzles of one game."""

    header: Header
    puzzles: list[Puzzle]

    @cached_property
    def by_id(self) -> dict[str, Puzzle]:
        """The puzzles by their id."""
        return {puzzle.id: puzzle for puzzle in self.puzzles}


def puzzle_id(
    game: Game, seats: int, seed: str, options: Sequence[str], moves: Sequence[int]
) -> str:
    """A short name of a position: a digest of how it came about."""
    text = f"{game.name} {game.edition} {seats} {sorted(options)} {seed} {list(moves)}"
    return hashlib.sha256(text.encode()).hexdigest()[:10]


def position(game: Game, puzzle: Puzzle) -> Match:
    """The game up to a puzzle; raises PuzzleError where the rules do not lead there."""
    try:
        match = Match(game, puzzle.seats, dict.fromkeys(puzzle.options, True), puzzle.seed)
        for move in puzzle.moves:
            match.play(move)
    except (IllegalDecisionError, SeatsError) as error:
        raise PuzzleError(f"Puzzle {puzzle.id}: its position cannot be reached. {error}") from None
    if match.over:
        raise PuzzleError(f"Puzzle {puzzle.id}: its game is over, there is nothing to decide.")
    if match.legal() != sorted(answer.decision for answer in puzzle.answers):
        raise PuzzleError(f"Puzzle {puzzle.id}: its answers are not the legal decisions.")
    return match


def read_puzzles(game: Game, file: Path) -> PuzzleSet:
    """The puzzles of a file, which must belong to this edition of the game."""
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        raise FileError(f"{file} cannot be read: {error.strerror}.") from None
    try:
        header = msgspec.json.decode(lines[0] if lines else b"", type=Header)
    except msgspec.DecodeError as error:
        raise PuzzleError(f"{file} holds no puzzles: its first line is wrong ({error}).") from None
    _check_header(game, file, header)
    puzzles = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            puzzles.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise PuzzleError(f"{file}, line {number}: this is no puzzle ({error}).") from None
    for puzzle in puzzles:
        if not 0 < puzzle.accepted < len(puzzle.answers):
            raise PuzzleError(f"Puzzle {puzzle.id}: {puzzle.accepted} accepted answers are wrong.")
    return PuzzleSet(header, puzzles)


def shipped_puzzles(game: Game) -> PuzzleSet | None:
    """The puzzles that a game comes with; None without a file or with one of another edition."""
    file = game.description.puzzles
    if file is None or game.components is not None or not file.exists():
        return None
    try:
        return read_puzzles(game, file)
    except PuzzleError:
        return None


def write_puzzles(file: Path, header: Header, puzzles: Iterable[Puzzle]) -> None:
    """Write a file in one step."""
    lines = [msgspec.json.encode(line).decode() for line in (header, *puzzles)]
    replace_file(file, "\n".join(lines) + "\n")


def _check_header(game: Game, file: Path, header: Header) -> None:
    if header.format != FORMAT:
        raise PuzzleError(f"{file} has the format {header.format!r}; this is {FORMAT!r}.")
    if header.game != game.name:
        raise PuzzleError(f"{file} holds puzzles of {header.game}, not of {game.name}.")
    if header.edition != game.edition:
        raise PuzzleError(
            f"{file} holds puzzles of edition {header.edition} of {game.title}; here is edition "
            f"{game.edition}. Mine them again: lutece puzzles mine {game.name} --out FILE"
        )
