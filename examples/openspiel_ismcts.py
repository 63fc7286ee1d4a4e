"""OpenSpiel's own information-set MCTS against a bot of Lutèce, through the adapter.

pip install lutece open_spiel
python openspiel_ismcts.py [GAME] [DEALS] [SECONDS] [BOT]

OpenSpiel has the same search in C++, which as of 2.0.2 crashes with every game written in Python,
its own ones included.
"""

import sys
import time
from math import sqrt

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import lutece.envs.openspiel  # registers the games
from lutece.bots import bot
from lutece.kernel.relative import relative_action
from lutece.kernel.rng import rng_from

name = sys.argv[1] if len(sys.argv) > 1 else "paris-paris"
deals = int(sys.argv[2]) if len(sys.argv) > 2 else 30
seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 1.0
ours = bot(sys.argv[4] if len(sys.argv) > 4 else "expert")

game = pyspiel.load_game(lutece.envs.openspiel.NAMES[name])
chance = np.random.RandomState(1)
simulations, took = 100, seconds  # processor time: of the last decision of theirs


def their_action(state):
    """A decision of OpenSpiel's bot, with as many simulations as the last one had time for."""
    global simulations, took
    simulations = max(2, round(simulations * min(2, seconds / took)))
    evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    policy = ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    searcher = ISMCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=simulations, random_state=chance,
        final_policy_type=policy,
    )  # fmt: skip
    start = time.process_time()
    action = searcher.step(state)
    forced = len(state.legal_actions()) == 1
    took = seconds if forced else time.process_time() - start
    return action


def our_action(state, rng):
    """A decision of our bot, numbered from its seat on, as the adapter numbers them."""
    table, position = state.position.table, state.position
    action = ours.choose(table.game, position.state, rng)
    return relative_action(action, table.game.kernel.seat_actions, position.mover, table.seats)


won = []
for number in range(2 * deals):  # every deal twice, with seats exchanged
    state, seat = game.new_initial_state(), number % 2
    state.apply_action(number // 2)
    rng = rng_from(str(number), "openspiel example")
    while not state.is_terminal():
        mine = state.current_player() == seat
        state.apply_action(our_action(state, rng) if mine else their_action(state))
    won.append(state.returns()[seat])
    print(f"game {number + 1}: {won[-1]:g}   ({simulations} simulations of ISMCTS)", flush=True)
pairs = np.array(won).reshape(-1, 2).mean(axis=1)
margin = 1.96 * pairs.std(ddof=1) / sqrt(deals) if deals > 1 else 1.0
print(f"{ours.name} wins {pairs.mean():.1%} ± {margin:.1%} of {len(won)} games of {name}")
