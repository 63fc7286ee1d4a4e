"""How fast the environments are that `lutece bench` does not measure: two threads, OpenSpiel.

    pip install 'lutece[envs]' open_spiel
    python benchmarks/environments.py

Two players, the best of several rounds. OpenSpiel's seconds are those of the processor, so that
other load on the machine changes little; threads need an idle machine.
"""

import random
import time
from timeit import timeit

import pyspiel

from lutece import games
from lutece.envs.openspiel import DEALS, NAMES
from lutece.lab.bench import ROUNDS, batch_speed

STEPS = 20_000
CLONES = 20_000
THREADS = 2


def main() -> None:
    """Print three lines a game."""
    for name in games.NAMES:
        game = games.load(name)
        alone, together = (batch_speed(game, {}, threads=threads) for threads in (1, THREADS))
        one, more = (max(speed() for _ in range(ROUNDS)) for speed in (alone, together))
        print(f"{name}, batch: {one:,.0f} steps a second, {more / one:.2f} × in {THREADS} threads")
        table = pyspiel.load_game(NAMES[name])
        speed = max(openspiel_speed(table, random.Random(number)) for number in range(ROUNDS))
        print(f"{name}, OpenSpiel: {speed:,.0f} steps a second")
        state = table.new_initial_state()
        state.apply_action(0)
        clone = min(timeit(state.clone, number=CLONES) for _ in range(ROUNDS)) / CLONES
        print(f"{name}, OpenSpiel: {clone * 1e6:.1f} µs a clone")


def openspiel_speed(game: pyspiel.Game, rng: random.Random) -> float:
    """Random play, as OpenSpiel's algorithms drive a game: legal actions, one of them applied."""
    made, seconds = 0, 0.0
    while made < STEPS:
        state = game.new_initial_state()
        state.apply_action(rng.randrange(DEALS))
        begun = time.process_time()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            made += 1
        seconds += time.process_time() - begun
    return made / seconds


if __name__ == "__main__":
    main()
