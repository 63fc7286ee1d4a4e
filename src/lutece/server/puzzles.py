"""Puzzles on the server: the next one near somebody's rating, the answer to a try, own mistakes.

Nothing is searched: what a try needs to know is in the puzzle, or in the review of a mistake. The
first try of a puzzle is rated as a game between the solver and the puzzle (openskill's
Bradley-Terry model, on a scale like Elo's); later tries are not.
"""

import asyncio
import random
import time
from functools import lru_cache

import msgspec
from openskill.models import BradleyTerryFull

from lutece import games
from lutece.lab.puzzles.schema import Puzzle, PuzzleSet, position, shipped_puzzles
from lutece.lab.review import SCALE, Review
from lutece.lab.review.schema import DecisionReview
from lutece.server.people import Player
from lutece.server.puzzle_repository import Card, PuzzleRepository, Standing
from lutece.server.refusals import Refusal
from lutece.server.reviews import Reviews, source_names
from lutece.server.schema import (
    DeckCard,
    DeckState,
    PuzzleResult,
    PuzzleShelf,
    PuzzleView,
    Solver,
)
from lutece.server.table_registry import TableRegistry
from lutece.table import Match
from lutece.table.view import DecisionView, View, decision_view

MEAN = 1500.0
UNSURE, PUZZLE_UNSURE = 350.0, 120.0  # deviations at first; mining knows something of a puzzle
SETTLED = 130.0  # deviation from which on a rating is one
NEAREST = 6  # puzzles that are near enough to somebody's rating
LOG = 24  # decisions before the position that the view tells of
MATCHES_KEPT = 128
A_DAY = 24 * 3600.0
BOXES = (1, 3, 7, 16, 35, 90)  # days until a mistake that was found comes again, box by box
SOON = 600.0  # seconds until one that was not found does

_model = BradleyTerryFull(mu=MEAN, sigma=UNSURE, beta=200.0, tau=4.0)
_review = msgspec.json.Decoder(Review).decode


