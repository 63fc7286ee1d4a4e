"""Speed: the rules alone, in a batch, through Match, a state copy, and other engines."""

import random
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from lutece.envs import Batch
from lutece.kernel.contract import Game, option_bits
from lutece.kernel.errors import LuteceError
from lutece.kernel.jit import warm_up
from lutece.kernel.rng import rng_from
from lutece.lab.batch import copy_states, random_decisions
from lutece.lab.peers import (
    BATCH_GAMES,
    BATCH_STEPS,
    PEERS,
    WAYS,
    Speed,
    aec_speed,
    best_of,
    is_installed,
)
from lutece.table import Match

KERNEL_DECISIONS = 1_000_000
MATCH_DECISIONS = 30_000
COPIES = 2_000_000
SPREAD_STEPS = 60  # so that the games stand at different moments
ROUNDS = 5

Report = Callable[[str, int], None]
"""Called with what is measured next, and the total number of measurements."""


def measure(
    games: Sequence[Game], report: Report, options: Mapping[str, bool] | None = None
) -> dict[str, Any]:
    """The figures of the games alone, as `lutece bench --json` prints them."""
    chosen = options or {}
    warm_up()
    total = sum(len(game.seats) + 3 for game in games)
    figures: dict[str, Any] = {"games": {}}
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
    return figures


def measure_peers(
    games: Sequence[Game], report: Report, options: Mapping[str, bool] | None = None
) -> dict[str, Any]:
    """The games beside other engines, each way of driving them apart: `bench --peers --json`."""
    peers = [peer for peer in PEERS if peer.installed]
    if not peers:
        raise LuteceError("No other engine is installed: pip install 'lutece[bench]'.")
    warm_up()
    # Our own environments need PettingZoo; without it nothing can be compared in that way.
    ways = [way for way in WAYS if way != "environment" or is_installed("pettingzoo")]
    peers = [peer for peer in peers if peer.way in ways]
    total = len(ways) * len(games) + len(peers)
    rows = []
    for way in ways:
        for game in games:
            report(f"{game.name}: {way}", total)
            speed = best(own_speed(game, way, options or {}))
            rows.append({"way": way, "engine": "lutece", "game": game.name, "speed": speed})
        for peer in peers:
            if peer.way == way:
                report(f"{peer.engine}, {peer.game}: {way}", total)
                speed = round(peer.measure(ROUNDS))
                rows.append({"way": way, "engine": peer.engine, "game": peer.game, "speed": speed})
    return {"peers": rows, "not_installed": sorted({p.engine for p in PEERS if not p.installed})}


def own_speed(game: Game, way: str, options: Mapping[str, bool]) -> Speed:
    """One of our games with two players, driven as the other engines are."""
    if way == "rules":
        return partial(kernel_speed, game, game.seats[0], options)
    if way == "python":
        return partial(match_speed, game, options)
    if way == "environment":
        return environment_speed(game, options)
    return batch_speed(game, options, choosing=True)


def best(speed: Speed) -> int:
    """The best of several rounds."""
    return round(best_of(ROUNDS, speed))


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


def environment_speed(game: Game, options: Mapping[str, bool]) -> Speed:
    """Random play through the raw PettingZoo environment, with observations and masks."""
    from lutece.envs.pettingzoo.table import new_raw_env

    switches: dict[str, Any] = dict(options)
    env = new_raw_env(game.name, game.name, seats=game.seats[0], **switches)
    return partial(aec_speed, env)


def batch_speed(
    game: Game, options: Mapping[str, bool], choosing: bool = False, threads: int = 1
) -> Speed:
    """Steps of `Batch` with observations and masks: decisions a second.

    With `choosing`, drawing a random legal action for each game counts too.
    """
    batch = Batch(game, BATCH_GAMES, game.seats[0], options=options, seed="bench", threads=threads)
    for _ in range(SPREAD_STEPS):
        batch.step(batch.sample())

    def speed() -> float:
        took = 0.0
        for _ in range(BATCH_STEPS):
            chosen = time.perf_counter()
            actions = batch.sample()
            start = chosen if choosing else time.perf_counter()
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
