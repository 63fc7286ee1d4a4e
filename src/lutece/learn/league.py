"""A league: earlier selves and exploiters that the learner also plays against.

Plain self-play cycles: a network forgets how to beat opponents that it no longer meets. Some of the
games therefore have opponents from a league, drawn more often the harder they are to beat
(prioritised fictitious self-play, PFSP).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch

from lutece.kernel.structs import MAX_SEATS
from lutece.learn.model import PolicyValueNet, StackedPolicies
from lutece.learn.vector_env import VectorEnv

GREEDY_FACTOR = 1e4  # logits multiplied by this are sampled as their maximum
PFSP_EXPONENT = 2.0
MAX_MEMBERS = 24
NEUTRAL_SHARE = 0.5


class WinShare(NamedTuple):
    """The learner's mean share of the win against an opponent: 0.5 is even at any table size."""

    share: float
    error: float  # half the 95 % interval
    games: int


class OpponentConfig(NamedTuple):
    """How many games of an environment have opponents, and which seats these hold."""

    fraction: float  # of the games that have opponents
    blocks: int  # different opponents at a time: a block of games each
    alone: float  # probability that the learner holds one seat; otherwise it holds all but one
    greedy: bool = False  # opponents play their likeliest action instead of sampling


class Opponents:
    """Networks that hold some seats in the last games of a vector environment, a block each."""

    def __init__(self, env: VectorEnv, config: OpponentConfig) -> None:
        fraction, blocks, self._alone, self._greedy = config
        self._size = max(1, int(fraction * env.games) // blocks)
        self._blocks = blocks
        self._first = env.games - blocks * self._size
        self._policies: StackedPolicies | None = None
        count = blocks * self._size
        self._seats_held = torch.ones(count, dtype=torch.int64, device=env.device)
        self._tally = torch.zeros(3, blocks, device=env.device, dtype=torch.float64)
        self._draw_seats(env, torch.ones(count, dtype=torch.bool, device=env.device))

    @property
    def blocks(self) -> int:
        """How many different opponents there are at a time."""
        return self._blocks

    def assign(self, networks: Sequence[PolicyValueNet]) -> None:
        """Seat these networks, one a block, and count results from now on."""
        self._policies = StackedPolicies(networks)
        self._tally.zero_()

    def take_over(self, env: VectorEnv, logits: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logits with the opponents' in place where they decide; 1.0 where the learner does."""
        learns = torch.ones(env.games, device=env.device)
        if self._policies is None:
            return logits, learns
        ours = (self._seats_held >> env.mover[self._first :]) & 1
        theirs = self._policies.logits(env.observed[self._first :])
        if self._greedy:
            theirs = theirs * GREEDY_FACTOR
        logits = logits.clone()
        logits[self._first :] = torch.where(ours[:, None] > 0, logits[self._first :], theirs)
        learns[self._first :] = ours.float()
        return logits, learns

    def record_results(self, env: VectorEnv) -> None:
        """Count the games that ended in the last step, and draw who sits where in the next."""
        over = env.over[self._first :].bool()
        shares = env.result[self._first :, :MAX_SEATS]
        order = torch.arange(MAX_SEATS, device=env.device)
        ours = (self._seats_held[:, None] >> order) & 1
        # Seats beyond the number of players have a share of 0; the learner holds none of them.
        own = (shares * ours).sum(1) / ours.sum(1)
        others = (1 - (shares * ours).sum(1)) / (self._seats_at_table - ours.sum(1))
        share = torch.where(over, own / (own + others).clamp(min=1e-9), 0.0)
        for row, value in enumerate((over.double(), share, share**2)):
            self._tally[row] += value.reshape(self._blocks, -1).sum(1)
        self._draw_seats(env, over)

    def seats_held(self) -> torch.Tensor:
        """The seats that the learner holds in each game, as bits."""
        return self._seats_held.clone()

    def results(self) -> list[WinShare]:
        """The learner's share of the win against each opponent."""
        found = []
        for games, total, squares in self._tally.T.tolist():
            mean = total / games if games else NEUTRAL_SHARE
            variance = max(squares / games - mean**2, 0.0) if games else 0.25
            found.append(WinShare(mean, 1.96 * (variance / max(games, 1)) ** 0.5, int(games)))
        return found

    def _draw_seats(self, env: VectorEnv, which: torch.Tensor) -> None:
        """Draw which seats the learner holds, as bits, in the games `which`."""
        seats, count = env.seats[self._first :].clamp(min=2), len(which)
        one = 1 << torch.randint(1 << 30, (count,), generator=env.draw, device=env.device) % seats
        alone = torch.rand(count, generator=env.draw, device=env.device) < self._alone
        held = torch.where(alone, one, (1 << seats) - 1 - one)
        self._seats_held = torch.where(which, held, self._seats_held)
        self._seats_at_table = seats


@dataclass
class Member:
    """A network of the league and the learner's latest share of the win against it."""

    name: str
    network: PolicyValueNet
    share: float = NEUTRAL_SHARE


class League:
    """The networks that opponents are chosen from."""

    def __init__(self, seed: int) -> None:
        self.members: list[Member] = []
        self._draw = torch.Generator().manual_seed(seed)

    def add(self, name: str, network: PolicyValueNet) -> None:
        """Add a network; if the league is full, the easiest member leaves."""
        self.members.append(Member(name, network))
        if len(self.members) > MAX_MEMBERS:
            easiest = max(self.members[:-1], key=lambda member: member.share)
            self.members.remove(easiest)

    def choose(self, count: int) -> list[Member]:
        """Draw opponents, the harder to beat the more often."""
        weights = torch.tensor([(1 - member.share) ** PFSP_EXPONENT for member in self.members])
        replace = count > len(self.members)
        drawn = torch.multinomial(weights + 1e-3, count, replace, generator=self._draw)
        return [self.members[n] for n in drawn.tolist()]
