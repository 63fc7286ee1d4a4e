"""The forward pass of a network, compiled: priors of actions, and values of all seats.

Sums are always added in the same order, so that a bot plays the same on every machine. Of the last
layer, the widest, only the needed outputs are computed. The first layer, which reads most, is
computed as the difference from a baseline position.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numba import float32, int64, uint8

from lutece.bots.net import SCORE_SCALE
from lutece.kernel.contract import NO_ACTIONS
from lutece.kernel.functions import POINTERS, functions_at
from lutece.kernel.jit import compiled, entry
from lutece.kernel.relative import to_absolute
from lutece.kernel.structs import MAX_SEATS, copy_into

# Softmax temperature of the priors. Self-play makes a network overconfident, even between two equal
# actions; a higher temperature makes the search visit more of them. Measurements are
# in docs/measurements.md.
PRIOR_TEMPERATURE = 4.0


class Evaluator(NamedTuple):
    """A network inside compiled code, with the memory of its forward pass."""

    weights: Any
    sizes: Any
    seat_actions: Any
    baseline: Any  # (seats, inputs): the observation of each seat in a baseline position
    baseline_sums: Any  # (seats, width of the first layer): the first layer's outputs for it
    observation: Any
    delta: Any  # observation minus baseline
    active: Any  # indices of a layer's inputs that are not 0
    activations: Any  # (layers, widest): the outputs of each layer
    priors: Any  # probability of each action


@entry(int64(POINTERS, uint8[::1], uint8[::1], int64, int64, float32[::1], int64[::1], int64))
def likeliest(pointers, constants, state, seats, actions, weights, sizes, seat_actions):
    """The action with the highest logit for the seat to move, without a search."""
    k = functions_at(pointers)
    evaluator, mask = new_evaluator(weights, sizes, seat_actions), np.empty(actions, np.uint8)
    count = k.legal(constants, state, mask)
    return likeliest_action(k, evaluator, constants, state, seats, mask, count)


@compiled
def likeliest_action(k, evaluator, constants, state, seats, mask, count):
    """The action with the highest logit for the seat to move, of the `count` in the mask."""
    if count == 1:
        return np.argmax(mask)
    seat = k.to_move(state)
    forward_hidden(k, evaluator, constants, state, seat)
    logits_of(evaluator, mask, seat, seats)
    best = -1
    for action in range(mask.size):
        if mask[action] and (
            best < 0 or evaluator.activations[-1, action] > evaluator.activations[-1, best]
        ):
            best = action
    return best


@compiled
def new_evaluator(weights, sizes, seat_actions):
    """An evaluator whose baseline is an observation of zeros."""
    inputs, first, widest = 0, 0, 1
    if sizes.size:
        inputs, first, widest = sizes[0], sizes[1], sizes.max()
    baseline = np.zeros((MAX_SEATS, inputs), np.float32)
    sums = np.empty((MAX_SEATS, first), np.float32)
    for seat in range(MAX_SEATS):
        copy_into(sums[seat], weights[inputs * first : (inputs + 1) * first])  # the biases
    observation, delta = np.empty(inputs, np.float32), np.empty(inputs, np.float32)
    activations = np.empty((max(sizes.size - 1, 1), widest), np.float32)
    active, priors = np.empty(widest, np.int64), np.empty(widest, np.float64)
    return Evaluator(
        weights,
        sizes,
        seat_actions,
        baseline,
        sums,
        observation,
        delta,
        active,
        activations,
        priors,
    )


@compiled
def set_baseline(k, evaluator, constants, state, seats):
    """Make a position the baseline: positions like it are evaluated faster."""
    for seat in range(seats):
        first_layer(k, evaluator, constants, state, seat)
        copy_into(evaluator.baseline_sums[seat], evaluator.activations[0, : evaluator.sizes[1]])
        copy_into(evaluator.baseline[seat], evaluator.observation)


@compiled
def forward_hidden(k, evaluator, constants, state, seat):
    """All layers but the last, for a position as a seat observes it."""
    first_layer(k, evaluator, constants, state, seat)
    relu(evaluator.activations[0, : evaluator.sizes[1]])
    at = (evaluator.sizes[0] + 1) * evaluator.sizes[1]
    for n in range(1, evaluator.sizes.size - 2):
        linear(evaluator, n, at, 0, evaluator.sizes[n + 1])
        relu(evaluator.activations[n, : evaluator.sizes[n + 1]])
        at += (evaluator.sizes[n] + 1) * evaluator.sizes[n + 1]


@compiled
def first_layer(k, evaluator, constants, state, seat):
    """The first layer, before ReLU: its outputs for the baseline, and those of the difference."""
    k.observe(constants, state, seat, evaluator.observation)
    baseline, outputs = evaluator.baseline[seat], evaluator.activations[0, : evaluator.sizes[1]]
    for i in range(baseline.size):
        evaluator.delta[i] = evaluator.observation[i] - baseline[i]
    copy_into(outputs, evaluator.baseline_sums[seat])
    accumulate(evaluator, 0, evaluator.delta, outputs, evaluator.sizes[1], 0)


@compiled
def relu(outputs):
    """Negative outputs become 0."""
    for i in range(outputs.size):
        outputs[i] = max(outputs[i], np.float32(0))


@compiled
def priors_and_values(k, evaluator, constants, state, seat, seats, mask, out):
    """The priors of a seat's actions in the mask, and the values of all seats, in one pass."""
    forward_hidden(k, evaluator, constants, state, seat)
    priors_of(evaluator, mask, seat, seats)
    values_of(evaluator, seat, seats, out)


