"""Statistics of games played by bots, from their events, for one number of players."""

from collections import Counter
from functools import partial
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.events import TURN_ENDED
from lutece.kernel.study import Scored, StudyGuide
from lutece.lab.estimates import Ratio
from lutece.lab.simulate import Plan, batch_size, loaded_game
from lutece.lab.workers import LOCAL, Results, in_order, spans_of
from lutece.study.games import StudiedGame, studied_games

GAMES_AT_ONCE = 50  # handed to a worker together, where all bots play in compiled loops


class Tally:
    """The statistics of a study. Columns are turn order, source or component."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = Ratio()  # by turn order
        self.scores = Ratio()  # by turn order
        self.winning_score = Ratio()
        self.margin = Ratio()  # of the highest score over the next
        self.decisions = Ratio()
        self.rounds = Ratio()
        self.lead_changes = Ratio()
        self.leader_wins = Ratio()  # of the sole leader half-way through the game
        self.source_shares = Ratio()  # of all points, by source
        self.source_points = Ratio()  # of one player in one game, by source
        self.taken = Ratio()  # games in which a component was taken at all
        self.times = Ratio()  # takings in one game
        self.when = Ratio()  # round of a taking
        self.owner_wins = Ratio()  # wins of the players that took a component
        self.score_counts: Counter[int] = Counter()
        self.round_counts: Counter[int] = Counter()

    def merge(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        for name, value in vars(other).items():
            if isinstance(value, Ratio):
                getattr(self, name).merge(value)
            elif isinstance(value, Counter):
                getattr(self, name).update(value)


def play_study(plan: Plan, workers: int = 1, on: str = LOCAL) -> Results[Tally]:
    """Play the games of a plan and count what happens, batch by batch in order."""
    loaded_game(plan)  # compiles here, once, so that workers only load from the cache
    spans = spans_of(plan.games, min(batch_size(plan), GAMES_AT_ONCE))
    return in_order(partial(tally_batch, plan), spans, workers, on)


def tally_batch(plan: Plan, first: int, count: int) -> Tally:
    """Games number first … first + count - 1, counted."""
    game = loaded_game(plan)
    guide, tally = guide_of(game), Tally()
    for played in studied_games(plan, game, range(first, first + count)):
        add_game(tally, played, GameCounts(game, guide, played))
    return tally


def guide_of(game: Game) -> StudyGuide:
    """The study guide of a game; a game without one is refused."""
    guide = game.study_guide()
    if guide is None:
        raise LuteceError(
            f"{game.title} does not say what its sources of points and its components are "
            "(Game.study_guide), so it cannot be studied. lutece simulate plays it."
        )
    return guide


class GameCounts:
    """The counts of one game, from its events. Places are seats counted from the start player."""

    def __init__(self, game: Game, guide: StudyGuide, played: StudiedGame) -> None:
        events, seats = played.events, len(played.scores)
        self.points = np.zeros((seats, len(guide.sources)), np.int64)
        self.times = np.zeros((len(guide.components), seats), np.int64)
        self.rounds_of_takings = np.zeros(len(guide.components), np.int64)
        turns = np.cumsum([event.kind == TURN_ENDED for event in events])
        self.rounds = -(-int(turns[-1]) // seats)
        round_of = np.minimum(turns // seats, self.rounds - 1)  # of each event, from 0 on
        gains = np.zeros((self.rounds, seats), np.int64)
        for found in guide.read(events):
            place = (found.seat - played.first_seat) % seats
            if isinstance(found, Scored):
                self.points[place, found.source] += found.points
                gains[round_of[found.at], place] += found.points
            else:
                self.times[found.component, place] += 1
                self.rounds_of_takings[found.component] += int(round_of[found.at]) + 1
        self.scores_by_round = gains.cumsum(axis=0)
        self.shares = np.roll(played.shares, -played.first_seat)
        self._check(game, played)

    @property
    def scores(self) -> npt.NDArray[np.int64]:
        """The final scores by turn order."""
        scores: npt.NDArray[np.int64] = self.points.sum(axis=1)
        return scores

    def leaders(self) -> list[int]:
        """The sole leader after each round, or -1."""
        ordered = np.sort(self.scores_by_round, axis=1)
        sole = ordered[:, -1] > ordered[:, -2]
        return [
            int(place) if alone else -1
            for place, alone in zip(self.scores_by_round.argmax(axis=1), sole, strict=True)
        ]

    def _check(self, game: Game, played: StudiedGame) -> None:
        """Refuse a guide whose points do not add up to the scores."""
        expected = np.roll(played.scores, -played.first_seat)
        if not np.array_equal(self.scores, expected):
            raise LuteceError(
                f"The sources of {game.title} add up to {self.scores.tolist()} in game "
                f"{played.seed}, but the scores are {expected.tolist()}: its study guide is wrong."
            )


def add_game(tally: Tally, played: StudiedGame, counts: GameCounts) -> None:
    """Add one game."""
    scores, shares = counts.scores, counts.shares
    ordered = np.sort(scores)
    tally.games += 1
    tally.wins.add(shares)
    tally.scores.add(scores)
    tally.winning_score.add(ordered[-1])
    tally.margin.add(ordered[-1] - ordered[-2])
    tally.decisions.add(played.decisions)
    tally.rounds.add(counts.rounds)
    tally.source_shares.add(counts.points.sum(axis=0), ordered.sum())
    tally.source_points.add(counts.points.sum(axis=0) / len(scores))
    times = counts.times.sum(axis=1)
    owners = counts.times > 0
    tally.taken.add(owners.any(axis=1))
    tally.times.add(times)
    tally.when.add(counts.rounds_of_takings, times)
    tally.owner_wins.add(owners @ shares, owners.sum(axis=1))
    add_lead(tally, counts)
    tally.score_counts.update(scores.tolist())
    tally.round_counts[counts.rounds] += 1


def add_lead(tally: Tally, counts: GameCounts) -> None:
    """Count how often the lead changes, and whether the leader at half-time wins."""
    leaders = counts.leaders()
    sole = [leader for leader in leaders if leader >= 0]
    tally.lead_changes.add(sum(a != b for a, b in pairwise(sole)))
    leader = leaders[(counts.rounds - 1) // 2]
    tally.leader_wins.add(counts.shares[leader] if leader >= 0 else 0.0, float(leader >= 0))
