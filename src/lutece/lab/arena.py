"""The arena: bots against each other, every two of them, on the same deals and in every seat.

Two bots meet as one against the rest: one sits alone in each seat in turn, the other fills the
table, and with three or four players then the other way round. All pairings play a deal before any
plays the next, so that a campaign that was broken off compares them fairly, too.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations
from pathlib import Path

import msgspec

from lutece.bots import bot
from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import rng_from
from lutece.lab.elo import Ratings, Tally, interval_of_deals, ratings
from lutece.lab.simulate import BOTS, Plan, check_plan, loaded_game, play_out
from lutece.lab.workers import HERE, Results, in_order
from lutece.table import FileError, Match
from lutece.table.record import replace_file, whole

FORMAT = "lutece-arena/1"


@dataclass(frozen=True)
class Contest:
    """What is played: so many games of every two bots, rounded up to whole deals."""

    game: str
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: Mapping[str, bool] = field(default_factory=dict)
    components: Path | None = None

    @property
    def pairings(self) -> list[tuple[int, int]]:
        """Every two bots, by their numbers."""
        return list(combinations(range(len(self.bots)), 2))

    @property
    def arrangements(self) -> list[tuple[int, ...]]:
        """Who of a pairing, 0 or 1, sits in each seat: the games of one deal."""
        alone = [tuple(int(seat != i) for seat in range(self.seats)) for i in range(self.seats)]
        return list(dict.fromkeys([*alone, *(tuple(1 - who for who in a) for a in alone)]))

    @property
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
    """What is told of a bot."""

    name: str
    games: int
    elo: float
    error: float  # half the width of its 95 % interval
    score: float
    seconds: float  # a decision with a choice
    slowest: float


@dataclass(frozen=True)
class PairFigures:
    """What is told of a bot alone against a table of another."""

    one: str
    other: str
    games: int
    won: float
    low: float
    high: float
    gap: float  # Elo, from these two alone
    error: float


def contend(
    contest: Contest, workers: int = 1, done: Iterable[ArenaGame] = (), on: str = HERE
) -> Results[ArenaGame]:
    """Play all games that are not done yet, in order."""
    check_contest(contest)
    loaded_game(_plan(contest))  # compiles here, once
    have = {game.number for game in done}
    spans = [(number, 1) for number in range(contest.total) if number not in have]
    return in_order(partial(play_number, contest), spans, workers, on)


def check_contest(contest: Contest) -> None:
    """Refuse a contest that cannot be played."""
    if len(contest.bots) < 2:
        raise LuteceError("An arena needs two bots at least: --bots casual,strong")
    twice = [name for name in contest.bots if contest.bots.count(name) > 1]
    if twice:
        raise LuteceError(f"{twice[0]} is named twice; a bot against itself tells nothing.")
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
    took = play_out(match, bots, rng_from(seed, BOTS))
    return ArenaGame(
        number,
        whole(match.win),
        match.scores,
        [round(sum(seat), 4) for seat in took],
        [round(max(seat, default=0.0), 4) for seat in took],
        [len(seat) for seat in took],
    )


class Standing:
    """What all games so far say."""

    def __init__(self, contest: Contest, played: Iterable[ArenaGame] = ()) -> None:
        self.contest = contest
        self.played: dict[int, ArenaGame] = {}
        for game in played:
            self.add(game)

    def add(self, game: ArenaGame) -> None:
        """Take in a game."""
        self.played[game.number] = game

    def tallies(self) -> list[Tally]:
        """Wins by pairing and by how many seats each of the two had."""
        seats = self.contest.seats
        return [
            Tally(one, other, (own, seats - own), sum(map(len, deals)), sum(map(sum, deals)))
            for (one, other, own), deals in self._deals().items()
        ]

    def ratings(self) -> Ratings:
        """Elo of all bots."""
        return ratings(len(self.contest.bots), self.tallies())

    def bots(self) -> list[BotFigures]:
        """Each bot's figures, the strongest first."""
        found = self.ratings()
        figures = [self._figures(n, found) for n in range(len(self.contest.bots))]
        return sorted(figures, key=lambda bot: -bot.elo)

    def pairs(self) -> list[PairFigures]:
        """Every bot alone against a table of every other; two at a table are told of once."""
        figures = []
        tallies, played = self.tallies(), self._deals()
        for t in tallies:
            both = [x for x in tallies if (x.one, x.other) == (t.one, t.other)]
            gap, error = ratings(2, [replace(x, one=0, other=1) for x in both]).gap(0, 1)
            deals = played[t.one, t.other, t.seats[0]]
            turned = replace(t, one=t.other, other=t.one, seats=t.seats[::-1], won=t.games - t.won)
            sides = [(t, gap, deals), (turned, -gap, [[1 - won for won in d] for d in deals])]
            if self.contest.seats == 2:
                sides = [max(sides, key=lambda side: side[0].won)]
            figures += [self._pair(x, gap, error, d) for x, gap, d in sides if x.seats[0] == 1]
        return figures

    def _pair(self, t: Tally, gap: float, error: float, deals: list[list[float]]) -> PairFigures:
        names, (low, high) = self.contest.bots, interval_of_deals(deals)
        return PairFigures(
            names[t.one], names[t.other], t.games, t.won / t.games, low, high, gap, error
        )

    def _deals(self) -> dict[tuple[int, int, int], list[list[float]]]:
        """The first bot's wins by pairing and by how many seats it had, a list for each deal."""
        found: dict[tuple[int, int, int], dict[str, list[float]]] = {}
        for game in self.played.values():
            deal, seated = self.contest.line_up(game.number)
            one, other = sorted(set(seated))
            won = sum(share for share, who in zip(game.win, seated, strict=True) if who == one)
            deals = found.setdefault((one, other, seated.count(one)), {})
            deals.setdefault(deal, []).append(won)
        return {key: list(deals.values()) for key, deals in sorted(found.items())}

    def _figures(self, n: int, found: Ratings) -> BotFigures:
        scores: list[int] = []
        seconds, slowest, decisions, games = 0.0, 0.0, 0, 0
        for game in self.played.values():
            seats = [seat for seat, who in enumerate(self._seated(game)) if who == n]
            games += bool(seats)
            for seat in seats:
                scores.append(game.scores[seat])
                seconds += game.seconds[seat]
                slowest = max(slowest, game.slowest[seat])
                decisions += game.decisions[seat]
        elo, error = found.gap(n, 0)
        return BotFigures(
            self.contest.bots[n],
            games,
            elo,
            error,
            sum(scores) / max(len(scores), 1),
            seconds / max(decisions, 1),
            slowest,
        )

    def _seated(self, game: ArenaGame) -> list[int]:
        return self.contest.line_up(game.number)[1]


def write_standing(file: Path, standing: Standing) -> None:
    """Keep a campaign, in one step: a file that is being written is never half a file."""
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
    """A campaign to go on with."""
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
        sizes = {len(part) for part in (game.win, game.scores, game.seconds, game.decisions)}
        if sizes != {contest.seats} or game.number < 0:
            raise FileError(f"{file} is not a campaign of an arena: game {game.number} is broken.")
    return Standing(contest, data.played)


def _plan(contest: Contest) -> Plan:
    """What tells the laboratory which game it is."""
    return Plan(
        contest.game,
        contest.seats,
        contest.games,
        contest.seed,
        options=contest.options,
        components=contest.components,
    )
