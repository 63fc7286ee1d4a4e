"""One table: an actor. Every change is checked, saved, then shown to the viewers.

The match that everybody sees is replaced only when the change is on disk, so nothing that could
still be lost is ever shown.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NoReturn

from lutece.server import clock
from lutece.server.account_changes import AccountChanges
from lutece.server.agreements import Agreements
from lutece.server.bot_player import BotPlayer
from lutece.server.clock import (
    EXTENSIONS,
    Time,
    Timer,
    bank_after,
    is_new_turn,
    new_time,
    time_after,
    time_seated,
    with_banks,
)
from lutece.server.database import ConflictError, NotSavedError
from lutece.server.display import Display
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.repository import TableRepository
from lutece.server.schema import (
    Command,
    Done,
    Join,
    Listing,
    Play,
    Say,
    Status,
    Undo,
)
from lutece.server.seats import LATE, LEFT, LINK, PLAYER, Away, Seat, free_seat
from lutece.server.table_chat import TableChat
from lutece.server.table_state import (
    TableState,
    TableSummary,
    mover_of,
    result_of,
    standing_of,
)
from lutece.server.table_statements import Change, Progress
from lutece.server.thinking import Thinker
from lutece.server.viewers import Connection
from lutece.table import IllegalDecisionError, Match
from lutece.table.view import said_view

log = logging.getLogger("lutece.server")

RETRY_SECONDS = 2.0  # until a stand-in that could not be saved is tried again


class LiveTable:
    """A table in memory. Made by the registry, from what the database keeps."""

    def __init__(self, state: TableState, repository: TableRepository, thinker: Thinker) -> None:
        self.state, self.repository = state, repository
        self.display = Display(state)
        self.agreements = Agreements(self)
        self.chat = TableChat(self)
        self.accounts = AccountChanges(self)
        self.stale = False  # the database is ahead of memory: the table must be reloaded
        self._lock = asyncio.Lock()
        self._timer = Timer(self._time_is_up)
        self._bots = BotPlayer(self, thinker)
        self._standing_in: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        """The name of the table in addresses."""
        return self.state.summary.id

    @property
    def idle(self) -> bool:
        """Whether nobody is watching and no work is pending."""
        standing_in = self._standing_in is not None and not self._standing_in.done()
        busy = self._bots.busy or standing_in or self._timer.due_soon or self._lock.locked()
        busy = busy or self.state.summary.proposal is not None
        return not (self.display.viewers or busy)

    @property
    def lock(self) -> asyncio.Lock:
        """Hold this lock while changing the table from outside."""
        return self._lock

    # --- viewers --------------------------------------------------------------------------------

    def enter(self, connection: Connection, have: int = 0) -> None:
        """A viewer connects; bots that paused while nobody was watching resume."""
        self.display.enter(connection, have)
        self._bots.go_on()

    def exit(self, connection: Connection) -> None:
        """A viewer disconnects."""
        self.display.exit(connection)

    # --- commands -----------------------------------------------------------------------------

    async def command(self, player: Player | None, command: Command) -> Done:
        """Carry out what a player wants; raises Refusal if it cannot be."""
        if player is None:
            raise Refusal("name-needed")
        match command:
            case Play():
                self._bots.delay(command.wait)
                await self._act(player, command.seq, lambda: self._played(command.decision))
            case Undo():
                await self._act(player, command.seq, lambda: self._undone(command.number))
            case Say():
                await self.chat.say(player, command.text)
            case _:
                pass  # Sit, Look and Ping are the connection's own business
        return Done(seq=self.state.seq)

    async def join(self, player: Player, wish: Join) -> None:
        """Sit down; the game starts when the last seat is taken."""
        async with self._lock:
            summary = self.state.summary
            if summary.status == "closed":
                raise Refusal("table-closed")
            if wish.seat is None and summary.seats_of(player):
                return
            place = free_seat(summary.seats, wish, summary.invitation)
            await self._seat(
                {place: Seat(PLAYER, player.id, player.name, vacation=player.vacation)}
            )
            self.display.post_arrangement()
        self.go_on()

    async def join_kept(self, player: Player, places: Mapping[int, Seat]) -> None:
        """Sit down at the seats that a rematch keeps for a player."""
        async with self._lock:
            summary = self.state.summary
            if summary.seats_of(player):
                return
            if any(not summary.seats[n].free for n in places):
                raise Refusal("seat-taken")
            await self._seat(dict(places))
            self.display.post_arrangement()
        self.go_on()

    async def leave(self, player: Player) -> None:
        """Stand up: a bot stands in, or the seat is free again if the game has not started."""
        async with self._lock:
            mine = self.seats_at_table(player)
            if self.state.summary.status == "waiting":
                await self._seat({n: Seat(LINK) for n in mine})
                self.display.post_arrangement()
            else:
                await self._let_stand_in(mine, LEFT)
        self.go_on()

    async def come_back(self, player: Player) -> None:
        """Take one's seats back from the bot that stands in."""
        async with self._lock:
            mine = self.seats_at_table(player)
            await self._seat({n: self.state.summary.seats[n].given_back() for n in mine})
            self.display.post_table()
        self.go_on()

    async def close(self, player: Player | None) -> None:
        """End the table for good; None: by request of the administrator."""
        async with self._lock:
            summary = self.state.summary
            others = player and {s.player for s in summary.seats if s.player} - {player.id}
            mine = player is None or player.id == summary.owner or summary.seats_of(player)
            if summary.status in ("over", "closed") or not mine:
                raise Refusal("cannot-close")
            if others and summary.status == "running":
                raise Refusal("cannot-close")
            progress = Progress("closed", summary.number, None, time.time(), None)
            await self.repository.save_progress(self.id, progress)
            self._progressed(progress)
            self.display.post_table()
        self.go_on()

    async def agreed_rematch(self, table: str) -> None:
        """Tell everybody where the rematch is; the caller holds this table."""
        await self.repository.save_rematch(self.id, table)
        self.state.summary.rematch = table
        self.display.post_table()

    async def list_table(self, player: Player, wish: Listing) -> None:
        """Let strangers find the table or take part in its chat, or not."""
        async with self._lock:
            summary = self.owned(player)
            listed = summary.listed if wish.listed is None else wish.listed
            open_chat = summary.open_chat if wish.open_chat is None else wish.open_chat
            await self.repository.save_listing(self.id, listed, open_chat)
            summary.listed, summary.open_chat = listed, open_chat
            self.display.post_arrangement()

    # --- changes from outside -----------------------------------------------------------------

    def closed_outside(self) -> None:
        """The database says that this table is closed."""
        summary = self.state.summary
        if summary.status in ("waiting", "running"):
            self._progressed(Progress("closed", summary.number, None, summary.changed, None))
            self.display.post_table()
            self.go_on()

    def shut_down(self) -> None:
        """Stop the clock and the bots before the table is unloaded."""
        self._timer.stop()
        self._bots.stop()
        self.display.close()
        if self._standing_in is not None:
            self._standing_in.cancel()

    # --- changes of the game ------------------------------------------------------------------

    async def bot_decides(self, seq: int, seat: int, action: int) -> None:
        """Play what a bot chose, unless something happened while it thought."""
        async with self._lock:
            summary = self.state.summary
            same = self.state.seq == seq and summary.to_move == seat
            if same and summary.status == "running" and summary.seats[seat].level:
                await self.commit(self._played(self.state.game.texts[action]), seat)

    async def _act(self, player: Player, seq: int, change: Callable[[], Match]) -> None:
        """One change by the player to move."""
        async with self._lock:
            self.state.started()
            summary = self.state.summary
            mine = self.seats_at_table(player)
            if seq != self.state.seq:
                raise Refusal("behind")
            if summary.status != "running":
                raise Refusal("table-closed" if summary.status == "closed" else "game-over")
            seat = summary.to_move
            if seat not in mine or summary.seats[seat].level:
                raise Refusal("not-your-turn")
            if summary.paused is not None and not summary.paused_by_vacation:
                raise Refusal("paused")
            await self.commit(change(), seat)
        self.go_on()

    def _played(self, decision: str) -> Match:
        match = self.state.started()
        after = match.at(len(match))
        try:
            after.play(decision)
        except IllegalDecisionError as error:
            raise Refusal.by_rule(error.rule, said_view(error.said)) from None
        return after

    def _undone(self, number: int) -> Match:
        """Undo never crosses a turn's end, a random event, a look, or another seat's decision."""
        match = self.state.started()
        if not match.undo_to <= number < len(match):
            raise Refusal("cannot-undo")
        return match.at(number)

    # --- for the parts of a table -------------------------------------------------------------

    def seats_at_table(self, player: Player) -> list[int]:
        """The seats that a player holds."""
        mine = self.state.summary.seats_of(player)
        if not mine:
            raise Refusal("not-at-table")
        return mine

    def playing(self, player: Player) -> list[int]:
        """The seats that a player holds in a game that runs."""
        self.state.started()
        mine = self.seats_at_table(player)
        if self.state.summary.status != "running":
            raise Refusal("table-closed" if self.state.summary.status == "closed" else "game-over")
        return mine

    def owned(self, player: Player) -> TableSummary:
        """The table, for its owner alone."""
        if player.id != self.state.summary.owner:
            raise Refusal("not-your-table")
        return self.state.summary

    async def set_time(self, now: Time, places: Mapping[int, Seat] | None = None) -> None:
        """Save the clock of the seat to move, and seats that change with it."""
        summary = self.state.summary
        progress = Progress(
            summary.status,
            summary.number,
            summary.to_move,
            time.time(),
            *now,
            turn_began=summary.turn_began,
        )
        await self.repository.save_progress(self.id, progress, places)
        for n, seat in (places or {}).items():
            summary.seats[n] = seat
        self._progressed(progress)

    async def commit(self, after: Match, place: int) -> None:
        """Save a change and who made it; only then show it."""
        state, summary, match = self.state, self.state.summary, self.state.started()
        seat, number = summary.seats[place], len(after)
        undone = max(0, len(match) - number)
        turns = after.turns if undone else state.turns + after.ended_turn
        places: dict[int, Seat] = {}
        if not undone and is_new_turn(match, after):
            bank = bank_after(summary.clock, seat, summary.deadline)
            if bank != seat.bank:
                places[place] = replace(seat, bank=bank)
        mover = mover_of(after)
        to_move = None if mover is None else places.get(mover, summary.seats[mover])
        makers = state.makers[:number] if undone else [*state.makers, seat.made_by]
        progress = Progress(
            status="over" if after.over else "running",
            number=number,
            to_move=mover,
            changed=time.time(),
            **time_after(summary.clock, summary.time, match, after, to_move)._asdict(),
            turn_began=time.time() if is_new_turn(match, after) else summary.turn_began,
        )
        change = Change(
            seq=state.seq + 1,
            decision=None if undone else state.game.texts[after.last_action],
            number=number,
            at=progress.changed,
            made_by=seat.made_by,
            player=seat.player,
            level=seat.level,
        )
        standing = standing_of(after, turns)
        result = result_of(after, makers) if after.over else None
        counts = after.over and summary.practice is None
        by_seat = state.results(after, makers) if counts else ()
        try:
            await self.repository.save_change(
                self.id, change, progress, standing, places, result, by_seat
            )
        except ConflictError:
            self._lose()
        state.match, state.makers, state.turns = after, makers, turns
        state.numbers.append(number)
        proposed = summary.proposal is not None
        for n, changed in places.items():
            summary.seats[n] = changed
        self._progressed(progress)
        summary.result, summary.standing = result, standing
        # At the end nothing is secret any more: the last update carries the whole log.
        since = 0 if after.over else number if undone else number - 1
        self.display.post_update(since, undone)
        if after.over or proposed or places:
            self.display.post_table()

    # --- what happens by itself ---------------------------------------------------------------

    def go_on(self) -> None:
        """Let the bot to move think, and set the clock of the player to move."""
        self._timer.stop()
        summary = self.state.summary
        if summary.to_move is None:
            return
        if summary.seats[summary.to_move].level:
            self._bots.go_on()
        elif summary.deadline is not None:
            self._timer.start(summary.asked or summary.deadline)

    def _time_is_up(self) -> None:
        """A bot stands in for a player whose clock ran out, unless they say that they are here."""
        self._standing_in = asyncio.create_task(self._stand_in())

    async def _stand_in(self) -> None:
        try:
            async with self._lock:
                seat = self._late_seat()
                if seat is not None and self._may_be_asked(seat):
                    self.state.summary.asked = time.time() + clock.ANSWER_SECONDS
                    self.display.post_table()
                elif seat is not None:
                    await self._let_stand_in(self._seats_held_with(seat), LATE)
        except NotSavedError:
            await asyncio.sleep(RETRY_SECONDS)
        self.go_on()

    # --- helpers ------------------------------------------------------------------------------

    def _late_seat(self) -> Seat | None:
        """The seat to move, where its player's time is over."""
        summary = self.state.summary
        until = summary.asked or summary.deadline
        if summary.to_move is None or until is None or until > time.time():
            return None
        seat = summary.seats[summary.to_move]
        return None if seat.level else seat

    def _may_be_asked(self, late: Seat) -> bool:
        """Whether a late player is connected, and may say once more that they are here."""
        here = self.display.viewers.online(late.player)
        return here and late.extended < EXTENSIONS and self.state.summary.asked is None

    def _seats_held_with(self, seat: Seat) -> list[int]:
        """All seats of the player of a seat: whoever is late at one leaves them all to bots."""
        return [n for n, s in enumerate(self.state.summary.seats) if s.player == seat.player]

    async def _let_stand_in(self, places: list[int], away: Away) -> None:
        await self._seat({n: self.state.summary.seats[n].with_stand_in(away) for n in places})
        self.display.post_arrangement()

    def _lose(self) -> NoReturn:
        """Memory is behind the database: the viewers reconnect to the reloaded table."""
        log.error("table %s was changed by another process; reloading it", self.id)
        self.stale = True
        self.shut_down()
        self.display.send_away()
        raise ConflictError

    async def _seat(self, places: dict[int, Seat]) -> None:
        """Save who sits where now, then let it be so; with the last seat taken, deal."""
        summary, match = self.state.summary, self.state.match
        seats = [places.get(n, seat) for n, seat in enumerate(summary.seats)]
        status: Status = summary.status
        now, began = Time(), summary.turn_began
        if status == "waiting" and not any(seat.free for seat in seats):
            status, match = "running", self.state.new_match()
            seats = with_banks(summary.clock, seats)
            places = dict(enumerate(seats))
            now, began = new_time(summary.clock, seats[match.to_move]), time.time()
        elif status == "waiting" and not any(seat.player for seat in seats):
            status = "closed"
        elif status == "running" and summary.to_move is not None:
            now = time_seated(summary.clock, summary.time, seats, summary.to_move)
        to_move = mover_of(match) if match is not None and status == "running" else None
        progress = Progress(status, summary.number, to_move, time.time(), *now, turn_began=began)
        await self.repository.save_progress(self.id, progress, places)
        if match is not None and self.state.match is None:
            summary.standing = standing_of(match, 0)
        summary.seats, self.state.match = seats, match
        self._progressed(progress)

    def _progressed(self, progress: Progress) -> None:
        """Show what was saved; a question or a proposal about what was before is void."""
        summary = self.state.summary
        summary.asked = summary.proposal = None
        summary.status, summary.number, summary.to_move = progress[:3]
        summary.changed, summary.deadline = progress.changed, progress.deadline
        summary.paused, summary.paused_by = progress.paused, progress.paused_by
        summary.turn_began = progress.turn_began
