"""How tables are stored, listed, loaded and changed.

The statements that write are in `table_statements.py`, what a row says in `table_rows.py`.
"""

import logging
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from lutece.server.database import Database, Statement
from lutece.server.database_tables import chat, hints, muted, players, results, seats, tables
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.schema import ChatLine
from lutece.server.seats import OPEN, Seat
from lutece.server.table_rows import StoredTable, changes_of, is_json, seats_with_names, summary_of
from lutece.server.table_state import TableSummary
from lutece.server.table_statements import (
    MUTE,
    NEW_SEAT,
    NEW_TABLE,
    REPORT,
    SAVE_CHANGE,
    SAVE_CHAT,
    SAVE_LISTING,
    SAVE_PLAYED,
    SAVE_REMATCH,
    SAVE_SEAT,
    TRIM_CHAT,
    UNMUTE,
    Change,
    Progress,
    progress_statement,
    result_statements,
    seat_statement,
)

log = logging.getLogger("lutece.server")

LISTED = 50  # tables of each of the lobby's lists
CHAT_LINES_SHOWN = 200  # lines that a newcomer sees at most
WATCHED_SECONDS = 24 * 3600.0  # after a move: how long a table without a clock is shown to watch

_UNFINISHED = tables.c.status.in_(("waiting", "running"))

_REAL_GAME = tables.c.practice_of.is_(None)  # not practice


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
        seat_rows = await self.database.read(seats_with_names([table]))
        change_rows = await self.database.read(changes_of(table))
        chat_rows = await self.database.read(
            sa.select(chat)
            .where(chat.c.table == table)
            .order_by(chat.c.id.desc())
            .limit(CHAT_LINES_SHOWN)
        )
        muted_rows = await self.database.read(
            sa.select(muted.c.player, players.c.name)
            .join(players, players.c.id == muted.c.player)
            .where(muted.c.table == table)
        )
        hint_rows = await self.database.read(
            sa.select(hints.c.seat, sa.func.count(hints.c.number.distinct()).label("count"))
            .where(hints.c.table == table)
            .group_by(hints.c.seat)
        )
        row = rows[0]
        summary = summary_of(row._mapping, seat_rows)
        summary.muted = {one.player: one.name for one in muted_rows}
        summary.hints_used.update({row.seat: row.count for row in hint_rows})
        return StoredTable(
            summary=summary,
            edition=row.edition,
            seed=row.seed,
            components=row.components,
            changes=[
                Change(c.seq, c.decision, c.number, c.at, c.made_by, c.player, c.level)
                for c in change_rows
            ],
            chat=[
                ChatLine(
                    at=line.at, seat=line.seat, name=line.name, text=line.text, player=line.player
                )
                for line in reversed(chat_rows)
            ],
        )

    async def results_of(self, player: Player) -> Sequence[Any]:
        """The results by seat of all finished games of a player, the newest game first."""
        mine = sa.select(results.c.table).where(results.c.player == player.id)
        return await self.database.read(
            sa.select(
                results,
                tables.c.game,
                players.c.name.label("current_name"),
                seats.c.name.label("beside"),
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
            Statement(NEW_TABLE, row),
            *(
                seat_statement(NEW_SEAT, summary.id, n, seat)
                for n, seat in enumerate(summary.seats)
            ),
            *(Statement(SAVE_CHANGE, {"table": summary.id} | c._asdict()) for c in stored.changes),
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
            *(seat_statement(SAVE_SEAT, table, n, seat) for n, seat in (places or {}).items()),
            progress_statement(table, progress),
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
            Statement(SAVE_CHANGE, {"table": table} | change._asdict()),
            Statement(SAVE_PLAYED, {"which": table, "standing": standing} | progress._asdict()),
            *(seat_statement(SAVE_SEAT, table, n, seat) for n, seat in places.items()),
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
        await self.database.write(Statement(SAVE_LISTING, values))

    async def save_muted(self, table: str, player: str, silent: bool) -> None:
        """Store whether somebody may speak at a table."""
        gone = Statement(UNMUTE, {"which": table, "who": player})
        new = [Statement(MUTE, {"table": table, "player": player})] if silent else []
        await self.database.write(gone, *new)

    async def save_report(self, values: Mapping[str, Any]) -> None:
        """Store a player's report to the operator."""
        await self.database.write(Statement(REPORT, dict(values)))

    async def save_rematch(self, table: str, rematch: str) -> None:
        """Store where the people of a finished table play again."""
        await self.database.write(Statement(SAVE_REMATCH, {"which": table, "rematch": rematch}))

    async def save_chat(self, table: str, line: ChatLine, trim: bool) -> None:
        """Store a line of chat; `trim` deletes the oldest lines beyond the limit."""
        oldest = [Statement(TRIM_CHAT, {"which": table})] if trim else []
        await self.database.write(
            Statement(SAVE_CHAT, {"table": table} | msgspec.structs.asdict(line)), *oldest
        )

    # --- helpers ------------------------------------------------------------------------------

    async def _listed(self, *conditions: Any) -> list[TableSummary]:
        """Summaries, the newest first; a row that cannot be read is left out, with a warning."""
        columns = [
            # As they are stored: one broken value must not break the whole list.
            sa.type_coerce(column, sa.Text).label(column.name) if is_json(column) else column
            for column in tables.c
            if column.name not in ("seed", "edition")
        ]
        rows = await self.database.read(
            sa.select(*columns).where(*conditions).order_by(tables.c.changed.desc()).limit(LISTED)
        )
        seat_rows: dict[str, list[Any]] = {}
        for seat in await self.database.read(seats_with_names([row.id for row in rows])):
            seat_rows.setdefault(seat.table, []).append(seat)
        found = []
        for row in rows:
            try:
                found.append(summary_of(row._mapping, seat_rows[row.id]))
            except (KeyError, TypeError, ValueError, Refusal) as error:
                log.warning("table %s cannot be listed: %r", row.id, error)
        return found

    async def _ids(self, *conditions: Any) -> list[str]:
        rows = await self.database.read(
            sa.select(tables.c.id).where(*conditions).order_by(tables.c.id)
        )
        return [row.id for row in rows]


def _sits(player: Player) -> Any:
    return sa.exists().where(seats.c.table == tables.c.id, seats.c.player == player.id)
