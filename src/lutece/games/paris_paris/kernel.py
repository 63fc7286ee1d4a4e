"""The entry points of Paris Paris: the contract's signatures over byte buffers."""

import numpy as np

from lutece.games.paris_paris import hidden, rules, scoring, setup, worth
from lutece.games.paris_paris.actions import ACTIONS, PUSH_FIRST
from lutece.games.paris_paris.state import STATE
from lutece.games.paris_paris.tables import TABLES
from lutece.kernel import contract
from lutece.kernel.jit import entry
from lutece.kernel.rng import pick

# The fullest decision: the last of a game, with six tours over crowded crossings.
MAX_EVENTS = 400
MAX_DECISIONS = 2 * 48  # four players take 48 tiles, each with a push
# To the end: with 2,000 simulations, evaluated after 10, 16 or 24 decisions they won 57, 50 and
# 50 % of 200 to 400 games of two against those to the end, and alone against two 31 % (after 8)
# and 38 % (after 24), where 33 % is even. Rollouts that mostly make the decision that evaluates
# best won half, as did those that learn which decisions do well. With a glance they won 44 to 52 %
# of 120, for whatever number of visits; an exploration of 0.25 lost 72 % of 100 games against 0.8
# (5,000 simulations), 1.6 and 3 won half.
THINKING = contract.Thinking(at_root=0.8, below=0.8, glance=0, rollout=MAX_DECISIONS)


@entry(contract.SETUP)
def setup_(tables, seats, options, state, rng):
    """A shuffled start; the game has no options."""
    setup.deal(tables.view(TABLES)[0], state.view(STATE)[0], seats, rng)


@entry(contract.TO_MOVE)
def to_move(state):
    """The seat to decide, or OVER."""
    return rules.to_move(state.view(STATE)[0])


@entry(contract.LEGAL)
def legal(tables, state, mask):
    """Fill the mask and count."""
    return rules.legal(state.view(STATE)[0], mask)


@entry(contract.PLAY)
def play(tables, state, action, events):
    """One decision, and all that follows by itself; what happened goes to events."""
    rules.play(tables.view(TABLES)[0], state.view(STATE)[0], action, events)


@entry(contract.ADVANCE)
def advance(tables, state, action):
    """The same, leaving no events."""
    rules.play(tables.view(TABLES)[0], state.view(STATE)[0], action, None)


@entry(contract.PLAYOUT)
def playout(tables, state, rng):
    """Random decisions to the end; returns how many."""
    t, s = tables.view(TABLES)[0], state.view(STATE)[0]
    mask = np.empty(ACTIONS, np.uint8)
    made = 0
    while rules.to_move(s) != contract.OVER:
        rules.play(t, s, pick(rng, mask, rules.legal(s, mask)), None)
        made += 1
    return made


@entry(contract.EVALUATE)
def evaluate(tables, state, out):
    """Shares of the win, then scores, as they can be expected."""
    worth.evaluate(tables.view(TABLES)[0], state.view(STATE)[0], out)


@entry(contract.RESULT)
def result(tables, state, out):
    """Shares of the win, then scores."""
    scoring.result(state.view(STATE)[0], out)


@entry(contract.OBSERVE)
def observe(tables, state, seat, out):
    """What the seat knows, as numbers."""
    hidden.observe(tables.view(TABLES)[0], state.view(STATE)[0], seat, out)


@entry(contract.REDEAL)
def redeal(tables, state, seat, rng):
    """Deal anew what the seat cannot know."""
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
    thinking=THINKING,
)
