"""All SQL about tables: how they are stored, listed, loaded and changed."""

import json
import logging
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from lutece.server import limits
from lutece.server.clock import times_of
from lutece.server.database import (
    Database,
    Statement,
    changes,
    chat,
    hints,
    muted,
    players,
    reports,
    results,
    seats,
    tables,
    vacations,
)
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.schema import ChatLine, ClockTimes, Pace, PausedBy, Practice, Status
from lutece.server.seats import OPEN, PLAYER, MadeBy, Seat
from lutece.server.table_state import TableSummary

log = logging.getLogger("lutece.server")

LISTED = 50  # tables of each of the lobby's lists
CHAT_LINES_SHOWN = 200  # lines that a newcomer sees at most
WATCHED_SECONDS = 24 * 3600.0  # without a clock: after longer without a move a table rests

_UNFINISHED = tables.c.status.in_(("waiting", "running"))

_REAL_GAME = tables.c.practice_of.is_(None)  # not practice

_NEW_TABLE = sa.insert(tables)
_SAVE_TABLE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("which"), tables.c.status != "closed")  # that is for good
    .values({name: sa.bindparam(name) for name in ("status", "number", "to_move")})
    .values({name: sa.bindparam(name) for name in ("changed", "deadline", "turn_began")})
    .values({name: sa.bindparam(name) for name in ("paused", "paused_by")})
)
_SAVE_PLAYED = _SAVE_TABLE.values(standing=sa.bindparam("standing", type_=tables.c.standing.type))
_SAVE_REMATCH = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("which"))
    .values(rematch=sa.bindparam("rematch"))
)
_SAVE_RESULT = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("which"))
    .values(result=sa.bindparam("result", type_=tables.c.result.type))
)
_SEAT = ("kind", "player", "level", "name", "away", "bank", "extended")
_NEW_SEAT = sa.insert(seats).values(
    {"table": sa.bindparam("which"), "seat": sa.bindparam("place")}
    | {name: sa.bindparam(name) for name in _SEAT}
)
_SAVE_SEAT = (
    sa.update(seats)
    .where(seats.c.table == sa.bindparam("which"), seats.c.seat == sa.bindparam("place"))
    .values({name: sa.bindparam(name) for name in _SEAT})
)
_SAVE_CHANGE = sa.insert(changes)
_NEW_RESULT = sa.insert(results)
_SAVE_CHAT = sa.insert(chat)
_older = chat.alias()
_TRIM_CHAT = sa.delete(chat).where(
    chat.c.table == sa.bindparam("which"),
    chat.c.id
    <= sa.select(_older.c.id)
    .where(_older.c.table == sa.bindparam("which"))
    .order_by(_older.c.id.desc())
    .limit(1)
    .offset(int(limits.CHAT_KEPT.amount))
    .scalar_subquery(),
)
_SAVE_LISTING = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("which"))
    .values(listed=sa.bindparam("listed"), open_chat=sa.bindparam("open_chat"))
)
_MUTE = sa.insert(muted)
_UNMUTE = sa.delete(muted).where(
    muted.c.table == sa.bindparam("which"), muted.c.player == sa.bindparam("who")
)
_REPORT = sa.insert(reports)

