"""Many games between bots: the same games for the same seed, whatever the number of workers."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from lutece import games
from lutece.bots import Bot, SimpleBot, bot
from lutece.kernel.contract import RESULT_LENGTH, RESULT_SCORES, RESULT_SHARES, Game, option_bits
from lutece.kernel.errors import LuteceError
from lutece.kernel.interrupts import interrupts_wait
from lutece.kernel.jit import warm_up
from lutece.kernel.records import MAX_SEATS
from lutece.kernel.rng import Rng, rng_from, rngs_from
from lutece.lab.playing import play_games
from lutece.lab.workers import HERE, Results, in_order, spans_of
from lutece.table import Match, SeatsError, check_seats
from lutece.table.fairness import DEAL

BOTS = "lutece bots"  # the purpose of the generators from which bots draw
BATCH = 2000  # games handed to a worker at a time, when only the summary is wanted
BATCH_OF_RECORDS = 100
BATCH_OF_THOUGHT = 1  # where a bot thinks, a game is long enough to be handed out alone


Played = tuple[Sequence[npt.NDArray[np.integer]], npt.NDArray[np.float64]]
"""The decisions of some games, and their results, a row each."""

Figures = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Plan:
    """What to simulate. Bots are named a seat; one name stands for all seats."""

    game: str
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...] = ("random",)
    options: Mapping[str, bool] = field(default_factory=dict)
    components: Path | None = None
    records: bool = False  # whether the games themselves are wanted
    full: bool = False

    def seat_bots(self) -> list[str]:
        """The bot in each seat."""
        if len(self.bots) not in (1, self.seats):
            raise SeatsError(f"{len(self.bots)} bots are named for {self.seats} seats.")
        return [self.bots[seat % len(self.bots)] for seat in range(self.seats)]

    def seed_of(self, number: int) -> str:
        """The seed of one game: it deals that game alone, too."""
        return f"{self.seed}/{number}"


@dataclass(frozen=True)
class Batch:
    """Some finished games, in order."""

    lengths: npt.NDArray[np.int64]
    scores: npt.NDArray[np.float64]  # (games, seats)
    wins: npt.NDArray[np.float64]  # (games, seats)
    lines: list[str]  # records, where they are wanted


class Spread:
    """Mean, lowest and highest of figures that come in batches, by column."""

    def __init__(self) -> None:
        self._rows = 0
        self._total: Figures = np.zeros(1)
        self.lowest: Figures = np.array([np.inf])
        self.highest: Figures = np.array([-np.inf])

    def add(self, figures: npt.NDArray[Any]) -> None:
        """Take in some rows, which need not be kept."""
        self._rows += len(figures)
        self._total = self._total + figures.sum(axis=0)
        self.lowest = np.minimum(self.lowest, figures.min(axis=0))
        self.highest = np.maximum(self.highest, figures.max(axis=0))

    @property
    def mean(self) -> Figures:
        """What a row has on average."""
        return self._total / self._rows


class Summary:
    """What is told of all the games; a billion take no more memory than one."""

    def __init__(self) -> None:
        self.games = 0
        self.lengths = Spread()
        self.scores = Spread()  # by seat
        self.wins = Spread()  # by seat

    def add(self, batch: Batch) -> None:
        """Take in a batch."""
        self.games += len(batch.lengths)
        self.lengths.add(batch.lengths)
        self.scores.add(batch.scores)
        self.wins.add(batch.wins)


def simulate(plan: Plan, workers: int = 1, on: str = HERE) -> Results[Batch]:
    """Play the games, batch by batch in order; interrupted, the finished batches stand."""
    loaded_game(plan)  # compiles here, once, so that workers only load from the cache
    size = BATCH_OF_RECORDS if plan.records else BATCH
    spans = spans_of(plan.games, size if choosers(plan) else BATCH_OF_THOUGHT)
    return in_order(partial(play_batch, plan), spans, workers, on)


def play_batch(plan: Plan, first: int, count: int) -> Batch:
    """Games number first … first + count - 1."""
    game = loaded_game(plan)
    seeds = [plan.seed_of(n) for n in range(first, first + count)]
    play = play_compiled if choosers(plan) else play_thoughtful
    moves, results = play(plan, game, seeds)
    lines = []
    if plan.records:
        lines = [_line(plan, game, seed, made) for seed, made in zip(seeds, moves, strict=True)]
    return Batch(
        np.array([len(made) for made in moves]),
        results[:, RESULT_SCORES][:, : plan.seats],
        results[:, RESULT_SHARES][:, : plan.seats],
        lines,
    )


def choosers(plan: Plan) -> list[int]:
    """The compiled chooser of each seat's bot; none where a bot has to be asked from Python."""
    bots = [bot(name) for name in plan.seat_bots()]
    found = [b.chooser for b in bots if isinstance(b, SimpleBot)]
    return found if len(found) == len(bots) else []


