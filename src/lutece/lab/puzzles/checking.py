"""Checking puzzles: is the answer confirmed by a longer search of another kind on fresh redeals?

Mining uses tree search. The check plays the best decision and its rivals to the end of the game by
the network's policy, on fresh redeals, without a tree and without an evaluation. It plays up to
four times as many games as the mining search made simulations. Solved endings are enumerated
again, on four times as many fresh redeals.
"""

from functools import lru_cache, partial
from importlib.resources import files
from typing import Literal, NamedTuple

from lutece import games
from lutece.bots.search import by_evaluation, by_network
from lutece.kernel.contract import Game
from lutece.kernel.description import LANGUAGES
from lutece.kernel.structs import Bytes
from lutece.lab.puzzles.endgame import solve
from lutece.lab.puzzles.mining import GAP_ERRORS, SMALLEST_GAP, WORLDS
from lutece.lab.puzzles.playouts import LeadTest, smallest_lead
from lutece.lab.puzzles.schema import THEMES, Puzzle, PuzzleError, PuzzleSet, position, puzzle_id
from lutece.lab.review.engine import Engine, Thinker
from lutece.lab.workers import Results, in_order, spans_of

BUDGET_FACTOR = 4  # times the mining budget
RIVALS = 4  # the strongest rivals by the mining search, which are played out
SETTLING_ERRORS = 3.0  # standard errors from the threshold that settle a rival early
SEED = "check"

Kind = Literal["playouts", "network", "evaluation"]
KINDS: tuple[Kind, ...] = ("playouts", "network", "evaluation")


class Checked(NamedTuple):
    """The check of one puzzle."""

    puzzle: Puzzle
    gap: float  # of the win, between the best decision and the strongest rival
    error: float  # its standard error
    rival: str
    problem: str  # empty: the puzzle is confirmed


def check_positions(game: Game, puzzles: PuzzleSet) -> list[str]:
    """Problems of the puzzles that need no search, a sentence each."""
    problems = []
    for puzzle in puzzles.puzzles:
        try:
            position(game, puzzle)
        except PuzzleError as error:
            problems.append(str(error))
            continue
        if puzzle.id != puzzle_id(game, puzzle.seats, puzzle.seed, puzzle.options, puzzle.moves):
            problems.append(f"Puzzle {puzzle.id}: its id is not the one of its position.")
    ids = [puzzle.id for puzzle in puzzles.puzzles]
    repeated = sorted({one for one in ids if ids.count(one) > 1})
    return problems + [f"Puzzle {one}: there is more than one of it." for one in repeated]


def check_texts(game: Game, puzzles: PuzzleSet) -> list[str]:
    """Themes that have no text on the page in some language."""
    guide = game.study_guide()
    sources = {source.key for source in guide.sources} if guide else set()
    used = {theme for puzzle in puzzles.puzzles for theme in puzzle.themes}
    used |= {source for p in puzzles.puzzles for answer in p.answers for source in answer.why}
    unknown = [
        f"Nothing is called {theme!r}: it is no theme, and no source of points of {game.title}."
        for theme in sorted(used - sources - set(THEMES))
    ]
    wanted = [f"puzzle-theme-{theme}" for theme in THEMES]
    if game.description.poster:  # a game of our own: its sources are in the page's texts
        wanted += [f"{game.name}-source-{source}" for source in sorted(used & sources)]
    missing = [
        f"The page has no text {key} in the language {language!r}."
        for language in LANGUAGES
        for key in sorted(set(wanted) - _keys(language))
    ]
    return unknown + missing


@lru_cache
def _keys(language: str) -> frozenset[str]:
    """The keys of all texts of the page."""
    folder = files("lutece").joinpath("web", "texts", language)
    lines = (line for file in folder.iterdir() for line in file.read_text("utf-8").splitlines())
    return frozenset(
        line.partition("=")[0].strip() for line in lines if line[:1].isalpha() and "=" in line
    )


def check_answers(
    puzzles: PuzzleSet, workers: int, kind: Kind = "playouts", seed: str = SEED
) -> Results[list[Checked]]:
    """Check every puzzle; the results come in the order of the puzzles."""
    work = partial(_check_some, puzzles, kind, seed)
    return in_order(work, spans_of(len(puzzles.puzzles), 1), workers)


def _check_some(puzzles: PuzzleSet, kind: Kind, seed: str, first: int, count: int) -> list[Checked]:
    """The work of a worker."""
    budget = BUDGET_FACTOR * puzzles.header.simulations
    checker = _checker(puzzles.header.game, kind, budget, seed)
    return [checker.check(puzzle) for puzzle in puzzles.puzzles[first : first + count]]


@lru_cache(1)
def _checker(game: str, kind: Kind, budget: int, seed: str) -> "_Checker":
    return _Checker(games.load(game), kind, budget, seed)


class _Checker:
    def __init__(self, game: Game, kind: Kind, budget: int, seed: str) -> None:
        self.game, self.kind, self.budget, self.seed = game, kind, budget, seed
        approach = by_evaluation(game) if kind == "evaluation" else by_network(game)
        self.engine = Engine(game, Thinker(kind, approach, budget, ""), seed)

    def check(self, puzzle: Puzzle) -> Checked:
        state = position(self.game, puzzle).state
        if puzzle.solved:
            return self._enumerated(puzzle, state)
        if self.kind == "playouts":
            return self._played_out(puzzle, state)
        return self._searched(puzzle, state)

    def _enumerated(self, puzzle: Puzzle, state: Bytes) -> Checked:
        found = solve(self.game, state, f"{self.seed} {puzzle.id}", BUDGET_FACTOR * WORLDS)
        rival = puzzle.answers[puzzle.accepted].decision
        if found is None:
            return Checked(puzzle, 0.0, 0.0, rival, "enumeration does not solve it")
        best = {self.game.texts[action] for action in found.actions[: found.accepted]}
        accepted = {answer.decision for answer in puzzle.answers[: puzzle.accepted]}
        gap = found.losses[found.accepted]
        problem = "" if best == accepted else "enumeration finds another decision"
        return Checked(puzzle, gap, 0.0, rival, problem or _too_small(gap, 0.0))

    def _played_out(self, puzzle: Puzzle, state: Bytes) -> Checked:
        numbers = self.game.numbers
        actions = [
            numbers[answer.decision]
            for answer in (puzzle.answers[0], *puzzle.answers[puzzle.accepted :][:RIVALS])
        ]
        test = LeadTest(SMALLEST_GAP, self.budget, SETTLING_ERRORS)
        lead = smallest_lead(self.engine, state, actions, test, puzzle.id)
        problem = _too_small(lead.mean, lead.error)
        return Checked(puzzle, lead.mean, lead.error, self.game.texts[lead.rival], problem)

    def _searched(self, puzzle: Puzzle, state: Bytes) -> Checked:
        ranking = self.engine.rank(state, self.budget, puzzle.id)
        best = self.game.texts[ranking.actions[0]]
        gap, error = ranking.behind(ranking.actions[1])
        if not puzzle.found(best):
            return Checked(puzzle, -gap, error, best, "the search prefers another decision")
        rival = self.game.texts[ranking.actions[1]]
        return Checked(puzzle, gap, error, rival, _too_small(gap, error))


def _too_small(gap: float, error: float) -> str:
    needed = max(SMALLEST_GAP, GAP_ERRORS * error)
    if gap >= needed:
        return ""
    return f"the best decision is {100 * gap:.1f} points ahead, and {100 * needed:.1f} are needed"
