"""Figures with their 95 % intervals, added up game by game in constant memory.

Games are independent: each has a deal of its own. The seats, owners and takings of one game are
not, so every variance is one between games. All figures are ratios of two sums over games (a mean
divides by the number of games), with the variance by linearisation.
"""

import math
from typing import Any, Self

import msgspec
import numpy as np
import numpy.typing as npt

from lutece.lab.elo import Z_95, interval

Floats = npt.NDArray[np.float64]


class Figure(msgspec.Struct, frozen=True):
    """A figure and its 95 % interval; one game alone has none."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def half_width(self) -> float:
        """Half of the interval; infinite where there is none."""
        return math.inf if self.low is None or self.high is None else (self.high - self.low) / 2


def require_figure(figure: Figure | None) -> Figure:
    """The figure; raises ValueError for one that no game contributed to."""
    if figure is None:
        raise ValueError("a figure of no games")
    return figure


def percent(figure: Figure | None, digits: int = 0) -> str:
    """A share in words: 68 % (65–71)."""
    if figure is None:
        return "–"
    if figure.low is None or figure.high is None:
        return f"{100 * figure.value:.{digits}f} %"
    low, high = (max(0.0, 100 * bound) for bound in (figure.low, figure.high))
    return f"{100 * figure.value:.{digits}f} % ({low:.{digits}f}–{high:.{digits}f})"


def number(figure: Figure | None, digits: int = 1) -> str:
    """A mean in words: 84.2 ± 0.7."""
    if figure is None:
        return "–"
    if figure.low is None or figure.high is None:
        return f"{figure.value:.{digits}f}"
    return f"{figure.value:.{digits}f} ± {figure.half_width:.{digits}f}"


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

    def mean(self, column: int = 0) -> Figure | None:
        """The ratio with a normal interval; None where the denominator is 0."""
        x, y = self._column(column)[:2]
        if not y:
            return None
        value = float(x / y)
        if self.games < 2:
            return Figure(value)
        half = Z_95 * math.sqrt(self._variance(column))
        return Figure(value, value - half, value + half)

    def share(self, column: int = 0) -> Figure | None:
        """A ratio of successes with Wilson's interval, for the games that these are worth."""
        x, y = self._column(column)[:2]
        if not y:
            return None
        value = min(max(float(x / y), 0.0), 1.0)
        variance = self._variance(column)
        if not variance and 0 < value < 1 and self.games > 1:  # the same in every game
            return Figure(value, value, value)
        worth = value * (1 - value) / variance if variance else min(float(y), self.games)
        low, high = interval(value * worth, worth)
        return Figure(value, low, high)

    def _variance(self, column: int) -> float:
        x, y, xx, xy, yy = self._column(column)
        if self.games < 2:
            return 0.0
        ratio = x / y
        residual = max(float(xx - 2 * ratio * xy + ratio * ratio * yy), 0.0)
        return residual / float(y) ** 2 * self.games / (self.games - 1)

    def _column(self, column: int) -> npt.NDArray[Any]:
        return self._sums[:, column]
