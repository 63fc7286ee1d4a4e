"""Notification channels: all SQL about them."""

import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa

from lutece.server import limits
from lutece.server.database import ConflictError, Database, Statement
from lutece.server.database_tables import (
    channels,
    notified_turns,
    players,
    seats,
    server_keys,
    tables,
)
from lutece.server.notifications.web_push import Subscription, Vapid
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.seats import PLAYER
from lutece.server.table_rows import seats_with_names

Kind = Literal["push", "mail", "webhook"]

NOTIFIABLE_SECONDS = 2 * limits.A_DAY  # a turn that began earlier is not notified any more
KEPT_SECONDS = 2 * NOTIFIABLE_SECONDS  # that it is known which turns were notified
VAPID = "vapid"

_who: Any = sa.bindparam("who")
_which: Any = sa.bindparam("which")
_NEW = sa.insert(channels)
_NEW_KEY = sa.insert(server_keys)
_MARK_NOTIFIED = sa.insert(notified_turns)
_UNMARK_NOTIFIED = sa.delete(notified_turns).where(
    notified_turns.c.channel == _which, notified_turns.c.table == sa.bindparam("at_table")
)
_DELETE = (
    sa.delete(notified_turns).where(notified_turns.c.channel == _which),
    sa.delete(channels).where(channels.c.id == _which),
)
_MOVE = sa.update(channels).where(channels.c.id == _which).values(player=_who)
_CONFIRM = sa.update(channels).where(channels.c.id == _which).values(confirmed=True)
_NOTE = (
    sa.update(channels)
    .where(channels.c.id == _which)
    .values({name: sa.bindparam(name) for name in ("tries", "not_before", "problem", "disabled")})
)
_SAME = sa.and_(
    channels.c.player == _who,
    channels.c.kind == sa.bindparam("same_kind"),
    channels.c.address == sa.bindparam("same_address"),
)
_DELETE_SAME = (
    sa.delete(notified_turns).where(
        notified_turns.c.channel.in_(sa.select(channels.c.id).where(_SAME))
    ),
    sa.delete(channels).where(_SAME),
)
_old = sa.and_(sa.not_(channels.c.confirmed), channels.c.created < sa.bindparam("before"))
_DELETE_OLD = (
    sa.delete(notified_turns).where(
        notified_turns.c.channel.in_(sa.select(channels.c.id).where(_old))
    ),
    sa.delete(channels).where(_old),
)
_DELETE_NOTIFIED = sa.delete(notified_turns).where(notified_turns.c.turn < sa.bindparam("before"))


class KeptChannel(NamedTuple):
    """A channel as the database keeps it."""

    id: str
    player: str
    kind: Kind
    address: str
    p256dh: str | None
    auth: str | None
    label: str
    language: str
    origin: str
    token: str
    created: float
    confirmed: bool
    tries: int
    not_before: float
    problem: str | None
    disabled: bool

    @property
    def subscription(self) -> Subscription:
        """Of push: where to, and for which keys."""
        return Subscription(self.address, self.p256dh or "", self.auth or "")


class PendingTurn(NamedTuple):
    """A turn that a channel has not notified yet."""

    table: str
    game: str
    seat: int
    began: float
    deadline: float | None


