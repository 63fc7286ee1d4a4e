"""Monte Carlo tree search, compiled once for all games: select, expand, evaluate, back up.

Information-set MCTS with an open loop: a node stands for the actions that lead to it, whatever was
dealt. Every simulation redeals what the searching seat cannot know, so the legal actions of a node
differ from one simulation to the next: an action is judged by how often it was available, not by
how often its parent was visited. A node holds one value for each seat, and the seat to move
maximises its own (max^n).

There are two searches. `search_ucb` selects by UCB1 and evaluates a leaf by a rollout and the
game's own evaluation. `search_puct` selects by PUCT, with the priors and values of a network.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numba import float32, int64, uint8

from lutece.bots.inference import (
    forward_hidden,
    new_evaluator,
    priors_and_values,
    set_baseline,
    values_of,
)
from lutece.bots.tree import NODE, NONE, ROOT, new_node, visit_lead_of
from lutece.kernel.contract import OVER, RESULT_LENGTH
from lutece.kernel.functions import POINTERS, functions_at
from lutece.kernel.jit import compiled, entry
from lutece.kernel.rng import WORDS, pick
from lutece.kernel.structs import MAX_SEATS, copy_into, record_dtype

LEAD_INTERVAL = 64  # simulations between two checks of the lead: the same on every machine
NEVER = 1 << 62  # more simulations than any search makes
FORCED_PLAYOUT_EXPONENT = 0.25  # a root action gets at least available ** this visits
FPU_REDUCTION = 0.2  # first-play urgency: an unvisited action starts this far below its parent
MARGIN_WEIGHT = 0.1  # of the margin in a seat's utility; its share of the win has weight 1
MARGIN_SCALE = 20.0  # points: the margin counts as tanh(margin / MARGIN_SCALE)

PARAMETERS = record_dtype(
    [
        ("seat", np.int64),  # the seat that searches
        ("seats", np.int64),
        ("actions", np.int64),
        ("seat_actions", np.int64),  # as in the game's kernel
        ("root_exploration", np.float64),  # exploration constant at the root
        ("exploration", np.float64),  # exploration constant below it
        ("prior_visits", np.int64),  # virtual visits that a node's prior value counts for; 0: none
        ("rollout", np.int64),  # sensible actions before a new position is evaluated
        ("widen_after", np.int64),  # root visits after which all legal actions are considered
        ("explain", np.int64),  # 1: every root action needs visits, because it will be shown
        ("following", np.int64),  # simulations that later calls of this search may still make
    ]
)

_BYTES = uint8[::1]
_RNG = int64[::1]


class Workspace(NamedTuple):
    """Memory of a search, allocated once for many simulations."""

    now: Any  # the state of the simulation
    ahead: Any  # a state one action later
    mask: Any  # the actions that are considered
    untried: Any  # those of them that have no node yet
    result: Any  # shares and scores of a leaf


@entry(int64(POINTERS, _BYTES, _BYTES, _BYTES, int64, _BYTES, int64, _RNG))
def search_ucb(pointers, constants, state, parameters, simulations, tree, size, rng):
    """Grow a tree by simulations from a state; returns the number of nodes.

    Nodes consider sensible actions only; a root that is explained widens to all legal ones after
    `widen_after` visits. With `prior_visits` a node's actions are all evaluated on expansion;
    without, one untried action at a time is added at random. `tree` has `size` nodes in use; a full
    tree is searched without growing. The search ends early when the `following` simulations cannot
    change which action has the most visits.
    """
    k, p, nodes = functions_at(pointers), parameters.view(PARAMETERS)[0], tree.view(NODE)
    work = new_workspace(state.size, p.actions)
    for made in range(simulations):
        if is_settled(nodes, p, simulations, made):
            break
        copy_into(work.now, state)
        k.redeal(constants, work.now, p.seat, rng)
        leaf, size = descend_ucb(k, constants, p, work, nodes, size, rng)
        roll_out(k, constants, work, p.rollout, rng)
        k.evaluate(constants, work.now, work.result)
        back_up(nodes, leaf, p.seat, work.result)
    return size


@entry(
    int64(POINTERS, _BYTES, _BYTES, _BYTES, float32[::1], int64[::1], int64, _BYTES, int64, _RNG)
)
def search_puct(
    pointers, constants, state, parameters, weights, sizes, simulations, tree, size, rng
):
    """As `search_ucb`, with a network (`weights` and `sizes` of a Net) and all legal actions.

    The network's priors leave most actions unvisited: where the root is explained, each of its
    actions gets some visits anyway (forced playouts).
    """
    k, p, nodes = functions_at(pointers), parameters.view(PARAMETERS)[0], tree.view(NODE)
    work, evaluator = (
        new_workspace(state.size, p.actions),
        new_evaluator(weights, sizes, p.seat_actions),
    )
    copy_into(work.now, state)
    k.redeal(constants, work.now, p.seat, np.arange(1, WORDS + 1))  # the same redeal in every slice
    set_baseline(k, evaluator, constants, work.now, p.seats)
    if nodes[ROOT].child != NONE:
        k.legal(constants, state, work.mask)
        priors_and_values(k, evaluator, constants, state, p.seat, p.seats, work.mask, work.result)
        refresh_root_priors(evaluator, p.seat, work.mask, nodes, work.result)
    for made in range(simulations):
        if is_settled(nodes, p, simulations, made):
            break
        copy_into(work.now, state)
        k.redeal(constants, work.now, p.seat, rng)
        leaf, size = descend_puct(k, evaluator, constants, p, work, nodes, size)
        if k.to_move(work.now) == OVER:
            k.evaluate(constants, work.now, work.result)
        else:
            forward_hidden(k, evaluator, constants, work.now, p.seat)
            values_of(evaluator, p.seat, p.seats, work.result)
        back_up(nodes, leaf, p.seat, work.result)
    return size


@compiled
def new_workspace(state_bytes, actions):
    """Memory for a search."""
    return Workspace(
        np.empty(state_bytes, np.uint8),
        np.empty(state_bytes, np.uint8),
        np.empty(actions, np.uint8),
        np.empty(actions, np.uint8),
        np.empty(RESULT_LENGTH, np.float64),
    )


@compiled
def is_settled(nodes, p, simulations, made):
    """Whether the remaining simulations cannot change which root action has the most visits."""
    if made % LEAD_INTERVAL != 0:
        return False
    return visit_lead_of(nodes) > simulations - made + p.following


@compiled
def descend_ucb(k, constants, p, work, nodes, size, rng, node=ROOT):
    """Play from a node to a leaf; returns the leaf and the number of nodes."""
    inside = node == ROOT or nodes[node].visits > 0
    while inside and k.to_move(work.now) != OVER:
        mover = k.to_move(work.now)
        if p.explain and node == ROOT and nodes[node].visits >= p.widen_after:
            count = k.legal(constants, work.now, work.mask)
        else:
            count = k.sensible(constants, work.now, work.mask)
        copy_into(work.untried, work.mask)
        exploration, weight = exploration_at(p, node), p.prior_visits
        best, untried = select_ucb(nodes, node, mover, work.untried, count, exploration, weight)
        if untried > 0 and weight > 0 and size + untried <= nodes.size:
            size = expand_evaluated(k, constants, work, nodes, size, node)
            new, _ = select_ucb(nodes, node, mover, work.untried, untried, exploration, weight)
            if best == NONE or (
                new != NONE
                and ucb(nodes[new], mover, exploration, weight)
                > ucb(nodes[best], mover, exploration, weight)
            ):
                best = new
        elif untried > 0 and weight == 0 and size < nodes.size:
            action = pick(rng, work.untried, untried)
            best, size = size, new_node(nodes, size, node, action)
        elif best == NONE:
            break
        node, inside = best, nodes[best].visits > 0
        k.advance(constants, work.now, nodes[node].action)
    return node, size


@compiled
def descend_puct(k, evaluator, constants, p, work, nodes, size, node=ROOT):
    """As `descend_ucb`, with the network's priors."""
    inside = node == ROOT or nodes[node].visits > 0
    while inside and k.to_move(work.now) != OVER:
        mover = k.to_move(work.now)
        count = k.legal(constants, work.now, work.mask)
        copy_into(work.untried, work.mask)
        exploration, weight = exploration_at(p, node), p.prior_visits
        forced = p.explain and node == ROOT
        best, untried = select_puct(
            nodes, node, mover, work.untried, count, exploration, weight, forced
        )
        if untried > 0 and size + untried <= nodes.size:
            priors_and_values(
                k, evaluator, constants, work.now, mover, p.seats, work.mask, work.result
            )
            size = expand_with_priors(evaluator, mover, work, nodes, size, node)
            new, _ = select_puct(
                nodes, node, mover, work.untried, untried, exploration, weight, False
            )
            if best == NONE or (
                new != NONE
                and puct(nodes[new], mover, exploration, weight)
                > puct(nodes[best], mover, exploration, weight)
            ):
                best = new
        elif best == NONE:
            break
        node, inside = best, nodes[best].visits > 0
        k.advance(constants, work.now, nodes[node].action)
    return node, size


