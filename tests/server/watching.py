"""Watching what leaves a table: whatever a seat is sent must not change with what it cannot know.

Random games at real tables, with everybody looking on; after every change, each message is made
once more with everything dealt anew that its seat cannot know: the bytes must be the same.
"""

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import msgspec

from lutece import games
from lutece.kernel.contract import NO_SEAT
from lutece.kernel.events import EVERYONE
from lutece.kernel.rng import Rng, rng_from
from lutece.server.database import Database
from lutece.server.live_table import LiveTable
from lutece.server.new_table import game_of
from lutece.server.outbox import Encode
from lutece.server.people import People, Player
from lutece.server.refusals import Refusal
from lutece.server.schema import Join, Listing, NewTable, Play, Say, SeatWish, Undo
from lutece.server.table_registry import TableRegistry
from lutece.table import Match

_encode = msgspec.json.encode
NOTHING = b"null"
MEMORY = Path("/dev/shm")  # where a temporary database costs no disk


class _Outside(msgspec.Struct):
    view: msgspec.Raw = msgspec.Raw(NOTHING)


class _Entry(msgspec.Struct):
    number: int
    decision: str | None
    happened: list[msgspec.Raw]


class _Seat(msgspec.Struct):
    seat: int
    end_tiles: list[str] | None


class _Board(msgspec.Struct):
    markers: list[str | None] = []
    seats: list[_Seat] = []


class _Inside(msgspec.Struct):
    seat: int | None
    number: int
    board: _Board
    log: list[_Entry]


_outside = msgspec.json.Decoder(_Outside)
_inside = msgspec.json.Decoder(_Inside)


class LeakError(AssertionError):
    """A payload that tells too much."""


@dataclass(eq=False)
class Ear:
    """A connection that keeps what it hears."""

    player: Player | None
    seat: int | None
    heard: list[bytes] = field(default_factory=list)

    def post(self, data: bytes) -> None:
        self.heard.append(data)

    def post_sync(self, encode: Encode) -> None:
        self.heard.append(encode())

    def dismiss(self) -> None:
        raise AssertionError("nobody should be sent away here")


@dataclass
class Watch:
    """One game under watch."""

    table: LiveTable
    people: list[Player]  # by seat; a hot-seat player several times
    stranger: Player
    chance: random.Random
    rng: Rng
    payloads: int = 0
    decisions: int = 0
    ends: dict[int, list[bytes]] = field(default_factory=dict)  # what each ear heard last

    @property
    def match(self) -> Match:
        return self.table.state.started()

    async def play(self) -> None:
        """The whole game."""
        ears = [
            *(Ear(player, seat) for seat, player in enumerate(self.people)),
            Ear(self.people[0], None),
            Ear(self.stranger, None),
            Ear(None, None),
        ]
        for ear in ears:
            self.table.enter(ear)
        self.check(ears)
        while True:
            await self._change()
            self.check(ears)
            if self.match.over:
                break
            if self.chance.random() < 0.05:
                await self._come_back(ears)
            if self.chance.random() < 0.05:
                await self._ask_around(ears)
        self.decisions = len(self.match)
        for ear in ears:
            if b'"seed":"' + self.table.state.seed.encode() not in b"".join(self.ends[id(ear)]):
                raise LeakError("the seed is not told when the game is over: that is owed too")

    async def _change(self) -> None:
        table, match = self.table, self.match
        mover = self.people[match.to_move]
        if match.can_undo and match.movers[-1] == match.to_move and self.chance.random() < 0.2:
            await table.command(mover, Undo(seq=table.state.seq, number=len(match) - 1))
            return
        decision = match.game.texts[self.chance.choice(match.legal_actions())]
        await table.command(mover, Play(seq=table.state.seq, decision=decision))

    async def _come_back(self, ears: list[Ear]) -> None:
        """Look away, and resume from some number; hot-seat players change seats."""
        ear = self.chance.choice(ears)
        self.table.exit(ear)
        if ear.player and self.chance.random() < 0.5:
            mine = self.table.state.summary.seats_of(ear.player)
            ear.seat = self.chance.choice([None, *mine])
        for other in ears:
            other.heard.clear()
        self.table.enter(ear, self.chance.randint(0, self.table.state.seq + 1))
        self.check(ears)
        if ear.player and (mine := self.table.state.summary.seats_of(ear.player)):
            self.table.display.sit(ear, self.chance.choice(mine))
        await self.table.command(self.stranger, Say(text="hello"))
        self.check(ears)

    async def _ask_around(self, ears: list[Ear]) -> None:
        """Moments, reasons, infos, and refusals."""
        table, match = self.table, self.match
        moment = self.chance.randint(0, len(match))
        for seat in (None, *range(match.seats)):
            past = match.at(moment)
            seen = _encode(table.display.view_at(moment, seat))
            if not past.over:
                self._search(_inside.decode(seen), past)
            other = past.redealt(NO_SEAT if seat is None else seat, self.rng)
            if not past.over and _encode(other.view(seat)) != seen:
                raise LeakError(f"moment {moment} tells seat {seat} what it cannot know")
            self.payloads += 1
        if match.over:
            return
        seat = match.to_move
        decisions = self.chance.sample(match.game.texts, 10)
        who = self.people[seat]
        told = [_encode(table.display.why(who, decision)) for decision in decisions]
        with self.dealt_anew(seat):
            again = [
                _encode(table.display.why(self.people[seat], decision)) for decision in decisions
            ]
        if told != again:
            raise LeakError("a reason tells what the seat to move cannot know")
        for ear in ears:
            info = _encode(table.display.info(ear.player))
            if table.state.seed.encode() in info:
                raise LeakError("the seed is told beside the game")
            mine = bool(table.state.summary.seats_of(ear.player))
            if not mine and table.state.summary.invitation.encode() in info:
                raise LeakError("the invitation is told to a stranger")
        for stranger in (self.stranger, None):
            try:
                await table.command(stranger, Play(seq=table.state.seq, decision=decisions[0]))
            except Refusal:
                continue
            raise LeakError("a stranger played")

    def check(self, ears: list[Ear]) -> None:
        """Everything heard since the last time, and the same with everything dealt anew."""
        checked: set[tuple[bytes, int | None]] = set()  # equal eyes hear the same
        for ear in ears:
            self.payloads += len(ear.heard)
            for data in ear.heard:
                if (data, ear.seat) not in checked:
                    checked.add((data, ear.seat))
                    self._check(data, ear.seat)
            self.ends[id(ear)] = ear.heard
            ear.heard = []

    def _check(self, data: bytes, seat: int | None) -> None:
        match = self.match
        if match.over:
            return
        if self.table.state.seed.encode() in data:
            raise LeakError("the seed is told while the game runs")
        raw = bytes(_outside.decode(data).view)
        if raw == NOTHING:
            return
        view = _inside.decode(raw)
        self._search(view, match)
        if view.seat != seat:
            raise LeakError("a message for other eyes")
        if view.number == len(match):
            since = view.log[0].number if view.log else len(match)
            other = match.redealt(NO_SEAT if seat is None else seat, self.rng)
            if _encode(other.view(seat, since)) != raw:
                raise LeakError(f"a view of seat {seat} changes with what it cannot know")

    def _search(self, view: "_Inside", match: Match) -> None:
        """What is never said, whatever it looks like."""
        since = view.log[0].number if view.log else len(match)
        for entry, (mover, action, events) in zip(view.log, match.history(since), strict=True):
            if match.game.is_secret(action) and mover != view.seat and entry.decision is not None:
                raise LeakError("another seat's secret decision is told")
            mine = [e for e in events if e.seen_by in (EVERYONE, view.seat)]
            if len(entry.happened) > len(mine):
                raise LeakError("something that only another seat saw is told")
        for other, marker in enumerate(view.board.markers):
            if marker is not None and other != view.seat:
                raise LeakError("another seat's marker is told")
        for other in view.board.seats:
            if other.end_tiles is not None and other.seat != view.seat:
                raise LeakError("another seat's end tiles are told")

    def dealt_anew(self, seat: int) -> "_DealtAnew":
        return _DealtAnew(self, seat)


