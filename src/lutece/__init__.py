"""Lutèce: board games as software. `lutece.new(GAME, seats=3)` begins a match."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lutece.bots import Bot
    from lutece.kernel.contract import Game
    from lutece.lab.conformance import Report
    from lutece.table import Match

__version__ = "0.1.0"
__all__ = ["__version__", "check_game", "new", "register_bot"]


def new(
    game: str,
    seats: int,
    *,
    seed: str | None = None,
    options: Mapping[str, bool] | None = None,
    components: Path | str | None = None,
) -> "Match":
    """A new match of a game by its name, dealt from the seed (a new one if None).

    `options` are those of the game's description; `components` is the path or the text of a
    components file. The first match on a machine compiles the rules.
    """
    from lutece import games
    from lutece.table import Match

    return Match(games.load(game, components), seats, options, seed)


def check_game(game: "Game | str", games_each: int = 4, seed: str = "check") -> "Report":
    """Check that a game keeps its contract, in random games; `print(report)` says what failed.

    Contract, rulebook, determinism, legality, invariants, events, undo, hidden information, texts,
    results and records. In a test: `lutece.check_game("my-game").raise_failures()`.
    """
    from lutece.lab.conformance import check_game

    return check_game(game, games_each, seed)


def register_bot(name: str, make: "Callable[[], Bot]") -> None:
    """Let your bot be named wherever bots are: arena, simulate, play, environments, tables.

    `make` is a subclass of `lutece.bots.Bot`, or a function that returns one for each seat.
    """
    from lutece.bots import register_bot

    register_bot(name, make)
