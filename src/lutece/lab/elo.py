"""Elo ratings of bots, by maximum likelihood over all games.

With ratings r, a seat wins with the chance 10^(r/400) over the sum of the same of all seats; with
two players that is the Elo of chess. A shared win counts in shares. Every pairing is given one
drawn game more than was played, so that a bot which won everything has a rating, too.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

SCALE = 400 / math.log(10)  # Elo of a factor e in the odds
CONFIDENT = 1.96  # standard errors on either side that hold 95 % of the chance
FEW_DEALS = 30  # too few to see how much the games of a deal have in common
MOST_WORTH = 4.0  # independent games that one game can be worth
STEPS = 100
EXACT = 1e-9


@dataclass(frozen=True)
class Tally:
    """Games of one bot against another, with the number of seats that each had."""

    one: int
    other: int
    seats: tuple[int, int]
    games: int
    won: float  # by the first one's seats together
    worth: float = 1.0  # independent games that one of these counts for


@dataclass(frozen=True)
class Ratings:
    """Elo of each bot, the first at 0, and the covariance of the ratings."""

    elo: npt.NDArray[np.float64]
    covariance: npt.NDArray[np.float64]

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """How far a bot is above another, and half the width of the 95 % interval."""
        c = self.covariance
        variance = c[one, one] + c[other, other] - 2 * c[one, other]
        return float(self.elo[one] - self.elo[other]), CONFIDENT * math.sqrt(max(variance, 0.0))


def ratings(bots: int, tallies: Sequence[Tally]) -> Ratings:
    """The maximum-likelihood ratings (Newton's method)."""
    played = [*tallies, *_drawn({(t.one, t.other) for t in tallies})]
    strength = np.zeros(bots)
    for _ in range(STEPS):
        slope, curve = _derivatives(strength, played)
        step = np.zeros(bots)
        step[1:] = np.linalg.lstsq(curve[1:, 1:], slope[1:], rcond=None)[0]
        strength += np.clip(step, -1, 1)
        if abs(step).max() < EXACT:
            break
    covariance = np.zeros((bots, bots))
    covariance[1:, 1:] = np.linalg.pinv(_derivatives(strength, played)[1][1:, 1:])
    return Ratings(strength * SCALE, covariance * SCALE**2)


def interval(won: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of wins; it holds for 100 % of few games, too."""
    if not games:
        return 0.0, 1.0
    share, z = won / games, CONFIDENT
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return max(0.0, middle - half), min(1.0, middle + half)


class Wins:
    """What a bot won of a pairing's games, added up as they come.

    A lucky deal is lucky for whoever gets it: played again with the seats turned it tells more than
    two games of two deals, and less where both go the same way. `worth` is how many independent
    games would be as certain as one of these; fewer deals than FEW_DEALS cannot tell.
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
    def worth(self) -> float:
        """Independent games that one game counts for."""
        mean, deals = self.won / max(self.games, 1), len(self._deals)
        alone = self.games * mean * (1 - mean)  # the variance of the wins, if independent
        if deals < FEW_DEALS or not alone:
            return 1.0
        together = float(self._of_deals @ (mean * mean, -2 * mean, 1)) * deals / (deals - 1)
        return alone / max(together, alone / MOST_WORTH)


def _products(games: int, won: float) -> npt.NDArray[np.float64]:
    return np.array([games * games, games * won, won * won], np.float64)


def _drawn(pairs: set[tuple[int, int]]) -> list[Tally]:
    return [Tally(one, other, (1, 1), 1, 0.5) for one, other in sorted(pairs)]


def _derivatives(
    strength: npt.NDArray[np.float64], tallies: Sequence[Tally]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Gradient of the log-likelihood, and its negative Hessian."""
    slope, curve = np.zeros(len(strength)), np.zeros((len(strength), len(strength)))
    for t in tallies:
        odds = strength[t.one] - strength[t.other] + math.log(t.seats[0] / t.seats[1])
        chance = 1 / (1 + math.exp(-odds))
        more = t.worth * (t.won - t.games * chance)
        slope[t.one] += more
        slope[t.other] -= more
        weight = t.worth * t.games * chance * (1 - chance)
        curve[t.one, t.one] += weight
        curve[t.other, t.other] += weight
        curve[t.one, t.other] -= weight
        curve[t.other, t.one] -= weight
    return slope, curve
