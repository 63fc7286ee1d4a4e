"""Random numbers, from generators that are passed in. A game with dice keeps one in its state.

The generator is sfc32 (Doty-Humphrey's small fast counting generator): four 32-bit words, kept in
an int64 array so that the same lines run compiled, in plain Python without overflow, and in a
browser that checks a deal. A generator is made from a text, so that a game's seed is something
people can write down.
"""

import hashlib
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from lutece.kernel.jit import compiled

MASK = 0xFFFFFFFF
WORDS = 4

Rng = npt.NDArray[np.int64]


def rng_from(text: str, purpose: str) -> Rng:
    """A generator from a seed text; different purposes give independent generators."""
    rng: Rng = rngs_from([text], purpose)[0]
    return rng


def rngs_from(texts: Iterable[str], purpose: str) -> npt.NDArray[np.int64]:
    """A generator for each seed text, one a row."""
    size = 4 * WORDS
    seeds = [hashlib.sha256(f"{purpose}\n{text}".encode()).digest()[:size] for text in texts]
    return np.frombuffer(b"".join(seeds), "<u4").reshape(-1, WORDS).astype(np.int64)


@compiled
def next32(rng):
    """The next 32 random bits."""
    a, b, c, counter = rng[0], rng[1], rng[2], rng[3]
    out = (a + b + counter) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = (((c << 21) | (c >> 11)) + out) & MASK
    rng[3] = (counter + 1) & MASK
    return out


@compiled
def reseed(target, rng):
    """Seed a generator from another one; `target` may be a field of a state."""
    for word in range(WORDS):
        target[word] = next32(rng)


@compiled
def below(rng, n):
    """A whole number from 0 to n - 1, each exactly equally likely (Lemire's method)."""
    product = next32(rng) * n
    if (product & MASK) < n:
        threshold = (MASK + 1 - n) % n
        while (product & MASK) < threshold:
            product = next32(rng) * n
    return product >> 32


@compiled
def pick(rng, mask, count):
    """One of the `count` actions that the mask allows, each equally likely."""
    n = below(rng, count)
    for action in range(mask.size):
        n -= mask[action]  # no branch but the last: where a set bit stands cannot be guessed
        if n < 0:
            return action
    return -1


@compiled
def shuffle(rng, items, first, last):
    """Shuffle items[first:last] in place, every order equally likely."""
    for i in range(last - 1, first, -1):
        j = first + below(rng, i - first + 1)
        items[i], items[j] = items[j], items[i]
