"""The clients of a campaign of faults: they play, take back, and note all that they are told."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from harness import Client, Prepared, Table

SOON = 90.0  # seconds for every table to go on after a fault, on a busy machine
PATIENCE = 10.0  # seconds until a move without an answer is tried again
UNDO_SHARE = 0.05  # of the moves


class _Entry(msgspec.Struct):
    number: int
    decision: str | None


class _Decision(msgspec.Struct):
    text: str


class _View(msgspec.Struct):
    number: int
    to_move: int | None
    log: list[_Entry]
    decisions: list[_Decision]
    can_undo: bool


class _Reason(msgspec.Struct):
    key: str


class _Message(msgspec.Struct):
    type: str
    seq: int = 0
    view: _View | None = None
    undone: int = 0
    reason: _Reason | None = None


_messages = msgspec.json.Decoder(_Message)


class Told(msgspec.Struct):
    """A change, as clients learned of it."""

    number: int  # decisions made after it
    undone: int
    decision: str | None  # None: hidden from everybody who was told, or taken back


@dataclass
class Watched(Table):
    """A table whose clients note everything they are told, over all lives of the server."""

    seats: int = 0
    told: dict[int, Told] = field(default_factory=dict)  # by sequence number
    known: list[int] = field(default_factory=list)  # the last sequence number of each client
    tried: set[tuple[int, str | None]] = field(default_factory=set)  # what was sent: seq, decision
    problems: list[str] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)
    view: _View | None = None
    progress: float = 0.0  # when a change was told last
    lost_clients: set[int] = field(default_factory=set)
    timer: asyncio.TimerHandle | None = None
    asked: tuple[int, float] = (-1, 0.0)  # the change that was tried last, and when

    def heard(self, client: Client, message: bytes) -> None:
        """Note it; compare it with what the others were told."""
        said = _messages.decode(message)
        if said.type == "sync" and said.view is not None:
            self._synced(client, said)
        elif said.type == "update" and said.view is not None:
            self._updated(client, said)
        elif said.type == "refused" and said.reason is not None:
            self.refusals[said.reason.key] += 1
            self.asked = (-1, 0.0)

    def lost(self, client: Client) -> None:
        """A connection ended: whoever made it comes back."""
        self.asked = (-1, 0.0)
        self.lost_clients.add(client.seat)

    def error(self, what: str) -> None:
        """Connections that are refused or closed are what happens here."""

    def _synced(self, client: Client, said: _Message) -> None:
        assert said.view is not None
        if said.seq < self.known[client.seat]:
            self.problems.append(
                f"table {self.id}: client {client.seat} was told change {self.known[client.seat]}, "
                f"then that there are {said.seq}"
            )
        self._learn(client, said)
        if not client.ready.done():
            client.ready.set_result(None)

    def _updated(self, client: Client, said: _Message) -> None:
        assert said.view is not None
        if said.seq != self.known[client.seat] + 1:
            self.problems.append(
                f"table {self.id}: client {client.seat} was told change {said.seq} after "
                f"{self.known[client.seat]}"
            )
        entries = [entry for entry in said.view.log if entry.number == said.view.number - 1]
        decision = entries[-1].decision if entries and not said.undone else None
        now = Told(said.view.number, said.undone, decision)
        before = self.told.setdefault(said.seq, now)
        if (before.number, before.undone) != (now.number, now.undone):
            self.problems.append(f"table {self.id}: change {said.seq} is {before} and {now}")
        if before.decision is None:
            before.decision = decision
        elif decision is not None and decision != before.decision:
            self.problems.append(f"table {self.id}: change {said.seq} is {before} and {now}")
        self._learn(client, said)

    def _learn(self, client: Client, said: _Message) -> None:
        assert said.view is not None
        self.known[client.seat] = said.seq
        if said.seq >= self.seq:
            if said.seq > self.seq:
                self.progress = time.monotonic()
            self.seq = said.seq
            self.to_move = said.view.to_move
            if client.seat == said.view.to_move:
                self.view = said.view


class Players:
    """All tables, and those who play at them."""

    def __init__(self, stock: Sequence[Prepared], at_once: int, chance: random.Random) -> None:
        self._stock = [
            Watched(one.table, one.secrets, seats=len(one.secrets), known=[0] * len(one.secrets))
            for one in stock
        ]
        self.chance = chance
        self.at_once = at_once
        self.active: list[Watched] = []
        self.done: list[Watched] = []
        self.port: int | None = None  # None: there is no server
        self.moves = 0
        self.stopping = False

    @property
    def tables(self) -> list[Watched]:
        """All at which something may have happened."""
        return [*self.done, *self.active]

    async def run(self) -> None:
        """Keep everybody connected, and let new tables begin where games end."""
        while not self.stopping:
            over = [t for t in self.active if t.view is not None and t.to_move is None]
            for table in over:
                self.active.remove(table)
                self.done.append(table)
                for client in table.clients:
                    if client.transport is not None:
                        client.transport.close()
            while self._stock and len(self.active) < self.at_once:
                table = self._stock.pop()
                self.active.append(table)
                table.lost_clients = set(range(table.seats))
                table.timer = asyncio.get_running_loop().call_later(0.1, self._play, table)
            await self._connect()
            await asyncio.sleep(0.05)

    async def _connect(self) -> None:
        """Bring everybody back who lost the connection."""
        if self.port is None:
            return
        coming = [
            self._one(table, seat) for table in self.active for seat in list(table.lost_clients)
        ]
        await asyncio.gather(*coming[:200])

    async def _one(self, table: Watched, seat: int) -> None:
        client = Client(table, seat, table.secrets[seat])
        table.clients = sorted(
            [one for one in table.clients if one.seat != seat] + [client], key=lambda c: c.seat
        )
        table.lost_clients.discard(seat)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(20):
                await loop.create_connection(lambda: client, "127.0.0.1", self.port)
        except (OSError, TimeoutError):
            table.lost_clients.add(seat)

    def _play(self, table: Watched) -> None:
        """The seat to move decides or takes back; then again after a while."""
        if self.stopping or table not in self.active:
            return
        delay = self.chance.uniform(0.05, 0.6)
        table.timer = asyncio.get_running_loop().call_later(delay, self._play, table)
        view, seat = table.view, table.to_move
        if view is None or seat is None or view.to_move != seat or len(table.clients) <= seat:
            return
        client = table.clients[seat]
        at_date = table.known[seat] == table.seq and table.known[client.seat] == table.seq
        linked = client.transport is not None and not client.transport.is_closing()
        if not (at_date and linked and client.upgraded and view.decisions):
            return
        waits = table.asked[0] == table.seq and time.monotonic() - table.asked[1] < PATIENCE
        if waits:  # somebody who clicks on without an answer would only be in the way
            return
        table.asked = (table.seq, time.monotonic())
        if view.can_undo and self.chance.random() < UNDO_SHARE:
            table.tried.add((table.seq + 1, None))
            client.send(b'{"type":"undo","seq":%d,"number":%d}' % (table.seq, view.number - 1))
        else:
            decision = view.decisions[self.chance.randrange(len(view.decisions))].text
            table.tried.add((table.seq + 1, decision))
            command = {"type": "play", "seq": table.seq, "decision": decision}
            client.send(msgspec.json.encode(command))
        self.moves += 1

    async def all_go_on(self) -> str | None:
        """Wait until every table has told a change again; what does not."""
        began, until = time.monotonic(), time.monotonic() + SOON
        while True:
            waiting = [
                t for t in self.active if t.to_move is not None and t.progress < began and t.seq
            ]
            if not waiting:
                return None
            if time.monotonic() > until:
                one = waiting[0]
                return (
                    f"{len(waiting)} tables do not go on, such as {one.id} at change {one.seq} "
                    f"(known {one.known}, to move {one.to_move}, refusals {dict(one.refusals)})"
                )
            await asyncio.sleep(0.1)
