"""A search for figures that meet a game's goals: evolution (CMA-ES) over the allowed values.

All candidates of a generation are judged on the same deals. The best results of a search are partly
luck (selection bias), so the best candidates are judged again at the end on more and other games.
"""

import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import rng_from
from lutece.kernel.tuning import MOST_TRIES, Indices, Tuning, TuningError, components_text
from lutece.lab.simulate import Plan
from lutece.study.goals import Judgement, judge
from lutece.study.tally import Tally, guide_of, play_study

FIRST_STEP = 0.25  # of the whole range of a figure
FINALISTS = 6
MORE_GAMES = 4  # times as many in the final
Unit = npt.NDArray[np.float64]
"""A candidate as the search sees it: a number from 0 to 1 for each figure."""


class Judge(Protocol):
    """Plays games with sets of figures, so many with each number of players."""

    def __call__(
        self, sets: Sequence[Indices], games: int, seed: str, progress: Callable[[int], None]
    ) -> list[dict[int, Tally]]:
        """Tallies by number of players for each set; progress tells how many are judged."""


class Candidate(msgspec.Struct, frozen=True):
    """A set of figures and how well it does."""

    number: int  # 0: the figures as they are
    generation: int
    indices: list[int]
    judgement: Judgement
    games: int  # with each number of players


class RandomState:
    """A state of NumPy's global generator, which `cma` draws from, for one search."""

    def __init__(self, seed: str) -> None:
        self._own = np.random.RandomState(int(rng_from(seed, "search")[0]) % (1 << 32)).get_state()
        self._others = self._own

    def __enter__(self) -> None:
        self._others = np.random.get_state()
        np.random.set_state(self._own)

    def __exit__(self, *_: object) -> None:
        self._own = np.random.get_state()
        np.random.set_state(self._others)


class Tuner:
    """The search; `candidates` are all that were judged, `finalists` those judged again."""

    def __init__(
        self, tuning: Tuning, judge_sets: Judge, seed: str, games: int, population: int
    ) -> None:
        self._tuning, self._judge, self._seed, self._games = tuning, judge_sets, seed, games
        self._guide = guide_of(tuning.game)
        self.candidates: list[Candidate] = []
        self.finalists: list[Candidate] = []
        self._draws = RandomState(seed)
        with self._draws:
            self._search = _new_search(tuning, population)
        self._generation = 0

    def generation(self, progress: Callable[[int], None]) -> list[Candidate]:
        """Judge the next candidates and update the search distribution."""
        with self._draws:
            points, sets = self._ask()
        if not self.candidates:
            sets = [self._tuning.own, *sets]
        found = self._judged(sets, self._games, f"{self._seed} {self._generation}", progress)
        losses = [candidate.judgement.loss for candidate in found]
        with self._draws:
            self._search.tell(points, losses[-len(points) :])
        self.candidates += found
        self._generation += 1
        return found

    def finish(self, progress: Callable[[int], None]) -> Candidate:
        """Judge the best candidates and the figures as they are again; returns the best of all."""
        best: list[Indices] = []
        for candidate in sorted(self.candidates, key=lambda found: found.judgement.loss):
            indices = np.array(candidate.indices)
            if not any(np.array_equal(indices, other) for other in [*best, self._tuning.own]):
                best.append(indices)
        sets = [self._tuning.own, *self._centre(), *best[:FINALISTS]]
        games = MORE_GAMES * self._games
        self.finalists = self._judged(sets, games, f"{self._seed} final", progress)
        return min(self.finalists, key=lambda found: found.judgement.loss)

    def _ask(self) -> tuple[list[Unit], list[Indices]]:
        """New candidates; candidates that are no valid game are drawn again."""
        points, sets = [], []
        for point in self._search.ask():
            for _ in range(MOST_TRIES):
                indices = indices_at(self._tuning, point)
                if self._tuning.allowed(indices) is not None:
                    break
                point = self._search.ask(1)[0]
            else:
                raise TuningError("The search finds no figures that make a game.")
            points.append(point)
            sets.append(indices)
        return points, sets

    def _centre(self) -> list[Indices]:
        """The search's own estimate of the best figures, if they make a game."""
        if not self._generation:
            return []
        indices = indices_at(self._tuning, np.clip(self._search.result.xfavorite, 0, 1))
        return [indices] if self._tuning.allowed(indices) is not None else []

    def _judged(
        self, sets: Sequence[Indices], games: int, seed: str, progress: Callable[[int], None]
    ) -> list[Candidate]:
        first, goals = len(self.candidates), self._tuning.goals
        return [
            Candidate(
                0 if np.array_equal(indices, self._tuning.own) else first + n,
                self._generation,
                indices.tolist(),
                judge(self._guide, goals, tallies),
                games,
            )
            for n, (indices, tallies) in enumerate(
                zip(sets, self._judge(sets, games, seed, progress), strict=True)
            )
        ]


