"""The search tree and its compiled loop, once for all games.

Information-set Monte Carlo tree search with an open loop: a node stands for the decisions that lead
to it, whatever was dealt. Every simulation deals anew what the searching seat cannot know, so which
decisions are legal in a node differs from one to the next: a decision is judged by how often it was
there to be chosen (`available`), not by how often its node was passed.

A node holds one value a seat, and whoever is to move maximises its own (max^n).
"""

import math

import numpy as np
from numba import float32, float64, int64, uint8

from lutece.bots.judging import expectations, look_at, new_mind, ponder, remember
from lutece.kernel.contract import OVER, POINTERS, RESULT_LENGTH, Pointers
from lutece.kernel.jit import compiled, entry
from lutece.kernel.records import MAX_SEATS, copy_record, record_dtype
from lutece.kernel.rng import WORDS, pick

NONE = -1
ROOT = 0

# A node's children are a chain: `child` is the newest of them, `sibling` leads to the next older.
NODE = record_dtype(
    [
        ("value", np.float64, MAX_SEATS),  # sums over the visits: what each seat maximises
        ("share", np.float64),  # the same, of the searching seat's share of the win
        ("points", np.float64),  # and of its score
        ("glance", np.float64, MAX_SEATS),  # what it seemed worth to each seat before any visit
        ("chance", np.float32),  # that it is chosen, as a network says; NONE without one
        ("action", np.int32),  # the decision that leads here
        ("parent", np.int32),
        ("child", np.int32),
        ("sibling", np.int32),
        ("visits", np.int32),
        ("available", np.int32),  # simulations in which it could be chosen
    ]
)

LOOK = 64  # simulations between two looks at the lead: the same on every machine
NEVER = 1 << 62  # simulations: where a lead must not settle the matter, or habit is all
TO_TELL = 0.25  # every decision of a root that is explained: its simulations to this power

DOUBT = 0.2  # of the win: how much less than its position an untried decision counts for

MARGIN_WEIGHT = 0.1  # what winning high is worth, beside winning at all
MARGIN_SCALE = 20.0  # points ahead that count as high

_BYTES = uint8[::1]


@entry(int64(_BYTES))
def plant(tree):
    """An empty tree: the root alone. Returns how many nodes there are."""
    return new_node(tree.view(NODE), ROOT, NONE, NONE)


@entry(
    int64(
        POINTERS, _BYTES, _BYTES, int64, int64, int64, float32[::1], int64[::1], int64, float64,
        float64, int64, int64, int64, int64, int64, _BYTES, int64, int64[::1],
    )
)  # fmt: skip
def grow(
    pointers, tables, state, seat, seats, actions, weights, sizes, seat_actions, at_root, below,
    glance, rollout, habit, simulations, after, tree, size, rng,
):  # fmt: skip
    """Simulations from a state, for the seat that searches; the tree grows while there is room.

    What was rarely tried is worth trying again, `at_root` so much and `below` it perhaps less. A
    node looks at what a sensible player considers; the root after `habit` visits at all that is
    legal. With a `glance` every decision is evaluated at once, which counts for so many visits, and
    the most promising is tried first; without, all are tried, in any order. From a node's first
    visit on `rollout` sensible decisions are made, and what comes of them is evaluated.

    With a network (`weights`, `sizes`, `seat_actions`: a Net) every legal decision is looked at,
    those that it finds likely first, and it says itself what a position is worth to `seats` seats.
    It is too sure to look at the others at all: a root with a `habit`, one that is explained, looks
    at each of them a few times, so that something can be told of it.

    Every so often it looks whether the `after` simulations that may follow these can still change
    which decision is looked at most, and ends if not. `tree` has room for the nodes that its bytes
    hold, `size` of them are in use; returns how many are in use then.
    """
    k = Pointers(*pointers)
    nodes = tree.view(NODE)
    now, ahead = np.empty(state.size, np.uint8), np.empty(state.size, np.uint8)
    mask, new = np.empty(actions, np.uint8), np.empty(actions, np.uint8)
    result = np.empty(RESULT_LENGTH, np.float64)
    mind = new_mind(weights, sizes, seat_actions)
    learned = weights.size > 0
    if learned:
        copy_record(now, state)
        k.redeal(tables, now, seat, np.arange(1, WORDS + 1))  # the same one in every slice
        remember(k, mind, tables, now, seats)
    if learned and nodes[ROOT].child != NONE:
        k.legal(tables, state, mask)
        ponder(k, mind, tables, state, seat, seats, mask, result)
        foresee_again(mind, seat, mask, nodes, result)
    for made in range(simulations):
        if made % LOOK == 0 and lead_of(nodes) > simulations - made + after:
            break
        copy_record(now, state)
        k.redeal(tables, now, seat, rng)
        node = ROOT
        inside = True
        while inside and k.to_move(now) != OVER:
            narrow = not learned and (node != ROOT or nodes[node].visits < habit)
            count = k.sensible(tables, now, mask) if narrow else k.legal(tables, now, mask)
            mover = k.to_move(now)
            exploration = at_root if node == ROOT else below
            telling = learned and node == ROOT and habit < NEVER
            copy_record(new, mask)
            best, untried = best_child(nodes, node, mover, new, count, exploration, glance, telling)
            if untried > 0 and glance > 0 and size + untried <= nodes.size:
                if learned:
                    ponder(k, mind, tables, now, mover, seats, mask, result)
                    size = foresee(mind, mover, new, nodes, size, node, result)
                else:
                    size = glance_at(k, tables, now, ahead, new, nodes, size, node, result)
                other, _ = best_child(nodes, node, mover, new, untried, exploration, glance, False)
                best = better(nodes, best, other, mover, exploration, glance)
            elif untried > 0 and glance == 0 and size < nodes.size:
                action = pick(rng, new, untried)
                best, size = size, new_node(nodes, size, node, action)
            elif best == NONE:
                break
            node = best
            inside = nodes[node].visits > 0
            k.advance(tables, now, nodes[node].action)
        if learned and k.to_move(now) != OVER:
            look_at(k, mind, tables, now, seat)
            expectations(mind, seat, seats, result)
        else:
            roll_out(k, tables, now, mask, rollout, rng)
            k.evaluate(tables, now, result)
        back_up(nodes, node, seat, result)
    return size


