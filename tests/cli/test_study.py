import json
import os

import pytest

from tests.cli.helpers import refused, run

FEW = ("study", "paris-paris", "--games", 9, "--bots", "random", "--seed", "s")


def test_a_study_tells_turn_order_sources_components_and_what_is_unknown(tmp_path):
    page = tmp_path / "study.html"
    ran = run(*FEW, "--html", page)
    assert ran.status == 0
    known = ("9 games of random bots, seed s", "start player wins", "Grand tours", "Louvre")
    for words in (*known, "Too few games to tell whether the turn order is fair", "study.html"):
        assert words in ran.said
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_study_for_programs_has_every_figure_with_its_interval():
    ran = run(*FEW, "--json")
    report = json.loads(ran.out)
    assert [players["players"] for players in report["players"]] == [2, 3, 4]
    assert [players["games"] for players in report["players"]] == [3, 3, 3]
    (place, *_) = report["players"][0]["turn_order"]
    assert set(place["wins"]) == {"value", "low", "high"}
    assert run(*FEW, "--json").out == ran.out


def test_one_number_of_players_can_be_studied():
    report = json.loads(run(*FEW, "--json", "--seats", 3).out)
    assert [(p["players"], p["games"]) for p in report["players"]] == [(3, 9)]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("study", "chess"), "There is no game called 'chess'"),
        ((*FEW, "--games", 2), "2 games cannot be spread over 3 numbers of players"),
        ((*FEW, "--games", 0), "0 games cannot be played"),
        ((*FEW, "--seats", 5), "2 to 4 players, not 5"),
        ((*FEW, "--bots", "deep"), "no bot called 'deep'"),
        ((*FEW, "--bots", "random,greedy,random"), "3 bots are named for 2 seats"),
        ((*FEW, "--option", "fast=true"), "no option called 'fast'"),
        ((*FEW, "--on", "moon"), "there is only ray"),
        ((*FEW, "--components", "nowhere.toml"), "nowhere.toml"),
    ],
)
def test_wrong_arguments_are_told(args, message):
    assert message in refused(*args)


def test_figures_of_another_format_and_figures_that_a_bot_does_not_know_are_refused(tmp_path):
    figures = tmp_path / "mine.toml"
    run("components", "paris-paris", "--export", figures)
    text = figures.read_text(encoding="utf-8")
    figures.write_text(text.replace("lutece-components/1", "lutece-components/9"), encoding="utf-8")
    assert "lutece-components/1" in refused(*FEW, "--components", figures)


def test_a_page_is_neither_overwritten_nor_lost(tmp_path):
    page = tmp_path / "study.html"
    page.write_text("precious")
    assert "exists already and is left as it is" in refused(*FEW, "--html", page)
    assert "no bot called" in refused(*FEW, "--bots", "deep", "--html", page, "--force")
    assert page.read_text() == "precious"
    assert "cannot be written" in refused(*FEW, "--html", "missing/study.html")
    if os.path.exists("/dev/full"):  # noqa: PTH110 - a device
        assert "not a regular file" in refused(*FEW, "--html", "/dev/full", "--force")
    assert run(*FEW, "--html", page, "--force").status == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype")
