"""The words of messages: Fluent texts, the same files as the page's."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from lutece.server.pages import WEB
from lutece.table.rulebook import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
FILES = ("notifications.ftl", "page.ftl")
HOUR = 3600.0


class Turn(NamedTuple):
    """A turn that its player is told of."""

    table: str
    game: str
    others: tuple[str, ...]  # the names of the others at the table
    left: float | None  # seconds of the clock; None: there is no clock


class Words(NamedTuple):
    """A message before it gets the form of a channel."""

    title: str
    lines: tuple[str, ...]


def known_language(code: str) -> str:
    """A language that there are texts in."""
    return code if code in LANGUAGES else ENGLISH


def turn_words(language: str, turns: Sequence[Turn]) -> Words:
    """What a message about these turns says."""
    if len(turns) == 1:
        title = say(language, "notify-turn-title", game=_game(language, turns[0].game))
    else:
        title = say(language, "notify-turns-title", count=len(turns))
    return Words(title, tuple(_line(language, turn) for turn in turns))


def say(language: str, key: str, **args: Any) -> str:
    """A message in a language."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, f"{language} {key}: {errors}"
    return str(text)


def _line(language: str, turn: Turn) -> str:
    game = _game(language, turn.game)
    others = ", ".join(turn.others)
    if turn.left is None:
        return say(language, "notify-line", game=game, others=others)
    if turn.left < HOUR:
        minutes = max(1, round(turn.left / 60))
        return say(language, "notify-line-minutes", game=game, others=others, minutes=minutes)
    hours = round(turn.left / HOUR)
    return say(language, "notify-line-hours", game=game, others=others, hours=hours)


def _game(language: str, name: str) -> str:
    key = f"game-{name}"
    if _bundle(language).has_message(key):
        return say(language, key)
    from lutece import games

    return games.describe(name).title


@lru_cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # slow to load, and rarely needed

    bundle = FluentBundle([known_language(language)], use_isolating=False)
    for name in FILES:
        text = (WEB / "texts" / known_language(language) / name).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle
