"""Search: thinking ahead by simulated games, from what a seat knows.

The tree and its loop are compiled (`lutece.bots.tree`). Python calls the loop in slices of some
milliseconds and looks at the clock and at whoever wants it to stop in between; the loop holds no
lock of the interpreter, so several trees can grow side by side and are summed up at their roots.
"""

import math
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lutece.bots.net import NO_NET, Net, net_of
from lutece.bots.tree import (
    LOOK,
    NEVER,
    NODE,
    NONE,
    ROOT,
    child_of,
    grow,
    keep_below,
    lead_in_visits,
    plant,
)
from lutece.kernel.contract import OVER, Game, Thinking
from lutece.kernel.errors import LuteceError
from lutece.kernel.interrupts import interrupts_wait
from lutece.kernel.jit import plain, warm_up
from lutece.kernel.records import Bytes
from lutece.kernel.rng import WORDS, Rng, next32, rng_from

CAPACITY = 1 << 19  # nodes of a tree: 57 MB
MOST_THREADS = 64  # each has a tree of its own
SLICE_SECONDS = 0.02  # between two looks at the clock; handing over the rules takes 0.0007 s
# With a network a decision's chance says how much it is worth trying, and a node begins with what
# the network expects of its position, for one visit.
LEARNED = Thinking(at_root=1.25, below=1.25, glance=1, rollout=0)
HABIT = 100  # visits of a root that is explained before it looks beyond what is sensible


class BudgetError(LuteceError):
    """A budget that nobody can think with."""


class Thought(NamedTuple):
    """What the search thinks of one decision."""

    action: int
    text: str
    visits: int  # simulations that began with it
    share: float  # of the win, expected for the seat that decides; 0 without a visit
    score: float  # its points at the end, expected


@dataclass(frozen=True)
class Budget:
    """How long to think: so many simulations, so many seconds, or whichever is over first."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.simulations, self.seconds) if amount is not None]
        if not given or not all(0 < amount < float("inf") for amount in given):
            raise BudgetError("A search needs at least one simulation, or some time, to think.")

    def __str__(self) -> str:
        amounts = [f"{self.simulations:,} simulations"] if self.simulations else []
        amounts += [f"{self.seconds} s"] if self.seconds else []
        return " or ".join(amounts)

    def shared_by(self, threads: int) -> list[int]:
        """The most simulations of each thread."""
        if self.simulations is None:
            return [sys.maxsize] * threads
        return [(self.simulations + n) // threads for n in reversed(range(threads))]


class Approach(NamedTuple):
    """How a search thinks about a game, and the network that it asks, if any."""

    thinking: Thinking
    net: Net


def by_reckoning(game: Game) -> Approach:
    """By rollouts and the game's own evaluation: what a player could reckon, too."""
    return Approach(game.kernel.thinking, NO_NET)


def by_network(game: Game) -> Approach:
    """By what was learned from games against itself; raises NoNetError where nothing was."""
    return Approach(LEARNED, net_of(game))


Chooses = Callable[[Game], Approach]
"""Says how a game is thought about."""


