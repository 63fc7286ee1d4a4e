import json
import re
from types import SimpleNamespace

import pytest

from lutece.table.fairness import seed_hash
from tests.cli.helpers import FIXTURES, TWO_PLAYERS, record, refused, run, written

ALL = sorted(FIXTURES.glob("paris*.json"))


def changed_setup(**changes):
    data = record()
    return {**data, "setup": {**data["setup"], **changes}}


@pytest.mark.parametrize("file", ALL, ids=lambda file: file.stem)
def test_a_finished_game_replays_and_verifies(file):
    ran = run("replay", file)
    assert ran.status == 0
    assert "Points: A" in ran.said
    assert "Verified: 1 game is dealt as the seed says" in run("verify", file).said


def test_replay_can_stop_after_any_decision():
    ran = run("replay", TWO_PLAYERS, "--at", 2)
    shown = ran.said
    told = re.findall(r"^ +(\d+) (\w) takes", ran.out, re.MULTILINE)
    movers = ["AB"[move["seat"]] for move in record()["moves"]]
    assert told == [("1", movers[0]), ("2", movers[1])]
    assert "Not over" in shown
    assert "hidden" in shown  # a game that is not over keeps its markers


@pytest.mark.parametrize("at", [-1, 10**9])
def test_replay_says_how_many_decisions_there_are(at):
    moves = len(record()["moves"])
    assert f"This game has {moves} decisions" in refused("replay", TWO_PLAYERS, "--at", at)


def test_a_file_of_many_games_is_checked_whole_and_shown_one_by_one(tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text("".join(path.read_text() for path in ALL))
    assert "--game N" in run("replay", file).said
    assert "Points: A" in run("replay", file, "--game", 2).said
    assert f"{len(ALL)} games are dealt" in run("verify", file).said
    assert f"it holds {len(ALL)}" in refused("replay", file, "--game", len(ALL) + 1)
    assert "no game 0" in refused("replay", file, "--game", 0)
    assert "a hash belongs to one" in refused("verify", file, "--hash", "00")


def test_the_number_of_the_wrong_game_is_told(tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text(f"{json.dumps(record())}\n{json.dumps(record(scores=[1, 2]))}\n")
    assert "Game 2: This record says scores [1, 2]" in refused("replay", file)


def test_the_published_hash_proves_the_deal():
    right = seed_hash(record()["seed"])
    assert run("verify", TWO_PLAYERS, "--hash", f" {right.upper()}").status == 0
    for wrong in ("00", "", "é", "\udcff"):
        assert "not the deal that was promised" in refused("verify", TWO_PLAYERS, "--hash", wrong)


def test_a_record_saved_by_a_windows_editor_is_read(tmp_path):
    file = tmp_path / "game.json"
    file.write_text("\ufeff" + TWO_PLAYERS.read_text().replace("\n", "\r\n"), encoding="utf-8")
    assert run("verify", file).status == 0


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": "lutece-record/2"}, "has format 'lutece-record/2'; this version of Lutèce"),
        ({"format": 1}, "is not a record"),
        ({"game": "paris-texas"}, "There is no game called 'paris-texas'"),
        ({"edition": "0" * 16}, "made with edition 0000000000000000"),
        ({"seats": 3}, "3 players have 15 stacks of 4 tiles"),
        ({"seats": 10**30}, "is for 2 to 4 players"),
        ({"seats": -1}, "is for 2 to 4 players"),
        ({"options": {"fast": True}}, "has no option 'fast'"),
        ({"options": []}, "not a proper record"),
        ({"seed": 5}, "not a proper record"),
        ({"setup": {}}, "set-up of this record does not fit"),
        ({"moves": ["take louvre pink"]}, "Decision 1 of this record: 'take louvre pink' is not"),
        ({"moves": []}, "decisions are missing"),
        ({"scores": [1, 2]}, "It was edited"),
        ({"win": [1, 1]}, "It was edited"),
        ({"scores": None, "win": None}, "its result is missing"),
        ({"extra": 1}, "unknown field"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_edited_record_is_refused(tmp_path, command, changes, message):
    assert message in refused(command, written(tmp_path, record(**changes)))


def test_a_decision_after_the_end_is_refused(tmp_path):
    data = record(moves=[*record()["moves"], "take louvre red"])
    assert "The game is over" in refused("replay", written(tmp_path, data))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (changed_setup(start=9), "the start seat is 9"),
        (changed_setup(stacks=record()["setup"]["stacks"][1:]), "20 stacks of 3 tiles"),
        (changed_setup(markers=["red", "red"]), "must be different lines"),
        (changed_setup(open_marker=None), "one marker lies open"),
        (record(seed="another"), "deals another game"),
    ],
)
def test_an_edited_deal_is_seen_by_verify(tmp_path, data, message):
    assert message in refused("verify", written(tmp_path, data))


def test_an_edited_figure_of_a_full_record_is_refused(tmp_path):
    args = ("simulate", "paris-paris", "--games", 1, "--seed", "s", "--full", "--out")
    run(*args, tmp_path / "full.json")
    data = record(tmp_path / "full.json")
    data["moves"][3]["after"]["stock"][0] += 1
    assert "Decision 4 of this record" in refused("replay", written(tmp_path, data))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is empty"),
        (b"\n \n", "is empty"),
        (TWO_PLAYERS.read_bytes()[:1000], "It seems to be cut off"),
        (b"\x00\xff\xfe binary", "not a text file"),
        (b"hello", "not a whole JSON object"),
        (b"[1, 2]", "is not a record"),
        (b"null", "is not a record"),
        (b"[" * 100_000, "nested too deeply"),
    ],
    ids=["empty", "blank", "truncated", "binary", "text", "list", "null", "deep"],
)
@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--load")], ids=" ".join)
def test_a_file_that_is_no_record_is_told(tmp_path, command, content, message):
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert message in refused(*command, file)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("name", "reason"),
    [("missing.json", "No such file"), (".", "Is a directory"), ("n" * 300, "name too long")],
)
def test_a_file_that_cannot_be_read_is_told(name, reason):
    assert reason in refused("replay", name)


