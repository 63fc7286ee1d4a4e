"""Lessons: they hold, the rules judge every try, and what does not hold is named."""

from pathlib import Path

import pytest

from lutece import games
from lutece.games import OWN
from lutece.kernel.contract import Game
from lutece.kernel.description import LANGUAGES
from lutece.table.lesson_check import check_course, only_sound, texts_of
from lutece.table.lessons import Course, LessonError, course, read_texts, rearranged_deal

POSITION = """
format = "lutece-lessons/1"

[[lesson]]
name = "one"
seats = 3
setup = { start = 0, stacks = [["les-halles red", "opera violet", "orsay blue"]] }
"""
STEP = 'step = [{ way = ["take les-halles red"] }]'
TEXTS = """\
paris-paris-lesson-one = One
paris-paris-lesson-one-1 = Take it.
paris-paris-lesson-one-1-done = Taken."""


@pytest.fixture(scope="module")
def network() -> Game:
    return games.load("paris-paris")


def written(folder: Path, toml: str, texts: str = TEXTS) -> Path:
    (folder / "lessons.toml").write_text(toml, encoding="utf-8")
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text(texts, encoding="utf-8")
    return folder


def problems(game: Game, folder: Path) -> str:
    return "\n".join(f"{one.where}: {one.what}" for one in check_course(Course(game, folder)))


# --- the lessons that come with the games -------------------------------------------------------


@pytest.mark.parametrize("name", OWN)
def test_every_lesson_holds_and_says_everything_in_every_language(name: str) -> None:
    assert check_course(course(name)) == []
    assert 8 <= len(course(name).lessons) <= 10


@pytest.mark.parametrize("name", OWN)
def test_a_lesson_explains_what_leads_away_and_stays_where_it_was(name: str) -> None:
    taught, explained = course(name), 0
    for lesson in taught.lessons:
        attempt = taught.begin(lesson)
        while (onward := attempt.next_decision()) is not None:
            before = attempt.match
            for decision in before.legal():
                if attempt.judge(decision) == "wrong":
                    found = attempt.copy().play(decision)
                    assert found.outcome == "wrong"
                    explained += found.said is not None
                    assert attempt.play(decision).outcome == "wrong"
                    assert attempt.match is before
            assert attempt.play(onward).outcome in ("on", "done")
        assert attempt.done
    assert explained >= 9


def scored(lesson: str, seat: int | None = None) -> list[tuple[str, str]]:
    """Where shops scored on the lesson's way, and for what, once the learner has begun."""
    attempt = course("paris-paris").begin(lesson)
    begun = len(attempt.match)
    while (onward := attempt.next_decision()) is not None:
        attempt.play(onward)
    entries = attempt.match.view(attempt.seat, since=begun).log
    points, tour = [], ""
    for said in (said for entry in entries for said in entry.happened):
        if said.key in TOURS:
            tour = str(said.args.get("stop", said.args.get("line")))
        if "points" in said.args and seat in (None, said.args["seat"]):
            points.append((tour, str(said.args["stop"])))
    return points


TOURS = ("paris-paris-small-tour", "paris-paris-grand-tour")


@pytest.mark.parametrize("lesson", ["open", "small-tour", "grand-tour"])
def test_visitors_walk_only_where_a_lesson_has_said_that_they_do(lesson: str) -> None:
    """A point that the text does not explain puzzles a beginner."""
    walks = [(tour, stop) for tour, stop in scored(lesson) if tour not in ("red", stop)]
    assert walks == []


def test_walks_are_explained_before_a_lesson_shows_them_along_the_way() -> None:
    names = list(course("paris-paris").lessons)
    assert names.index("nearest") < names.index("round")


def test_a_lesson_of_grand_tours_shows_the_points_that_its_text_names() -> None:
    assert sorted(scored("grand-tour", seat=0)) == [
        ("les-halles", "les-halles"),
        ("red", "les-halles"),
        ("red", "pont-neuf"),
        ("red", "saint-michel"),
    ]
    assert sorted(scored("prepare", seat=0)) == [("blue", "odeon"), ("blue", "saint-michel")]