class Search:
    """One seat's thinking in one game: it keeps what it knows from move to move."""

    def __init__(
        self,
        threads: int = 1,
        capacity: int = CAPACITY,
        habit: int = HABIT,
        approach: Chooses = by_reckoning,
    ) -> None:
        """The memory is taken once: `capacity` nodes a thread.

        A position is looked at as a sensible player would; one that is to be explained, after
        `habit` visits, wholly. With a network all that is legal is looked at, but what it does not
        think of only where that is to be explained. `approach` says how a game is thought about.
        """
        if not 1 <= threads <= MOST_THREADS:
            raise BudgetError(f"A search thinks in 1 to {MOST_THREADS} threads, not {threads}.")
        if capacity < 1:
            raise BudgetError("A search needs room for at least one node.")
        self._trees = [_Tree(capacity, habit) for _ in range(threads)]
        self._approach = approach
        self._past: _Past | None = None

    def choose(
        self,
        game: Game,
        state: Bytes,
        budget: Budget,
        rng: Rng,
        *,
        moves: Sequence[int] | None = None,
        stop: Event | None = None,
    ) -> int:
        """The decision that was looked at most."""
        return self.consider(game, state, budget, rng, moves=moves, stop=stop)[0].action

    def consider(
        self,
        game: Game,
        state: Bytes,
        budget: Budget,
        rng: Rng,
        *,
        moves: Sequence[int] | None = None,
        stop: Event | None = None,
    ) -> list[Thought]:
        """The same as `think` to choose by, not to be told of all that is legal.

        Without a network only what a sensible player considers is looked at, which plays better;
        and no longer than it takes to know what is looked at most. A decision without a choice is
        not thought about.
        """
        warm_up()
        legal = _legal(game, state)
        if len(legal) == 1:
            return [Thought(legal[0], game.texts[legal[0]], 0, 0.0, 0.0)]
        return self._think(game, state, budget, rng, moves, stop, chooses=True)

    def think(
        self,
        game: Game,
        state: Bytes,
        budget: Budget,
        rng: Rng,
        *,
        moves: Sequence[int] | None = None,
        stop: Event | None = None,
    ) -> list[Thought]:
        """Every legal decision of the seat to move, the most visited first.

        The same generator and number of simulations think the same. `moves`, all decisions of the
        game so far, lets it go on with the tree of its last thought in this game. Once `stop` is
        set it comes to an end within a slice.
        """
        return self._think(game, state, budget, rng, moves, stop, chooses=False)

    def _think(
        self,
        game: Game,
        state: Bytes,
        budget: Budget,
        rng: Rng,
        moves: Sequence[int] | None,
        stop: Event | None,
        chooses: bool,
    ) -> list[Thought]:
        warm_up()
        until = time.perf_counter() + budget.seconds if budget.seconds else math.inf
        legal = _legal(game, state)
        self._begin(game, state, moves)
        stop, approach = stop or Event(), self._approach(game)
        self._grow(
            [
                _Job(game, state, approach, simulations, until, _split(rng), stop, chooses)
                for simulations in budget.shared_by(len(self._trees))
            ]
        )
        if moves is not None:  # a thought that was broken off is not gone on with
            self._past = _Past(game, state.copy(), tuple(moves))
        return self._thoughts(game, legal)

    @property
    def nodes(self) -> list[npt.NDArray[np.record]]:
        """The nodes of each tree, the root first: for looking at, not to be written to."""
        return [tree.nodes for tree in self._trees]

    def _begin(self, game: Game, state: Bytes, moves: Sequence[int] | None) -> None:
        """Keep of each tree what follows from the moves made since, or start anew."""
        past, self._past = self._past, None
        since = past.moves_until(game, state, moves) if past and moves is not None else None
        for tree in self._trees:
            tree.follow(since)

    def _grow(self, jobs: Sequence["_Job"]) -> None:
        """A tree a job, each in its own thread."""
        if len(jobs) == 1:
            with interrupts_wait(jobs[0].stop):
                self._trees[0].grow(jobs[0])
            return
        with ThreadPoolExecutor(len(jobs)) as pool:
            try:
                list(pool.map(_Tree.grow, self._trees, jobs))
            except BaseException:
                jobs[0].stop.set()
                raise

    def _thoughts(self, game: Game, legal: list[int]) -> list[Thought]:
        """The trees summed up at their roots."""
        thoughts = []
        for action in legal:
            sums = np.sum([tree.sums(action) for tree in self._trees], axis=0)
            visits, shares, points = sums.tolist()
            times = max(visits, 1)
            text = game.texts[action]
            thoughts.append(Thought(action, text, int(visits), shares / times, points / times))
        return sorted(thoughts, key=lambda t: (-t.visits, -t.share, -t.score, t.action))


class _Job(NamedTuple):
    """What one thread has to do."""

    game: Game
    state: Bytes
    approach: Approach
    simulations: int
    until: float  # on the clock
    rng: Rng
    stop: Event
    chooses: bool  # it is over when no other decision can come to be looked at most