@compiled
def values_of(evaluator, seat, seats, out):
    """Four shares of the win, then four scores, as the observing seat expects them."""
    actions = evaluator.sizes[-1] - 2 * MAX_SEATS
    last_layer(evaluator, actions, evaluator.sizes[-1])
    last = evaluator.activations[-1]
    out[:] = 0
    highest = -np.inf
    for n in range(seats):
        highest = max(highest, float(last[actions + n]))
    total = 0.0
    for n in range(seats):
        total += math.exp(last[actions + n] - highest)
    for n in range(seats):
        other = (seat + n) % seats
        out[other] = math.exp(last[actions + n] - highest) / total
        out[MAX_SEATS + other] = last[actions + MAX_SEATS + n] * SCORE_SCALE


@compiled
def priors_of(evaluator, mask, seat, seats):
    """Softmax of the observing seat's logits over the mask, at PRIOR_TEMPERATURE."""
    logits_of(evaluator, mask, seat, seats)
    logits, highest, total = evaluator.activations[-1], -np.inf, 0.0
    for action in range(mask.size):
        if mask[action]:
            highest = max(highest, float(logits[action]))
    for action in range(mask.size):
        prior = 0.0
        if mask[action]:
            prior = math.exp((logits[action] - highest) / PRIOR_TEMPERATURE)
        evaluator.priors[action] = prior
        total += prior
    for action in range(mask.size):
        evaluator.priors[action] /= total


@compiled
def logits_of(evaluator, mask, seat, seats):
    """The logits of the actions in the mask, and of some others, among the activations.

    Only outputs from the first to the last action in the mask are computed. Actions that name a
    seat are turned from relative seats to numbers of seats.
    """
    first, last = mask.size, 0
    for action in range(mask.size):
        if mask[action]:
            first, last = min(first, action), action + 1
    named = evaluator.seat_actions
    if named != NO_ACTIONS and first < named + seats and last > named:
        last_layer(evaluator, min(first, named), max(last, named + seats))
        to_absolute(evaluator.activations[-1, named : named + seats], seat)
    else:
        last_layer(evaluator, first, last)


@compiled
def last_layer(evaluator, first, last):
    """The last layer's outputs first … last - 1."""
    at = evaluator.weights.size - (evaluator.sizes[-2] + 1) * evaluator.sizes[-1]
    linear(evaluator, evaluator.sizes.size - 2, at, first, last)


@compiled
def linear(evaluator, layer, at, first, last):
    """Outputs first … last - 1 of a layer whose weights begin at `at`, before ReLU."""
    inputs, width = evaluator.sizes[layer], evaluator.sizes[layer + 1]
    biases = at + inputs * width
    outputs = evaluator.activations[layer, first:last]
    copy_into(outputs, evaluator.weights[biases + first : biases + last])
    accumulate(evaluator, at, evaluator.activations[layer - 1, :inputs], outputs, width, first)


@compiled
def accumulate(evaluator, at, inputs, outputs, width, first):
    """Add the product of inputs and weights (those from `at` on) to the outputs from `first` on.

    Most inputs are 0 and are skipped. The indices of the others are gathered first, without a
    branch that a processor would mispredict, and added four at a time, in their order: most of the
    time goes here.
    """
    active, count = evaluator.active, 0
    for i in range(inputs.size):
        active[count] = i
        count += inputs[i] != 0
    n, at = outputs.size, at + first
    for i in range(0, count - 3, 4):
        a, b, c, d = active[i], active[i + 1], active[i + 2], active[i + 3]
        w, x, y, z = inputs[a], inputs[b], inputs[c], inputs[d]
        of_a, of_b = (
            weight_row(evaluator, at + a * width, n),
            weight_row(evaluator, at + b * width, n),
        )
        of_c, of_d = (
            weight_row(evaluator, at + c * width, n),
            weight_row(evaluator, at + d * width, n),
        )
        for j in range(n):
            first_two = outputs[j] + w * of_a[j] + x * of_b[j]
            outputs[j] = first_two + y * of_c[j] + z * of_d[j]
    for i in range(count // 4 * 4, count):
        x, weights = inputs[active[i]], weight_row(evaluator, at + active[i] * width, n)
        for j in range(n):
            outputs[j] += x * weights[j]


@compiled
def weight_row(evaluator, at, length):
    """One row of a layer's weights."""
    return evaluator.weights[at : at + length]
