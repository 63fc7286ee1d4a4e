"""The entry points: the contract's functions over byte buffers, compiled."""

import numpy as np

from lutece.kernel import contract
from lutece.kernel.functions import SIGNATURES
from lutece.kernel.jit import entry
from lutece.kernel.rng import pick
from lutece.kernel.structs import MAX_SEATS
from lutece_gops import hidden, rules
from lutece_gops.state import CARDS, STATE

MAX_EVENTS = 2 + MAX_SEATS + 3  # the last bid of a round
MAX_DECISIONS = MAX_SEATS * CARDS


@entry(SIGNATURES.setup)
def setup(constants, seats, options, state, rng):
    """A shuffled start; the game has no options."""
    rules.deal(state.view(STATE)[0], seats, rng)


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
    """One decision, and everything that follows from it."""
    rules.play(state.view(STATE)[0], action, events)


@entry(SIGNATURES.advance)
def advance(constants, state, action):
    """As play, but writes no events."""
    rules.play(state.view(STATE)[0], action, None)


@entry(SIGNATURES.redeal)
def redeal(constants, state, seat, rng):
    """Deal anew what the seat cannot know."""
    hidden.redeal(state.view(STATE)[0], seat, rng)


@entry(SIGNATURES.observe)
def observe(constants, state, seat, out):
    """What the seat knows, as numbers."""
    hidden.observe(state.view(STATE)[0], seat, out)


@entry(SIGNATURES.result)
def result(constants, state, out):
    """Shares of the win, then scores."""
    rules.result(state.view(STATE)[0], out)


@entry(SIGNATURES.playout)
def playout(constants, state, rng):
    """Random decisions to the end; returns how many."""
    s, mask, made = state.view(STATE)[0], np.empty(CARDS, np.uint8), 0
    while rules.to_move(s) != contract.OVER:
        rules.play(s, pick(rng, mask, rules.legal(s, mask)), None)
        made += 1
    return made


@entry(SIGNATURES.evaluate)
def evaluate(constants, state, out):
    """Shares of the win, then scores, as they can be expected."""
    hidden.evaluate(state.view(STATE)[0], out)


KERNEL = contract.Kernel(
    setup=setup,
    to_move=to_move,
    legal=legal,
    play=play,
    advance=advance,
    redeal=redeal,
    observe=observe,
    result=result,
    playout=playout,
    sensible=legal,  # no card is foolish to bid without looking
    evaluate=evaluate,
    state_bytes=STATE.itemsize,
    actions=CARDS,
    observations=hidden.OBSERVATIONS,
    seat_actions=contract.NO_ACTIONS,
    max_events=MAX_EVENTS,
    max_decisions=MAX_DECISIONS,
    search=contract.SearchConfig(
        root_exploration=0.8, exploration=0.8, prior_visits=0, rollout=MAX_DECISIONS
    ),
)
