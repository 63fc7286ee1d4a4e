"""How well figures meet the goals of a game: each goal, by number of players, and one loss."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

import msgspec

from lutece.kernel.study import StudyGuide
from lutece.kernel.tuning import Goals, GroupGoal
from lutece.lab.estimates import Estimate, require_estimate
from lutece.study.tally import Tally

TURN_ORDER, OWNERS, SOURCES, TAKEN = "turn order", "owners", "sources of points", "components used"
KINDS = (TURN_ORDER, OWNERS, SOURCES, TAKEN)
OWNED_OFTEN = 0.02  # of games: owners of components that are taken more rarely are not judged


class Outcome(msgspec.Struct, frozen=True):
    """How far one goal is met with one number of players."""

    kind: str
    players: int
    goal: str  # in words
    found: str  # in words
    met: bool
    miss: float  # 0 where it is met; 1 is a miss as large as the tolerance itself


class Judgement(msgspec.Struct, frozen=True):
    """All goals together."""

    outcomes: list[Outcome]

    @property
    def met(self) -> int:
        """How many goals are met."""
        return sum(outcome.met for outcome in self.outcomes)

    @property
    def loss(self) -> float:
        """The sum of all misses, which the search minimises."""
        return sum(outcome.miss for outcome in self.outcomes)

    def miss(self, kind: str) -> float:
        """The misses of goals of one kind."""
        return sum(outcome.miss for outcome in self.outcomes if outcome.kind == kind)


def judge(guide: StudyGuide, goals: Goals, tallies: Mapping[int, Tally]) -> Judgement:
    """Judge games, counted by number of players."""
    return Judgement(
        [
            outcome
            for players, tally in tallies.items()
            for outcome in _outcomes(guide, goals, players, tally)
        ]
    )


def pareto_front(points: Sequence[tuple[float, float]]) -> list[int]:
    """Indices of the points that no other beats in both measures, by the first measure."""
    order = sorted(range(len(points)), key=lambda n: points[n])
    front: list[int] = []
    for n in order:
        if not front or points[n][1] < points[front[-1]][1]:
            front.append(n)
    assert all(points[a][0] <= points[b][0] for a, b in pairwise(front))
    return front


def _outcomes(guide: StudyGuide, goals: Goals, players: int, tally: Tally) -> Iterator[Outcome]:
    yield _turn_order(goals, players, tally)
    yield _owners(guide, goals, players, tally)
    yield from _sources(guide, goals, players, tally)
    for group in goals.taken:
        yield _group(guide, group, players, tally)


def _turn_order(goals: Goals, players: int, tally: Tally) -> Outcome:
    fair, wins = 1 / players, require_estimate(tally.wins.share(0))
    away = abs(wins.value - fair)
    worst = max(abs(require_estimate(tally.wins.share(n)).value - fair) for n in range(players))
    return Outcome(
        TURN_ORDER,
        players,
        f"start player {_percent(fair)} ± {100 * goals.start_player:g}",
        _percent(wins.value, 1),
        away <= goals.start_player,
        # The other places count a little: within the bounds, an even game is still better.
        max(0.0, away / goals.start_player - 1) + 0.25 * worst / goals.start_player,
    )


def _owners(guide: StudyGuide, goals: Goals, players: int, tally: Tally) -> Outcome:
    """A miss counts only where the interval excludes the limit, since many owners are rare."""
    limit, misses, worst = goals.owner / players, 0.0, (0.0, "nobody")
    for n, component in enumerate(guide.components):
        wins, taken = tally.owner_wins.share(n), require_estimate(tally.taken.share(n))
        if wins is None or taken.value < OWNED_OFTEN:
            continue
        misses += max(0.0, _certain(wins) - limit) / (limit - 1 / players)
        worst = max(worst, (_certain(wins), component.name))
    return Outcome(
        OWNERS,
        players,
        f"no owner above {goals.owner:g} × fair ({_percent(limit)})",
        f"{_percent(worst[0])}: {worst[1]}",
        worst[0] <= limit,
        misses,
    )


def _sources(guide: StudyGuide, goals: Goals, players: int, tally: Tally) -> Iterator[Outcome]:
    low, high = goals.source
    for n, source in enumerate(guide.sources):
        if players not in source.seats:
            continue
        share = (tally.source_shares.mean(n) or Estimate(0.0)).value
        miss = max(0.0, low - share) / low + max(0.0, share - high) / low
        yield Outcome(
            SOURCES,
            players,
            f"{source.name}: {_percent(low)} to {_percent(high)}",
            _percent(share, 1),
            miss == 0,
            miss,
        )


def _group(guide: StudyGuide, group: GroupGoal, players: int, tally: Tally) -> Outcome:
    """A component near its bounds counts in part, which gives the search a gradient."""
    members = [n for n, c in enumerate(guide.components) if c.key.startswith(f"{group.group}-")]
    shares = [require_estimate(tally.taken.share(n)).value for n in members]
    within = sum(group.low <= share <= group.high for share in shares)
    parts = sum(
        min(1.0, share / group.low, (1 - share) / (1 - group.high) if group.high < 1 else 1.0)
        for share in shares
    )
    wanted = len(members) if group.at_least is None else group.at_least
    span = f"{_percent(group.low)} to {_percent(group.high)} of games"
    span = span if group.high < 1 else f"{_percent(group.low)} of games"
    return Outcome(
        TAKEN,
        players,
        f"{group.name}: {wanted} of {len(members)} in {span}",
        f"{within} of {len(members)}",
        within >= wanted,
        # A tenth of the group missing is a miss of 1.
        max(0.0, wanted - parts) / (0.1 * len(members)),
    )


def _certain(wins: Estimate) -> float:
    """The lower end of the interval of an owner's share of wins."""
    return wins.value if wins.low is None else wins.low


def _percent(share: float, digits: int = 0) -> str:
    return f"{100 * share:.{digits}f} %"
