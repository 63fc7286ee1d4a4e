"""The arena: bots against each other, every pair of them, on the same deals and in every seat.

In a pairing one bot sits alone in each seat in turn and the other takes all other seats; with
three or four players they then exchange roles. All pairings play a deal before any plays the next,
so that an interrupted campaign compares them fairly, too.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import combinations
from pathlib import Path

import msgspec

from lutece.bots import bot
from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import rng_from
from lutece.lab.batch import BOTS
from lutece.lab.elo import PairResult, Ratings, Wins, interval, ratings
from lutece.lab.simulate import Plan, check_plan, loaded_game, play_match
from lutece.lab.workers import LOCAL, Results, in_order
from lutece.table import FileError, Match
from lutece.table.files import replace_file
from lutece.table.record import whole

FORMAT = "lutece-arena/1"
MOST = 10**15  # far above any figure of a game; sums of such figures stay finite
NANOSECONDS = 9  # digits of the seconds in a file: a quick bot decides in a few microseconds


@dataclass(frozen=True)
class Contest:
    """What is played: `games` games per pair of bots, rounded up to whole deals."""

    game: str
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: Mapping[str, bool] = field(default_factory=dict)
    components: Path | None = None

    @cached_property
    def pairings(self) -> list[tuple[int, int]]:
        """Every pair of bots, by their numbers."""
        return list(combinations(range(len(self.bots)), 2))

    @cached_property
    def arrangements(self) -> list[tuple[int, ...]]:
        """For each game of a deal, the bot of the pairing (0 or 1) in each seat."""
        alone = [tuple(int(seat != i) for seat in range(self.seats)) for i in range(self.seats)]
        return list(dict.fromkeys([*alone, *(tuple(1 - who for who in a) for a in alone)]))

    @cached_property
    def games_of_a_deal(self) -> int:
        """All pairings in all arrangements."""
        return len(self.pairings) * len(self.arrangements)

    @property
    def total(self) -> int:
        """Games in all."""
        return -(-self.games // len(self.arrangements)) * self.games_of_a_deal

    def line_up(self, number: int) -> tuple[str, list[int]]:
        """The seed of a game, and the bot in each seat."""
        deal, rest = divmod(number, self.games_of_a_deal)
        pairing, arrangement = divmod(rest, len(self.arrangements))
        pair = self.pairings[pairing]
        return f"{self.seed}/{deal}", [pair[who] for who in self.arrangements[arrangement]]


class ArenaGame(msgspec.Struct, frozen=True, array_like=True):
    """A finished game, by seat; only decisions with a choice count."""

    number: int
    win: list[int | float]
    scores: list[int]
    seconds: list[float]
    slowest: list[float]
    decisions: list[int]


class ArenaFile(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign on disk: what is played, and all games finished so far."""

    format: str
    game: str
    edition: str
    seats: int
    games: int
    seed: str
    bots: list[str]
    options: dict[str, bool]
    components: str | None
    played: list[ArenaGame]
    figures: dict[str, object]


@dataclass(frozen=True)
class BotFigures:
    """The figures of a bot in the report."""

    name: str
    games: int
    elo: float
    error: float  # half the width of its 95 % interval
    score: float
    seconds: float  # a decision with a choice
    slowest: float


@dataclass(frozen=True)
class PairFigures:
    """The figures of a bot alone against a table of another bot."""

    one: str
    other: str
    games: int
    won: float
    low: float
    high: float
    gap: float  # Elo, from these two alone
    error: float


def play_contest(
    contest: Contest, workers: int = 1, done: Iterable[ArenaGame] = (), on: str = LOCAL
) -> Results[ArenaGame]:
    """Play all games of a contest that are not done yet, in order."""
    check_contest(contest)
    loaded_game(_plan(contest))  # compiles here, once
    have = {game.number for game in done}
    spans = ((number, 1) for number in range(contest.total) if number not in have)
    return in_order(partial(play_number, contest), spans, workers, on)


