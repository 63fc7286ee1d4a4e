"""Training a network by self-play, with a league of earlier selves and exploiters.

A run is a fixed number of decisions, not a time: the same seed and number give the same weights on
the same device. A cycle is some rounds of the learner, then some rounds of an exploiter, which
plays only against the averaged network of the learner; copies of both then join the league.
"""

import copy
import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import msgspec
import numba
import torch

from lutece.kernel.contract import Game, option_bits
from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import rng_from
from lutece.kernel.tuning import Tuning
from lutece.learn.checkpoint import read_checkpoint, write_checkpoint
from lutece.learn.figure_sets import TRAINING_SETS, FigureSets, drawn_sets
from lutece.learn.league import League, Member, OpponentConfig, Opponents
from lutece.learn.model import PolicyValueNet, export
from lutece.learn.ppo import Losses, PPOConfig, Rollout, Updater, log_softmax, sample
from lutece.learn.vector_env import DEAL, VectorEnv

CPU_GAMES = 256  # side by side, without a GPU
MAX_GAMES = 1 << 17
STAGGER_STEPS = 128
FINE_TUNING_RATE = (6e-4, 3e-5)
FINE_TUNING_ENTROPY = (0.01, 0.002)


@dataclass(frozen=True)
class TrainingConfig:
    """How a network is trained."""

    ppo: PPOConfig = field(default_factory=PPOConfig)
    deals: int = 500_000
    league_fraction: float = 0.5  # of the games: against opponents from the league
    opponents: int = 4  # from the league at a time
    alone: float = 0.5  # of the league's games: the learner holds one seat only
    cycle: int = 40  # rounds of the learner before the league grows
    exploiter_rounds: int = 20  # of every cycle; 0: no exploiters


@dataclass
class Progress:
    """The state of a run after a round."""

    round: int
    seconds: float
    decisions: int  # all that were learned from, the exploiters' included
    games: int
    role: str  # "learner" or "exploiter"
    losses: Losses
    league_share: float | None  # the learner's mean share of the win against the league


def device_for(name: str) -> str:
    """The device of that name, or the GPU if there is one."""
    available = ["cuda", "cpu"] if torch.cuda.is_available() else ["cpu"]
    if name and name not in available:
        raise LuteceError(
            f"This machine cannot train on {name!r}; available: {', '.join(available)}."
        )
    return name or available[0]


