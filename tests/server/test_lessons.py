"""Lessons over HTTP: the server keeps nothing, and judges by the rules."""

from copy import copy

import pytest
from msgspec.structs import replace

from lutece.server import lessons as service
from lutece.table import lesson_check

OPEN = "/api/lessons/paris-paris/open"


@pytest.fixture
def http(guest):
    return guest(None).http


def test_the_lessons_of_a_game_are_listed_for_anybody(http):
    listed = http.get("/api/lessons/paris").json()
    assert [lesson["name"] for lesson in listed][:2] == ["turn", "bank"]
    assert listed[0]["title"]["text"] == "A turn"
    assert listed[0]["steps"] == 3
    offered = {game["game"]: game["lessons"] for game in http.get("/api/games").json()}
    assert offered["paris"] is True


def test_a_lesson_goes_from_its_position_to_its_goal(http):
    path = "/api/lessons/paris-paris/push"
    begun = http.get(path).json()
    assert begun["outcome"] == "begun"
    assert begun["next"]["text"] == "take pont-neuf red"
    first = http.post(path, json={"decision": "take pont-neuf red"}).json()
    assert (first["outcome"], first["step"], len(first["views"])) == ("on", 0, 1)
    wrong = http.post(path, json={"decision": "push 1", "made": first["made"]}).json()
    assert (wrong["outcome"], wrong["rule"], wrong["views"]) == ("wrong", "PP-18", [])
    assert wrong["said"]["key"] == "paris-paris-lesson-push-1-other"
    assert wrong["made"] == first["made"]
    done = http.post(path, json={"decision": "push 2", "made": first["made"]}).json()
    assert (done["outcome"], done["goal"], done["next"]) == ("done", None, None)
    assert done["views"][0]["log"][0]["happened"]


def test_a_moment_names_what_its_words_speak_of(http):
    path = "/api/lessons/paris-paris/round"
    begun = http.get(path).json()
    assert begun["look"] == ["bus"]
    then = http.post(path, json={"decision": begun["next"]["text"]}).json()
    assert (then["outcome"], then["look"]) == ("done", ["parking/blue", "bus", "bus"])
    last = http.post(path, json={"decision": "take opera violet", "made": then["made"]}).json()
    assert (last["outcome"], last["look"]) == ("done", [])


def test_a_try_that_the_rules_refuse_says_which_rule(http):
    refused = http.post(OPEN, json={"decision": "take louvre red"}).json()
    assert (refused["outcome"], refused["rule"]) == ("refused", "PP-9")


def test_a_dead_element_says_why_in_the_words_of_the_lesson(http):
    path = "/api/lessons/paris/bank/why"
    no = http.post(path, json={"element": "place/bank/chaillot"}).json()
    assert (no["reason"]["key"], no["rule"]) == ("paris-lesson-bank-1-twice", "P-17")
    assert http.post(path, json={"element": "place/bank/saint-germain"}).status_code == 204


def test_the_pictures_of_a_lesson_show_it_played(http):
    shown = http.get("/api/lessons/paris/move/pictures").json()
    assert len(shown["views"]) == 3
    assert shown["views"][0]["log"] == []
    assert shown["views"][-1]["log"][0]["happened"]


@pytest.fixture
def broken(monkeypatch):
    """Breaks lessons of Paris Paris: `broken("open")`."""
    own = lesson_check.course("paris-paris")

    def clear():
        for cached in (lesson_check.sound_course, service._course, service._pictures):
            cached.cache_clear()

    def break_lessons(*names):
        taught = copy(own)
        elsewhere = {
            name: replace(found, edition="another") if name in names else found
            for name, found in own.lessons.items()
        }
        taught.lessons = elsewhere
        monkeypatch.setattr(lesson_check, "course", lambda name: taught)
        monkeypatch.setattr(service, "course", lambda name: taught)
        clear()
        return list(own.lessons)

    yield break_lessons
    monkeypatch.undo()
    clear()


def test_a_lesson_that_does_not_hold_is_not_there_for_players(http, broken, caplog):
    every = broken("open")
    listed = [lesson["name"] for lesson in http.get("/api/lessons/paris-paris").json()]
    assert listed == every[1:]
    assert "paris-paris that do not hold are not shown: open." in caplog.text
    tries = http.get(OPEN), http.post(OPEN, json={"decision": "take les-halles red"})
    for answer in (*tries, http.get(f"{OPEN}/pictures")):
        assert answer.status_code == 404
        assert answer.json()["reason"]["key"] == "server-unknown-lesson"
    assert http.get("/api/lessons/paris-paris/push").json()["outcome"] == "begun"


def test_where_no_lesson_holds_there_is_none(http, broken, caplog):
    broken(*broken())
    assert http.get("/api/lessons/paris-paris").json() == []
    assert http.get(OPEN).status_code == 404
    assert "`lutece lessons check paris-paris` says why" in caplog.text


def test_what_cannot_be_is_told(http):
    def refused(answer):
        return answer.status_code, answer.json()["reason"]["key"]

    assert refused(http.get("/api/lessons/chess")) == (404, "server-unknown-game")
    assert refused(http.get("/api/lessons/paris/nope")) == (404, "server-unknown-lesson")
    made = ["take louvre red"]
    changed = (409, "server-lesson-changed")
    assert refused(http.post(OPEN, json={"decision": "push 1", "made": made})) == changed
    finished = ["take les-halles red"]
    assert refused(http.post(OPEN, json={"decision": "push 1", "made": finished})) == changed
    assert refused(http.post(OPEN, json={"decision": "x" * 200})) == (400, "server-bad-message")
    assert refused(http.post(OPEN, json={"decision": 7})) == (400, "server-bad-message")


def test_the_words_of_a_lesson_come_with_the_page(http):
    words = http.get("/static/texts/ja/paris-lessons.ftl")
    assert words.status_code == 200
    assert "paris-lesson-turn" in words.text
    assert http.get("/lessons/paris/turn").status_code == 200
