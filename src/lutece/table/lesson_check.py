"""Proving that lessons hold: every goal can be reached, every text exists.

`lutece lessons check` and a test name what is wrong. Players, in the page and in the terminal, get
the lessons that hold, and no word of the others.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from lutece.games import OWN
from lutece.kernel.description import LANGUAGES
from lutece.kernel.errors import LuteceError
from lutece.table.lessons import (
    MOST_DECISIONS,
    Attempt,
    Course,
    Lesson,
    LessonError,
    Step,
    course,
    fits,
    read_texts,
)
from lutece.table.rulebook import rule_numbers

MOST_SENTENCES = 2
_SENTENCE = re.compile(r"[.!?](?:\s|$)|[。!?]")


class Problem(NamedTuple):
    """What is wrong, in which lesson or file, and which lessons cannot be shown for it."""

    where: str
    what: str
    lessons: tuple[str, ...] = ()


@cache
def sound_course(name: str) -> Course:
    """The lessons that players of a game are shown; raises LessonError where there is none."""
    return only_sound(course(name))


def only_sound(course: Course) -> Course:
    """A course without the lessons that do not hold; raises LessonError where none is left."""
    broken = {lesson for problem in check_course(course) for lesson in problem.lessons}
    sound = course.without(broken)
    if not sound.lessons:
        game = course.game
        raise LessonError(
            f"No lesson of {game.description.title} holds here; "
            f"`lutece lessons check {game.name}` says why."
        )
    return sound


def check_course(course: Course) -> list[Problem]:
    """Everything that is wrong with the lessons of a game."""
    unreadable = [Problem(name, what, (name,)) for name, what in course.unreadable.items()]
    problems = [
        Problem(lesson.name, what, (lesson.name,))
        for lesson in course.lessons.values()
        for what in _wrong_in(course, lesson)
    ]
    return [*unreadable, *problems, *_wrong_texts(course)]


def _wrong_in(course: Course, lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson's edition, position and steps."""
    if lesson.edition not in ("", course.game.edition):
        title, edition = course.game.description.title, course.game.edition
        yield f"It is for edition {lesson.edition} of {title}; here is edition {edition}."
        return
    if not lesson.step:
        yield "It has no step."
        return
    try:
        attempt = course.begin(lesson.name)
    except LuteceError as error:
        yield str(error)
        return
    if attempt.match.over:
        yield "The game is over in its position."
        return
    known = set(rule_numbers(course.game.name)) if course.game.description.rulebook else None
    for number, step in enumerate(lesson.step, start=1):
        where = f"Step {number}: "
        if attempt.match.over or attempt.match.to_move != attempt.seat:
            yield f"{where}the learner is not to move."
            return
        if not 1 <= len(step.way) <= MOST_DECISIONS:
            yield f"{where}its way has {len(step.way)} decisions, not 1 to {MOST_DECISIONS}."
            return
        rules = [step.rule, *(wrong.rule for wrong in step.wrong), *lesson.rules]
        if known is not None:
            for rule in sorted({rule for rule in rules if rule} - known):
                yield f"{where}there is no rule {rule}."
        figures = course.game.after(attempt.match.state).keys()
        if step.goal and (unknown := sorted(step.goal.gains.keys() - figures)):
            yield f"{where}there is no figure {unknown[0]!r} to gain."
            return
        yield from (where + what for what in _wrong_tries(attempt, step))
        problem = _walk(attempt, step)
        if problem:
            yield where + problem
            return


def _walk(attempt: Attempt, step: Step) -> str:
    """Play a step by its `way`; returns the problem, or an empty text."""
    for place, decision in enumerate(step.way, start=1):
        found = attempt.play(decision)
        if found.outcome == "refused":
            return f"{decision!r} of its way is refused: {found.said.text if found.said else ''}"
        if found.outcome == "wrong":
            return f"its way does not reach its goal: {decision!r} leads away from it."
        if (found.outcome == "done") != (place == len(step.way)):
            return f"its way reaches the goal after {place} decisions, not {len(step.way)}."
    return ""


def _wrong_tries(attempt: Attempt, step: Step) -> Iterator[str]:
    """Problems of explained tries: no decision fits them, or they are not wrong."""
    every = attempt.course.game.texts
    for wrong in step.wrong:
        meant = [text for text in every if fits(text, wrong.decisions)]
        if not meant:
            yield f"no decision fits {wrong.decisions} of the try {wrong.name!r}."
        elif not any(
            _is_wrong(moment, text) for moment in _moments(attempt, step) for text in meant
        ):
            yield f"the try {wrong.name!r} is never wrong."


def _moments(attempt: Attempt, step: Step) -> Iterator[Attempt]:
    """The positions on the way of a step."""
    again = attempt.copy()
    for decision in step.way:
        yield again
        again = again.copy()
        if again.play(decision).outcome != "on":
            return


def _is_wrong(attempt: Attempt, decision: str) -> bool:
    """Whether the lesson explains this decision, which is refused or leads away from the goal."""
    words = attempt.explanation_of(decision)
    if words is None:
        return False
    return words.outcome == "refused" or attempt.judge(decision) == "wrong"


def _wrong_texts(course: Course) -> Iterator[Problem]:
    """Texts that are missing, superfluous or too long."""
    required = {
        key: lesson.name for lesson in course.lessons.values() for key in _keys(course, lesson)
    }
    own = course.game.name in OWN
    languages = LANGUAGES if own else ("en", *course.game.description.texts)
    for language in LANGUAGES:
        file = course.folder / f"{language}.ftl"
        if not file.is_file():
            if language in languages:
                yield Problem(file.name, "This file is missing.", tuple(course.lessons))
            continue
        try:
            texts = read_texts(file)
        except LessonError as error:
            yield Problem(file.name, str(error), tuple(course.lessons))
            continue
        for key in sorted(required.keys() - texts.keys()):
            yield Problem(file.name, f"{key} is missing.", (required[key],))
        for key in sorted(texts.keys() - required.keys()):
            yield Problem(file.name, f"{key} belongs to no lesson.")
        for key, text in texts.items():
            if "{" in text:
                yield Problem(file.name, f"{key} has an argument: a terminal cannot say it.")
            if len(_SENTENCE.findall(text)) > MOST_SENTENCES:
                yield Problem(file.name, f"{key} has more than {MOST_SENTENCES} sentences.")


def texts_of(course: Course) -> Iterator[str]:
    """The key of every text that the lessons need."""
    for lesson in course.lessons.values():
        yield from _keys(course, lesson)


def _keys(course: Course, lesson: Lesson) -> Iterator[str]:
    yield course.key(lesson.name)
    for number, step in enumerate(lesson.step, start=1):
        yield course.key(lesson.name, number)
        yield course.key(lesson.name, number, "done")
        for wrong in step.wrong:
            yield course.key(lesson.name, number, wrong.name)
