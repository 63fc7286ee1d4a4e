"""Policy and value networks, trained by self-play (`lutece.learn`), and their files.

The input of a network is what a seat knows (`observe`). Its outputs are a logit for each action,
and a logit of winning and an expected score for each seat. Bots run it on plain arrays
(`lutece.bots.inference`), without PyTorch or a GPU.
"""

import zlib
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import msgspec
import numpy as np
import numpy.typing as npt

from lutece.kernel.contract import NO_ACTIONS, Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.structs import MAX_SEATS
from lutece.kernel.tuning import Bounds, TunableGame, components_data, set_at, value_at

SCORE_SCALE = 50.0  # points that the network counts as 1
WEIGHTS = "weights"  # the folder beside this file, with one network for each game

Floats = npt.NDArray[np.float32]
Layers = list[tuple[Floats, Floats]]
"""Weights (inputs, outputs) and biases of each layer."""


class Net(NamedTuple):
    """Weights and biases of all layers in one array, and the sizes of the layers."""

    weights: Floats
    sizes: npt.NDArray[np.int64]
    seat_actions: int  # as in the game's kernel


BROKEN_FILE = (
    ValueError, KeyError, EOFError, TypeError, AttributeError, BadZipFile, zlib.error,
)  # fmt: skip

NO_NET = Net(np.empty(0, np.float32), np.empty(0, np.int64), NO_ACTIONS)


class NoNetError(LuteceError):
    """There is no network for a game with its components."""


class NetFileError(LuteceError):
    """A file that holds no network for a game."""


def net_of(game: Game) -> Net:
    """The network in the package that was trained for a game with these components.

    One that was trained for an earlier edition with the same actions and observations serves too.
    """
    packaged = _packaged(game.name)
    if packaged:
        edition, net = packaged
        if edition in (game.edition, *game.earlier_editions) and _fits(net, game):
            return net._replace(seat_actions=game.kernel.seat_actions)
    raise NoNetError(
        f"No network has learned {game.title} with these figures: it plays with those of the "
        "game as published. search:1000 plays with any."
    )


def earlier_edition_of(game: Game) -> str | None:
    """The earlier edition that the network in the package was trained for; None: this edition."""
    packaged = _packaged(game.name)
    if packaged is None:
        return None
    edition, _ = packaged
    return edition if edition in game.earlier_editions else None


def net_from(file: Path, game: Game) -> Net:
    """The network in a file that `lutece learn` wrote, for a game with these components."""
    try:
        stat = file.stat()
        edition, net = _read_file(file, stat.st_mtime_ns, stat.st_size)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise NetFileError(f"{file} cannot be read: {reason}.") from None
    if read_figures(file):
        key = (file, stat.st_mtime_ns, game.edition)
        if key not in _FOLDED:
            _FOLDED[key] = _net(folded_layers(file, game))
        return _FOLDED[key]._replace(seat_actions=game.kernel.seat_actions)
    if not _fits(net, game):
        raise NetFileError(f"{file} is a network for another game than {game.title}.")
    if edition not in (game.edition, *game.earlier_editions):
        raise NetFileError(
            f"{file} learned edition {edition} of {game.title}; this is edition {game.edition}: "
            "it needs a network that learned the same rules and components."
        )
    return net._replace(seat_actions=game.kernel.seat_actions)


def read_layers(file: Traversable) -> tuple[str, Layers]:
    """The edition that a network was trained for, and its layers; raises NetFileError."""
    try:
        with file.open("rb") as opened, np.load(opened) as kept:
            edition, layers = str(kept["edition"]), int(kept["layers"])
            pairs = [(kept[f"weights_{n}"], kept[f"biases_{n}"]) for n in range(layers)]
    except OSError as error:
        raise NetFileError(f"{file} cannot be read: {error.strerror or error}.") from None
    except BROKEN_FILE:
        raise NetFileError(
            f"{file} is not a network, or only a part of one: `lutece learn GAME --out FILE` "
            "writes such files."
        ) from None
    return edition, [
        (weights.astype(np.float32), biases.astype(np.float32)) for weights, biases in pairs
    ]


def read_figures(file: Traversable) -> list[Bounds]:
    """The figures that a network reads beside an observation; none in most files."""
    try:
        with file.open("rb") as opened, np.load(opened) as kept:
            text = str(kept["figures"]) if "figures" in kept.files else "[]"
        return msgspec.json.decode(text, type=list[Bounds])
    except (*BROKEN_FILE, msgspec.DecodeError):
        raise NetFileError(f"{file} is not a network, or only a part of one.") from None


