"""The games of a study: played by bots, then replayed for their events."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lutece.kernel.contract import RESULT_SCORES, RESULT_SHARES, Game, option_bits
from lutece.kernel.events import Event
from lutece.lab.batch import events_of, first_seats
from lutece.lab.simulate import Plan, play_seeds

FIRST_COLUMN = 2  # of an event in a row of `events_of`


class StudiedGame(NamedTuple):
    """A finished game."""

    seed: str
    first_seat: int  # the start player
    decisions: int
    events: list[Event]  # secret ones included
    shares: npt.NDArray[np.float64]  # of the win, by seat
    scores: npt.NDArray[np.float64]  # by seat


def studied_games(plan: Plan, game: Game, numbers: Sequence[int]) -> list[StudiedGame]:
    """The games of a plan with these numbers."""
    seeds, options = [plan.seed_of(number) for number in numbers], option_bits(game, plan.options)
    played = play_seeds(plan, game, seeds)
    firsts = first_seats(game, plan.seats, seeds, options).tolist()
    found = []
    for seed, first, actions, result in zip(
        seeds, firsts, played.actions, played.results, strict=True
    ):
        rows = events_of(game, plan.seats, seed, actions, options)
        found.append(
            StudiedGame(
                seed,
                first,
                len(actions),
                [Event(*row) for row in rows[:, FIRST_COLUMN:].tolist()],
                result[RESULT_SHARES][: plan.seats],
                result[RESULT_SCORES][: plan.seats],
            )
        )
    return found