class Channels:
    """The channels of all players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def vapid(self) -> Vapid:
        """The server's key for push: made once, and kept."""
        wanted = sa.select(server_keys.c.value).where(server_keys.c.name == VAPID)
        rows = await self._database.read(wanted)
        if not rows:
            made = Vapid.new()
            try:
                row = {"name": VAPID, "value": made.to_pem()}
                await self._database.write(Statement(_NEW_KEY, row))
            except ConflictError:  # made in the same moment
                rows = await self._database.read(wanted)
            else:
                return made
        return Vapid.from_pem(rows[0].value)

    async def of(self, player: Player) -> list[KeptChannel]:
        """A player's channels, the oldest first."""
        return await self._found(channels.c.player == player.id)

    async def one(self, player: Player, channel: str) -> KeptChannel:
        """One of a player's channels."""
        found = await self._found(channels.c.player == player.id, channels.c.id == channel)
        if not found:
            raise Refusal("unknown-channel")
        return found[0]

    async def by_token(self, token: str) -> KeptChannel:
        """The channel that a link in a mail is about."""
        found = await self._found(channels.c.token == token[:40])
        if not found:
            raise Refusal("unknown-channel")
        return found[0]

    async def add(
        self,
        player: Player,
        kind: Kind,
        address: str,
        language: str,
        origin: str,
        label: str = "",
        subscription: Subscription | None = None,
        instead_of: str | None = None,
    ) -> KeptChannel:
        """Keep a new channel in place of those with its address or the one `instead_of`."""
        replaced = (address, instead_of or address)
        known = await self.of(player)
        others = [c for c in known if c.kind != kind or c.address not in replaced]
        if len(others) >= limits.CHANNELS.amount:
            raise Refusal("too-many-channels", count=len(others))
        channel = KeptChannel(
            id=secrets.token_hex(6),
            player=player.id,
            kind=kind,
            address=address,
            p256dh=subscription.p256dh if subscription else None,
            auth=subscription.auth if subscription else None,
            label=label,
            language=language,
            origin=origin,
            token=secrets.token_urlsafe(24),
            created=time.time(),
            confirmed=kind != "mail",
            tries=0,
            not_before=0.0,
            problem=None,
            disabled=False,
        )
        gone = [
            Statement(sql, {"who": player.id, "same_kind": kind, "same_address": old})
            for old in dict.fromkeys(replaced)
            for sql in _DELETE_SAME
        ]
        await self._database.write(*gone, Statement(_NEW, channel._asdict()))
        return channel

    async def confirm(self, channel: KeptChannel) -> None:
        """Messages may go there."""
        await self._database.write(Statement(_CONFIRM, {"which": channel.id}))

    async def drop(self, channel: KeptChannel) -> None:
        """Delete a channel."""
        await self._database.write(*_delete(channel))

    async def drop_old(self, now: float) -> None:
        """Delete addresses that nobody confirmed, and which turns were notified long ago."""
        unconfirmed = {"before": now - limits.CONFIRM_DAYS.amount * limits.A_DAY}
        await self._database.write(*(Statement(sql, unconfirmed) for sql in _DELETE_OLD))
        await self._database.write(Statement(_DELETE_NOTIFIED, {"before": now - KEPT_SECONDS}))

    async def note(
        self,
        channel: KeptChannel,
        tries: int = 0,
        not_before: float = 0.0,
        problem: str | None = None,
        disabled: bool = False,
    ) -> None:
        """Keep how a channel does."""
        values = {
            "which": channel.id,
            "tries": tries,
            "not_before": not_before,
            "problem": problem,
            "disabled": disabled,
        }
        await self._database.write(Statement(_NOTE, values))

    # --- turns --------------------------------------------------------------------------------

    async def any(self) -> bool:
        """Whether anybody wants to be told of anything."""
        return bool(await self._database.read(sa.select(channels.c.id).limit(1)))

    async def pending(self, now: float) -> dict[KeptChannel, list[PendingTurn]]:
        """The turns that channels have not notified, where several people play."""
        people = seats.alias()
        others = sa.exists().where(
            people.c.table == tables.c.id,
            people.c.kind == PLAYER,
            people.c.player != seats.c.player,
        )
        rows = await self._database.read(
            sa.select(
                *channels.c,
                tables.c.id.label("in_table"),
                tables.c.game,
                seats.c.seat,
                tables.c.turn_began,
                tables.c.deadline,
            )
            .select_from(tables)
            .join(seats, sa.and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.to_move))
            .join(channels, channels.c.player == seats.c.player)
            .join(players, players.c.id == seats.c.player)
            .outerjoin(
                notified_turns,
                sa.and_(
                    notified_turns.c.channel == channels.c.id, notified_turns.c.table == tables.c.id
                ),
            )
            .where(
                tables.c.turn_began > now - NOTIFIABLE_SECONDS,
                tables.c.turn_began > channels.c.created,
                # Not by the index of the status: turns that began lately are few.
                sa.func.lower(tables.c.status) == "running",
                tables.c.paused.is_(None),
                tables.c.practice_of.is_(None),
                seats.c.level.is_(None),
                sa.not_(players.c.on_vacation),
                channels.c.confirmed,
                sa.not_(channels.c.disabled),
                channels.c.not_before <= now,
                sa.or_(
                    notified_turns.c.turn.is_(None), notified_turns.c.turn < tables.c.turn_began
                ),
                others,
            )
            .order_by(channels.c.id, tables.c.turn_began)
        )
        size = len(KeptChannel._fields)
        found: dict[KeptChannel, list[PendingTurn]] = {}
        for row in rows:
            found.setdefault(KeptChannel(*row[:size]), []).append(PendingTurn(*row[size:]))
        return found

    async def others_at(self, which: Iterable[str], player: str) -> dict[str, tuple[str, ...]]:
        """The names of the others at tables, by table; bots are called by their level."""
        rows = await self._database.read(seats_with_names(list(which)))
        found: dict[str, tuple[str, ...]] = {}
        for row in rows:
            if row.player != player:
                name = row.level if row.kind == "bot" else (row.name or row.current_name)
                found[row.table] = (*found.get(row.table, ()), *((name,) if name else ()))
        return found

    async def mark_notified(self, channel: KeptChannel, turns: Sequence[PendingTurn]) -> None:
        """Mark turns as notified by a channel."""
        await self._database.write(
            *(
                Statement(_UNMARK_NOTIFIED, {"which": channel.id, "at_table": turn.table})
                for turn in turns
            ),
            *(
                Statement(
                    _MARK_NOTIFIED, {"channel": channel.id, "table": turn.table, "turn": turn.began}
                )
                for turn in turns
            ),
        )

    async def unmark_notified(self, channel: KeptChannel, turns: Sequence[PendingTurn]) -> None:
        """A message did not arrive: it may be sent again."""
        await self._database.write(
            *(
                Statement(_UNMARK_NOTIFIED, {"which": channel.id, "at_table": turn.table})
                for turn in turns
            ),
        )

    async def handing_over(self, guest: Player, player: Player) -> list[Statement]:
        """The statements that give a guest's channels to a player, as many as fit."""
        mine = {(c.kind, c.address): c for c in await self.of(player)}
        statements = []
        for channel in await self.of(guest):
            same = mine.get((channel.kind, channel.address))
            fits = len(mine) < limits.CHANNELS.amount
            if fits if same is None else channel.confirmed and not same.confirmed:
                statements += _delete(same) if same else []
                statements.append(Statement(_MOVE, {"which": channel.id, "who": player.id}))
                mine[channel.kind, channel.address] = channel
            else:
                statements += _delete(channel)
        return statements

    async def _found(self, *which: Any) -> list[KeptChannel]:
        rows = await self._database.read(
            sa.select(channels).where(*which).order_by(channels.c.created, channels.c.id)
        )
        return [KeptChannel(*row) for row in rows]


def _delete(channel: KeptChannel) -> list[Statement]:
    return [Statement(sql, {"which": channel.id}) for sql in _DELETE]
