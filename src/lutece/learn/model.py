"""The network, as PyTorch learns it, and its way into the file that bots play with.

Numbers that a seat knows, three layers, and from the last of them: a figure for each decision, the
shares of the win and the scores that the seats can expect, the own seat first.
"""

from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import torch
from torch import nn

from lutece.bots.net import read_layers, write_net
from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.records import MAX_SEATS

WIDTHS = (512, 256, 128)  # of the layers between what is seen and what is said
WIDTHS_OF = {"paris-paris": (512, 128, 128)}  # of a game that fewer are enough for
NEVER = -1e9  # the figure of a decision that is not legal, and of a seat that is not there


class Judged(NamedTuple):
    """What the network says of positions; seats are relative to who looks."""

    figures: torch.Tensor  # (n, actions): logarithms of chances, up to a constant
    shares: torch.Tensor  # (n, 4): the same, of winning
    scores: torch.Tensor  # (n, 4): in units of SCORE_SCALE


class Model(nn.Module):
    """The network of a game."""

    order: torch.Tensor

    def __init__(self, game: Game) -> None:
        super().__init__()
        kernel = game.kernel
        self.actions = kernel.actions
        widths = WIDTHS_OF.get(game.name, WIDTHS)
        sizes = (kernel.observations, *widths, kernel.actions + 2 * MAX_SEATS)
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        with torch.no_grad():
            self.linears[-1].weight.mul_(0.1)
        self.register_buffer("order", torch.arange(MAX_SEATS))

    @property
    def linears(self) -> list[nn.Linear]:
        """Its layers, by their type."""
        return [layer for layer in self.layers if isinstance(layer, nn.Linear)]

    @torch.no_grad()
    def begin_with(self, file: Path) -> None:
        """Take over a network that was kept."""
        try:
            kept = read_layers(file)[1]
        except (OSError, ValueError, KeyError, EOFError, TypeError, BadZipFile) as error:
            raise LuteceError(f"{file} is no network that can be gone on from: {error}") from None
        sizes = [weights.T.shape for weights, _ in kept]
        if sizes != [tuple(layer.weight.shape) for layer in self.linears]:
            raise LuteceError(f"{file} is a network for another game: its layers are {sizes}.")
        for layer, (weights, biases) in zip(self.linears, kept, strict=True):
            layer.weight.copy_(torch.from_numpy(weights.T))
            layer.bias.copy_(torch.from_numpy(biases))

    def forward(self, seen: torch.Tensor, seats: torch.Tensor) -> Judged:
        """Judge positions as they are seen at tables of so many seats."""
        x = seen
        *hidden, last = self.linears
        for layer in hidden:
            x = torch.relu(layer(x))
        out = last(x)
        figures, shares, scores = out.split([self.actions, MAX_SEATS, MAX_SEATS], dim=1)
        there = self.order < seats[:, None]
        return Judged(figures, shares.masked_fill(~there, NEVER), scores * there)


def export(model: Model, game: Game, file: Path, told: str) -> None:
    """Write the weights for the bots; `told` says how they were learned."""
    layers = [
        (layer.weight.detach().T.cpu().numpy(), layer.bias.detach().cpu().numpy())
        for layer in model.linears
    ]
    write_net(file, game, layers, told)
