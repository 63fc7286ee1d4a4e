"""What only a process of its own shows: signals, pipes, exit codes. Few, as each costs a second."""

import itertools
import os
import signal
import subprocess
import sys

import pytest
from typer.main import get_command

from lutece.cli.main import app
from tests.cli.helpers import TWO_PLAYERS, rest_of, run, start

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and devices of Unix")

COMMANDS = get_command(app).commands
ADMIN = [("admin", name) for name in COMMANDS["admin"].commands]
EVERY_HELP = [(), *((name,) for name in COMMANDS), *ADMIN]


def test_every_command_has_help():
    whole = run("--help")
    assert whole.status == 0
    for command in COMMANDS:
        assert command in whole.out
        assert run(command, "--help").status == 0
    assert run("--version").out.startswith("lutece ")
    assert run().status == 2


def test_help_loads_no_compiled_code():
    probe = "import sys, lutece.cli.main, lutece.cli.console; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", probe], check=False).returncode == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_simulation_keeps_the_finished_games(tmp_path, workers):
    process = start("simulate", "paris-paris", "--games", 10**6, "--out", "-", "--workers", workers)
    first = process.stdout.readline()  # it is playing now
    process.send_signal(signal.SIGINT)
    ran = rest_of(process)
    (tmp_path / "games.jsonl").write_text(first + ran.out)
    assert ran.status == 130
    assert "games are finished" in ran.err
    assert "Traceback" not in ran.err
    assert run("verify", tmp_path / "games.jsonl").status == 0


def test_the_web_table_is_stopped_by_an_interrupt_and_that_is_no_fault(tmp_path):
    process = start("serve", "--port", 0, "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    while "Ctrl-C stops it" not in process.stdout.readline():
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    ran = rest_of(process)
    assert (ran.status, ran.out, ran.err) == (0, "", "")


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_game_that_is_interrupted_or_whose_window_is_closed_is_saved(home, name):
    process = start("play", "paris-paris", "--human", "Anna", "--human", "Ben", "--seats", "2")
    process.stdin.write("\n1\n")
    process.stdin.flush()
    seen = ""
    while seen.count("sit here") < 2:  # the first decision is made
        seen += process.stdout.read(1)
    process.send_signal(getattr(signal, name))
    ran = rest_of(process)
    assert (ran.status, ran.err) == (0, "")
    (file,) = (home / "data" / "lutece" / "games").glob("*.json")
    assert f"Saved: {file}" in ran.out
    assert '"moves":["take ' in file.read_text()


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no such device")  # noqa: PTH110
def test_output_to_a_full_disk_is_told():
    with open("/dev/full", "w") as full:  # noqa: PTH123 - a device
        process = start("rule", "PP-9", stdout=full)
        assert "No space left on device" in process.communicate(timeout=120)[1]
    assert process.returncode == 2


def test_a_reader_that_leaves_early_is_no_error():
    with start("simulate", "paris-paris", "--games", 3000, "--out", "-") as process:
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0


@pytest.mark.parametrize("command", ["components paris", "rule P-1", "arena --help", "--help"])
def test_output_that_nobody_reads_is_no_error(command):
    read, write = os.pipe()
    os.close(read)
    process = start(*command.split(), stdout=write)
    os.close(write)
    assert process.communicate(timeout=120)[1] == ""
    assert process.returncode == 0


def test_a_command_that_is_interrupted_says_so(monkeypatch):
    def interrupted(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr("lutece.table.rulebook.rule_text", interrupted)
    ran = run("rule", "PP-9")
    assert (ran.status, ran.out, ran.err) == (130, "", "Interrupted.\n")


def test_a_command_that_told_of_its_interruption_is_not_told_of_twice(monkeypatch):
    def interrupted(*args, **kwargs):
        raise KeyboardInterrupt

    monkeypatch.setattr("lutece.lab.fuzz.fuzz", interrupted)
    ran = run("fuzz", "paris-paris", "--games", 3)
    assert (ran.status, ran.out) == (130, "")
    assert ran.err.startswith("Interrupted: 0 of 3 games")
    assert ran.err.count("Interrupted") == 1


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("nonsense",), "No such command"),
        (("rule",), "Missing argument"),
        (("play", "--nonsense"), "No such option"),
        (("replay", "x", "--at", "y"), "Invalid value"),
    ],
)
def test_a_command_that_cannot_be_understood_ends_with_status_2(args, message):
    ran = run(*args)
    assert (ran.status, ran.out) == (2, "")
    assert "Usage: " in ran.err
    assert message in ran.err


def fed(process, data):
    """What a process says to these bytes."""
    process.stdin.buffer.write(data)
    process.stdin.close()
    return rest_of(process)


@pytest.mark.parametrize("command", ["hint --game 2 --at 3", "replay -", "verify -"])
def test_an_input_that_is_no_text_is_told(command):
    ran = fed(start(*command.split()), b"\x00\xff\xfe binary")
    assert (ran.status, ran.out) == (2, "")
    assert ran.complaint == "Error: The input is not a text file, so it is no record."


def test_an_input_of_a_windows_editor_is_read_whatever_the_locale():
    process = start("verify", "-", env={"PYTHONIOENCODING": "ascii"})
    ran = fed(process, b"\xef\xbb\xbf" + TWO_PLAYERS.read_bytes())
    assert (ran.status, ran.err) == (0, "")
    assert "Verified: 1 game" in ran.said


def paragraphs(shown):
    """The running text of a help page, above its boxes: a list of lines each."""
    text = shown.split("╭")[0].split("Usage: ")[1]
    parts = "\n".join(line.strip() for line in text.splitlines()[1:]).split("\n\n")
    return [part.strip().splitlines() for part in parts if part.strip()]


@pytest.mark.parametrize("columns", [60, 80])
def test_help_breaks_no_line_before_it_is_full(columns, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(columns))
    for command in EVERY_HELP:
        for lines in paragraphs(run(*command, "--help").out):
            if lines[0].startswith("lutece "):  # examples: a line each, to be copied
                assert columns < 80 or all(line.startswith("lutece ") for line in lines), lines
                continue
            for line, following in itertools.pairwise(lines):
                assert len(f" {line} {following.split()[0]} ") > columns, lines


def test_a_terminal_without_accents_shows_question_marks():
    process = start("components", "paris-paris", env={"PYTHONIOENCODING": "ascii"})
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, "")
    assert "Od?on" in out


@pytest.mark.parametrize("columns", [40, 120, 200])
def test_the_board_fits_any_width_and_colour_is_never_needed(columns):
    env = {"COLUMNS": str(columns), "NO_COLOR": "1", "TERM": "dumb"}
    out, err = start("play", "paris-paris", "--seed", "s", env=env).communicate("1\nquit\n", 30)
    assert err == ""
    assert "\x1b" not in out
    screen = out.split("Saved:")[0].replace(" > ", "\n")
    assert max(len(line) for line in screen.splitlines()) <= columns
