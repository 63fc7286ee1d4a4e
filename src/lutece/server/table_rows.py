"""What the rows of a table say: its summary, its seats, its changes."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from lutece.kernel.reading import convert
from lutece.server.clock import times_of
from lutece.server.database_tables import changes, players, seats
from lutece.server.schema import ChatLine, ClockTimes, Pace, Practice
from lutece.server.seats import PLAYER, Seat
from lutece.server.table_state import TableSummary
from lutece.server.table_statements import Change


class StoredTable(NamedTuple):
    """Everything that the database knows of a table."""

    summary: TableSummary
    edition: str
    seed: str
    components: str | None
    changes: list[Change]
    chat: list[ChatLine]


def seats_with_names(which: Sequence[str]) -> sa.Select[Any]:
    """The seats of tables, with the players' names."""
    return (
        sa.select(seats, players.c.name.label("current_name"), players.c.on_vacation)
        .outerjoin(players, players.c.id == seats.c.player)
        .where(seats.c.table.in_(which))
        .order_by(seats.c.table, seats.c.seat)
    )


def changes_of(table: str) -> sa.Select[Any]:
    """The changes of a table's game, in order."""
    return sa.select(changes).where(changes.c.table == table).order_by(changes.c.seq)


def summary_of(row: Mapping[str, Any], sitting: Sequence[Any]) -> TableSummary:
    """A table\'s row and those of its seats as a summary; raises where they cannot be read."""
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
                s.current_name,
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
    return times_of(pace, None if own is None else convert(own, ClockTimes))


def _practice(row: Mapping[str, Any], sitting: Sequence[Any]) -> Practice | None:
    if row["practice_of"] is None:
        return None
    seat = next(s.seat for s in sitting if s.kind == PLAYER)
    return Practice(table=row["practice_of"], number=row["practice_at"], seat=seat)


def is_json(column: sa.Column[Any]) -> bool:
    """Whether a column holds JSON."""
    return isinstance(column.type, sa.JSON)


def _from_json(value: Any) -> Any:
    """A value of a JSON column: the text as SQLite keeps it, or what a driver made of it."""
    return json.loads(value) if isinstance(value, str) else value
