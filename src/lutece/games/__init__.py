"""The games: a folder each, with the same rooms."""

from importlib import import_module
from pathlib import Path

from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError

_MODULES = {
    "paris": "lutece.games.paris.game",
    "paris-paris": "lutece.games.paris_paris.game",
}

NAMES = tuple(_MODULES)


class UnknownGameError(LuteceError):
    """No game has that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no game called {name!r}. The games are: {', '.join(NAMES)}.")


def components_file(name: str) -> Path:
    """The components file that a game comes with."""
    if name not in _MODULES:
        raise UnknownGameError(name)
    return Path(__file__).parent / name.replace("-", "_") / "components.toml"


def load(name: str, components: Path | None = None) -> Game:
    """A game with its own components, or with those of a file; nothing is compiled yet."""
    if name not in _MODULES:
        raise UnknownGameError(name)
    game: Game = import_module(_MODULES[name]).load(components)
    return game
