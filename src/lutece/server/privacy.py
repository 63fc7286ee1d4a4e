"""What is kept of a person: all of it as one file, deleted when they wish, or when it is old.

A finished game stays for the others who played it, without the deleted player's name.
"""

import logging
import time
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from lutece.server import limits
from lutece.server.database import Database, Statement
from lutece.server.database_tables import (
    changes,
    channels,
    chat,
    deck_cards,
    decks,
    hints,
    mistakes,
    muted,
    notified_turns,
    passkeys,
    players,
    puzzle_solvers,
    puzzle_tries,
    reports,
    results,
    reviews,
    seats,
    secrets,
    tables,
    vacations,
)
from lutece.server.people import People, Player
from lutece.server.periodic_task import PeriodicTask
from lutece.server.seats import GONE, LINK, NOBODY, STAND_IN

if TYPE_CHECKING:
    from lutece.server.table_registry import TableRegistry

log = logging.getLogger("lutece.server")

FORMAT = "lutece-personal-data/1"
SECONDS_BETWEEN_SWEEPS = 3600.0
GUESTS_IN_ONE_SWEEP = 500

_who: Any = sa.bindparam("who")
_MY_TABLES = sa.select(seats.c.table).where(seats.c.player == _who)
_other = seats.alias()
_HEIR = (
    sa.select(_other.c.player)
    .where(_other.c.table == tables.c.id, _other.c.player.is_not(None), _other.c.player != _who)
    .order_by(_other.c.seat)
    .limit(1)
    .correlate(tables)
    .scalar_subquery()
)


def _at_tables(status: str) -> Any:
    return seats.c.table.in_(sa.select(tables.c.id).where(tables.c.status == status))


# In this order: the decisions first, while the seats still tell where they were made.
_PART = (
    sa.update(changes)
    .where(changes.c.table.in_(_MY_TABLES), changes.c.player == _who)
    .values(player=None),
    sa.update(results).where(results.c.player == _who).values(player=None),
    sa.update(reviews).where(reviews.c.asked_by == _who).values(asked_by=NOBODY),
    sa.update(tables)
    .where(tables.c.owner == _who)
    .values(owner=sa.func.coalesce(_HEIR, sa.literal(NOBODY))),
    sa.update(seats)
    .where(seats.c.player == _who, _at_tables("waiting"))
    .values(kind=LINK, player=None, name=None, level=None, away=None),
    sa.update(seats)
    .where(seats.c.player == _who, _at_tables("running"))
    .values(
        player=None,
        name=None,
        away=GONE,
        level=sa.func.coalesce(seats.c.level, sa.literal(STAND_IN)),
    ),
    sa.update(seats).where(seats.c.player == _who).values(player=None, name=None, away=GONE),
)
_CLOSE_ABANDONED = (  # nobody is left who could finish them
    sa.update(tables)
    .where(tables.c.owner == NOBODY, tables.c.status.in_(("waiting", "running")))
    .values(status="closed", to_move=None, deadline=None, changed=sa.bindparam("now"))
)
_DELETE = (
    sa.delete(chat).where(chat.c.player == _who),
    *(
        sa.delete(kept).where(kept.c.player == _who)
        for kept in (puzzle_tries, puzzle_solvers, decks, deck_cards)
    ),
    sa.delete(muted).where(muted.c.player == _who),
    sa.delete(reports).where(reports.c.about == _who),
    sa.update(reports).where(reports.c.reporter == _who).values(reporter=None),
    sa.delete(secrets).where(secrets.c.player == _who),
    sa.delete(passkeys).where(passkeys.c.player == _who),
    sa.delete(notified_turns).where(
        notified_turns.c.channel.in_(sa.select(channels.c.id).where(channels.c.player == _who))
    ),
    sa.delete(channels).where(channels.c.player == _who),
    sa.delete(vacations).where(vacations.c.player == _who),
    sa.delete(players).where(players.c.id == _who),
)

_DROP_OLD_CHAT = sa.delete(chat).where(chat.c.at < sa.bindparam("before"))


def part(player: Player, now: float) -> list[Statement]:
    """The statements that delete a person and everything that is theirs alone."""
    mine = [Statement(sql, {"who": player.id}) for sql in _PART]
    close = Statement(_CLOSE_ABANDONED, {"now": now})
    return [*mine, close, *(Statement(sql, {"who": player.id}) for sql in _DELETE)]


