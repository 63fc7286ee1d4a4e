"""The entry points of Paris: the contract's signatures over byte buffers."""

import numpy as np

from lutece.games.paris import habits, hidden, observation, rules, scoring, setup, worth
from lutece.games.paris.actions import ACTIONS
from lutece.games.paris.state import STATE
from lutece.games.paris.tables import TABLES
from lutece.kernel import contract
from lutece.kernel.events import COLUMNS
from lutece.kernel.jit import entry
from lutece.kernel.rng import pick

# The fullest decision is the last `end`: four seats with tile 27, and four in each district.
MAX_EVENTS = 64
# Every move, and every purchase sold again, costs at least a franc, and a game pays out some 430
# of them. The longest of 432,000 random games took 560 decisions.
MAX_DECISIONS = 4000
# Of two players with 100 simulations each, 15 decisions before it is evaluated won 65 % of 40 games
# against none, and 40 won half. With 2,000 a glance that counts for 5 visits won 70 % of 60 games
# against none, one for 20 no more. A turn is many decisions, each with dozens of ways: what comes
# after must be looked at deeply, what is decided now broadly, or what was tried first stays ahead
# for being known better. Exploring 0.75 now and 0.25 below, one of eight settings tried, won 57 %
# of 70 games against 0.4 of both (9 ± 6 points ahead); 0.7 of both lost 56 % of 48 games, 8,000
# simulations each.
THINKING = contract.Thinking(at_root=0.75, below=0.25, glance=5, rollout=15)


@entry(contract.SETUP)
def setup_(tables, seats, options, state, rng):
    """A shuffled start."""
    state[:] = 0
    setup.deal(tables.view(TABLES)[0], state.view(STATE)[0], seats, options, rng)


@entry(contract.TO_MOVE)
def to_move(state):
    """The seat to decide, or OVER."""
    return rules.to_move(state.view(STATE)[0])


@entry(contract.LEGAL)
def legal(tables, state, mask):
    """Fill the mask and count."""
    return rules.legal(tables.view(TABLES)[0], state.view(STATE)[0], mask)


@entry(contract.PLAY)
def play(tables, state, action, events):
    """One decision, and all that follows by itself; what happened goes to events."""
    rules.play(tables.view(TABLES)[0], state.view(STATE)[0], action, events)


@entry(contract.ADVANCE)
def advance(tables, state, action):
    """The same, leaving no events: the buffer has no rows."""
    nothing = state[:0].view(np.int16).reshape(0, COLUMNS)
    rules.play(tables.view(TABLES)[0], state.view(STATE)[0], action, nothing)


@entry(contract.RESULT)
def result(tables, state, out):
    """Shares of the win, then scores."""
    scoring.result(tables.view(TABLES)[0], state.view(STATE)[0], out)


@entry(contract.PLAYOUT)
def playout(tables, state, rng):
    """Random decisions to the end; returns how many."""
    t, s = tables.view(TABLES)[0], state.view(STATE)[0]
    mask = np.empty(ACTIONS, np.uint8)
    nothing = state[:0].view(np.int16).reshape(0, COLUMNS)
    made = 0
    while rules.to_move(s) != contract.OVER:
        rules.play(t, s, pick(rng, mask, rules.legal(t, s, mask)), nothing)
        made += 1
    return made


@entry(contract.SENSIBLE)
def sensible(tables, state, mask):
    """Fill the mask with what a sensible player considers, and count."""
    return habits.sensible(tables.view(TABLES)[0], state.view(STATE)[0], mask)


@entry(contract.EVALUATE)
def evaluate(tables, state, out):
    """Shares of the win, then scores, as they can be expected."""
    worth.evaluate(tables.view(TABLES)[0], state.view(STATE)[0], out)


@entry(contract.OBSERVE)
def observe(tables, state, seat, out):
    """What the seat knows, as numbers."""
    observation.observe(tables.view(TABLES)[0], state.view(STATE)[0], seat, out)


@entry(contract.REDEAL)
def redeal(tables, state, seat, rng):
    """Deal anew what the seat cannot know."""
    hidden.redeal(tables.view(TABLES)[0], state.view(STATE)[0], seat, rng)


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
    thinking=THINKING,
)
