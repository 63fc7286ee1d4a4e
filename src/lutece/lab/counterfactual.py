"""What would have happened: the compiled loops of a review, generic over games.

`explore` grows a tree as the bots do and adds up the results by first action. `compare` continues
the same tree with a few first actions, each on the same redeals (common random numbers), so that
their differences vary little. `play_out` plays first actions to the end of the game, all seats by
one bot, again on the same redeals. `reveal_values` evaluates what else could have been revealed.
Nothing depends on what the seat in question cannot know.
"""

import numpy as np
from numba import float32, float64, int16, int64, uint8

from lutece.bots.choosers import NEURAL, choose, new_memory
from lutece.bots.inference import (
    forward_hidden,
    likeliest_action,
    new_evaluator,
    set_baseline,
    values_of,
)
from lutece.bots.mcts import (
    PARAMETERS,
    back_up,
    descend_puct,
    descend_ucb,
    new_workspace,
    roll_out,
)
from lutece.bots.tree import NODE, NONE, ROOT, new_node
from lutece.kernel.contract import OVER, RESULT_LENGTH
from lutece.kernel.functions import POINTERS, functions_at
from lutece.kernel.jit import compiled, entry
from lutece.kernel.rng import WORDS, reseed
from lutece.kernel.structs import copy_into

SUMS = 1 + RESULT_LENGTH  # of a first action: visits, then sums of shares and scores

_BYTES = uint8[::1]
_RNG = int64[::1]


@entry(
    int64(
        POINTERS, _BYTES, _BYTES, _BYTES, float32[::1], int64[::1], int64, _BYTES, int64, _RNG,
        float64[:, ::1],
    )
)  # fmt: skip
def explore(
    pointers, constants, state, parameters, weights, sizes, simulations, tree, size, rng, sums
):
    """Grow a tree by simulations; adds up the results by first action (`sums`, a row an action).

    Without weights leaves get the game's own evaluation. Returns the number of nodes.
    """
    k, p, nodes = functions_at(pointers), parameters.view(PARAMETERS)[0], tree.view(NODE)
    work = new_workspace(state.size, p.actions)
    evaluator = new_evaluator(weights, sizes, p.seat_actions)
    if weights.size:
        set_fixed_baseline(k, evaluator, constants, state, p, work)
    for _ in range(simulations):
        copy_into(work.now, state)
        k.redeal(constants, work.now, p.seat, rng)
        leaf, size = descend(k, evaluator, constants, p, work, nodes, size, rng, ROOT)
        evaluate_leaf(k, evaluator, constants, p, work, rng)
        back_up(nodes, leaf, p.seat, work.result)
        while nodes[leaf].parent != ROOT and leaf != ROOT:
            leaf = nodes[leaf].parent
        if leaf != ROOT:
            row = sums[nodes[leaf].action]
            row[0] += 1
            row[1:] += work.result
    return size


@entry(
    int64(
        POINTERS, _BYTES, _BYTES, _BYTES, float32[::1], int64[::1], int64[::1], _BYTES, int64,
        _RNG, float64[:, :, ::1],
    )
)  # fmt: skip
def compare(
    pointers, constants, state, parameters, weights, sizes, firsts, tree, size, rng, results
):
    """Simulate each of these first actions on the same redeals; returns the number of nodes.

    Shape of results: (first actions, redeals, 8).
    """
    k, p, nodes = functions_at(pointers), parameters.view(PARAMETERS)[0], tree.view(NODE)
    work = new_workspace(state.size, p.actions)
    evaluator = new_evaluator(weights, sizes, p.seat_actions)
    if weights.size:
        set_fixed_baseline(k, evaluator, constants, state, p, work)
    deal, own = np.empty(WORDS, np.int64), np.empty(WORDS, np.int64)
    for n in range(results.shape[1]):
        reseed(deal, rng)
        for i in range(firsts.size):
            own[:] = deal
            copy_into(work.now, state)
            k.redeal(constants, work.now, p.seat, own)
            k.advance(constants, work.now, firsts[i])
            node, size = child_for(nodes, size, firsts[i])
            leaf = node
            if node != NONE:
                leaf, size = descend(k, evaluator, constants, p, work, nodes, size, own, node)
            evaluate_leaf(k, evaluator, constants, p, work, own)
            if node != NONE:
                back_up(nodes, leaf, p.seat, work.result)
            results[i, n] = work.result
    return size


@compiled
def set_fixed_baseline(k, evaluator, constants, state, p, work):
    """Set the network's baseline to a redeal, so that it reveals nothing hidden."""
    copy_into(work.now, state)
    k.redeal(constants, work.now, p.seat, np.arange(1, WORDS + 1))
    set_baseline(k, evaluator, constants, work.now, p.seats)


@compiled
def descend(k, evaluator, constants, p, work, nodes, size, rng, node):
    """From a node to a leaf, with the network or without one."""
    if evaluator.weights.size:
        return descend_puct(k, evaluator, constants, p, work, nodes, size, node)
    return descend_ucb(k, constants, p, work, nodes, size, rng, node)


@compiled
def evaluate_leaf(k, evaluator, constants, p, work, rng):
    """The expected result at a leaf, from what the searching seat knows."""
    if evaluator.weights.size and k.to_move(work.now) != OVER:
        forward_hidden(k, evaluator, constants, work.now, p.seat)
        values_of(evaluator, p.seat, p.seats, work.result)
        return
    if not evaluator.weights.size:
        roll_out(k, constants, work, p.rollout, rng)
    k.evaluate(constants, work.now, work.result)