class _DealtAnew:
    """For a moment, the table's match is one that this seat cannot tell from it."""

    def __init__(self, watch: Watch, seat: int) -> None:
        self.watch, self.seat = watch, seat

    def __enter__(self) -> None:
        self.real = self.watch.match
        self.watch.table.state.match = self.real.redealt(self.seat, self.watch.rng)

    def __exit__(self, *_: object) -> None:
        self.watch.table.state.match = self.real


def variants() -> Iterator[tuple[str, int, dict[str, bool], bool]]:
    """Both games, every number of seats, options off and on, with and without a hot-seat."""
    while True:
        for optional, seats, hot in product((False, True), (2, 3, 4), (False, True)):
            for name in games.NAMES:
                game = game_of(name, None)
                names = [option.name for option in game.description.options]
                yield name, seats, dict.fromkeys(names, optional), hot


async def campaign(count: int, seed: str) -> AsyncIterator[Watch]:
    """Games under watch, one after another."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        database = Database(f"sqlite:///{Path(folder) / 'tables.db'}")
        people, registry = People(database), TableRegistry(database)
        guests = [(await people.new_guest(f"Guest {n}"))[0] for n in range(5)]
        try:
            for number, (game, seats, options, hot) in zip(range(count), variants(), strict=False):
                sitting = [guests[0 if hot and n < 2 else n] for n in range(seats)]
                table = await _set_up(registry, game, sitting, options)
                name = f"{seed}/{number}"
                watch = Watch(
                    table, sitting, guests[4], random.Random(name), rng_from(name, "lutece leaks")
                )
                try:
                    await watch.play()
                except LeakError as leak:
                    raise LeakError(
                        f"game {number} of {seed} ({game}, {seats} seats): {leak}"
                    ) from None
                registry._open.pop(table.id)
                yield watch
        finally:
            await registry.stop()
            database.close()


async def _set_up(
    registry: TableRegistry, game: str, sitting: list[Player], options: dict[str, bool]
) -> LiveTable:
    wish = [SeatWish(kind="me" if p is sitting[0] else "open") for p in sitting]
    table = await registry.set_up(sitting[0], NewTable(game=game, seats=wish, options=options))
    await table.list_table(sitting[0], Listing(open_chat=True))
    for seat, player in enumerate(sitting):
        if player is not sitting[0]:
            await table.join(player, Join(seat=seat))
    return table


def watched(count: int, seed: str) -> Iterator[Watch]:
    """The same for who has no loop."""
    loop = asyncio.new_event_loop()
    games_ = campaign(count, seed)
    try:
        while True:
            try:
                yield loop.run_until_complete(anext(games_))
            except StopAsyncIteration:
                return
    finally:
        loop.run_until_complete(games_.aclose())
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()
