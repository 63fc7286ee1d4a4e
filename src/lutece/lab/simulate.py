"""Many games between bots: the same games for the same seed, whatever the number of workers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from lutece import games
from lutece.bots import bot
from lutece.kernel.contract import RESULT_LENGTH, RESULT_SCORES, RESULT_SHARES, Game, option_bits
from lutece.kernel.errors import LuteceError
from lutece.kernel.jit import warm_up
from lutece.kernel.records import MAX_SEATS
from lutece.kernel.rng import rngs_from
from lutece.lab.playing import play_games
from lutece.lab.workers import in_order, spans_of
from lutece.table import Match, SeatsError, check_seats
from lutece.table.fairness import DEAL

BOTS = "lutece bots"  # the purpose of the generators from which bots draw
BATCH = 2000  # games handed to a worker at a time, when only the summary is wanted
BATCH_OF_RECORDS = 100


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


@dataclass
class Summary:
    """What is told of all the games."""

    lengths: list[npt.NDArray[np.int64]] = field(default_factory=list)
    scores: list[npt.NDArray[np.float64]] = field(default_factory=list)
    wins: list[npt.NDArray[np.float64]] = field(default_factory=list)

    def add(self, batch: Batch) -> None:
        """Take in a batch."""
        self.lengths.append(batch.lengths)
        self.scores.append(batch.scores)
        self.wins.append(batch.wins)

    @property
    def games(self) -> int:
        """How many games are in."""
        return sum(len(lengths) for lengths in self.lengths)


def simulate(plan: Plan, workers: int = 1) -> Iterator[Batch]:
    """Play the games, batch by batch in order; interrupted, the finished batches stand."""
    loaded_game(plan)  # compiles here, once, so that workers only load from the cache
    spans = spans_of(plan.games, BATCH_OF_RECORDS if plan.records else BATCH)
    return in_order(partial(play_batch, plan), spans, workers)


def play_batch(plan: Plan, first: int, count: int) -> Batch:
    """Games number first … first + count - 1."""
    game = loaded_game(plan)
    kernel = game.kernel
    numbers = range(first, first + count)
    seeds = [plan.seed_of(n) for n in numbers]
    moves = np.zeros((count, kernel.max_decisions), np.int16)
    lengths = np.zeros(count, np.int64)
    results = np.zeros((count, RESULT_LENGTH))
    choosers = [bot(name).chooser for name in plan.seat_bots()]
    made = play_games(
        kernel.pointers,
        game.tables,
        plan.seats,
        option_bits(game, plan.options),
        kernel.state_bytes,
        kernel.actions,
        np.array(choosers + [0] * (MAX_SEATS - plan.seats), np.int64),
        rngs_from(seeds, DEAL),
        rngs_from(seeds, BOTS),
        moves,
        lengths,
        results,
    )
    if made < 0:
        number = first - made - 1
        raise LuteceError(f"Game {plan.seed_of(number)} does not end: please report this seed.")
    lines = []
    if plan.records:
        lines = [
            _line(plan, game, n, moves[i, : lengths[i]].tolist()) for i, n in enumerate(numbers)
        ]
    return Batch(
        lengths,
        results[:, RESULT_SCORES][:, : plan.seats],
        results[:, RESULT_SHARES][:, : plan.seats],
        lines,
    )


def check_plan(plan: Plan) -> Game:
    """The plan's game, loaded once a process, if the plan can be played."""
    key = (plan.game, plan.components)
    if key not in _LOADED:
        _LOADED[key] = games.load(plan.game, plan.components)
    game = _LOADED[key]
    check_seats(game, plan.seats)
    option_bits(game, plan.options)
    for name in plan.seat_bots():
        bot(name)
    return game


def loaded_game(plan: Plan) -> Game:
    """The plan's game, checked and compiled."""
    game = check_plan(plan)
    warm_up()
    return game


_LOADED: dict[tuple[str, Path | None], Game] = {}


def _line(plan: Plan, game: Game, number: int, actions: list[int]) -> str:
    match = Match(game, plan.seats, plan.options, plan.seed_of(number))
    for action in actions:
        match.play(action)
    return match.record(plan.full).line()
