"""Hints, warnings before a blunder, and the verdict on a decision at a practice table.

All of it is worked out from what the seat to move knows, as every bot does, and only where it is
allowed: in games against bots, or where everybody agreed when the table was set up.
"""

from collections.abc import Callable
from threading import Event
from typing import TypeVar

from lutece.kernel.errors import LuteceError
from lutece.lab.review import SCALE, Hint, Verdict, check_decision, hint
from lutece.server.database import ConflictError
from lutece.server.jobs import JobQueue, Priority, QueueFullError
from lutece.server.live_table import LiveTable
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.review_repository import ReviewRepository
from lutece.server.reviews import Reviews, source_names
from lutece.server.schema import AskCheck, AskHint, HintView, PracticeResult, VerdictView
from lutece.server.table_registry import TableRegistry
from lutece.table import Match
from lutece.table.view import decision_view

T = TypeVar("T")

WARNING = 0  # how a warning is counted among the steps of hints
WHERE, WHICH, WHY = 1, 2, 3
WARNED = tuple(SCALE.labels)[1:]  # labels worth a warning: all but the mildest
MOST_KEPT = 64  # hints that are remembered: the next step costs nothing


class Hints:
    """Advice at tables."""

    def __init__(self, tables: TableRegistry, reviews: Reviews) -> None:
        self.repository: ReviewRepository = reviews.repository
        self._tables = tables
        self._settings = reviews.settings
        self._jobs: JobQueue = tables.jobs
        self._known: dict[tuple[str, int], Hint] = {}

    async def hint(self, player: Player, table: LiveTable, wish: AskHint) -> HintView:
        """One step of a hint: where to look, then which decision, then why."""
        match, seat = self._position(player, table, wish.seq)
        known = (table.id, wish.seq)
        found = self._known.get(known)
        if found is None:
            found = await self._think(player, lambda _: hint(match, seat, settings=self._settings))
            while len(self._known) >= MOST_KEPT:
                del self._known[next(iter(self._known))]
            self._known[known] = found
        for step in range(WHERE, wish.step + 1):  # a later step includes the earlier ones
            await self._count(table, len(match), step, seat)
        return _hint_view(match, found, wish)

    async def check(self, player: Player, table: LiveTable, wish: AskCheck) -> VerdictView:
        """What a decision would cost: a warning before it is made, where it costs much."""
        match, seat = self._position(player, table, wish.seq)
        if wish.decision not in match.legal():
            raise Refusal("illegal", decision=wish.decision[:80])
        verdict = await self._think(player, lambda _: self._verdict(match, wish.decision))
        warn = verdict.label in WARNED
        if warn:
            await self._count(table, len(match), WARNING, seat)
        return _verdict_view(verdict, warn, match.game.name)

    async def practised(self, player: Player, table: LiveTable) -> PracticeResult:
        """Whether the first decision at a practice table is as good as the best."""
        practice = table.state.summary.practice
        if practice is None:
            raise Refusal("not-practice")
        if not table.state.summary.seats_of(player):
            raise Refusal("not-at-table")
        match = table.state.started()
        if len(match) <= practice.number:
            raise Refusal("nothing-decided")
        past, decision = match.at(practice.number), match.moves[practice.number]
        verdict = await self._think(player, lambda _: self._verdict(past, decision))
        found = is_found(verdict)
        if found:
            before = await self._tables.table(practice.table)
            if practice.seat in before.state.summary.seats_of(player):
                await self.repository.solve(practice.table, practice.number)
        return PracticeResult(
            found=found,
            played=decision_view(past, match.game.numbers[decision]),
            verdict=_verdict_view(verdict, not found, match.game.name),
        )

    def _position(self, player: Player, table: LiveTable, seq: int) -> tuple[Match, int]:
        """The game and the seat to move, if it is theirs and hints are allowed."""
        state, summary = table.state, table.state.summary
        match = state.started()
        if not summary.may_hint:
            raise Refusal("no-hints")
        if summary.status != "running":
            raise Refusal("table-closed" if summary.status == "closed" else "game-over")
        seat = summary.to_move
        if seat is None or seat not in summary.seats_of(player):
            raise Refusal("not-your-turn")
        if seq != state.seq:
            raise Refusal("behind")
        return match.at(len(match)), seat

    def _verdict(self, match: Match, decision: str) -> Verdict:
        return check_decision(match, decision, settings=self._settings)

    async def _think(self, player: Player, work: Callable[[Event], T]) -> T:
        try:
            return await self._jobs.run(Priority.HINT, player.id, work)
        except QueueFullError:
            raise Refusal("too-fast") from None
        except LuteceError as error:
            raise Refusal("cannot-think", problem=str(error)[:200]) from None

    async def _count(self, table: LiveTable, number: int, step: int, seat: int) -> None:
        """A decision counts as one hint, however many steps are read and however often."""
        known = await self.repository.hint_steps(table.id, number)
        if step in known:
            return
        try:
            await self.repository.save_hint(table.id, number, step, seat)
        except ConflictError:
            return  # two requests at once
        if known:
            return
        table.state.summary.hints_used[seat] += 1
        table.display.post_table()


def is_found(verdict: Verdict) -> bool:
    """Whether a decision cannot be told from the best one, or costs less than anybody notices."""
    return verdict.loss_low <= 0 or verdict.loss < SCALE.noticed


def _hint_view(match: Match, found: Hint, wish: AskHint) -> HintView:
    best = decision_view(match, match.game.numbers[found.best])
    instead = match.game.numbers.get(found.instead)
    why = wish.step >= WHY
    return HintView(
        seq=wish.seq,
        step=wish.step,
        elements=found.elements,
        kind=best.kind,
        decision=best if wish.step >= WHICH else None,
        instead=decision_view(match, instead) if why and instead is not None else None,
        why=found.why if why else None,
        analysis=found if why else None,
        names=source_names(match.game.name),
    )


def _verdict_view(verdict: Verdict, warn: bool, game: str) -> VerdictView:
    return VerdictView(
        warn=warn,
        label=verdict.label,
        loss=verdict.loss,
        loss_low=verdict.loss_low,
        loss_high=verdict.loss_high,
        points_lost=verdict.points_lost,
        why=verdict.why,
        names=source_names(game),
    )
