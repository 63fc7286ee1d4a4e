"""Proximal policy optimisation (PPO) with a value for each seat.

A round plays `horizon` decisions in every game of a vector environment, then updates the network
from those decisions. Advantages are generalised advantage estimates (GAE, discount 1) over the
decisions of all seats, of the mover's share of the win and, with a small weight, of its lead.
Values are learned from the mover's observation and from another seat's, because a search evaluates
every position from the observation of its own seat.
"""

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch.nn import functional

from lutece.bots.net import SCORE_SCALE
from lutece.kernel.structs import MAX_SEATS
from lutece.learn.league import Opponents
from lutece.learn.model import MASKED, PolicyValueNet, Prediction
from lutece.learn.vector_env import VectorEnv

LEAD_WEIGHT = 0.25  # what SCORE_SCALE points of lead are worth beside the share of the win
CLIP_RATIO = 0.2
MAX_GRADIENT_NORM = 0.5
VALUE_WEIGHT = 0.5
WATCHED_ROWS = 0.5  # of a minibatch: the share that also learns its values from another seat
WATCHED_COLUMNS = ("watched", "watcher")
EMA_DECAY = 0.998  # of the averaged network, in the long run
LOSS_SCALE = 4096.0  # keeps gradients in half precision away from underflow
WARM_UP_UPDATES = 3  # before the update is captured as a CUDA graph


