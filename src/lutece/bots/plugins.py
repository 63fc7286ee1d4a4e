"""Plug-in bots: registered by a program, or offered by an installed package.

A package offers bots by entry points in the group `lutece.bots`:

    [project.entry-points."lutece.bots"]
    lazy = "my_package:LazyBot"

A registered factory makes a bot for one seat: a subclass of `Bot`, or a function that returns one.
"""

import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from lutece.kernel.errors import LuteceError

if TYPE_CHECKING:
    from lutece.bots.registry import Bot

GROUP = "lutece.bots"
NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")

BotFactory = Callable[[], "Bot"]


class BotError(LuteceError):
    """A bot that cannot be registered or made."""


def register_bot(name: str, make: BotFactory) -> None:
    """Let a bot be named wherever bots are: arena, simulate, play, environments, tables.

    `make` is called for every seat that the bot takes: a subclass of `lutece.bots.Bot`, or a
    function that returns one. Worker processes know it where they are forked (Linux); a package
    with an entry point in the group `lutece.bots` is known everywhere.
    """
    from lutece.bots.registry import is_builtin

    if not NAME.fullmatch(name):
        raise BotError(
            f"{name!r} is no name for a bot: up to 40 lower-case letters, digits and hyphens, a "
            "letter first."
        )
    if is_builtin(name):
        raise BotError(f"There is a bot called {name!r} already.")
    if not callable(make):
        raise BotError(f"{name} is registered with what makes it: a class of bots or a function.")
    _REGISTERED[name] = make


def names() -> list[str]:
    """The names of all plug-in bots."""
    return [*_REGISTERED, *(name for name in _entry_points() if name not in _REGISTERED)]


def make_bot(name: str) -> "Bot":
    """A new bot for one seat; `name` is one of `names`."""
    from lutece.bots.registry import Bot

    make: BotFactory
    try:
        make = _REGISTERED[name] if name in _REGISTERED else _entry_points()[name].load()
        made = make()
    except Exception as error:  # any error of a package is reported with the bot's name
        raise BotError(
            f"The bot {name!r} cannot be made: {type(error).__name__}: {error}"
        ) from error
    if not isinstance(made, Bot):
        raise BotError(f"The bot {name!r} is a {type(made).__name__}, not a lutece.bots.Bot.")
    made.name = name
    return made


def usable_bots() -> "list[Bot]":
    """One of each bot that can be made."""
    made = []
    for name in names():
        with suppress(BotError):
            made.append(make_bot(name))
    return made


_REGISTERED: dict[str, BotFactory] = {}


@cache
def _entry_points() -> dict[str, EntryPoint]:
    """The entry points of installed packages; a package cannot take the name of a built-in bot."""
    from lutece.bots.registry import is_builtin

    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return {entry.name: entry for entry in found if not is_builtin(entry.name)}