async def everything_about(database: Database, player: Player) -> dict[str, Any]:
    """All that the database knows of a person, as one document."""

    async def rows(sql: sa.Executable) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in await database.read(sql)]

    me = player.id
    my_tables = sa.select(seats.c.table).where(seats.c.player == me)
    (person,) = await rows(
        sa.select(
            players.c.id, players.c.name, players.c.login, players.c.created, players.c.seen
        ).where(players.c.id == me)
    )
    return {
        "format": FORMAT,
        "exported": time.time(),
        "about": "Times are seconds since 1970. Of your password, cookies and tokens the server "
        "keeps hashes only, of passkeys the public key; they are not part of this file.",
        "person": person,
        "browsers_and_tokens": await rows(
            sa.select(secrets.c.kind, secrets.c.label, secrets.c.created)
            .where(secrets.c.player == me)
            .order_by(secrets.c.created)
        ),
        "passkeys": await rows(
            sa.select(passkeys.c.credential, passkeys.c.created).where(passkeys.c.player == me)
        ),
        "notification_channels": await rows(
            sa.select(*(channels.c[name] for name in ("kind", "address", "label", "language")))
            .add_columns(channels.c.created, channels.c.confirmed, channels.c.problem)
            .where(channels.c.player == me)
            .order_by(channels.c.created)
        ),
        "vacations": await rows(
            sa.select(vacations.c.began, vacations.c.ended)
            .where(vacations.c.player == me)
            .order_by(vacations.c.began)
        ),
        "tables": await rows(
            sa.select(
                *(tables.c[name] for name in ("id", "game", "options", "pace", "status")),
                *(tables.c[name] for name in ("created", "changed", "listed", "open_chat")),
                (tables.c.owner == me).label("set_up_by_me"),
                sa.case((tables.c.owner == me, tables.c.components)).label("components"),
            )
            .where(sa.or_(tables.c.owner == me, tables.c.id.in_(my_tables)))
            .order_by(tables.c.created, tables.c.id)
        ),
        "seats": await rows(
            sa.select(seats).where(seats.c.player == me).order_by(seats.c.table, seats.c.seat)
        ),
        "decisions": await rows(
            sa.select(*(changes.c[name] for name in ("table", "seq", "decision", "number", "at")))
            .add_columns(changes.c.made_by, changes.c.level)
            .where(changes.c.table.in_(my_tables), changes.c.player == me)
            .order_by(changes.c.table, changes.c.seq)
        ),
        "results": await rows(
            sa.select(results).where(results.c.player == me).order_by(results.c.at)
        ),
        "reviews_asked_for": await rows(
            sa.select(reviews.c.table, reviews.c.asked, reviews.c.status, reviews.c.shared)
            .where(reviews.c.asked_by == me)
            .order_by(reviews.c.asked)
        ),
        "mistakes": await rows(_of_my_seats(mistakes, me)),
        "hints": await rows(_of_my_seats(hints, me)),
        "puzzles": await rows(
            sa.select(puzzle_tries).where(puzzle_tries.c.player == me).order_by(puzzle_tries.c.at)
        ),
        "puzzle_ratings": await rows(
            sa.select(puzzle_solvers)
            .where(puzzle_solvers.c.player == me)
            .order_by(puzzle_solvers.c.game)
        ),
        "deck": await rows(sa.select(decks).where(decks.c.player == me)),
        "deck_cards": await rows(
            sa.select(deck_cards)
            .where(deck_cards.c.player == me)
            .order_by(deck_cards.c.table, deck_cards.c.number)
        ),
        "chat": await rows(
            sa.select(chat.c.table, chat.c.at, chat.c.seat, chat.c.name, chat.c.text)
            .where(chat.c.player == me)
            .order_by(chat.c.id)
        ),
        "not_allowed_to_speak_at": await rows(sa.select(muted.c.table).where(muted.c.player == me)),
        "reports_by_me": await rows(_reports().where(reports.c.reporter == me)),
        "reports_about_me": await rows(_reports().where(reports.c.about == me)),
    }


def _of_my_seats(kept: sa.Table, me: str) -> sa.Select[Any]:
    """The rows about seats that somebody has."""
    mine = sa.and_(seats.c.table == kept.c.table, seats.c.seat == kept.c.seat)
    return (
        sa.select(kept)
        .join(seats, mine)
        .where(seats.c.player == me)
        .order_by(kept.c.table, kept.c.number)
    )


def _reports() -> sa.Select[Any]:
    """What of a report its two sides may read: not who made it."""
    return sa.select(
        reports.c.at, reports.c.table, reports.c.name, reports.c.reason, reports.c.lines
    )


class Retention:
    """Deletes what is old: chat, and guests who do not come back."""

    def __init__(self, database: Database, people: People, registry: "TableRegistry") -> None:
        self._database, self._people, self._tables = database, people, registry
        message = "what is old could not be deleted"
        self.task = PeriodicTask(SECONDS_BETWEEN_SWEEPS, self._sweep_now, message)

    async def sweep(self, now: float) -> int:
        """Delete what is old at this moment; how many guests."""
        before = now - limits.CHAT_DAYS.amount * limits.A_DAY
        await self._database.write(Statement(_DROP_OLD_CHAT, {"before": before}))
        self._tables.forget_chat(before)
        idle = await self._idle_guests(now - limits.GUEST_DAYS.amount * limits.A_DAY)
        for guest in idle:
            await self.delete(guest, now)
        return len(idle)

    async def delete(self, player: Player, now: float) -> None:
        """Delete a person: at tables they become a former player."""
        async with self._tables.parting(player):
            try:
                await self._database.write(*part(player, now))
            finally:
                self._people.forget(player.id)

    async def _idle_guests(self, before: float) -> list[Player]:
        has_passkey = sa.exists().where(passkeys.c.player == players.c.id)
        rows = await self._database.read(
            sa.select(players.c.id, players.c.name)
            .where(players.c.seen < before, players.c.login.is_(None), sa.not_(has_passkey))
            .order_by(players.c.seen)
            .limit(GUESTS_IN_ONE_SWEEP)
        )
        return [Player(row.id, row.name) for row in rows]

    async def _sweep_now(self) -> None:
        gone = await self.sweep(time.time())
        if gone:
            log.info("%d guests who did not come back are deleted", gone)