@entry(int64(_BYTES, int64, int64))
def child_of(tree, node, action):
    """The node that a decision leads to, or NONE."""
    nodes = tree.view(NODE)
    child = nodes[node].child
    while child != NONE and nodes[child].action != action:
        child = nodes[child].sibling
    return child


@entry(int64(_BYTES))
def lead_in_visits(tree):
    """How many visits the root's most visited child is ahead of the next."""
    return lead_of(tree.view(NODE))


@compiled
def lead_of(nodes):
    """The same, for the nodes."""
    most, second = 0, 0
    child = nodes[ROOT].child
    while child != NONE:
        visits = nodes[child].visits
        if visits > most:
            most, second = visits, most
        else:
            second = max(second, visits)
        child = nodes[child].sibling
    return most - second


@entry(int64(_BYTES, int64, int64))
def keep_below(tree, size, root):
    """Make a node the root, forget all that is not below it; returns how many nodes are left.

    Parents come before their children, so one pass forward moves everything to its new place.
    """
    nodes = tree.view(NODE)
    place = np.full(size, NONE)
    left = 0
    for node in range(root, size):
        if node == root or place[nodes[node].parent] != NONE:
            place[node] = left
            left += 1
    for node in range(root, size):
        if place[node] != NONE:
            move_node(nodes, node, place)
    nodes[ROOT].parent = NONE
    nodes[ROOT].sibling = NONE
    return left


@compiled
def new_node(nodes, node, parent, action):
    """A node without visits, the newest child of its parent; returns how many nodes there are."""
    nodes[node].value[:] = 0.0
    nodes[node].glance[:] = 0.0
    nodes[node].chance = NONE
    nodes[node].share = 0.0
    nodes[node].points = 0.0
    nodes[node].action = action
    nodes[node].parent = parent
    nodes[node].child = NONE
    nodes[node].sibling = NONE
    nodes[node].visits = 0
    nodes[node].available = 1
    if parent != NONE:
        nodes[node].sibling = nodes[parent].child
        nodes[parent].child = node
    return node + 1


@compiled
def glance_at(k, tables, state, ahead, mask, nodes, size, node, result):
    """A child for each decision in the mask, evaluated; returns how many nodes there are."""
    for action in mask.nonzero()[0]:
        copy_record(ahead, state)
        k.advance(tables, ahead, action)
        k.evaluate(tables, ahead, result)
        child, size = size, new_node(nodes, size, node, action)
        value_of(result, nodes[child].glance)
    return size


