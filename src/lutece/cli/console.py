"""The terminal: two consoles, progress bars, and how mistakes are told."""

import sys
from io import TextIOWrapper

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

SCREEN_LINES = 20  # of a message; the rest is counted


def complain(message: str) -> None:
    """Tell a mistake on the error console."""
    lines = message.splitlines()
    if len(lines) > SCREEN_LINES:
        more = len(lines) - SCREEN_LINES
        message = "\n".join([*lines[:SCREEN_LINES], f"  … and {more} lines more"])
    err.print(Text.assemble(("Error: ", "bold red"), message))


def print_anything() -> None:
    """A terminal that lacks a character shows a question mark, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def progress_bar() -> Progress:
    """A bar for anything that takes more than a moment; it goes to the error console."""
    return Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )


def compile_rules() -> None:
    """Compile what is not compiled yet, with a bar that says so."""
    from lutece.kernel.jit import is_kept, warm_up

    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[name]}"),
        TimeElapsedColumn(),
        console=err,
    )
    how_often = "once on this machine" if is_kept() else "again: the cache cannot be written"
    task = bar.add_task(f"Compiling the rules ({how_often})", total=None, name="")

    def step(done: int, total: int, name: str) -> None:
        bar.start()
        bar.update(task, completed=done, total=total, name=name)

    try:
        warm_up(step, second_process=True)
    finally:
        if bar.live.is_started:
            bar.stop()
