"""`lutece fuzz`: random games with everything checked."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.markup import escape

from lutece.cli.arguments import (
    Components,
    GameName,
    Options,
    Seed,
    Workers,
    check_amounts,
    read_options,
    seed_or_new,
)
from lutece.cli.console import (
    INTERRUPTED,
    compile_rules,
    counted,
    err,
    out,
    print_error,
    progress_bar,
)

if TYPE_CHECKING:
    from lutece.lab.conformance import Failure


def fuzz(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", "-m", help="Games, spread over all numbers of players.")
    ] = 300,
    seed: Seed = None,
    seats: Annotated[
        int | None, typer.Option("--seats", "-n", help="Only this number of players.")
    ] = None,
    every: Annotated[
        int,
        typer.Option(
            metavar="N", help="Check views and undo after every N-th decision; the rest always."
        ),
    ] = 1,
    workers: Workers = 1,
    option: Options = None,
    components: Components = None,
) -> None:
    """Play random games and check everything that must hold, after every decision.

    Checks invariants, events that report every change, undo, views that leak nothing and records
    that read back. A failure is saved as a record that reproduces it, and the exit status is 1.
    """
    from lutece import games as all_games
    from lutece.cli.plans import spread_plans
    from lutece.lab.fuzz import fuzz as run
    from lutece.lab.simulate import Plan

    check_amounts(games, workers)
    seed = seed_or_new(seed)
    loaded = all_games.load(game, components)
    wanted = Plan(
        game, loaded.seats[0], games, seed, options=read_options(option), components=components
    )
    plans = spread_plans(wanted, loaded, seats)
    compile_rules()
    played = decisions = 0
    with progress_bar() as bar:
        task = bar.add_task(f"Fuzzing {game}", total=games)
        try:
            for plan in plans:
                for chunk in run(plan, workers, every):
                    bar.advance(task, chunk.games)
                    played += chunk.games
                    decisions += chunk.decisions
                    if chunk.failure:
                        bar.stop()
                        save_failure(chunk.failure)
        except KeyboardInterrupt:
            bar.stop()
            err.print(f"Interrupted: {played} of {games} games are checked, all of them clean.")
            raise typer.Exit(INTERRUPTED) from None
    out.print(
        f"[green]Clean:[/] {counted(games, 'game')}, {counted(decisions, 'decision')}, "
        f"seed {escape(seed)}.",
        emoji=False,
    )


def save_failure(failure: "Failure") -> NoReturn:
    """Save the record of the game that failed, and exit with status 1."""
    what, number = f"{failure.check}: {failure.what}", 1
    while (file := Path(f"fuzz-failure-{number}.json")).exists():
        number += 1
    try:
        file.write_text(failure.line + "\n", encoding="utf-8")
    except OSError as error:
        print_error(f"{what}\n{file} cannot be written ({error.strerror}); this is the game:")
        sys.stdout.write(failure.line + "\n")
    else:
        print_error(f"{what}\nThe game is saved: lutece replay {file}")
    raise typer.Exit(1)
