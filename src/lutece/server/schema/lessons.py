"""Messages about lessons."""

from typing import Annotated, Literal

import msgspec

from lutece.server.schema.base import Sent, Struct
from lutece.table.view import DecisionView, SaidView, View


class LessonInfo(Sent):
    """A lesson: its name, its title, how many steps it has, and the rules that it shows."""

    name: str
    title: SaidView
    steps: int
    rules: list[str]


class LessonTry(Struct):
    """A decision in a lesson, after those that were made there."""

    decision: str
    made: list[Annotated[str, msgspec.Meta(max_length=80)]] = []


class LessonWhy(Struct):
    """A board element of a lesson with which nothing can be done."""

    element: Annotated[str, msgspec.Meta(max_length=80)]
    made: list[Annotated[str, msgspec.Meta(max_length=80)]] = []


class LessonMoment(Sent):
    """Where a learner stands in a lesson, and what came of the last try."""

    lesson: LessonInfo
    step: int  # how many steps are done
    made: list[str]  # the learner's decisions so far: the next try names them
    goal: SaidView | None  # None: the lesson is done
    outcome: Literal["begun", "on", "done", "wrong", "refused"]  # on: the step needs one more
    views: list[View]  # the position at the beginning; after a try that counts, each that followed
    next: DecisionView | None  # a decision that leads on to the goal
    look: list[str] = []  # elements of the board that the lesson speaks of
    said: SaidView | None = None  # what the lesson says to the try
    rule: str | None = None
    happened: list[SaidView] = []  # what the decision did, or would have done


class LessonPictures(Sent):
    """A lesson played as it is meant: the position, then each decision and what it led to."""

    lesson: LessonInfo
    views: list[View]