class _Past(NamedTuple):
    """Where the last thought began."""

    game: Game
    state: Bytes
    moves: tuple[int, ...]

    def moves_until(self, game: Game, state: Bytes, moves: Sequence[int]) -> Sequence[int] | None:
        """The moves that lead from there to a state; None where nothing can be kept.

        Another seat's secret decision must not choose the part of the tree that is kept.
        """
        begun = len(self.moves)
        if game is not self.game or tuple(moves[:begun]) != self.moves:
            return None
        kernel, now = game.kernel, self.state.copy()
        seat = kernel.to_move(now)
        for action in moves[begun:]:
            mover = kernel.to_move(now)
            if mover == OVER or action not in _legal(game, now):
                return None  # the moves of another game
            if game.is_secret(action) and mover != seat:
                return None
            kernel.advance(game.tables, now, action)
        same = kernel.to_move(state) == seat and _knows_the_same(game, now, state, seat)
        return moves[begun:] if same else None


class _Tree:
    """One tree in its own memory."""

    def __init__(self, capacity: int, habit: int) -> None:
        self._habit = habit
        self._buffer = np.empty(capacity * NODE.itemsize, np.uint8)
        self._size = 0

    @property
    def nodes(self) -> npt.NDArray[np.record]:
        """Those in use."""
        return self._buffer.view(NODE)[: self._size]

    def follow(self, moves: Sequence[int] | None) -> None:
        """Keep what lies below these moves; a tree that does not know them starts anew."""
        node = ROOT if moves is not None and self._size else NONE
        for action in moves or ():
            node = child_of(self._buffer, node, action) if node != NONE else NONE
        if node == NONE:
            self._size = plant(self._buffer)
        else:
            self._size = keep_below(self._buffer, self._size, node)

    def grow(self, job: _Job) -> None:
        """Slices of simulations until the job is done; one at least."""
        game, kernel = job.game, job.game.kernel
        seat = kernel.to_move(job.state)
        seats, (thinking, net) = game.seats_at(job.state), job.approach
        habit = NEVER if job.chooses else self._habit
        left, count, after = job.simulations, LOOK, NEVER
        while True:
            count = min(count, left)
            begun = time.perf_counter()
            self._size = grow(
                kernel.pointers, game.tables, job.state, seat, seats, kernel.actions, *net,
                *thinking, habit, count, after, self._buffer, self._size, job.rng,
            )  # fmt: skip
            now = time.perf_counter()
            left -= count
            if left == 0 or now >= job.until or job.stop.is_set():
                return
            speed = count / (now - begun)
            in_time = min(left, speed * (job.until - now))
            if job.chooses and lead_in_visits(self._buffer) > min(after, in_time):
                return  # perhaps in the middle of the slice: its speed says nothing then
            count = max(LOOK, int(speed * SLICE_SECONDS))  # whole looks, however slow it was
            count = max(1, int(min(count - count % LOOK, in_time)))
            after = int(in_time) - count if job.chooses else NEVER

    def sums(self, action: int) -> npt.NDArray[np.float64]:
        """Visits, shares of the win and points of a decision at the root, summed up."""
        node = child_of(self._buffer, ROOT, action)
        if node == NONE:
            return np.zeros(3)
        found = self._buffer.view(NODE)[node]
        return np.array([found.visits, found.share, found.points], np.float64)


def _legal(game: Game, state: Bytes) -> list[int]:
    """The legal decisions; a position that is over has none to think about."""
    kernel = game.kernel
    if kernel.to_move(state) == OVER:
        raise LuteceError("The game is over: there is nothing to think about.")
    mask = np.zeros(kernel.actions, np.uint8)
    kernel.legal(game.tables, state, mask)
    legal: list[int] = mask.nonzero()[0].tolist()
    return legal


def _knows_the_same(game: Game, one: Bytes, other: Bytes, seat: int) -> bool:
    """Whether a seat cannot tell two states apart: a redeal depends on what it knows alone."""
    dealt = [one.copy(), other.copy()]
    for state in dealt:
        game.kernel.redeal(game.tables, state, seat, rng_from("", "lutece search"))
    return bool((dealt[0] == dealt[1]).all())


def _split(rng: Rng) -> Rng:
    """A generator of its own, drawn from another one."""
    draw = plain(next32)
    return np.array([draw(rng) for _ in range(WORDS)], np.int64)
