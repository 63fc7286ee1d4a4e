"""Figures that may be tuned: which ones, within which bounds, and what they should achieve.

A game that can be tuned has a file `tuning.toml` beside its components file and implements
`TunableGame`. A figure is named by where it stands in the components file, such as
`gift[number=7].francs` or `vp_tile[3].vp[0]`; a figure in several places has the same value in all.
Only reconstructed figures (source R) are tuned: what is stated, deduced or found stays as it is.
"""

import copy
import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from lutece.kernel.components import SOURCES
from lutece.kernel.contract import ComponentsError, Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.reading import convert
from lutece.kernel.rng import rng_from
from lutece.kernel.structs import Bytes

FORMAT = "lutece-tuning/1"
FILE = "tuning.toml"
RECONSTRUCTED = "R"
ALL_GROUPS = ("*",)
MOST_TRIES = 200  # draws until a set of figures passes the game's checks

Indices = npt.NDArray[np.int64]
"""A set of figures: for each, the index of its value among those allowed."""

_STEP = re.compile(r"\.?(?:(?P<key>\w+)|\[(?P<at>\d+)\]|\[(?P<field>\w+)=(?P<value>[^\]]+)\])")


class TuningError(LuteceError):
    """Bounds that cannot be used, or figures that cannot be drawn within them."""


class TunableGame(ABC):
    """A game whose figures can be tuned."""

    @abstractmethod
    def constants_of(self, components: Mapping[str, Any]) -> Bytes:
        """The kernel's constants with other components, as parsed from TOML.

        Raises ComponentsError for components that make no game.
        """


class Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure, where it stands, and its values: whole numbers low to high, or choices."""

    name: str
    at: list[str]
    low: int = 0
    high: int = 0
    choices: list[int | str] = []
    only_with: str = ""  # tuned only where this group is asked for

    @property
    def values(self) -> list[int | str]:
        """The values that are allowed, in order."""
        return self.choices or list(range(self.low, self.high + 1))


class GroupGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often the components of a group should be taken, as a share of games."""

    group: str  # the first part of the components' keys in a study: "bonus-tile"
    name: str
    low: float
    high: float = 1.0
    at_least: int | None = None  # so many of them; None: all


class Goals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the figures should achieve, with every number of players."""

    start_player: float = 0.04  # the start player's wins: at most so far from a fair share
    owner: float = 1.3  # an owner's wins: at most so many times a fair share
    source: tuple[float, float] = (0.05, 0.45)  # of all points
    taken: list[GroupGoal] = []


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    game: str
    figure: list[Bounds]
    goals: Goals = Goals()


class Tuning:
    """The figures of a game that may be tuned, and the goals."""

    def __init__(self, game: Game, file: Path | None = None, groups: Sequence[str] = ()) -> None:
        """The bounds of a file, or the game's own; figures of a group only where it is named.

        The game's own figures have to be within them.
        """
        self.file = own_file(game) if file is None else file
        kept = _read(self.file, game)
        known = {bounds.only_with for bounds in kept.figure} - {""}
        groups = tuple(known) if tuple(groups) == ALL_GROUPS else groups
        for group in set(groups) - known:
            offered = f"there are {', '.join(sorted(known))}" if known else "there are none"
            raise TuningError(f"{self.file} has no group {group!r} of figures; {offered}.")
        self.game, self.goals = game, kept.goals
        # A group of figures that belong to an option has the option's name.
        self.options = {name: True for name in groups if name in game.description.rule_options}
        self.figures = [b for b in kept.figure if not b.only_with or b.only_with in groups]
        self.data = components_data(game)
        self.sizes = np.array([len(bounds.values) for bounds in self.figures])
        self._check_places()
        self.own = self.indices_of(self.data)

    def check(self, progress: Callable[[int], None] = lambda number: None) -> None:
        """Refuse bounds that contradict what is known, by the names of the figures."""
        problems = []
        for n, bounds in enumerate(self.figures):
            for index in {0, len(bounds.values) - 1}:
                problem = self._problem_with(n, index)
                if problem:
                    problems.append(f"{bounds.name} = {bounds.values[index]}: {problem}")
            progress(n + 1)
        if problems:
            raise TuningError(
                f"{self.file} has bounds that cannot be used:\n"
                + "\n".join(f"  - {problem}" for problem in problems)
            )

    def indices_of(self, data: Mapping[str, Any]) -> Indices:
        """The figures of parsed components; raises TuningError for one outside its bounds."""
        found = []
        for bounds in self.figures:
            value = value_at(data, bounds.at[0])
            if value not in bounds.values:
                raise TuningError(
                    f"{bounds.name} is {value}, outside its bounds: {_span(bounds)} ({self.file})."
                )
            found.append(bounds.values.index(value))
        return np.array(found, np.int64)

    def inputs(self, indices: Indices) -> npt.NDArray[np.float32]:
        """Figures as a network reads them: from -1, the lowest value, to 1, the highest."""
        return np.asarray(2 * indices / (self.sizes - 1) - 1, np.float32)

    def components(self, indices: Indices) -> dict[str, Any]:
        """The components with these figures, as parsed from TOML."""
        data = copy.deepcopy(self.data)
        self.write_into(data, indices)
        return data

    def write_into(self, data: Any, indices: Indices) -> None:
        """Set these figures in parsed components."""
        for bounds, index in zip(self.figures, indices.tolist(), strict=True):
            for place in bounds.at:
                set_at(data, place, bounds.values[index])

    def constants(self, indices: Indices) -> Bytes:
        """The kernel's constants with these figures; raises ComponentsError."""
        assert isinstance(self.game, TunableGame)
        return self.game.constants_of(self.components(indices))

    def allowed(self, indices: Indices) -> Bytes | None:
        """The constants with these figures; None if they make no game."""
        try:
            return self.constants(indices)
        except ComponentsError:
            return None

    def draw(self, seed: str, count: int) -> Iterator[tuple[Indices, Bytes]]:
        """Sets of figures drawn evenly within the bounds that pass the game's checks."""
        rng = np.random.default_rng(rng_from(seed, "figures"))
        for _ in range(count):
            for _ in range(MOST_TRIES):
                indices = rng.integers(0, self.sizes)
                constants = self.allowed(indices)
                if constants is not None:
                    yield indices, constants
                    break
            else:
                raise TuningError(
                    f"No figures within the bounds of {self.file} pass the checks of "
                    f"{self.game.title} in {MOST_TRIES} draws: narrow the bounds."
                )

    def _check_places(self) -> None:
        problems = []
        for bounds in self.figures:
            if len(bounds.values) < 2 or not bounds.at:
                problems.append(f"{bounds.name} needs a place and two values or more")
            for place in bounds.at:
                source = source_at(self.data, place)
                if source is None:
                    problems.append(f"{bounds.name}: there is no figure {place!r}")
                elif source != RECONSTRUCTED:
                    problems.append(
                        f"{bounds.name} ({place}) is {SOURCES[source]} ({source}): only figures "
                        "that were reconstructed (R) are tuned"
                    )
        names = [bounds.name for bounds in self.figures]
        problems += [f"{name} is listed twice" for name in set(names) if names.count(name) > 1]
        if problems:
            raise TuningError(
                f"{self.file} cannot be used:\n"
                + "\n".join(f"  - {problem}" for problem in problems)
            )

    def _problem_with(self, figure: int, index: int) -> str:
        """Why a figure cannot have a value, whatever the others are; empty if it can."""
        rng = np.random.default_rng(rng_from("bounds", str(figure)))
        others, problem = self.own, ""
        for _ in range(MOST_TRIES):
            indices = others.copy()
            indices[figure] = index
            try:
                self.constants(indices)
            except ComponentsError as error:
                problem = problem or "; ".join(error.problems)
            else:
                return ""
            others = rng.integers(0, self.sizes)
        return problem


