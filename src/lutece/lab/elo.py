"""Elo ratings of bots: a Bradley-Terry model fitted to all games by maximum likelihood.

A seat with rating r wins with probability 10^(r/400) divided by the sum of that over all seats;
with two players that is the Elo of chess. A shared win counts in shares. Every pairing gets one
virtual draw, so that a bot which won everything has a finite rating.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

SCALE = 400 / math.log(10)  # Elo of a factor e in the odds
Z_95 = 1.96  # standard errors on either side of a 95 % interval
FEW_DEALS = 30  # too few to estimate how the games of a deal are correlated
MOST_EFFECTIVE_GAMES = 4.0  # independent games that one game can count for
NEWTON_STEPS = 100
TOLERANCE = 1e-9


@dataclass(frozen=True)
class PairResult:
    """Games of one bot against another, with the number of seats that each had."""

    one: int
    other: int
    seats: tuple[int, int]
    games: int
    won: float  # by the first one's seats together
    effective_games: float = 1.0  # independent games that one of these counts for


@dataclass(frozen=True)
class Ratings:
    """Elo of each bot, the first at 0, and the covariance of the ratings."""

    elo: npt.NDArray[np.float64]
    covariance: npt.NDArray[np.float64]

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """How far a bot is above another, and half the width of the 95 % interval."""
        c = self.covariance
        variance = c[one, one] + c[other, other] - 2 * c[one, other]
        return float(self.elo[one] - self.elo[other]), Z_95 * math.sqrt(max(variance, 0.0))


def ratings(bots: int, results: Sequence[PairResult]) -> Ratings:
    """The maximum-likelihood ratings (Newton's method)."""
    played = [*results, *_virtual_draws({(t.one, t.other) for t in results})]
    strength = np.zeros(bots)
    for _ in range(NEWTON_STEPS):
        gradient, hessian = _derivatives(strength, played)
        step = np.zeros(bots)
        step[1:] = np.linalg.lstsq(hessian[1:, 1:], gradient[1:], rcond=None)[0]
        strength += np.clip(step, -1, 1)
        if abs(step).max() < TOLERANCE:
            break
    covariance = np.zeros((bots, bots))
    covariance[1:, 1:] = np.linalg.pinv(_derivatives(strength, played)[1][1:, 1:])
    return Ratings(strength * SCALE, covariance * SCALE**2)


def interval(won: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of wins; it holds for 100 % of few games, too."""
    if not games:
        return 0.0, 1.0
    share, z = won / games, Z_95
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return max(0.0, middle - half), min(1.0, middle + half)


class Wins:
    """A bot's share of the wins in a pairing, added up game by game.

    Games of one deal are not independent. The same deal played with the seats exchanged cancels
    its luck and tells more than a game of another deal; where one bot wins both games, it tells
    less. `effective_games` is the number of independent games that one of these is worth; 1 with
    fewer than FEW_DEALS deals.
    """

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self._deals: dict[str, tuple[int, float]] = {}  # games and wins of each
        self._of_deals = np.zeros(3)  # sums over deals: games², games x wins, wins²

    def add(self, deal: str, won: float) -> None:
        """Add a game of a deal: the share that was won."""
        self.games += 1
        self.won += won
        games, before = self._deals.get(deal, (0, 0.0))
        self._deals[deal] = (games + 1, before + won)
        self._of_deals += _products(games + 1, before + won) - _products(games, before)

    @property
    def effective_games(self) -> float:
        """Independent games that one game counts for."""
        mean, deals = self.won / max(self.games, 1), len(self._deals)
        alone = self.games * mean * (1 - mean)  # the variance of the wins, if independent
        if deals < FEW_DEALS or not alone:
            return 1.0
        together = float(self._of_deals @ (mean * mean, -2 * mean, 1)) * deals / (deals - 1)
        return alone / max(together, alone / MOST_EFFECTIVE_GAMES)


def _products(games: int, won: float) -> npt.NDArray[np.float64]:
    return np.array([games * games, games * won, won * won], np.float64)


def _virtual_draws(pairs: set[tuple[int, int]]) -> list[PairResult]:
    return [PairResult(one, other, (1, 1), 1, 0.5) for one, other in sorted(pairs)]


def _derivatives(
    strength: npt.NDArray[np.float64], results: Sequence[PairResult]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Gradient of the log-likelihood, and its negative Hessian."""
    gradient, hessian = np.zeros(len(strength)), np.zeros((len(strength), len(strength)))
    for t in results:
        odds = strength[t.one] - strength[t.other] + math.log(t.seats[0] / t.seats[1])
        probability = 1 / (1 + math.exp(-odds))
        more = t.effective_games * (t.won - t.games * probability)
        gradient[t.one] += more
        gradient[t.other] -= more
        weight = t.effective_games * t.games * probability * (1 - probability)
        hessian[t.one, t.one] += weight
        hessian[t.other, t.other] += weight
        hessian[t.one, t.other] -= weight
        hessian[t.other, t.one] -= weight
    return gradient, hessian