# What a guest has goes over to a player: the decisions first, while the seats still tell where.
_already = muted.alias()
_MUTED_ALREADY = sa.select(_already.c.table).where(_already.c.player == sa.bindparam("player_now"))
_SEATED_AS_GUEST = sa.select(seats.c.table).where(seats.c.player == sa.bindparam("guest"))
_HAND_OVER = tuple(
    sa.update(table).where(*which).values({column: sa.bindparam("player_now")})
    for table, which, column in (
        (
            changes,
            (changes.c.table.in_(_SEATED_AS_GUEST), changes.c.player == sa.bindparam("guest")),
            "player",
        ),
        (results, (results.c.player == sa.bindparam("guest"),), "player"),
        (seats, (seats.c.player == sa.bindparam("guest"),), "player"),
        (tables, (tables.c.owner == sa.bindparam("guest"),), "owner"),
        (chat, (chat.c.player == sa.bindparam("guest"),), "player"),
        (reports, (reports.c.reporter == sa.bindparam("guest"),), "reporter"),
        (reports, (reports.c.about == sa.bindparam("guest"),), "about"),
        (vacations, (vacations.c.player == sa.bindparam("guest"),), "player"),
        (
            muted,
            (
                muted.c.player == sa.bindparam("guest"),
                muted.c.table.not_in(
                    sa.select(_already.c.table).where(
                        _already.c.player == sa.bindparam("player_now")
                    )
                ),
            ),
            "player",
        ),
    )
)
_END_VACATION = (
    sa.update(vacations)
    .where(vacations.c.player == sa.bindparam("guest"), vacations.c.ended.is_(None))
    .values(ended=sa.bindparam("now"))
)
_DROP_MUTED_GUEST = sa.delete(muted).where(muted.c.player == sa.bindparam("guest"))


class Progress(NamedTuple):
    """What changes of a table's row with every change of the game or of the seats."""

    status: Status
    number: int
    to_move: int | None
    changed: float
    deadline: float | None
    paused: float | None = None
    paused_by: PausedBy | None = None
    turn_began: float | None = None


class Change(NamedTuple):
    """One change of the game, and who made it."""

    seq: int
    decision: str | None  # None: decisions were taken back
    number: int  # decisions made after this change
    at: float
    made_by: MadeBy | None
    player: str | None
    level: str | None


class StoredTable(NamedTuple):
    """Everything that the database knows of a table."""

    summary: TableSummary
    edition: str
    seed: str
    components: str | None
    changes: list[Change]
    chat: list[ChatLine]


