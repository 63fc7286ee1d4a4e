"""Lessons: small positions of a game with goals that the game's own rules check.

A game's description names a folder with `lessons.toml` and one Fluent file for each language. A
lesson names a position (a seed, what its deal should begin with, and the decisions that lead there)
and the steps to learn there. A position is replayed by the rules that are installed, so that a
lesson follows every change of the figures; `lutece.table.lesson_check` proves that it still holds.
Players are shown only lessons that do.
"""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import copy, deepcopy
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from lutece import games
from lutece.kernel.contract import Game, SetupError
from lutece.kernel.errors import LuteceError
from lutece.kernel.reading import convert
from lutece.kernel.words import Said
from lutece.table.match import IllegalDecisionError, Match
from lutece.table.view import SaidView

FORMAT = "lutece-lessons/1"
FILE = "lessons.toml"
MOST_DECISIONS = 3  # of one step: all continuations are tried, which grows exponentially
MOST = "most"
ME = "me"
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *= *(.*(?:\n[ \t]+\S.*)*)$", re.MULTILINE)

Outcome = Literal["on", "done", "wrong", "refused"]


class LessonError(LuteceError):
    """A lesson that cannot be read or played."""


class Goal(msgspec.Struct, forbid_unknown_fields=True):
    """What has to happen: an event, or a gain of the figures that a full record holds."""

    happens: str = ""  # key of an event's words
    args: dict[
        str, str | int
    ] = {}  # arguments that the event must have; "me" is the learner's seat
    gains: dict[str, int | Literal["most"]] = {}  # by figure: at least so many, or all there is


class Wrong(msgspec.Struct, forbid_unknown_fields=True):
    """Tries that deserve an explanation of their own."""

    name: str  # ends the key of its text
    decisions: list[str]  # patterns, as file names have them
    rule: str = ""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to do, in one to three decisions."""

    way: list[str]  # decisions that do it: what "show me" shows
    rule: str = ""  # that the step teaches
    goal: Goal | None = None  # without one: the decisions of `way`, as patterns
    others: list[str] = []  # what the others decide then: in turn the first of these that is legal
    look: list[str] = []  # elements of the board that its goal speaks of
    look_done: list[str] = []  # and those that its last word speaks of
    wrong: list[Wrong] = []


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A position and what is to be done there."""

    name: str
    seats: int
    step: list[Step]
    edition: str = ""  # of the game, where the lesson is true of this one only
    rules: list[str] = []  # that the rulebook shows this position with
    options: dict[str, bool] = {}
    seed: str = "lesson"
    setup: dict[str, Any] = {}  # what the deal begins with; the rest is dealt by the seed
    before: str = ""  # the decisions that lead there, separated by semicolons


class LessonFile(msgspec.Struct, forbid_unknown_fields=True):
    """`lessons.toml`; each lesson is read alone, so that a damaged one spoils no other."""

    format: str
    lesson: list[dict[str, Any]]


class Try(NamedTuple):
    """The result of a try: the message about it, the rule, and what it did or would do."""

    outcome: Outcome
    said: Said | None
    rule: str
    happened: list[SaidView]


