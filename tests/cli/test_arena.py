import json
import os
import re
import signal
import time

import pytest

from lutece.cli.commands.arena import print_arena
from lutece.lab.arena import ArenaGame, Contest, Standing
from tests.cli.helpers import TWO_PLAYERS, refused, rest_of, run, start

ARENA = ("arena", "paris-paris", "--seed", "s", "--bots")


def test_the_arena_tells_elo_wins_scores_and_time(tmp_path):
    file, plot = tmp_path / "a.json", tmp_path / "a.svg"
    ran = run(*ARENA, "random,search:20", "--games", 4, "--json", file, "--plot", plot)
    assert ran.status == 0
    for words in ("4 games, seed s", "Elo", "search:20", "slowest", "random is 0", "50 %"):
        assert words in ran.said
    assert plot.read_text().startswith("<svg")
    more = run("arena", "--resume", file, "--games", 6)
    assert "6 games, seed s" in more.said
    assert len(json.loads(file.read_text())["played"]) == 6


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((), "Name a game and two bots"),
        (("paris",), "Name a game and two bots"),
        (("chess", "--bots", "random,greedy"), "no game called 'chess'"),
        (("paris", "--bots", "random"), "two bots at least"),
        (("paris", "--bots", "random,genius"), "The levels are: novice, casual, strong, expert"),
        (("paris", "--bots", "random,search:0s"), "does not say how long to think"),
        (("paris", "--bots", "random,greedy", "--games", 0), "0 games cannot be played"),
        (("paris", "--bots", "random,greedy", "--workers", 0), "0 workers cannot play"),
        (("paris", "--bots", "random,greedy", "--seats", 5), "2 to 4 players"),
        (("paris", "--bots", "random,greedy", "--on", "moon"), "there is only ray"),
        (("--resume", "nowhere.json"), "nowhere.json cannot be read"),
        (("paris", "--resume", "a.json"), "says what is played"),
        (("--resume", TWO_PLAYERS), "is not a campaign of an arena"),
    ],
)
def test_wrong_arguments_are_told(args, message):
    assert message in refused("arena", *args)


def test_a_file_is_not_written_over(tmp_path):
    file = tmp_path / "precious"
    file.write_text("mine")
    advice = "exists already and is left as it is. Use --force to replace it."
    for option in ("--json", "--plot"):
        assert advice in refused(*ARENA, "random,greedy", option, file)
    assert advice in refused("learn", "paris", "--out", file)
    assert advice in refused("learn", "paris", "--out", tmp_path / "new", "--curve", file)
    assert advice in refused("exploit", "paris", "--against", "a.npz", "--out", file)
    assert file.read_text() == "mine"


def test_a_number_of_decisions_is_read_or_refused(tmp_path):
    for text in ("0", "-5M", "many", "2T", ""):
        said = refused("learn", "paris", "--out", tmp_path / "new", "--decisions", text)
        assert "is not a number of decisions: write 500M or 2G" in said


def test_the_picture_never_takes_the_place_of_the_games(tmp_path):
    file, link = tmp_path / "a.json", tmp_path / "a.svg"
    link.symlink_to(file)
    told = "is the file of the games: draw the ratings in another file"
    for plot in (file, link):
        args = (*ARENA, "random,greedy", "--games", 2, "--json", file, "--plot", plot, "--force")
        assert told in refused(*args)
        assert not file.exists()
    assert run(*ARENA, "random,greedy", "--games", 2, "--json", file).status == 0
    kept = file.read_bytes()
    for plot in (file, link):
        assert told in refused("arena", "--resume", file, "--plot", plot, "--force")
    assert file.read_bytes() == kept


def test_a_campaign_is_not_made_smaller(tmp_path):
    file = tmp_path / "a.json"
    assert run(*ARENA, "random,greedy", "--games", 20, "--json", file).status == 0
    kept = file.read_bytes()
    assert "ask for 20 or more" in refused("arena", "--resume", file, "--games", 5)
    assert file.read_bytes() == kept


@pytest.mark.parametrize("option", ["--json", "--plot"])
def test_what_cannot_be_written_is_told_before_any_game(tmp_path, option):
    other = {"--json": "--plot", "--plot": "--json"}[option]
    args = (*ARENA, "random,greedy", option, "missing/a", other, tmp_path / "b")
    assert "missing/a cannot be written: No such file" in refused(*args)
    assert not (tmp_path / "b").exists()


def test_bots_of_the_same_strength_are_no_points_apart(capsys):
    contest = Contest("paris-paris", 3, 6, "s", ("random", "greedy"))
    third = 1 / 3
    games = [
        ArenaGame(number, [third] * 3, [5] * 3, [0.1] * 3, [0.1] * 3, [3] * 3)
        for number in range(contest.total)
    ]
    print_arena(Standing(contest, games), None)
    said = capsys.readouterr().out
    assert said.count("+0") == 2
    assert "-0" not in said


@pytest.mark.parametrize("workers", [1, 2])
def test_interrupted_it_tells_what_it_has_and_how_to_go_on(tmp_path, workers):
    file = tmp_path / "a.json"
    args = (*ARENA, "random,search:400", "--games", 10_000, "--workers", workers, "--json", file)
    process = start(*args)
    while not file.exists():  # it is written before the first game
        time.sleep(0.05)
    time.sleep(4)
    begun = time.monotonic()
    os.kill(process.pid, signal.SIGINT)
    ran = rest_of(process)
    assert time.monotonic() - begun < 60  # the games would take hours; it is a second when idle
    assert ran.status == 130
    assert "Traceback" not in ran.err
    assert "Go on with: lutece arena --resume" in ran.complaint
    told = int(re.search(r"Interrupted: (\d+) of", ran.complaint)[1])
    assert told == len(json.loads(file.read_text())["played"])


def test_a_hint_tells_of_every_decision():
    ran = run("hint", TWO_PLAYERS, "--at", 3, "--bot", "search:200")
    assert ran.status == 0
    assert "looked at" in ran.said
    same = run("hint", "--at", 3, "--bot", "search:200", "--json", typed=TWO_PLAYERS.read_text())
    thoughts = json.loads(same.out)
    assert sum(thought["visits"] for thought in thoughts) == 200
    assert set(thoughts[0]) == {"action", "text", "visits", "share", "score"}
    both = run("hint", TWO_PLAYERS, "--at", 3, "--bot", "search:200", "--threads", 2, "--json")
    assert sum(thought["visits"] for thought in json.loads(both.out)) == 200


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((TWO_PLAYERS,), "The game is over"),
        ((TWO_PLAYERS, "--at", 9999), "there is no decision 9999"),
        ((TWO_PLAYERS, "--game", 2), "has no game 2"),
        ((TWO_PLAYERS, "--at", 3, "--bot", "greedy"), "greedy does not search"),
        ((TWO_PLAYERS, "--at", 3, "--threads", 0), "1 to 64 threads, not 0"),
        ((TWO_PLAYERS, "--at", 3, "--bot", "genius"), "no bot called 'genius'"),
        (("nowhere.json",), "nowhere.json cannot be read"),
        ((), "The input is empty"),
    ],
)
def test_a_hint_that_cannot_be_given(args, message):
    assert message in refused("hint", *args)


def test_the_bots_thinking_can_be_shown():
    ran = run("play", "paris-paris", "--watch", "--think", "--seats", 2, "--bot", "search:20")
    assert ran.status == 0
    assert "A thinks: take " in ran.said
    assert "points" in ran.said
