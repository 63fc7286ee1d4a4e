"""Random numbers: the same everywhere, fair, and reproducible from a text."""

from collections import Counter
from itertools import permutations

import numpy as np

from lutece.kernel import rng as chance
from lutece.kernel.rng import below, next32, pick, rng_from, shuffle


def plain(function):
    """The function as plain Python, also when it is compiled."""
    return getattr(function, "py_func", function)


def test_a_seed_text_always_gives_the_same_numbers():
    rng = rng_from("lutetia", "test")
    assert [int(next32(rng)) for _ in range(4)] == [572029502, 3346664497, 1583573087, 459940579]


def test_different_purposes_give_different_numbers():
    assert not np.array_equal(rng_from("x", "deal"), rng_from("x", "bots"))


def test_compiled_and_plain_python_draw_the_same(monkeypatch):
    compiled = [int(below(rng_from(f"{n}", "test"), 7)) for n in range(200)]
    monkeypatch.setattr(chance, "next32", plain(next32))
    assert [int(plain(below)(rng_from(f"{n}", "test"), 7)) for n in range(200)] == compiled


def test_numbers_below_n_are_equally_likely():
    rng = rng_from("fair", "test")
    counts = Counter(int(below(rng, 6)) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert sum((n - 2000) ** 2 / 2000 for n in counts.values()) < 20.5  # chi-square, 5 df, 0.1 %


def test_every_order_is_equally_likely():
    rng = rng_from("orders", "test")
    counts = Counter()
    for _ in range(6_000):
        items = np.arange(5)
        shuffle(rng, items, 1, 4)
        assert (items[0], items[4]) == (0, 4)
        counts[tuple(items[1:4].tolist())] += 1
    assert set(counts) == set(permutations((1, 2, 3)))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 20.5


def test_a_pick_is_one_of_the_allowed_actions_each_equally_likely():
    rng = rng_from("picks", "test")
    mask = np.array([0, 1, 0, 0, 1, 1, 0], np.uint8)
    counts = Counter(int(pick(rng, mask, 3)) for _ in range(3_000))
    assert set(counts) == {1, 4, 5}
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 13.8  # 2 df, 0.1 %
