"""Learning from games against oneself: proximal policy optimisation with a value for each seat.

Every round plays some decisions in all games of a field, then learns from them. A seat's advantage
is how much better it stands some decisions later than the network had expected, by its share of
the win and a little by its lead (generalised advantage estimation over everybody's decisions). What
the position is worth is learned from the mover's view and from another seat's, since a search asks
for its own seat whoever is to move.
"""

import copy
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import torch
from torch.nn import functional

from lutece.bots.net import SCORE_SCALE
from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.records import MAX_SEATS
from lutece.kernel.rng import rng_from
from lutece.learn.field import DEAL, Field
from lutece.learn.model import NEVER, Judged, Model, export

LEAD = 0.25  # what SCORE_SCALE points ahead are worth beside the share of the win
CLIP = 0.2
SLOWLY = 0.998  # how much of the averaged network each update keeps, in the long run
FEW_GAMES = 256  # side by side, without a GPU
MOST_GAMES = 1 << 17
GENTLE_RATE = (6e-4, 3e-5)  # for a network that knows the game already
GENTLE_CURIOSITY = (0.01, 0.002)


@dataclass(frozen=True)
class Recipe:
    """How to learn: sizes, and how they change from the first to the last round."""

    games: int = 32768
    decisions: int = 32  # a round, in each game
    deals: int = 500_000
    batch: int = 32768
    passes: int = 2
    decay: float = 0.95  # of what later decisions say about an earlier one
    decay_of_worth: float = 0.99  # the same, of what they say about the position: luck evens out
    rate: tuple[float, float] = (1e-3, 5e-5)
    curiosity: tuple[float, float] = (0.02, 0.003)

    @property
    def updates(self) -> int:
        """Steps of the optimiser in a round."""
        return self.passes * (self.games * self.decisions // self.batch)


@dataclass
class Round:
    """What is told after a round."""

    number: int
    seconds: float
    decisions: int
    games: int
    curiosity: float  # of the policy: mean entropy
    surprise: float  # mean cross-entropy of the shares of the win
    missed: float  # root of the mean square error of scores, in points


@dataclass
class Steps:
    """The decisions of a round; the first dimension is time, the second games."""

    seen: torch.Tensor
    watched: torch.Tensor
    mask: torch.Tensor
    action: torch.Tensor
    chance: torch.Tensor  # logarithm, when it was chosen
    seats: torch.Tensor
    mover: torch.Tensor
    watcher: torch.Tensor
    expected: torch.Tensor  # one more in time; by seat: shares and scores
    over: torch.Tensor
    result: torch.Tensor


def device_for(asked: str) -> str:
    """The device that was asked for, or the GPU if there is one."""
    there = ["cuda", "cpu"] if torch.cuda.is_available() else ["cpu"]
    if asked and asked not in there:
        raise LuteceError(
            f"Nothing can be learned on {asked!r} here: there is {' and '.join(there)}."
        )
    return asked or there[0]


def recipe_for(games: int | None, device: str, again: bool = False) -> Recipe:
    """The recipe, cut down for fewer games side by side; many more than are asked do not help.

    A network that goes on is taught more gently, or it would forget before it learns.
    """
    whole = Recipe(rate=GENTLE_RATE, curiosity=GENTLE_CURIOSITY) if again else Recipe()
    games = (whole.games if device == "cuda" else FEW_GAMES) if games is None else games
    if not 1 <= games <= MOST_GAMES:
        raise LuteceError(
            f"{games} games side by side cannot be played: ask for 1 to {MOST_GAMES:,}."
        )
    batch = max(1, min(whole.batch, games * whole.decisions // 4))
    return replace(whole, games=games, batch=batch, deals=min(whole.deals, 64 * games))


class Learner:
    """A network that learns a game; `averaged`, the mean of its latest states, plays best."""

    def __init__(
        self, game: Game, device: str, seed: str, recipe: Recipe, start: Path | None = None
    ) -> None:
        """From nothing, or from a network."""
        torch.manual_seed(int(rng_from(seed, "network")[0]))
        torch.backends.cuda.matmul.allow_tf32 = True
        self._game, self._recipe, self._start = game, recipe, start.name if start else ""
        self._model = Model(game)
        if start:
            self._model.begin_with(start)
        self._field = Field(game, recipe.games, device, recipe.deals, seed, tuple(game.seats))
        self._model.to(self._field.device)
        self.averaged = copy.deepcopy(self._model)
        self._optimiser = torch.optim.Adam(self._model.parameters(), eps=1e-5)
        start_unevenly(self._field, game.kernel.actions)
        self._told: Round | None = None

    def rounds(self, seconds: float) -> Iterator[Round]:
        """Learn for so long, round by round."""
        begun = time.monotonic()
        number = decisions = games = 0
        while (done := (time.monotonic() - begun) / seconds) < 1:
            for group in self._optimiser.param_groups:
                group["lr"] = _between(self._recipe.rate, done)
            steps = play(self._field, self._model, self._recipe.decisions)
            curiosity = _between(self._recipe.curiosity, done)
            learned = improve(
                self._model, self.averaged, self._optimiser, steps, self._recipe, curiosity,
                number * self._recipe.updates,
            )  # fmt: skip
            number += 1
            decisions += steps.action.numel()
            games += int(steps.over.sum())
            self._told = Round(number, time.monotonic() - begun, decisions, games, *learned)
            yield self._told

    def write(self, file: Path) -> None:
        """Keep the network for the bots, and how it was learned."""
        export(self.averaged, self._game, file, self.tell())

    def tell(self) -> str:
        """How much was learned, in a line; empty before the first round is over."""
        told = self._told
        if told is None:
            return ""
        said = f"{told.decisions} decisions in {told.seconds:.0f} s"
        return f"{said}, from {self._start}" if self._start else said


def start_unevenly(field: Field, actions: int) -> None:
    """Random decisions, each game dealt at another time: not all are at their openings at once."""
    device, rounds = field.device, 128
    begins = torch.arange(field.games, device=device) * rounds // field.games
    field.step(torch.full((field.games,), DEAL, device=device))
    for number in range(rounds):
        chosen = _draw(torch.zeros(field.games, actions, device=device), field.mask, field.draw)
        field.step(torch.where(begins == number, DEAL, chosen))


@torch.no_grad()
def play(field: Field, model: Model, count: int) -> Steps:
    """So many decisions in each game, as the network chooses."""
    kept: list[tuple[torch.Tensor, ...]] = []
    expected, ended = [], []
    for _ in range(count):
        judged = model(field.seen, field.seats)
        action = _draw(judged.figures, field.mask, field.draw)
        chance = _chances(judged.figures, field.mask).gather(1, action[:, None])[:, 0]
        expected.append(_by_seat(judged, field.seats, field.mover))
        kept.append(
            (
                field.seen.half(), field.watched.half(), field.mask.clone(), action, chance,
                field.seats.clone(), field.mover.clone(), field.watcher.clone(),
            )
        )  # fmt: skip
        field.step(action)
        scale = torch.tensor([1.0] * MAX_SEATS + [SCORE_SCALE] * MAX_SEATS, device=field.device)
        ended.append((field.over.bool(), field.result.float() / scale))
    expected.append(_by_seat(model(field.seen, field.seats), field.seats, field.mover))
    stacked = [torch.stack(list(part)) for part in (*zip(*kept, strict=True), expected)]
    return Steps(*stacked, *(torch.stack(part) for part in zip(*ended, strict=True)))


def improve(
    model: Model,
    averaged: Model,
    optimiser: torch.optim.Optimizer,
    steps: Steps,
    recipe: Recipe,
    curiosity: float,
    updates: int,
) -> tuple[float, float, float]:
    """Learn from the decisions of a round, in batches drawn from all; after so many updates."""
    gained, came = what_came(steps, recipe.decay, recipe.decay_of_worth)
    flat = {
        name: getattr(steps, name).flatten(0, 1)
        for name in ("seen", "watched", "mask", "action", "chance", "seats", "mover", "watcher")
    }
    gained, came = gained.flatten(), came.flatten(0, 1)
    gained = (gained - gained.mean()) / (gained.std() + 1e-6)
    sums = torch.zeros(3, device=gained.device)
    batches = 0
    for _ in range(recipe.passes):
        for rows in _batches(len(gained), recipe.batch, gained.device):
            part = {name: tensor[rows] for name, tensor in flat.items()}
            told = _learn_from(model, optimiser, part, gained[rows], came[rows], curiosity)
            _follow(averaged, model, updates + batches)
            sums += torch.stack(told)
            batches += 1
    entropy, surprise, missed = (sums / batches).tolist()
    return entropy, surprise, missed**0.5 * SCORE_SCALE


def _learn_from(
    model: Model,
    optimiser: torch.optim.Optimizer,
    part: dict[str, torch.Tensor],
    gained: torch.Tensor,
    came: torch.Tensor,
    curiosity: float,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """One step of the optimiser; tells entropy, surprise and the error of scores."""
    judged = model(part["seen"].float(), part["seats"])
    chances = _chances(judged.figures, part["mask"])
    chosen = chances.gather(1, part["action"][:, None])[:, 0]
    ratio = (chosen - part["chance"]).exp()
    policy = torch.minimum(ratio * gained, ratio.clamp(1 - CLIP, 1 + CLIP) * gained).mean()
    entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
    surprise, missed = _errors(judged, came, part["seats"], part["mover"])
    watching = model(part["watched"].float(), part["seats"])
    more_surprise, more_missed = _errors(watching, came, part["seats"], part["watcher"])
    value = surprise + more_surprise + missed + more_missed
    loss = 0.5 * value - policy - curiosity * entropy
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 0.5)
    optimiser.step()
    return entropy.detach(), surprise.detach(), missed.detach()


def what_came(
    steps: Steps, decay: float, decay_of_worth: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """How much each decision gained its mover, and what came of it for all seats."""
    shares, scores = _gains(steps, decay).split(MAX_SEATS, dim=2)
    own = steps.mover[..., None]
    others = (scores.sum(2) - scores.gather(2, own)[..., 0]) / (steps.seats - 1)
    lead = scores.gather(2, own)[..., 0] - others
    gained = shares.gather(2, own)[..., 0] + LEAD * lead
    return gained, _gains(steps, decay_of_worth) + steps.expected[:-1]


def _gains(steps: Steps, decay: float) -> torch.Tensor:
    """How much better each seat stands later than was expected at each decision."""
    later = torch.zeros_like(steps.expected[0])
    gains = torch.zeros_like(steps.expected[:-1])
    for t in reversed(range(len(gains))):
        over = steps.over[t][:, None]
        after = torch.where(over, steps.result[t], steps.expected[t + 1])
        later = after - steps.expected[t] + decay * torch.where(over, 0.0, later)
        gains[t] = later
    return gains


def _errors(
    judged: Judged, came: torch.Tensor, seats: torch.Tensor, looking: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """Cross-entropy of the shares, mean square of the scores; `came` is by seat."""
    order = torch.arange(MAX_SEATS, device=came.device)
    relative = (looking[:, None] + order) % seats[:, None]
    there = order < seats[:, None]
    shares, scores = (part.gather(1, relative) * there for part in came.split(MAX_SEATS, dim=1))
    chances = functional.log_softmax(judged.shares, dim=1).masked_fill(~there, 0)
    missed = ((judged.scores - scores) ** 2 * there).sum(1) / seats
    return -(shares * chances).sum(1).mean(), missed.mean()


def _by_seat(judged: Judged, seats: torch.Tensor, looking: torch.Tensor) -> torch.Tensor:
    """What is expected for seats 0 to 3: shares, then scores."""
    order = torch.arange(MAX_SEATS, device=seats.device)
    relative = (order - looking[:, None]) % seats[:, None]
    there = order < seats[:, None]
    parts = (judged.shares.softmax(1), judged.scores)
    return torch.cat([part.gather(1, relative) * there for part in parts], dim=1)


def _chances(figures: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    return functional.log_softmax(figures.masked_fill(mask == 0, NEVER), dim=1)


def _draw(figures: torch.Tensor, mask: torch.Tensor, draw: torch.Generator) -> torch.Tensor:
    """A decision for each game, by its chance (Gumbel's way)."""
    noise = torch.rand(figures.shape, generator=draw, device=figures.device)
    noise = -(-noise.clamp(min=1e-20).log()).clamp(min=1e-20).log()
    return (figures + noise).masked_fill(mask == 0, NEVER).argmax(1)


def _batches(count: int, size: int, device: torch.device) -> Iterator[torch.Tensor]:
    order = torch.randperm(count, device=device)
    for first in range(0, count - size + 1, size):
        yield order[first : first + size]


@torch.no_grad()
def _follow(averaged: Model, model: Model, updates: int) -> None:
    """Go a little of the way after an update; the first ones count for little later on."""
    keep = min(SLOWLY, updates / (updates + 10))
    for slow, fast in zip(averaged.parameters(), model.parameters(), strict=True):
        slow.lerp_(fast, 1 - keep)


def _between(ends: tuple[float, float], done: float) -> float:
    """Evenly on a logarithmic scale."""
    return float(ends[0] ** (1 - done) * ends[1] ** done)