@dataclass(frozen=True)
class PPOConfig:
    """Sizes of a round and how to learn from it; pairs are the first and the last value."""

    games: int = 32768  # side by side
    horizon: int = 32  # decisions a round, in every game
    minibatch: int = 32768
    epochs: int = 2
    gae_lambda: float = 0.95
    value_lambda: float = 0.99  # of the value targets: less bias, since their variance averages out
    learning_rate: tuple[float, float] = (1e-3, 5e-5)
    entropy_bonus: tuple[float, float] = (0.02, 0.003)

    @property
    def updates(self) -> int:
        """Optimiser steps a round."""
        return self.epochs * (self.games * self.horizon // self.minibatch)

    @property
    def decisions(self) -> int:
        """Decisions a round."""
        return self.games * self.horizon


class Losses(NamedTuple):
    """Means over a round."""

    entropy: float  # of the policy
    value_loss: float  # cross-entropy of the shares of the win
    score_error: float  # root mean square, in points


class Rollout:
    """The decisions of a round; shapes (horizon, games, …), reused in every round."""

    def __init__(self, env: VectorEnv, config: PPOConfig) -> None:
        size, device = (config.horizon, config.games), env.device
        precision = torch.float16 if device.type == "cuda" else torch.float32

        def zeros(*shape: int, dtype: torch.dtype = torch.float32, more: int = 0) -> torch.Tensor:
            return torch.zeros((size[0] + more, size[1], *shape), dtype=dtype, device=device)

        self.observed = zeros(env.observed.shape[1], dtype=precision)
        self.watched = zeros(env.watched.shape[1], dtype=precision)
        self.mask = zeros(env.mask.shape[1], dtype=torch.uint8)
        self.action, self.seats, self.mover, self.watcher = (
            zeros(dtype=torch.int64) for _ in range(4)
        )
        self.log_probability = zeros()
        self.learns = zeros()  # 1 where the learner decided, 0 where an opponent did
        self.value = zeros(2 * MAX_SEATS, more=1)  # by seat: shares, then scores
        self.over = zeros(dtype=torch.bool)
        self.result = zeros(2 * MAX_SEATS)

    @torch.no_grad()
    def collect(self, env: VectorEnv, model: PolicyValueNet, opponents: Opponents | None) -> None:
        """Play the round: the network decides, or an opponent where it holds the seat."""
        units = torch.tensor([1.0] * MAX_SEATS + [SCORE_SCALE] * MAX_SEATS, device=env.device)
        for t in range(len(self.action)):
            prediction = model(env.observed, env.seats)
            logits = prediction.logits
            if opponents is not None:
                logits, self.learns[t] = opponents.take_over(env, logits)
            else:
                self.learns[t] = 1.0
            log_probabilities = log_softmax(logits, env.mask)
            action = sample(log_probabilities, env.draw)
            self.observed[t], self.watched[t], self.mask[t] = env.observed, env.watched, env.mask
            self.action[t], self.seats[t] = action, env.seats
            self.mover[t], self.watcher[t] = env.mover, env.watcher
            self.log_probability[t] = log_probabilities.gather(1, action[:, None])[:, 0]
            self.value[t] = value_by_seat(prediction, env.seats, env.mover)
            env.step(action)
            self.over[t] = env.over.bool()
            self.result[t] = env.result.float() / units
            if opponents is not None:
                opponents.record_results(env)
        self.value[-1] = value_by_seat(model(env.observed, env.seats), env.seats, env.mover)


def gae(
    value: torch.Tensor, over: torch.Tensor, result: torch.Tensor, gae_lambda: float
) -> torch.Tensor:
    """Generalised advantage estimates by seat, (horizon, games, 2 * seats); the discount is 1.

    `value` has one step more than `over` and `result`: the bootstrap value after the last decision.
    """
    estimate = torch.zeros_like(value[0])
    estimates = torch.zeros_like(value[:-1])
    for t in reversed(range(len(estimates))):
        ended = over[t][:, None]
        after = torch.where(ended, result[t], value[t + 1])
        delta = after - value[t]
        estimate = delta + gae_lambda * torch.where(ended, 0.0, estimate)
        estimates[t] = estimate
    return estimates


def advantages(estimates: torch.Tensor, mover: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    """Each decision's advantage to its mover, (horizon, games): share of the win, then lead."""
    shares, scores = estimates.split(MAX_SEATS, dim=2)
    own = mover[..., None]
    own_score = scores.gather(2, own)[..., 0]
    others = (scores.sum(2) - own_score) / (seats - 1)
    return shares.gather(2, own)[..., 0] + LEAD_WEIGHT * (own_score - others)


class Updater:
    """The optimiser of a network, with `averaged`: the exponential moving average that plays best.

    On a GPU one update is captured as a CUDA graph: launching its kernels one by one took longer
    than running them.
    """

    def __init__(self, model: PolicyValueNet, rollout: Rollout, config: PPOConfig) -> None:
        self._model, self._config = model, config
        self.averaged = copy.deepcopy(model)
        device = rollout.action.device
        self._on_gpu = device.type == "cuda"

        def scalar(value: float) -> torch.Tensor:
            return torch.tensor(value, device=device)

        self._rate, self._entropy_bonus = scalar(config.learning_rate[0]), scalar(0.0)
        self._keep = scalar(0.0)
        self._optimizer = torch.optim.Adam(
            model.parameters(), eps=1e-5, lr=self._rate, capturable=self._on_gpu
        )
        names = ("observed", "watched", "mask", "action", "seats", "mover", "watcher", "learns")
        self._columns = {name: getattr(rollout, name).flatten(0, 1) for name in names}
        self._columns["log_probability"] = rollout.log_probability.flatten()
        self._columns["advantage"] = torch.zeros_like(rollout.log_probability).flatten()
        self._columns["target"] = torch.zeros_like(rollout.value[:-1]).flatten(0, 1)
        self._rows = torch.zeros(config.minibatch, dtype=torch.int64, device=device)
        self._sums = torch.zeros(3, device=device)
        self._shuffle = torch.Generator(device).manual_seed(0)
        self._graph: torch.cuda.CUDAGraph | None = None
        self.updates = 0

    def seed(self, number: int) -> None:
        """Make the order of the minibatches repeatable."""
        self._shuffle.manual_seed(number)

    def learn(self, rollout: Rollout, progress: float) -> Losses:
        """Update the network from a round; `progress` from 0 to 1 sets the learning rate."""
        config = self._config
        self._rate.fill_(interpolate(config.learning_rate, progress))
        self._entropy_bonus.fill_(interpolate(config.entropy_bonus, progress))
        played = (rollout.value, rollout.over, rollout.result)
        estimates = gae(*played, config.gae_lambda)
        advantage = advantages(estimates, rollout.mover, rollout.seats).flatten()
        own = advantage[self._columns["learns"] > 0]
        self._columns["advantage"].copy_((advantage - own.mean()) / (own.std() + 1e-6))
        targets = gae(*played, config.value_lambda) + rollout.value[:-1]
        self._columns["target"].copy_(targets.flatten(0, 1))
        self._sums.zero_()
        for _ in range(config.epochs):
            for rows in self._minibatches():
                self._rows.copy_(rows)
                self._keep.fill_(ema_decay(self.updates))
                self._run_update()
                self.updates += 1
        entropy, value_loss, score_error = (self._sums / config.updates).tolist()
        return Losses(entropy, value_loss, score_error**0.5 * SCORE_SCALE)

    def state(self) -> dict[str, torch.Tensor]:
        """The optimiser's moments and the network in full precision, by name."""
        named = {f"model.{name}": value for name, value in self._model.named_parameters()}
        for (name, parameter), slow in zip(
            self._model.named_parameters(), self.averaged.parameters(), strict=True
        ):
            named[f"averaged.{name}"] = slow
            for moment, value in self._optimizer.state[parameter].items():
                named[f"adam.{moment}.{name}"] = value
        return {name: value.detach() for name, value in named.items()}

    @torch.no_grad()
    def load_state(self, state: dict[str, torch.Tensor]) -> None:
        """Continue from `state()` of an earlier run of the same shape."""
        for (name, parameter), slow in zip(
            self._model.named_parameters(), self.averaged.parameters(), strict=True
        ):
            parameter.copy_(state[f"model.{name}"])
            slow.copy_(state[f"averaged.{name}"])
            self._optimizer.state[parameter] = {
                moment: state[f"adam.{moment}.{name}"].to(parameter.device)
                for moment in ("step", "exp_avg", "exp_avg_sq")
            }

    def _minibatches(self) -> Iterator[torch.Tensor]:
        count, size = len(self._columns["action"]), self._config.minibatch
        order = torch.randperm(count, device=self._rows.device, generator=self._shuffle)
        for first in range(0, count - size + 1, size):
            yield order[first : first + size]

    def _run_update(self) -> None:
        """One update: eager on a CPU and at first on a GPU, replayed as a graph after that."""
        if not self._on_gpu:
            self._update()
        elif self._graph is not None:
            self._graph.replay()
        elif self.updates < WARM_UP_UPDATES:
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                self._update()
            torch.cuda.current_stream().wait_stream(side)
        else:
            self._graph = torch.cuda.CUDAGraph()
            self._optimizer.zero_grad(set_to_none=True)
            with torch.cuda.graph(self._graph):
                self._update()
            self._graph.replay()

    def _update(self) -> None:
        """One optimiser step on the minibatch `_rows`, and one step of the moving average."""
        batch = {
            name: column[self._rows]
            for name, column in self._columns.items()
            if name not in WATCHED_COLUMNS
        }
        watched = self._rows[: max(1, int(WATCHED_ROWS * len(self._rows)))]  # rows are shuffled
        batch |= {name: self._columns[name][watched] for name in WATCHED_COLUMNS}
        loss, measured = self._loss(batch)
        self._optimizer.zero_grad(set_to_none=True)
        (loss * LOSS_SCALE).backward()
        for parameter in self._model.parameters():
            if parameter.grad is not None:
                parameter.grad.div_(LOSS_SCALE)
        torch.nn.utils.clip_grad_norm_(self._model.parameters(), MAX_GRADIENT_NORM)
        self._optimizer.step()
        with torch.no_grad():
            for slow, fast in zip(
                self.averaged.parameters(), self._model.parameters(), strict=True
            ):
                slow.lerp_(fast, 1 - self._keep)
            self._sums += measured

    def _loss(self, batch: dict[str, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
        prediction = self._model(batch["observed"], batch["seats"])
        log_probabilities = log_softmax(prediction.logits, batch["mask"])
        chosen = log_probabilities.gather(1, batch["action"][:, None])[:, 0]
        advantage, learns = batch["advantage"], batch["learns"]
        ratio = ((chosen - batch["log_probability"]) * learns).exp()  # 1 for an opponent's decision
        surrogate = torch.minimum(
            ratio * advantage, ratio.clamp(1 - CLIP_RATIO, 1 + CLIP_RATIO) * advantage
        )
        entropies = -(log_probabilities.exp() * log_probabilities.clamp(min=-50)).sum(1)
        decisions = learns.sum().clamp(min=1.0)
        policy = (surrogate * learns).sum() / decisions
        entropy = (entropies * learns).sum() / decisions
        value_loss, score_loss = value_losses(
            prediction, batch["target"], batch["seats"], batch["mover"]
        )
        watched = slice(0, len(batch["watched"]))
        watching = self._model(batch["watched"], batch["seats"][watched])
        watched_value, watched_score = value_losses(
            watching, batch["target"][watched], batch["seats"][watched], batch["watcher"]
        )
        value = value_loss + watched_value + score_loss + watched_score
        loss = VALUE_WEIGHT * value - policy - self._entropy_bonus * entropy
        return loss, torch.stack([entropy, value_loss, score_loss]).detach()


def value_losses(
    prediction: Prediction, target: torch.Tensor, seats: torch.Tensor, observer: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """Cross-entropy of the shares and mean square error of the scores; `target` is by seat."""
    order = torch.arange(MAX_SEATS, device=target.device)
    relative = (observer[:, None] + order) % seats[:, None]
    at_table = order < seats[:, None]
    shares, scores = (
        part.gather(1, relative) * at_table for part in target.split(MAX_SEATS, dim=1)
    )
    log_shares = functional.log_softmax(prediction.share_logits, dim=1).masked_fill(~at_table, 0)
    errors = ((prediction.scores - scores) ** 2 * at_table).sum(1) / seats
    return -(shares * log_shares).sum(1).mean(), errors.mean()


def value_by_seat(
    prediction: Prediction, seats: torch.Tensor, observer: torch.Tensor
) -> torch.Tensor:
    """The values for seats 0 to 3, (n, 8): shares, then scores."""
    order = torch.arange(MAX_SEATS, device=seats.device)
    relative = (order - observer[:, None]) % seats[:, None]
    at_table = order < seats[:, None]
    parts = (prediction.share_logits.softmax(1), prediction.scores)
    return torch.cat([part.gather(1, relative) * at_table for part in parts], dim=1)


def log_softmax(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Log-probabilities of the legal actions."""
    return functional.log_softmax(logits.masked_fill(mask == 0, MASKED), dim=1)


def sample(log_probabilities: torch.Tensor, draw: torch.Generator) -> torch.Tensor:
    """An action for each game, by its probability (the Gumbel-max trick)."""
    uniform = torch.rand(
        log_probabilities.shape, generator=draw, device=log_probabilities.device
    ).clamp_(min=1e-20)
    return (log_probabilities - (-uniform.log_()).clamp_(min=1e-20).log_()).argmax(1)


def ema_decay(updates: int) -> float:
    """How much of the moving average an update keeps: little at first, EMA_DECAY later."""
    return min(EMA_DECAY, updates / (updates + 10))


def interpolate(ends: tuple[float, float], progress: float) -> float:
    """Between two values, evenly on a logarithmic scale."""
    return float(ends[0] ** (1 - progress) * ends[1] ** progress)
