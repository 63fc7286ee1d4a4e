"""Networks that judge positions, learned from games against themselves (`lutece.learn`).

A network reads what a seat knows (`observe`) and says how promising each decision is, and which
share of the win and which score each seat can expect. Bots play with it by plain arrays
(`lutece.bots.judging`): neither PyTorch nor a GPU is needed.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lutece.kernel.contract import NO_ACTIONS, Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.records import MAX_SEATS

SCORE_SCALE = 50.0  # points that the network counts as 1
WEIGHTS = "weights"  # the folder beside this file: a network a game

Floats = npt.NDArray[np.float32]
Layers = list[tuple[Floats, Floats]]
"""Weights (inputs, outputs) and biases of each layer."""


class Net(NamedTuple):
    """A network: weights and biases of all its layers in a row, and the layers' sizes."""

    weights: Floats
    sizes: npt.NDArray[np.int64]
    seat_actions: int  # as in the game's kernel


NO_NET = Net(np.empty(0, np.float32), np.empty(0, np.int64), NO_ACTIONS)


class NoNetError(LuteceError):
    """No network was learned for a game as it is."""


def net_of(game: Game) -> Net:
    """The network that was learned for a game, if it fits it in its figures and in all it sees."""
    kept, kernel = _kept(game.name), game.kernel
    if kept is not None and kept[0] == game.edition:
        _, weights, sizes = kept
        if (sizes[0], sizes[-1]) == (kernel.observations, kernel.actions + 2 * MAX_SEATS):
            return Net(weights, sizes, kernel.seat_actions)
    raise NoNetError(
        f"No network has learned {game.title} with these figures: it plays with those of the "
        "game as published. search:1000 plays with any."
    )


def read_layers(file: Traversable) -> tuple[str, Layers]:
    """The edition that a network was learned for, and its layers."""
    with file.open("rb") as opened, np.load(opened) as kept:
        edition = str(kept["edition"])
        pairs = [(kept[f"weights_{n}"], kept[f"biases_{n}"]) for n in range(int(kept["layers"]))]
    return edition, [
        (weights.astype(np.float32), biases.astype(np.float32)) for weights, biases in pairs
    ]


def write_net(file: Path, game: Game, layers: Layers, told: str) -> None:
    """Keep a network, and how it was learned; half precision is enough."""
    arrays: dict[str, Any] = {"layers": len(layers), "edition": game.edition, "told": told}
    for n, (weights, biases) in enumerate(layers):
        arrays[f"weights_{n}"] = weights.astype(np.float16)
        arrays[f"biases_{n}"] = biases.astype(np.float16)
    with file.open("wb") as out:
        np.savez_compressed(out, **arrays)


@cache
def _kept(name: str) -> tuple[str, Floats, npt.NDArray[np.int64]] | None:
    """The edition, the weights and the sizes that lie in the package for a game, if any do."""
    file = files("lutece.bots").joinpath(WEIGHTS, f"{name}.npz")
    if not file.is_file():
        return None
    edition, layers = read_layers(file)
    sizes = [layers[0][0].shape[0], *(len(biases) for _, biases in layers)]
    parts = [part.ravel() for layer in layers for part in layer]
    return edition, np.concatenate(parts), np.array(sizes)
