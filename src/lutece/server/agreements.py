"""What the players of a table agree on: pauses, decisions taken back; and more time for one."""

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

import msgspec

from lutece.server.clock import Time, extension, time_with_vacation
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.schema import Proposal
from lutece.server.table_state import take_back_to

if TYPE_CHECKING:
    from lutece.server.live_table import LiveTable


class Agreements:
    """What a table's players propose to each other, and what they do about its clock."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table

    async def propose_pause(self, player: Player) -> None:
        """Stop the clock if everybody agrees."""
        async with self._table.lock:
            mine = self._table.playing(player)
            if self._table.state.summary.deadline is None:
                raise Refusal("cannot-pause")
            await self._propose("pause", player, mine[0])
        self._table.go_on()

    async def resume(self, player: Player) -> None:
        """Let the clock run again; any player may."""
        async with self._table.lock:
            self._table.playing(player)
            summary = self._table.state.summary
            left = summary.paused
            if left is None:
                raise Refusal("cannot-pause")
            if summary.paused_by_vacation:
                raise Refusal("on-vacation")
            now = Time(time.time() + left)
            if summary.to_move is not None:  # its player may have gone on vacation meanwhile
                now = time_with_vacation(summary.clock, now, summary.seats[summary.to_move])
            await self._table.set_time(now)
            self._table.display.post_table()
        self._table.go_on()

    async def propose_take_back(self, player: Player) -> None:
        """Take one's last decision back: by consent, or at once if no other person plays."""
        async with self._table.lock:
            self._table.playing(player)
            number = self._take_back_to(player.id)
            await self._propose("take-back", player, self._table.state.started().movers[number])
        self._table.go_on()

    async def answer(self, player: Player, agree: bool) -> None:
        """Agree to what is proposed, or not; whoever proposed it may withdraw it."""
        async with self._table.lock:
            mine = self._table.playing(player)
            proposal = self._table.state.summary.proposal
            if proposal is None:
                raise Refusal("nothing-proposed")
            if agree:
                agreed = sorted({*proposal.agreed, *mine})
                await self._agree(msgspec.structs.replace(proposal, agreed=agreed))
            else:
                self._table.state.summary.proposal = None
                self._table.display.post_table()
        self._table.go_on()

    async def stay(self, player: Player) -> None:
        """A player whose time is up is still there, and gets more of it."""
        async with self._table.lock:
            summary = self._table.state.summary
            seat = summary.to_move
            if seat is None or summary.asked is None or seat not in summary.seats_of(player):
                raise Refusal("not-asked")
            assert summary.clock is not None
            now = summary.seats[seat]
            more = {seat: replace(now, extended=now.extended + 1)}
            await self._table.set_time(Time(time.time() + extension(summary.clock)), more)
            self._table.display.post_table()
        self._table.go_on()

    async def _propose(
        self, what: Literal["pause", "take-back"], player: Player, seat: int
    ) -> None:
        mine = self._table.state.summary.seats_of(player)
        await self._agree(Proposal(what=what, seat=seat, agreed=mine))

    async def _agree(self, proposal: Proposal) -> None:
        """Do what is proposed if everybody who plays agrees; else let the others answer."""
        summary = self._table.state.summary
        agreed = {summary.seats[n].player for n in proposal.agreed}
        if summary.people - agreed:
            summary.proposal = proposal
            self._table.display.post_table()
            return
        summary.proposal = None
        if proposal.what == "pause":
            left = max(0.0, (summary.deadline or 0.0) - time.time())
            await self._table.set_time(Time(paused=left, paused_by="pause"))
            self._table.display.post_table()
        else:
            number = self._take_back_to(summary.seats[proposal.seat].player)
            await self._table.commit(self._table.state.started().at(number), proposal.seat)

    def _take_back_to(self, player: str | None) -> int:
        summary = self._table.state.summary
        number = player and take_back_to(self._table.state.started(), summary, player)
        if summary.paused is not None and not summary.paused_by_vacation:
            raise Refusal("paused")
        if not isinstance(number, int):
            raise Refusal("cannot-take-back")
        return number
