"""One table: an actor. Every change is checked, saved, then shown to whoever looks on.

The match that everybody sees is replaced only when the change is on disk, so nothing that could
still be lost is ever shown.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import NoReturn

from lutece.server import limits
from lutece.server.bot_player import BotPlayer
from lutece.server.chat import LONGEST_LINE, chat_line, one_line
from lutece.server.clock import Timer, deadline_after, deadline_seated, new_deadline
from lutece.server.database import ConflictError, NotSavedError
from lutece.server.display import Display
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.repository import CHAT_SHOWN, Change, Progress, TableRepository
from lutece.server.schema import (
    Command,
    Done,
    Join,
    Listing,
    Mute,
    Play,
    Report,
    Say,
    Status,
    Undo,
)
from lutece.server.seats import LATE, LEFT, LINK, NOBODY, PLAYER, Away, Seat, free_seat, parted
from lutece.server.table_state import TableState, TableSummary, mover_of, result_of
from lutece.server.thinking import Thinker
from lutece.server.viewers import Connection
from lutece.table import IllegalDecisionError, Match
from lutece.table.view import said_view

log = logging.getLogger("lutece.server")

TRIM_CHAT_EVERY = 50  # lines of chat
LINES_REPORTED = 10  # that go with a report
RETRY_SECONDS = 2.0  # until a stand-in that could not be saved is tried again


class LiveTable:
    """A table in memory. Made by the registry, from what the database keeps."""

    def __init__(self, state: TableState, repository: TableRepository, thinker: Thinker) -> None:
        self.state, self.repository = state, repository
        self.display = Display(state)
        self.lost = False  # the database knows more than this: to be opened anew
        self._lock = asyncio.Lock()
        self._timer = Timer(self._time_is_up)
        self._bots = BotPlayer(self, thinker)
        self._standing_in: asyncio.Task[None] | None = None
        self._said = 0  # lines of chat since the table was opened

    @property
    def id(self) -> str:
        """The name of the table in addresses."""
        return self.state.summary.id

    @property
    def idle(self) -> bool:
        """Whether nobody looks on and nothing happens soon, by itself or by a post."""
        standing_in = self._standing_in is not None and not self._standing_in.done()
        busy = self._bots.busy or standing_in or self._timer.due_soon or self._lock.locked()
        return not (self.display.viewers or busy)

    def held(self) -> asyncio.Lock:
        """To be entered while something about this table is changed from outside."""
        return self._lock

    # --- who looks on -------------------------------------------------------------------------

    def enter(self, connection: Connection, have: int = 0) -> None:
        """Somebody looks on: bots that rested while nobody did go on."""
        self.display.enter(connection, have)
        self._bots.go_on()

    def exit(self, connection: Connection) -> None:
        """Somebody looks away."""
        self.display.exit(connection)

    # --- commands -----------------------------------------------------------------------------

    async def command(self, player: Player | None, command: Command) -> Done:
        """Carry out what a player wants; raises Refusal if it cannot be."""
        if player is None:
            raise Refusal("name-needed")
        match command:
            case Play():
                await self._act(player, command.seq, lambda: self._played(command.decision))
            case Undo():
                await self._act(player, command.seq, lambda: self._undone(command.number))
            case Say():
                await self._say(player, command.text)
            case _:
                pass  # Sit and Ping are the connection's own business
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
            await self._seat({place: Seat(PLAYER, player.id, player.name)})
            self.display.post_arrangement()
        self.go_on()

    async def leave(self, player: Player) -> None:
        """Stand up: a bot stands in, or the seat is free again if the game has not started."""
        async with self._lock:
            mine = self._seats_at_table(player)
            if self.state.summary.status == "waiting":
                await self._seat({n: Seat(LINK) for n in mine})
                self.display.post_arrangement()
            else:
                await self._let_stand_in(mine, LEFT)
        self.go_on()

    async def come_back(self, player: Player) -> None:
        """Take one's seats back from the bot that stands in."""
        async with self._lock:
            mine = self._seats_at_table(player)
            await self._seat({n: self.state.summary.seats[n].given_back() for n in mine})
            self.display.post_table()
        self.go_on()

    async def close(self, player: Player | None) -> None:
        """End the table for good; None: whoever runs the server wants it."""
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

    async def list_table(self, player: Player, wish: Listing) -> None:
        """Let strangers find the table or take part in its chat, or not."""
        async with self._lock:
            summary = self._owned(player)
            listed = summary.listed if wish.listed is None else wish.listed
            open_chat = summary.open_chat if wish.open_chat is None else wish.open_chat
            await self.repository.save_listing(self.id, listed, open_chat)
            summary.listed, summary.open_chat = listed, open_chat
            self.display.post_arrangement()

    async def mute(self, player: Player, wish: Mute) -> None:
        """Let somebody speak at this table no more, or again; what they said is hidden."""
        async with self._lock:
            summary = self._owned(player)
            silent = dict(summary.muted)
            if wish.muted:
                name = self.display.name_of(wish.player)
                if name is None or wish.player == player.id:
                    raise Refusal("unknown-person")
                if len(silent) >= limits.MUTED.amount:
                    raise Refusal("too-many-muted", count=len(silent))
                silent[wish.player] = name
            elif silent.pop(wish.player, None) is None:
                raise Refusal("unknown-person")
            await self.repository.save_muted(self.id, wish.player, wish.muted)
            summary.muted = silent
            self.display.post_arrangement()

    async def report(self, player: Player, wish: Report) -> None:
        """Keep a word about somebody for whoever runs the server, with what they said last."""
        name = self.display.name_of(wish.player)
        if name is None or wish.player == player.id or not self.state.summary.may_chat(player):
            raise Refusal("unknown-person")
        said = [line.text for line in self.state.chat if line.player == wish.player]
        await self.repository.save_report(
            {
                "at": time.time(),
                "table": self.id,
                "reporter": player.id,
                "about": wish.player,
                "name": name,
                "reason": one_line(wish.reason)[:LONGEST_LINE],
                "lines": said[-LINES_REPORTED:],
            }
        )

    # --- changes from outside -----------------------------------------------------------------

    def closed_outside(self) -> None:
        """The database says that this table is closed."""
        summary = self.state.summary
        if summary.status in ("waiting", "running"):
            summary.status, summary.to_move, summary.deadline = "closed", None, None
            self.display.post_table()
            self.go_on()

    def renamed(self, player: Player) -> None:
        """Somebody at this table has a new name."""
        mine = self.state.summary.seats_of(player)
        for n in mine:
            self.state.summary.seats[n].name = player.name
        self.display.viewers.become(player.id, player)
        if mine:
            self.display.post_table()

    def handed_over(self, guest: Player, player: Player) -> None:
        """A guest turned out to be this player, and the database knows it already."""
        summary = self.state.summary
        if summary.owner == guest.id:
            summary.owner = player.id
        mine = summary.seats_of(guest)
        for n in mine:
            summary.seats[n].player, summary.seats[n].name = player.id, player.name
        if guest.id in summary.muted:
            del summary.muted[guest.id]
            summary.muted[player.id] = player.name
        for line in self.state.chat:
            if line.player == guest.id:
                line.player = player.id
        here = self.display.viewers.become(guest.id, player)
        if mine or here:
            self.display.post_arrangement()

    def parted(self, player: Player) -> None:
        """A player is deleted, and the database knows it already."""
        state, summary = self.state, self.state.summary
        running, mine = summary.status == "running", summary.seats_of(player)
        muted = summary.muted.pop(player.id, None) is not None
        said = [line for line in state.chat if line.player != player.id]
        if not (mine or muted or summary.owner == player.id or len(said) < len(state.chat)):
            return
        state.chat = said
        for n in mine:
            seat = summary.seats[n]
            free = summary.status == "waiting"
            summary.seats[n] = Seat(LINK) if free else parted(seat, running)
        if summary.owner == player.id:
            summary.owner = next((seat.player for seat in summary.seats if seat.player), NOBODY)
            if summary.owner == NOBODY and summary.status in ("waiting", "running"):
                summary.status, summary.to_move, summary.deadline = "closed", None, None
        self.display.post_arrangement()
        self.go_on()

    def forget_chat(self, before: float) -> None:
        """Lines that are older than a moment are deleted."""
        self.state.chat = [line for line in self.state.chat if line.at >= before]

    def rest(self) -> None:
        """Before the table is put away: no clock, no bot."""
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
                await self._commit(self._played(self.state.game.texts[action]), seat)

    async def _act(self, player: Player, seq: int, change: Callable[[], Match]) -> None:
        """One change by the player to move."""
        async with self._lock:
            self.state.started()
            summary = self.state.summary
            mine = self._seats_at_table(player)
            if seq != self.state.seq:
                raise Refusal("behind")
            if summary.status != "running":
                raise Refusal("table-closed" if summary.status == "closed" else "game-over")
            seat = summary.to_move
            if seat not in mine or summary.seats[seat].level:
                raise Refusal("not-your-turn")
            await self._commit(change(), seat)
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

    async def _commit(self, after: Match, place: int) -> None:
        """Save a change and who made it; only then show it."""
        state, summary, match = self.state, self.state.summary, self.state.started()
        seat, number = summary.seats[place], len(after)
        undone = max(0, len(match) - number)
        makers = state.makers[:number] if undone else [*state.makers, seat.made_by]
        progress = Progress(
            status="over" if after.over else "running",
            number=number,
            to_move=mover_of(after),
            changed=time.time(),
            deadline=deadline_after(summary.pace, summary.deadline, match, after),
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
        result = result_of(after) if after.over else None
        in_earnest = after.over and summary.practice is None
        by_seat = state.results(after, makers) if in_earnest else ()
        try:
            await self.repository.save_change(self.id, change, progress, result, by_seat)
        except ConflictError:
            self._lose()
        state.match, state.makers = after, makers
        state.numbers.append(number)
        self._progressed(progress)
        summary.result = result
        # At the end nothing is secret any more: the last update carries the whole log.
        since = 0 if after.over else number if undone else number - 1
        self.display.post_update(since, undone)
        if after.over:
            self.display.post_table()

    async def _say(self, player: Player, text: str) -> None:
        if not self.state.summary.may_chat(player):
            raise Refusal("chat-closed")
        if player.id in self.state.summary.muted:
            raise Refusal("muted")
        line = chat_line(player, self.state.summary.seats_of(player), text)
        self._said += 1
        await self.repository.save_chat(self.id, line, trim=self._said % TRIM_CHAT_EVERY == 0)
        self.state.chat = [*self.state.chat, line][-CHAT_SHOWN:]
        self.display.post_chat(line)

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
            self._timer.start(summary.deadline)

    def _time_is_up(self) -> None:
        """A bot stands in for a player whose clock ran out."""
        self._standing_in = asyncio.create_task(self._stand_in())

    async def _stand_in(self) -> None:
        try:
            async with self._lock:
                summary = self.state.summary
                seat = summary.to_move
                late = summary.deadline is not None and summary.deadline <= time.time()
                if seat is not None and late and not summary.seats[seat].level:
                    player = summary.seats[seat].player
                    places = [n for n, other in enumerate(summary.seats) if other.player == player]
                    await self._let_stand_in(places, LATE)
        except NotSavedError:
            await asyncio.sleep(RETRY_SECONDS)
        self.go_on()

    # --- helpers ------------------------------------------------------------------------------

    async def _let_stand_in(self, places: list[int], away: Away) -> None:
        await self._seat({n: self.state.summary.seats[n].with_stand_in(away) for n in places})
        self.display.post_arrangement()

    def _lose(self) -> NoReturn:
        """What is in memory is behind what was saved: whoever is here comes back to it anew."""
        log.error("table %s was changed by another hand: it is opened anew", self.id)
        self.lost = True
        self.rest()
        self.display.send_away()
        raise ConflictError

    def _owned(self, player: Player) -> TableSummary:
        if player.id != self.state.summary.owner:
            raise Refusal("not-your-table")
        return self.state.summary

    def _seats_at_table(self, player: Player) -> list[int]:
        mine = self.state.summary.seats_of(player)
        if not mine:
            raise Refusal("not-at-table")
        return mine

    async def _seat(self, places: dict[int, Seat]) -> None:
        """Save who sits where now, then let it be so; with the last seat taken, deal."""
        summary, match = self.state.summary, self.state.match
        seats = [places.get(n, seat) for n, seat in enumerate(summary.seats)]
        status: Status = summary.status
        deadline: float | None = None
        if status == "waiting" and not any(seat.free for seat in seats):
            status, match = "running", self.state.new_match()
            deadline = new_deadline(summary.pace)
        elif status == "waiting" and not any(seat.player for seat in seats):
            status = "closed"
        elif status == "running" and summary.to_move is not None:
            deadline = deadline_seated(summary.pace, summary.deadline, seats, summary.to_move)
        to_move = mover_of(match) if match is not None and status == "running" else None
        progress = Progress(status, summary.number, to_move, time.time(), deadline)
        await self.repository.save_progress(self.id, progress, places)
        summary.seats, self.state.match = seats, match
        self._progressed(progress)

    def _progressed(self, progress: Progress) -> None:
        summary = self.state.summary
        summary.status, summary.number, summary.to_move = progress[:3]
        summary.changed, summary.deadline = progress[3:]
