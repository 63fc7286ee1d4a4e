"""Speed: the rules alone, through Match from Python, a state copy, and other engines."""

import random
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from lutece.envs import Batch
from lutece.kernel.contract import Game, option_bits
from lutece.kernel.jit import warm_up
from lutece.kernel.rng import rng_from
from lutece.lab.batch import copy_states, random_decisions
from lutece.lab.other_engines import PEERS
from lutece.table import Match

KERNEL_DECISIONS = 1_000_000
MATCH_DECISIONS = 30_000
COPIES = 2_000_000
BATCH_GAMES = 4096
BATCH_STEPS = 20
SPREAD_STEPS = 60  # so that the games stand at different moments
ROUNDS = 5  # the best of these counts: other work on the machine only ever slows a round down

Report = Callable[[str, int], None]
"""Called with what is measured next, and the total number of measurements."""


def measure(
    games: Sequence[Game], report: Report, options: Mapping[str, bool] | None = None
) -> dict[str, Any]:
    """All figures of one run, as `lutece bench --json` prints them."""
    chosen = options or {}
    warm_up()
    peers = {name: load() for name, load in PEERS.items()}
    found = {name: peer for name, peer in peers.items() if peer is not None}
    total = len(games) * 6 + len(found)
    figures: dict[str, Any] = {"games": {}, "peers": {}}
    for game in games:
        kernel = {}
        for seats in game.seats:
            report(f"{game.name}, {seats} players", total)
            kernel[str(seats)] = best(partial(kernel_speed, game, seats, chosen))
        report(f"{game.name} through Match", total)
        match = best(partial(match_speed, game, chosen))
        report(f"{game.name} in a batch", total)
        batch = best(batch_speed(game, chosen))
        report(f"{game.name}, copies of a state", total)
        copy_ns = round(min(copy_time(game) for _ in range(ROUNDS)), 1)
        figures["games"][game.name] = {
            "kernel": kernel,
            "match": match,
            "batch": batch,
            "copy_ns": copy_ns,
        }
    for name, peer in found.items():
        report(name, total)
        figures["peers"][name] = best(peer)
    return figures


def best(speed: Callable[[], float]) -> int:
    """The best of several rounds."""
    return round(max(speed() for _ in range(ROUNDS)))


def kernel_speed(game: Game, seats: int, options: Mapping[str, bool]) -> float:
    """Random play inside compiled code, deals included: decisions a second."""
    kernel, rng = game.kernel, rng_from(f"{seats}", "lutece bench")
    bits = option_bits(game, options)
    start = time.perf_counter()
    made: int = random_decisions(
        kernel.pointers, game.constants, seats, bits, kernel.state_bytes, KERNEL_DECISIONS, rng
    )
    return made / (time.perf_counter() - start)


def match_speed(game: Game, options: Mapping[str, bool]) -> float:
    """Random play through Match by decision texts, from Python: decisions a second."""
    chance = random.Random(1)
    made = 0
    start = time.perf_counter()
    while made < MATCH_DECISIONS:
        match = Match(game, game.seats[0], options, f"bench {made}")
        while not match.over:
            match.play(chance.choice(match.legal()))
        made += len(match)
    return made / (time.perf_counter() - start)


def batch_speed(game: Game, options: Mapping[str, bool]) -> Callable[[], float]:
    """Steps of `Batch` with observations and masks, one thread, actions drawn before: a second."""
    batch = Batch(game, BATCH_GAMES, game.seats[0], options=options, seed="bench")
    for _ in range(SPREAD_STEPS):
        batch.step(batch.sample())

    def speed() -> float:
        took = 0.0
        for _ in range(BATCH_STEPS):
            actions = batch.sample()
            start = time.perf_counter()
            batch.step(actions)
            took += time.perf_counter() - start
        return BATCH_GAMES * BATCH_STEPS / took

    return speed


def copy_time(game: Game) -> float:
    """A copy of a state inside compiled code, in nanoseconds."""
    copies = np.zeros((2, game.kernel.state_bytes), np.uint8)
    start = time.perf_counter()
    copy_states(np.ones(game.kernel.state_bytes, np.uint8), copies, COPIES)
    return (time.perf_counter() - start) / COPIES * 1e9
