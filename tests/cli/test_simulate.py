import json
import os
import sys
from multiprocessing import active_children

import pytest

from lutece.lab import conformance
from tests.cli.helpers import refused, run

FEW = ("simulate", "paris-paris", "--games", 3, "--seed", "s")


def test_the_summary_has_every_seat_and_the_seed():
    ran = run(*FEW, "--seats", 4, "--bots", "greedy,random,random,greedy")
    assert ran.status == 0
    assert "3 games, seed s" in ran.said
    assert [letter for letter in "ABCD" if f" {letter} " in ran.out] == list("ABCD")
    assert "Decisions a game:" in ran.said


def test_the_summary_tells_the_turn_order_for_people_and_for_programs():
    assert "start player" in run(*FEW, "--seats", 3).said
    report = json.loads(run(*FEW, "--seats", 3, "--json").out)
    assert [place["name"] for place in report["turn_order"]] == ["start player", "second", "third"]
    assert [seat["name"] for seat in report["seats"]] == ["A", "B", "C"]
    assert set(report["turn_order"][0]["wins"]) == {"value", "low", "high"}
    assert "choose one" in refused(*FEW, "--json", "--out", "-")


def test_the_same_seed_writes_the_same_games_whatever_the_workers(tmp_path):
    many = ("simulate", "paris-paris", "--games", 150, "--seed", "s", "--out")
    assert run(*many, tmp_path / "one", "--workers", 1).status == 0
    assert run(*many, tmp_path / "two", "--workers", 2).status == 0
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_games_can_go_to_standard_output_with_the_summary_kept_apart():
    ran = run(*FEW, "--out", "-")
    assert [json.loads(line)["seed"] for line in ran.out.splitlines()] == ["s/0", "s/1", "s/2"]
    assert "3 games" in ran.complaint


def test_full_records_say_what_was_legal_and_what_it_led_to(tmp_path):
    assert run(*FEW, "--full", "--out", tmp_path / "full").status == 0
    first = json.loads((tmp_path / "full").read_text().splitlines()[0])["moves"][0]
    assert set(first) == {"seat", "legal", "do", "after"}
    assert first["legal"] == sorted(first["legal"])
    assert set(first["after"]) == {"scores", "stock", "bag"}
    assert run("verify", tmp_path / "full").status == 0


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("simulate", "chess"), "There is no game called 'chess'. The games are: "),
        ((*FEW, "--seats", 1), "2 to 4 players, not 1"),
        ((*FEW, "--seats", 5), "2 to 4 players, not 5"),
        ((*FEW, "--seats", "many"), "valid integer"),
        ((*FEW, "--bots", "deep"), "no bot called 'deep'. The levels are: novice, casual"),
        ((*FEW, "--bots", "random,random,random"), "3 bots are named for 2 seats"),
        ((*FEW, "--option", "fast=true"), "no option called 'fast'; it has none"),
        ((*FEW, "--option", "fast"), "write NAME=true or NAME=false"),
        ((*FEW, "--full"), "name a file with --out"),
        ((*FEW, "--seed", "\udcff"), "The seed is not a text"),
        ((*FEW, "--wrokers", 2), "No such option"),
    ],
)
def test_wrong_arguments_are_told(args, message):
    assert message in refused(*args)


@pytest.mark.parametrize("option", ["--games", "--workers"])
@pytest.mark.parametrize("number", [0, -1, 10**24])
def test_impossible_numbers_are_told_and_no_file_is_touched(tmp_path, option, number):
    file = tmp_path / "games.jsonl"
    file.write_text("precious")
    message = refused(*FEW, option, number, "--out", file, "--force")
    assert f"{number} {option[2:]} cannot" in message
    assert file.read_text() == "precious"


def test_an_existing_file_is_left_alone_unless_forced(tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text("precious")
    advice = "exists already and is left as it is. Use --force to replace it."
    assert advice in refused(*FEW, "--out", file)
    assert file.read_text() == "precious"
    assert run(*FEW, "--out", file, "--force").status == 0
    assert len(file.read_text().splitlines()) == 3


def test_a_refused_command_leaves_the_file_as_it_is(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    file, new = tmp_path / "games.jsonl", tmp_path / "new.jsonl"
    file.write_text("precious")
    for place, message in (("slurm", "there is only ray"), ("ray", "Ray is not installed")):
        assert message in refused(*FEW, "--on", place, "--out", file, "--force")
        assert message in refused(*FEW, "--on", place, "--out", new)
    assert file.read_text() == "precious"
    assert not new.exists()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("missing/games.jsonl", "No such file or directory"),
        (".", "Is a directory"),
        ("n" * 300, "File name too long"),
        ("/dev/full", "No space left on device"),
    ],
)
def test_a_file_that_cannot_be_written_is_told(name, reason):
    if name.startswith("/dev") and not os.path.exists(name):  # noqa: PTH110 - a device
        pytest.skip("no such device here")
    message = refused(*FEW, "--out", name, "--force")
    assert message.replace(" ", "").endswith(f"cannot be written: {reason}.".replace(" ", ""))


def test_workers_do_not_outlive_a_file_that_cannot_be_written():
    many = ("simulate", "paris-paris", "--games", 10**6, "--workers", 2)
    assert "cannot be written" in refused(*many, "--out", "missing/games.jsonl")
    assert active_children() == []


def test_one_game_is_called_a_game():
    one = ("--games", 1, "--seed", "s")
    assert "paris-paris, 1 game, seed s" in run("simulate", "paris-paris", *one).said
    assert "Clean: 1 game, " in run("fuzz", "paris-paris", *one).said


def test_a_seed_is_never_read_as_markup():
    assert "seed [/]x[red]" in run(*FEW[:-1], "[/]x[red]").said


@pytest.mark.parametrize("args", [("--seats", 3), ()])
def test_fuzz_says_how_much_was_clean(args):
    ran = run("fuzz", "paris-paris", "--games", 6, "--seed", "[/]", *args)
    assert ran.status == 0
    assert "Clean: 6 games" in ran.said
    assert "seed [/]" in ran.said


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--games", 0), "0 games cannot be played"),
        (("--games", 10**24), "games cannot be played"),
        (("--workers", 0), "0 workers cannot play"),
        (("--seats", 7), "2 to 4 players, not 7"),
    ],
)
def test_fuzz_refuses_impossible_numbers(args, message):
    assert message in refused("fuzz", "paris-paris", *args)


def test_a_failed_fuzz_keeps_the_game_that_failed(tmp_path, monkeypatch):
    monkeypatch.setitem(conformance.ALWAYS, "invariants", lambda match, rng: "a shop too many")
    ran = run("fuzz", "paris-paris", "--games", 2)
    assert ran.status == 1
    assert "a shop too many" in ran.complaint
    assert run("replay", tmp_path / "fuzz-failure-1.json").status == 0
    assert run("fuzz", "paris-paris", "--games", 2).status == 1
    assert (tmp_path / "fuzz-failure-2.json").exists()


def test_bench_compares_other_engines_with_the_usual_figures_only():
    assert "no --components" in refused("bench", "paris", "--peers", "--components", "my.toml")
    assert "no other engines" in refused("bench", "--gpu", "--peers")


def test_bench_refuses_an_unknown_game():
    assert "no game called 'chess'" in refused("bench", "chess")
