"""Reads components files that strangers sent, in a process of its own with little memory.

    python -m lutece.server.components_worker

A line of JSON with the game and the text comes in, a line with what is wrong goes out. The server
kills this process when an answer takes too long.
"""

import contextlib
import sys
from pathlib import Path

import msgspec

from lutece import games
from lutece.kernel.contract import ComponentsError
from lutece.server import limits

MEMORY = 512 * 1024 * 1024  # bytes beyond what the process has once it is ready
CPU_SECONDS = 60  # of its whole life
LONGEST_PROBLEM = 600  # characters


class Job(msgspec.Struct):
    """A components file to be checked."""

    game: str
    text: str


class Verdict(msgspec.Struct):
    """What is wrong with a components file; None: nothing."""

    problem: str | None = None


def main() -> None:
    """Answer until the input ends."""
    games.load_all()
    _limit_resources()
    _answer(Verdict())  # ready
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line, type=Job)
        try:
            verdict = Verdict(problem_of(job))
        except MemoryError:
            verdict = Verdict("it takes too much memory to read")
        _answer(verdict)


def problem_of(job: Job) -> str | None:
    """What is wrong with a components file, in one line; None if a game can be played with it."""
    try:
        game = games.load(job.game, job.text)
    except ComponentsError as error:
        return "; ".join(error.problems)[:LONGEST_PROBLEM]
    longest = max(game.texts, key=len)
    if len(longest) > limits.DECISION.amount:
        return (
            f"its names are too long: the decision {longest[:100]!r} would have {len(longest)} "
            f"characters, {limits.DECISION.amount:g} at most can be kept"
        )
    return None


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
