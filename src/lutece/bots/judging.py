"""What a network says of a position, compiled: the layers, one after the other.

All numbers are added up in one order, so that a bot plays the same on every machine. Of the last
layer, the longest, only what is asked for is worked out; of the first, which reads most, only what
is different from a position that is known.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numba import float32, int64, uint8

from lutece.bots.net import SCORE_SCALE
from lutece.kernel.contract import NO_ACTIONS, POINTERS, Pointers
from lutece.kernel.jit import compiled, entry
from lutece.kernel.records import MAX_SEATS

# Playing against itself a network becomes surer than it should be, even of one of two equals. A
# search that takes it less at its word looks at more, but not at everything: in Paris, with 1,500
# simulations each, 2, 8 and 16 won 42 ± 12, 52 ± 11 and 33 ± 14 % of 60 games against 4.
LESS_SURE = 4.0


class Mind(NamedTuple):
    """A network inside compiled code, with memory to think in."""

    weights: Any
    sizes: Any
    seat_actions: Any
    known: Any  # (seats, inputs): a position as each seat sees it
    sums: Any  # (seats, width of the first layer): what the first layer says of it
    seen: Any
    changes: Any  # from what is known to what is seen
    speaking: Any  # the inputs of a layer that are not 0
    layers: Any  # (layers, widest): what each layer says
    chances: Any  # of decisions


@entry(int64(POINTERS, uint8[::1], uint8[::1], int64, int64, float32[::1], int64[::1], int64))
def likeliest(pointers, tables, state, seats, actions, weights, sizes, seat_actions):
    """The decision that the network finds likeliest for the seat to move, without thinking on."""
    k = Pointers(*pointers)
    mind, mask = new_mind(weights, sizes, seat_actions), np.empty(actions, np.uint8)
    seat = k.to_move(state)
    k.legal(tables, state, mask)
    look_at(k, mind, tables, state, seat)
    chances_of(mind, mask, seat, seats)
    return np.argmax(mind.chances[:actions])


@compiled
def new_mind(weights, sizes, seat_actions):
    """Memory to think in, taken once; nothing is known yet."""
    inputs, first, widest = 0, 0, 1
    if sizes.size:
        inputs, first, widest = sizes[0], sizes[1], sizes.max()
    known = np.zeros((MAX_SEATS, inputs), np.float32)
    sums = np.empty((MAX_SEATS, first), np.float32)
    for seat in range(MAX_SEATS):
        sums[seat] = weights[inputs * first : (inputs + 1) * first]  # its biases
    seen, changes = np.empty(inputs, np.float32), np.empty(inputs, np.float32)
    layers = np.empty((max(sizes.size - 1, 1), widest), np.float32)
    speaking, chances = np.empty(widest, np.int64), np.empty(widest, np.float64)
    return Mind(weights, sizes, seat_actions, known, sums, seen, changes, speaking, layers, chances)


@compiled
def remember(k, mind, tables, state, seats):
    """Know a position as every seat sees it: those like it are quicker to look at then."""
    for seat in range(seats):
        first_layer(k, mind, tables, state, seat)
        mind.sums[seat] = mind.layers[0, : mind.sizes[1]]
        mind.known[seat] = mind.seen


@compiled
def look_at(k, mind, tables, state, seat):
    """See a position as a seat does: all layers but the last, which says what is asked of it."""
    first_layer(k, mind, tables, state, seat)
    below_zero_is_nothing(mind.layers[0, : mind.sizes[1]])
    at = (mind.sizes[0] + 1) * mind.sizes[1]
    for n in range(1, mind.sizes.size - 2):
        pass_on(mind, n, at, 0, mind.sizes[n + 1])
        below_zero_is_nothing(mind.layers[n, : mind.sizes[n + 1]])
        at += (mind.sizes[n] + 1) * mind.sizes[n + 1]


@compiled
def first_layer(k, mind, tables, state, seat):
    """What the first layer says: what it says of the known position, and what is different here."""
    k.observe(tables, state, seat, mind.seen)
    known, outputs = mind.known[seat], mind.layers[0, : mind.sizes[1]]
    for i in range(known.size):
        mind.changes[i] = mind.seen[i] - known[i]
    outputs[:] = mind.sums[seat]
    add_up(mind, 0, mind.changes, outputs, mind.sizes[1], 0)


@compiled
def below_zero_is_nothing(outputs):
    """What a layer says to the next one."""
    for i in range(outputs.size):
        outputs[i] = max(outputs[i], np.float32(0))


@compiled
def ponder(k, mind, tables, state, seat, seats, mask, out):
    """The chances of a seat's decisions in the mask, and what all seats can expect."""
    look_at(k, mind, tables, state, seat)
    chances_of(mind, mask, seat, seats)
    expectations(mind, seat, seats, out)