def config_for(
    games: int | None, device: str, resume: bool = False, exploiters: bool = True
) -> TrainingConfig:
    """The default configuration, scaled down for fewer games side by side.

    Resuming uses a lower learning rate and entropy bonus, to limit forgetting.
    """
    config = TrainingConfig()
    if not exploiters:
        config = replace(config, exploiter_rounds=0)
    ppo = config.ppo
    if resume:
        ppo = replace(ppo, learning_rate=FINE_TUNING_RATE, entropy_bonus=FINE_TUNING_ENTROPY)
    games = (ppo.games if device == "cuda" else CPU_GAMES) if games is None else games
    if not 1 <= games <= MAX_GAMES:
        raise LuteceError(f"--games must be between 1 and {MAX_GAMES:,}, not {games}.")
    minibatch = max(1, min(ppo.minibatch, games * ppo.horizon // 4))
    ppo = replace(ppo, games=games, minibatch=minibatch)
    return replace(config, ppo=ppo, deals=min(config.deals, 64 * games))


class Trainee:
    """A network in training: its environment, opponents, rollout and optimiser."""

    def __init__(
        self, game: Game, device: str, seed: str, config: TrainingConfig,
        opponents: OpponentConfig, start: PolicyValueNet | None = None,
        seats: tuple[int, ...] | None = None, options: int | None = None,
        figures: FigureSets | None = None,
    ) -> None:  # fmt: skip
        inputs = 0 if figures is None else figures.inputs.shape[1]
        self.model = PolicyValueNet(game, inputs) if start is None else copy.deepcopy(start)
        self.env = VectorEnv(
            game,
            config.ppo.games,
            device,
            config.deals,
            seed,
            seats or tuple(game.seats),
            options,
            figures,
        )
        self.model.to(self.env.device)
        stagger(self.env)
        self.rollout = Rollout(self.env, config.ppo)
        self.updater = Updater(self.model, self.rollout, config.ppo)
        self.updater.seed(int(rng_from(seed, "minibatches")[0]))
        self.opponents = Opponents(self.env, opponents) if opponents.fraction > 0 else None

    def round(self, progress: float) -> tuple[Losses, int]:
        """Play and learn one round; returns the losses and the number of games that ended."""
        self.rollout.collect(self.env, self.model, self.opponents)
        losses = self.updater.learn(self.rollout, progress)
        return losses, int(self.rollout.over.sum())


class Trainer:
    """Trains a game's network; the averaged network is what bots play with."""

    def __init__(
        self, game: Game, device: str, seed: str, config: TrainingConfig,
        start: Path | None = None, options: Mapping[str, bool] | None = None,
        tuning: Tuning | None = None, sets: int = TRAINING_SETS,
    ) -> None:  # fmt: skip
        """From random weights, or from a network or checkpoint file.

        With `options` all games have these options; without, one deal in three has some. With
        `tuning` games are played with so many sets of figures, drawn within its bounds.
        """
        torch.manual_seed(int(rng_from(seed, "network")[0]))
        torch.backends.cuda.matmul.allow_tf32 = True
        self._game, self._config, self._seed, self._device = game, config, seed, device
        self._start = start.name if start else ""
        self._tuning = tuning
        self._figures = None if tuning is None else drawn_sets(tuning, seed, sets)
        network = PolicyValueNet(game, 0 if tuning is None else len(tuning.figures))
        kept = read_checkpoint(start, game) if start else None
        if start and kept is None:
            network.load_weights(start, game)
        self._options = None if options is None else option_bits(game, options)
        # Opponents play their likeliest decision, as the bots do and as best responses meet them.
        league = OpponentConfig(config.league_fraction, config.opponents, config.alone, greedy=True)
        self._learner = Trainee(
            game, device, seed, config, league, network, options=self._options,
            figures=self._figures,
        )  # fmt: skip
        if kept is not None:
            self._learner.updater.load_state(kept)
        self._exploiter: Trainee | None = None
        self._league = League(int(rng_from(seed, "league")[0]))
        self._chosen: list[Member] = []  # the learner's opponents of this cycle
        self.curve: list[Progress] = []

    @property
    def averaged(self) -> PolicyValueNet:
        """The exponential moving average of the learner's weights."""
        return self._learner.updater.averaged

    @property
    def decisions(self) -> int:
        """Decisions learned from so far."""
        return self.curve[-1].decisions if self.curve else 0

    def rounds(self, decisions: int) -> Iterator[Progress]:
        """Train for this many decisions, round by round."""
        begun, config = time.monotonic(), self._config
        cycle_length = config.cycle + (config.exploiter_rounds if self._uses_league else 0)
        made = games = number = 0
        while made < decisions:
            place = number % cycle_length
            if self._uses_league and place == 0:
                self._begin_learner_phase(number)
            elif self._uses_league and place == config.cycle:
                self._begin_exploiter_phase()
            exploits = place >= config.cycle
            trainee = self._exploiter if exploits and self._exploiter else self._learner
            losses, ended = trainee.round(made / decisions)
            number, made, games = number + 1, made + config.ppo.decisions, games + ended
            if exploits and place == cycle_length - 1 and self._exploiter:
                exploiter = copy.deepcopy(self._exploiter.updater.averaged)
                self._league.add(f"exploiter after round {number}", exploiter)
            progress = Progress(
                number, time.monotonic() - begun, made, games,
                "exploiter" if exploits else "learner", losses, self._league_share(trainee),
            )  # fmt: skip
            self.curve.append(progress)
            yield progress

    def write(self, file: Path) -> None:
        """Export the averaged network for the bots, with its provenance."""
        export(self.averaged, self._game, file, self.provenance(), self._tuning)

    def write_checkpoint(self, file: Path) -> None:
        """Keep weights and optimiser in full precision, to resume from."""
        write_checkpoint(file, self._game, self._learner.updater.state())

    def provenance(self) -> str:
        """How the weights came about, as JSON: recipe, seed, versions, size of the run."""
        last = self.curve[-1] if self.curve else None
        return msgspec.json.encode(
            {
                "decisions": self.decisions,
                "seconds": round(last.seconds) if last else 0,
                "from": self._start or None,
                "seed": self._seed,
                "device": self._device,
                "config": asdict(self._config),
                "sets of figures": None if self._figures is None else len(self._figures.inputs),
                "torch": str(torch.__version__),
                "numba": numba.__version__,
            }
        ).decode()

    @property
    def _uses_league(self) -> bool:
        return self._learner.opponents is not None

    def _begin_learner_phase(self, number: int) -> None:
        """Add the averaged learner to the league, and draw the learner's next opponents."""
        opponents = self._learner.opponents
        assert opponents is not None
        for member, result in zip(self._chosen, opponents.results(), strict=False):
            member.share = result.share
        self._league.add(f"round {number}", copy.deepcopy(self.averaged))
        self._chosen = self._league.choose(opponents.blocks)
        opponents.assign([member.network for member in self._chosen])

    def _begin_exploiter_phase(self) -> None:
        """Set the exploiter against the averaged learner as it is now."""
        if self._exploiter is None:
            # One exploiter for the whole run: a weakness takes hundreds of rounds to find.
            self._exploiter = Trainee(
                self._game, self._device, f"{self._seed} exploiter", self._config,
                OpponentConfig(1.0, 1, self._config.alone, greedy=True), self.averaged,
                options=self._options,
                figures=self._figures,
            )  # fmt: skip
        assert self._exploiter.opponents is not None
        self._exploiter.opponents.assign([copy.deepcopy(self.averaged)])

    def _league_share(self, trainee: Trainee) -> float | None:
        if trainee.opponents is None:
            return None
        results = [result for result in trainee.opponents.results() if result.games]
        games = sum(result.games for result in results)
        return sum(result.share * result.games for result in results) / games if games else None


def stagger(env: VectorEnv) -> None:
    """Play random decisions and deal the games at different steps, so that their phases differ."""
    begins = torch.arange(env.games, device=env.device) * STAGGER_STEPS // env.games
    env.step(torch.full((env.games,), DEAL, device=env.device))
    for number in range(STAGGER_STEPS):
        uniform = log_softmax(torch.zeros(env.mask.shape, device=env.device), env.mask)
        env.step(torch.where(begins == number, DEAL, sample(uniform, env.draw)))
