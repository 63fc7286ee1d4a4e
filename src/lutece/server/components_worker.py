"""Reads components files that strangers sent, in a process of its own with little memory.

    python -m lutece.server.components_worker

A line of JSON with the game and the text comes in; a line goes out with what is wrong, or with the
figures, as JSON that the server can read at no risk. The server kills this process when an answer
takes too long.
"""

import contextlib
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from lutece import games
from lutece.kernel.contract import ComponentsError
from lutece.server import limits
from lutece.server.components_text import as_toml

MEMORY = 512 * 1024 * 1024  # bytes beyond what the process has once it is ready
CPU_SECONDS = 60  # of its whole life
LONGEST_PROBLEM = 600  # characters


class Job(msgspec.Struct):
    """A components file to be checked."""

    game: str
    text: str


class Verdict(msgspec.Struct):
    """What is wrong with a components file, or its figures."""

    problem: str | None = None
    figures: dict[str, Any] | None = None


def main() -> None:
    """Answer until the input ends."""
    games.load_all()
    _limit_resources()
    _answer(Verdict())  # ready
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line, type=Job)
        try:
            verdict = verdict_on(job)
        except MemoryError:
            verdict = Verdict("it takes too much memory to read")
        _answer(verdict)


def verdict_on(job: Job) -> Verdict:
    """What is wrong with a components file, in one line; its figures if a game can be played."""
    try:
        game = games.load(job.game, job.text)
        figures = msgspec.json.decode(msgspec.json.encode(tomllib.loads(job.text)))
        kept = games.load(job.game, as_toml(figures))
    except ComponentsError as error:
        return Verdict("; ".join(error.problems)[:LONGEST_PROBLEM])
    except TypeError as error:
        return Verdict(str(error)[:LONGEST_PROBLEM])
    if kept.edition != game.edition:
        return Verdict("its figures cannot be kept as they are")
    longest = max(game.texts, key=len)
    if len(longest) > limits.DECISION.amount:
        return Verdict(
            f"its names are too long: the decision {longest[:100]!r} would have {len(longest)} "
            f"characters, {limits.DECISION.amount:g} at most can be kept"
        )
    return Verdict(figures=figures)


def _limit_resources() -> None:
    with contextlib.suppress(
        ImportError, ValueError, OSError
    ):  # where the system has no such thing
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))


def _answer(verdict: Verdict) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(verdict) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