class TableRepository:
    """The tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- reading ------------------------------------------------------------------------------

    async def load(self, table: str) -> StoredTable | None:
        """A table by its id."""
        rows = await self.database.read(sa.select(tables).where(tables.c.id == table))
        if not rows:
            return None
        sitting = await self.database.read(seats_with_names([table]))
        made = await self.database.read(changes_of(table))
        lines = await self.database.read(
            sa.select(chat)
            .where(chat.c.table == table)
            .order_by(chat.c.id.desc())
            .limit(CHAT_LINES_SHOWN)
        )
        silent = await self.database.read(
            sa.select(muted.c.player, players.c.name)
            .join(players, players.c.id == muted.c.player)
            .where(muted.c.table == table)
        )
        used = await self.database.read(
            sa.select(hints.c.seat, sa.func.count(hints.c.number.distinct()).label("count"))
            .where(hints.c.table == table)
            .group_by(hints.c.seat)
        )
        row = rows[0]
        summary = _summary(row._mapping, sitting)
        summary.muted = {one.player: one.name for one in silent}
        summary.hints_used.update({row.seat: row.count for row in used})
        return StoredTable(
            summary=summary,
            edition=row.edition,
            seed=row.seed,
            components=row.components,
            changes=[
                Change(c.seq, c.decision, c.number, c.at, c.made_by, c.player, c.level)
                for c in made
            ],
            chat=[
                ChatLine(
                    at=line.at, seat=line.seat, name=line.name, text=line.text, player=line.player
                )
                for line in reversed(lines)
            ],
        )

    async def results_of(self, player: Player) -> Sequence[Any]:
        """The results by seat of all finished games of a player, the newest game first."""
        mine = sa.select(results.c.table).where(results.c.player == player.id)
        return await self.database.read(
            sa.select(
                results, tables.c.game, players.c.name.label("called"), seats.c.name.label("beside")
            )
            .join(tables, tables.c.id == results.c.table)
            .join(seats, sa.and_(seats.c.table == results.c.table, seats.c.seat == results.c.seat))
            .outerjoin(players, players.c.id == results.c.player)
            .where(results.c.table.in_(mine))
            .order_by(results.c.at.desc(), results.c.table, results.c.seat)
        )

    async def components(self, table: str) -> str:
        """The text of a table's own components file."""
        rows = await self.database.read(sa.select(tables.c.components).where(tables.c.id == table))
        return str(rows[0][0])

    async def tables_of(self, player: Player) -> list[TableSummary]:
        """The tables at which somebody sits, the newest first; those for practice are left out."""
        return await self._listed(_sits(player), tables.c.status != "closed", _REAL_GAME)

    async def open_tables(self) -> list[TableSummary]:
        """The tables with a seat for anybody."""
        free = sa.exists().where(seats.c.table == tables.c.id, seats.c.kind == OPEN)
        return await self._listed(tables.c.status == "waiting", free)

    async def running_tables(self) -> list[TableSummary]:
        """The tables that can be watched: those of several people."""
        lately = sa.or_(
            tables.c.changed > time.time() - WATCHED_SECONDS, tables.c.deadline.is_not(None)
        )
        people = (
            sa.select(sa.func.count(sa.distinct(seats.c.player)))
            .where(seats.c.table == tables.c.id)
            .scalar_subquery()
        )
        running = tables.c.status == "running"
        return await self._listed(running, tables.c.listed, lately, _REAL_GAME, people > 1)

    async def busy_tables(self, until: float) -> list[str]:
        """The running tables where a bot is to move, or a clock runs out before a moment."""
        waits_for_bot = sa.and_(
            seats.c.table == tables.c.id,
            seats.c.seat == tables.c.to_move,
            seats.c.level.is_not(None),
        )
        busy = sa.or_(tables.c.deadline <= until, sa.exists().where(waits_for_bot))
        return await self._ids(tables.c.status == "running", busy)

    async def due_tables(self, until: float) -> list[str]:
        """The running tables whose clock runs out before a moment."""
        return await self._ids(tables.c.status == "running", tables.c.deadline <= until)

    async def unfinished_tables_of(self, player: Player) -> list[str]:
        """The tables that somebody sits at or set up, in one order for everybody."""
        return await self._ids(_UNFINISHED, sa.or_(tables.c.owner == player.id, _sits(player)))

    async def tables_closed_since(self, moment: float) -> list[str]:
        """The tables that were closed lately, also by another process."""
        return await self._ids(tables.c.status == "closed", tables.c.changed > moment)

    async def count_unfinished(self, owner: Player) -> int:
        """How many tables of this owner are not over."""
        rows = await self.database.read(
            sa.select(sa.func.count())
            .select_from(tables)
            .where(tables.c.owner == owner.id, _UNFINISHED, _REAL_GAME)
        )
        return int(rows[0][0])

    async def practice_of(self, owner: Player) -> list[str]:
        """The tables where somebody practises."""
        return await self._ids(tables.c.owner == owner.id, _UNFINISHED, sa.not_(_REAL_GAME))

    # --- writing ------------------------------------------------------------------------------

    async def create(self, stored: StoredTable) -> None:
        """Store a new table."""
        summary = stored.summary
        row = {
            "id": summary.id,
            "game": summary.game,
            "edition": stored.edition,
            "options": summary.options,
            "components": stored.components,
            "seed": stored.seed,
            "pace": summary.pace,
            "status": summary.status,
            "invitation": summary.invitation,
            "owner": summary.owner,
            "created": summary.created,
            "changed": summary.changed,
            "number": summary.number,
            "to_move": summary.to_move,
            "deadline": summary.deadline,
            "paused": summary.paused,
            "paused_by": summary.paused_by,
            "turn_began": summary.turn_began,
            "listed": summary.listed,
            "clock": msgspec.to_builtins(summary.clock) if summary.pace == "own" else None,
            "standing": summary.standing,
            "open_chat": summary.open_chat,
            "hints": summary.hints_agreed,
            "practice_of": summary.practice and summary.practice.table,
            "practice_at": summary.practice and summary.practice.number,
        }
        await self.database.write(
            Statement(_NEW_TABLE, row),
            *(_seat(_NEW_SEAT, summary.id, n, seat) for n, seat in enumerate(summary.seats)),
            *(Statement(_SAVE_CHANGE, {"table": summary.id} | c._asdict()) for c in stored.changes),
        )

    async def create_over(self, stored: StoredTable, by_seat: Iterable[Mapping[str, Any]]) -> None:
        """Store a table whose game is over, with its decisions and its result."""
        summary = stored.summary
        assert summary.result is not None
        await self.create(stored)
        await self.database.write(
            *result_statements(summary.id, summary.result, by_seat, summary.changed)
        )

    async def save_progress(
        self, table: str, progress: Progress, places: Mapping[int, Seat] | None = None
    ) -> None:
        """Store how a table stands, and who sits at these places now."""
        await self.database.write(
            *(_seat(_SAVE_SEAT, table, n, seat) for n, seat in (places or {}).items()),
            _progress(table, progress),
        )

    async def save_change(
        self,
        table: str,
        change: Change,
        progress: Progress,
        standing: Mapping[str, Any],
        places: Mapping[int, Seat],
        result: Mapping[str, Any] | None = None,
        by_seat: Iterable[Mapping[str, Any]] = (),
    ) -> None:
        """Store a change of the game, and the seats that it changes; with the last, its result."""
        await self.database.write(
            Statement(_SAVE_CHANGE, {"table": table} | change._asdict()),
            Statement(_SAVE_PLAYED, {"which": table, "standing": standing} | progress._asdict()),
            *(_seat(_SAVE_SEAT, table, n, seat) for n, seat in places.items()),
            *(result_statements(table, result, by_seat, progress.changed) if result else ()),
        )

    async def save_result(
        self, table: str, result: Mapping[str, Any], by_seat: Iterable[Mapping[str, Any]], at: float
    ) -> None:
        """Store the result of a game that was over before results were stored."""
        await self.database.write(*result_statements(table, result, by_seat, at))

    async def save_listing(self, table: str, listed: bool, open_chat: bool) -> None:
        """Store how open a table is to strangers."""
        values = {"which": table, "listed": listed, "open_chat": open_chat}
        await self.database.write(Statement(_SAVE_LISTING, values))

    async def save_muted(self, table: str, player: str, silent: bool) -> None:
        """Store whether somebody may speak at a table."""
        gone = Statement(_UNMUTE, {"which": table, "who": player})
        new = [Statement(_MUTE, {"table": table, "player": player})] if silent else []
        await self.database.write(gone, *new)

    async def save_report(self, values: Mapping[str, Any]) -> None:
        """Store a player's report to the operator."""
        await self.database.write(Statement(_REPORT, dict(values)))

    async def save_rematch(self, table: str, rematch: str) -> None:
        """Store where the people of a finished table play again."""
        await self.database.write(Statement(_SAVE_REMATCH, {"which": table, "rematch": rematch}))

    async def save_chat(self, table: str, line: ChatLine, trim: bool) -> None:
        """Store a line of chat; `trim` deletes the oldest lines beyond the limit."""
        oldest = [Statement(_TRIM_CHAT, {"which": table})] if trim else []
        await self.database.write(
            Statement(_SAVE_CHAT, {"table": table} | msgspec.structs.asdict(line)), *oldest
        )

    # --- helpers ------------------------------------------------------------------------------

    async def _listed(self, *which: Any) -> list[TableSummary]:
        """Summaries, the newest first; a row that cannot be read is left out, with a warning."""
        columns = [
            # As they are stored: one broken value must not break the whole list.
            sa.type_coerce(column, sa.Text).label(column.name) if _is_json(column) else column
            for column in tables.c
            if column.name not in ("seed", "edition")
        ]
        rows = await self.database.read(
            sa.select(*columns).where(*which).order_by(tables.c.changed.desc()).limit(LISTED)
        )
        sitting: dict[str, list[Any]] = {}
        for seat in await self.database.read(seats_with_names([row.id for row in rows])):
            sitting.setdefault(seat.table, []).append(seat)
        found = []
        for row in rows:
            try:
                found.append(_summary(row._mapping, sitting[row.id]))
            except (KeyError, TypeError, ValueError, Refusal) as error:
                log.warning("table %s cannot be listed: %r", row.id, error)
        return found

    async def _ids(self, *which: Any) -> list[str]:
        rows = await self.database.read(sa.select(tables.c.id).where(*which).order_by(tables.c.id))
        return [row.id for row in rows]


