"""What is shown of a table: infos, views and syncs. Viewers of a kind share one encoding.

A kind is a seat for views; for infos it is the player, or anybody who holds no seat. Who comes and
goes is told at most once a second, however many do.
"""

import asyncio
from collections.abc import Callable, Hashable
from itertools import chain
from typing import Any

import msgspec

from lutece.kernel.parts import HOLE, around_holes, fill
from lutece.server import limits
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.schema import (
    ChatLine,
    Chatted,
    Message,
    Refused,
    Sync,
    TableChanged,
    TableInfo,
    Update,
    WayView,
)
from lutece.server.table_state import TableState
from lutece.server.viewers import Connection, Viewers
from lutece.table import View
from lutece.table.reach import out_of_reach
from lutece.table.view import open_view, said_view

_encode = msgspec.json.Encoder().encode


class Display:
    """The viewers of a table, and what they get to see."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.viewers = Viewers()
        self.problem: Refusal | None = None  # why the table does not go on
        self._presence: asyncio.TimerHandle | None = None

    # --- what can be seen ---------------------------------------------------------------------

    def info(self, player: Player | None) -> TableInfo:
        """The table as this player sees it from outside."""
        return self.state.summary.info(player, self.viewers)

    def seat_for(self, player: Player | None, wish: int | None) -> int | None:
        """The seat that a newcomer looks from: the wished one, or their only one."""
        summary = self.state.summary
        mine = summary.seats_of(player)
        if wish is not None:
            if not 0 <= wish < len(summary.seats):
                raise Refusal("unknown-seat", seat=wish)
            if wish not in mine:
                raise Refusal("not-your-seat")
            return wish
        return mine[0] if len(mine) == 1 else None  # several: a curtain hides them until one sits

    def view_at(self, number: int, seat: int | None) -> View:
        """The game as this seat saw it after so many decisions; all screens are open at its end."""
        match = self.state.started()
        if not 0 <= number <= len(match):
            raise Refusal("unknown-moment", number=number)
        past = match.at(number)
        return open_view(past, seat) if match.over else past.view(seat)

    def why(
        self, player: Player | None, decision: str, element: str | None = None
    ) -> Refused | None:
        """Why a decision is not legal, or a board element cannot be chosen now; None if it is.

        Only for the player to move: the reason may tell what is behind their screen.
        """
        match = self.state.started()
        if self.state.summary.to_move not in self.state.summary.seats_of(player):
            raise Refusal("not-your-turn")
        if element is not None:
            no = out_of_reach(match, element)
            if no is None:
                return None
            ways = [
                WayView(first=said_view(way.first), then=said_view(way.then)) for way in no.ways
            ]
            return Refused(reason=said_view(no.said), rule=no.rule, ways=ways)
        refusal = match.why(decision)
        return refusal and Refused(reason=said_view(refusal.said), rule=refusal.rule)

    def sync(self, player: Player | None, seat: int | None, have: int = 0) -> Sync:
        """Everything; of the log only what came after the sequence number that they have."""
        state = self.state
        since = min(state.numbers[have:]) if 0 < have <= state.seq else 0
        return Sync(
            seq=state.seq,
            since=since,
            table=self.info(player),
            view=self._encoded_view(seat, since),
            chat=newest(self._heard()) if state.summary.may_chat(player) else [],
        )

    def name_of(self, player: str) -> str | None:
        """The name of somebody who sits here, looks on or has spoken; None: nobody did."""
        seats = ((seat.player, seat.name) for seat in self.state.summary.seats)
        here = ((c.player.id, c.player.name) for c in self.viewers if c.player is not None)
        said = ((line.player, line.name) for line in self.state.chat)
        known = (name for who, name in chain(seats, here, said) if who == player)
        return next(known, None)

    # --- who looks on -------------------------------------------------------------------------

    def enter(self, connection: Connection, have: int = 0) -> None:
        """Add a viewer, who gets a sync; the others get the new presence."""
        self.check_room(connection.player)
        known = self.viewers.online(connection.player.id if connection.player else None)
        self.viewers.add(connection)
        connection.post_sync(lambda: _encode(self.sync(connection.player, connection.seat, have)))
        if self.problem is not None:
            connection.post(_refused(self.problem))
        if not known:
            self._presence_changed()

    def check_room(self, player: Player | None) -> None:
        """Raise the refusal where too many watch; those who sit at the table always may."""
        seated = {seat.player for seat in self.state.summary.seats if seat.player}
        watches = player is None or player.id not in seated
        if watches and self.viewers.watchers(seated) >= limits.WATCHERS.amount:
            raise Refusal("too-many-watchers")

    def exit(self, connection: Connection) -> None:
        """Remove a viewer."""
        self.viewers.remove(connection)
        if not self.viewers.online(connection.player.id if connection.player else None):
            self._presence_changed()

    def sit(self, connection: Connection, seat: int | None) -> None:
        """Look from another seat of one's own, or as a spectator."""
        connection.seat = None if seat is None else self.seat_for(connection.player, seat)
        self.post_sync(connection)

    def send_away(self) -> None:
        """Close all connections: the clients may come back, and then get a sync."""
        for connection in self.viewers:
            connection.dismiss()

    def close(self) -> None:
        """Release timers before the table is unloaded."""
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None

    # --- what everybody gets ------------------------------------------------------------------

    def post_sync(self, connection: Connection) -> None:
        """Everything anew, to one."""
        connection.post_sync(lambda: _encode(self.sync(connection.player, connection.seat)))

    def post_arrangement(self) -> None:
        """Everything anew, to everybody, from where they may look: somebody sat down or left."""
        for connection in self.viewers:
            mine = self.state.summary.seats_of(connection.player)
            if connection.seat not in mine:
                connection.seat = mine[0] if len(mine) == 1 else None
            self.post_sync(connection)

    def post_update(self, since: int, undone: int) -> None:
        """A decision made, or some taken back, to each as they may see it."""
        match, deadline = self.state.started(), self.state.summary.deadline
        seats = list({connection.seat for connection in self.viewers})
        if not seats:
            return
        around = around_holes(
            Update(seq=self.state.seq, view=HOLE, undone=undone, deadline=deadline)
        )
        encoded = {
            seat: b"".join(fill(around, view))
            for seat, view in zip(seats, match.encoded_views(seats, since), strict=True)
        }
        for connection in self.viewers:
            connection.post(encoded[connection.seat])

    def post_table(self) -> None:
        """The table's info, to each as they may see it."""
        self.close()  # what waits to be told is told now
        self._post(
            self._kind_of_info,
            lambda connection: TableChanged(table=self.info(connection.player)),
        )

    def post_chat(self, line: ChatLine) -> None:
        """A line of chat, to everybody who takes part in it."""
        data = _encode(Chatted(line=line))
        for connection in self.viewers:
            if self.state.summary.may_chat(connection.player):
                connection.post(data)

    def post_problem(self, problem: Refusal) -> None:
        """Why the table does not go on, to everybody who is here or comes later."""
        self.problem = problem
        data = _refused(problem)
        for connection in self.viewers:
            connection.post(data)

    # --- helpers ------------------------------------------------------------------------------

    def _encoded_view(self, seat: int | None, since: int) -> Any:
        """The view as JSON for an encoder; None before the game has started."""
        match = self.state.match
        if match is None:
            return None
        (view,) = match.encoded_views((seat,), since)
        return msgspec.Raw(b"".join(view))

    def _heard(self) -> list[ChatLine]:
        """The chat without those who may not speak."""
        muted = self.state.summary.muted
        return [line for line in self.state.chat if line.player not in muted]

    def _post(
        self,
        kind_of: Callable[[Connection], Hashable],
        message: Callable[[Connection], Message],
    ) -> None:
        """A message to everybody, made and encoded once for each kind of viewer."""
        encoded: dict[Hashable, bytes] = {}
        for connection in self.viewers:
            kind = kind_of(connection)
            data = encoded.get(kind)
            if data is None:
                data = encoded[kind] = _encode(message(connection))
            connection.post(data)

    def _kind_of_info(self, connection: Connection) -> Hashable:
        player = connection.player
        return player.id if player and self.state.summary.is_participant(player) else None

    def _presence_changed(self) -> None:
        """Tell who is here, together with whatever else happens within a second."""
        if self._presence is None and self.viewers:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(limits.PRESENCE.amount, self.post_table)


def newest(lines: list[ChatLine]) -> list[ChatLine]:
    """The last lines that fit into a sync."""
    size = 0
    for n, line in enumerate(reversed(lines)):
        size += len(line.text.encode()) + len(line.name.encode())
        if size > limits.CHAT_SHOWN.amount:
            return lines[len(lines) - n :]
    return lines


def _refused(refusal: Refusal) -> bytes:
    return _encode(Refused(reason=refusal.said, rule=refusal.rule))
