"""`lutece lessons play`: learning a game in the terminal."""

from typing import Annotated

import typer

from lutece.cli.arguments import GameName
from lutece.cli.console import compile_rules


def play(
    game: GameName,
    lesson: Annotated[
        str | None,
        typer.Argument(metavar="LESSON", help="Begin with this one. Default: the first not done."),
    ] = None,
) -> None:
    """Learn a game: small positions with one thing to do in each.

    Every lesson takes a minute. What is done is remembered.

    [dim]lutece lessons play GAME[/]
    """
    from lutece.cli.lessons import LessonSession
    from lutece.table.lesson_check import sound_course

    compile_rules()
    taught = sound_course(game)
    if lesson is not None:
        taught.lesson(lesson)
    LessonSession(taught).run(lesson)
