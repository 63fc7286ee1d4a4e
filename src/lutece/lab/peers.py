"""Other engines at random play, each in the ways in which its users drive it."""

import importlib.util
import os
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

DECISIONS = 4_000
OPENSPIEL_GAMES = 200
CATAN_GAMES = 2
BATCH_GAMES = 4096
BATCH_STEPS = 20

WAYS = {
    "rules": "Whole games inside compiled code",
    "python": "One game from Python",
    "environment": "The same, with observations and masks",
    "batch": f"{BATCH_GAMES:,} games at once, on one core",
}
"""How an engine is driven, and only what is driven alike is compared. A batch, too, gives the
observations and masks of its games; to draw the random actions counts in every way."""

Speed = Callable[[], float]
"""Plays for a while and returns decisions a second."""


class Peer(NamedTuple):
    """An engine and one of its games, driven in one way."""

    engine: str
    game: str
    way: str
    packages: tuple[str, ...]
    """What has to be installed for it, as Python imports it."""
    measure: Callable[[int], float]
    """The best of so many rounds, in decisions a second."""

    @property
    def installed(self) -> bool:
        """Whether it can be measured here."""
        return is_installed(*self.packages)


def is_installed(*packages: str) -> bool:
    """Whether Python finds all these packages."""
    return all(importlib.util.find_spec(package) for package in packages)


def best_of(rounds: int, speed: Speed) -> float:
    """The best of several rounds: other work on the machine only ever slows a round down."""
    return max(speed() for _ in range(rounds))


def openspiel_rules(game: str, rounds: int) -> float:
    """OpenSpiel's own loop in C++, with its own random bots."""
    import pyspiel

    loaded = pyspiel.load_game(game)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(2)]

    def speed() -> float:
        states = [loaded.new_initial_state() for _ in range(OPENSPIEL_GAMES)]
        start = time.perf_counter()
        for seed, state in enumerate(states):
            pyspiel.evaluate_bots(state, bots, seed)
        took = time.perf_counter() - start
        made: int = sum(step.player >= 0 for state in states for step in state.full_history())
        return made / took

    return best_of(rounds, speed)


def openspiel_python(game: str, observed: bool, rounds: int) -> float:
    """OpenSpiel's games in C++, stepped from Python; chance is drawn from their own outcomes."""
    import pyspiel

    loaded = pyspiel.load_game(game)

    def speed() -> float:
        chance = random.Random(1)
        made = 0
        start = time.perf_counter()
        while made < DECISIONS:
            state = loaded.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                    continue
                if observed:
                    state.observation_tensor()
                    state.legal_actions_mask()
                state.apply_action(chance.choice(state.legal_actions()))
                made += 1
        return made / (time.perf_counter() - start)

    return best_of(rounds, speed)


def catanatron_python(rounds: int) -> float:
    """Catanatron, four of its random players."""
    from catanatron import Color, Game, RandomPlayer

    def speed() -> float:
        made = 0
        start = time.perf_counter()
        for seed in range(CATAN_GAMES):
            game = Game([RandomPlayer(color) for color in Color], seed=seed)
            game.play()
            made += len(game.state.actions)
        return made / (time.perf_counter() - start)

    return best_of(rounds, speed)


def rlcard_environment(game: str, rounds: int) -> float:
    """RLCard's environments, which return an observation and the legal actions with each step."""
    import rlcard

    env = rlcard.make(game, config={"seed": 1})

    def speed() -> float:
        chance = random.Random(1)
        made = 0
        start = time.perf_counter()
        while made < DECISIONS:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(chance.choice(list(state["legal_actions"])))
                made += 1
        return made / (time.perf_counter() - start)

    return best_of(rounds, speed)


def pettingzoo_environment(rounds: int) -> float:
    """PettingZoo's own connect four, without the wrappers that only check its caller."""
    from pettingzoo.classic.connect_four.connect_four import raw_env

    return best_of(rounds, partial(aec_speed, raw_env()))


def aec_speed(env: Any) -> float:
    """Random play through PettingZoo's interface, by its masks: decisions a second."""
    chance = random.Random(1)
    made = 0
    start = time.perf_counter()
    while made < DECISIONS:
        env.reset(seed=made)
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(int(chance.choice(observation["action_mask"].nonzero()[0])))
            made += 1
    return made / (time.perf_counter() - start)


def pgx_batch(game: str, rounds: int) -> float:
    """Pgx on one core, in a process of its own: JAX takes every core that its process has."""
    with ProcessPoolExecutor(1, get_context("spawn"), initializer=keep_to_one_core) as process:
        return process.submit(pgx_speed, game, rounds).result()


def keep_to_one_core() -> None:
    """Make this process use one core of the CPU and no accelerator."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])


def pgx_speed(game: str, rounds: int) -> float:
    """Steps of a compiled batch that starts finished games again, after one to compile it."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(game)
    step = auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> Any:
        choice, chance = jax.random.split(key)
        legal = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choice, legal, axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(chance, BATCH_GAMES))

    def advance_often(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, BATCH_STEPS)
        return jax.lax.scan(lambda now, one: (advance(now, one), None), state, keys)[0]

    run = jax.jit(advance_often)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), BATCH_GAMES))
    state = jax.block_until_ready(run(state, jax.random.key(2)))

    def speed() -> float:
        start = time.perf_counter()
        jax.block_until_ready(run(state, jax.random.key(3)))
        return BATCH_GAMES * BATCH_STEPS / (time.perf_counter() - start)

    return best_of(rounds, speed)


def of_games(
    engine: str, games: Sequence[str], way: str, package: str, measure: Callable[..., float]
) -> list[Peer]:
    """One peer for each of the engine's games."""
    return [
        Peer(engine, game.replace("_", " "), way, (package,), partial(measure, game))
        for game in games
    ]


BOARD_GAMES = ("backgammon", "connect_four")

PEERS = (
    *of_games("OpenSpiel", BOARD_GAMES, "rules", "pyspiel", openspiel_rules),
    *of_games(
        "OpenSpiel",
        BOARD_GAMES,
        "python",
        "pyspiel",
        lambda game, rounds: openspiel_python(game, False, rounds),
    ),
    Peer("catanatron", "Catan", "python", ("catanatron",), catanatron_python),
    *of_games(
        "OpenSpiel",
        BOARD_GAMES,
        "environment",
        "pyspiel",
        lambda game, rounds: openspiel_python(game, True, rounds),
    ),
    Peer(
        "PettingZoo",
        "connect four",
        "environment",
        ("pettingzoo", "pygame"),
        pettingzoo_environment,
    ),
    *of_games("RLCard", ("limit-holdem", "gin-rummy"), "environment", "rlcard", rlcard_environment),
    *of_games("pgx", BOARD_GAMES, "batch", "pgx", pgx_batch),
)
