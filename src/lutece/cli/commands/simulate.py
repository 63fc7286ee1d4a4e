"""`lutece simulate`: many games between bots."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lutece.cli.arguments import (
    AsJson,
    Components,
    Force,
    GameName,
    On,
    Options,
    Seats,
    Seed,
    Workers,
    check_amounts,
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
    print_json,
    print_path,
    progress_bar,
)
from lutece.kernel.errors import LuteceError

if TYPE_CHECKING:
    from lutece.lab.summary import SeatReport, SimulationReport


def simulate(
    game: GameName,
    seats: Seats = 2,
    games: Annotated[int, typer.Option("--games", "-m", help="How many games.")] = 1000,
    seed: Seed = None,
    bots: Annotated[
        str, typer.Option(help="The bots, by seat: one for all, or as many as seats (a,b,c).")
    ] = "random",
    workers: Workers = 1,
    on: On = "",
    full: Annotated[
        bool,
        typer.Option(
            "--full", help="Write what was legal before each decision, and what it led to."
        ),
    ] = False,
    file: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write the games here, a record per line."),
    ] = None,
    force: Force = False,
    as_json: AsJson = False,
    option: Options = None,
    components: Components = None,
) -> None:
    """Play many games between bots and summarize the results.

    The same seed plays the same games, whatever the number of workers.

    [dim]lutece simulate GAME --seats 4 --games 100000 --workers 2[/]
    [dim]lutece simulate GAME --bots greedy,random --seed x --out games.jsonl[/]
    [dim]lutece simulate GAME --bots shrewd --json[/]
    """
    from lutece.cli.output_files import STANDARD_OUTPUT, record_writer
    from lutece.lab.simulate import Batch, Plan, check_plan
    from lutece.lab.simulate import simulate as run
    from lutece.lab.summary import Summary, simulation_report
    from lutece.table.files import refuse_existing

    plan = Plan(
        game=game,
        seats=seats,
        games=games,
        seed=seed_or_new(seed),
        bots=read_bots(bots),
        options=read_options(option),
        components=components,
        records=file is not None,
        full=full,
    )
    if full and file is None:
        raise LuteceError("--full says how games are written: name a file with --out.")
    if as_json and file == STANDARD_OUTPUT:
        raise LuteceError("--json and --out - both write to the standard output: choose one.")
    check_amounts(games, workers)
    check_plan(plan)
    if file not in (None, STANDARD_OUTPUT):
        refuse_existing(file, force)
    compile_rules()
    summary, interrupted = Summary(), False
    with (
        closing(run(plan, workers, on)) as batches,  # if refused, no file is touched
        record_writer(file, force) as write,
        progress_bar() as bar,  # starts a thread, so after the workers are forked
    ):
        task = bar.add_task(f"Playing {game}", total=games)

        def take_in(batch: Batch) -> None:
            write(batch.records)
            summary.add(batch)
            bar.update(task, completed=summary.games)

        try:
            for batch in batches:
                take_in(batch)
        except KeyboardInterrupt:
            interrupted = True
            for batch in batches.after_interrupt():
                take_in(batch)
    if interrupted:
        err.print(f"Interrupted: {summary.games} of {games} games are finished.")
    if summary.games:
        report = simulation_report(plan, summary)
        if as_json:
            print_json(report)
        else:
            print_summary(report, err if file == STANDARD_OUTPUT else out)
        if file not in (None, STANDARD_OUTPUT):
            print_path(f"Written: {file}", err if as_json else out)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def print_summary(report: "SimulationReport", console: Console) -> None:
    """Print the wins and scores by seat and by turn order, and the lengths of games."""
    from lutece.terminal.seats import seat_name

    title = f"{report.game}, {counted(report.games, 'game')}, seed {report.seed}"
    by_seat = figure_table(Text(title, "italic"), "seat", "bot")
    for n, (seat, bot) in enumerate(zip(report.seats, report.bots, strict=True)):
        by_seat.add_row(seat_name(n), bot, *figures_of(seat))
    console.print(by_seat)
    by_turn_order = figure_table(Text("By turn order", "italic"), "turn")
    for place in report.turn_order:
        by_turn_order.add_row(place.name, *figures_of(place))
    console.print(by_turn_order)
    console.print(
        f"Decisions a game: {report.decisions.value:.1f} on average, "
        f"{report.fewest_decisions} to {report.most_decisions}."
    )


def figure_table(title: Text, *names: str) -> Table:
    """A table with these columns for names, then the columns of `figures_of`."""
    table = Table(title=title, title_justify="left")
    for column in names:
        table.add_column(column)
    for column in ("wins", "95 %", "mean score", "lowest", "highest"):
        table.add_column(column, justify="right")
    return table


def figures_of(seat: "SeatReport") -> list[str]:
    """The figures of a seat or place as texts."""
    low, high = seat.wins.low or 0.0, 1.0 if seat.wins.high is None else seat.wins.high
    return [
        f"{100 * seat.wins.value:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f}",
        f"{seat.score.value:.2f}",
        f"{seat.lowest:.0f}",
        f"{seat.highest:.0f}",
    ]
