"""`lutece review`: what every decision of a finished game cost, and how much was luck."""

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer
from rich.table import Table
from rich.text import Text

from lutece.cli.arguments import (
    AsJson,
    Components,
    Force,
    On,
    RecordFile,
    Workers,
    check_amounts,
    check_seed,
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
    from lutece.lab.review import Progress, Review, ReviewSettings
    from lutece.table import Match, Record

MOST_SHOWN = 12  # moments in the table
MOST_PLAYOUTS = 100_000
STAGES = {
    "look": "A first look at every decision",
    "search": "Searching",
    "explain": "Playing out the costly decisions",
}


class Task(NamedTuple):
    """The games that are reviewed, and how."""

    records: "list[Record]"
    settings: "ReviewSettings"
    components: Path | None
    fresh: bool


def review(
    file: RecordFile,
    number: Annotated[
        int | None,
        typer.Option("--game", metavar="N", help="Only game N of the file (1 is first)."),
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(help="The bot: neural:1000, search:5000 or a level. Default: the network."),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(help="Search at most this long in each game. Default: to the full depth."),
    ] = None,
    threads: Annotated[
        int, typer.Option("--threads", help="Cores for one game; the figures are the same.")
    ] = 1,
    workers: Workers = 1,
    on: On = "",
    playouts: Annotated[
        int,
        typer.Option(help="Redeals on which a costly decision and the better one are played out."),
    ] = 96,
    seed: Annotated[str, typer.Option(help="The seed of the redeals: any text.")] = "review",
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Start again, without the findings of earlier reviews.")
    ] = False,
    as_json: AsJson = False,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the review as a page with a chart.")
    ] = None,
    force: Force = False,
    components: Components = None,
) -> None:
    """Review finished games: what each decision cost, what was better and why, how much was luck.

    Each decision is judged from what its seat could know. A review that was interrupted goes on
    where it stopped. A file of many games gives a line for each; with --json, a line of JSON for
    each, in their order.

    [dim]lutece review game.json[/]
    [dim]lutece review game.json --html review.html --threads 2[/]
    [dim]lutece review games.jsonl --workers 2 --json > reviews.jsonl[/]
    [dim]lutece simulate GAME --games 1 --bots casual --out - | lutece review -[/]
    """
    from lutece import games
    from lutece.bots.search import MOST_THREADS
    from lutece.cli.output_files import check_all_writable
    from lutece.cli.record_files import input_name, pick_record, records_in
    from lutece.lab.review import ReviewSettings, reviewable
    from lutece.lab.review.engine import thinker_for
    from lutece.lab.workers import LOCAL, RAY
    from lutece.table.files import refuse_existing

    check_amounts(1, workers)
    check_seed(seed)
    if seconds is not None and not 0 < seconds < float("inf"):
        raise LuteceError(f"{seconds} s is not enough time: give more than 0.")
    if not 1 <= playouts <= MOST_PLAYOUTS:
        raise LuteceError(
            f"{playouts} playouts say nothing, or never end: ask for 1 to {MOST_PLAYOUTS:,}."
        )
    if on not in (LOCAL, RAY):
        raise LuteceError(f"Games cannot be reviewed on {on!r}: there is only {RAY}.")
    if not 1 <= threads <= MOST_THREADS:
        raise LuteceError(f"A review uses 1 to {MOST_THREADS} threads, not {threads}.")
    settings = ReviewSettings(
        bot=bot, seconds=seconds, threads=threads, seed=seed, playouts=playouts
    )
    records = list(records_in(file))
    if number is not None or len(records) == 1:
        records = [pick_record(records, number, file)]
    elif html is not None:
        raise LuteceError(
            f"{input_name(file)} holds {len(records)} games and a page shows one: "
            "choose with --game N."
        )
    if html is not None:
        refuse_existing(html, force)
    for name in {record.game for record in records}:
        thinker_for(games.load(name, components), settings)  # refuses a bot before any work
    check_all_writable(html)
    compile_rules()
    task = Task(records, settings, components, fresh)
    if len(records) > 1:
        review_many(task, workers, on, as_json)
        return
    game = games.load(records[0].game, components, edition=records[0].edition)
    match = reviewable(game, records[0], settings).match
    with progress_bar() as bar:
        shown = bar.add_task(STAGES["look"], total=None)

        def tell(progress: "Progress") -> None:
            bar.update(
                shown,
                description=STAGES[progress.stage],
                completed=progress.done,
                total=progress.total,
            )

        try:
            found = reviewed(task, 0, tell)
        except KeyboardInterrupt:
            err.print("Interrupted: run the same command again to continue.")
            raise typer.Exit(INTERRUPTED) from None
    if html is not None:
        from lutece.study.review_page import review_page
        from lutece.table.files import replace_file

        replace_file(html, review_page(found, match))
    if as_json:
        print_json(found)
    else:
        print_review(found, match)
    if html is not None:
        print_path(f"Written: {html}", err if as_json else out)


