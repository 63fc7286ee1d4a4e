"""The search tree in memory: its nodes, and tree reuse from one decision to the next.

The loop that grows a tree is in `lutece.bots.mcts`.
"""

import numpy as np
from numba import int64, uint8

from lutece.kernel.jit import compiled, entry
from lutece.kernel.structs import MAX_SEATS, record_dtype

NONE = -1
ROOT = 0

# The children of a node are a linked list: `child` is the newest, `sibling` the next older one.
NODE = record_dtype(
    [
        ("value", np.float64, MAX_SEATS),  # sum of each seat's utility over the visits
        ("share", np.float64),  # sum of the searching seat's shares of the win
        ("points", np.float64),  # sum of the searching seat's scores
        ("prior_value", np.float64, MAX_SEATS),  # estimated utility of each seat before any visit
        ("prior", np.float32),  # probability that a network gives the action; NONE without one
        ("action", np.int32),  # the action that leads here
        ("parent", np.int32),
        ("child", np.int32),
        ("sibling", np.int32),
        ("visits", np.int32),
        ("available", np.int32),  # simulations in which the action could be chosen
    ]
)

_BYTES = uint8[::1]


@entry(int64(_BYTES))
def reset_tree(tree):
    """Reset a tree to its root; returns the number of nodes."""
    return new_node(tree.view(NODE), ROOT, NONE, NONE)


@entry(int64(_BYTES, int64, int64))
def child_of(tree, node, action):
    """The node that an action leads to, or NONE."""
    nodes = tree.view(NODE)
    child = nodes[node].child
    while child != NONE and nodes[child].action != action:
        child = nodes[child].sibling
    return child


@entry(int64(_BYTES))
def visit_lead(tree):
    """How many visits the root's most visited child is ahead of the second."""
    return visit_lead_of(tree.view(NODE))


@compiled
def visit_lead_of(nodes):
    """As `visit_lead`, for the nodes."""
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
def reroot(tree, size, root):
    """Make a node the root and drop everything else; returns the number of nodes left.

    Parents come before their children, so one pass forward moves every node to its new place.
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
    """Add a node without visits as its parent's newest child; returns the number of nodes."""
    nodes[node].value[:] = 0.0
    nodes[node].prior_value[:] = 0.0
    nodes[node].prior = NONE
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
def move_node(nodes, node, place):
    """Copy a node to its new place, its links pointing to the new places of other nodes."""
    target = place[node]
    nodes[target] = nodes[node]
    nodes[target].parent = place[nodes[node].parent]
    if nodes[node].child != NONE:
        nodes[target].child = place[nodes[node].child]
    if nodes[node].sibling != NONE:
        nodes[target].sibling = place[nodes[node].sibling]
