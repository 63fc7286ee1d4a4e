"""Monte Carlo tree search from what a seat knows: budgets, threads and tree reuse.

The tree and its loop are compiled (`lutece.bots.mcts`). Python calls the loop in slices of some
milliseconds and checks the clock and the stop event in between. The loop runs without the global
interpreter lock, so several threads grow a tree each (root parallelisation); the statistics of the
roots are added up.
"""

import math
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lutece.bots.mcts import LEAD_INTERVAL, NEVER, PARAMETERS, search_puct, search_ucb
from lutece.bots.net import NO_NET, Net, net_of
from lutece.bots.tree import NODE, NONE, ROOT, child_of, reroot, reset_tree, visit_lead
from lutece.kernel.contract import OVER, Game, SearchConfig
from lutece.kernel.errors import LuteceError
from lutece.kernel.interrupts import interrupts_wait
from lutece.kernel.jit import plain, warm_up
from lutece.kernel.rng import WORDS, Rng, reseed, rng_from
from lutece.kernel.structs import Bytes, new_record

CAPACITY = 1 << 19  # nodes of a tree: 57 MB
MOST_THREADS = 64  # each has a tree of its own
SLICE_SECONDS = 0.02  # between two checks of the clock
# A node starts with its parent's network value less FPU_REDUCTION, which counts as one visit.
PUCT = SearchConfig(root_exploration=1.25, exploration=1.25, prior_visits=1, rollout=0)
WIDEN_AFTER = 100  # when explaining: root visits before all legal actions are considered


class BudgetError(LuteceError):
    """A budget or a setting that no search can work with."""


class Thought(NamedTuple):
    """The statistics of one action at the root."""

    action: int
    text: str
    visits: int  # simulations that began with the action
    share: float  # expected share of the win for the seat to move; 0 without a visit
    score: float  # expected score of that seat at the end