@compiled
def exploration_at(p, node):
    """The exploration constant of a node."""
    return p.root_exploration if node == ROOT else p.exploration


@compiled
def select_ucb(nodes, node, mover, mask, count, exploration, prior_visits):
    """The child in the mask with the highest bound, or NONE; and the number of untried actions.

    Actions that have a node are cleared from the mask: the untried ones stay.
    """
    best, highest, untried = NONE, -np.inf, count
    child = nodes[node].child
    while child != NONE:
        if mask[nodes[child].action]:
            mask[nodes[child].action] = 0
            untried -= 1
            bound = ucb(nodes[child], mover, exploration, prior_visits)
            nodes[child].available += 1
            if bound > highest:
                best, highest = child, bound
        child = nodes[child].sibling
    return best, untried


@compiled
def select_puct(nodes, node, mover, mask, count, exploration, prior_visits, forced):
    """As `select_ucb`; with `forced` playouts an action with too few visits comes first."""
    best, highest, untried = NONE, -np.inf, count
    child = nodes[node].child
    while child != NONE:
        if mask[nodes[child].action]:
            mask[nodes[child].action] = 0
            untried -= 1
            bound = puct(nodes[child], mover, exploration, prior_visits)
            if forced and nodes[child].visits < nodes[child].available ** FORCED_PLAYOUT_EXPONENT:
                bound = np.inf
            nodes[child].available += 1
            if bound > highest:
                best, highest = child, bound
        child = nodes[child].sibling
    return best, untried