class Course:
    """The lessons of a game, in order."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game, self.folder = game, folder
        self.lessons, self.unreadable = _read(folder / FILE)
        self.english = read_texts(folder / "en.ftl")
        self._starts: dict[str, Match] = {}
        self._judged: dict[tuple[str, int, tuple[int, ...]], Outcome] = {}
        self._most: dict[tuple[str, int, tuple[int, ...]], dict[str, int]] = {}

    def lesson(self, name: str) -> Lesson:
        """A lesson by its name; raises LessonError."""
        if name not in self.lessons:
            known = ", ".join(self.lessons)
            raise LessonError(f"There is no lesson {name!r}. The lessons are: {known}.")
        return self.lessons[name]

    def without(self, names: Collection[str]) -> "Course":
        """The same course without some of its lessons."""
        other = copy(self)
        other.lessons = {name: found for name, found in self.lessons.items() if name not in names}
        return other

    def begin(self, name: str) -> "Attempt":
        """A lesson from its beginning."""
        return Attempt(self, self.lesson(name))

    def start(self, lesson: Lesson) -> Match:
        """The position of a lesson; do not play on it."""
        if lesson.name not in self._starts:
            self._starts[lesson.name] = position(self.game, lesson)
        return self._starts[lesson.name]

    def say(self, *parts: str | int) -> Said:
        """A message of these lessons: `say("bank", 1, "done")`."""
        key = self.key(*parts)
        return Said(key, {}, self.english.get(key, key))

    def key(self, *parts: str | int) -> str:
        """The key of a text."""
        return "-".join([self.game.name, "lesson", *map(str, parts)])


class Attempt:
    """A learner's progress in one lesson."""

    def __init__(self, course: Course, lesson: Lesson) -> None:
        self.course, self.lesson = course, lesson
        self.match = course.start(lesson).at(len(course.start(lesson)))
        self.seat = self.match.to_move
        self.step = 0  # how many steps are done
        self.made: list[str] = []  # the learner's decisions
        self._begun = len(self.match)  # the position that the step began with

    def copy(self) -> "Attempt":
        """An independent copy."""
        other = Attempt(self.course, self.lesson)
        other.match, other.step, other.made = self.match, self.step, [*self.made]
        other._begun = self._begun
        return other

    @property
    def done(self) -> bool:
        """Whether every step is done."""
        return self.step == len(self.lesson.step)

    @property
    def goal(self) -> Said | None:
        """What is to be done now."""
        return None if self.done else self.course.say(self.lesson.name, self.step + 1)

    def look(self, outcome: Outcome | None = None) -> list[str]:
        """Elements of the board that the lesson speaks of, after a try with this outcome."""
        past = self.lesson.step[self.step - 1].look_done if outcome == "done" else []
        return [*past, *([] if self.done else self.lesson.step[self.step].look)]

    def next_decision(self) -> str | None:
        """A decision that leads towards the goal: the one of the lesson's `way`, if it is legal."""
        if self.done:
            return None
        step, used = self.lesson.step[self.step], len(self.match) - self._begun
        for decision in [*step.way[used : used + 1], *self.match.legal()]:
            if self.match.why(decision) is None and self.judge(decision) in ("on", "done"):
                return decision
        return None

    def judge(self, decision: str) -> Outcome:
        """The outcome that a legal decision would have; cached."""
        key = (self.lesson.name, self.step, (*self.match.actions, self._number(decision)))
        judged = self.course._judged
        if key not in judged:
            judged[key] = self._judge(decision)
        return judged[key]

    def play(self, decision: str) -> Try:
        """Try a decision. If it leads to the goal it is played, and the other seats play on."""
        if self.done:
            raise LessonError("This lesson is done.")
        decision = " ".join(decision.split())
        step = self.lesson.step[self.step]
        if (refusal := self.match.why(decision)) is not None:
            words = self.explanation_of(decision)
            return words or Try("refused", refusal.said, refusal.rule, [])
        outcome = self.judge(decision)
        after = self.match.at(len(self.match))
        after.play(decision)
        happened = after.view(self.seat, since=len(self.match)).log[0].happened
        if outcome == "wrong":
            words = self.explanation_of(decision)
            return (words or Try("wrong", None, step.rule, []))._replace(happened=happened)
        self.match = after
        self.made.append(decision)
        if outcome == "on":
            return Try("on", None, step.rule, happened)
        self.step += 1
        self._let_others_play(step.others)
        self._begun = len(self.match)
        return Try(
            "done", self.course.say(self.lesson.name, self.step, "done"), step.rule, happened
        )

    def _let_others_play(self, script: Sequence[str]) -> None:
        """Play the script until the learner is to move or no decision of it is legal."""
        left = list(script)
        while left and not self.match.over and self.match.to_move != self.seat:
            legal = set(self.match.legal())
            decision = next((decision for decision in left if decision in legal), None)
            if decision is None:
                return
            left.remove(decision)
            self.match.play(decision)

    def explanation_of(self, decision: str) -> Try | None:
        """The lesson's own explanation of a decision that does not lead to the goal."""
        step = None if self.done else self.lesson.step[self.step]
        if step is None:
            return None
        for wrong in step.wrong:
            if fits(decision, wrong.decisions):
                said = self.course.say(self.lesson.name, self.step + 1, wrong.name)
                outcome: Outcome = "refused" if self.match.why(decision) else "wrong"
                return Try(outcome, said, wrong.rule or step.rule, [])
        return None

    # --- goals ------------------------------------------------------------------------------------

    def _judge(self, decision: str) -> Outcome:
        step, used = self.lesson.step[self.step], len(self.match) - self._begun
        if step.goal is None:
            if not fits(decision, [step.way[used]]):
                return "wrong"
            return "done" if used + 1 == len(step.way) else "on"
        after = self.match.at(len(self.match))
        after.play(decision)
        if self._reached(step.goal, after):
            return "done"
        left = len(step.way) - used - 1
        ends = self._ends(after, left) if left else ()
        return "on" if any(self._reached(step.goal, end) for end in ends) else "wrong"

    def _ends(self, match: Match, decisions: int) -> Iterator[Match]:
        """Every position after one to `decisions` further decisions of the learner."""
        if match.over or match.to_move != self.seat:
            return
        for action in match.legal_actions():
            after = match.at(len(match))
            after.play(action)
            yield after
            if decisions > 1:
                yield from self._ends(after, decisions - 1)

    def _reached(self, goal: Goal, match: Match) -> bool:
        """Whether the goal is reached since the step began."""
        before, after = self._figures(match.at(self._begun)), self._figures(match)
        for figure, gain in goal.gains.items():
            least = self._most_of(figure) if gain == MOST else int(gain)
            if after[figure][self.seat] - before[figure][self.seat] < least:
                return False
        return not goal.happens or self._happened(goal, match)

    def _most_of(self, figure: str) -> int:
        """The most of a figure that the learner can gain in this step."""
        start = self.match.at(self._begun)
        key = (self.lesson.name, self.step, tuple(start.actions))
        most = self.course._most.setdefault(key, {})
        if figure not in most:
            before = self._figures(start)[figure][self.seat]
            ends = self._ends(start, len(self.lesson.step[self.step].way))
            most[figure] = max(self._figures(end)[figure][self.seat] - before for end in ends)
        return most[figure]

    def _happened(self, goal: Goal, match: Match) -> bool:
        required = {
            name: self.seat if value == ME else value for name, value in goal.args.items()
        }.items()
        log = match.view(self.seat, since=self._begun).log
        return any(
            said.key == goal.happens and required <= dict(said.args).items()
            for entry in log
            for said in entry.happened
        )

    def _figures(self, match: Match) -> Mapping[str, list[int]]:
        return self.course.game.after(match.state)

    def _number(self, decision: str) -> int:
        return self.course.game.numbers.get(decision, -1)


