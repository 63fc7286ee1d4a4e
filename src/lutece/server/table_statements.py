"""The statements that write tables, and their values."""

import time
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

from lutece.server import limits
from lutece.server.database import Statement
from lutece.server.database_tables import (
    changes,
    chat,
    muted,
    reports,
    results,
    seats,
    tables,
    vacations,
)
from lutece.server.people import Player
from lutece.server.schema import PausedBy, Status
from lutece.server.seats import MadeBy, Seat

NEW_TABLE = sa.insert(tables)
_SAVE_TABLE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("which"), tables.c.status != "closed")  # that is for good
    .values({name: sa.bindparam(name) for name in ("status", "number", "to_move")})
    .values({name: sa.bindparam(name) for name in ("changed", "deadline", "turn_began")})
    .values({name: sa.bindparam(name) for name in ("paused", "paused_by")})
)
SAVE_PLAYED = _SAVE_TABLE.values(standing=sa.bindparam("standing", type_=tables.c.standing.type))
SAVE_REMATCH = (
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
NEW_SEAT = sa.insert(seats).values(
    {"table": sa.bindparam("which"), "seat": sa.bindparam("place")}
    | {name: sa.bindparam(name) for name in _SEAT}
)
SAVE_SEAT = (
    sa.update(seats)
    .where(seats.c.table == sa.bindparam("which"), seats.c.seat == sa.bindparam("place"))
    .values({name: sa.bindparam(name) for name in _SEAT})
)
SAVE_CHANGE = sa.insert(changes)
_NEW_RESULT = sa.insert(results)
SAVE_CHAT = sa.insert(chat)
_older = chat.alias()
TRIM_CHAT = sa.delete(chat).where(
    chat.c.table == sa.bindparam("which"),
    chat.c.id
    <= sa.select(_older.c.id)
    .where(_older.c.table == sa.bindparam("which"))
    .order_by(_older.c.id.desc())
    .limit(1)
    .offset(int(limits.CHAT_KEPT.amount))
    .scalar_subquery(),
)
SAVE_LISTING = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("which"))
    .values(listed=sa.bindparam("listed"), open_chat=sa.bindparam("open_chat"))
)
MUTE = sa.insert(muted)
UNMUTE = sa.delete(muted).where(
    muted.c.table == sa.bindparam("which"), muted.c.player == sa.bindparam("who")
)
REPORT = sa.insert(reports)

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
            (muted.c.player == sa.bindparam("guest"), muted.c.table.not_in(_MUTED_ALREADY)),
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


def seat_statement(sql: sa.Executable, table: str, place: int, seat: Seat) -> Statement:
    """The statement that stores who sits at a place."""
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


def progress_statement(table: str, progress: Progress) -> Statement:
    """The statement that stores how a table stands."""
    return Statement(_SAVE_TABLE, {"which": table} | progress._asdict())


def result_statements(
    table: str, result: Mapping[str, Any], by_seat: Iterable[Mapping[str, Any]], at: float
) -> list[Statement]:
    """The statements that store how a game ended."""
    return [
        Statement(_SAVE_RESULT, {"which": table, "result": dict(result)}),
        *(Statement(_NEW_RESULT, {**row, "at": at}) for row in by_seat),
    ]


def hand_over(guest: Player, player: Player) -> list[Statement]:
    """The statements that give everything a guest has at tables to a player."""
    values = {"guest": guest.id, "player_now": player.id}
    return [
        Statement(_END_VACATION, {"guest": guest.id, "now": time.time()}),
        *(Statement(sql, values) for sql in _HAND_OVER),
        Statement(_DROP_MUTED_GUEST, {"guest": guest.id}),
    ]
