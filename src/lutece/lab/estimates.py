"""Estimates with their 95 % intervals, added up game by game in constant memory.

Games are independent: each has a deal of its own. The seats, owners and takings of one game are
not, so every variance is one between games. All estimates are ratios of two sums over games (a mean
divides by the number of games), with the variance by linearisation.
"""

import math
from typing import Any, Self

import msgspec
import numpy as np
import numpy.typing as npt

from lutece.lab.elo import Z_95, interval

Floats = npt.NDArray[np.float64]


class Estimate(msgspec.Struct, frozen=True):
    """An estimate and its 95 % interval; one game alone has none."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def half_width(self) -> float:
        """Half of the interval; infinite where there is none."""
        return math.inf if self.low is None or self.high is None else (self.high - self.low) / 2


def require_estimate(estimate: Estimate | None) -> Estimate:
    """The estimate; raises ValueError for one that no game contributed to."""
    if estimate is None:
        raise ValueError("an estimate from no games")
    return estimate


def percent(estimate: Estimate | None, digits: int = 0) -> str:
    """A share in words: 68 % (65–71)."""
    if estimate is None:
        return "–"
    if estimate.low is None or estimate.high is None:
        return f"{100 * estimate.value:.{digits}f} %"
    low, high = (max(0.0, 100 * bound) for bound in (estimate.low, estimate.high))
    return f"{100 * estimate.value:.{digits}f} % ({low:.{digits}f}–{high:.{digits}f})"


def number(estimate: Estimate | None, digits: int = 1) -> str:
    """A mean in words: 84.2 ± 0.7."""
    if estimate is None:
        return "–"
    if estimate.low is None or estimate.high is None:
        return f"{estimate.value:.{digits}f}"
    return f"{estimate.value:.{digits}f} ± {estimate.half_width:.{digits}f}"


class Ratio:
    """Ratios of sums over games, one for each column."""

    def __init__(self) -> None:
        self.games = 0
        self._sums: Floats = np.zeros((5, 1))  # x, y, x², xy, y²

    def add(self, above: npt.ArrayLike, below: npt.ArrayLike = 1.0) -> None:
        """Take in games: numerators and denominators, a row a game and a column a ratio.

        One dimension is one game. A denominator of one number serves all.
        """
        x, y = np.broadcast_arrays(np.atleast_2d(np.asarray(above, float)), below)
        self.games += len(x)
        products = np.stack([x, y, x * x, x * y, y * y])
        self._sums = self._sums + products.sum(axis=1)

    def merge(self, other: Self) -> None:
        """Take in the games of another one."""
        self.games += other.games
        self._sums = self._sums + other._sums

    def total(self, column: int = 0) -> float:
        """The sum of the numerators."""
        return float(self._column(column)[0])

    def mean(self, column: int = 0) -> Estimate | None:
        """The ratio with a normal interval; None where the denominator is 0."""
        x, y = self._column(column)[:2]
        if not y:
            return None
        value = float(x / y)
        if self.games < 2:
            return Estimate(value)
        half = Z_95 * math.sqrt(self._variance(column))
        return Estimate(value, value - half, value + half)

    def share(self, column: int = 0) -> Estimate | None:
        """A ratio of successes with Wilson's interval, for the games that these are worth."""
        x, y = self._column(column)[:2]
        if not y:
            return None
        value = min(max(float(x / y), 0.0), 1.0)
        variance = self._variance(column)
        if not variance and 0 < value < 1 and self.games > 1:  # the same in every game
            return Estimate(value, value, value)
        worth = value * (1 - value) / variance if variance else min(float(y), self.games)
        low, high = interval(value * worth, worth)
        return Estimate(value, low, high)

    def _variance(self, column: int) -> float:
        x, y, xx, xy, yy = self._column(column)
        if self.games < 2:
            return 0.0
        ratio = x / y
        residual = max(float(xx - 2 * ratio * xy + ratio * ratio * yy), 0.0)
        return residual / float(y) ** 2 * self.games / (self.games - 1)

    def _column(self, column: int) -> npt.NDArray[Any]:
        return self._sums[:, column]