def test_a_refused_try_is_explained_by_the_lesson_or_by_the_rule() -> None:
    attempt = course("paris").begin("bank")
    twice = attempt.play("place bank/chaillot")
    assert (twice.outcome, twice.rule) == ("refused", "P-17")
    assert twice.said is not None
    assert twice.said.key == "paris-lesson-bank-1-twice"
    plain = attempt.play("draw 1")
    assert (plain.outcome, plain.rule) == ("refused", "P-13")
    assert attempt.play("nonsense").outcome == "refused"


def test_any_decision_that_reaches_the_goal_counts() -> None:
    for decision in ("take opera violet", "take invalides yellow"):
        assert course("paris-paris").begin("open").play(decision).outcome == "done"


def test_the_others_go_on_as_the_lesson_says(tmp_path: Path, network: Game) -> None:
    others = '"push 1", "take orsay blue", "take opera violet", "take les-halles red"'
    step = f'step = [{{ way = ["take les-halles red"], others = [{others}] }}]'
    attempt = Course(network, written(tmp_path, POSITION + step)).begin("one")
    assert attempt.play("take les-halles red").outcome == "done"
    assert attempt.match.moves == ["take les-halles red", "take orsay blue", "take opera violet"]


# --- a lesson that does not hold ----------------------------------------------------------------


def test_a_sound_lesson_has_no_problems(tmp_path: Path, network: Game) -> None:
    assert problems(network, written(tmp_path, POSITION + STEP)) == ""


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ('step = [{ way = ["take louvre red"] }]', "is refused: No red tile of Louvre"),
        (
            'step = [{ way = ["take les-halles red"], goal = { gains = { scores = 1 } } }]',
            "does not reach its goal",
        ),
        (
            'before = "take louvre red"\n' + STEP,
            "Decision 1 of its position: 'take louvre red' is not legal",
        ),
        ('before = "take les-halles red"\n' + STEP, "is refused"),
        ("step = [{ way = [] }]", "0 decisions, not 1 to 3"),
        ('step = [{ way = ["take les-halles red"], rule = "PP-99" }]', "there is no rule PP-99"),
        (
            'step = [{ way = ["take les-halles red"], wrong = [{ name = "w", decisions = '
            '["take les-halles red"] }] }]',
            "'w' is never wrong",
        ),
        (
            'step = [{ way = ["take les-halles red"], wrong = [{ name = "w", decisions = '
            '["buy *"] }] }]',
            "no decision fits",
        ),
    ],
)
def test_what_does_not_hold_is_named(
    tmp_path: Path, network: Game, step: str, problem: str
) -> None:
    assert problem in problems(network, written(tmp_path, POSITION + step))


@pytest.mark.parametrize(
    ("texts", "problem"),
    [
        (TEXTS.replace("one-1-done", "one-2-done"), "paris-paris-lesson-one-1-done is missing"),
        (TEXTS.replace("one-1-done", "one-2-done"), "one-2-done belongs to no lesson"),
        (TEXTS + " Or not. Or so.", "more than 2 sentences"),
        (TEXTS.replace("Taken.", "{ $n } taken."), "has an argument"),
    ],
)
def test_texts_are_checked(tmp_path: Path, network: Game, texts: str, problem: str) -> None:
    assert problem in problems(network, written(tmp_path, POSITION + STEP, texts))


def test_a_missing_language_is_named(tmp_path: Path, network: Game) -> None:
    written(tmp_path, POSITION + STEP)
    (tmp_path / "ja.ftl").unlink()
    assert "ja.ftl: This file is missing." in problems(network, tmp_path)


