"""The terminal: two consoles, progress bars and error messages."""

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
INTERRUPTED = 130  # the exit status that shells expect after Ctrl-C


def print_error(message: str) -> None:
    """Print an error message on the error console."""
    lines = message.splitlines()
    if len(lines) > SCREEN_LINES:
        more = len(lines) - SCREEN_LINES
        message = "\n".join([*lines[:SCREEN_LINES], f"  … and {more} lines more"])
    err.print(Text.assemble(("Error: ", "bold red"), message))


def print_warning(message: str) -> None:
    """Print a warning on the error console."""
    err.print(Text.assemble(("Warning: ", "bold yellow"), message))


def replace_unprintable() -> None:
    """Print a question mark for a character that the terminal cannot show, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def print_path(words: str, console: Console = out) -> None:
    """Print words with paths or commands, unbroken so that they can be copied."""
    console.print(words, markup=False, emoji=False, soft_wrap=True)


def print_json(figures: object) -> None:
    """Print figures for programs on one line of the standard output."""
    import msgspec

    print(msgspec.json.encode(figures).decode())


def counted(count: int, what: str) -> str:
    """1 game, 2 games."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def progress_bar() -> Progress:
    """A progress bar on the error console."""
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
    """Compile what is not compiled yet, with a progress bar."""
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
