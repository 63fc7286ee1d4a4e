"""The hall: all tables. Those that somebody uses are in memory, the others in the database."""

import asyncio
import logging
import re
import secrets
import tempfile
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from lutece import games
from lutece.bots import BOTS, LEVELS, SimpleBot
from lutece.kernel.contract import ComponentsError, Game, OptionError, option_bits
from lutece.server.database import (
    Database,
    NotSavedError,
    Statement,
    changes,
    chat,
    players,
    seats,
    tables,
)
from lutece.server.live_table import CHAT_KEPT, LiveTable
from lutece.server.people import Player, proper_name
from lutece.server.refusals import Refusal
from lutece.server.schema import ChatLine, NewTable, SeatWish, TableInfo, Tables
from lutece.server.seats import BOT, LINK, OPEN, PLAYER, Seat, seat_row
from lutece.server.thinking import Thinker
from lutece.table import Match
from lutece.table.fairness import new_seed

log = logging.getLogger("lutece.server")

MOST_OPEN_TABLES = 50  # unfinished ones of one player
LISTED = 50  # tables of each of the lobby's lists
WATCHED_SECONDS = 24 * 3600.0  # a running table without a move for longer is not worth watching
SWEEP_SECONDS = 60.0
KEPT_SECONDS = 300.0  # that an unused table stays in memory
LONGEST_COMPONENTS = 60_000
_TABLE_ID = re.compile("[0-9a-f]{10}")
# Not `search:…`: no visitor decides how long the server thinks.
# Nor `neural`: it cannot play with a table's own components.
SIMPLE_BOTS = [name for name, bot in BOTS.items() if isinstance(bot, SimpleBot)]
BOTS_AT_TABLES = frozenset([*SIMPLE_BOTS, *(level.name for level in LEVELS)])

_NEW_TABLE = sa.insert(tables)
_NEW_SEAT = sa.insert(seats).values(
    {
        "table": sa.bindparam("which"),
        "seat": sa.bindparam("place"),
        "kind": sa.bindparam("kind"),
        "player": sa.bindparam("player"),
        "level": sa.bindparam("level"),
        "name": sa.bindparam("name"),
    }
)
_UNFINISHED = tables.c.status.in_(("waiting", "running"))
_SEATS_GO_OVER = (
    sa.update(seats)
    .where(seats.c.player == sa.bindparam("guest"))
    .values(player=sa.bindparam("player"))
)
_TABLES_GO_OVER = (
    sa.update(tables)
    .where(tables.c.owner == sa.bindparam("guest"))
    .values(owner=sa.bindparam("player"))
)


