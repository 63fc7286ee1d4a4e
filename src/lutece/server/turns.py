"""Requests begin in turns between addresses, a few in each round of the event loop.

A round of the event loop handles everything that has arrived. Without turns, a thousand requests
that arrive together are one long round, and a player's move waits for all of them.
"""

import asyncio
from collections import OrderedDict, deque

from lutece.server import limits


class Turns:
    """Who may begin now; the others wait, each address in a queue of its own."""

    def __init__(self) -> None:
        self._begun = 0  # in this round
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def wait(self, network: str) -> None:
        """Wait for the turn of this address; at once where few requests begin in this round."""
        if self._begun == 0:
            asyncio.get_running_loop().call_soon(self._next_round)
        if self._begun < limits.BEGIN_TOGETHER.amount and not self._waiting:
            self._begun += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(network, deque()).append(turn)
        await turn

    def _next_round(self) -> None:
        self._begun = 0
        while self._waiting and self._begun < limits.BEGIN_TOGETHER.amount:
            network, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[network] = queue  # behind the other addresses
            if not turn.done():  # the request may have been cancelled
                turn.set_result(None)
                self._begun += 1
        if self._begun or self._waiting:
            asyncio.get_running_loop().call_soon(self._next_round)
