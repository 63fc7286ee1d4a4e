"""Looking at single positions: searches, playouts and redeals, each from what one seat knows."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lutece.bots import choosers
from lutece.bots.mcts import MARGIN_SCALE, MARGIN_WEIGHT
from lutece.bots.net import NoNetError
from lutece.bots.registry import NeuralBot, SearchBot, bot
from lutece.bots.search import (
    CAPACITY,
    PUCT,
    Approach,
    by_evaluation,
    by_network,
    search_parameters,
)
from lutece.bots.tree import NODE, ROOT, reset_tree
from lutece.kernel.contract import NO_SEAT, OVER, RESULT_LENGTH, Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.events import COLUMNS, Event, new_events
from lutece.kernel.jit import warm_up
from lutece.kernel.rng import rng_from, rngs_from
from lutece.kernel.structs import MAX_SEATS, Bytes
from lutece.kernel.study import Scored
from lutece.lab.counterfactual import (
    SUMS,
    compare,
    explore,
    play_out,
    reveal_values,
    value_for,
)
from lutece.lab.review.scale import SCALE
from lutece.lab.review.schema import Examined, Explained, Revealed, ReviewSettings

NODES_A_SIMULATION = 64  # room in a tree: a new node has a child for each legal decision
EXPLORING = 0.4  # of the simulations: which decisions are worth playouts
CHALLENGERS = 2  # decisions that the played one is compared with, besides
SETTLING = 4  # one of so many simulations of a decision is left out: the tree is still small
BATCHES = 8  # of simulations, whose means vary more honestly than single simulations
QUICK_SIMULATIONS = 16  # of a first look, and two for each legal decision
MOST_QUICK = 96
EVENTS_OF_PLAYOUT = 600  # to begin with; more are made room for
# 97.5 % quantiles of Student's t, by degrees of freedom.
STUDENT = {1: 12.7, 2: 4.30, 3: 3.18, 4: 2.78, 5: 2.57, 6: 2.45, 7: 2.36}
NORMAL = 1.96

Floats = npt.NDArray[np.float64]


class Thinker(NamedTuple):
    """Who looks at a game: how it searches and how deep."""

    name: str
    approach: Approach
    simulations: int
    note: str  # empty, or why no network is asked


def thinker_for(game: Game, settings: ReviewSettings) -> Thinker:
    """The thinker that the settings name; the game's own evaluation where no network fits."""
    usual = settings.simulations or SCALE.simulations(game.name)
    if settings.bot is None:
        try:
            return Thinker(f"neural:{usual}", by_network(game), usual, "")
        except NoNetError:
            note = (
                f"No network was trained for this edition of {game.title}: the review asks the "
                "game's own evaluation, and its intervals are wider."
            )
            return Thinker(f"search:{usual}", by_evaluation(game), usual, note)
    named = bot(settings.bot)
    if isinstance(named, NeuralBot):
        approach = Approach(PUCT, named.net(game))
        return Thinker(f"{settings.bot}:{usual}", approach, usual, "")
    if isinstance(named, SearchBot):
        simulations = settings.simulations or named.budget(game).simulations
        if simulations is None:
            raise LuteceError(
                f"{settings.bot} counts the seconds of a decision, and a review its simulations: "
                f"name {settings.bot.partition(':')[0]}:{usual}, or limit the whole by --seconds."
            )
        return Thinker(settings.bot, named.approach(game), simulations, "")
    raise LuteceError(
        f"{settings.bot} does not think ahead, so it cannot review: name a level, neural, "
        "neural:1000 or search:2000."
    )


class Ranking(NamedTuple):
    """Decisions compared with each other, the best first."""

    seat: int
    actions: list[int]
    results: dict[int, Floats]  # by action: a row a simulation, on the same redeals as the others

    def behind(self, action: int) -> tuple[float, float]:
        """How far an action is behind the best one in shares of the win, and the standard error."""
        count = min(len(self.results[action]), len(self.results[self.actions[0]]))
        first, other = (
            _settled(self.results[one][:count])[:, self.seat] for one in (self.actions[0], action)
        )
        return float((first - other).mean()), standard_error(first - other)

    def value(self, action: int) -> float:
        """The share of the win that an action promises its seat."""
        return float(_settled(self.results[action])[:, self.seat].mean())


