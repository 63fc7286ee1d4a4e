"""Help that reads well at any width, with examples for the games that are installed."""

from functools import cache
from importlib.metadata import entry_points
from inspect import cleandoc
from itertools import count

import typer

EXAMPLE = "[dim]"  # begins a line that keeps its line break
GAME = "GAME"  # in an example: the name of an installed game, another one in every line


@cache
def game_names() -> tuple[str, ...]:
    """The names of the installed games, without loading them: help must be quick."""
    return tuple(sorted(entry_points(group="lutece.games").names)) or (GAME,)


def flow_help(app: typer.Typer) -> None:
    """Let the terminal break the lines of every command's help."""
    for command in app.registered_commands:
        if command.callback is not None:
            command.help = flowing(command.callback.__doc__ or "")


def flowing(text: str) -> str:
    """A docstring with a line for each paragraph and for each example."""
    paragraphs = cleandoc(text).split("\n\n")
    return "\n\n".join(
        with_games(p) if p.startswith(EXAMPLE) else " ".join(p.split()) for p in paragraphs
    )


def with_games(examples: str) -> str:
    """Examples with the names of installed games, in turn."""
    names = game_names()
    lines = zip(examples.splitlines(), count(), strict=False)
    return "\n".join(line.replace(GAME, names[n % len(names)]) for line, n in lines)