@compiled
def child_for(nodes, size, action):
    """The root's child of an action, a new one if needed (NONE in a full tree); and the size."""
    child = nodes[ROOT].child
    while child != NONE and nodes[child].action != action:
        child = nodes[child].sibling
    if child == NONE and size < nodes.size:
        return size, new_node(nodes, size, ROOT, action)
    return child, size


@entry(
    int64(
        POINTERS, _BYTES, _BYTES, int64, int64, int64, int64, float32[::1], int64[::1],
        int64[::1], int64[:, ::1], int64, int16[:, ::1], int16[:, ::1], float64[:, :, ::1],
    )
)  # fmt: skip
def play_out(
    pointers, constants, state, seat, seats, actions, seat_actions, weights, sizes,
    firsts, deals, chooser, events, out, results,
):  # fmt: skip
    """Play each first action to the end of the game on each redeal for a seat.

    All seats are played by one compiled bot. Shapes: deals (redeals, 4), results (first actions,
    redeals, 8). A row of `out` is an event: first action, redeal, then the event's columns. Returns
    the number of events, of which `out` has the first; without rows no events are kept.
    """
    k = functions_at(pointers)
    now, memory = np.empty(state.size, np.uint8), new_memory(state.size, actions)
    evaluator = new_evaluator(weights, sizes, seat_actions)
    own = np.empty(WORDS, np.int64)
    rows = 0
    for n in range(deals.shape[0]):
        for i in range(firsts.size):
            own[:] = deals[n]
            copy_into(now, state)
            k.redeal(constants, now, seat, own)
            action, mover = firsts[i], k.to_move(now)
            while mover != OVER:
                if out.shape[0]:
                    events[0, 0] = 0
                    k.play(constants, now, action, events)
                    for event in range(1, 1 + events[0, 0]):
                        if rows < out.shape[0]:
                            out[rows, 0], out[rows, 1] = i, n
                            out[rows, 2:] = events[event]
                        rows += 1
                else:
                    k.advance(constants, now, action)
                mover = k.to_move(now)
                if mover != OVER:
                    count = k.legal(constants, now, memory.mask)
                    if chooser == NEURAL:
                        action = likeliest_action(
                            k, evaluator, constants, now, seats, memory.mask, count
                        )
                    else:
                        action = choose(chooser, k, constants, now, count, memory, own)
            k.result(constants, now, results[i, n])
    return rows


@entry(
    int64(
        POINTERS, _BYTES, _BYTES, int64, int64, int64, int64, int64, float32[::1], int64[::1],
        int64[:, ::1], float64[:, ::1],
    )
)  # fmt: skip
def reveal_values(
    pointers, constants, state, action, observer, seats, actions, seat_actions, weights, sizes,
    deals, results,
):  # fmt: skip
    """The values after an action on each redeal for the observer: what it could have revealed.

    A redeal in which the action is not legal is left out. Equal observations are evaluated once.
    Returns the number of redeals, whose values come first in `results` (redeals, 8).
    """
    k = functions_at(pointers)
    now, mask = np.empty(state.size, np.uint8), np.empty(actions, np.uint8)
    evaluator = new_evaluator(weights, sizes, seat_actions)
    own, seen, places = (
        np.empty(WORDS, np.int64),
        np.empty(deals.shape[0], np.int64),
        np.empty(deals.shape[0], np.int64),
    )
    kinds, kept = 0, 0
    for n in range(deals.shape[0]):
        own[:] = deals[n]
        copy_into(now, state)
        k.redeal(constants, now, observer, own)
        k.legal(constants, now, mask)
        if not mask[action]:
            continue
        k.advance(constants, now, action)
        if not weights.size or k.to_move(now) == OVER:
            k.evaluate(constants, now, results[kept])
        else:
            k.observe(constants, now, observer, evaluator.observation)
            digest = fingerprint(evaluator.observation)
            known = 0
            while known < kinds and seen[known] != digest:
                known += 1
            if known < kinds:
                results[kept] = results[places[known]]
            else:
                seen[kinds], places[kinds] = digest, kept
                kinds += 1
                value_now(k, evaluator, constants, now, observer, seats, results[kept])
        kept += 1
    return kept


@entry(int64(POINTERS, _BYTES, _BYTES, int64, int64, int64, float32[::1], int64[::1], float64[::1]))
def value_for(pointers, constants, state, observer, seats, seat_actions, weights, sizes, result):
    """What a seat expects of a position, without a search; returns the seat to move."""
    k = functions_at(pointers)
    evaluator = new_evaluator(weights, sizes, seat_actions)
    if not weights.size or k.to_move(state) == OVER:
        k.evaluate(constants, state, result)
    else:
        value_now(k, evaluator, constants, state, observer, seats, result)
    return k.to_move(state)


@compiled
def value_now(k, evaluator, constants, state, observer, seats, result):
    """The network's values of a position as a seat observes it."""
    forward_hidden(k, evaluator, constants, state, observer)
    values_of(evaluator, observer, seats, result)


@compiled
def fingerprint(observation):
    """FNV-1a hash of an observation's bits: equal observations have equal fingerprints."""
    words, digest = observation.view(np.int32), 2166136261
    for i in range(words.size):
        digest = ((digest ^ words[i]) * 1099511628211) & 0x7FFFFFFFFFFFFFFF
    return digest