@compiled
def expectations(mind, seat, seats, out):
    """Four shares of the win, then four scores, as the seat that looked can expect them."""
    actions = mind.sizes[-1] - 2 * MAX_SEATS
    ask(mind, actions, mind.sizes[-1])
    said = mind.layers[-1]
    out[:] = 0
    highest = -np.inf
    for n in range(seats):
        highest = max(highest, float(said[actions + n]))
    total = 0.0
    for n in range(seats):
        total += math.exp(said[actions + n] - highest)
    for n in range(seats):
        other = (seat + n) % seats
        out[other] = math.exp(said[actions + n] - highest) / total
        out[MAX_SEATS + other] = said[actions + MAX_SEATS + n] * SCORE_SCALE


@compiled
def chances_of(mind, mask, seat, seats):
    """How likely the seat that looked chooses each of the decisions in the mask, if less surely."""
    ask(mind, 0, mask.size)
    said, highest, total = mind.layers[-1], -np.inf, 0.0
    if mind.seat_actions != NO_ACTIONS:
        turn_back(said[mind.seat_actions : mind.seat_actions + seats], seat)
    for action in range(mask.size):
        if mask[action]:
            highest = max(highest, float(said[action]))
    for action in range(mask.size):
        likely = math.exp((said[action] - highest) / LESS_SURE) if mask[action] else 0.0
        mind.chances[action] = likely
        total += mind.chances[action]
    for action in range(mask.size):
        mind.chances[action] /= total


@compiled
def turn_back(said, seat):
    """From seats counted from the one that looked on, to seats as they are numbered."""
    for _ in range(seat):
        last = said[-1]
        for n in range(said.size - 1, 0, -1):
            said[n] = said[n - 1]
        said[0] = last


@compiled
def ask(mind, first, last):
    """The last layer's answers from first to last."""
    at = mind.weights.size - (mind.sizes[-2] + 1) * mind.sizes[-1]
    pass_on(mind, mind.sizes.size - 2, at, first, last)


@compiled
def pass_on(mind, layer, at, first, last):
    """What a layer, from its place in the weights, makes of the one before: first to last."""
    inputs, width = mind.sizes[layer], mind.sizes[layer + 1]
    biases = at + inputs * width
    outputs = mind.layers[layer, first:last]
    outputs[:] = mind.weights[biases + first : biases + last]
    add_up(mind, at, mind.layers[layer - 1, :inputs], outputs, width, first)


@compiled
def add_up(mind, at, inputs, outputs, width, first):
    """Add to the outputs, those from the first on, what the inputs say by the weights from `at` on.

    Inputs that are 0 say nothing, and most are. The others are gathered first, without a branch
    that a processor would guess wrong, and added four at a time, in their order: most of the time
    goes here.
    """
    speaking, count = mind.speaking, 0
    for i in range(inputs.size):
        speaking[count] = i
        count += inputs[i] != 0
    n, at = outputs.size, at + first
    for i in range(0, count - 3, 4):
        a, b, c, d = speaking[i], speaking[i + 1], speaking[i + 2], speaking[i + 3]
        w, x, y, z = inputs[a], inputs[b], inputs[c], inputs[d]
        of_a, of_b = row(mind, at + a * width, n), row(mind, at + b * width, n)
        of_c, of_d = row(mind, at + c * width, n), row(mind, at + d * width, n)
        for j in range(n):
            said = outputs[j] + w * of_a[j] + x * of_b[j]
            outputs[j] = said + y * of_c[j] + z * of_d[j]
    for i in range(count // 4 * 4, count):
        x, weights = inputs[speaking[i]], row(mind, at + speaking[i] * width, n)
        for j in range(n):
            outputs[j] += x * weights[j]


@compiled
def row(mind, at, length):
    """The weights of one input."""
    return mind.weights[at : at + length]
