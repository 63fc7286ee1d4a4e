"""The report of a study: figures by number of players, and what is wrong with the game."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

import msgspec

from lutece.bots.net import earlier_edition_of
from lutece.bots.registry import NEURAL
from lutece.kernel.contract import Game
from lutece.kernel.study import StudyGuide
from lutece.kernel.tuning import goals_of
from lutece.lab.elo import Z_95
from lutece.lab.estimates import Estimate, percent, require_estimate
from lutece.lab.simulate import Plan
from lutece.lab.summary import PLACES
from lutece.study.goals import Outcome, judge
from lutece.study.tally import Tally, guide_of

# What is marked. Shares of wins are compared with a fair share, 1 / players.
FAR_FROM_FAIR = 0.2  # of a fair share: a place in the turn order
STRONG_OWNER = 1.3  # times a fair share: the owner of a component
MANY = 1.5  # factor on the intervals of components: many are tested at once
SMALL_SOURCE, LARGE_SOURCE = 0.05, 0.45  # of all points
ENOUGH_GAMES = 60  # for marks of components: fewer may miss what happens in 5 % of games


class PlaceReport(msgspec.Struct, frozen=True):
    """A place in the turn order."""

    place: str
    wins: Estimate
    score: Estimate


class SourceReport(msgspec.Struct, frozen=True):
    """A source of points."""

    key: str
    name: str
    share: Estimate  # of all points
    points: Estimate  # of one player in one game


class ComponentReport(msgspec.Struct, frozen=True):
    """A component: how often and when it is taken, and how often its owners win."""

    key: str
    group: str
    name: str
    taken: Estimate  # share of games
    times: Estimate  # in one game
    when: Estimate | None  # round
    owner_wins: Estimate | None


class Mark(msgspec.Struct, frozen=True):
    """Something that is wrong with the game."""

    kind: str  # turn-order, owner, never-taken, source
    key: str  # the place, component or source
    text: str


class PlayersReport(msgspec.Struct, frozen=True):
    """All figures for one number of players."""

    players: int
    games: int
    fair: float
    turn_order: list[PlaceReport]
    winning_score: Estimate
    margin: Estimate
    decisions: Estimate
    rounds: Estimate
    lead_changes: Estimate
    leader_wins: Estimate | None  # of the leader half-way through the game
    sources: list[SourceReport]
    components: list[ComponentReport]
    score_counts: dict[int, int]
    round_counts: dict[int, int]
    marks: list[Mark]
    unknown: list[str]  # what these games cannot tell

    def marked(self, key: str, kind: str = "") -> bool:
        """Whether a place, component or source is marked, for any reason or for one."""
        return any(mark.key == key and kind in ("", mark.kind) for mark in self.marks)

    def source(self, key: str) -> SourceReport | None:
        """A source by its key, if it exists with this number of players."""
        return next((source for source in self.sources if source.key == key), None)


class StudyReport(msgspec.Struct, frozen=True):
    """A whole study."""

    game: str
    title: str
    edition: str
    components_file: str | None
    options: Mapping[str, bool]
    bots: Sequence[str]
    seed: str
    network_edition: str | None  # an earlier edition that the network of the bots was trained for
    players: list[PlayersReport]
    goals: list[Outcome] = []  # of the game's tuning.toml, for each number of players

    @property
    def goals_met(self) -> str:
        """How many goals are met, in words."""
        met = sum(outcome.met for outcome in self.goals)
        return f"{met} of {len(self.goals)} goals of the figures are met"


def study_report(plan: Plan, game: Game, tallies: Mapping[int, Tally]) -> StudyReport:
    """The report of a study; tallies are by number of players, and those without a game left out.

    Of the plan, the number of players and of games do not count.
    """
    guide, goals = guide_of(game), goals_of(game)
    tallies = {players: tally for players, tally in tallies.items() if tally.games}
    return StudyReport(
        game=plan.game,
        title=game.title,
        edition=game.edition,
        components_file=None if plan.components is None else plan.components.name,
        options=plan.options,
        bots=plan.bots,
        seed=plan.seed,
        network_edition=_network_edition(plan, game),
        players=[players_report(guide, n, tally) for n, tally in tallies.items()],
        goals=judge(guide, goals, tallies).outcomes if goals else [],
    )


def players_report(guide: StudyGuide, players: int, tally: Tally) -> PlayersReport:
    """The figures of one number of players, with marks."""
    report = PlayersReport(
        players=players,
        games=tally.games,
        fair=1 / players,
        turn_order=[
            PlaceReport(
                PLACES[n],
                require_estimate(tally.wins.share(n)),
                require_estimate(tally.scores.mean(n)),
            )
            for n in range(players)
        ],
        winning_score=require_estimate(tally.winning_score.mean()),
        margin=require_estimate(tally.margin.mean()),
        decisions=require_estimate(tally.decisions.mean()),
        rounds=require_estimate(tally.rounds.mean()),
        lead_changes=require_estimate(tally.lead_changes.mean()),
        leader_wins=tally.leader_wins.share(),
        sources=_sources(guide, players, tally),
        components=_components(guide, tally),
        score_counts=dict(sorted(tally.score_counts.items())),
        round_counts=dict(sorted(tally.round_counts.items())),
        marks=[],
        unknown=[],
    )
    marks, unknown = list(find_marks(report)), list(find_unknown(report))
    return msgspec.structs.replace(report, marks=marks, unknown=unknown)


def _network_edition(plan: Plan, game: Game) -> str | None:
    asks_network = any(name.partition(":")[0] == NEURAL for name in plan.bots)
    return earlier_edition_of(game) if asks_network else None


def find_marks(report: PlayersReport) -> Iterator[Mark]:
    """What is wrong with the game, as far as the games can tell."""
    fair = report.fair
    for place in report.turn_order:
        if _far_from_fair(place.wins, fair):
            words = f"The {_player(place.place)} wins {percent(place.wins)}"
            yield Mark("turn-order", place.place, f"{words}; fair is {100 * fair:.0f} %.")
    for source in report.sources:
        words = f"{source.name}: {percent(source.share, 1)} of all points"
        if source.share.value + source.share.half_width < SMALL_SOURCE:
            yield Mark("source", source.key, f"{words}, under {100 * SMALL_SOURCE:.0f} %.")
        if source.share.value - source.share.half_width > LARGE_SOURCE:
            yield Mark("source", source.key, f"{words}, over {100 * LARGE_SOURCE:.0f} %.")
    if report.games >= ENOUGH_GAMES:
        yield from _component_marks(report)


def _component_marks(report: PlayersReport) -> Iterator[Mark]:
    for component in report.components:
        words, wins = f"{component.group}, {component.name}", component.owner_wins
        if component.taken.value == 0:
            never = f"{words}: never taken in {report.games} games."
            yield Mark("never-taken", component.key, never)
        elif wins and _strong_owner(wins, report.fair):
            times = f"{wins.value / report.fair:.1f} times a fair share"
            strong = f"{words}: its owner wins {percent(wins)}, {times}."
            yield Mark("owner", component.key, strong)


def find_unknown(report: PlayersReport) -> Iterator[str]:
    """What cannot be decided by so few games."""
    wins, fair = report.turn_order[0].wins, report.fair
    half = wins.half_width
    if half > FAR_FROM_FAIR * fair:
        needed = fair * (1 - fair) * (Z_95 / (FAR_FROM_FAIR * fair)) ** 2
        yield (
            f"whether the turn order is fair: the start player's share is known to "
            f"± {100 * half:.0f} points; about {_rounded_up(needed)} games of {report.players} "
            "players would tell"
        )
    if report.games < ENOUGH_GAMES:
        yield (
            f"which components nobody wants: after so few games, one that was not taken "
            f"may still be taken in {100 * min(1.0, 3 / report.games):.0f} % of games"
        )
    held = [c.owner_wins for c in report.components if c.owner_wins]
    vague = [wins for wins in held if wins.half_width > (STRONG_OWNER - 1) * fair]
    if vague:
        yield (
            f"how often the owners of {len(vague)} of {len(held)} components win to within "
            f"{100 * (STRONG_OWNER - 1) * fair:.0f} points: these were owned in too few games"
        )


def all_sources(players: Sequence[PlayersReport]) -> dict[str, str]:
    """Keys and names of the sources that exist with any of these numbers of players."""
    return {source.key: source.name for report in players for source in report.sources}


def group_components(report: PlayersReport) -> list[tuple[str, list[ComponentReport]]]:
    """The components under their headings."""
    return [
        (group, list(members))
        for group, members in groupby(report.components, lambda component: component.group)
    ]


def ever_taken(components: Sequence[ComponentReport]) -> int:
    """How many of these components were taken at all."""
    return sum(component.taken.value > 0 for component in components)


def taken_words(component: ComponentReport) -> str:
    """How often a component is taken: 97 % (95–98), and 2.1 × where that is more than once."""
    share = percent(component.taken)
    return f"{share} · {component.times.value:.1f} ×" if component.times.value > 1.05 else share


def _sources(guide: StudyGuide, players: int, tally: Tally) -> list[SourceReport]:
    return [
        SourceReport(
            source.key,
            source.name,
            tally.source_shares.mean(n) or Estimate(0.0),  # nobody scored at all
            require_estimate(tally.source_points.mean(n)),
        )
        for n, source in enumerate(guide.sources)
        if players in source.seats
    ]


def _components(guide: StudyGuide, tally: Tally) -> list[ComponentReport]:
    return [
        ComponentReport(
            component.key,
            component.group,
            component.name,
            require_estimate(tally.taken.share(n)),
            require_estimate(tally.times.mean(n)),
            tally.when.mean(n),
            tally.owner_wins.share(n),
        )
        for n, component in enumerate(guide.components)
    ]


def _strong_owner(wins: Estimate, fair: float) -> bool:
    """Whether an owner wins far too often, and certainly more than a fair share."""
    low = 0.0 if wins.low is None else wins.value - MANY * (wins.value - wins.low)
    return wins.value > STRONG_OWNER * fair and low > fair


def _far_from_fair(wins: Estimate, fair: float) -> bool:
    """Whether the whole interval is on one side of fair, and the share is far from it."""
    sure_side = (wins.low or 0.0) > fair or (wins.high or 1.0) < fair
    return sure_side and abs(wins.value - fair) > FAR_FROM_FAIR * fair


def _player(place: str) -> str:
    return place if "player" in place else f"{place} player"


def _rounded_up(games: float) -> int:
    """A number of games with one or two significant digits."""
    step = 10 ** max(1, len(str(int(games))) - 2)
    return int(-(-games // step) * step)
