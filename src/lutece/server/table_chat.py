"""The chat of a table: who may speak, who is muted or reported."""

import time
from typing import TYPE_CHECKING

from lutece.server import limits
from lutece.server.chat import LONGEST_LINE, chat_line, one_line
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.repository import CHAT_LINES_SHOWN
from lutece.server.schema import Mute, Report

if TYPE_CHECKING:
    from lutece.server.live_table import LiveTable

TRIM_CHAT_EVERY = 50  # lines of chat
LINES_REPORTED = 10  # that go with a report


class TableChat:
    """What is said at a table."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._said = 0  # lines since the table was opened

    async def mute(self, player: Player, wish: Mute) -> None:
        """Mute or unmute a person at this table; the lines of a muted person are hidden."""
        async with self._table.lock:
            summary = self._table.owned(player)
            silent = dict(summary.muted)
            if wish.muted:
                name = self._table.display.name_of(wish.player)
                if name is None or wish.player == player.id:
                    raise Refusal("unknown-person")
                if len(silent) >= limits.MUTED.amount:
                    raise Refusal("too-many-muted", count=len(silent))
                silent[wish.player] = name
            elif silent.pop(wish.player, None) is None:
                raise Refusal("unknown-person")
            await self._table.repository.save_muted(self._table.id, wish.player, wish.muted)
            summary.muted = silent
            self._table.display.post_arrangement()

    async def report(self, player: Player, wish: Report) -> None:
        """Store a report about a person for the server's operator, with their latest chat lines."""
        table = self._table
        name = table.display.name_of(wish.player)
        if name is None or wish.player == player.id or not table.state.summary.may_chat(player):
            raise Refusal("unknown-person")
        said = [line.text for line in table.state.chat if line.player == wish.player]
        await table.repository.save_report(
            {
                "at": time.time(),
                "table": table.id,
                "reporter": player.id,
                "about": wish.player,
                "name": name,
                "reason": one_line(wish.reason)[:LONGEST_LINE],
                "lines": said[-LINES_REPORTED:],
            }
        )

    async def say(self, player: Player, text: str) -> None:
        """Save a line, then show it."""
        table = self._table
        if not table.state.summary.may_chat(player):
            raise Refusal("chat-closed")
        if player.id in table.state.summary.muted:
            raise Refusal("muted")
        line = chat_line(player, table.state.summary.seats_of(player), text)
        self._said += 1
        await table.repository.save_chat(table.id, line, trim=self._said % TRIM_CHAT_EVERY == 0)
        table.state.chat = [*table.state.chat, line][-CHAT_LINES_SHOWN:]
        table.display.post_chat(line)

    def forget(self, before: float) -> None:
        """Lines that are older than a moment are deleted."""
        self._table.state.chat = [line for line in self._table.state.chat if line.at >= before]
