"""`lutece lessons`: learning in the terminal, and checking lessons."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from lutece import games
from lutece.table import lesson_check, lessons
from lutece.table.lessons import Course, course
from tests.cli.helpers import refused, run


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "lutece" / "lessons.json"


def test_a_lesson_is_learned_and_remembered(own_data: Path) -> None:
    ran = run("lessons", "play", "paris-paris", typed="take louvre red\nshow\n1\nquit\n")
    assert ran.status == 0
    assert "Open a shop (1 of 10)" in ran.said
    assert "No red tile of Louvre is laid out" in ran.said
    assert "Try: take les-halles red" in ran.said
    assert "✓ The shop stays yours." in ran.said
    assert json.loads(own_data.read_text()) == {"paris-paris": ["open"]}
    again = run("lessons", "play", "paris-paris", typed="take les-halles red\nquit\n")
    assert "The small tour (2 of 10)" in again.said
    assert "✗ Then visitors would come to Gare du Nord" in again.said


def test_the_last_lesson_leads_to_a_first_game() -> None:
    ran = run("lessons", "play", "paris-paris", "end", typed="take odeon blue\n")
    assert "lutece play paris-paris --seats 2 --bot novice" in ran.said


def test_a_damaged_file_of_progress_keeps_nobody_from_learning(own_data: Path) -> None:
    own_data.parent.mkdir()
    own_data.write_text("{broken")
    assert "Open a shop" in run("lessons", "play", "paris-paris", typed="quit\n").said


def test_the_lessons_are_checked() -> None:
    ran = run("lessons", "check", "paris-paris")
    assert ran.status == 0
    assert "paris-paris: 10 lessons hold." in ran.said


@pytest.fixture
def one_broken_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The second lesson of Paris Paris lacks a text in Japanese."""
    described = games.describe("paris-paris")
    assert described.lessons is not None
    folder = tmp_path / "lessons"
    shutil.copytree(described.lessons, folder)
    japanese = (folder / "ja.ftl").read_text(encoding="utf-8")
    renamed = japanese.replace("lesson-small-tour-1-done =", "lesson-small-tour-9-done =")
    (folder / "ja.ftl").write_text(renamed, encoding="utf-8")
    own = course("paris-paris")
    monkeypatch.setattr(lessons, "course", lambda name: Course(own.game, folder))
    monkeypatch.setattr(lesson_check, "course", lambda name: Course(own.game, folder))
    lesson_check.sound_course.cache_clear()
    yield
    lesson_check.sound_course.cache_clear()


@pytest.mark.usefixtures("one_broken_lesson")
def test_a_lesson_that_does_not_hold_is_named_and_left_out() -> None:
    ran = run("lessons", "check", "paris-paris")
    assert ran.status == 2
    assert "paris-paris, ja.ftl: paris-paris-lesson-small-tour-1-done is missing." in ran.said
    assert "paris-paris: 1 of 10 lessons are not shown to players." in ran.said
    played = run("lessons", "play", "paris-paris", "open", typed="take les-halles red\nquit\n")
    assert "Open a shop (1 of 9)" in played.said
    assert "The nearest shop (2 of 9)" in played.said
    assert "no lesson 'small-tour'" in refused("lessons", "play", "paris-paris", "small-tour")


def test_what_does_not_exist_is_told() -> None:
    assert "There is no lesson 'nope'" in refused("lessons", "play", "paris", "nope")
    assert "no game called 'chess'" in refused("lessons", "check", "chess")
