"""`lutece puzzles`: mine puzzles, check them, solve them."""

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from lutece.cli.arguments import (
    AsJson,
    Force,
    GameName,
    Workers,
    check_amounts,
    check_seed,
    seed_or_new,
)
from lutece.cli.console import (
    INTERRUPTED,
    compile_rules,
    counted,
    err,
    out,
    print_json,
    print_path,
    progress_bar,
)
from lutece.kernel.errors import LuteceError

if TYPE_CHECKING:
    from lutece.kernel.contract import Game
    from lutece.lab.puzzles.checking import Checked
    from lutece.lab.puzzles.schema import PuzzleSet

app = typer.Typer(help="Puzzles: positions in which one decision is clearly the best.")

FAILED = 1  # the exit status of a check that found something wrong
MOST_SIMULATIONS = 1_000_000

PuzzleFile = Annotated[
    Path | None,
    typer.Argument(metavar="[FILE]", help="A file of puzzles; those of the game if absent."),
]


@app.command()
def mine(
    game: GameName,
    file: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the puzzles go.")],
    number: Annotated[
        int, typer.Option("--games", "-m", help="How many games the bots play.")
    ] = 400,
    most: Annotated[
        int, typer.Option("--most", help="Keep so many puzzles, of all difficulties.")
    ] = 200,
    workers: Workers = 1,
    seed: Annotated[str, typer.Option(help="The same text finds the same puzzles.")] = "puzzles",
    simulations: Annotated[
        int | None,
        typer.Option(help="The search of a position; as deep as a review if absent."),
    ] = None,
    force: Force = False,
) -> None:
    """Find puzzles in games that the network plays against itself.

    A position is kept if one decision wins at least 6 % more often than every other, in a search
    with the network and in playouts on other deals. Endings are solved by enumeration where that
    is possible. An interrupted command continues where it stopped. The number of workers does not
    change the result.

    [dim]lutece puzzles mine GAME --out puzzles.jsonl[/]
    [dim]lutece puzzles mine GAME --out puzzles.jsonl --games 1000 --most 300 --workers 4[/]
    """
    from lutece import games
    from lutece.cli.output_files import check_all_writable
    from lutece.lab.puzzles import mining
    from lutece.lab.puzzles.progress import MiningProgress
    from lutece.lab.puzzles.schema import write_puzzles
    from lutece.lab.workers import in_order, spans_of
    from lutece.table.files import refuse_existing

    check_amounts(number, workers)
    check_seed(seed)
    if most < 1:
        raise LuteceError(f"{most} puzzles are none: keep one or more.")
    if simulations is not None and not 10 <= simulations <= MOST_SIMULATIONS:
        raise LuteceError(
            f"{simulations} simulations cannot be made: ask for 10 to {MOST_SIMULATIONS:,}."
        )
    refuse_existing(file, force)
    check_all_writable(file)
    loaded = games.load(game)
    plan = mining.plan_for(loaded, seed, simulations)
    progress = MiningProgress(file, loaded, plan)
    compile_rules()
    done = len(progress.games)
    if done < number:
        spans = ((done + first, count) for first, count in spans_of(number - done, 1))
        with (
            closing(in_order(partial(mining.mine, plan), spans, workers)) as results,
            progress_bar() as bar,
        ):
            shown = bar.add_task(f"Mining {loaded.title}", total=number, completed=done)
            try:
                for (found,) in results:
                    progress.add(found)
                    bar.advance(shown)
            except KeyboardInterrupt:
                err.print(
                    f"Interrupted after {counted(len(progress.games), 'game')} with "
                    f"{counted(len(progress.puzzles), 'puzzle')}: the same command goes on."
                )
                raise typer.Exit(INTERRUPTED) from None
    puzzles = [puzzle for found in progress.games[:number] for puzzle in found]
    if not puzzles:
        raise LuteceError(f"{counted(number, 'game')} held no puzzle: play more with --games.")
    chosen = mining.spread_by_rating(puzzles, most)
    write_puzzles(file, mining.header_of(loaded, plan, number), chosen)
    progress.forget()
    out.print(f"{counted(len(chosen), 'puzzle')} of {len(puzzles)} found in {number} games")
    print_path(f"Written: {file}")