def check_contest(contest: Contest) -> None:
    """Refuse a contest that cannot be played."""
    if len(contest.bots) < 2:
        raise LuteceError("An arena needs two bots at least: --bots casual,strong")
    twice = [name for name in contest.bots if contest.bots.count(name) > 1]
    if twice:
        raise LuteceError(f"{twice[0]} is named twice; a bot cannot be compared with itself.")
    game = check_plan(_plan(contest))
    for name in contest.bots:
        bot(name).check(game)
    if contest.games < 1:
        raise LuteceError(f"{contest.games} games cannot be played: ask for one or more.")


def play_number(contest: Contest, number: int, count: int = 1) -> ArenaGame:
    """One game of a contest."""
    game = loaded_game(_plan(contest))
    seed, seated = contest.line_up(number)
    match = Match(game, contest.seats, contest.options, seed)
    bots = [bot(contest.bots[n]) for n in seated]
    seconds = play_match(match, bots, rng_from(seed, BOTS))
    return ArenaGame(
        number,
        whole(match.win),
        match.scores,
        [round(sum(seat), NANOSECONDS) for seat in seconds],
        [round(max(seat, default=0.0), NANOSECONDS) for seat in seconds],
        [len(seat) for seat in seconds],
    )


@dataclass
class BotSums:
    """Sums over the games of a bot."""

    games: int = 0
    seats: int = 0
    points: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    decisions: int = 0

    def add(self, game: ArenaGame, seats: Iterable[int]) -> None:
        """Add the seats that the bot had in a game."""
        self.games += 1
        for seat in seats:
            self.seats += 1
            self.points += game.scores[seat]
            self.seconds += game.seconds[seat]
            self.slowest = max(self.slowest, game.slowest[seat])
            self.decisions += game.decisions[seat]


class Standing:
    """The result of all games so far.

    Sums are kept up to date, so that an estimate during the campaign does not read all games.
    """

    def __init__(self, contest: Contest, played: Iterable[ArenaGame] = ()) -> None:
        self.contest = contest
        self.played: dict[int, ArenaGame] = {}
        self._sums = [BotSums() for _ in contest.bots]
        self._wins: dict[tuple[int, int, int], Wins] = {}  # of the first of two, by its seats
        for game in played:
            self.add(game)

    def add(self, game: ArenaGame) -> None:
        """Add a game; a game that was added before is ignored."""
        if game.number in self.played:
            return
        self.played[game.number] = game
        deal, seated = self.contest.line_up(game.number)
        one, other = sorted(set(seated))
        for who in (one, other):
            self._sums[who].add(game, [seat for seat, bot in enumerate(seated) if bot == who])
        won = sum(share for share, who in zip(game.win, seated, strict=True) if who == one)
        self._wins.setdefault((one, other, seated.count(one)), Wins()).add(deal, won)

    def extend_to(self, games: int) -> None:
        """Change the number of games per pair of bots, to no fewer than were played."""
        contest = replace(self.contest, games=games)
        last = max(self.played, default=-1)
        if last >= contest.total:
            deals = last // contest.games_of_a_deal + 1
            have = deals * len(contest.arrangements)
            raise LuteceError(
                f"This campaign has {have} games per pair of bots already, so it cannot be one "
                f"of {games}: ask for {have} or more."
            )
        self.contest = contest

    def pair_results(self) -> list[PairResult]:
        """Wins by pairing and by how many seats each of the two had."""
        seats = self.contest.seats
        return [
            PairResult(one, other, (own, seats - own), wins.games, wins.won, wins.effective_games)
            for (one, other, own), wins in sorted(self._wins.items())
        ]

    def ratings(self) -> Ratings:
        """Elo of all bots."""
        return ratings(len(self.contest.bots), self.pair_results())

    def bots(self) -> list[BotFigures]:
        """Each bot's figures, the strongest first."""
        found = self.ratings()
        figures = [self._figures(n, found) for n in range(len(self.contest.bots))]
        return sorted(figures, key=lambda bot: -bot.elo)

    def pairs(self) -> list[PairFigures]:
        """Every bot alone against a table of every other; with two seats, each pair once."""
        figures = []
        pair_results = self.pair_results()
        for t in pair_results:
            both = [x for x in pair_results if (x.one, x.other) == (t.one, t.other)]
            gap, error = ratings(2, [replace(x, one=0, other=1) for x in both]).gap(0, 1)
            turned = replace(t, one=t.other, other=t.one, seats=t.seats[::-1], won=t.games - t.won)
            sides = [(t, gap), (turned, -gap)]
            if self.contest.seats == 2:
                sides = [max(sides, key=lambda side: side[0].won)]
            figures += [self._pair(x, gap, error) for x, gap in sides if x.seats[0] == 1]
        return figures

    def _pair(self, t: PairResult, gap: float, error: float) -> PairFigures:
        names, each = self.contest.bots, t.effective_games
        low, high = interval(t.won * each, t.games * each)
        return PairFigures(
            names[t.one], names[t.other], t.games, t.won / t.games, low, high, gap, error
        )

    def _figures(self, n: int, found: Ratings) -> BotFigures:
        sums = self._sums[n]
        elo, error = found.gap(n, 0)
        return BotFigures(
            self.contest.bots[n],
            sums.games,
            elo,
            error,
            sums.points / max(sums.seats, 1),
            sums.seconds / max(sums.decisions, 1),
            sums.slowest,
        )