class Puzzles:
    """The puzzles of all games, and everybody's deck."""

    def __init__(self, tables: TableRegistry, reviews: Reviews) -> None:
        self.repository = PuzzleRepository(tables.database)
        self._tables, self._reviews = tables, reviews
        self._lock = asyncio.Lock()  # ratings are read, changed and written

    # --- puzzles of a game --------------------------------------------------------------------

    async def shelves(self, player: Player | None) -> list[PuzzleShelf]:
        """The games that have puzzles."""
        there = [name for name in games.NAMES if puzzles_of(name) is not None]
        return [await self._shelf(player, name) for name in there]

    async def next(
        self, player: Player | None, game: str, theme: str | None, after: str | None
    ) -> PuzzleView:
        """A puzzle near somebody's rating that they have not tried; at last the oldest again."""
        puzzles = _known(game)
        wanted = [
            puzzle
            for puzzle in puzzles.puzzles
            if (theme is None or theme in puzzle.themes) and puzzle.id != after
        ]
        if not wanted:
            raise Refusal("no-puzzles", game=game[:40])
        tried = await self.repository.tried(player, game) if player else {}
        fresh = [puzzle for puzzle in wanted if puzzle.id not in tried]
        if not fresh:
            puzzle = min(wanted, key=lambda one: tried[one.id])
            return await self.one(player, game, puzzle.id)
        ratings = await self.repository.ratings([puzzle.id for puzzle in fresh])
        solver = await self.repository.solver(player, game) if player else None
        mine = solver.rating if solver else _first_rating(puzzles)
        fresh.sort(key=lambda one: abs(ratings.get(one.id, one.rating) - mine))
        return await self.one(player, game, random.choice(fresh[:NEAREST]).id)

    async def one(self, player: Player | None, game: str, puzzle_id: str) -> PuzzleView:
        """A puzzle as the seat to move sees it."""
        puzzle = _puzzle(game, puzzle_id)
        match = await asyncio.to_thread(_match, game, puzzle_id)
        standing = await self._standing(puzzle)
        return PuzzleView(
            id=puzzle.id,
            game=game,
            seat=match.to_move,
            view=_shown(match),
            rating=standing.rating,
            solved=puzzle.solved,
            tries=standing.tries,
            found=standing.found,
            tried=player is not None and await self.repository.has_tried(player, puzzle.id),
            themes=puzzle.themes,
            names=source_names(game),
            shelf=await self._shelf(player, game),
        )

    async def answer(
        self, player: Player | None, game: str, puzzle_id: str, decision: str
    ) -> PuzzleResult:
        """Whether a decision is the best one, what it costs, and why; the first try is rated."""
        puzzle = _puzzle(game, puzzle_id)
        tried = puzzle.answer(decision)
        if tried is None:
            raise Refusal("illegal", decision=decision[:80])
        match = await asyncio.to_thread(_match, game, puzzle_id)
        found = puzzle.found(decision)
        best, second = puzzle.answers[0], puzzle.answers[puzzle.accepted]
        before, mine, standing = await self._rate(player, game, puzzle, found)
        return PuzzleResult(
            found=found,
            tried=_decision(match, decision),
            best=[_decision(match, one.decision) for one in puzzle.answers[: puzzle.accepted]],
            second=_decision(match, second.decision),
            known=True,
            loss=tried.loss,
            points_lost=tried.points,
            lead=second.loss,
            why=tried.why if not found else {},
            best_why=best.why,
            names=source_names(game),
            themes=puzzle.themes,
            solved=puzzle.solved,
            rating=standing.rating,
            before=before,
            mine=_solver(mine),
        )

    async def _rate(
        self, player: Player | None, game: str, puzzle: Puzzle, found: bool
    ) -> tuple[float | None, Standing | None, Standing]:
        """The rating before a rated try, the solver's standing and the puzzle's now."""
        if player is None:
            return None, None, await self._standing(puzzle)
        async with self._lock:
            standing = await self._standing(puzzle)
            mine = await self.repository.solver(player, game)
            if await self.repository.has_tried(player, puzzle.id):
                await self.repository.save_try(player, puzzle.id)
                return None, mine, standing
            before = mine or Standing(_first_rating(_known(game)), UNSURE)
            after, standing = rated(before, standing, found)
            await self.repository.save_first_try(player, game, puzzle.id, found, after, standing)
            return before.rating, after, standing

    async def _standing(self, puzzle: Puzzle) -> Standing:
        known = await self.repository.puzzle(puzzle.id)
        return known or Standing(float(puzzle.rating), PUZZLE_UNSURE)

    async def _shelf(self, player: Player | None, game: str) -> PuzzleShelf:
        puzzles = _known(game)
        themes = sorted({theme for puzzle in puzzles.puzzles for theme in puzzle.themes})
        solver = await self.repository.solver(player, game) if player else None
        tried = await self.repository.tried(player, game) if player else {}
        return PuzzleShelf(
            game=game,
            puzzles=len(puzzles.puzzles),
            tried=len(set(tried) & set(puzzles.by_id)),
            themes={
                theme: sum(theme in puzzle.themes for puzzle in puzzles.puzzles) for theme in themes
            },
            mine=_solver(solver),
        )

    # --- own mistakes -------------------------------------------------------------------------

    async def deck(self, player: Player) -> DeckState:
        """The own mistakes: how many are due, and the first of them."""
        repeat = await self.repository.repeats(player)
        cards = await self.repository.cards(player)
        now = time.time()
        waiting = [card for card in cards if _comes(card, repeat)]
        due = [card for card in waiting if card.due <= now]
        first = min(due, key=lambda card: card.due, default=None)
        later = [card.due for card in waiting if card.due > now]
        return DeckState(
            cards=len(cards),
            due=len(due),
            repeat=repeat,
            next_due=min(later, default=None) if not due else None,
            card=await self._card(first) if first else None,
        )

    async def set_repeat(self, player: Player, repeat: bool) -> DeckState:
        """Whether mistakes come again after they were found."""
        await self.repository.save_repeats(player, repeat)
        return await self.deck(player)

    async def answer_card(
        self, player: Player, table: str, number: int, decision: str
    ) -> PuzzleResult:
        """Whether a decision is better than the mistake was, by the review of its game."""
        cards = await self.repository.cards(player)
        card = next((one for one in cards if (one.table, one.number) == (table, number)), None)
        if card is None:
            raise Refusal("unknown-puzzle", puzzle=f"{table[:20]}/{number}")
        match = await self._position(card)
        if decision not in match.legal():
            raise Refusal("illegal", decision=decision[:80])
        reviewed = await self._reviewed(card)
        losses = {reviewed.best: 0.0, reviewed.played: reviewed.loss} | reviewed.losses
        good = [one for one, loss in losses.items() if loss < SCALE.noticed]
        found = decision in good
        again = await self._put(player, card, found)
        best = reviewed.best
        return PuzzleResult(
            found=found,
            tried=_decision(match, decision),
            best=[_decision(match, one) for one in (best, *(g for g in good if g != best))],
            second=_decision(match, reviewed.played),
            known=decision in losses,
            loss=losses.get(decision, 0.0),
            points_lost=reviewed.points_lost if decision == reviewed.played else 0.0,
            lead=reviewed.loss,
            why=reviewed.why if decision == reviewed.played else {},
            best_why={source: -points for source, points in reviewed.why.items()},
            names=source_names(card.game),
            themes=[],
            solved=False,
            rating=None,
            before=None,
            mine=None,
            again=again,
        )

    async def _put(self, player: Player, card: Card, found: bool) -> float | None:
        """Put a card into its next box, or back into the first; when it comes again."""
        now = time.time()
        box = min(card.box or 0, len(BOXES) - 1)
        due = now + (BOXES[box] * A_DAY if found else SOON)
        await self.repository.save_card(player, card, box + 1 if found else 0, due)
        if found:
            await self._reviews.repository.solve(card.table, card.number)
        repeat = await self.repository.repeats(player)
        return due if repeat or not found else None

    async def _card(self, card: Card) -> DeckCard:
        match = await self._position(card)
        return DeckCard(
            table=card.table,
            number=card.number,
            game=card.game,
            seat=card.seat,
            view=_shown(match),
            label=card.label,
            at=card.at,
        )

    async def _position(self, card: Card) -> Match:
        table = await self._tables.table(card.table)
        return table.state.finished().at(card.number)

    async def _reviewed(self, card: Card) -> DecisionReview:
        found = await self.repository.review(card.table)
        decisions = _review(found).decisions if found else []
        for decision in decisions:
            if decision.number == card.number:
                return decision
        raise Refusal("nothing-reviewed", number=card.number)


