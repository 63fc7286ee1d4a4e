"""The entry points of Paris Paris: the contract's signatures over byte buffers."""

import numpy as np

from lutece.games.paris_paris import evaluation, hidden, rules, scoring, setup
from lutece.games.paris_paris.actions import ACTIONS, PUSH_FIRST
from lutece.games.paris_paris.constants import CONSTANTS
from lutece.games.paris_paris.state import STATE
from lutece.kernel import contract
from lutece.kernel.functions import SIGNATURES
from lutece.kernel.jit import entry
from lutece.kernel.rng import pick

# The fullest decision: the last of a game, with six tours over crowded crossings.
MAX_EVENTS = 400
MAX_DECISIONS = 2 * 48  # four players take 48 tiles, each with a push
# Rollouts go to the end of the game. With 2,000 simulations, rollouts of 10, 16 and 24 actions won
# 57, 50 and 50 % of 200 to 400 games of two against those to the end, and alone against two 31 %
# (8 actions) and 38 % (24), where 33 % is even. Rollouts that mostly play the action that evaluates
# best won half, as did those that learn which actions do well. Evaluating actions on expansion won
# 44 to 52 % of 120, for any number of visits. An exploration constant of 0.25 lost 72 % of 100
# games against 0.8 (5,000 simulations); 1.6 and 3 won half.
SEARCH = contract.SearchConfig(
    root_exploration=0.8, exploration=0.8, prior_visits=0, rollout=MAX_DECISIONS
)


@entry(SIGNATURES.setup)
def setup_(constants, seats, options, state, rng):
    """A shuffled start; the game has no options."""
    setup.deal(constants.view(CONSTANTS)[0], state.view(STATE)[0], seats, rng)


@entry(SIGNATURES.to_move)
def to_move(state):
    """The seat to decide, or OVER."""
    return rules.to_move(state.view(STATE)[0])


@entry(SIGNATURES.legal)
def legal(constants, state, mask):
    """Fill the mask and count."""
    return rules.legal(state.view(STATE)[0], mask)


@entry(SIGNATURES.play)
def play(constants, state, action, events):
    """One decision, and all that follows by itself; what happened goes to events."""
    rules.play(constants.view(CONSTANTS)[0], state.view(STATE)[0], action, events)


@entry(SIGNATURES.advance)
def advance(constants, state, action):
    """The same, leaving no events."""
    rules.play(constants.view(CONSTANTS)[0], state.view(STATE)[0], action, None)


@entry(SIGNATURES.playout)
def playout(constants, state, rng):
    """Random decisions to the end; returns how many."""
    t, s = constants.view(CONSTANTS)[0], state.view(STATE)[0]
    mask = np.empty(ACTIONS, np.uint8)
    made = 0
    while rules.to_move(s) != contract.OVER:
        rules.play(t, s, pick(rng, mask, rules.legal(s, mask)), None)
        made += 1
    return made


@entry(SIGNATURES.evaluate)
def evaluate(constants, state, out):
    """Shares of the win, then scores, as they can be expected."""
    evaluation.evaluate(constants.view(CONSTANTS)[0], state.view(STATE)[0], out)


@entry(SIGNATURES.result)
def result(constants, state, out):
    """Shares of the win, then scores."""
    scoring.result(state.view(STATE)[0], out)


@entry(SIGNATURES.observe)
def observe(constants, state, seat, out):
    """What the seat knows, as numbers."""
    hidden.observe(state.view(STATE)[0], seat, out)


@entry(SIGNATURES.redeal)
def redeal(constants, state, seat, rng):
    """Redeal what the seat cannot know."""
    hidden.redeal(state.view(STATE)[0], seat, rng)


KERNEL = contract.Kernel(
    setup=setup_,
    to_move=to_move,
    legal=legal,
    play=play,
    advance=advance,
    redeal=redeal,
    observe=observe,
    result=result,
    playout=playout,
    sensible=legal,  # no tile is foolish to take without looking
    evaluate=evaluate,
    state_bytes=STATE.itemsize,
    actions=ACTIONS,
    observations=hidden.OBSERVATIONS,
    seat_actions=PUSH_FIRST,
    max_events=MAX_EVENTS,
    max_decisions=MAX_DECISIONS,
    search=SEARCH,
    features=hidden.FEATURES,
)
