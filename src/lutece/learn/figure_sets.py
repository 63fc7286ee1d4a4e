"""Sets of figures for games in one environment that differ in their components.

A network for any figures reads them, normalised, beside what its seat observes. With one set fixed
they are constants, so such a network folds into one of the ordinary shape (`lutece.bots.net`).
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lutece.kernel.contract import Game
from lutece.kernel.structs import Bytes
from lutece.kernel.tuning import Indices, Tuning

ALIGNMENT = 8  # bytes: a GPU reads numbers only at multiples of their size
TRAINING_SETS = 2000  # not a multiple of 3, since every third game has options


class FigureSets(NamedTuple):
    """The constants of each set, and what a network reads of it."""

    constants: npt.NDArray[np.uint8]  # (sets, bytes)
    inputs: npt.NDArray[np.float32]  # (sets, figures)


def own_figures(game: Game) -> FigureSets:
    """The game's own figures as the only set, without network inputs."""
    return FigureSets(_rows([game.constants]), np.zeros((1, 0), np.float32))


def figure_sets(tuning: Tuning, sets: Sequence[Indices]) -> FigureSets:
    """These sets of figures; raises ComponentsError if one makes no game."""
    constants = [tuning.constants(indices) for indices in sets]
    return FigureSets(_rows(constants), np.stack([tuning.inputs(indices) for indices in sets]))


def drawn_sets(
    tuning: Tuning, seed: str, count: int, progress: Callable[[int], None] = lambda number: None
) -> FigureSets:
    """Sets to learn from: the game's own figures, and others drawn within the bounds."""
    indices, constants = [tuning.own], [tuning.constants(tuning.own)]
    for drawn, made in tuning.draw(seed, count - 1):
        indices.append(drawn)
        constants.append(made)
        progress(len(indices))
    return FigureSets(_rows(constants), np.stack([tuning.inputs(drawn) for drawn in indices]))


def _rows(constants: Sequence[Bytes]) -> npt.NDArray[np.uint8]:
    width = -(-constants[0].size // ALIGNMENT) * ALIGNMENT
    rows = np.zeros((len(constants), width), np.uint8)
    for row, made in zip(rows, constants, strict=True):
        row[: made.size] = made
    return rows
