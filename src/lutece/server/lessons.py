"""Lessons over HTTP. The server stores nothing; the client sends its decisions."""

import asyncio
import logging
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from lutece import games
from lutece.kernel.contract import Game
from lutece.server import limits
from lutece.server.addresses import network_of
from lutece.server.endpoint import ApiRequest, Endpoint
from lutece.server.refusals import Refusal
from lutece.server.schema import (
    LessonInfo,
    LessonMoment,
    LessonPictures,
    LessonTry,
    LessonWhy,
    Refused,
    WayView,
)
from lutece.table import View
from lutece.table.lesson_check import sound_course
from lutece.table.lessons import Attempt, Course, Lesson, LessonError, course
from lutece.table.reach import out_of_reach
from lutece.table.view import decision_view, said_view

log = logging.getLogger("lutece.server")

Answered = TypeVar("Answered")


async def lessons(request: ApiRequest) -> list[LessonInfo]:
    """The lessons of a game, in their order; none where it brings none."""
    return await asyncio.to_thread(_infos, _game(request))


async def begin(request: ApiRequest) -> LessonMoment:
    """A lesson from its beginning."""
    return await _judged(request, _begin)


async def attempt(request: ApiRequest) -> LessonMoment:
    """Try a decision; one that leads to the goal is made, and the others go on from it."""
    return await _judged(request, _try)


async def why(request: ApiRequest) -> Refused | None:
    """Why nothing can be done with a board element now; nothing where something can."""
    return await _judged(request, _why)


async def pictures(request: ApiRequest) -> LessonPictures:
    """A lesson played as it is meant: what the rulebook shows beside the rule."""
    name, lesson = _game(request), _lesson(request)
    return await asyncio.to_thread(_pictures, name, lesson.name)


async def _judged(request: ApiRequest, answer: Callable[[ApiRequest], Answered]) -> Answered:
    """An answer that replays a lesson: it takes longer than others, so it has a rate of its own."""
    player = request.player
    request.services.lesson_rate.check(player.id if player else network_of(request.http))
    return await asyncio.to_thread(answer, request)


def _infos(name: str) -> list[LessonInfo]:
    taught = _course(name)
    return [_info(taught, lesson) for lesson in taught.lessons.values()] if taught else []


def _begin(request: ApiRequest) -> LessonMoment:
    attempt = _attempt(request, [])
    return _moment(attempt, "begun", [attempt.match.view(attempt.seat, since=len(attempt.match))])


def _try(request: ApiRequest) -> LessonMoment:
    body: LessonTry = request.body
    if len(body.decision) > limits.DECISION.amount:
        raise Refusal("bad-message", problem="the decision is too long")
    learner = _attempt(request, body.made)
    if learner.done:
        raise Refusal("lesson-changed")
    before = len(learner.match)
    found = learner.play(body.decision)
    match = learner.match
    moments = [match.at(number) for number in range(before + 1, len(match) + 1)]
    views = [moment.view(learner.seat, since=len(moment) - 1) for moment in moments]
    moment = _moment(learner, found.outcome, views)
    moment.look = learner.look(found.outcome)
    moment.said = found.said and said_view(found.said)
    moment.rule = found.rule or None
    moment.happened = found.happened
    return moment


def _why(request: ApiRequest) -> Refused | None:
    body: LessonWhy = request.body
    learner, element = _attempt(request, body.made), body.element
    for decision in _about(learner.match.game, learner, element):
        words = learner.explanation_of(decision)
        if words is not None and words.said is not None:
            return Refused(reason=said_view(words.said), rule=words.rule)
    no = out_of_reach(learner.match, element)
    if no is None:
        return None
    ways = [WayView(first=said_view(way.first), then=said_view(way.then)) for way in no.ways]
    return Refused(reason=said_view(no.said), rule=no.rule, ways=ways)