def reviewed(task: Task, number: int, progress: object = None) -> "Review":
    """The review of one record of a task, from the store as far as it is there."""
    from lutece import games
    from lutece.lab.review import reviewable
    from lutece.lab.review.store import reviews_folder, stored_review

    record = task.records[number]
    try:
        match, settings, note = reviewable(
            games.load(record.game, task.components, edition=record.edition),
            record,
            task.settings,
        )
    except LuteceError as error:
        where = f"Game {number + 1}: " if len(task.records) > 1 else ""
        raise LuteceError(f"{where}{error}") from None
    return stored_review(
        match,
        folder=reviews_folder(),
        settings=settings,
        progress=progress,  # type: ignore[arg-type]
        note=note,
        fresh=task.fresh,
    )


def reviews_of(task: Task, first: int, count: int) -> "list[Review]":
    """The work of a worker."""
    return [reviewed(task, number) for number in range(first, first + count)]


def review_many(task: Task, workers: int, on: str, as_json: bool) -> None:
    """Review all games, in order; an interrupted command goes on where it was."""
    from lutece.lab.workers import in_order, spans_of

    spans = spans_of(len(task.records), 1)
    finished: list[Review] = []
    interrupted = False
    with (
        closing(in_order(partial(reviews_of, task), spans, workers, on)) as batches,
        progress_bar() as bar,
    ):
        shown = bar.add_task("Reviewing", total=len(task.records))
        try:
            for (found,) in batches:
                finished.append(found)
                bar.advance(shown)
                if as_json:
                    print_json(found)
        except KeyboardInterrupt:
            interrupted = True
    if not as_json and finished:
        print_many(finished)
    if interrupted:
        done = f"{len(finished)} of {counted(len(task.records), 'game')}"
        err.print(f"Interrupted: {done} reviewed; run the same command again to continue.")
        raise typer.Exit(INTERRUPTED)


def print_many(reviews: "list[Review]") -> None:
    """Print the figures of many games, a row a player."""
    table = player_table("game")
    for number, found in enumerate(reviews, start=1):
        add_players(table, found, str(number))
    out.print(table)
    for number, found in enumerate(reviews, start=1):
        if found.note:
            out.print(Text(f"Game {number}: {found.note}", "yellow"), soft_wrap=True)


def print_review(found: "Review", match: "Match") -> None:
    """Print the ledger and the key moments."""
    title = f"{match.game.title}, {len(match)} decisions, looked at by {found.bot}"
    out.print(Text(title, "italic"), soft_wrap=True)
    if found.note:
        out.print(Text(found.note, "yellow"), soft_wrap=True)
    table = player_table()
    add_players(table, found)
    out.print(table)
    most = max(abs(player.remainder) for player in found.players)
    out.print(
        Text(
            "In points of win chance: wins − fair share = own decisions + others' decisions + luck "
            f"(remainder at most {most:.0e}).",
            "dim",
        )
    )
    print_moments(found, match)


def player_table(*first: str) -> Table:
    """A table with a row a player."""
    table = Table()
    for column in (*first, "seat"):
        table.add_column(column)
    for column in ("wins", "− fair", "own", "others", "luck", "mean loss", "class"):
        table.add_column(column, justify="left" if column == "class" else "right", no_wrap=True)
    return table


def add_players(table: Table, found: "Review", *first: str) -> None:
    """The ledger and the class of every player of a game."""
    from lutece.lab.review.words import percent_points
    from lutece.terminal.seats import seat_name

    for player in found.players:
        table.add_row(
            *first,
            seat_name(player.seat),
            f"{100 * player.result:.0f} %",
            percent_points(player.result - player.fair),
            percent_points(player.own),
            percent_points(player.others),
            percent_points(player.luck),
            f"{100 * player.mean_loss:.2f}",
            player.class_,
        )


def print_moments(found: "Review", match: "Match") -> None:
    """Print the most costly decisions, with what was better and why."""
    from lutece.lab.review import SCALE
    from lutece.lab.review.words import say_decision, say_why
    from lutece.terminal.seats import seat_name

    if not found.moments:
        least = f"{100 * SCALE.noticed:.0f} %"
        out.print(f"No decision cost more than {least} of the win for certain.")
        return
    table = Table(title="Key moments", title_justify="left")
    table.add_column("at", justify="right", no_wrap=True)
    table.add_column("seat", no_wrap=True)
    table.add_column("played, and better", ratio=3)
    table.add_column("cost", no_wrap=True)
    table.add_column("why, in points", ratio=2)
    styles = dict(zip(SCALE.labels, ("yellow", "dark_orange", "bold red"), strict=False))
    for number in found.moments[:MOST_SHOWN]:
        decision = found.decisions[number]
        played, best = (say_decision(match, number, d) for d in (decision.played, decision.best))
        low, high = 100 * decision.loss_low, 100 * decision.loss_high
        table.add_row(
            str(number),
            seat_name(decision.seat),
            Text.assemble((f"{played}\n", "dim"), best),
            Text.assemble(
                f"{100 * decision.loss:.1f} % ({low:.0f}–{high:.0f})\n",
                (decision.label, styles.get(decision.label, "")),
            ),
            say_why(match.game, decision.why),
        )
    out.print(table)
    more = len(found.moments) - MOST_SHOWN
    if more > 0:
        out.print(f"… and {counted(more, 'moment')} more: --json and --html show all.")