@pytest.mark.parametrize(
    ("toml", "problem"),
    [
        ("format = 7", "is no file of lessons"),
        ("lesson = [", "is no file of lessons"),
        ('format = "lutece-lessons/2"\nlesson = []', "this version reads"),
        (POSITION + STEP + "\n" + POSITION.partition("\n\n")[2] + STEP, "two lessons of one name"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, network: Game, toml: str, problem: str) -> None:
    with pytest.raises(LessonError, match=problem):
        Course(network, written(tmp_path, toml))


def test_an_unknown_lesson_is_told() -> None:
    with pytest.raises(LessonError, match="The lessons are: open, small-tour"):
        course("paris-paris").lesson("nope")


# --- what players are shown ---------------------------------------------------------------------

SECOND = POSITION.partition("\n\n")[2].replace('"one"', '"two"')
BOTH_TEXTS = TEXTS + "\n" + TEXTS.replace("-one", "-two")
OTHERS = {
    "another edition": ('edition = "0123456789abcdef"\n' + STEP, "for edition 0123456789abcdef"),
    "an unreachable goal": (
        'step = [{ way = ["take les-halles red"], goal = { gains = { scores = 1 } } }]',
        "does not reach its goal",
    ),
    "an unknown figure": (
        'step = [{ way = ["take les-halles red"], goal = { gains = { gold = 1 } } }]',
        "no figure 'gold'",
    ),
    "no step": ("step = []", "has no step"),
    "a misspelled field": ('steps = "none"\n' + STEP, "cannot be read"),
    "a position that the rules refuse": ('before = "take louvre red"\n' + STEP, "not legal"),
}


@pytest.mark.parametrize(("second", "problem"), OTHERS.values(), ids=OTHERS)
def test_players_are_shown_only_the_lessons_that_hold(
    tmp_path: Path, network: Game, second: str, problem: str
) -> None:
    taught = Course(
        network, written(tmp_path, POSITION + STEP + "\n" + SECOND + second, BOTH_TEXTS)
    )
    found = [one for one in check_course(taught) if one.lessons]
    assert [(one.where, one.lessons) for one in found] == [("two", ("two",))]
    assert problem in found[0].what
    assert list(only_sound(taught).lessons) == ["one"]
    assert only_sound(taught).begin("one").play("take les-halles red").outcome == "done"
    with pytest.raises(LessonError, match="no lesson 'two'"):
        only_sound(taught).begin("two")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_without_its_texts_in_any_language_is_not_shown(
    tmp_path: Path, network: Game, language: str
) -> None:
    written(tmp_path, POSITION + STEP + "\n" + SECOND + STEP, BOTH_TEXTS)
    some = BOTH_TEXTS.replace("paris-paris-lesson-two-1 = Take it.\n", "")
    (tmp_path / f"{language}.ftl").write_text(some, encoding="utf-8")
    taught = Course(network, tmp_path)
    named = f"{language}.ftl", "paris-paris-lesson-two-1 is missing.", ("two",)
    assert check_course(taught) == [named]
    assert list(only_sound(taught).lessons) == ["one"]


def test_a_lesson_of_this_edition_is_shown(tmp_path: Path, network: Game) -> None:
    step = f'edition = "{network.edition}"\n{STEP}'
    assert problems(network, written(tmp_path, POSITION + step)) == ""


def test_without_a_lesson_that_holds_the_check_is_named(tmp_path: Path, network: Game) -> None:
    taught = Course(network, written(tmp_path, POSITION + "step = []"))
    with pytest.raises(LessonError, match="`lutece lessons check paris-paris` says why"):
        only_sound(taught)


@pytest.mark.parametrize(
    "stacks",
    ['["les-halles red"]', '[["les-halles red", 1, 2, 3, 4]]', "[[[]]]"],
)
def test_a_deal_of_another_shape_is_named(tmp_path: Path, network: Game, stacks: str) -> None:
    toml = POSITION.partition("setup")[0] + f"setup = {{ stacks = {stacks} }}\n" + STEP
    assert "Its set-up does not fit" in problems(network, written(tmp_path, toml))


# --- parts --------------------------------------------------------------------------------------


def test_a_wished_deal_swaps_what_lay_there() -> None:
    dealt = {"start": 1, "piles": [["a", "b"], ["c", "d"]], "removed": ["e"]}
    wished = rearranged_deal(dealt, {"start": 0, "piles": [["d"], ["e"]]})
    assert wished == {"start": 0, "piles": [["d", "b"], ["e", "a"]], "removed": ["c"]}
    assert dealt["piles"] == [["a", "b"], ["c", "d"]]


def test_texts_of_several_lines_are_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("# a comment\na-b = One\n    and two.\nc = Three.\n", encoding="utf-8")
    assert read_texts(file) == {"a-b": "One and two.", "c": "Three."}


def test_every_text_has_a_key_of_its_game() -> None:
    for name in OWN:
        keys = list(texts_of(course(name)))
        assert len(keys) == len(set(keys))
        assert all(key.startswith(f"{name}-lesson-") for key in keys)