def hand_over(guest: Player, player: Player) -> list[Statement]:
    """The statements that give everything a guest has at tables to a player."""
    values = {"guest": guest.id, "player_now": player.id}
    return [
        Statement(_END_VACATION, {"guest": guest.id, "now": time.time()}),
        *(Statement(sql, values) for sql in _HAND_OVER),
        Statement(_DROP_MUTED_GUEST, {"guest": guest.id}),
    ]


def seats_with_names(which: Sequence[str]) -> sa.Select[Any]:
    """The seats of tables, with the players' names."""
    return (
        sa.select(seats, players.c.name.label("called"), players.c.on_vacation)
        .outerjoin(players, players.c.id == seats.c.player)
        .where(seats.c.table.in_(which))
        .order_by(seats.c.table, seats.c.seat)
    )


def changes_of(table: str) -> sa.Select[Any]:
    """The changes of a table's game, in order."""
    return sa.select(changes).where(changes.c.table == table).order_by(changes.c.seq)


def result_statements(
    table: str, result: Mapping[str, Any], by_seat: Iterable[Mapping[str, Any]], at: float
) -> list[Statement]:
    """The statements that store how a game ended."""
    return [
        Statement(_SAVE_RESULT, {"which": table, "result": dict(result)}),
        *(Statement(_NEW_RESULT, {**row, "at": at}) for row in by_seat),
    ]