_FOLDED: dict[tuple[Path, int, str], Net] = {}  # every game of an arena has new bots


def folded_layers(file: Path, game: Game) -> Layers:
    """The layers of a network, for the figures of this game.

    A network for any figures reads them as inputs that never change, which is a bias.
    """
    layers, figures = read_layers(file)[1], read_figures(file)
    if not figures:
        return layers
    inputs = figure_inputs(game, figures)
    if not _differs_only_in(game, figures):
        raise NetFileError(
            f"{file} plays {game.title} with any figures within its bounds, but here other figures "
            "differ from those of the game as published. search:1000 plays with any."
        )
    weights, biases = layers[0]
    if len(weights) != game.kernel.observations + len(inputs):
        raise NetFileError(f"{file} is a network for another game than {game.title}.")
    kept, folded = weights[: -len(inputs)], biases + inputs @ weights[-len(inputs) :]
    return [(np.ascontiguousarray(kept), folded.astype(np.float32)), *layers[1:]]


def figure_inputs(game: Game, figures: Sequence[Bounds]) -> Floats:
    """The figures of a game, as a network for any figures reads them; raises NetFileError."""
    data, found = components_data(game), []
    for bounds in figures:
        values = [value_at(data, place) for place in bounds.at]
        if values[0] not in bounds.values or any(value != values[0] for value in values):
            raise NetFileError(
                f"The network knows {bounds.name} from {bounds.values[0]} to {bounds.values[-1]}; "
                f"here it is {values[0]}."
            )
        at = bounds.values.index(values[0])
        found.append(2 * at / (len(bounds.values) - 1) - 1)
    return np.array(found, np.float32)


def _differs_only_in(game: Game, figures: Sequence[Bounds]) -> bool:
    """Whether a game is the published one but for these figures."""
    data, published = components_data(game), components_data(game, published=True)
    for bounds in figures:
        for place in bounds.at:
            set_at(published, place, value_at(data, place))
    return isinstance(game, TunableGame) and np.array_equal(
        game.constants_of(published), game.constants
    )


def write_net(
    file: Path, game: Game, layers: Layers, provenance: str, figures: Sequence[Bounds] = ()
) -> None:
    """Write a network and its provenance, in half precision; `figures` are those it reads."""
    arrays: dict[str, Any] = {
        "layers": len(layers),
        "edition": game.edition,
        "provenance": provenance,
    }
    if figures:
        arrays["figures"] = msgspec.json.encode(list(figures)).decode()
    for n, (weights, biases) in enumerate(layers):
        arrays[f"weights_{n}"] = weights.astype(np.float16)
        arrays[f"biases_{n}"] = biases.astype(np.float16)
    with file.open("wb") as out:
        np.savez_compressed(out, **arrays)


def _fits(net: Net, game: Game) -> bool:
    """Whether a network reads what a game's seats observe and has a logit for each action."""
    kernel, sizes = game.kernel, net.sizes
    return (sizes[0], sizes[-1]) == (kernel.observations, kernel.actions + 2 * MAX_SEATS)


def _net(layers: Layers) -> Net:
    sizes = [layers[0][0].shape[0], *(len(biases) for _, biases in layers)]
    parts = [part.ravel() for layer in layers for part in layer]
    return Net(np.concatenate(parts), np.array(sizes), NO_ACTIONS)


@cache
def _packaged(name: str) -> tuple[str, Net] | None:
    """The edition and the network in the package for a game, read once; None if there is none."""
    file = files("lutece.bots").joinpath(WEIGHTS, f"{name}.npz")
    if not file.is_file():
        return None
    edition, layers = read_layers(file)
    return edition, _net(layers)


@lru_cache(maxsize=16)
def _read_file(file: Path, _mtime: int, _size: int) -> tuple[str, Net]:
    """A network is read once, until its file changes: every game of an arena has new bots."""
    edition, layers = read_layers(file)
    shapes = [(w.shape, b.shape) for w, b in layers]
    joined = all(
        len(w) == 2 and b == (w[1],) and (n == 0 or shapes[n - 1][0][1] == w[0])
        for n, (w, b) in enumerate(shapes)
    )
    if len(layers) < 2 or not joined:
        raise NetFileError(f"{file} is not a network: its layers do not fit together.")
    return edition, _net(layers)
