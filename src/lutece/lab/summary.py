"""What many simulated games come to: figures by seat and by turn order, in constant memory."""

from collections.abc import Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from lutece.kernel.structs import SEAT_LETTERS
from lutece.lab.estimates import Estimate, Ratio, require_estimate
from lutece.lab.simulate import Batch, Plan

PLACES = ("start player", "second", "third", "fourth")  # in the turn order


class Spread(Ratio):
    """Means with the lowest and the highest figure of any game, by column."""

    def __init__(self) -> None:
        super().__init__()
        self.lowest: npt.NDArray[np.float64] = np.array([np.inf])
        self.highest: npt.NDArray[np.float64] = np.array([-np.inf])

    def add(self, above: npt.ArrayLike, below: npt.ArrayLike = 1.0) -> None:
        """Take in games, a row each."""
        super().add(above, below)
        rows = np.atleast_2d(np.asarray(above, float))
        self.lowest = np.minimum(self.lowest, rows.min(axis=0))
        self.highest = np.maximum(self.highest, rows.max(axis=0))


class Summary:
    """The games of a simulation, added up."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = Spread()
        self.wins = Ratio()  # by seat
        self.scores = Spread()  # by seat
        self.wins_by_turn_order = Ratio()
        self.scores_by_turn_order = Spread()

    def add(self, batch: Batch) -> None:
        """Take in a batch."""
        self.games += len(batch.lengths)
        self.decisions.add(batch.lengths[:, None])
        self.wins.add(batch.wins)
        self.scores.add(batch.scores)
        seats = batch.scores.shape[1]
        order = (batch.first_seats[:, None] + np.arange(seats)) % seats
        self.wins_by_turn_order.add(np.take_along_axis(batch.wins, order, axis=1))
        self.scores_by_turn_order.add(np.take_along_axis(batch.scores, order, axis=1))


class SeatReport(msgspec.Struct, frozen=True):
    """A seat, or a place in the turn order."""

    name: str
    wins: Estimate
    score: Estimate
    lowest: float
    highest: float


class SimulationReport(msgspec.Struct, frozen=True):
    """All figures of a simulation, with 95 % intervals."""

    game: str
    games: int
    seed: str
    bots: Sequence[str]  # by seat
    decisions: Estimate
    fewest_decisions: int
    most_decisions: int
    seats: list[SeatReport]
    turn_order: list[SeatReport]


def simulation_report(plan: Plan, summary: Summary) -> SimulationReport:
    """The figures of a simulation with at least one game."""
    return SimulationReport(
        plan.game,
        summary.games,
        plan.seed,
        plan.seat_bots(),
        require_estimate(summary.decisions.mean()),
        int(summary.decisions.lowest[0]),
        int(summary.decisions.highest[0]),
        _seats(SEAT_LETTERS, summary.wins, summary.scores, plan.seats),
        _seats(PLACES, summary.wins_by_turn_order, summary.scores_by_turn_order, plan.seats),
    )


def _seats(names: Sequence[str], wins: Ratio, scores: Spread, seats: int) -> list[SeatReport]:
    return [
        SeatReport(
            names[n],
            require_estimate(wins.share(n)),
            require_estimate(scores.mean(n)),
            float(scores.lowest[n]),
            float(scores.highest[n]),
        )
        for n in range(seats)
    ]