def write_standing(file: Path, standing: Standing) -> None:
    """Write a campaign atomically."""
    contest = standing.contest
    data = ArenaFile(
        format=FORMAT,
        game=contest.game,
        edition=loaded_game(_plan(contest)).edition,
        seats=contest.seats,
        games=contest.games,
        seed=contest.seed,
        bots=list(contest.bots),
        options=dict(contest.options),
        components=str(contest.components) if contest.components else None,
        played=sorted(standing.played.values(), key=lambda game: game.number),
        figures={"bots": standing.bots(), "pairs": standing.pairs()},
    )
    replace_file(file, msgspec.json.encode(data).decode() + "\n")


def read_standing(file: Path) -> Standing:
    """Read a campaign, to continue it."""
    try:
        data = msgspec.json.decode(file.read_bytes(), type=ArenaFile)
    except OSError as error:
        raise FileError(f"{file} cannot be read: {error.strerror}.") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise FileError(f"{file} is not a campaign of an arena: {error}.") from None
    if data.format != FORMAT:
        raise FileError(
            f"{file} has format {data.format!r}; this version of Lutèce reads {FORMAT!r}."
        )
    contest = Contest(
        data.game,
        data.seats,
        data.games,
        data.seed,
        tuple(data.bots),
        data.options,
        Path(data.components) if data.components else None,
    )
    check_contest(contest)
    edition = loaded_game(_plan(contest)).edition
    if edition != data.edition:
        raise FileError(
            f"{file} was played with edition {data.edition} of {data.game}; this is {edition}."
        )
    for game in data.played:
        if not is_whole(game, contest.seats):
            raise FileError(f"{file} is not a campaign of an arena: game {game.number} is broken.")
    return Standing(contest, data.played)


def is_whole(game: ArenaGame, seats: int) -> bool:
    """Whether a game that was read has a possible figure for each seat."""
    counts: list[Sequence[float]] = [game.seconds, game.slowest, game.decisions]
    parts: list[Sequence[float]] = [game.win, game.scores, *counts]
    return (
        0 <= game.number <= MOST
        and all(len(part) == seats for part in parts)
        and all(abs(figure) <= MOST for part in parts for figure in part)
        and all(figure >= 0 for part in counts for figure in part)
        and all(0 <= share <= 1 for share in game.win)
        and math.isclose(sum(game.win), 1, abs_tol=1e-6)
    )


def _plan(contest: Contest) -> Plan:
    """The contest's game as a plan."""
    return Plan(
        contest.game,
        contest.seats,
        contest.games,
        contest.seed,
        options=contest.options,
        components=contest.components,
    )