def test_a_line_without_end_is_not_read_into_memory(tmp_path, monkeypatch):
    monkeypatch.setattr("lutece.table.record.LONGEST_LINE", 100)
    assert "too long to be a record" in refused("replay", TWO_PLAYERS)


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("hint", "--at", 3)], ids=str)
def test_a_dash_is_the_standard_input(command):
    name, *rest = command
    bot = ("--bot", "search:10") if name == "hint" else ()
    typed = TWO_PLAYERS.read_text()
    by_name = run(name, TWO_PLAYERS, *rest, *bot)
    piped = run(name, "-", *rest, *bot, typed=typed)
    assert (piped.status, piped.out) == (0, by_name.out)
    assert "The input is empty" in refused(name, "-", *rest, *bot)
    assert "The input, line 1 is not a whole" in refused(name, "-", *rest, *bot, typed="hello")


def test_games_of_the_input_are_numbered_and_it_is_named():
    typed = TWO_PLAYERS.read_text() * 2
    assert "2 games are dealt" in run("verify", "-", typed=typed).said
    assert "The input holds 2 games: choose" in refused("replay", "-", "--at", 2, typed=typed)
    assert "The input has no game 3" in refused("replay", "-", "--game", 3, typed=typed)
    assert "The input holds 2 games;" in refused("verify", "-", "--hash", "00", typed=typed)


def test_a_line_without_end_is_not_read_from_the_input_either(monkeypatch):
    monkeypatch.setattr("lutece.table.record.LONGEST_LINE", 100)
    assert "too long to be a record" in refused("hint", typed=TWO_PLAYERS.read_text())


def test_a_game_goes_on_from_a_file_not_from_where_decisions_are_typed():
    typed = TWO_PLAYERS.read_text()
    assert "The input is where decisions are typed" in refused("play", "--load", "-", typed=typed)


def test_a_program_without_an_input_says_so(monkeypatch):
    monkeypatch.setattr("lutece.cli.record_files.STANDARD_INPUT", TWO_PLAYERS)
    monkeypatch.setattr("lutece.cli.record_files.sys", SimpleNamespace(stdin=None))
    assert "There is no input" in refused("verify", TWO_PLAYERS)
