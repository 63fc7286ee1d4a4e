"""What reaches a table when something happens to an account: a new name, a vacation, its end."""

import logging
import time
from typing import TYPE_CHECKING

from lutece.server.clock import time_with_vacation
from lutece.server.database import NotSavedError
from lutece.server.people import Player
from lutece.server.seats import LINK, NOBODY, Seat, parted

if TYPE_CHECKING:
    from lutece.server.live_table import LiveTable

log = logging.getLogger("lutece.server")


class AccountChanges:
    """Keeps a table in step with the accounts of those who sit there."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table

    def renamed(self, player: Player) -> None:
        """A person at this table has a new name."""
        mine = self._table.state.summary.seats_of(player)
        for n in mine:
            self._table.state.summary.seats[n].name = player.name
        self._table.display.viewers.become(player.id, player)
        if mine:
            self._table.display.post_table()

    async def vacation_changed(self, player: Player) -> None:
        """A player goes on vacation or comes back; nothing changes where that is known already."""
        async with self._table.lock:
            summary = self._table.state.summary
            mine = summary.seats_of(player)
            back = not player.vacation and any(summary.seats[n].vacation for n in mine)
            for n in mine:
                summary.seats[n].vacation = player.vacation
            if back and summary.to_move in mine:
                summary.turn_began = time.time()  # the player is notified again
            if mine:
                await self._save_rest(anew=back)
                self._table.display.post_table()
        self._table.go_on()

    async def handed_over(self, guest: Player, player: Player) -> None:
        """A guest turned out to be this player, and the database knows it already."""
        summary = self._table.state.summary
        if summary.owner == guest.id:
            summary.owner = player.id
        mine = summary.seats_of(guest)
        for n in mine:
            summary.seats[n].player, summary.seats[n].name = player.id, player.name
            summary.seats[n].vacation = player.vacation
        if guest.id in summary.muted:
            del summary.muted[guest.id]
            summary.muted[player.id] = player.name
        for line in self._table.state.chat:
            if line.player == guest.id:
                line.player = player.id
        here = self._table.display.viewers.become(guest.id, player)
        if mine:
            await self._save_rest_if_possible()
            self._table.go_on()
        if mine or here:
            self._table.display.post_arrangement()

    async def account_deleted(self, player: Player) -> None:
        """A player is deleted, and the database knows it already."""
        state, summary = self._table.state, self._table.state.summary
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
        if mine:
            await self._save_rest_if_possible()
        self._table.display.post_arrangement()
        self._table.go_on()

    async def _save_rest_if_possible(self) -> None:
        """As `_save_rest`, after a change that is saved already and must not fail."""
        try:
            await self._save_rest()
        except NotSavedError:
            log.warning("the clock of table %s could not be saved", self._table.id)

    async def _save_rest(self, anew: bool = False) -> None:
        """Stop or start the clock of the seat to move, as its player's vacation says."""
        summary = self._table.state.summary
        if summary.status == "running" and summary.to_move is not None:
            now = time_with_vacation(summary.clock, summary.time, summary.seats[summary.to_move])
            if anew or now != summary.time:
                await self._table.set_time(now)
