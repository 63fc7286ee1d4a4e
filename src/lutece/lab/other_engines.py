"""Other engines driven from Python, as their users drive them: random play, decisions a second."""

import random
import time
from collections.abc import Callable

DECISIONS = 4_000
CATAN_GAMES = 2

Speed = Callable[[], float]


def openspiel_backgammon() -> Speed | None:
    """OpenSpiel's C++ backgammon; chance is drawn from its own outcomes. None if not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("backgammon")

    def speed() -> float:
        chance = random.Random(1)
        made = 0
        start = time.perf_counter()
        while made < DECISIONS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    made += 1
        return made / (time.perf_counter() - start)

    return speed


def catanatron() -> Speed | None:
    """Catanatron, four random players. None if not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def speed() -> float:
        made = 0
        start = time.perf_counter()
        for seed in range(CATAN_GAMES):
            game = Game([RandomPlayer(color) for color in Color], seed=seed)
            game.play()
            made += len(game.state.actions)
        return made / (time.perf_counter() - start)

    return speed


PEERS: dict[str, Callable[[], Speed | None]] = {
    "openspiel-backgammon": openspiel_backgammon,
    "catanatron": catanatron,
}
