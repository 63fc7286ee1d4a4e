"""`lutece review`: tables and pages for people, JSON for programs, work that is not lost."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import FIXTURES, TWO_PLAYERS, refused, run

QUICK = ("--bot", "neural:24", "--playouts", 2)


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """Reviews of these tests are kept apart; compiled code is where it always is."""
    monkeypatch.setattr("lutece.lab.review.store.reviews_folder", lambda: tmp_path / "reviews")
    return tmp_path


def test_a_review_for_people_has_a_ledger_and_key_moments(tmp_path):
    page = tmp_path / "review.html"
    ran = run("review", TWO_PLAYERS, *QUICK, "--html", page)
    assert ran.status == 0, ran.err
    for words in ("looked at by neural:24", "mean loss", "remainder at most", "review.html"):
        assert words in ran.said
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "<polyline" in text
    assert "http" not in text.replace("http://www.w3.org", "")
    assert "exists already" in refused("review", TWO_PLAYERS, *QUICK, "--html", page)


def test_a_review_for_programs_is_kept_and_costs_nothing_again(tmp_path):
    first = run("review", TWO_PLAYERS, *QUICK, "--json")
    looked = json.loads(first.out)
    assert (looked["game"], looked["seats"], looked["bot"]) == ("paris-paris", 2, "neural:24")
    assert all(abs(player["remainder"]) < 1e-9 for player in looked["players"])
    (kept,) = (tmp_path / "reviews").iterdir()
    before = kept.read_bytes()
    again = json.loads(run("review", TWO_PLAYERS, *QUICK, "--json").out)
    assert again == looked  # the seconds too: they are those of the first time
    assert kept.read_bytes() == before


def test_a_review_goes_on_from_what_is_kept_and_ignores_what_is_broken(tmp_path):
    whole = json.loads(run("review", TWO_PLAYERS, *QUICK, "--json").out)
    (kept,) = (tmp_path / "reviews").iterdir()
    half = json.loads(kept.read_text())
    numbers = sorted(half["deep"])[::2]
    half["deep"] = {number: half["deep"][number] for number in numbers}
    half["explained"] = {}
    for text in ("{", json.dumps(half)):
        kept.write_text(text)
        again = json.loads(run("review", TWO_PLAYERS, *QUICK, "--json").out)
        assert again | {"seconds": 0} == whole | {"seconds": 0}
    assert json.loads(kept.read_text())["deep"].keys() > set(numbers)


def test_many_games_are_reviewed_in_their_order(tmp_path):
    file = tmp_path / "games.jsonl"
    three = (FIXTURES / "paris-paris-three-players.json").read_text()
    file.write_text(TWO_PLAYERS.read_text() + three)
    ran = run("review", file, *QUICK, "--json")
    assert [json.loads(line)["seats"] for line in ran.out.splitlines()] == [2, 3]
    said = run("review", file, *QUICK).said
    assert "mean loss" in said
    one = json.loads(run("review", file, *QUICK, "--game", 2, "--json").out)
    assert one["seats"] == 3
    assert "choose with --game" in refused("review", file, "--html", tmp_path / "page.html")


def test_a_record_of_another_edition_says_so(tmp_path):
    record = json.loads(TWO_PLAYERS.read_text())
    file = tmp_path / "old.json"
    file.write_text(json.dumps(record | {"edition": "0123456789abcdef"}))
    ran = run("review", file, "--seconds", 0.001, "--playouts", 1)
    assert ran.status == 0, ran.err
    assert "edition 0123456789abcdef" in ran.said
    assert "looked at by search" in ran.said


def unfinished(folder: Path) -> Path:
    record = json.loads(TWO_PLAYERS.read_text())
    record["moves"] = record["moves"][:10]
    del record["scores"], record["win"]
    file = folder / "unfinished.json"
    file.write_text(json.dumps(record))
    return file


def test_wrong_arguments_are_told(tmp_path):
    assert "not over" in refused("review", unfinished(tmp_path))
    assert "nowhere.json" in refused("review", "nowhere.json")
    for args, message in (
        (("--bot", "deep"), "no bot called 'deep'"),
        (("--bot", "random"), "does not think ahead"),
        (("--bot", "neural:0.5s"), "limit the whole by --seconds"),
        (("--seconds", 0), "is not enough time"),
        (("--playouts", 0), "0 playouts"),
        (("--threads", 0), "1 to 64 threads"),
        (("--game", 7), "no game 7"),
        (("--on", "moon"), "there is only ray"),
    ):
        assert message in refused("review", TWO_PLAYERS, *args)
