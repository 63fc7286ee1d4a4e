"""Judging sets of figures by games of a network that plays any figures, many sets in parallel."""

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch

from lutece.bots.net import NetFileError, figure_inputs, read_figures
from lutece.kernel.contract import option_bits
from lutece.kernel.errors import LuteceError
from lutece.kernel.tuning import Bounds, Indices, Tuning
from lutece.learn.figure_sets import figure_sets
from lutece.learn.model import PolicyValueNet
from lutece.learn.ppo import log_softmax
from lutece.learn.vector_env import VectorEnv
from lutece.study.counting import GameBatch, count_games, tallies_of
from lutece.study.tally import Tally

MOST_GAMES = 1 << 16  # side by side
SYNC_INTERVAL = 16  # steps between two checks for running games, each of which syncs the GPU


class NetworkJudge:
    """Plays games of each set with one network, which always plays its likeliest action."""

    def __init__(self, tuning: Tuning, network: Path, device: str) -> None:
        known = read_figures(network)
        names = {bounds.name: bounds for bounds in known}
        for bounds in tuning.figures:
            theirs = names.get(bounds.name)
            if theirs is None or not set(bounds.values) <= set(theirs.values):
                raise NetFileError(
                    f"{network} has not learned {bounds.name} from {bounds.values[0]} to "
                    f"{bounds.values[-1]}: lutece learn GAME --any-figures trains a network."
                )
        self._tuning, self._device = tuning, device
        self._known = NetworkFigures(tuning, known)
        self.network = PolicyValueNet(tuning.game, len(known))
        self.network.load_weights(network)
        self.network.to(torch.device(device))

    def __call__(
        self, sets: Sequence[Indices], games: int, seed: str,
        progress: Callable[[int], None] = lambda number: None,
    ) -> list[dict[int, Tally]]:  # fmt: skip
        """Tallies by number of players for each set: so many games with each, dealt alike."""
        numbers = len(self._tuning.game.seats)
        sets_per_batch = max(1, MOST_GAMES // (games * numbers))
        found = []
        for first in range(0, len(sets), sets_per_batch):
            found += self._judge(sets[first : first + sets_per_batch], games, seed)
            progress(len(found))
        return found

    @torch.no_grad()
    def _judge(self, sets: Sequence[Indices], games: int, seed: str) -> list[dict[int, Tally]]:
        game = self._tuning.game
        figures = figure_sets(self._tuning, sets)
        figures = figures._replace(inputs=self._known.inputs(sets))
        count = len(sets) * games * len(game.seats)
        chosen = option_bits(game, self._tuning.options)
        env = VectorEnv(
            game, count, self._device, count, seed, tuple(game.seats), chosen, figures, paired=True
        )
        env.deal_in_order()
        running = torch.ones(count, dtype=torch.bool, device=env.device)
        made: list[torch.Tensor] = []
        while len(made) % SYNC_INTERVAL or bool(running.any()):
            logits = self.network(env.observed, env.seats).logits
            action = log_softmax(logits, env.mask).argmax(1)
            made.append(action.to(torch.int16))
            env.step(action)
            running &= ~env.over.bool()
            if len(made) > game.kernel.max_decisions:
                raise LuteceError("A game does not end.")
        actions = torch.stack(made, 1).cpu().numpy()
        played = GameBatch(
            figures.constants, env.dealt.set_of, env.dealt.starts, env.dealt.seats, actions
        )
        counts = count_games(game, played)
        return [
            tallies_of(counts, env.dealt.seats, env.dealt.set_of == n) for n in range(len(sets))
        ]


class NetworkFigures:
    """The figures that a network reads as inputs: tuned ones and fixed ones."""

    def __init__(self, tuning: Tuning, known: Sequence[Bounds]) -> None:
        self._base = figure_inputs(tuning.game, known)
        names = [bounds.name for bounds in known]
        self._columns = [names.index(bounds.name) for bounds in tuning.figures]
        # The network's bounds may be wider than those of the search.
        self._inputs = [
            np.array(
                [
                    2 * known[at].values.index(value) / (len(known[at].values) - 1) - 1
                    for value in bounds.values
                ],
                np.float32,
            )
            for at, bounds in zip(self._columns, tuning.figures, strict=True)
        ]

    def inputs(self, sets: Sequence[Indices]) -> npt.NDArray[np.float32]:
        """The network's inputs for each set."""
        rows = np.tile(self._base, (len(sets), 1))
        for row, indices in zip(rows, sets, strict=True):
            for column, values, index in zip(self._columns, self._inputs, indices, strict=True):
                row[column] = values[index]
        return rows