def _about(game: Game, learner: Attempt, element: str) -> list[str]:
    """The decisions about a board element that the rules do not allow now."""
    state, legal = learner.match.state, set(learner.match.legal_actions())
    return [
        game.texts[action]
        for action in range(game.kernel.actions)
        if action not in legal and element in game.touches(state, action)
    ]


@lru_cache
def _pictures(name: str, lesson: str) -> LessonPictures:
    taught = sound_course(name)
    learner = taught.begin(lesson)
    first = len(learner.match)
    while (decision := learner.next_decision()) is not None:
        learner.play(decision)
    match, seat = learner.match, learner.seat
    views = [match.at(first).view(seat, since=first)]
    for number in range(first + 1, len(match) + 1):
        views.append(match.at(number).view(seat, since=number - 1))
    return LessonPictures(lesson=_info(taught, taught.lesson(lesson)), views=views)


def _moment(learner: Attempt, outcome: str, views: list[View]) -> LessonMoment:
    match, following = learner.match, learner.next_decision()
    number = None if following is None else match.game.numbers[following]
    return LessonMoment(
        lesson=_info(learner.course, learner.lesson),
        step=learner.step,
        made=learner.made,
        goal=learner.goal and said_view(learner.goal),
        outcome=outcome,  # type: ignore[arg-type]  # one of the names that the schema lists
        views=views,
        next=None if number is None else decision_view(match, number),
        look=learner.look(),
    )


def _info(taught: Course, lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        name=lesson.name,
        title=said_view(taught.say(lesson.name)),
        steps=len(lesson.step),
        rules=lesson.rules,
    )


def _attempt(request: ApiRequest, made: list[str]) -> Attempt:
    lesson = _lesson(request)
    learner = sound_course(_game(request)).begin(lesson.name)
    for decision in made:
        if learner.done or learner.play(decision[:80]).outcome not in ("on", "done"):
            raise Refusal("lesson-changed")
    return learner


def _lesson(request: ApiRequest) -> Lesson:
    name, lesson = _game(request), request.path("lesson")
    taught = _course(name)
    if taught is None or lesson not in taught.lessons:
        raise Refusal("unknown-lesson", game=name, lesson=lesson[:40])
    return taught.lessons[lesson]


def _game(request: ApiRequest) -> str:
    name = request.path("game")
    if name not in games.NAMES:
        raise Refusal("unknown-game", game=name[:40])
    return name


@lru_cache
def _course(name: str) -> Course | None:
    """The lessons that hold; None where a game has none. The log names those that do not."""
    if games.describe(name).lessons is None:
        return None
    try:
        sound, every = sound_course(name), course(name)
    except LessonError as error:
        log.warning("%s", error)
        return None
    if withheld := [*every.unreadable, *(every.lessons.keys() - sound.lessons.keys())]:
        names = ", ".join(sorted(withheld))
        log.warning("Lessons of %s that do not hold are not shown: %s.", name, names)
    return sound


LESSON = "/api/lessons/{game}/{lesson}"
_REFUSALS = ("unknown-game", "unknown-lesson")

LESSON_ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/lessons/{game}",
        lessons,
        "The lessons of a game",
        gives=list[LessonInfo],
        refuses=_REFUSALS,
    ),
    Endpoint("GET", LESSON, begin, "Begin a lesson", gives=LessonMoment, refuses=_REFUSALS),
    Endpoint(
        "POST",
        LESSON,
        attempt,
        "Try a decision of a lesson",
        LessonTry,
        LessonMoment,
        (*_REFUSALS, "lesson-changed", "bad-message"),
    ),
    Endpoint(
        "POST",
        f"{LESSON}/why",
        why,
        "Why nothing can be done with a board element in a lesson",
        LessonWhy,
        Refused | None,
        (*_REFUSALS, "lesson-changed", "bad-message"),
    ),
    Endpoint(
        "GET",
        f"{LESSON}/pictures",
        pictures,
        "A lesson played as it is meant, picture by picture",
        gives=LessonPictures,
        refuses=_REFUSALS,
    ),
)
