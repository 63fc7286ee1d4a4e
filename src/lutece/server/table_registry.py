"""The registry: all tables. Those that somebody uses are in memory, the others in the database."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from lutece.server import limits
from lutece.server.clock import SOON, new_time, times_of, with_banks
from lutece.server.database import Database, NotSavedError, Statement
from lutece.server.jobs import JobQueue
from lutece.server.live_table import LiveTable
from lutece.server.new_table import (
    check_name,
    check_wish,
    game_of,
    is_listed,
    practice_seats,
    proved,
    recorded_seats,
    wished_seat,
)
from lutece.server.notifications.channels import Channels
from lutece.server.people import Player
from lutece.server.puzzle_repository import hand_over_puzzles
from lutece.server.rate_limit import RateLimiter
from lutece.server.refusals import Refusal
from lutece.server.repository import TableRepository
from lutece.server.schema import NewTable, Practice, SeatWish, TableInfo, Tables
from lutece.server.seats import BOT, PLAYER, MadeBy, Seat, kept_again
from lutece.server.table_rows import StoredTable
from lutece.server.table_state import (
    TableState,
    TableSummary,
    mover_of,
    replayed,
    result_of,
    standing_of,
)
from lutece.server.table_statements import Change, hand_over
from lutece.server.thinking import Thinker
from lutece.server.uploads import Uploads
from lutece.table.fairness import new_seed

log = logging.getLogger("lutece.server")

SWEEP_SECONDS = 60.0
KEPT_SECONDS = 300.0  # that an unused table stays in memory
_TABLE_ID = re.compile("[0-9a-f]{10}")


class TableRegistry:
    """Where tables are set up, found and put away."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.repository = TableRepository(database)
        self.jobs = JobQueue()
        self.thinker = Thinker(self.jobs)
        self.uploads = Uploads()
        self.upload_rate = RateLimiter(limits.UPLOADS)
        self.practice_rate = RateLimiter(limits.PRACTICE)
        self._open: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on where the server stopped: where a bot is to move or a clock runs out soon."""
        await self._open_all(await self.repository.busy_tables(time.time() + SOON))
        self._sweeper = asyncio.create_task(self._sweep())

    def send_away(self) -> None:
        """Viewers of a table must come back later."""
        for table in self._open.values():
            table.display.send_away()

    async def stop(self) -> None:
        """Put everything away; what was acknowledged is on disk already."""
        if self._sweeper:
            self._sweeper.cancel()
        for table in self._open.values():
            table.shut_down()
        await self.uploads.stop()
        await self.jobs.stop()

    async def table(self, table: str) -> LiveTable:
        """A table by its id, from memory or from the database."""
        found = self._open.get(table)
        if found is not None and not found.stale:
            return found
        if not _TABLE_ID.fullmatch(table):
            raise Refusal("unknown-table", table=table[:40])
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._load(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)  # a cancelled request does not stop it for the others

    async def set_up(
        self, player: Player, wish: NewTable, seats: list[Seat] | None = None
    ) -> LiveTable:
        """A new table; it starts at once if no seat is free. With `seats`, these are taken."""
        times = times_of(wish.pace, wish.clock)
        await self._check_count(player)
        components = await self._components(player, wish)
        game = await asyncio.to_thread(game_of, wish.game, components)
        check_wish(game, wish)
        now = time.time()
        summary = TableSummary(
            id=secrets.token_hex(5),
            game=game.name,
            options=dict(wish.options),
            own_components=components is not None,
            pace=wish.pace,
            status="waiting",
            invitation=secrets.token_urlsafe(12),
            owner=player.id,
            created=now,
            changed=now,
            seats=seats or [wished_seat(w, player) for w in wish.seats],
            listed=is_listed(wish),
            clock=times,
            hints_agreed=wish.hints,
        )
        state = TableState(summary, game, new_seed())
        if not any(seat.free for seat in summary.seats):
            state.match = state.new_match()
            summary.status, summary.to_move = "running", mover_of(state.match)
            summary.seats = with_banks(times, summary.seats)
            first = None if summary.to_move is None else summary.seats[summary.to_move]
            summary.deadline, summary.paused, summary.paused_by = new_time(times, first)
            summary.turn_began = now
            summary.standing = standing_of(state.match, 0)
        stored = StoredTable(summary, game.edition, state.seed, components, [], [])
        await self.repository.create(stored)
        return self._keep(state)

    async def open_record(self, player: Player, text: str) -> LiveTable:
        """A table that shows the finished game of a record; nobody sits at it."""
        self.upload_rate.check(player.id)
        record, match = await asyncio.to_thread(proved, text)
        now = time.time()
        makers: list[MadeBy | None] = [None] * len(match)
        summary = TableSummary(
            id=secrets.token_hex(5),
            game=match.game.name,
            options=dict(record.options),
            own_components=False,
            pace="none",
            status="over",
            invitation=secrets.token_urlsafe(12),
            owner=player.id,
            created=now,
            changed=now,
            seats=recorded_seats(record),
            listed=False,
            number=len(match),
            result=result_of(match, makers),
        )
        state = TableState(summary, match.game, match.seed, match)
        made = [
            Change(n, decision, n, now, None, None, None)
            for n, decision in enumerate(match.moves, start=1)
        ]
        stored = StoredTable(summary, match.game.edition, match.seed, None, made, [])
        await self.repository.create_over(stored, state.results(match, makers))
        return await self.table(summary.id)

    async def rematch(self, player: Player, table: LiveTable) -> LiveTable:
        """The table where the people of a finished one play again.

        The first who asks sets it up, everybody one place further; the others join it.
        """
        before = table.state.summary
        async with table.lock:
            if not before.seats_of(player):
                raise Refusal("not-at-table")
            if before.status != "over":
                raise Refusal("still-playing")
            again = await self._agreed_rematch(before)
            mine = {
                (n + 1) % len(before.seats): Seat(
                    PLAYER,
                    player.id,
                    player.name,
                    beside=before.seats[n].beside,
                    vacation=player.vacation,
                )
                for n in before.seats_of(player)
            }
            if again is not None:
                await again.join_kept(player, mine)
                return again
            seats = [mine.get(n, seat) for n, seat in enumerate(kept_again(before.seats))]
            wish = NewTable(
                game=before.game,
                seats=[
                    SeatWish(kind="bot", level=seat.level)
                    if seat.kind == BOT
                    else SeatWish(kind="me" if seat.kind == PLAYER else "link")
                    for seat in seats
                ],
                options=before.options,
                pace=before.pace,
                clock=before.clock if before.pace == "own" else None,
                components_of=before.id,
                listed=before.listed,
                hints=before.hints_agreed,
            )
            again = await self.set_up(player, wish, seats)
            await table.agreed_rematch(again.id)
            return again

    async def _agreed_rematch(self, summary: TableSummary) -> LiveTable | None:
        """The rematch of a table, unless it was closed before it began."""
        if summary.rematch is None:
            return None
        try:
            again = await self.table(summary.rematch)
        except Refusal:
            return None
        return None if again.state.summary.status == "closed" else again

    async def set_up_practice(self, player: Player, table: LiveTable, number: int) -> LiveTable:
        """The game of a finished table from a moment on: its mover against bots as strong.

        Somebody practises at one table at a time: the one before is closed.
        """
        before = table.state.summary
        match = table.state.finished()
        if not 0 <= number < len(match):
            raise Refusal("unknown-moment", number=number)
        self.practice_rate.check(player.id)
        for old in await self.repository.practice_of(player):
            with suppress(Refusal):  # it cannot be opened any more, or was closed meanwhile
                await (await self.table(old)).close(player)
        now, past = time.time(), match.at(number)
        mover = past.to_move
        summary = TableSummary(
            id=secrets.token_hex(5),
            game=before.game,
            options=dict(before.options),
            own_components=before.own_components,
            pace="none",
            status="running",
            invitation=secrets.token_urlsafe(12),
            owner=player.id,
            created=now,
            changed=now,
            seats=practice_seats(before.seats, mover, player),
            listed=False,
            practice=Practice(table=table.id, number=number, seat=mover),
            number=number,
            to_move=mover,
        )
        makers = table.state.makers[:number]
        made = [
            Change(seq, text, seq, now, maker, None, None)
            for seq, (text, maker) in enumerate(zip(past.moves, makers, strict=True), start=1)
        ]
        state = TableState(summary, table.state.game, table.state.seed, past)
        state.numbers, state.makers = list(range(number + 1)), list(makers)
        state.turns = past.turns
        components = await self.repository.components(table.id) if before.own_components else None
        stored = StoredTable(summary, state.game.edition, state.seed, components, made, [])
        await self.repository.create(stored)
        return self._keep(state)

    async def _components(self, player: Player, wish: NewTable) -> str | None:
        """The components of a new table in the server's own words; None: the game's own."""
        check_name(wish.game)
        if wish.components is not None:
            self.upload_rate.check(player.id)
            return await self.uploads.plain(wish.game, wish.components)
        if wish.components_of is not None:
            other = (await self.table(wish.components_of)).state.summary
            if other.own_components:
                return await self.repository.components(other.id)
        return None

    async def lists(self, player: Player | None) -> Tables:
        """What the lobby shows."""
        mine = await self.repository.tables_of(player) if player else []
        waiting = await self.repository.open_tables()
        running = await self.repository.running_tables()
        return Tables(
            mine=self._infos(player, mine),
            open=self._infos(player, waiting),
            running=self._infos(player, running),
        )

    def is_looking(self, table: str, player: str) -> bool:
        """Whether a player looks at a table."""
        found = self._open.get(table)
        return found is not None and found.display.viewers.is_looking(player)

    def renamed(self, player: Player) -> None:
        """Somebody has a new name."""
        for table in self._open.values():
            table.accounts.renamed(player)

    async def vacation_changed(self, player: Player) -> None:
        """Somebody went on vacation or came back: the clocks that run for them stop or go on."""
        failed: NotSavedError | None = None
        for table in await self._unfinished(player):
            try:
                await table.accounts.vacation_changed(player)
            except NotSavedError as error:  # the clocks of other tables must not wait for this one
                failed = error
        if failed is not None:
            raise failed

    @asynccontextmanager
    async def handing_over(
        self, guest: Player | None, player: Player
    ) -> AsyncIterator[list[Statement]]:
        """Transfers a guest's seats to `player`; yields the statements to commit while holding
        those tables' locks.
        """
        if guest is None:
            yield []
            return
        async with AsyncExitStack() as held:
            for table in await self._unfinished(guest):
                await held.enter_async_context(table.lock)
            channels = await Channels(self.database).handing_over(guest, player)
            yield [*hand_over(guest, player), *hand_over_puzzles(guest, player), *channels]
            for table in list(self._open.values()):
                await table.accounts.handed_over(guest, player)

    @asynccontextmanager
    async def parting(self, player: Player) -> AsyncIterator[None]:
        """Holds the tables of a player while they are deleted from the database; then theirs are
        seats of a former player.
        """
        async with AsyncExitStack() as held:
            for table in await self._unfinished(player):
                await held.enter_async_context(table.lock)
            yield
            for table in list(self._open.values()):
                await table.accounts.account_deleted(player)

    def forget_chat(self, before: float) -> None:
        """Lines of chat that are older than a moment are deleted."""
        for table in self._open.values():
            table.chat.forget(before)

    async def _unfinished(self, player: Player) -> list[LiveTable]:
        """The tables that somebody sits at or set up, opened, in one order for everybody."""
        found = []
        for table in await self.repository.unfinished_tables_of(player):
            try:
                found.append(await self.table(table))
            except Refusal:
                log.warning("table %s goes over unopened", table)
        return found

    def _infos(self, player: Player | None, summaries: list[TableSummary]) -> list[TableInfo]:
        """Tables as the lobby shows them: as they are in memory, or else as they were stored."""
        infos = []
        for summary in summaries:
            live = self._open.get(summary.id)
            infos.append(live.display.info(player) if live else summary.info(player))
        return infos

    async def _load(self, table: str) -> LiveTable:
        stored = await self.repository.load(table)
        if stored is None:
            raise Refusal("unknown-table", table=table[:40])
        summary = stored.summary
        game = await asyncio.to_thread(game_of, summary.game, stored.components, stored.edition)
        if game.edition != stored.edition:
            raise Refusal("older-rules")
        state = TableState(summary, game, stored.seed, chat=stored.chat)
        state.numbers = [0, *(change.number for change in stored.changes)]
        if summary.status in ("running", "over") or stored.changes:
            state.match, state.makers = replayed(state.new_match(), stored.changes)
            state.turns = state.match.turns
        if summary.status == "over" and summary.result is None and state.match is not None:
            summary.result = result_of(state.match, state.makers)
            by_seat = state.results(state.match, state.makers)
            await self.repository.save_result(table, summary.result, by_seat, summary.changed)
        return self._keep(state)

    def _keep(self, state: TableState) -> LiveTable:
        """A table in memory from now on: its clock and its bots go on."""
        live = self._open[state.summary.id] = LiveTable(state, self.repository, self.thinker)
        live.go_on()
        return live

    async def _check_count(self, player: Player) -> None:
        count = await self.repository.count_unfinished(player)
        if count >= limits.OPEN_TABLES.amount:
            raise Refusal("too-many-tables", count=count)

    async def notice_closed(self) -> None:
        """Close the tables that were closed in the database (`lutece admin close`)."""
        try:
            closed = await self.repository.tables_closed_since(time.time() - 3 * SWEEP_SECONDS)
        except NotSavedError:
            return  # the next sweep looks again
        for table in closed:
            if found := self._open.get(table):
                found.closed_outside()

    async def open_due(self) -> None:
        """Open the tables whose clock runs out soon."""
        try:
            due = await self.repository.due_tables(time.time() + SOON)
        except NotSavedError:
            return  # the next sweep looks again
        await self._open_all(table for table in due if table not in self._open)

    async def _open_all(self, which: Iterable[str]) -> None:
        for table in which:
            try:
                await self.table(table)
            except Refusal as refusal:
                log.warning("table %s cannot be opened: %s", table, refusal)
            except Exception:  # one broken table must not keep the others closed
                log.exception("table %s cannot be opened", table)

    async def _sweep(self) -> None:
        """Put away what nobody uses, open what is due, close what was closed from outside."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.notice_closed()
            await self.open_due()
            old = time.time() - KEPT_SECONDS
            for table in list(self._open.values()):
                if table.idle and table.state.summary.changed < old:
                    table.shut_down()
                    del self._open[table.id]