@dataclass(frozen=True)
class Budget:
    """The limit of a search: simulations, seconds, or whichever is reached first."""

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
        """The limit of simulations for each thread."""
        if self.simulations is None:
            return [sys.maxsize] * threads
        return [(self.simulations + n) // threads for n in reversed(range(threads))]


class Approach(NamedTuple):
    """How a game is searched: the parameters, and the network if there is one."""

    config: SearchConfig
    net: Net


def by_evaluation(game: Game) -> Approach:
    """UCB with rollouts and the game's own evaluation."""
    return Approach(game.kernel.search, NO_NET)


def by_network(game: Game) -> Approach:
    """PUCT with a network's priors and values; raises NoNetError where the game has none."""
    return Approach(PUCT, net_of(game))


ApproachFor = Callable[[Game], Approach]
"""Says how a game is searched."""


class Search:
    """The search of one seat in one game; the tree is kept from one decision to the next."""

    def __init__(
        self,
        threads: int = 1,
        capacity: int = CAPACITY,
        widen_after: int = WIDEN_AFTER,
        approach: ApproachFor = by_evaluation,
    ) -> None:
        """Allocates `capacity` nodes a thread. `approach` says how a game is searched.

        Without a network a search considers sensible actions only; when explaining (`think`), the
        root widens to all legal ones after `widen_after` visits. With a network all legal actions
        are considered, and each gets some visits when explaining.
        """
        if not 1 <= threads <= MOST_THREADS:
            raise BudgetError(f"A search thinks in 1 to {MOST_THREADS} threads, not {threads}.")
        if capacity < 1:
            raise BudgetError("A search needs room for at least one node.")
        self._trees = [_Tree(capacity, widen_after) for _ in range(threads)]
        self._approach = approach
        self._last: _LastSearch | None = None

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
        """The action with the most visits."""
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
        """As `think`, but only to choose the action with the most visits.

        Without a network only sensible actions are considered, which plays better. The search ends
        early when no other action can get the most visits, and a single legal action is not
        searched.
        """
        warm_up()
        legal = _legal(game, state)
        if len(legal) == 1:
            return [Thought(legal[0], game.texts[legal[0]], 0, 0.0, 0.0)]
        return self._think(game, state, budget, rng, moves, stop, stop_when_decided=True)

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
        """Every legal action of the seat to move, the most visited first.

        The same generator and number of simulations give the same result. With `moves`, all
        decisions of the game so far, the search continues the tree of its last call in this game.
        Once `stop` is set the search ends within a slice.
        """
        return self._think(game, state, budget, rng, moves, stop, stop_when_decided=False)

    def _think(
        self,
        game: Game,
        state: Bytes,
        budget: Budget,
        rng: Rng,
        moves: Sequence[int] | None,
        stop: Event | None,
        stop_when_decided: bool,
    ) -> list[Thought]:
        warm_up()
        deadline = time.perf_counter() + budget.seconds if budget.seconds else math.inf
        legal = _legal(game, state)
        self._begin(game, state, moves)
        stop, approach = stop or Event(), self._approach(game)
        self._grow(
            [
                _Job(
                    game,
                    state,
                    approach,
                    simulations,
                    deadline,
                    _new_stream(rng),
                    stop,
                    stop_when_decided,
                )
                for simulations in budget.shared_by(len(self._trees))
            ]
        )
        if moves is not None:  # the tree of an interrupted search is not reused
            self._last = _LastSearch(game, state.copy(), tuple(moves))
        return self._thoughts(game, legal)

    @property
    def nodes(self) -> list[npt.NDArray[np.record]]:
        """The nodes of each tree, the root first; read-only."""
        return [tree.nodes for tree in self._trees]

    def _begin(self, game: Game, state: Bytes, moves: Sequence[int] | None) -> None:
        """Reuse the subtree below the moves since the last call, or reset the trees."""
        last, self._last = self._last, None
        since = last.moves_until(game, state, moves) if last and moves is not None else None
        for tree in self._trees:
            tree.follow(since)

    def _grow(self, jobs: Sequence["_Job"]) -> None:
        """Grow one tree for each job, each in a thread of its own."""
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
        """The statistics of the roots, summed over the trees."""
        thoughts = []
        for action in legal:
            sums = np.sum([tree.sums(action) for tree in self._trees], axis=0)
            visits, shares, points = sums.tolist()
            times = max(visits, 1)
            text = game.texts[action]
            thoughts.append(Thought(action, text, int(visits), shares / times, points / times))
        return sorted(thoughts, key=lambda t: (-t.visits, -t.share, -t.score, t.action))


class _Job(NamedTuple):
    """The work of one thread."""

    game: Game
    state: Bytes
    approach: Approach
    simulations: int
    deadline: float  # of time.perf_counter
    rng: Rng
    stop: Event
    stop_when_decided: bool  # ends when no other action can get the most visits


class _LastSearch(NamedTuple):
    """Where the last search began."""

    game: Game
    state: Bytes
    moves: tuple[int, ...]

    def moves_until(self, game: Game, state: Bytes, moves: Sequence[int]) -> Sequence[int] | None:
        """The moves from there to a state; None where no subtree can be reused.

        Another seat's secret decision must not decide which subtree is reused.
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
            kernel.advance(game.constants, now, action)
        same = kernel.to_move(state) == seat and _knows_the_same(game, now, state, seat)
        return moves[begun:] if same else None


class _Tree:
    """A tree and its memory."""

    def __init__(self, capacity: int, widen_after: int) -> None:
        self._widen_after = widen_after
        self._buffer = np.empty(capacity * NODE.itemsize, np.uint8)
        self._size = 0

    @property
    def nodes(self) -> npt.NDArray[np.record]:
        """The nodes in use."""
        return self._buffer.view(NODE)[: self._size]

    def follow(self, moves: Sequence[int] | None) -> None:
        """Reuse the subtree below these moves; reset the tree if it does not contain them."""
        node = ROOT if moves is not None and self._size else NONE
        for action in moves or ():
            node = child_of(self._buffer, node, action) if node != NONE else NONE
        if node == NONE:
            self._size = reset_tree(self._buffer)
        else:
            self._size = reroot(self._buffer, self._size, node)

    def grow(self, job: _Job) -> None:
        """Run slices of simulations until the job is done; at least one."""
        game, kernel = job.game, job.game.kernel
        buffer, parameters = self._parameters(job)
        weights, sizes, _ = job.approach.net
        left, count = job.simulations, LEAD_INTERVAL
        while True:
            count = min(count, left)
            begun = time.perf_counter()
            position = (kernel.pointers, game.constants, job.state, buffer)
            growing = (count, self._buffer, self._size, job.rng)
            if weights.size:
                self._size = search_puct(*position, weights, sizes, *growing)
            else:
                self._size = search_ucb(*position, *growing)
            now = time.perf_counter()
            left -= count
            if left == 0 or now >= job.deadline or job.stop.is_set():
                return
            speed = count / (now - begun)
            in_time = min(left, speed * (job.deadline - now))
            following = int(parameters.following)
            if job.stop_when_decided and visit_lead(self._buffer) > min(following, in_time):
                return  # a slice that ended early has no meaningful speed
            count = max(LEAD_INTERVAL, int(speed * SLICE_SECONDS))  # whole intervals
            count = max(1, int(min(count - count % LEAD_INTERVAL, in_time)))
            parameters.following = int(in_time) - count if job.stop_when_decided else NEVER

    def _parameters(self, job: _Job) -> tuple[Bytes, Any]:
        """The parameters of the compiled search, as bytes and as a struct on the same memory."""
        widen_after = NEVER if job.stop_when_decided else self._widen_after
        return search_parameters(job.game, job.state, job.approach.config, widen_after)

    def sums(self, action: int) -> npt.NDArray[np.float64]:
        """Sums of visits, shares of the win and points of a root action."""
        node = child_of(self._buffer, ROOT, action)
        if node == NONE:
            return np.zeros(3)
        found = self._buffer.view(NODE)[node]
        return np.array([found.visits, found.share, found.points], np.float64)


def search_parameters(
    game: Game, state: Bytes, config: SearchConfig, widen_after: int = WIDEN_AFTER
) -> tuple[Bytes, Any]:
    """The parameters of the compiled search, as bytes and as a struct on the same memory."""
    kernel = game.kernel
    buffer, parameters = new_record(PARAMETERS)
    parameters.seat = kernel.to_move(state)
    parameters.seats = game.seats_at(state)
    parameters.actions, parameters.seat_actions = kernel.actions, kernel.seat_actions
    parameters.root_exploration = config.root_exploration
    parameters.exploration = config.exploration
    parameters.prior_visits, parameters.rollout = config.prior_visits, config.rollout
    parameters.widen_after, parameters.explain = widen_after, widen_after < NEVER
    parameters.following = NEVER
    return buffer, parameters


def _legal(game: Game, state: Bytes) -> list[int]:
    """The legal actions; raises LuteceError when the game is over."""
    kernel = game.kernel
    if kernel.to_move(state) == OVER:
        raise LuteceError("The game is over: there is nothing to think about.")
    mask = np.zeros(kernel.actions, np.uint8)
    kernel.legal(game.constants, state, mask)
    legal: list[int] = mask.nonzero()[0].tolist()
    return legal


def _knows_the_same(game: Game, one: Bytes, other: Bytes, seat: int) -> bool:
    """Whether a seat cannot tell two states apart: a redeal depends only on what the seat knows."""
    dealt = [one.copy(), other.copy()]
    for state in dealt:
        game.kernel.redeal(game.constants, state, seat, rng_from("", "lutece search"))
    return bool((dealt[0] == dealt[1]).all())


def _new_stream(rng: Rng) -> Rng:
    """A new generator, seeded from another one."""
    own = np.empty(WORDS, np.int64)
    plain(reseed)(own, rng)
    return own
