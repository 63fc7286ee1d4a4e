"""The entry points of Paris: the contract's signatures over byte buffers."""

import numpy as np

from lutece.games.paris import evaluation, hidden, observation, pruning, rules, scoring, setup
from lutece.games.paris.actions import ACTIONS
from lutece.games.paris.constants import CONSTANTS
from lutece.games.paris.state import STATE
from lutece.kernel import contract
from lutece.kernel.events import COLUMNS
from lutece.kernel.functions import SIGNATURES
from lutece.kernel.jit import entry
from lutece.kernel.rng import pick

# The fullest decision is the last `end`: four seats with tile 27, and four in each district.
MAX_EVENTS = 64
# Every move, and every purchase sold again, costs at least a franc, and a game pays out some 430
# of them. The longest of 432,000 random games took 560 decisions.
MAX_DECISIONS = 4000
# Two players, 100 simulations each: a rollout of 15 actions won 65 % of 40 games against none, and
# one of 40 won half. With 2,000 simulations, evaluating actions on expansion for 5 visits won 70 %
# of 60 games against not doing so; for 20 visits it won no more. A turn has many decisions, each
# with dozens of actions: the root has to explore broadly and the nodes below deeply, or the actions
# that were visited first stay ahead. 0.75 at the root and 0.25 below, one of eight settings tried,
# won 57 % of 70 games against 0.4 for both (9 ± 6 points ahead); 0.7 for both lost 56 % of 48
# games, 8,000 simulations each.
SEARCH = contract.SearchConfig(root_exploration=0.75, exploration=0.25, prior_visits=5, rollout=15)


@entry(SIGNATURES.setup)
def setup_(constants, seats, options, state, rng):
    """A shuffled start."""
    state[:] = 0
    setup.deal(constants.view(CONSTANTS)[0], state.view(STATE)[0], seats, options, rng)


@entry(SIGNATURES.to_move)
def to_move(state):
    """The seat to decide, or OVER."""
    return rules.to_move(state.view(STATE)[0])


@entry(SIGNATURES.legal)
def legal(constants, state, mask):
    """Fill the mask and count."""
    return rules.legal(constants.view(CONSTANTS)[0], state.view(STATE)[0], mask)


@entry(SIGNATURES.play)
def play(constants, state, action, events):
    """One decision, and all that follows by itself; what happened goes to events."""
    rules.play(constants.view(CONSTANTS)[0], state.view(STATE)[0], action, events)


@entry(SIGNATURES.advance)
def advance(constants, state, action):
    """The same, leaving no events: the buffer has no rows."""
    nothing = state[:0].view(np.int16).reshape(0, COLUMNS)
    rules.play(constants.view(CONSTANTS)[0], state.view(STATE)[0], action, nothing)


@entry(SIGNATURES.result)
def result(constants, state, out):
    """Shares of the win, then scores."""
    scoring.result(constants.view(CONSTANTS)[0], state.view(STATE)[0], out)


@entry(SIGNATURES.playout)
def playout(constants, state, rng):
    """Random decisions to the end; returns how many."""
    t, s = constants.view(CONSTANTS)[0], state.view(STATE)[0]
    mask = np.empty(ACTIONS, np.uint8)
    nothing = state[:0].view(np.int16).reshape(0, COLUMNS)
    made = 0
    while rules.to_move(s) != contract.OVER:
        rules.play(t, s, pick(rng, mask, rules.legal(t, s, mask)), nothing)
        made += 1
    return made


@entry(SIGNATURES.sensible)
def sensible(constants, state, mask):
    """Fill the mask with what a sensible player considers, and count."""
    return pruning.sensible(constants.view(CONSTANTS)[0], state.view(STATE)[0], mask)


@entry(SIGNATURES.evaluate)
def evaluate(constants, state, out):
    """Shares of the win, then scores, as they can be expected."""
    evaluation.evaluate(constants.view(CONSTANTS)[0], state.view(STATE)[0], out)


@entry(SIGNATURES.observe)
def observe(constants, state, seat, out):
    """What the seat knows, as numbers."""
    observation.observe(constants.view(CONSTANTS)[0], state.view(STATE)[0], seat, out)


@entry(SIGNATURES.redeal)
def redeal(constants, state, seat, rng):
    """Redeal what the seat cannot know."""
    hidden.redeal(constants.view(CONSTANTS)[0], state.view(STATE)[0], seat, rng)


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
    sensible=sensible,
    evaluate=evaluate,
    state_bytes=STATE.itemsize,
    actions=ACTIONS,
    observations=observation.OBSERVATIONS,
    seat_actions=contract.NO_ACTIONS,
    max_events=MAX_EVENTS,
    max_decisions=MAX_DECISIONS,
    search=SEARCH,
    features=observation.FEATURES,
)
