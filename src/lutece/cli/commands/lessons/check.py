"""`lutece lessons check`: do the lessons hold under the rules and figures that are here?"""

from typing import Annotated

import typer

from lutece.cli.arguments import OptionalGameName
from lutece.cli.console import compile_rules, out
from lutece.kernel.errors import LuteceError


def check(
    game: OptionalGameName = None,
    all_texts: Annotated[
        bool, typer.Option("--texts", help="Print every text of the lessons, too.")
    ] = False,
) -> None:
    """Prove that every goal can be reached, and that every text exists and is true.

    Without a game, the lessons of all games are checked. A lesson that a change of rules or
    figures broke is named, with the reason; players are not shown it.

    [dim]lutece lessons check[/]
    [dim]lutece lessons check GAME --texts[/]
    """
    from lutece import games
    from lutece.table.lesson_check import check_course, texts_of
    from lutece.table.lessons import course

    names = [game] if game else [name for name in games.NAMES if games.describe(name).lessons]
    compile_rules()
    problems = 0
    for name in names:
        taught = course(name)
        found = check_course(taught)
        problems += len(found)
        for problem in found:
            out.print(f"{name}, {problem.where}: {problem.what}", markup=False, soft_wrap=True)
        if all_texts:
            for key in texts_of(taught):
                out.print(f"{key}: {taught.english.get(key, '')}", markup=False, soft_wrap=True)
        count = len(taught.lessons) + len(taught.unreadable)
        broken = {lesson for problem in found for lesson in problem.lessons}
        if broken:
            out.print(f"{name}: {len(broken)} of {count} lessons are not shown to players.")
        elif not found:
            out.print(f"{name}: {count} lessons hold.")
    if problems:
        raise LuteceError(f"{problems} problem{'s' if problems > 1 else ''} in these lessons.")