def own_file(game: Game) -> Path:
    """The game's own bounds; refuses a game that has none."""
    components = game.description.components
    file = components.with_name(FILE) if components is not None else None
    if file is None or not file.is_file() or not isinstance(game, TunableGame):
        raise TuningError(f"{game.title} does not say which of its figures may be tuned.")
    return file


def goals_of(game: Game) -> Goals | None:
    """What the figures of a game should achieve; None for a game that does not say."""
    try:
        return _read(own_file(game), game).goals
    except TuningError:
        return None


def components_data(game: Game, published: bool = False) -> dict[str, Any]:
    """The components of a game, or those that it is published with, as parsed from TOML."""
    return tomllib.loads(components_text(game, published))


def components_text(game: Game, published: bool = False) -> str:
    """The components file of a game, or the one that it is published with."""
    if game.components is not None and not published:
        return game.components
    assert game.description.components is not None
    return game.description.components.read_text(encoding="utf-8")


def value_at(data: Any, place: str) -> Any:
    """The figure at a place of parsed components; None if there is no such place."""
    for step in _steps(place):
        data = _go(data, step)
        if data is None:
            return None
    return data


def set_at(data: Any, place: str, value: int | str) -> None:
    """Set the figure at a place that exists; only where it changes, so that a text stays."""
    *way, last = _steps(place)
    for step in way:
        data = _go(data, step)
    if data[last] != value:
        data[last] = value


def source_at(data: Any, place: str) -> Any:
    """The source of a figure: of its own field, or of the nearest table around it."""
    source, field = None, ""
    for step in _steps(place):
        if isinstance(step, str):
            field = step
        if isinstance(data, Mapping):
            source = data.get(f"{field}_source", data.get("source", source))
        data = _go(data, step)
        if data is None:
            return None
    return source


_Step = str | int | tuple[str, str]


def _steps(place: str) -> list[_Step]:
    """The steps to a place: keys, indices, and fields with their values."""
    steps: list[_Step] = []
    end = 0
    for found in _STEP.finditer(place):
        if found.start() != end:
            break
        end = found.end()
        if found["key"] is not None:
            steps.append(found["key"])
        elif found["at"] is not None:
            steps.append(int(found["at"]))
        else:
            steps.append((found["field"], found["value"]))
    if end != len(place) or not steps:
        raise TuningError(f"{place!r} is no place in a components file: write gift[number=1].vp.")
    return steps


def _go(data: Any, step: _Step) -> Any:
    if isinstance(step, tuple):
        field, value = step
        entries = data if isinstance(data, list) else []
        return next((entry for entry in entries if str(entry.get(field)) == value), None)
    if isinstance(step, int):
        return data[step] if isinstance(data, list) and step < len(data) else None
    return data.get(step) if isinstance(data, Mapping) else None


def _span(bounds: Bounds) -> str:
    values = bounds.values
    return f"{values[0]} to {values[-1]}" if not bounds.choices else ", ".join(map(str, values))


def _read(file: Path, game: Game) -> _File:
    try:
        text = file.read_text(encoding="utf-8")
        kept = convert(tomllib.loads(text), _File)
    except OSError as error:
        raise TuningError(f"{file} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:
        raise TuningError(f"{file} has no bounds to tune within: {error}") from None
    if (kept.format, kept.game) != (FORMAT, game.name):
        raise TuningError(
            f"{file} is {kept.format!r} for {kept.game!r}; it should be {FORMAT!r} for "
            f"{game.name!r}."
        )
    if not isinstance(game, TunableGame):
        raise TuningError(f"{game.title} cannot be tuned.")
    return kept
