"""The speed of the rules and of training on a GPU, as `lutece bench --gpu` reports it."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch

from lutece.kernel.contract import OVER, Game
from lutece.kernel.rng import WORDS, pick, rngs_from
from lutece.learn.figure_sets import own_figures
from lutece.learn.training import Trainer, config_for
from lutece.learn.vector_env import deal_starts, for_each_game, shared_array, table_of

DEALS = 10_000
GAMES = 1 << 17  # side by side, on a GPU
CPU_GAMES = 64
DECISIONS = 200  # of each game in a launch
LAUNCHES = 5
WARM_UP_ROUNDS, ROUNDS = 4, 24  # of training
CPU_ROUNDS = 2

Report = Callable[[str, int], None]
"""Called with what is measured next, and the total number of measurements."""


class RandomPlay:
    """Games of two players side by side that only random legal decisions are made in."""

    def __init__(self, game: Game, games: int, device: str, seed: str) -> None:
        """Every game starts from a deal, and again when it is over."""
        seats = (game.seats[0],)
        dealt = deal_starts(game, DEALS, seed, seats, 0, own_figures(game), False)
        self._games, self._device = games, torch.device(device)
        turns = np.arange(games) % DEALS
        rngs = rngs_from([f"{seed} {number % DEALS}" for number in range(games)], "random play")
        rngs[:, WORDS - 1] += turns  # the counter: games of one deal differ
        self.states = self._tensor(dealt.starts[turns])
        self.made = torch.zeros(games, dtype=torch.int64, device=self._device)
        self._arrays = tuple(
            shared_array(tensor)
            for tensor in (
                self._tensor(game.constants),
                self._tensor(dealt.starts),
                self.states,
                table_of(games, game.kernel.actions, torch.uint8, self._device),
                self._tensor(rngs),
                self.made,
            )
        )
        self._play = for_each_game(self._device.type, _random_play_of(game))

    def play(self) -> None:
        """Make DECISIONS decisions in every game."""
        self._play(self._games, self._arrays)
        if self._device.type == "cuda":
            torch.cuda.synchronize()

    def _tensor(self, array: Any) -> torch.Tensor:
        return torch.from_numpy(np.array(array)).to(self._device)


def _random_play_of(game: Game) -> Any:
    """DECISIONS random decisions of one game, built from its kernel's functions."""
    kernel = game.kernel
    to_move, legal, advance, size = kernel.to_move, kernel.legal, kernel.advance, kernel.state_bytes

    def play(i, arrays):  # type: ignore[no-untyped-def]
        constants, starts, states, masks, rngs, made = arrays
        state, mask, rng = states[i][:size], masks[i], rngs[i]
        for _ in range(DECISIONS):
            if to_move(state) == OVER:
                start = starts[(i + made[i]) % DEALS]
                for byte in range(size):
                    state[byte] = start[byte]
            advance(constants, state, pick(rng, mask, legal(constants, state, mask)))
            made[i] += 1

    return play


def random_play_speed(game: Game, device: str, games: int | None = None) -> float:
    """Decisions a second of random play, the best of a few launches."""
    games = games or (GAMES if device == "cuda" else CPU_GAMES)
    play = RandomPlay(game, games, device, "bench")
    play.play()  # compiles, and spreads the games over their moments
    best = float("inf")
    for _ in range(LAUNCHES):
        begun = time.perf_counter()
        play.play()
        best = min(best, time.perf_counter() - begun)
    return games * DECISIONS / best


def training_speed(game: Game, device: str, games: int | None = None) -> float:
    """Decisions a second of training rounds, league and learning included."""
    rounds = ROUNDS if device == "cuda" else CPU_ROUNDS
    trainer = Trainer(game, device, "bench", config_for(games, device))
    marks = []
    for progress in trainer.rounds(1 << 62):
        marks.append((progress.seconds, progress.decisions))
        if len(marks) == WARM_UP_ROUNDS + rounds:
            break
    (begun, before), (ended, after) = marks[WARM_UP_ROUNDS - 1], marks[-1]
    return (after - before) / (ended - begun)


def measure_device(
    games: Sequence[Game], device: str, report: Report, side_by_side: int | None = None
) -> dict[str, Any]:
    """The figures of the games, as `lutece bench --gpu --json` prints them."""
    name = torch.cuda.get_device_name() if device == "cuda" else "the processor"
    figures: dict[str, Any] = {"device": name, "games": {}}
    for game in games:
        report(f"{game.name}, random play", 2 * len(games))
        rules = round(random_play_speed(game, device, side_by_side))
        report(f"{game.name}, training", 2 * len(games))
        training = round(training_speed(game, device, side_by_side))
        figures["games"][game.name] = {"random_play": rules, "training": training}
    return figures
