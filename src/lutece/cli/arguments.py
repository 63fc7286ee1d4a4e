"""Options that several commands take, and the checks that they share."""

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from lutece.cli.help import game_names
from lutece.kernel.errors import LuteceError

MOST_GAMES = 10**9
MOST_DECISIONS = 10**12
COUNT_UNITS = {"k": 1e3, "M": 1e6, "G": 1e9}
MOST_WORKERS_PER_CORE = 8
TRUE, FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"The name of a game: {' or '.join(game_names())}.")
]
OptionalGameName = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help=f"The name of a game: {' or '.join(game_names())}."),
]
Seats = Annotated[int, typer.Option("--seats", "-n", help="Number of players.")]
Seed = Annotated[
    str | None, typer.Option(help="The seed of everything random: any text. A new one if absent.")
]
Components = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Play with the figures of this components file."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeat for more."),
]
On = Annotated[
    str,
    typer.Option(
        metavar="ray", help="Play on a Ray cluster: the one of RAY_ADDRESS, or a new one here."
    ),
]
Workers = Annotated[int, typer.Option("--workers", "-w", help="Processes to play in.")]
RecordFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", help="A file of records, one per line; - reads the standard input."
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print figures for programs.")]


def smtp_option(help_text: str) -> Any:
    """The option that names the mail server; what it is for differs between commands."""
    return typer.Option("--smtp", metavar="URL", envvar="LUTECE_SMTP", help=help_text)


def read_options(options: Sequence[str] | None) -> dict[str, bool]:
    """Options of a game, from NAME=VALUE texts."""
    from lutece.kernel.contract import OptionError

    result = {}
    for option in options or ():
        name, equals, value = option.partition("=")
        if not equals or value.lower() not in TRUE + FALSE:
            raise OptionError(f"{option!r} is not an option: write NAME=true or NAME=false.")
        result[name] = value.lower() in TRUE
    return result


def read_decisions(text: str) -> int:
    """A number of decisions, from texts such as 500000, 20k, 500M or 2G."""
    digits, factor = text.strip(), 1.0
    if digits and digits[-1] in COUNT_UNITS:
        digits, factor = digits[:-1], COUNT_UNITS[digits[-1]]
    try:
        count = float(digits) * factor
    except ValueError:
        count = 0.0
    if not 1 <= count <= MOST_DECISIONS:
        raise LuteceError(f"{text!r} is not a number of decisions: write 500M or 2G, up to 1000G.")
    return round(count)


def read_bots(names: str) -> tuple[str, ...]:
    """The names of bots, from a list with commas."""
    return tuple(name.strip() for name in names.split(","))


def check_amounts(count: int, workers: int) -> None:
    """Refuse impossible numbers of games and workers, before any file is touched."""
    if not 1 <= count <= MOST_GAMES:
        raise LuteceError(
            f"{count} games cannot be played: ask for one or more, up to {MOST_GAMES:,}."
        )
    most = MOST_WORKERS_PER_CORE * (os.cpu_count() or 1)
    if not 1 <= workers <= most:
        raise LuteceError(
            f"{workers} workers cannot play: ask for one or more, up to {most} on this machine."
        )


def check_seed(seed: str | None) -> None:
    """Refuse a seed that a record cannot hold."""
    try:
        (seed or "").encode()
    except UnicodeEncodeError:
        raise LuteceError(
            "The seed is not a text: it holds bytes that are no characters."
        ) from None


def seed_or_new(seed: str | None) -> str:
    """The seed as given, checked, or a new one."""
    check_seed(seed)
    return secrets.token_hex(4) if seed is None else seed
