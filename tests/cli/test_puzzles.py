"""`lutece puzzles`: mined, checked and solved as a user does."""

import msgspec

from lutece import games
from lutece.lab.puzzles.schema import read_puzzles, shipped_puzzles, write_puzzles
from tests.cli.helpers import refused, run

GAME = "paris-paris"


def test_puzzles_are_mined_into_a_file_and_checked(tmp_path):
    file = tmp_path / "mined.jsonl"
    few = ("--games", 3, "--simulations", 60, "--seed", "tiny")
    ran = run("puzzles", "mine", GAME, "--out", file, *few)
    assert ran.status == 0, ran.err
    assert "found in 3 games" in ran.said
    assert not list(tmp_path.glob("*.found"))
    first = file.read_bytes()
    assert "exists already" in refused("puzzles", "mine", GAME, "--out", file, *few)
    assert run("puzzles", "mine", GAME, "--out", file, *few, "--force").status == 0
    assert file.read_bytes() == first
    ran = run("puzzles", "check", GAME, file, "--quick")
    assert ran.status == 0
    assert "all positions and texts are there" in ran.said


def test_a_check_names_what_does_not_stand(tmp_path):
    game = games.load(GAME)
    puzzles = shipped_puzzles(game)
    good = max((one for one in puzzles.puzzles if not one.solved), key=lambda one: one.gap)
    wrong = msgspec.structs.replace(good, answers=good.answers[::-1])
    header = msgspec.structs.replace(puzzles.header, simulations=100)
    file = tmp_path / "wrong.jsonl"
    write_puzzles(file, header, [wrong])
    ran = run("puzzles", "check", GAME, file)
    assert ran.status == 1
    assert good.id in ran.said
    assert "0 of 1 puzzle stand" in ran.said
    write_puzzles(file, msgspec.structs.replace(header, edition="old"), [good])
    assert "edition old" in refused("puzzles", "check", GAME, file)
    assert "holds puzzles of paris-paris" in refused("puzzles", "check", "paris", file)
    assert "is no kind of search" in refused("puzzles", "check", GAME, "--kind", "guess")


def test_a_puzzle_is_solved_in_the_terminal():
    game = games.load(GAME)
    file = game.description.puzzles
    puzzle = read_puzzles(game, file).puzzles[0]
    best, worst = puzzle.answers[0].decision, puzzle.answers[-1].decision
    typed = f"help\nrule\nnonsense\n{worst}\n{best}\n"
    ran = run("puzzles", "solve", GAME, "--puzzle", puzzle.id, typed=typed)
    assert ran.status == 0, ran.err
    assert "Find the best decision" in ran.said
    assert "Not the best: it costs" in ran.said
    assert "Found." in ran.said
    assert f"ahead of {puzzle.answers[1].decision}" in ran.said
    assert "Found at once: 0 of 1 puzzle." in ran.said
    assert "nonsense" in ran.complaint
    ran = run("puzzles", "solve", GAME, "--theme", "end", "--seed", "a", typed="skip\nanswer\n")
    assert "Best:" in ran.said
    assert "Themes:" in refused("puzzles", "solve", GAME, "--theme", "nonsense")


def test_what_cannot_be_mined_is_refused(tmp_path):
    file = tmp_path / "none.jsonl"
    assert "keep one or more" in refused("puzzles", "mine", GAME, "--out", file, "--most", 0)
    assert "simulations" in refused("puzzles", "mine", GAME, "--out", file, "--simulations", 1)
    assert "cannot be written" in refused("puzzles", "mine", GAME, "--out", tmp_path / "a" / "b")
    assert not file.exists()
