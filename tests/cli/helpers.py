"""Running `lutece` as a user does: in this process where that is enough, in its own where not."""

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from lutece.cli.main import main

FIXTURES = Path(__file__).parents[1] / "fixtures"
TWO_PLAYERS = FIXTURES / "paris-paris-two-players.json"


class Ran(NamedTuple):
    """What a user sees of a command; words are joined again where the screen broke lines."""

    status: int
    out: str
    err: str

    @property
    def said(self) -> str:
        return " ".join(self.out.split())

    @property
    def complaint(self) -> str:
        return " ".join(self.err.split())


def run(*args: object, typed: str = "") -> Ran:
    """Run a command in this process, with these lines typed."""
    out, err = io.StringIO(), io.StringIO()
    argv = ["lutece", *map(str, args)]
    with (
        patch.object(sys, "argv", argv),
        patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as stop:
            return Ran(int(stop.code or 0), out.getvalue(), err.getvalue())


def refused(*args: object, typed: str = "") -> str:
    """The message of a command that must end with status 2, on one screen, saying nothing else."""
    ran = run(*args, typed=typed)
    assert ran.status == 2, ran
    assert ran.out == ""
    assert 0 < len(ran.err.splitlines()) <= 24
    assert "Traceback" not in ran.err
    return ran.complaint


def start(*args: object, **kwargs: Any) -> subprocess.Popen[str]:
    """Start a command as a process of its own; its code is compiled already."""
    env = {**os.environ, **kwargs.pop("env", {})}
    # A shell that runs the tests in its background makes them deaf to Ctrl-C; a user's is not.
    hears = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{hears}; from lutece.cli.main import main; main()"
    command = [sys.executable, "-c", code, *map(str, args)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, env=env, text=True, **{**pipes, **kwargs})


def rest_of(process: subprocess.Popen[str]) -> Ran:
    """All that a process still says, and its exit status."""
    with process:  # closes its pipes
        assert process.stdout is not None
        assert process.stderr is not None
        out, err = process.stdout.read(), process.stderr.read()
    return Ran(process.returncode, out, err)


def record(file: Path = TWO_PLAYERS, **changes: Any) -> dict[str, Any]:
    """A finished game as data, with some of its fields replaced."""
    return {**json.loads(file.read_text(encoding="utf-8")), **changes}


def written(folder: Path, data: object, name: str = "game.json") -> Path:
    """A file with one line of JSON."""
    file = folder / name
    file.write_text(json.dumps(data) + "\n", encoding="utf-8")
    return file
