"""The bots of one table: they play while somebody watches or waits, and retry what failed."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from lutece.server.database import NotSavedError, RejectedError
from lutece.server.jobs import QueueFullError
from lutece.server.refusals import Refusal
from lutece.server.seats import PLAYER
from lutece.server.thinking import Place, Thinker

if TYPE_CHECKING:
    from lutece.server.live_table import LiveTable

log = logging.getLogger("lutece.server")

FIRST_WAIT = 1.0  # seconds until what failed is tried again; twice as long after each failure
LONGEST_WAIT = 60.0
TRIES = 4  # of a bot that fails
LONGEST_DELAY = 10.0  # seconds that a player may let the bots wait


class BotPlayer:
    """Plays the seats that have a level."""

    def __init__(self, table: "LiveTable", thinker: Thinker) -> None:
        self._table, self._thinker = table, thinker
        self._task: asyncio.Task[None] | None = None
        self._delayed_until = 0.0

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or waits to try again."""
        return self._task is not None and not self._task.done()

    def go_on(self) -> None:
        """Play, if a bot is to move and somebody cares."""
        if not self.busy and self._seat() is not None:
            self._task = asyncio.create_task(self._play())

    def delay(self, seconds: float) -> None:
        """Let the bots wait before their next decision: a player may take the last one back."""
        self._delayed_until = time.time() + min(max(0.0, seconds), LONGEST_DELAY)

    def stop(self) -> None:
        """Play no more."""
        if self._task is not None:
            self._task.cancel()

    def _seat(self) -> int | None:
        """The seat that a bot has to play now; None where there is none, or where bots may rest."""
        table, summary = self._table, self._table.state.summary
        seat = summary.to_move
        if table.stale or summary.status != "running" or seat is None:
            return None
        waited_for = any(s.kind == PLAYER and s.level is None for s in summary.seats)
        wanted = waited_for or len(table.display.viewers) > 0
        return seat if wanted and summary.seats[seat].level else None

    async def _play(self) -> None:
        failures = 0
        while (seat := self._seat()) is not None:
            try:
                await self._decide(seat)
                failures, self._table.display.problem = 0, None
                continue
            except RejectedError:
                self._give_up(seat)
                return
            except (NotSavedError, QueueFullError):
                failures += 1
            except Exception:
                log.exception("a bot failed at table %s", self._table.id)
                failures += 1
                if failures >= TRIES:
                    self._give_up(seat)
                    return
            await asyncio.sleep(min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)))
        self._task = None
        self._table.go_on()

    async def _decide(self, seat: int) -> None:
        state = self._table.state
        match, seq, level = state.started(), state.seq, state.summary.seats[seat].level
        assert level is not None
        action = await self._thinker.choose(
            Place(self._table.id, seat, level),
            state.summary.owner,
            state.game,
            match.state.copy(),
            match.actions,
        )
        await asyncio.sleep(max(0.0, self._delayed_until - time.time()))
        await self._table.bot_decides(seq, seat, action)

    def _give_up(self, seat: int) -> None:
        """Tell the table; the next newcomer makes the bot try again."""
        level = self._table.state.summary.seats[seat].level or ""
        log.error("the bot %s at table %s gives up", level, self._table.id)
        self._table.display.post_problem(Refusal("bot-failed", level=level, seat=seat + 1))
