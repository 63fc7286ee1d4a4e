"""Reviews of finished games: analysed in the background, stored, and shown to who may see them.

A review is an analysis in the queue of everything that thinks: it gives way to live bots and goes
on from what it has found, also after the server was stopped or killed.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event
from typing import Any, NamedTuple, cast

import msgspec

from lutece.lab.review import (
    SCALE,
    PartialReview,
    Progress,
    Review,
    ReviewSettings,
    ReviewStoppedError,
    review,
)
from lutece.lab.review.mistakes import PHASES, phase_of, source_of
from lutece.server import limits
from lutece.server.database import ConflictError, Database, NotSavedError
from lutece.server.jobs import JobQueue, Priority, QueueFullError
from lutece.server.live_table import LiveTable
from lutece.server.new_table import game_of
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.review_repository import ReviewRepository, StoredReview
from lutece.server.schema import (
    MistakeKind,
    MistakeRow,
    Mistakes,
    Moment,
    ReviewState,
)
from lutece.server.table_registry import TableRegistry
from lutece.server.table_state import TableState
from lutece.table import Match
from lutece.table.view import decision_view, open_view

log = logging.getLogger("lutece.server")

SAVE_SECONDS = 2.0  # between two times that a review in progress is stored
NEWS_SECONDS = 0.5  # between two answers about one review
PATIENCE = 25.0  # seconds that a request about a review in progress waits for news
RETRY_SECONDS = 5.0  # until a review that could not go on is tried again
TRIES = 4

_encode = msgspec.json.encode
_decode = msgspec.json.Decoder(Review).decode
_decode_partial = msgspec.json.Decoder(PartialReview).decode


@dataclass(eq=False)
class Running:
    """A review that waits or is made."""

    table: str
    asked_by: str
    partial: PartialReview | None = None  # what to go on from
    found: Review | None = None  # as far as it is
    done: int = 0  # steps, of `total`
    total: int = 0
    thinking: bool = False  # False: it waits for its turn
    news: asyncio.Event = field(default_factory=asyncio.Event)
    task: "asyncio.Task[None] | None" = None

    def tell(self) -> None:
        """Wake everyone who waits for news."""
        self.news.set()
        self.news = asyncio.Event()


class Reviews:
    """The reviews of all tables."""

    def __init__(self, database: Database, tables: TableRegistry, settings: ReviewSettings) -> None:
        self.settings = settings
        self.repository = ReviewRepository(database)
        self._tables = tables
        self._jobs: JobQueue = tables.jobs
        self._running: dict[str, Running] = {}
        self._saving: set[asyncio.Task[None]] = set()
        self._stopping = False

    async def start(self) -> None:
        """Go on with what was asked for before the server stopped."""
        for stored in await self.repository.unfinished():
            self._begin(stored)

    async def stop(self) -> None:
        """Stop what runs: it goes on when the server does."""
        self._stopping = True
        tasks = [one.task for one in self._running.values() if one.task]
        for task in tasks:
            task.cancel()
        for one in list(self._running.values()):
            one.tell()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- what people ask ----------------------------------------------------------------------

    async def ask(self, player: Player, table: LiveTable) -> ReviewState:
        """Begin the review of a finished game, unless there is one."""
        table.state.finished()
        if not table.state.summary.is_participant(player):
            raise Refusal("not-at-table")
        stored = await self.repository.load(table.id)
        if table.id not in self._running and (stored is None or stored.status == "failed"):
            self._check_room(player)
            await self._begin_new(player, table, stored)
        return await self.state(player, table)

    async def state(
        self, player: Player | None, table: LiveTable, have: int | None = None
    ) -> ReviewState:
        """How far a review is, and what it found; waits a while for more than they `have`."""
        stored = await self._readable(player, table)
        running = self._running.get(table.id)
        if running is not None and have is not None:
            await self._more_than(running, have)
            stored = await self._readable(player, table)
            running = self._running.get(table.id)
        found = _decode(stored.found) if stored and stored.found else None
        status = "none" if stored is None else stored.status
        if running is not None:
            status = "running" if running.thinking else "waiting"
            found = running.found
        return ReviewState(
            status=cast(Any, status),
            done=running.done if running else 0,
            of=running.total if running else 0,
            shared=stored is not None and stored.shared,
            may_share=player is not None and player.id == table.state.summary.owner,
            names=source_names(table.state.summary.game),
            points=points_of(table.state.finished()) if found else [],
            review=found,
        )

    async def share(self, player: Player, table: LiveTable, shared: bool) -> ReviewState:
        """Let anybody with the link read a review, or only those who played."""
        if player.id != table.state.summary.owner:
            raise Refusal("not-your-table")
        if await self.repository.load(table.id) is None:
            raise Refusal("no-review")
        await self.repository.share(table.id, shared)
        return await self.state(player, table)

    async def moment(self, player: Player | None, table: LiveTable, number: int) -> Moment:
        """A reviewed decision: the table before it, what was played and what was better."""
        match = table.state.finished()
        found = (await self.state(player, table)).review
        if found is None:
            raise Refusal("no-review")
        decision = next((one for one in found.decisions if one.number == number), None)
        if decision is None:
            raise Refusal("nothing-reviewed", number=number)
        past = match.at(number)
        numbers = match.game.numbers
        return Moment(
            number=number,
            view=open_view(past, decision.seat),
            played=decision_view(past, numbers[decision.played]),
            best=decision_view(past, numbers[decision.best]),
        )

    async def check_reader(self, player: Player | None, table: LiveTable) -> None:
        """Raise the refusal unless somebody may know what was found out about a game."""
        await self._readable(player, table)

    async def mistakes(self, player: Player) -> Mistakes:
        """What cost a player most, over all reviewed games, and the list to try again."""
        kinds = await self.repository.kinds_of(player)
        rows = await self.repository.mistakes_of(player)
        return Mistakes(
            games=await self.repository.count_reviewed(player),
            kinds=sorted(
                (
                    MistakeKind(
                        game=kind.game,
                        source=kind.source,
                        phase=kind.phase,
                        count=kind.count,
                        loss=kind.loss,
                    )
                    for kind in kinds
                ),
                key=lambda kind: -kind.loss,
            ),
            names={game: source_names(game) for game in {kind.game for kind in kinds}},
            list=[
                MistakeRow(
                    table=row.table,
                    game=row.game,
                    number=row.number,
                    seat=row.seat,
                    phase=row.phase,
                    source=row.source,
                    label=row.label,
                    loss=row.loss,
                    solved=row.solved is not None,
                    at=row.changed,
                )
                for row in rows
            ],
        )

    # --- making them --------------------------------------------------------------------------

    def _check_room(self, player: Player) -> None:
        mine = sum(one.asked_by == player.id for one in self._running.values())
        everybody = len(self._running)
        if mine >= limits.REVIEWS_OF_PERSON.amount:
            raise Refusal("too-many-reviews", count=mine)
        if everybody >= limits.REVIEWS_WAITING.amount:
            raise Refusal("too-many-reviews", count=everybody)

    async def _begin_new(
        self, player: Player, table: LiveTable, failed: StoredReview | None
    ) -> None:
        try:
            await self.repository.ask(table.id, player.id, again=failed is not None)
        except ConflictError:
            return  # somebody else asked at the same moment
        if table.id not in self._running:
            shared = failed is not None and failed.shared
            self._begin(StoredReview(table.id, "waiting", player.id, shared))

    def _begin(self, stored: StoredReview) -> None:
        running = Running(stored.table, stored.asked_by)
        if stored.partial:
            running.partial = _decode_partial(stored.partial)
        self._running[stored.table] = running
        running.task = asyncio.create_task(self._make(running))

    async def _make(self, running: Running) -> None:
        """Analyse until it is done; what fails is tried again, then given up with a word."""
        failures = 0
        try:
            while True:
                try:
                    table = await self._tables.table(running.table)
                    if await self._go_on(running, table):
                        return
                    continue
                except (NotSavedError, QueueFullError):
                    pass  # neither is the fault of this review
                except Exception:
                    log.exception("the review of table %s failed", running.table)
                    failures += 1
                    if failures >= TRIES:
                        await self.repository.save(running.table, "failed", None)
                        return
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._running.pop(running.table, None)
            running.tell()

    async def _go_on(self, running: Running, table: LiveTable) -> bool:
        """One turn in the queue, until something urgent wants it; whether the review is done."""
        match = table.state.finished()
        loop = asyncio.get_running_loop()

        teller = Teller(lambda told: loop.call_soon_threadsafe(self._found, running, told))

        def work(stop: Event) -> Review | None:
            loop.call_soon_threadsafe(self._thinks, running)
            try:
                return review(
                    match,
                    settings=self.settings,
                    progress=teller,
                    stop=stop.is_set,
                    resume=running.partial,
                )
            except ReviewStoppedError as stopped:
                running.partial = stopped.partial
                return None

        found = await self._jobs.run(Priority.ANALYSIS, running.asked_by, work)
        if found is None:
            running.thinking = False
            assert running.partial is not None
            await self.repository.save(running.table, "waiting", _encode(running.partial))
            return False
        rows = list(mistakes_in(found, table.state))
        await self.repository.finish(running.table, _encode(found), rows)
        return True

    def _thinks(self, running: Running) -> None:
        running.thinking = True
        running.tell()

    def _found(self, running: Running, told: "Told") -> None:
        """Something more was found: show it, and store it every now and then."""
        running.found, running.done, running.total = told.found, told.done, told.total
        running.tell()
        if told.partial is not None and not self._stopping:
            saving = asyncio.create_task(self._save(running.table, told.partial))
            self._saving.add(saving)
            saving.add_done_callback(self._saving.discard)

    async def _save(self, table: str, partial: bytes) -> None:
        try:
            if table in self._running:
                await self.repository.save(table, "waiting", partial)
        except NotSavedError:
            log.warning("the review of table %s is not stored yet", table)

    # --- helpers ------------------------------------------------------------------------------

    async def _more_than(self, running: Running, have: int) -> None:
        """Wait until more is found than somebody has, or the review ends; not for ever."""
        until = time.monotonic() + PATIENCE
        await asyncio.sleep(NEWS_SECONDS)
        while self._running.get(running.table) is running and running.done <= have:
            left = until - time.monotonic()
            if left <= 0 or self._stopping:
                return
            try:
                await asyncio.wait_for(running.news.wait(), left)
            except TimeoutError:
                return

    async def _readable(self, player: Player | None, table: LiveTable) -> StoredReview | None:
        """The stored review; the refusal where somebody has no right to it."""
        table.state.finished()
        stored = await self.repository.load(table.id)
        if not table.state.summary.is_participant(player) and not (stored and stored.shared):
            raise Refusal("review-not-shared" if stored else "no-review")
        return stored


class Told(NamedTuple):
    """How far a review is."""

    done: int
    total: int
    found: Review
    partial: bytes | None  # to be stored; None: not yet again


class Teller:
    """Passes on what a review finds, not more often than anybody can read it.

    It runs in the thread that thinks: nobody else may look at findings that still grow.
    """

    def __init__(self, pass_on: Callable[[Told], object]) -> None:
        self._pass_on = pass_on
        self._told = 0.0
        self._saved = time.monotonic()

    def __call__(self, progress: Progress) -> None:
        """Something more was found."""
        now = time.monotonic()
        if now - self._told < NEWS_SECONDS:
            return
        partial = None
        if now - self._saved >= SAVE_SECONDS:
            self._saved, partial = now, _encode(progress.partial)
        self._pass_on(Told(progress.done, progress.total, progress.review, partial))
        self._told = time.monotonic()


def source_names(name: str) -> dict[str, str]:
    """What the sources of points of a game are called in English, by their key."""
    guide = game_of(name, None).study_guide()
    return {source.key: source.name for source in guide.sources} if guide else {}


def points_of(match: Match) -> list[list[int]]:
    """Each seat's points after every decision."""
    after = match.game.after
    return [after(match.state_at(number))["scores"] for number in range(1, len(match) + 1)]


def mistakes_in(found: Review, state: TableState) -> Any:
    """The costly decisions that people made, as the database keeps them."""
    match = state.finished()
    for decision in found.decisions:
        by_person = state.makers[decision.number] in ("player", None)
        person = state.summary.seats[decision.seat].player is not None
        if decision.label in SCALE.labels and by_person and person:
            yield {
                "number": decision.number,
                "seat": decision.seat,
                "phase": PHASES.index(phase_of(decision.number, len(match))),
                "source": source_of(decision) or None,
                "label": decision.label,
                "loss": decision.loss,
            }
