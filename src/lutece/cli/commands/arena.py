"""`lutece arena`: which bot is stronger, and by how much."""

import shlex
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from lutece.cli.arguments import (
    Components,
    Force,
    On,
    OptionalGameName,
    Options,
    Seed,
    Workers,
    check_amounts,
    check_seed,
    read_bots,
    read_options,
    seed_or_new,
)
from lutece.cli.console import (
    INTERRUPTED,
    compile_rules,
    counted,
    err,
    out,
    print_path,
    progress_bar,
)
from lutece.kernel.errors import LuteceError

if TYPE_CHECKING:
    from lutece.lab.arena import ArenaGame, Standing
    from lutece.lab.workers import Results

DEFAULT_SEATS = 2
DEFAULT_GAMES = 100
SECONDS_BETWEEN_SAVES = 10.0
SECONDS_BETWEEN_ESTIMATES = 0.5  # on the progress bar


def arena(
    game: OptionalGameName = None,
    bots: Annotated[
        str | None, typer.Option(help="The bots, two or more: novice,casual,search:1000.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", "-n", help="Number of players. Default: 2.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", "-m", help="Games per pair of bots, in whole deals. Default: 100."),
    ] = None,
    seed: Seed = None,
    workers: Workers = 1,
    on: On = "",
    file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Keep all games and figures here.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the ratings as a picture (SVG).")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Continue a campaign that --json kept; --games asks for more."
        ),
    ] = None,
    force: Force = False,
    option: Options = None,
    components: Components = None,
) -> None:
    """Find out which bot is stronger, and by how much.

    Every two bots play each other on the same deals and in every seat: one of them alone, the
    other in the other seats. The same seed plays the same games, whatever the number of workers.
    When interrupted, the command prints what it has.

    [dim]lutece arena GAME --bots novice,casual,strong --games 200 --workers 2[/]
    [dim]lutece arena GAME --bots greedy,search:0.5s --json a.json --plot a.svg[/]
    [dim]lutece arena --resume a.json --games 400[/]
    """
    from lutece.cli.output_files import check_all_writable
    from lutece.lab.arena import Contest, Standing, check_contest, play_contest, read_standing

    check_amounts(1 if games is None else games, workers)
    check_seed(seed)
    check_targets(file, plot, resume, force)
    if resume is None:
        if game is None or bots is None:
            raise LuteceError("Name a game and two bots: lutece arena GAME --bots casual,strong")
        contest = Contest(
            game,
            DEFAULT_SEATS if seats is None else seats,
            DEFAULT_GAMES if games is None else games,
            seed_or_new(seed),
            read_bots(bots),
            read_options(option),
            components,
        )
        check_contest(contest)
        standing = Standing(contest)
    else:
        if (game, bots, seats, seed, components, option) != (None,) * 6:
            raise LuteceError(
                f"{resume} says what is played; only --games can ask for more of the same."
            )
        standing = read_standing(resume)
        if games is not None:
            standing.extend_to(games)
    kept = file or resume
    check_all_writable(kept, plot)
    compile_rules()
    with closing(
        play_contest(standing.contest, workers, standing.played.values(), on)
    ) as games_left:
        interrupted = watch(standing, games_left, kept)
    if standing.played:
        print_arena(standing, kept)
        if plot is not None:
            draw_ladder(standing, plot)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def check_targets(file: Path | None, plot: Path | None, resume: Path | None, force: bool) -> None:
    """Refuse, before any game, to overwrite a file or to draw where the games are kept."""
    from lutece.table import FileError
    from lutece.table.files import real_path, refuse_existing

    for target in (file, plot):
        if target is not None:
            refuse_existing(target, force)
    kept = [real_path(games) for games in (file, resume) if games is not None]
    if plot is not None and real_path(plot) in kept:
        raise FileError(f"{plot} is the file of the games: draw the ratings in another file.")


def watch(standing: "Standing", games: "Results[ArenaGame]", file: Path | None) -> bool:
    """Take in the games as they finish, with a running estimate; True when interrupted."""
    from lutece.lab.arena import write_standing

    saved = estimated = time.monotonic()
    interrupted = False
    if file is not None:
        write_standing(file, standing)  # refuses an unwritable file before the games
    with progress_bar() as bar:
        total = standing.contest.total
        task = bar.add_task("Playing", total=total, completed=len(standing.played))
        try:
            for game in games:
                standing.add(game)
                now = time.monotonic()
                bar.update(task, completed=len(standing.played))
                if now - estimated > SECONDS_BETWEEN_ESTIMATES:
                    estimated = now
                    words = ", ".join(f"{b.name} {round(b.elo):+}" for b in standing.bots())
                    bar.update(task, description=f"Elo {words}")
                if file is not None and now - saved > SECONDS_BETWEEN_SAVES:
                    saved = now
                    write_standing(file, standing)
        except KeyboardInterrupt:
            interrupted = True
            for game in games.after_interrupt():
                standing.add(game)
    if file is not None:
        write_standing(file, standing)
    if interrupted:
        err.print(f"Interrupted: {len(standing.played)} of {total} games are finished.")
        if file is not None:
            print_path(f"Go on with: lutece arena --resume {shlex.quote(str(file))}", err)
    return interrupted


def print_arena(standing: "Standing", file: Path | None) -> None:
    """Print the ladder, and each bot alone against a table of each other bot."""
    contest = standing.contest
    title = f"{contest.game}, {contest.seats} players, {counted(len(standing.played), 'game')}"
    table = Table(title=Text(f"{title}, seed {contest.seed}", "italic"), title_justify="left")
    for column in ("bot", "Elo", "± 95 %", "games", "mean score", "s a decision", "slowest"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for bot in standing.bots():
        table.add_row(
            bot.name,
            f"{round(bot.elo)}",
            f"{bot.error:.0f}",
            str(bot.games),
            f"{bot.score:.1f}",
            f"{bot.seconds:.4f}",
            f"{bot.slowest:.3f}",
        )
    out.print(table)
    rest = "alone against" if contest.seats > 2 else "against"
    pairs = Table()
    for column in ("bot", rest, "wins", "95 %", "games", "Elo apart", "± 95 %"):
        pairs.add_column(column, justify="left" if column in ("bot", rest) else "right")
    for pair in standing.pairs():
        pairs.add_row(
            pair.one,
            pair.other if contest.seats == 2 else f"{contest.seats - 1} × {pair.other}",
            f"{100 * pair.won:.1f} %",
            f"{100 * pair.low:.1f} – {100 * pair.high:.1f} %",
            str(pair.games),
            f"{round(pair.gap):+}",
            f"{pair.error:.0f}",
        )
    out.print(pairs)
    out.print(
        f"Elo: {contest.bots[0]} is 0. Even strength wins {100 / contest.seats:.0f} %.",
        markup=False,
        emoji=False,
    )
    if file is not None:
        print_path(f"Written: {file}")


def draw_ladder(standing: "Standing", file: Path) -> None:
    """Draw the ladder as a picture."""
    from lutece.lab.ladder import ladder_svg
    from lutece.table.files import replace_file

    replace_file(file, ladder_svg(standing))
    print_path(f"Drawn: {file}")