class Hall:
    """Where tables are set up, found and put away."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.thinker = Thinker()
        self._open: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on where the server stopped: tables where a bot is to move or a clock runs."""
        waits_for_bot = sa.and_(
            seats.c.table == tables.c.id,
            seats.c.seat == tables.c.to_move,
            seats.c.level.is_not(None),
        )
        busy = sa.or_(tables.c.deadline.is_not(None), sa.exists().where(waits_for_bot))
        rows = await self.database.read(
            sa.select(tables.c.id).where(tables.c.status == "running", busy)
        )
        for (table,) in rows:
            try:
                await self.table(table)
            except Refusal as refusal:
                log.warning("table %s cannot be opened: %s", table, refusal)
            except Exception:  # one broken table must not keep the others closed
                log.exception("table %s cannot be opened", table)
        self._sweeper = asyncio.create_task(self._sweep())

    def send_away(self) -> None:
        """Whoever looks on at a table must come back later."""
        for table in self._open.values():
            table.send_away()

    async def stop(self) -> None:
        """Put everything away; what was acknowledged is on disk already."""
        if self._sweeper:
            self._sweeper.cancel()
        for table in self._open.values():
            table.rest()
        await asyncio.to_thread(self.thinker.close)

    async def table(self, table: str) -> LiveTable:
        """A table by its id, from memory or from the database."""
        found = self._open.get(table)
        if found is not None and not found.lost:
            return found
        if not _TABLE_ID.fullmatch(table):
            raise Refusal("unknown-table", table=table[:40])
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._load(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)  # whoever goes away does not stop it for the others

    async def set_up(self, player: Player, wish: NewTable) -> LiveTable:
        """A new table; it starts at once if no seat is free."""
        components = wish.components
        if components is None and wish.components_of is not None:
            other = await self.table(wish.components_of)
            components = await self.components(other.id) if other.own_components else None
        game = game_of(wish.game, components)
        _check(game, wish)
        await self._check_count(player)
        now = time.time()
        table = LiveTable(
            id=secrets.token_hex(5),
            game=game,
            options=dict(wish.options),
            own_components=components is not None,
            seed=new_seed(),
            pace=wish.pace,
            status="waiting",
            invitation=secrets.token_urlsafe(12),
            owner=player.id,
            created=now,
            changed=now,
            seats=[_seat(w, player) for w in wish.seats],
            database=self.database,
            thinker=self.thinker,
        )
        if not any(seat.free for seat in table.seats):
            table.start()
        await self.database.write(
            Statement(_NEW_TABLE, _row_of(table, components)),
            *(seat_row(_NEW_SEAT, table.id, n, seat) for n, seat in enumerate(table.seats)),
        )
        self._open[table.id] = table
        table.wake()
        return table

    async def lists(self, player: Player | None) -> Tables:
        """What the lobby shows."""
        mine: list[TableInfo] = []
        if player is not None:
            sits = sa.exists().where(seats.c.table == tables.c.id, seats.c.player == player.id)
            mine = await self._list(player, sa.and_(sits, tables.c.status != "closed"), LISTED)
        free = sa.exists().where(seats.c.table == tables.c.id, seats.c.kind == OPEN)
        waiting = await self._list(player, sa.and_(tables.c.status == "waiting", free), LISTED)
        lately = tables.c.changed > time.time() - WATCHED_SECONDS
        running = await self._list(player, sa.and_(tables.c.status == "running", lately), LISTED)
        return Tables(mine=mine, open=waiting, running=running)

    async def components(self, table: str) -> str:
        """The text of a table's own components file."""
        rows = await self.database.read(sa.select(tables.c.components).where(tables.c.id == table))
        return str(rows[0][0])

    def renamed(self, player: Player) -> None:
        """Somebody has a new name."""
        for table in self._open.values():
            table.renamed(player)

    @asynccontextmanager
    async def handing_over(
        self, guest: Player | None, player: Player
    ) -> AsyncIterator[list[Statement]]:
        """All that a guest has at tables goes over to a player: gives what must be written, and
        lets nobody move at those tables until it is.
        """
        if guest is None:
            yield []
            return
        async with AsyncExitStack() as held:
            for table in await self._unfinished(guest):
                await held.enter_async_context(table.held())
            values = {"guest": guest.id, "player": player.id}
            yield [Statement(_SEATS_GO_OVER, values), Statement(_TABLES_GO_OVER, values)]
            for table in self._open.values():
                table.handed_over(guest, player)

    async def _unfinished(self, player: Player) -> list[LiveTable]:
        """The tables that somebody sits at or set up, opened, in one order for everybody."""
        sits = sa.exists().where(seats.c.table == tables.c.id, seats.c.player == player.id)
        rows = await self.database.read(
            sa.select(tables.c.id)
            .where(_UNFINISHED, sa.or_(tables.c.owner == player.id, sits))
            .order_by(tables.c.id)
        )
        found = []
        for (table,) in rows:
            try:
                found.append(await self.table(table))
            except Refusal:
                log.warning("table %s goes over unopened", table)
        return found

    async def _list(self, player: Player | None, which: Any, most: int) -> list[TableInfo]:
        rows = await self.database.read(
            sa.select(tables).where(which).order_by(tables.c.changed.desc()).limit(most)
        )
        away = [row.id for row in rows if row.id not in self._open]
        sitting = await self._sitting(away) if away else {}
        infos = []
        for row in rows:
            live = self._open.get(row.id)
            if live is None:
                live = self._shell(row, sitting.get(row.id, []))
            infos.append(live.info(player))
        return infos

    async def _sitting(self, which: Sequence[str]) -> dict[str, list[Any]]:
        """The seats of tables, with the players' names."""
        rows = await self.database.read(
            sa.select(seats, players.c.name.label("called"))
            .outerjoin(players, players.c.id == seats.c.player)
            .where(seats.c.table.in_(which))
            .order_by(seats.c.table, seats.c.seat)
        )
        sitting: dict[str, list[Any]] = {}
        for row in rows:
            sitting.setdefault(row.table, []).append(row)
        return sitting

    def _shell(self, row: Any, sitting: Iterable[Any]) -> LiveTable:
        """A table without its game: enough for a list."""
        table = LiveTable(
            id=row.id,
            game=_standard(row.game if row.game in games.NAMES else games.NAMES[0]),
            options=row.options,
            own_components=row.components is not None,
            seed=row.seed,
            pace=row.pace,
            status=row.status,
            invitation=row.invitation,
            owner=row.owner,
            created=row.created,
            changed=row.changed,
            seats=[Seat(s.kind, s.player, s.called, s.level, s.name) for s in sitting],
            database=self.database,
            thinker=self.thinker,
            deadline=row.deadline,
        )
        table.numbers = [row.number]
        table.listed_to_move = row.to_move
        table.listed_result = row.result
        return table

    async def _load(self, table: str) -> LiveTable:
        rows = await self.database.read(sa.select(tables).where(tables.c.id == table))
        if not rows:
            raise Refusal("unknown-table", table=table[:40])
        row = rows[0]
        sitting = await self._sitting([table])
        made = await self.database.read(
            sa.select(changes).where(changes.c.table == table).order_by(changes.c.seq)
        )
        lines = await self.database.read(
            sa.select(chat).where(chat.c.table == table).order_by(chat.c.id.desc()).limit(CHAT_KEPT)
        )
        live = self._shell(row, sitting.get(table, []))
        live.listed_to_move = None
        live.game = game_of(row.game, row.components)
        if live.game.edition != row.edition:
            raise Refusal("older-rules")
        live.lines = [
            ChatLine(at=line.at, seat=line.seat, name=line.name, text=line.text)
            for line in reversed(lines)
        ]
        live.numbers = [0, *(change.number for change in made)]
        if row.status in ("running", "over") or made:
            live.match = replayed(live.game, len(live.seats), live.options, live.seed, made)
        self._open[table] = live
        live.wake()
        return live

    async def _check_count(self, player: Player) -> None:
        rows = await self.database.read(
            sa.select(sa.func.count())
            .select_from(tables)
            .where(tables.c.owner == player.id, _UNFINISHED)
        )
        if rows[0][0] >= MOST_OPEN_TABLES:
            raise Refusal("too-many-tables", count=rows[0][0])

    async def notice_closed(self) -> None:
        """Whoever runs the server may close tables in the database (`lutece admin close`)."""
        lately = tables.c.changed > time.time() - 3 * SWEEP_SECONDS
        try:
            rows = await self.database.read(
                sa.select(tables.c.id).where(tables.c.status == "closed", lately)
            )
        except NotSavedError:
            return  # the next sweep asks again
        for (table,) in rows:
            if found := self._open.get(table):
                found.closed_outside()

    async def _sweep(self) -> None:
        """Put away what nobody uses; close what was closed from outside."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.notice_closed()
            old = time.time() - KEPT_SECONDS
            for table in list(self._open.values()):
                if table.idle and table.changed < old:
                    table.rest()
                    del self._open[table.id]


def replayed(
    game: Game, places: int, options: dict[str, bool], seed: str, made: Sequence[Any]
) -> Match:
    """The match that the stored changes make."""
    match = Match(game, places, options, seed)
    for change in made:
        if change.decision is None:
            match = match.at(change.number)
        else:
            match.play(change.decision)
    return match


def _row_of(table: LiveTable, components: str | None) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game.name,
        "edition": table.game.edition,
        "options": table.options,
        "components": components,
        "seed": table.seed,
        "pace": table.pace,
        "status": table.status,
        "invitation": table.invitation,
        "owner": table.owner,
        "created": table.created,
        "changed": table.changed,
        "number": 0,
        "to_move": table.to_move,
        "deadline": table.deadline,
    }


def _check(game: Game, wish: NewTable) -> None:
    """Refuse what no table can be."""
    if len(wish.seats) not in game.seats:
        raise Refusal("wrong-seats", fewest=game.seats[0], most=game.seats[-1])
    if all(seat.kind == "bot" for seat in wish.seats):
        raise Refusal("nobody-here")
    try:
        option_bits(game, wish.options)
    except OptionError:
        known = {*game.options, *game.table_options}
        strange = next(name for name in wish.options if name not in known)
        raise Refusal("unknown-option", option=strange[:40]) from None
    for seat in wish.seats:
        if seat.kind == "bot" and seat.level not in BOTS_AT_TABLES:
            raise Refusal("unknown-level", level=(seat.level or "")[:40])


def _seat(wish: SeatWish, player: Player) -> Seat:
    match wish.kind:
        case "me":
            beside = None if wish.name is None else proper_name(wish.name)
            return Seat(PLAYER, player.id, player.name, beside=beside)
        case "bot":
            return Seat(BOT, level=wish.level)
        case "link":
            return Seat(LINK)
        case _:
            return Seat(OPEN)


def game_of(name: str, components: str | None) -> Game:
    """The game that a table plays: as it comes, or with a components file of its own."""
    if name not in games.NAMES:
        raise Refusal("unknown-game", game=name[:40])
    if components is None:
        return _standard(name)
    if len(components) > LONGEST_COMPONENTS:
        raise Refusal("too-large", limit=LONGEST_COMPONENTS)
    return _own(name, components)


@lru_cache
def _standard(name: str) -> Game:
    return games.load(name)


@lru_cache(maxsize=64)
def _own(name: str, components: str) -> Game:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "components.toml"
        path.write_text(components, encoding="utf-8")
        try:
            return games.load(name, path)
        except ComponentsError as error:
            raise Refusal("wrong-components", problem="; ".join(error.problems)[:600]) from None
