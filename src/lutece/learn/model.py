"""The policy and value network, as PyTorch trains it, and its export to the file bots play with.

Input: what a seat knows (`observe`). Output: a logit for each action, and for each seat (own seat
first) a logit of winning and an expected score.
"""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from lutece.bots.net import NetFileError, folded_layers, read_layers, write_net
from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.structs import MAX_SEATS
from lutece.kernel.tuning import Tuning

ALIGNED_NUMBERS = 8  # in half precision: 16 bytes
MASKED = -1e9  # the logit of an illegal action, and of a seat that is not at the table


class Prediction(NamedTuple):
    """What the network says of n positions; seats are relative to the observing seat."""

    logits: torch.Tensor  # (n, actions)
    share_logits: torch.Tensor  # (n, 4): of winning
    scores: torch.Tensor  # (n, 4): in units of SCORE_SCALE


class PolicyValueNet(nn.Module):
    """A multi-layer perceptron with ReLU; the hidden layers compute in half precision on a GPU."""

    order: torch.Tensor

    def __init__(self, game: Game, figures: int = 0) -> None:
        """For a game with its figures, or for any: then so many figures follow the observation."""
        super().__init__()
        kernel = game.kernel
        self.actions, self.figures = kernel.actions, figures
        inputs = kernel.observations + figures
        sizes = (inputs, *game.description.layers, kernel.actions + 2 * MAX_SEATS)
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        with torch.no_grad():
            self.linears[-1].weight.mul_(0.1)
        self.register_buffer("order", torch.arange(MAX_SEATS))

    @property
    def linears(self) -> list[nn.Linear]:
        """The layers, first to last."""
        return [layer for layer in self.layers if isinstance(layer, nn.Linear)]

    @torch.no_grad()
    def load_weights(self, file: Path, game: Game | None = None) -> None:
        """Take the weights of an exported network; refuse a file of another shape.

        A network for any figures is folded for those of `game`, unless this one reads them too.
        A network for fixed figures gets inputs with weight 0 if this one reads figures.
        """
        try:
            fold = game is not None and not self.figures
            kept = folded_layers(file, game) if fold and game else read_layers(file)[1]
        except NetFileError as error:
            raise LuteceError(f"{file} is not a network to start from: {error}") from None
        (first, biases), *others = kept
        if self.figures and len(first) == self.linears[0].in_features - self.figures:
            unread = np.zeros((self.figures, first.shape[1]), np.float32)
            kept = [(np.concatenate([first, unread]), biases), *others]
        sizes = [weights.T.shape for weights, _ in kept]
        if sizes != [tuple(layer.weight.shape) for layer in self.linears]:
            raise LuteceError(f"{file} is a network for another game: its layers are {sizes}.")
        for layer, (weights, biases) in zip(self.linears, kept, strict=True):
            layer.weight.copy_(torch.from_numpy(weights.T))
            layer.bias.copy_(torch.from_numpy(biases))

    def forward(self, observed: torch.Tensor, seats: torch.Tensor) -> Prediction:
        """Evaluate positions, (n, observations), at tables of `seats` (n) players."""
        precision = torch.float16 if observed.is_cuda else torch.float32
        x = observed.to(precision)
        *hidden, last = self.linears
        for layer in hidden:
            weight = pad_columns(layer.weight, x.shape[1]).to(precision)
            x = functional.relu(functional.linear(x, weight, layer.bias.to(precision)))
        out = last(x.float())
        logits, share_logits, scores = out.split([self.actions, MAX_SEATS, MAX_SEATS], dim=1)
        at_table = self.order < seats[:, None]
        return Prediction(logits, share_logits.masked_fill(~at_table, MASKED), scores * at_table)


class StackedPolicies:
    """The policies of several networks of one shape, evaluated in one batched product a layer."""

    def __init__(self, networks: Sequence[PolicyValueNet]) -> None:
        first = networks[0]
        self.actions = first.actions
        on_gpu = first.linears[0].weight.is_cuda
        self._precision = torch.float16 if on_gpu else torch.float32
        self._weights = [
            torch.stack([pad_columns(net.linears[n].weight.detach()).T for net in networks])
            .contiguous()
            .to(self._precision)
            for n in range(len(first.linears))
        ]
        self._biases = [
            torch.stack([net.linears[n].bias.detach() for net in networks])
            .to(self._precision)
            .unsqueeze(1)
            for n in range(len(first.linears))
        ]

    def __len__(self) -> int:
        """How many networks."""
        return len(self._weights[0])

    @torch.no_grad()
    def logits(self, observed: torch.Tensor) -> torch.Tensor:
        """Logits (networks * m, actions) of positions (networks * m, observations), in blocks."""
        x = observed[:, : self._weights[0].shape[1]].to(self._precision)
        x = x.reshape(len(self), -1, x.shape[1])
        for weights, biases in zip(self._weights[:-1], self._biases[:-1], strict=True):
            x = torch.baddbmm(biases, x, weights).relu_()
        out = torch.baddbmm(self._biases[-1], x, self._weights[-1])
        return out.flatten(0, 1)[:, : self.actions].float()


def padded(width: int) -> int:
    """A width that tensor cores read without a slow path: a multiple of 16 bytes."""
    return -(-width // ALIGNED_NUMBERS) * ALIGNED_NUMBERS


def pad_columns(weight: torch.Tensor, width: int | None = None) -> torch.Tensor:
    """A weight with columns of 0 up to the width (None: `padded`) of its padded input."""
    columns = weight.shape[1]
    return functional.pad(weight, (0, (padded(columns) if width is None else width) - columns))


def export(
    model: PolicyValueNet, game: Game, file: Path, provenance: str, tuning: Tuning | None = None
) -> None:
    """Write the weights for the bots; `provenance` says how they were learned.

    `tuning` has the figures that a network for any figures reads.
    """
    layers = [
        (layer.weight.detach().T.cpu().numpy(), layer.bias.detach().cpu().numpy())
        for layer in model.linears
    ]
    write_net(file, game, layers, provenance, tuning.figures if tuning else ())