class BotsJudge:
    """Judges by games of bots that play any figures, such as `shrewd` or `search:100`."""

    def __init__(self, tuning: Tuning, bots: tuple[str, ...], workers: int) -> None:
        self._tuning, self._workers = tuning, workers
        self._plan = Plan(
            tuning.game.name, tuning.game.seats[0], 1, "", bots, options=tuning.options
        )

    def __call__(
        self, sets: Sequence[Indices], games: int, seed: str, progress: Callable[[int], None]
    ) -> list[dict[int, Tally]]:
        """Play each set in turn; the components travel to the workers as files."""
        found = []
        with TemporaryDirectory(prefix="lutece-tune-") as folder:
            for number, indices in enumerate(sets):
                file = Path(folder) / f"{number}.toml"
                file.write_text(components_with(self._tuning, indices), encoding="utf-8")
                plan = replace(self._plan, games=games, seed=seed, components=file)
                found.append({seats: self._tally(plan, seats) for seats in self._tuning.game.seats})
                progress(len(found))
        return found

    def _tally(self, plan: Plan, seats: int) -> Tally:
        tally = Tally()
        for batch in play_study(replace(plan, seats=seats), self._workers):
            tally.merge(batch)
        return tally


def components_with(tuning: Tuning, indices: Indices) -> str:
    """The text of the components file with these figures; everything else in it stays."""
    document = _tomlkit().parse(components_text(tuning.game))
    tuning.write_into(document, indices)
    text: str = document.as_string()
    return text


def indices_at(tuning: Tuning, point: Unit) -> Indices:
    """The allowed values nearest to a point of the search: equal parts of 0 to 1."""
    indices: Indices = np.floor(np.asarray(point) * tuning.sizes).astype(np.int64)
    return np.asarray(np.minimum(indices, tuning.sizes - 1))


def changes(tuning: Tuning, indices: Sequence[int]) -> Iterator[tuple[str, int | str, int | str]]:
    """The figures that change: name, as it is, as it would be."""
    for bounds, own, new in zip(tuning.figures, tuning.own.tolist(), indices, strict=True):
        if own != new:
            yield bounds.name, bounds.values[own], bounds.values[new]


def _new_search(tuning: Tuning, population: int) -> Any:
    """CMA-ES, from the figures as they are."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # cma warns without matplotlib, which is not needed
            import cma
    except ImportError:
        raise LuteceError(
            "Tuning needs the packages cma and tomlkit, which are not installed: "
            "pip install 'lutece[learn]'"
        ) from None
    _tomlkit()
    start = (tuning.own + 0.5) / tuning.sizes
    options = {
        "bounds": [0, 1],
        "seed": np.nan,  # the generator stays as it is
        "popsize": population,
        "verbose": -9,
    }
    return cma.CMAEvolutionStrategy(start, FIRST_STEP, options)


def _tomlkit() -> Any:
    try:
        import tomlkit
    except ImportError:
        raise LuteceError(
            "Tuning needs the package tomlkit, which is not installed: pip install 'lutece[learn]'"
        ) from None
    return tomlkit