@compiled
def foresee(mind, mover, mask, nodes, size, node, result):
    """A child for each decision in the mask, with the chance that the network gives it.

    Until it is tried it counts for a little less than the position is worth: of what the network
    does not think of, little is tried.
    """
    for action in mask.nonzero()[0]:
        child, size = size, new_node(nodes, size, node, action)
        nodes[child].chance = mind.chances[action]
        value_of(result, nodes[child].glance)
        nodes[child].glance[mover] -= DOUBT
    return size


@compiled
def foresee_again(mind, mover, mask, nodes, result):
    """What the network says of the root as it is; a kept tree was told of an imagined deal."""
    child = nodes[ROOT].child
    while child != NONE:
        if mask[nodes[child].action]:
            nodes[child].chance = mind.chances[nodes[child].action]
            value_of(result, nodes[child].glance)
            nodes[child].glance[mover] -= DOUBT
        child = nodes[child].sibling


@compiled
def best_child(nodes, node, mover, mask, count, exploration, glance, telling):
    """The legal child with the highest bound, or NONE; and how many decisions have no node yet.

    Those that have one are cleared from the mask: what stays was never tried. One of which too
    little could be told goes first.
    """
    best, highest, untried = NONE, -np.inf, count
    child = nodes[node].child
    while child != NONE:
        if mask[nodes[child].action]:
            mask[nodes[child].action] = 0
            untried -= 1
            bound = upper_bound(nodes[child], mover, exploration, glance)
            if telling and nodes[child].visits < nodes[child].available ** TO_TELL:
                bound = np.inf
            nodes[child].available += 1
            if bound > highest:
                best, highest = child, bound
        child = nodes[child].sibling
    return best, untried


@compiled
def better(nodes, one, other, mover, exploration, glance):
    """Which of two children has the higher bound; either may be NONE."""
    if one == NONE or other == NONE:
        return max(one, other)
    first = upper_bound(nodes[one], mover, exploration, glance)
    second = upper_bound(nodes[other], mover, exploration, glance)
    return one if first >= second else other


@compiled
def upper_bound(child, mover, exploration, glance):
    """What a decision may be worth to the mover: its mean so far, and more the less it is known.

    Without a network by UCB1; with one the more the likelier it finds the decision (PUCT).
    """
    known = child.visits + glance
    mean = (child.value[mover] + glance * child.glance[mover]) / known
    if child.chance >= 0:
        return mean + exploration * child.chance * math.sqrt(child.available) / known
    return mean + exploration * math.sqrt(math.log(child.available) / known)


@compiled
def roll_out(k, tables, state, mask, most, rng):
    """Sensible decisions, each equally likely: at most so many, or to the end."""
    made = 0
    while made < most and k.to_move(state) != OVER:
        count = k.sensible(tables, state, mask)
        k.advance(tables, state, pick(rng, mask, count))
        made += 1


@compiled
def back_up(nodes, node, seat, result):
    """What a simulation came to counts for every node that led to it."""
    value = np.empty(MAX_SEATS, np.float64)
    value_of(result, value)
    while node != NONE:
        nodes[node].visits += 1
        for other in range(MAX_SEATS):
            nodes[node].value[other] += value[other]
        nodes[node].share += result[seat]
        nodes[node].points += result[MAX_SEATS + seat]
        node = nodes[node].parent


@compiled
def value_of(result, out):
    """What each seat maximises: its share of the win, and a little for the margin."""
    for seat in range(MAX_SEATS):
        margin = result[MAX_SEATS + seat] - best_rival(result, seat)
        out[seat] = result[seat] + MARGIN_WEIGHT * math.tanh(margin / MARGIN_SCALE)


@compiled
def best_rival(result, seat):
    """The best score of the others."""
    best = -np.inf
    for other in range(MAX_SEATS):
        if other != seat:
            best = max(best, result[MAX_SEATS + other])
    return best


@compiled
def move_node(nodes, node, place):
    """Put a node to its new place, its links leading to the new places of the others."""
    target = place[node]
    nodes[target] = nodes[node]
    nodes[target].parent = place[nodes[node].parent]
    if nodes[node].child != NONE:
        nodes[target].child = place[nodes[node].child]
    if nodes[node].sibling != NONE:
        nodes[target].sibling = place[nodes[node].sibling]