def position(game: Game, lesson: Lesson) -> Match:
    """The position that a lesson begins with; raises LessonError where the rules refuse it."""
    match = Match(game, lesson.seats, lesson.options, lesson.seed)
    try:
        if lesson.setup:
            setup = rearranged_deal(game.setup_data(match.state), lesson.setup)
            match = Match(game, lesson.seats, lesson.options, lesson.seed, setup)
        for decision in filter(None, (text.strip() for text in lesson.before.split(";"))):
            match.play(decision)
    except SetupError as error:
        raise LessonError(f"Its set-up does not fit: {error}.") from None
    except IllegalDecisionError as error:
        raise LessonError(f"Decision {len(match) + 1} of its position: {error}") from None
    return match


def rearranged_deal(dealt: dict[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """A deal with the wanted parts in their places; each is exchanged with what was there."""
    setup: dict[str, Any] = deepcopy(dealt)
    fixed: set[tuple[int, int]] = set()
    for name, part in wanted.items():
        if isinstance(part, list) and isinstance(setup.get(name), list):
            _arrange(setup, setup[name], part, fixed)
        else:
            setup[name] = part
    return setup


def _arrange(setup: dict[str, Any], there: list[Any], part: list[Any], fixed: set[Any]) -> None:
    if len(part) > len(there):
        raise SetupError(f"there is room for {len(there)}, not for {part}")
    for i, thing in enumerate(part):
        if isinstance(thing, list) != isinstance(there[i], list):
            raise SetupError(f"{thing!r} cannot lie where {there[i]!r} is")
        if isinstance(thing, list):
            _arrange(setup, there[i], thing, fixed)
            continue
        for pile, place in _positions_of(setup, thing):
            if (id(pile), place) not in fixed:
                pile[place] = there[i]
                break
        there[i] = thing
        fixed.add((id(there), i))


def _positions_of(data: Any, thing: Any) -> Iterator[tuple[list[Any], int]]:
    """The lists of a set-up that hold a thing, and its index in each."""
    parts = data.values() if isinstance(data, dict) else data
    for number, part in enumerate(parts):
        if isinstance(part, list):
            yield from _positions_of(part, thing)
        elif isinstance(data, list) and part == thing:
            yield data, number


@cache
def course(name: str) -> Course:
    """The lessons of an installed game; raises LessonError where it has none."""
    described = games.describe(name)
    if described.lessons is None:
        raise LessonError(f"{described.title} comes without lessons.")
    return Course(games.load(name), described.lessons)


def read_texts(file: Path) -> dict[str, str]:
    """The messages of a Fluent file of lessons: plain sentences, which a terminal can say."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise LessonError(f"{file} cannot be read: {error.strerror}.") from None
    return {key: " ".join(words.split()) for key, words in _MESSAGE.findall(text)}


def _read(file: Path) -> tuple[dict[str, Lesson], dict[str, str]]:
    """The lessons of a file by name, and what is wrong with those that cannot be read."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        found = convert(data, LessonFile)
    except OSError as error:
        raise LessonError(f"{file} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{file} is no file of lessons: {error}.") from None
    if found.format != FORMAT:
        raise LessonError(f"{file} has format {found.format!r}; this version reads {FORMAT!r}.")
    lessons: dict[str, Lesson] = {}
    unreadable: dict[str, str] = {}
    for number, one in enumerate(found.lesson, start=1):
        name = str(one.get("name", f"lesson {number}"))
        if name in lessons or name in unreadable:
            raise LessonError(f"{file} has two lessons of one name.")
        try:
            lessons[name] = convert(one, Lesson)
        except msgspec.ValidationError as error:
            unreadable[name] = f"It cannot be read: {error}."
    return lessons, unreadable


def fits(decision: str, patterns: Sequence[str]) -> bool:
    """Whether a decision is one of these, written as patterns of file names are."""
    return any(fnmatchcase(decision, pattern) for pattern in patterns)
