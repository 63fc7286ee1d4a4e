"""Many games between bots: the same games for the same seed, whatever the number of workers."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from lutece import games
from lutece.bots import Bot, bot
from lutece.bots.choosers import NEURAL, CompiledBot
from lutece.kernel.contract import RESULT_LENGTH, RESULT_SCORES, RESULT_SHARES, Game, option_bits
from lutece.kernel.jit import warm_up
from lutece.kernel.rng import Rng, rng_from
from lutece.lab.batch import BOTS, Games, first_seats, play_games
from lutece.lab.workers import LOCAL, Results, in_order, spans_of
from lutece.table import Match, SeatsError, check_seats

# Games handed to a worker at a time: about a second's work, so that Ctrl-C is answered.
BATCH = 2000  # when only the summary is wanted
BATCH_OF_RECORDS = 100
BATCH_OF_NETWORKS = 100
BATCH_OF_SEARCHES = 1

_LOADED: dict[tuple[str, Path | None], Game] = {}


@dataclass(frozen=True)
class Plan:
    """What to simulate. There is one bot name for each seat, or one for all seats."""

    game: str
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...] = ("random",)
    options: Mapping[str, bool] = field(default_factory=dict)
    components: Path | None = None
    records: bool = False  # whether batches contain the games as records
    full: bool = False  # whether records say what was legal before each decision, and its effect

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
    first_seats: npt.NDArray[np.int64]  # the start player of each game
    records: list[str]  # a line each, where they are wanted


def simulate(plan: Plan, workers: int = 1, on: str = LOCAL) -> Results[Batch]:
    """Play the games batch by batch, in order; after an interrupt the finished batches count."""
    loaded_game(plan)  # compiles here, once, so that workers only load from the cache
    return in_order(partial(play_batch, plan), spans_of(plan.games, batch_size(plan)), workers, on)


def play_batch(plan: Plan, first: int, count: int) -> Batch:
    """Games number first … first + count - 1."""
    game = loaded_game(plan)
    seeds = [plan.seed_of(n) for n in range(first, first + count)]
    moves, results = play_seeds(plan, game, seeds)
    records = []
    if plan.records:
        records = [
            _record_line(plan, game, seed, made) for seed, made in zip(seeds, moves, strict=True)
        ]
    return Batch(
        np.array([len(made) for made in moves]),
        results[:, RESULT_SCORES][:, : plan.seats],
        results[:, RESULT_SHARES][:, : plan.seats],
        first_seats(game, plan.seats, seeds, option_bits(game, plan.options)),
        records,
    )


def play_seeds(plan: Plan, game: Game, seeds: Sequence[str]) -> Games:
    """The games of these seeds between the bots of the plan, in compiled loops where possible."""
    bots = compiled_bots(plan, game)
    if bots:
        return play_games(game, bots, seeds, option_bits(game, plan.options))
    return play_through_match(plan, game, seeds)


def compiled_bots(plan: Plan, game: Game) -> list[CompiledBot]:
    """The bot of each seat for compiled loops; an empty list if one of the bots searches."""
    bots = [bot(name).compiled(game) for name in plan.seat_bots()]
    found = [compiled for compiled in bots if compiled]
    return found if len(found) == len(bots) else []


def play_through_match(plan: Plan, game: Game, seeds: Sequence[str]) -> Games:
    """The games of these seeds through `Match`, asking the bots for every decision."""
    moves, results = [], np.zeros((len(seeds), RESULT_LENGTH))
    for seed, result in zip(seeds, results, strict=True):
        match = Match(game, plan.seats, plan.options, seed)
        play_match(match, [bot(name) for name in plan.seat_bots()], rng_from(seed, BOTS))
        game.kernel.result(game.constants, match.state, result)
        moves.append(np.array(match.actions, np.int16))
    return Games(moves, results)


def play_match(match: Match, bots: Sequence[Bot], rng: Rng) -> list[list[float]]:
    """Play until the game is over; returns the seconds of each seat's decisions with a choice."""
    seconds: list[list[float]] = [[] for _ in bots]
    while not match.over:
        seat, choice = match.to_move, len(match.legal_actions()) > 1
        started = time.perf_counter()
        action = bots[seat].choose(match.game, match.state, rng, match.actions)
        if choice:
            seconds[seat].append(time.perf_counter() - started)
        match.play(action)
    return seconds


def _game_of(plan: Plan) -> Game:
    """The plan's game, loaded once in each process."""
    key = (plan.game, plan.components)
    if key not in _LOADED:
        _LOADED[key] = games.load(plan.game, plan.components)
    return _LOADED[key]


def check_plan(plan: Plan) -> Game:
    """The plan's game; raises LuteceError for an impossible plan."""
    game = _game_of(plan)
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


def batch_size(plan: Plan) -> int:
    """How many games of a plan are handed to a worker at a time."""
    bots = compiled_bots(plan, _game_of(plan))
    if not bots:
        return BATCH_OF_SEARCHES
    if plan.records:
        return BATCH_OF_RECORDS
    return BATCH_OF_NETWORKS if any(b.chooser == NEURAL for b in bots) else BATCH


def _record_line(plan: Plan, game: Game, seed: str, moves: npt.NDArray[np.integer]) -> str:
    match = Match(game, plan.seats, plan.options, seed)
    for action in moves.tolist():
        match.play(action)
    return match.record(plan.full).line()
