"""Mining: positions from games of strong bots in which one decision is clearly the best.

Cheap filters come first. The network plays whole games in compiled code; a few simulations of every
decision tell where one stands out; only such positions are searched. A puzzle must stand two tests
of different kinds: a tree search that asks the network, and playouts to the end of the game, in
which no judgement of a position has a part. Endings are solved by enumeration instead, where that
is possible.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec
import numpy as np

from lutece import games
from lutece.bots import bot
from lutece.bots.search import by_network
from lutece.kernel.contract import Game
from lutece.kernel.structs import MAX_SEATS
from lutece.lab.batch import play_games
from lutece.lab.puzzles.endgame import Solved, solve
from lutece.lab.puzzles.playouts import LeadTest, smallest_lead
from lutece.lab.puzzles.schema import (
    DENY,
    FORMAT,
    SACRIFICE,
    SOLVED,
    Answer,
    Header,
    Puzzle,
    puzzle_id,
)
from lutece.lab.review.engine import NORMAL, Engine, Floats, Ranking, Thinker, legal_actions
from lutece.lab.review.mistakes import phase_of
from lutece.lab.review.scale import SCALE
from lutece.table.match import Match

SMALLEST_GAP = 0.06  # of the win share, between the best decision and the second
GAP_ERRORS = 3  # standard errors that the gap must exceed, too
FEWEST_DECISIONS = 3  # to choose from
LEAST_WIN, MOST_WIN = 0.15, 0.85  # a position beyond them is decided already
SCAN_SIMULATIONS = 8  # for each decision, in the scan of all positions
SCAN_GAP = 0.04  # gap in the scan from which on a position is searched
MOST_PER_GAME = 3  # puzzles: more would be too similar
MOST_SEARCHED = 16  # positions of one game that get the full search
ENDGAME_DECISIONS = 8  # last decisions of a game in which enumeration is tried
WORLDS = 48  # redeals on which an ending is solved
PLAYOUT_GAP = 0.08  # gap in the search: playouts seldom confirm a smaller one
RIVALS = 3  # strongest other decisions, compared with the best one by playouts
PLAYOUTS = 64  # of each of them; they also give the points by source
MOST_PLAYOUTS = 256  # of each of them, to confirm the gap
THEME_POINTS = 0.5  # a smaller difference of points from a source is no theme
SACRIFICED_POINTS = -0.5  # a sacrifice loses at least so many final points
EVEN_RATING = 1500  # of a puzzle whose best decision is as likely as all the others together
RATING_SCALE = 400  # points of rating for ten times the odds, as in Elo's scale
LOWEST_RATING, HIGHEST_RATING = 600, 2600


class MiningPlan(msgspec.Struct, frozen=True):
    """What is mined; the same plan finds the same puzzles."""

    game: str
    seed: str
    simulations: int

    @property
    def bots(self) -> list[str]:
        """Who searches."""
        return [f"neural:{self.simulations}", f"neural, {MOST_PLAYOUTS} playouts"]


def plan_for(game: Game, seed: str, simulations: int | None = None) -> MiningPlan:
    """A plan at the usual depth; raises NoNetError where no network fits the game."""
    by_network(game)
    return MiningPlan(game.name, seed, simulations or SCALE.simulations(game.name))


def header_of(game: Game, plan: MiningPlan, games_played: int) -> Header:
    """The first line of the file of a plan."""
    return Header(
        format=FORMAT,
        game=game.name,
        edition=game.edition,
        seed=plan.seed,
        games=games_played,
        simulations=plan.simulations,
        bots=plan.bots,
    )


def mine(plan: MiningPlan, first: int, count: int) -> list[list[Puzzle]]:
    """The puzzles of the games of these numbers, by game: the work of a worker."""
    return [_miner(plan).mine(number) for number in range(first, first + count)]


@lru_cache(1)
def _miner(plan: MiningPlan) -> "_Miner":
    return _Miner(plan)


class _Played(NamedTuple):
    """Decisions that were played out on the same redeals."""

    actions: list[int]
    results: Floats  # (actions, redeals, 8)
    points: Floats  # (actions, sources): of the seat to move


class _Verdict(NamedTuple):
    """What the search or the enumeration found out about a position."""

    actions: list[int]  # every legal action, the best first
    losses: dict[int, tuple[float, float]]  # by action: loss of win share, and its standard error
    accepted: int  # how many of the best actions count as solutions
    win: float  # the best action's expected share of the win
    themes: list[str]


class _Miner:
    """Mines one game after the other."""

    def __init__(self, plan: MiningPlan) -> None:
        self.plan, self.game = plan, games.load(plan.game)
        budget = plan.simulations
        self.network = Engine(
            self.game, Thinker(plan.bots[0], by_network(self.game), budget, ""), plan.seed
        )

    def mine(self, number: int) -> list[Puzzle]:
        """The puzzles of a game: those whose best decision is the least likely, first."""
        seats = self.game.seats[number % len(self.game.seats)]
        seed = f"{self.plan.seed}/{number}"
        player = bot("neural").compiled(self.game)
        assert player is not None
        moves = play_games(self.game, [player] * seats, [seed]).actions[0].tolist()
        match = Match(self.game, seats, {}, seed)
        for move in moves:
            match.play(move)
        found: list[Puzzle] = []
        solved = self._endings(match)
        found.extend(solved[:1])
        searched = 0
        for at, prior in self._candidates(match):
            if len(found) >= MOST_PER_GAME or searched >= MOST_SEARCHED:
                break
            if any(len(puzzle.moves) == at for puzzle in found):
                continue
            searched += 1
            puzzle = self._puzzle(match, at, prior)
            if puzzle is not None:
                found.append(puzzle)
        return found

    # --- what is worth a search ---------------------------------------------------------------

    def _candidates(self, match: Match) -> list[tuple[int, dict[int, float]]]:
        """Positions in which one decision stands out, the least likely one first."""
        found = []
        for at in range(len(match)):
            state = match.state_at(at)
            legal = legal_actions(self.game, state)
            if len(legal) < FEWEST_DECISIONS:
                continue
            simulations = SCAN_SIMULATIONS * len(legal)
            ranking = self.network.rank(state, simulations, _about(match, at, "look"))
            best, second = ranking.actions[:2]
            if ranking.behind(second)[0] < SCAN_GAP or not _open(ranking):
                continue
            priors = self.network.priors(state)
            found.append((priors[best], at, priors))
        return [(at, priors) for _, at, priors in sorted(found, key=lambda one: one[:2])]

    def _endings(self, match: Match) -> list[Puzzle]:
        """The endings that can be solved, the one with the least likely decision first."""
        found = []
        for at in range(max(len(match) - ENDGAME_DECISIONS, 0), len(match)):
            state = match.state_at(at)
            legal = legal_actions(self.game, state)
            if len(legal) < FEWEST_DECISIONS:
                continue
            solved = solve(self.game, state, _about(match, at, "solve"), WORLDS)
            if solved is None or solved.losses[solved.accepted] < SMALLEST_GAP:
                continue
            if 2 * solved.accepted > len(legal):
                continue  # too easy to guess
            found.append(self._solved(match, at, solved))
        return sorted(found, key=lambda puzzle: (-puzzle.rating, len(puzzle.moves)))

    # --- the tests ----------------------------------------------------------------------------

    def _puzzle(self, match: Match, at: int, priors: dict[int, float]) -> Puzzle | None:
        """The puzzle of a position, where all tests agree."""
        state, budget = match.state_at(at), self.plan.simulations
        ranking = self.network.rank(state, budget, _about(match, at, "network"))
        if not stands(ranking) or not _open(ranking):
            return None
        best = ranking.actions[0]
        losses = {action: ranking.behind(action) for action in ranking.actions}
        actions = [best, *sorted(ranking.actions[1:], key=lambda action: losses[action][0])]
        if losses[actions[1]][0] < PLAYOUT_GAP:
            return None
        played = self._play(match, at, actions[: 1 + RIVALS])
        if not self._playouts_agree(match, at, played):
            return None
        verdict = _Verdict(actions, losses, 1, ranking.value(best), [])
        return self._as_puzzle(match, at, verdict, priors, played)

    def _solved(self, match: Match, at: int, solved: Solved) -> Puzzle:
        actions, accepted = solved.actions, solved.accepted
        losses = {action: (loss, 0.0) for action, loss in zip(actions, solved.losses, strict=True)}
        priors = self.network.priors(match.state_at(at))
        played = self._play(match, at, actions[: max(1 + RIVALS, 1 + accepted)])
        verdict = _Verdict(actions, losses, accepted, solved.win, [SOLVED])
        return self._as_puzzle(match, at, verdict, priors, played)

    def _play(self, match: Match, at: int, actions: Sequence[int]) -> _Played:
        """Play the best decision and its rivals out on the same redeals."""
        about = _about(match, at, "playouts")
        state = match.state_at(at)
        return _Played(
            list(actions), *self.network.points_by_source(state, actions, PLAYOUTS, about)
        )

    def _playouts_agree(self, match: Match, at: int, played: _Played) -> bool:
        """Whether the best decision also wins more often when the network plays on alone."""
        state = match.state_at(at)
        shares = played.results[:, :, int(self.game.kernel.to_move(state))]
        about = _about(match, at, "more playouts")
        test = LeadTest(SMALLEST_GAP, MOST_PLAYOUTS, NORMAL)
        lead = smallest_lead(self.network, state, played.actions, test, about, shares)
        return lead.mean - lead.error >= SMALLEST_GAP

    # --- the puzzle ---------------------------------------------------------------------------

    def _as_puzzle(
        self,
        match: Match,
        at: int,
        verdict: _Verdict,
        priors: dict[int, float],
        played: _Played,
    ) -> Puzzle:
        """The puzzle, with why the strongest rivals are worse than the best decision."""
        seat = int(self.game.kernel.to_move(match.state_at(at)))
        answers = self._answers(seat, verdict, priors, played)
        moves, accepted = match.actions[:at], verdict.accepted
        return Puzzle(
            id=puzzle_id(self.game, match.seats, match.seed, (), moves),
            seats=match.seats,
            seed=match.seed,
            moves=moves,
            answers=answers,
            accepted=accepted,
            win=round(verdict.win, 4),
            rating=rating_of(sum(priors[action] for action in verdict.actions[:accepted])),
            themes=[
                phase_of(at, len(match)),
                *_themes(answers[0], played.results[:, :, MAX_SEATS:], seat, accepted),
                *verdict.themes,
            ],
        )

    def _answers(
        self, seat: int, verdict: _Verdict, priors: dict[int, float], played: _Played
    ) -> list[Answer]:
        """What is known of each legal decision; points by source for those played out."""
        _, results, points = played
        scores = results[:, :, MAX_SEATS + seat].mean(axis=1)
        answers = []
        for n, action in enumerate(verdict.actions):
            played_out = n < len(played.actions)
            versus = verdict.accepted if n == 0 else 0
            why = self.network.compared(points[n], points[versus]) if played_out else {}
            loss, error = verdict.losses[action]
            answers.append(
                Answer(
                    self.game.texts[action],
                    round(loss, 4),
                    round(error, 4),
                    round(float(scores[0] - scores[n]), 2) if played_out else 0.0,
                    round(priors[action], 4),
                    {source: round(p, 2) for source, p in why.items() if abs(p) >= 0.005},
                )
            )
        return answers


def stands(ranking: Ranking) -> bool:
    """Whether the best decision is clearly ahead of every other one."""
    found = (ranking.behind(action) for action in ranking.actions[1:])
    return all(behind >= max(SMALLEST_GAP, GAP_ERRORS * error) for behind, error in found)


def rating_of(prior: float) -> int:
    """How hard a decision is to find, from how likely the network finds it."""
    odds = max(prior, 1e-9) / max(1 - prior, 1e-9)
    rating = round(EVEN_RATING - RATING_SCALE * math.log10(odds))
    return min(max(rating, LOWEST_RATING), HIGHEST_RATING)


def spread_by_rating(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """At most so many puzzles, as different in difficulty as possible; the easiest first."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))
    if len(ordered) <= most:
        return ordered
    wanted = np.linspace(ordered[0].rating, ordered[-1].rating, most)
    left, chosen = list(ordered), []
    for rating in wanted:
        nearest = min(range(len(left)), key=lambda n: abs(left[n].rating - rating))
        chosen.append(left.pop(nearest))
    return sorted(chosen, key=lambda puzzle: (puzzle.rating, puzzle.id))


def _open(ranking: Ranking) -> bool:
    """Whether the game is still open: neither won nor lost already."""
    best, second = (ranking.value(action) for action in ranking.actions[:2])
    return best >= LEAST_WIN and second <= MOST_WIN


def _themes(best: Answer, scores: Floats, seat: int, second: int) -> list[str]:
    """What the best decision is about, from where its points come, compared with the second."""
    themes = []
    gains = [source for source, points in best.why.items() if points >= THEME_POINTS]
    if gains:
        themes.append(max(gains, key=lambda source: best.why[source]))
    difference = (scores[0] - scores[second]).mean(axis=0)
    own, others = float(difference[seat]), np.delete(difference, seat)
    if own <= SACRIFICED_POINTS:
        themes.append(SACRIFICE)
    if -float(others.min()) >= max(own, 1.0):
        themes.append(DENY)
    return themes


def _about(match: Match, at: int, what: str) -> str:
    """Names a search: the same one draws the same redeals."""
    return f"{match.seed} {at} {what}"
