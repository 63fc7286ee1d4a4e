"""The games, found through the entry-point group `lutece.games`.

An entry point names a game's `Description`; the description says where the rules are loaded from.
A package that is broken names itself when its game is asked for, and the other games load.
"""

from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from lutece.kernel.contract import ComponentsError, Game
from lutece.kernel.description import Description
from lutece.kernel.errors import LuteceError
from lutece.kernel.structs import MAX_SEATS

GROUP = "lutece.games"

# The games of this package, as pyproject.toml declares them: they are found in sources, too.
OWN = {
    "paris": "lutece.games.paris.description:DESCRIPTION",
    "paris-paris": "lutece.games.paris_paris.description:DESCRIPTION",
}

NAMES: tuple[str, ...]  # of all games that can be loaded, ours first


class UnknownGameError(LuteceError):
    """No game has that name."""

    def __init__(self, name: str) -> None:
        names = ", ".join(_usable())
        super().__init__(f"There is no game called {name!r}. The games are: {names}.")


class BrokenGameError(LuteceError):
    """An installed package offers a game that cannot be used."""

    def __init__(self, name: str, package: str, problem: str) -> None:
        super().__init__(f"The game {name!r} of {package} cannot be used: {problem}")


def describe(name: str) -> Description:
    """A game's description; its rules are not loaded."""
    described = _described()
    if name in _BROKEN:
        raise _BROKEN[name]
    if name not in described:
        raise UnknownGameError(name)
    return described[name]


def broken() -> dict[str, BrokenGameError]:
    """The games that were found and cannot be used, with the reason of each."""
    _described()
    return dict(_BROKEN)


def components_file(name: str) -> Path:
    """The components file that a game comes with."""
    file = describe(name).components
    if file is None:
        raise LuteceError(f"{describe(name).title} has no components file.")
    return file


@cache
def earlier_components(name: str) -> dict[str, Path]:
    """The components files of a game's earlier editions, by edition; the rules are the same."""
    own = describe(name).components
    if own is None:
        return {}
    return {file.stem: file for file in (own.parent / "earlier_components").glob("*.toml")}


def load(name: str, components: Path | str | None = None, *, edition: str | None = None) -> Game:
    """A game with its own components, or with others: a file's path, or the text of one.

    A game that was played before its figures changed names its `edition`: it is loaded with the
    figures of then, if the package keeps them, and with those of today otherwise. Nothing is
    compiled yet.
    """
    described = describe(name)
    if components is None and edition is not None:
        components = earlier_components(name).get(edition)
        if components is not None:
            earlier = load(name, components)
            earlier.components = None  # the edition names them
            return earlier
    if components is not None and described.components is None:
        raise ComponentsError(
            "The components", [f"{described.title} has no components file: it is always the same"]
        )
    try:
        kind = EntryPoint(name, described.game, GROUP).load()
        game: Game = kind() if components is None else kind(components)
        _check(game)
        if components is not None:
            game.components = components if isinstance(components, str) else _text(components)
    except LuteceError:
        raise
    except Exception as error:  # any error of a package is reported with its name
        _BROKEN[name] = _broken(_entries()[name], error)
        raise _BROKEN[name] from error
    return game


def load_all() -> list[Game]:
    """Every game that can be loaded; `broken` tells of the others."""
    loaded = []
    for name in _usable():
        with suppress(BrokenGameError):
            loaded.append(load(name))
    return loaded


_BROKEN: dict[str, BrokenGameError] = {}


def _usable() -> tuple[str, ...]:
    return tuple(name for name in _described() if name not in _BROKEN)


@cache
def _entries() -> dict[str, EntryPoint]:
    """Where each game describes itself; a package cannot take a name that is in use."""
    found = {name: EntryPoint(name, path, GROUP) for name, path in OWN.items()}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        found.setdefault(entry.name, entry)
    return found


@cache
def _described() -> dict[str, Description]:
    described = {}
    for name, entry in _entries().items():
        try:
            described[name] = _checked(name, entry.load())
        except Exception as error:  # any error of a package is reported with its name
            _BROKEN[name] = _broken(entry, error)
    return described


def _checked(name: str, found: object) -> Description:
    if not isinstance(found, Description):
        raise TypeError(f"its entry point gives a {type(found).__name__}, not a Description")
    if found.name != name:
        raise ValueError(f"its description is of {found.name!r}")
    if not 1 <= found.fewest <= found.most <= MAX_SEATS:
        raise ValueError(f"it is for {found.fewest} to {found.most} players, not 1 to {MAX_SEATS}")
    lessons = [found.lessons / "lessons.toml"] if found.lessons else []
    for file in (*found.rulebook.values(), *found.texts.values(), *lessons):
        if not file.is_file():
            raise ValueError(f"its file {file} is missing")
    return found


def _check(game: Any) -> None:
    """What everything else relies on; `lutece.check_game` checks far more."""
    if not isinstance(game, Game):
        raise TypeError(f"{type(game).__name__} is not a Game")
    if len(set(game.texts)) != game.kernel.actions:
        raise ValueError(
            f"it has {game.kernel.actions} actions, but {len(set(game.texts))} different texts"
        )


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8-sig")


def _broken(entry: EntryPoint, error: Exception) -> BrokenGameError:
    package = f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.module
    return BrokenGameError(entry.name, package, f"{type(error).__name__}: {error}.")


def __getattr__(name: str) -> Any:
    """Names are looked up on demand: importing this package imports no other."""
    if name == "NAMES":
        return _usable()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