def play_compiled(plan: Plan, game: Game, seeds: list[str]) -> Played:
    """The decisions of each game and its result, all inside compiled code."""
    kernel, count = game.kernel, len(seeds)
    moves = np.zeros((count, kernel.max_decisions), np.int16)
    lengths = np.zeros(count, np.int64)
    results = np.zeros((count, RESULT_LENGTH))
    with interrupts_wait():
        made = play_games(
            kernel.pointers,
            game.tables,
            plan.seats,
            option_bits(game, plan.options),
            kernel.state_bytes,
            kernel.actions,
            np.array(choosers(plan) + [0] * (MAX_SEATS - plan.seats), np.int64),
            rngs_from(seeds, DEAL),
            rngs_from(seeds, BOTS),
            moves,
            lengths,
            results,
        )
    if made < 0:
        raise LuteceError(f"Game {seeds[-made - 1]} does not end: please report this seed.")
    return [row[:length] for row, length in zip(moves, lengths, strict=True)], results


def play_thoughtful(plan: Plan, game: Game, seeds: list[str]) -> Played:
    """The same, asking the bots for one decision after the other."""
    moves, results = [], np.zeros((len(seeds), RESULT_LENGTH))
    for seed, result in zip(seeds, results, strict=True):
        match = Match(game, plan.seats, plan.options, seed)
        play_out(match, [bot(name) for name in plan.seat_bots()], rng_from(seed, BOTS))
        game.kernel.result(game.tables, match.state, result)
        moves.append(np.array(match.actions))
    return moves, results


def play_out(match: Match, bots: Sequence[Bot], rng: Rng) -> list[list[float]]:
    """Ask the bots until the game is over; the seconds of each seat's decisions with a choice."""
    took: list[list[float]] = [[] for _ in bots]
    while not match.over:
        seat, choice = match.to_move, len(match.legal_actions()) > 1
        begun = time.perf_counter()
        action = bots[seat].choose(match.game, match.state, rng, match.actions)
        if choice:
            took[seat].append(time.perf_counter() - begun)
        match.play(action)
    return took


def check_plan(plan: Plan) -> Game:
    """The plan's game, loaded once a process, if the plan can be played."""
    key = (plan.game, plan.components)
    if key not in _LOADED:
        _LOADED[key] = games.load(plan.game, plan.components)
    game = _LOADED[key]
    check_seats(game, plan.seats)
    option_bits(game, plan.options)
    for name in plan.seat_bots():
        bot(name).check(game)
    return game


def loaded_game(plan: Plan) -> Game:
    """The plan's game, checked and compiled."""
    game = check_plan(plan)
    warm_up()
    return game


_LOADED: dict[tuple[str, Path | None], Game] = {}


def _line(plan: Plan, game: Game, seed: str, moves: npt.NDArray[np.integer]) -> str:
    match = Match(game, plan.seats, plan.options, seed)
    for action in moves.tolist():
        match.play(action)
    return match.record(plan.full).line()
