"""What only a process of its own shows: signals, pipes, exit codes. Few, as each costs a second."""

import os
import signal
import subprocess
import sys

import pytest

from tests.cli.helpers import rest_of, run, start

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and devices of Unix")

COMMANDS = ("play", "simulate", "replay", "verify", "fuzz", "bench", "components", "rule")


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
        assert "Traceback" not in process.stderr.read()


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
