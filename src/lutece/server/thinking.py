"""Bots at the tables: they think in threads, without the interpreter's lock, beside the loop."""

import asyncio
import os
import secrets
import threading
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from lutece.bots import Bot, bot
from lutece.kernel.contract import Game
from lutece.kernel.records import Bytes
from lutece.kernel.rng import rng_from

KEPT = 6  # bots that keep their trees from move to move: some 40 MB each at most

Place = tuple[str, int, str]  # table, seat, level


class Thinker:
    """All thinking of the server."""

    def __init__(self) -> None:
        cores = os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(max(1, cores - 1), thread_name_prefix="bot")
        self._bots: OrderedDict[Place, Bot] = OrderedDict()
        self._stop = threading.Event()

    async def choose(self, place: Place, game: Game, state: Bytes, moves: Sequence[int]) -> int:
        """What the bot at this place does in this state."""
        who = self._bots.pop(place, None) or bot(place[2])
        self._bots[place] = who
        if len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        rng = rng_from(secrets.token_hex(16), "lutece bot")
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, lambda: who.choose(game, state, rng, moves=moves, stop=self._stop)
        )

    def close(self) -> None:
        """Interrupt every thought."""
        self._stop.set()
        self._threads.shutdown(wait=True, cancel_futures=True)
