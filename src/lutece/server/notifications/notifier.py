"""Looks for turns whose players are away, and tells them.

The database (the turns that wait) and who looks at which table decide what is sent. A turn is
marked before its message is sent, so a crash sends no message twice. A server that stops waits for
the messages on their way; the mark of one that takes too long is deleted, and the next server sends
it. A message that did not arrive is sent again a few times, later and later, as long as its turn
lasts.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial

from lutece.server import limits
from lutece.server.database import Database, NotSavedError
from lutece.server.notifications import messages
from lutece.server.notifications.channels import Channels, KeptChannel, Kind, PendingTurn
from lutece.server.notifications.delivery import DeliveryError, GoneError, UnreachableError
from lutece.server.notifications.settings import NotificationSettings
from lutece.server.notifications.texts import Turn, Words, say, turn_words
from lutece.server.notifications.web_push import Vapid
from lutece.server.periodic_task import PeriodicTask

log = logging.getLogger("lutece.server")

BACKOFF = (60.0, 300.0, 1200.0, 3600.0)  # seconds after each failure
AT_ONCE: dict[Kind, int] = {"push": 8, "mail": 2, "webhook": 8}  # messages on their way
SECONDS_BETWEEN_CLEANING = 3600.0
SECONDS_TO_STOP = 8.0  # for messages on their way: what stops servers waits ten at least

IsLooking = Callable[[str, str], bool]  # whether a player (second) looks at a table (first)


class Notifier:
    """Tells players of their turns."""

    def __init__(
        self, database: Database, settings: NotificationSettings, is_looking: IsLooking
    ) -> None:
        self.settings, self.channels = settings, Channels(database)
        self._is_looking = is_looking
        self._free = {kind: asyncio.Semaphore(count) for kind, count in AT_ONCE.items()}
        self._sending: dict[str, asyncio.Task[None]] = {}  # by channel
        self._vapid: Vapid | None = None
        self._stopping = False
        self._tasks = (
            PeriodicTask(settings.look_every, self._look, "players could not be told of turns"),
            PeriodicTask(SECONDS_BETWEEN_CLEANING, self._clean, "old channels were not deleted"),
        )

    def start(self) -> None:
        """Start the background tasks."""
        for task in self._tasks:
            task.start()

    async def stop(self) -> None:
        """Stop the background tasks, and wait for the messages that are on their way."""
        self._stopping = True
        for task in self._tasks:
            await task.stop()
        sending = list(self._sending.values())
        if sending:
            _, late = await asyncio.wait(sending, timeout=SECONDS_TO_STOP)
            for message in late:
                message.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def vapid(self) -> Vapid:
        """The server's key for push."""
        if self._vapid is None:
            self._vapid = await self.channels.vapid()
        return self._vapid

    async def test(self, channel: KeptChannel) -> None:
        """Send a message that tells of nothing; a channel that was given up works again."""
        words = Words(
            say(channel.language, "notify-test-title"), (say(channel.language, "notify-test"),)
        )
        try:
            async with self._free[channel.kind]:
                await messages.send(self.settings, await self.vapid(), channel, words, "/account")
        except GoneError:
            await self.channels.drop(channel)
            raise
        except DeliveryError as error:
            await self.channels.note(channel, channel.tries, 0.0, error.key, channel.disabled)
            raise
        await self.channels.note(channel)

    async def confirm_mail(self, channel: KeptChannel) -> None:
        """Send the mail whose link proves that the address belongs to the person who entered it."""
        async with self._free["mail"]:
            await messages.send_confirmation(self.settings, channel)

    async def look(self, now: float) -> None:
        """Tell of what has waited long enough."""
        for channel, turns in (await self.channels.pending(now)).items():
            if channel.id in self._sending:
                continue
            seen = [turn for turn in turns if self._is_looking(turn.table, channel.player)]
            away = [turn for turn in turns if turn not in seen]
            seen = [turn for turn in seen if self._is_due(turn, now)]
            if seen:
                await self.channels.mark_notified(channel, seen)
            if any(self._is_due(turn, now) for turn in away):
                task = asyncio.create_task(self._notify(channel, away))
                self._sending[channel.id] = task
                task.add_done_callback(partial(self._sent, channel.id))

    def _sent(self, channel: str, _task: asyncio.Task[None]) -> None:
        del self._sending[channel]

    def _is_due(self, turn: PendingTurn, now: float) -> bool:
        return now - turn.began >= self.settings.grace

    async def _notify(self, channel: KeptChannel, turns: Sequence[PendingTurn]) -> None:
        """Tell of several turns in one message."""
        try:
            async with self._free[channel.kind]:
                if self._stopping:
                    return  # the next server sends it
                words = await self._words(channel, turns)
                path = f"/table/{turns[0].table}" if len(turns) == 1 else "/"
                vapid = await self.vapid()
                try:
                    await self.channels.mark_notified(channel, turns)
                    await messages.send(self.settings, vapid, channel, words, path)
                except asyncio.CancelledError:
                    await self.channels.unmark_notified(channel, turns)
                    raise
                except DeliveryError as error:
                    await self._failed(channel, turns, error)
                else:
                    await self.channels.note(channel, not_before=_next(channel.kind))
        except NotSavedError:
            pass  # the next look tries again, or the channel is deleted
        except Exception:  # whatever is wrong with one message, the others must go on
            log.exception("a message could not be made")

    async def _words(self, channel: KeptChannel, turns: Sequence[PendingTurn]) -> Words:
        others = await self.channels.others_at((turn.table for turn in turns), channel.player)
        now = time.time()
        named = [
            Turn(
                turn.table,
                turn.game,
                others.get(turn.table, ()),
                None if turn.deadline is None else turn.deadline - now,
            )
            for turn in turns
        ]
        return await asyncio.to_thread(turn_words, channel.language, named)

    async def _failed(
        self, channel: KeptChannel, turns: Sequence[PendingTurn], error: DeliveryError
    ) -> None:
        """Try again later; give the turn up after some tries, and the channel if it is at fault."""
        log.info("a message by %s did not arrive: %s", channel.kind, error)
        if isinstance(error, GoneError):
            await self.channels.drop(channel)
            return
        tries = channel.tries + 1
        now = time.time()
        again = isinstance(error, UnreachableError) and tries < limits.MESSAGE_TRIES.amount
        if again:
            await self.channels.note(channel, tries, now + BACKOFF[tries - 1], error.key)
            await self.channels.unmark_notified(channel, turns)
        else:  # the server's own mail server is not the fault of an address
            disabled = error.key not in ("mail-down", "no-mail-here")
            await self.channels.note(channel, 0, now + BACKOFF[0], error.key, disabled)

    async def _look(self) -> None:
        if await self.channels.any():
            await self.look(time.time())

    async def _clean(self) -> None:
        await self.channels.drop_old(time.time())


def _next(kind: Kind) -> float:
    """When the next message may go by a channel."""
    return time.time() + limits.MAIL_PAUSE.amount if kind == "mail" else 0.0