class Engine:
    """Looks at positions of one game, one at a time; a thread needs an engine of its own."""

    def __init__(self, game: Game, thinker: Thinker, seed: str) -> None:
        self.game, self.thinker, self.seed = game, thinker, seed
        nodes = min(NODES_A_SIMULATION * thinker.simulations + MOST_QUICK, CAPACITY)
        self._tree = np.empty(nodes * NODE.itemsize, np.uint8)

    def examine(self, state: Bytes, played: int | None, simulations: int, about: str) -> Examined:
        """Compare a decision (None: the second best) with the best one, for the seat to move.

        `about` names the position: the same name draws the same redeals.
        """
        warm_up()
        seats, seat = self.game.seats_at(state), int(self.game.kernel.to_move(state))
        legal = legal_actions(self.game, state)
        search = _Rooted(self, state, about)
        exploring = max(int(EXPLORING * simulations), len(legal))
        sums = search.explore(exploring)
        ranked = sorted(legal, key=lambda a: (-sums[a, 0], -_mean(sums, a, seat), a))
        first = ranked[0] if played is None else played
        rivals = [action for action in ranked if action != first][:CHALLENGERS]
        if not rivals:
            raise LuteceError("There is nothing to choose in this position.")
        left = max(simulations - exploring, 4 * (1 + len(rivals)))
        results = {action: np.empty((0, RESULT_LENGTH)) for action in (first, *rivals)}
        if len(rivals) > 1:
            search.compare([first, *rivals], left // 2 // (1 + len(rivals)), results)
            left -= left // 2
            rivals.sort(key=lambda action: -_worth(results[action], seat).mean())
        rival = rivals[0]
        search.compare([first, rival], max(left // 2, 4), results)
        made, other = _settled(results[first]), _settled(results[rival][: len(results[first])])
        if played is None and _worth(other, seat).mean() > _worth(made, seat).mean():
            first, rival, made, other = rival, first, other, made
        played = first if played is None else played
        difference = other[:, seat] - made[:, seat]
        loss, half = float(difference.mean()), half_width(difference)
        points = float((other[:, MAX_SEATS + seat] - made[:, MAX_SEATS + seat]).mean())
        better = loss > 0
        best, best_results = (rival, other) if better else (first, made)
        best_share = best_results[:, seat].mean()
        for action in results:  # what the playouts saw counts too
            sums[action, 0] += len(results[action])
            sums[action, 1:] += results[action].sum(axis=0)
        losses = {a: float(best_share) - _mean(sums, a, seat) for a in legal if sums[a, 0]}
        losses[best] = 0.0
        losses[first] = max(loss, 0.0)
        if not better:
            losses[rival] = max(-loss, 0.0)
        good = [a for a, lost in losses.items() if lost < SCALE.noticed]
        priors = search.priors(legal)
        best_points = float(best_results[:, MAX_SEATS + seat].mean())
        seen = sorted(losses, key=lambda a: (losses[a], -sums[a, 0], a))
        return Examined(
            played=played,
            best=best,
            loss=max(loss, 0.0),
            low=min(max(loss - half, 0.0), 1.0),
            high=min(max(loss + half, 0.0), 1.0),
            points_lost=points if better else 0.0,
            played_value=made[:, :seats].mean(axis=0).tolist(),
            best_value=best_results[:, :seats].mean(axis=0).tolist(),
            best_points=best_points,
            best_half_width=half_width(best_results[:, seat]),
            difficulty=float(min(max(1.0 - sum(priors[a] for a in good), 0.0), 1.0)),
            simulations=int(sums[:, 0].sum()),
            others=[
                (
                    action,
                    losses[action],
                    best_points - _mean(sums, action, MAX_SEATS + seat),
                    int(sums[action, 0]),
                )
                for action in seen
            ],
        )

    def quick(self, state: Bytes, played: int | None, about: str) -> Examined:
        """A first look: two simulations or so for each decision."""
        count = 2 * len(legal_actions(self.game, state)) + QUICK_SIMULATIONS
        most = min(MOST_QUICK, self.thinker.simulations)
        return self.examine(state, played, min(count, most), about)

    def rank(self, state: Bytes, simulations: int, about: str) -> "Ranking":
        """Every legal decision, the best first, for the seat to move: by sequential halving.

        All decisions that are left in a round are simulated on the same redeals, as often; then the
        worse half leaves. The simulations are shared equally by the rounds.
        """
        warm_up()
        seat = int(self.game.kernel.to_move(state))
        search = _Rooted(self, state, about)
        left = legal_actions(self.game, state)
        results = {action: np.empty((0, RESULT_LENGTH)) for action in left}
        rounds = max(math.ceil(math.log2(len(left))), 1)
        order: list[int] = []  # those that have left, the last first
        for _ in range(rounds):
            search.compare(left, max(simulations // rounds // len(left), 2), results)
            left.sort(key=lambda action: (-_worth(_settled(results[action]), seat).mean(), action))
            keep = max((len(left) + 1) // 2, min(2, len(left)))
            order = left[keep:] + order
            left = left[:keep]
        return Ranking(seat, left + order, results)

    def priors(self, state: Bytes) -> dict[int, float]:
        """The network's probability of each legal decision, as the search begins with it."""
        warm_up()
        search = _Rooted(self, state, "")
        search.explore(1)
        return search.priors(legal_actions(self.game, state))

    def explain(self, state: Bytes, played: int, best: int, redeals: int, about: str) -> Explained:
        """Play both decisions out on the same redeals: the points by source, and the win."""
        seat, firsts = int(self.game.kernel.to_move(state)), [played, best]
        results, points = self.points_by_source(state, firsts, redeals, about)
        shares = results[0, :, seat] - results[1, :, seat]
        return Explained(
            share=float(shares.mean()),
            half_width=half_width(shares, independent=True),
            sources=self.compared(points[0], points[1]),
        )

    def points_by_source(
        self, state: Bytes, firsts: Sequence[int], redeals: int, about: str
    ) -> tuple[Floats, Floats]:
        """Play first actions out on the same redeals.

        Returns the results (first actions, redeals, 8), and the mean points of the seat to move by
        action and source.
        """
        warm_up()
        game, guide = self.game, self.game.study_guide()
        seat, actions = int(game.kernel.to_move(state)), np.array(firsts, np.int64)
        results, events = self.play_out(state, actions, redeals, about, guide is not None)
        totals = np.zeros((len(firsts), len(guide.sources) if guide else 0))
        if guide is not None:
            for n in range(len(firsts)):
                found = list(map(Event._make, events[events[:, 0] == n, 2:].tolist()))
                for scored in guide.read(found):
                    if isinstance(scored, Scored) and scored.seat == seat:
                        totals[n, scored.source] += scored.points
        return results, totals / redeals

    def compared(self, points: Floats, others: Floats) -> dict[str, float]:
        """The differences of points by the key of their source; those of nothing are left out."""
        guide = self.game.study_guide()
        sources = guide.sources if guide else ()
        differences = zip(sources, (points - others).tolist(), strict=True)
        return {source.key: difference for source, difference in differences if difference}

    def play_out(
        self,
        state: Bytes,
        firsts: npt.NDArray[np.int64],
        redeals: int,
        about: str,
        with_events: bool = False,
    ) -> tuple[Floats, npt.NDArray[np.int16]]:
        """Results (first actions, redeals, 8) of bare play, and the events in their order.

        Events come in the order of the redeals; those of one first action, in that order, are those
        of whole games one after the other.
        """
        warm_up()
        game, kernel, net = self.game, self.game.kernel, self.thinker.approach.net
        deals = rngs_from([f"{self.seed}\n{about}\n{n}" for n in range(redeals)], "lutece playout")
        results = np.empty((firsts.size, redeals, RESULT_LENGTH))
        chooser = choosers.NEURAL if net.weights.size else choosers.SHREWD
        rows = EVENTS_OF_PLAYOUT * firsts.size * redeals if with_events else 0
        while True:
            out = np.empty((rows, 2 + COLUMNS), np.int16)
            found = play_out(
                kernel.pointers, game.constants, state, kernel.to_move(state),
                game.seats_at(state), kernel.actions, kernel.seat_actions, net.weights, net.sizes,
                firsts, deals, chooser, new_events(kernel.max_events), out, results,
            )  # fmt: skip
            if found <= rows:
                return results, out[:found]
            rows = found

    def revealed(
        self, before: Bytes, action: int, after: Bytes, redeals: int, about: str
    ) -> Revealed:
        """What a reveal was worth: the values of what came and of what could have come.

        Both are judged by the seat that decides next, which sees what was revealed; at the end of
        the game by what everyone knows.
        """
        warm_up()
        game, kernel, net = self.game, self.game.kernel, self.thinker.approach.net
        seats, observer = game.seats_at(after), int(kernel.to_move(after))
        deals = rngs_from([f"{self.seed}\n{about}\n{n}" for n in range(redeals)], "lutece reveal")
        results, came = np.empty((redeals, RESULT_LENGTH)), np.empty(RESULT_LENGTH)
        observer = NO_SEAT if observer == OVER else observer
        value_for(
            kernel.pointers, game.constants, after, observer, seats, kernel.seat_actions,
            net.weights, net.sizes, came,
        )  # fmt: skip
        kept = reveal_values(
            kernel.pointers, game.constants, before, action, observer, seats, kernel.actions,
            kernel.seat_actions, net.weights, net.sizes, deals, results,
        )  # fmt: skip
        shares = results[:kept, :seats] if kept else came[None, :seats]
        widest = max(half_width(shares[:, seat], independent=True) for seat in range(seats))
        return Revealed(came[:seats].tolist(), shares.mean(axis=0).tolist(), widest)


class _Rooted:
    """One tree at one position."""

    def __init__(self, engine: Engine, state: Bytes, about: str) -> None:
        self._game, self._state, self._tree = engine.game, state, engine._tree
        self._approach = engine.thinker.approach
        self._rng = rng_from(f"{engine.seed}\n{about}", "lutece review")
        self._parameters, _ = search_parameters(engine.game, state, self._approach.config)
        self._size = reset_tree(self._tree)

    def explore(self, simulations: int) -> Floats:
        """Visits and summed results by action."""
        sums = np.zeros((self._game.kernel.actions, SUMS))
        weights, sizes, _ = self._approach.net
        self._size = explore(
            self._game.kernel.pointers, self._game.constants, self._state, self._parameters,
            weights, sizes, simulations, self._tree, self._size, self._rng, sums,
        )  # fmt: skip
        return sums

    def compare(self, actions: Sequence[int], redeals: int, into: dict[int, Floats]) -> None:
        """Add the results of these actions, all on the same redeals."""
        results = np.empty((len(actions), max(redeals, 1), RESULT_LENGTH))
        weights, sizes, _ = self._approach.net
        self._size = compare(
            self._game.kernel.pointers, self._game.constants, self._state, self._parameters,
            weights, sizes, np.array(actions, np.int64), self._tree, self._size, self._rng, results,
        )  # fmt: skip
        for action, found in zip(actions, results, strict=True):
            into[action] = np.concatenate([into[action], found])

    def priors(self, legal: Sequence[int]) -> dict[int, float]:
        """The network's probability of each action; without one all are equally likely."""
        nodes = self._tree.view(NODE)[: self._size]
        children = nodes[nodes["parent"] == ROOT]
        found = dict(
            zip(children["action"].tolist(), children["prior"].astype(float).tolist(), strict=True)
        )
        if not self._approach.net.weights.size:
            return dict.fromkeys(legal, 1 / len(legal))
        return {action: found.get(action, 0.0) for action in legal}


def legal_actions(game: Game, state: Bytes) -> list[int]:
    """The legal actions of a position."""
    mask = np.zeros(game.kernel.actions, np.uint8)
    game.kernel.legal(game.constants, state, mask)
    legal: list[int] = mask.nonzero()[0].tolist()
    return legal


def half_width(values: Floats, independent: bool = False) -> float:
    """Half of the 95 % interval of a mean.

    The simulations of a search depend on those before them: their batches, one after the other,
    hardly do.
    """
    if independent:
        return NORMAL * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else 1
    batches = min(BATCHES, len(values) // 2)
    return STUDENT[batches - 1] * standard_error(values) if batches >= 2 else 1.0


def standard_error(values: Floats) -> float:
    """Of the mean of simulations, from the means of their batches."""
    batches = min(BATCHES, len(values) // 2)
    if batches < 2:
        return 1.0
    means = np.array([part.mean() for part in np.array_split(values, batches)])
    return float(means.std(ddof=1)) / math.sqrt(batches)


def _settled(results: Floats) -> Floats:
    """Without the first simulations, when the tree below was still small."""
    return results[len(results) // SETTLING :]


def _mean(sums: Floats, action: int, column: int) -> float:
    """The mean of a result's column for an action; below everything without a visit."""
    return float(sums[action, 1 + column] / sums[action, 0]) if sums[action, 0] else -math.inf


def _worth(results: Floats, seat: int) -> Floats:
    """What the search maximises for a seat: its share of the win, and a little for the margin."""
    scores = results[:, MAX_SEATS:]
    margin = scores[:, seat] - np.delete(scores, seat, axis=1).max(axis=1)
    worth: Floats = results[:, seat] + MARGIN_WEIGHT * np.tanh(margin / MARGIN_SCALE)
    return worth