@app.command()
def check(
    game: GameName,
    file: PuzzleFile = None,
    kind: Annotated[
        str,
        typer.Option(help="How: playouts to the end, or a tree search: network or evaluation."),
    ] = "playouts",
    seed: Annotated[str, typer.Option(help="A text from which redeals are drawn.")] = "check",
    workers: Workers = 1,
    quick: Annotated[
        bool, typer.Option("--quick", help="Only edition, positions and texts; search nothing.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Check puzzles: the edition, every position, every text, and every answer.

    An answer must stand a fresh search of another kind than those of the mining, with four times
    its budget: the best decision wins at least 6 % more often than the second, and by three
    standard errors. Puzzles that fail are named, and the status is 1.

    [dim]lutece puzzles check GAME[/]
    [dim]lutece puzzles check GAME puzzles.jsonl --kind network --workers 4[/]
    """
    from lutece import games
    from lutece.lab.puzzles import checking

    check_amounts(1, workers)
    check_seed(seed)
    if kind not in checking.KINDS:
        raise LuteceError(f"{kind!r} is no kind of search: {', '.join(checking.KINDS)}.")
    loaded = games.load(game)
    puzzles = puzzles_of(loaded, file)
    compile_rules()
    problems = checking.check_positions(loaded, puzzles) + checking.check_texts(loaded, puzzles)
    if problems:
        raise LuteceError("\n".join(problems))
    if quick:
        out.print(f"{counted(len(puzzles.puzzles), 'puzzle')}: all positions and texts are there")
        return
    checked: list[Checked] = []
    with (
        closing(checking.check_answers(puzzles, workers, kind, seed)) as results,
        progress_bar() as bar,
    ):
        shown = bar.add_task("Checking", total=len(puzzles.puzzles))
        for found in results:
            checked.extend(found)
            bar.advance(shown)
    failed = [one for one in checked if one.problem]
    if as_json:
        print_json({"checked": len(checked), "failed": {c.puzzle.id: c.problem for c in failed}})
    else:
        print_checked(checked, failed)
    if failed:
        raise typer.Exit(FAILED)


@app.command()
def solve(
    game: GameName,
    file: PuzzleFile = None,
    theme: Annotated[
        str | None, typer.Option(help="Only puzzles with this theme, such as end or solved.")
    ] = None,
    puzzle: Annotated[str | None, typer.Option(help="This puzzle, by its id.")] = None,
    seed: Annotated[
        str | None, typer.Option(help="The order of the puzzles; a new one if absent.")
    ] = None,
) -> None:
    """Solve puzzles in the terminal: the board, the question, the answer and why.

    The puzzles come from the easier to the harder ones while you find them.

    [dim]lutece puzzles solve GAME[/]
    [dim]lutece puzzles solve GAME --theme end[/]
    """
    from lutece import games
    from lutece.cli.puzzles import PuzzleSession

    check_seed(seed)
    loaded = games.load(game)
    shelf = puzzles_of(loaded, file)
    wanted = [
        one
        for one in shelf.puzzles
        if (theme is None or theme in one.themes) and (puzzle is None or one.id == puzzle)
    ]
    if not wanted:
        themes = sorted({one for each in shelf.puzzles for one in each.themes})
        raise LuteceError(
            f"There is no such puzzle. Themes: {', '.join(themes)}."
            if puzzle is None
            else f"There is no puzzle {puzzle}."
        )
    compile_rules()
    PuzzleSession(loaded, wanted, seed_or_new(seed)).run()


def puzzles_of(game: "Game", file: Path | None) -> "PuzzleSet":
    """The puzzles of a file, or those that the game comes with."""
    from lutece.lab.puzzles.schema import read_puzzles

    shipped = game.description.puzzles
    if file is None and shipped is not None and shipped.exists():
        file = shipped
    if file is None:
        raise LuteceError(f"{game.title} comes with no puzzles: name a file, or mine some.")
    puzzles = read_puzzles(game, file)
    if not puzzles.puzzles:
        raise LuteceError(f"{file} holds no puzzles.")
    return puzzles


def print_checked(checked: "list[Checked]", failed: "list[Checked]") -> None:
    """Print how many stand, and those that do not."""
    if failed:
        table = Table()
        for column in ("puzzle", "ahead", "± error", "rival", "problem"):
            table.add_column(column, justify="right" if column in ("ahead", "± error") else "left")
        for one in failed:
            gap, error = f"{100 * one.gap:.1f}", f"{100 * one.error:.1f}"
            table.add_row(one.puzzle.id, gap, error, Text(one.rival), one.problem)
        out.print(table)
    stand = len(checked) - len(failed)
    solved = sum(one.puzzle.solved for one in checked)
    out.print(
        f"{stand} of {counted(len(checked), 'puzzle')} stand ({100 * stand / len(checked):.1f} %); "
        f"{solved} of them solved by enumeration"
    )
