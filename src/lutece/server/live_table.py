"""One table: an actor. Every change is checked, saved, then told to whoever looks on.

The match that everybody sees is replaced only when the change is on disk, so nothing that could
still be lost is ever shown.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa

from lutece.kernel.contract import OVER, Game
from lutece.server.database import (
    ConflictError,
    Database,
    NotSavedError,
    Statement,
    changes,
    chat,
    seats,
    tables,
)
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.schema import (
    ChatLine,
    Chatted,
    Command,
    Done,
    Join,
    Message,
    Pace,
    Play,
    Refused,
    Say,
    SeatInfo,
    Status,
    Sync,
    TableChanged,
    TableInfo,
    Undo,
    Update,
)
from lutece.server.seats import BOT, LINK, PLAYER, Seat, free_seat, seat_row
from lutece.server.thinking import Thinker
from lutece.table import IllegalDecisionError, Match, View
from lutece.table.view import said_view

log = logging.getLogger("lutece.server")

SECONDS_A_TURN: dict[Pace, float | None] = {"none": None, "live": 180.0, "day": 24 * 3600.0}
STAND_IN = "casual"  # the level of the bot that plays for somebody who left
CHAT_KEPT = 200  # lines that a newcomer sees
LONGEST_LINE = 500
RETRY_SECONDS = 2.0  # until a bot tries again what could not be saved
SHORTEST_WAIT = 0.05  # of a clock

_SAVE_CHANGE = sa.insert(changes)
_SAVE_CHAT = sa.insert(chat)
_SAVE_TABLE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("which"), tables.c.status != "closed")  # that is for good
    .values({name: sa.bindparam(name) for name in ("status", "number", "to_move")})
    .values({name: sa.bindparam(name) for name in ("changed", "deadline")})
)
_SAVE_RESULT = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("which"))
    .values(result=sa.bindparam("result", type_=tables.c.result.type))
)
_SAVE_SEAT = (
    sa.update(seats)
    .where(seats.c.table == sa.bindparam("which"), seats.c.seat == sa.bindparam("place"))
    .values({name: sa.bindparam(name) for name in ("kind", "player", "level", "name")})
)
_encode = msgspec.json.Encoder().encode


class Connection(Protocol):
    """Somebody who looks on: a socket, a stream."""

    player: Player | None
    seat: int | None  # whose eyes it has; None: a spectator's

    def post(self, data: bytes) -> None:
        """Send a message, now or as soon as possible; never waits."""

    def dismiss(self) -> None:
        """Send it away: it may come back, and then gets everything anew."""


@dataclass(eq=False)
class LiveTable:
    """A table in memory. Made by the hall, from what the database keeps."""

    id: str
    game: Game
    options: dict[str, bool]
    own_components: bool
    seed: str
    pace: Pace
    status: Status
    invitation: str
    owner: str
    created: float
    changed: float
    seats: list[Seat]
    database: Database
    thinker: Thinker
    deadline: float | None = None
    listed_to_move: int | None = None  # of a table that is only listed, its game not loaded
    listed_result: dict[str, Any] | None = None  # likewise
    match: Match | None = None
    numbers: list[int] = field(default_factory=lambda: [0])  # decisions made, by sequence number
    lines: list[ChatLine] = field(default_factory=list)
    connections: set[Connection] = field(default_factory=set)
    lost: bool = False  # the database knows more than this: to be opened anew
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _bots: "asyncio.Task[None] | None" = None
    _standing_in: "asyncio.Task[None] | None" = None
    _clock: asyncio.TimerHandle | None = None

    # --- what can be seen -------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """How many changes there were: the number that every command must know."""
        return len(self.numbers) - 1

    @property
    def number(self) -> int:
        """Decisions made."""
        return self.numbers[-1]

    @property
    def to_move(self) -> int | None:
        """The seat to decide, if any."""
        if self.match is None or self.status != "running":
            return self.listed_to_move
        seat = self.match.to_move
        return None if seat == OVER else seat

    @property
    def result(self) -> dict[str, Any] | None:
        """Scores and shares of the win, once the game is over."""
        if self.status != "over":
            return None
        return self.listed_result if self.match is None else result_of(self.match)

    @property
    def idle(self) -> bool:
        """Whether nobody looks on and nothing happens, by itself or by a post."""
        busy = any(task is not None and not task.done() for task in (self._bots, self._standing_in))
        return not (self.connections or busy or self._clock is not None or self._lock.locked())

    def seats_of(self, player: Player | None) -> list[int]:
        """The seats that somebody holds."""
        if player is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.player == player.id]

    def eyes(self, player: Player | None, wish: int | None) -> int | None:
        """The seat that a newcomer looks from: the wished one, or their only one."""
        mine = self.seats_of(player)
        if wish is not None:
            if not 0 <= wish < len(self.seats):
                raise Refusal("unknown-seat", seat=wish)
            if wish not in mine:
                raise Refusal("not-your-seat")
            return wish
        return mine[0] if len(mine) == 1 else None  # several: a curtain hides them until one sits

    def info(self, player: Player | None) -> TableInfo:
        """The table as this player sees it from outside."""
        mine = self.seats_of(player)
        here = {c.player.id for c in self.connections if c.player}
        to_move = self.to_move
        held = [seat.player for seat in self.seats if seat.player]
        result = self.result or {}
        return TableInfo(
            table=self.id,
            game=self.game.name,
            options=self.options,
            own_components=self.own_components,
            pace=self.pace,
            status=self.status,
            seats=[
                SeatInfo(
                    seat=n,
                    kind=seat.public_kind,
                    name=seat.shown,
                    level=seat.level,
                    stand_in=seat.kind == PLAYER and seat.level is not None,
                    online=seat.kind == BOT or seat.player in here,
                    mine=n in mine,
                    deadline=self.deadline if n == to_move else None,
                )
                for n, seat in enumerate(self.seats)
            ],
            to_move=to_move,
            number=self.number,
            created=self.created,
            changed=self.changed,
            watchers=sum(not self.seats_of(c.player) for c in self.connections),
            hot_seat=len(held) > len(set(held)),
            invitation=self.invitation if mine or (player and player.id == self.owner) else None,
            scores=result.get("scores"),
            win=result.get("win"),
        )

    def view(self, seat: int | None, since: int = 0) -> View | None:
        """The game as a seat may see it; None before it has started."""
        return None if self.match is None else self.match.view(seat, since)

    def sync(self, connection: Connection, have: int = 0) -> Sync:
        """Everything; of the log only what came after the sequence number that they have."""
        since = min(self.numbers[have:]) if 0 < have <= self.seq else 0
        return Sync(
            seq=self.seq,
            since=since,
            table=self.info(connection.player),
            view=self.view(connection.seat, since),
            chat=self.lines,
        )

    def at(self, number: int, seat: int | None) -> View:
        """The game as this seat saw it after so many decisions."""
        match = self._running_or_over()
        if not 0 <= number <= len(match):
            raise Refusal("unknown-moment", number=number)
        return match.at(number).view(seat)

    def why(self, player: Player | None, decision: str) -> Refused | None:
        """Why a decision is not legal now; None if it is. Only for whoever's turn it is:
        the reason may tell what is behind their screen.
        """
        match = self._running_or_over()
        if self.to_move not in self.seats_of(player):
            raise Refusal("not-your-turn")
        try:
            match.at(len(match)).play(decision)
        except IllegalDecisionError as error:
            return Refused(reason=said_view(error.said), rule=error.rule)
        return None

    # --- who looks on -----------------------------------------------------------------------

    def enter(self, connection: Connection, have: int = 0) -> None:
        """Somebody looks on: they get everything, the others learn who came."""
        known = self._is_here(connection.player)
        self.connections.add(connection)
        connection.post(_encode(self.sync(connection, have)))
        if not known:
            self._tell_table(but=connection)

    def exit(self, connection: Connection) -> None:
        """Somebody looks away."""
        self.connections.discard(connection)
        if not self._is_here(connection.player):
            self._tell_table()

    def sit(self, connection: Connection, seat: int | None) -> None:
        """Look from another seat of one's own, or as a spectator."""
        connection.seat = None if seat is None else self.eyes(connection.player, seat)
        connection.post(_encode(self.sync(connection)))

    # --- commands ---------------------------------------------------------------------------

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
        return Done(seq=self.seq)

    async def join(self, player: Player, wish: Join) -> None:
        """Sit down; the game starts when the last seat is taken."""
        async with self._lock:
            if self.status == "closed":
                raise Refusal("table-closed")
            if wish.seat is None and self.seats_of(player):
                return
            await self._seat(
                {free_seat(self.seats, wish, self.invitation): Seat(PLAYER, player.id, player.name)}
            )
            self._arrange()
        self._go_on()

    async def leave(self, player: Player) -> None:
        """Stand up: a bot stands in, or the seat is free again if the game has not started."""
        async with self._lock:
            mine = self._seats_at_table(player)
            if self.status == "waiting":
                await self._seat({n: Seat(LINK) for n in mine})
                self._arrange()
            else:
                await self._let_stand_in(mine)
        self._go_on()

    async def come_back(self, player: Player) -> None:
        """Take one's seats back from the bot that stands in."""
        async with self._lock:
            mine = self._seats_at_table(player)
            await self._seat({n: replace(self.seats[n], level=None) for n in mine})
            self._tell_table()
        self._go_on()

    async def close(self, player: Player | None) -> None:
        """End the table for good; None: whoever runs the server wants it."""
        async with self._lock:
            others = {s.player for s in self.seats if s.player and player and s.player != player.id}
            mine = player is None or player.id == self.owner or self.seats_of(player)
            if self.status in ("over", "closed") or not mine:
                raise Refusal("cannot-close")
            if player is not None and others and self.status == "running":
                raise Refusal("cannot-close")
            now = time.time()
            await self.database.write(self._row("closed", self.number, None, now, None))
            self.status, self.changed, self.deadline = "closed", now, None
            self._tell_table()
        self._go_on()

    def closed_outside(self) -> None:
        """The database says that this table is closed."""
        if self.status in ("waiting", "running"):
            self.status, self.deadline = "closed", None
            self._tell_table()
            self._go_on()

    def renamed(self, player: Player) -> None:
        """Somebody at this table has a new name."""
        mine = self.seats_of(player)
        for n in mine:
            self.seats[n].name = player.name
        for connection in self.connections:
            if connection.player and connection.player.id == player.id:
                connection.player = player
        if mine:
            self._tell_table()

    def held(self) -> asyncio.Lock:
        """To be entered while something about this table is changed from outside."""
        return self._lock

    def handed_over(self, guest: Player, player: Player) -> None:
        """A guest turned out to be this player, and the database knows it already."""
        if self.owner == guest.id:
            self.owner = player.id
        mine, here = self.seats_of(guest), self._is_here(guest)
        for n in mine:
            self.seats[n].player, self.seats[n].name = player.id, player.name
        for connection in self.connections:
            if connection.player and connection.player.id == guest.id:
                connection.player = player
        if mine or here:
            self._arrange()

    def start(self) -> None:
        """Deal a game whose seats are all taken from the first; the hall saves it."""
        self.match = Match(self.game, len(self.seats), self.options, self.seed)
        self.status, self.deadline = "running", self._new_deadline()

    def wake(self) -> None:
        """After loading: clocks and bots go on where they were."""
        self._go_on()

    def send_away(self) -> None:
        """Whoever looks on must come back, and then gets everything anew."""
        for connection in list(self.connections):
            connection.dismiss()

    def rest(self) -> None:
        """Before the table is put away: no clock, no bot."""
        if self._clock:
            self._clock.cancel()
            self._clock = None
        for task in (self._bots, self._standing_in):
            if task:
                task.cancel()

    # --- changes of the game ------------------------------------------------------------------

    async def _act(self, player: Player, seq: int, change: Callable[[], Match]) -> None:
        """One change by whoever's turn it is."""
        async with self._lock:
            self._running_or_over()
            mine = self._seats_at_table(player)
            if seq != self.seq:
                raise Refusal("behind")
            if self.status != "running":
                raise Refusal("table-closed" if self.status == "closed" else "game-over")
            seat = self.to_move
            if seat not in mine or self.seats[seat].level:
                raise Refusal("not-your-turn")
            await self._commit(change())
        self._go_on()

    def _played(self, decision: str) -> Match:
        assert self.match is not None
        after = self.match.at(len(self.match))
        try:
            after.play(decision)
        except IllegalDecisionError as error:
            raise Refusal.by_rule(error.rule, said_view(error.said)) from None
        return after

    def _undone(self, number: int) -> Match:
        """Undo never crosses a turn's end, a random event, a look, or another seat's decision."""
        match = self.match
        assert match is not None
        if not 0 <= number < len(match):
            raise Refusal("cannot-undo")
        seat, past = match.to_move, match
        while len(past) > number:
            if not past.can_undo or past.movers[-1] != seat:
                raise Refusal("cannot-undo")
            past = past.at(len(past) - 1)
        return past

    async def _commit(self, after: Match) -> None:
        """Save a change; only then show it."""
        match = self.match
        assert match is not None
        number, undone = len(after), max(0, len(match) - len(after))
        status: Status = "over" if after.over else "running"
        deadline = self._deadline_after(after)
        now = time.time()
        change = {
            "table": self.id,
            "seq": self.seq + 1,
            "decision": None if undone else self.game.texts[after.last_action],
            "number": number,
            "at": now,
        }
        saved = [
            Statement(_SAVE_CHANGE, change),
            self._row(status, number, None if after.over else after.to_move, now, deadline),
        ]
        if after.over:
            saved.append(Statement(_SAVE_RESULT, {"which": self.id, "result": result_of(after)}))
        try:
            await self.database.write(*saved)
        except ConflictError:
            self._lose()
            raise
        self.match, self.status, self.changed, self.deadline = after, status, now, deadline
        self.numbers.append(number)
        self._tell_update(since=number if undone else number - 1, undone=undone)
        if after.over:
            self._tell_table()

    async def _say(self, player: Player, text: str) -> None:
        line = " ".join(text.replace("\0", " ").split())  # PostgreSQL cannot hold it
        if not 1 <= len(line) <= LONGEST_LINE:
            raise Refusal("nothing-to-say", most=LONGEST_LINE)
        mine = self.seats_of(player)
        said = ChatLine(at=time.time(), seat=mine[0] if mine else None, name=player.name, text=line)
        values = {"table": self.id} | msgspec.structs.asdict(said)
        await self.database.write(Statement(_SAVE_CHAT, values))
        self.lines = [*self.lines, said][-CHAT_KEPT:]
        self._tell(Chatted(line=said))

    # --- what happens by itself ---------------------------------------------------------------

    def _go_on(self) -> None:
        """Let the bot to move think, and set the clock of the player to move."""
        if self._clock:
            self._clock.cancel()
            self._clock = None
        seat = self.to_move
        if seat is None:
            return
        if self.seats[seat].level:
            if self._bots is None or self._bots.done():
                self._bots = asyncio.create_task(self._let_bots_play())
        elif self.deadline is not None:
            wait = max(SHORTEST_WAIT, self.deadline - time.time())
            self._clock = asyncio.get_running_loop().call_later(wait, self._time_is_up)

    async def _let_bots_play(self) -> None:
        while (seat := self.to_move) is not None and (level := self.seats[seat].level):
            if self.lost:
                return
            match, seq = self.match, self.seq
            assert match is not None
            try:
                action = await self.thinker.choose(
                    (self.id, seat, level), self.game, match.state.copy(), match.actions
                )
                async with self._lock:
                    if self.seq == seq and self.to_move == seat and self.seats[seat].level:
                        await self._commit(self._played(self.game.texts[action]))
            except NotSavedError:
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("a bot failed at table %s", self.id)
                return
        self._bots = None
        self._go_on()

    def _time_is_up(self) -> None:
        """A bot stands in for a player whose clock ran out."""
        self._clock = None
        self._standing_in = asyncio.create_task(self._stand_in())

    async def _stand_in(self) -> None:
        try:
            async with self._lock:
                seat = self.to_move
                late = self.deadline is not None and self.deadline <= time.time()
                if seat is not None and late and not self.seats[seat].level:
                    late_one = self.seats[seat].player
                    await self._let_stand_in(
                        [n for n, other in enumerate(self.seats) if other.player == late_one]
                    )
        except NotSavedError:
            await asyncio.sleep(RETRY_SECONDS)
        self._go_on()

    # --- helpers ----------------------------------------------------------------------------

    async def _let_stand_in(self, places: list[int]) -> None:
        await self._seat({n: replace(self.seats[n], level=STAND_IN) for n in places})
        self._arrange()

    def _lose(self) -> None:
        """What is in memory is behind what was saved: whoever is here comes back to it anew."""
        log.error("table %s was changed by another hand: it is opened anew", self.id)
        self.lost = True
        self.rest()
        self.send_away()

    def _running_or_over(self) -> Match:
        if self.match is None:
            raise Refusal("table-closed" if self.status == "closed" else "not-started")
        return self.match

    def _seats_at_table(self, player: Player) -> list[int]:
        mine = self.seats_of(player)
        if not mine:
            raise Refusal("not-at-table")
        return mine

    def _new_deadline(self) -> float | None:
        allowed = SECONDS_A_TURN[self.pace]
        return None if allowed is None else time.time() + allowed

    def _deadline_after(self, after: Match) -> float | None:
        """A clock runs for a whole turn, not for each decision of it."""
        if after.over:
            return None
        if self.match is not None and after.to_move == self.match.to_move:
            return self.deadline
        return self._new_deadline()

    def _deadline_seated(self, seats_now: list[Seat], to_move: int | None) -> float | None:
        """Sitting down and standing up buys nobody time; but who comes back late gets a turn's."""
        if self.status == "waiting":
            return self._new_deadline()
        late = self.deadline is not None and self.deadline <= time.time()
        if late and to_move is not None and not seats_now[to_move].level:
            return self._new_deadline()
        return self.deadline

    async def _seat(self, places: dict[int, Seat]) -> None:
        """Save who sits where now, then let it be so; with the last seat taken, deal."""
        seats_now = [places.get(n, seat) for n, seat in enumerate(self.seats)]
        status, match = self.status, self.match
        if status == "waiting" and not any(seat.free for seat in seats_now):
            status = "running"
            match = Match(self.game, len(seats_now), self.options, self.seed)
        elif status == "waiting" and not any(seat.player for seat in seats_now):
            status = "closed"
        running = match is not None and status == "running"
        to_move = match.to_move if match is not None and running else None
        deadline = self._deadline_seated(seats_now, to_move) if running else None
        now = time.time()
        await self.database.write(
            *(seat_row(_SAVE_SEAT, self.id, n, seat) for n, seat in places.items()),
            self._row(status, self.number, to_move, now, deadline),
        )
        self.seats, self.status, self.match = seats_now, status, match
        self.deadline, self.changed = deadline, now

    def _row(self, *values: Any) -> Statement:
        """The table's own row with new values."""
        names = ("status", "number", "to_move", "changed", "deadline")
        return Statement(_SAVE_TABLE, {"which": self.id} | dict(zip(names, values, strict=True)))

    def _arrange(self) -> None:
        """After somebody sat down or stood up: everybody looks from where they may, and is told."""
        for connection in self.connections:
            mine = self.seats_of(connection.player)
            if connection.seat not in mine:
                connection.seat = mine[0] if len(mine) == 1 else None
            connection.post(_encode(self.sync(connection)))

    def _is_here(self, player: Player | None) -> bool:
        if player is None:
            return False
        return any(c.player and c.player.id == player.id for c in self.connections)

    def _tell_update(self, since: int, undone: int) -> None:
        """What changed, to each as they may see it; equal eyes get the same bytes."""
        assert self.match is not None
        eyes = list({connection.seat for connection in self.connections})
        messages = {
            seat: _encode(Update(seq=self.seq, view=view, undone=undone, deadline=self.deadline))
            for seat, view in zip(eyes, self.match.views(eyes, since), strict=True)
        }
        for connection in list(self.connections):
            connection.post(messages[connection.seat])

    def _tell_table(self, but: Connection | None = None) -> None:
        for connection in self.connections:
            if connection is not but:
                connection.post(_encode(TableChanged(table=self.info(connection.player))))

    def _tell(self, message: Message) -> None:
        data = _encode(message)
        for connection in self.connections:
            connection.post(data)


def result_of(match: Match) -> dict[str, Any]:
    """How a finished game ended."""
    return {"scores": list(match.scores), "win": list(match.win)}
