"""`lutece replay`: a game in words, or all games of a file checked."""

from collections import Counter
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from lutece.cli.arguments import Components, RecordFile
from lutece.cli.console import compile_rules, out

if TYPE_CHECKING:
    from lutece.table import Match


def replay(
    file: RecordFile,
    number: Annotated[
        int | None,
        typer.Option("--game", metavar="N", help="Show game N of the file (1 is first)."),
    ] = None,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="Draw the board after N decisions.")
    ] = None,
    components: Components = None,
) -> None:
    """Replay records: check every decision, and show a game in words.

    [dim]lutece replay game.json[/]
    [dim]lutece replay games.jsonl --game 3 --at 20[/]
    """
    from lutece import games
    from lutece.cli.record_files import for_each_record, pick_record, records_in
    from lutece.table import replay as replay_record

    records = list(records_in(file))
    if number is None and at is None and len(records) > 1:
        print_replayed(for_each_record(records, components, replay_record))
        return
    record = pick_record(records, number, file)
    game = games.load(record.game, components, edition=record.edition)
    compile_rules()
    match = replay_record(game, record)
    print_game(match if at is None else match.at(at))


def print_replayed(matches: "list[Match]") -> None:
    """Print how many games of each kind a file has, and whether they are finished."""
    kinds = Counter((m.game.title, m.seats, m.over) for m in matches)
    table = Table(title="All decisions are legal and all results hold", title_justify="left")
    for column in ("game", "players", "games", "state"):
        table.add_column(column)
    for (title, seats, over), count in sorted(kinds.items()):
        table.add_row(title, str(seats), str(count), "finished" if over else "not over")
    out.print(table)
    out.print("Show one of them with --game N.")


def print_game(match: "Match") -> None:
    """Print the log, the board and the result of a game."""
    from lutece.table.drawing import draw_board, log_line

    view = match.view(None)
    log = Table.grid(padding=(0, 1))
    for entry in view.log:
        log.add_row(f"[dim]{entry.number + 1:>4}[/]", log_line(match.game, entry))
    out.print(log)
    out.print(draw_board(match.game, view, [""] * match.seats, out.size))
    print_result(match)


def print_result(match: "Match") -> None:
    """Print how a game ended, or who is to move."""
    from lutece.kernel.structs import SEAT_LETTERS

    scores = ", ".join(f"{SEAT_LETTERS[i]} {points}" for i, points in enumerate(match.scores))
    if not match.over:
        out.print(f"Not over: {SEAT_LETTERS[match.to_move]} is to move. Points: {scores}.")
        return
    winners = [SEAT_LETTERS[seat] for seat, share in enumerate(match.win) if share > 0]
    verb = "wins" if len(winners) == 1 else "share the win"
    out.print(f"[b]{' and '.join(winners)} {verb}.[/] Points: {scores}.")