def rated(solver: Standing, puzzle: Standing, found: bool) -> tuple[Standing, Standing]:
    """The standings after a try: a solver who finds the answer has won against the puzzle."""
    person = _model.rating(mu=solver.rating, sigma=solver.deviation)
    problem = _model.rating(mu=puzzle.rating, sigma=puzzle.deviation)
    teams = [[person], [problem]]
    (after_person,), (after_problem,) = _model.rate(teams, ranks=[0, 1] if found else [1, 0])
    streak = solver.streak + 1 if found else 0
    return (
        Standing(
            after_person.mu,
            after_person.sigma,
            solver.tries + 1,
            solver.found + found,
            streak,
            max(solver.best_streak, streak),
        ),
        Standing(after_problem.mu, after_problem.sigma, puzzle.tries + 1, puzzle.found + found),
    )


@lru_cache
def puzzles_of(game: str) -> PuzzleSet | None:
    """The puzzles that a game comes with, if they belong to its edition."""
    puzzles = shipped_puzzles(games.load(game)) if game in games.NAMES else None
    return puzzles if puzzles and puzzles.puzzles else None


def count_puzzles(game: str) -> int:
    """How many puzzles of a game there are to solve."""
    puzzles = puzzles_of(game)
    return len(puzzles.puzzles) if puzzles else 0


def _known(game: str) -> PuzzleSet:
    puzzles = puzzles_of(game)
    if puzzles is None:
        raise Refusal("no-puzzles", game=game[:40])
    return puzzles


def _puzzle(game: str, puzzle_id: str) -> Puzzle:
    puzzle = _known(game).by_id.get(puzzle_id)
    if puzzle is None:
        raise Refusal("unknown-puzzle", puzzle=puzzle_id[:20])
    return puzzle


@lru_cache(MATCHES_KEPT)
def _match(game: str, puzzle_id: str) -> Match:
    """The position of a puzzle; nobody changes it."""
    return position(games.load(game), _puzzle(game, puzzle_id))


def _shown(match: Match) -> View:
    """What the seat to move sees, with the last decisions in the log."""
    return match.view(match.to_move, since=max(len(match) - LOG, 0))


def _decision(match: Match, text: str) -> DecisionView:
    return decision_view(match, match.game.numbers[text])


def _first_rating(puzzles: PuzzleSet) -> float:
    """Somebody new begins with the easier half."""
    ratings = sorted(puzzle.rating for puzzle in puzzles.puzzles)
    return float(ratings[len(ratings) // 3])


def _solver(standing: Standing | None) -> Solver | None:
    if standing is None:
        return None
    return Solver(
        rating=standing.rating,
        settled=standing.deviation <= SETTLED,
        tries=standing.tries,
        found=standing.found,
        streak=standing.streak,
        best_streak=standing.best_streak,
    )


def _comes(card: Card, repeat: bool) -> bool:
    """Whether a card is still in the deck: one that was found only where somebody wants so."""
    found = card.solved if card.box is None else card.box > 0
    return repeat or not found