def _summary(row: Mapping[str, Any], sitting: Sequence[Any]) -> TableSummary:
    if not sitting:
        raise ValueError("it has no seats")
    return TableSummary(
        id=row["id"],
        game=row["game"],
        options=_from_json(row["options"]),
        own_components=row["components"] is not None,
        pace=row["pace"],
        status=row["status"],
        invitation=row["invitation"],
        owner=row["owner"],
        created=row["created"],
        changed=row["changed"],
        seats=[
            Seat(
                s.kind,
                s.player,
                s.called,
                s.level,
                s.name,
                s.away,
                s.bank,
                s.extended,
                bool(s.on_vacation),
            )
            for s in sitting
        ],
        listed=row["listed"],
        open_chat=row["open_chat"],
        hints_agreed=row["hints"],
        practice=_practice(row, sitting),
        number=row["number"],
        to_move=row["to_move"],
        deadline=row["deadline"],
        result=_from_json(row["result"]),
        clock=_times(row["pace"], _from_json(row["clock"])),
        paused=row["paused"],
        paused_by=row["paused_by"],
        turn_began=row["turn_began"],
        rematch=row["rematch"],
        standing=_from_json(row["standing"]),
    )


def _times(pace: Pace, own: Any) -> ClockTimes | None:
    return times_of(pace, None if own is None else msgspec.convert(own, ClockTimes))


def _practice(row: Mapping[str, Any], sitting: Sequence[Any]) -> Practice | None:
    if row["practice_of"] is None:
        return None
    seat = next(s.seat for s in sitting if s.kind == PLAYER)
    return Practice(table=row["practice_of"], number=row["practice_at"], seat=seat)


def _is_json(column: sa.Column[Any]) -> bool:
    return isinstance(column.type, sa.JSON)


def _from_json(value: Any) -> Any:
    """A value of a JSON column: the text as SQLite keeps it, or what a driver made of it."""
    return json.loads(value) if isinstance(value, str) else value


def _sits(player: Player) -> Any:
    return sa.exists().where(seats.c.table == tables.c.id, seats.c.player == player.id)


def _seat(sql: sa.Executable, table: str, place: int, seat: Seat) -> Statement:
    values = (
        seat.kind,
        seat.player,
        seat.level,
        seat.beside,
        seat.away,
        seat.bank,
        seat.extended,
    )
    named = dict(zip(_SEAT, values, strict=True))
    return Statement(sql, {"which": table, "place": place} | named)


def _progress(table: str, progress: Progress) -> Statement:
    return Statement(_SAVE_TABLE, {"which": table} | progress._asdict())