@compiled
def ucb(child, mover, exploration, prior_visits):
    """UCB1: the mean value to the mover plus a bonus that shrinks with visits."""
    visits = child.visits + prior_visits
    mean = (child.value[mover] + prior_visits * child.prior_value[mover]) / visits
    return mean + exploration * math.sqrt(math.log(child.available) / visits)


@compiled
def puct(child, mover, exploration, prior_visits):
    """PUCT: as UCB, but the bonus grows with the network's prior."""
    visits = child.visits + prior_visits
    mean = (child.value[mover] + prior_visits * child.prior_value[mover]) / visits
    return mean + exploration * child.prior * math.sqrt(child.available) / visits


@compiled
def expand_evaluated(k, constants, work, nodes, size, node):
    """Add a child for each untried action, evaluated; returns the number of nodes."""
    for action in work.untried.nonzero()[0]:
        copy_into(work.ahead, work.now)
        k.advance(constants, work.ahead, action)
        k.evaluate(constants, work.ahead, work.result)
        child, size = size, new_node(nodes, size, node, action)
        utilities_of(work.result, nodes[child].prior_value)
    return size


@compiled
def expand_with_priors(evaluator, mover, work, nodes, size, node):
    """Add a child for each untried action, with its prior; returns the number of nodes.

    First-play urgency: an unvisited child counts for a little less than its parent's value.
    """
    for action in work.untried.nonzero()[0]:
        child, size = size, new_node(nodes, size, node, action)
        set_prior(evaluator, mover, nodes, child, work.result)
    return size


@compiled
def refresh_root_priors(evaluator, mover, mask, nodes, result):
    """Recompute the priors of the root's children: after tree reuse they are those of a redeal."""
    child = nodes[ROOT].child
    while child != NONE:
        if mask[nodes[child].action]:
            set_prior(evaluator, mover, nodes, child, result)
        child = nodes[child].sibling


@compiled
def set_prior(evaluator, mover, nodes, child, result):
    """The network's prior of an action, and first-play urgency as the child's prior value."""
    nodes[child].prior = evaluator.priors[nodes[child].action]
    utilities_of(result, nodes[child].prior_value)
    nodes[child].prior_value[mover] -= FPU_REDUCTION


@compiled
def roll_out(k, constants, work, length, rng):
    """Play at most `length` sensible actions, each equally likely."""
    made = 0
    while made < length and k.to_move(work.now) != OVER:
        count = k.sensible(constants, work.now, work.mask)
        k.advance(constants, work.now, pick(rng, work.mask, count))
        made += 1


@compiled
def back_up(nodes, node, seat, result):
    """Add a leaf's result to every node that led to it."""
    value = np.empty(MAX_SEATS, np.float64)
    utilities_of(result, value)
    while node != NONE:
        nodes[node].visits += 1
        for other in range(MAX_SEATS):
            nodes[node].value[other] += value[other]
        nodes[node].share += result[seat]
        nodes[node].points += result[MAX_SEATS + seat]
        node = nodes[node].parent


@compiled
def utilities_of(result, out):
    """The utility of each seat: its share of the win, plus a little for its margin."""
    for seat in range(MAX_SEATS):
        margin = result[MAX_SEATS + seat] - best_rival(result, seat)
        out[seat] = result[seat] + MARGIN_WEIGHT * math.tanh(margin / MARGIN_SCALE)


@compiled
def best_rival(result, seat):
    """The best score of the other seats."""
    best = -np.inf
    for other in range(MAX_SEATS):
        if other != seat:
            best = max(best, result[MAX_SEATS + other])
    return best
