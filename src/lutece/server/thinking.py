"""Bots at the tables: they think in threads, without the interpreter's lock, beside the loop."""

import secrets
import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from lutece.bots import Bot, bot
from lutece.kernel.contract import Game
from lutece.kernel.rng import rng_from
from lutece.kernel.structs import Bytes
from lutece.server.jobs import JobQueue, Priority

KEPT = 6  # bots that keep their trees from move to move: some 40 MB each at most


class Place(NamedTuple):
    """Where a bot sits."""

    table: str
    seat: int
    level: str


class Thinker:
    """The bots of all tables."""

    def __init__(self, jobs: JobQueue) -> None:
        self.jobs = jobs
        self._bots: OrderedDict[Place, Bot] = OrderedDict()
        self._lock = threading.Lock()

    async def choose(
        self, place: Place, owner: str, game: Game, state: Bytes, moves: Sequence[int]
    ) -> int:
        """What the bot at this place does in this state; `owner` has turns with the others."""
        rng = rng_from(secrets.token_hex(16), "lutece bot")

        def think(stop: threading.Event) -> int:
            who = self._take(place)
            chosen = who.choose(game, state, rng, moves=moves, stop=stop)
            self._keep(place, who)
            return chosen

        return await self.jobs.run(Priority.LIVE, owner, think)

    def _take(self, place: Place) -> Bot:
        """The bot of a place; only jobs that run hold one, since each has a tree in memory."""
        with self._lock:
            return self._bots.pop(place, None) or bot(place.level)

    def _keep(self, place: Place, who: Bot) -> None:
        with self._lock:
            self._bots[place] = who
            if len(self._bots) > KEPT:
                self._bots.popitem(last=False)
