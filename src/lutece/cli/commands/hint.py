"""`lutece hint`: what the search thinks of a position."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from lutece.cli.arguments import AsJson, Components, Seed, check_seed
from lutece.cli.console import compile_rules, err, out, print_json
from lutece.kernel.errors import LuteceError

if TYPE_CHECKING:
    from lutece.bots import Thought
    from lutece.table import Match


def hint(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="[FILE]", help="A file with a record; - or none reads the standard input."
        ),
    ] = Path("-"),
    number: Annotated[
        int | None,
        typer.Option("--game", metavar="N", help="Game N of the file (1 is first)."),
    ] = None,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="The position after N decisions.")
    ] = None,
    bot: Annotated[
        str, typer.Option(help="The bot: a level, search:1000 or neural:0.5s.")
    ] = "expert",
    threads: Annotated[
        int, typer.Option("--threads", help="Cores to search on, each with its own tree.")
    ] = 1,
    seed: Seed = None,
    as_json: AsJson = False,
    components: Components = None,
) -> None:
    """Analyse every decision in a position.

    The search knows only what the seat to move may know.

    [dim]lutece hint game.json[/]
    [dim]lutece hint games.jsonl --game 3 --at 20 --bot search:5s --threads 2[/]
    [dim]lutece simulate GAME --games 1 --out - | lutece hint --at 50[/]
    """
    from lutece import games
    from lutece.bots import Search, SearchBot
    from lutece.bots import bot as bot_by_name
    from lutece.cli.record_files import pick_record, records_in
    from lutece.kernel.rng import rng_from
    from lutece.table import replay

    check_seed(seed)
    thinker = bot_by_name(bot)
    if not isinstance(thinker, SearchBot):
        raise LuteceError(f"{bot} does not search: choose a level, search:1000 or neural:0.5s.")
    search = Search(threads, approach=thinker.approach)
    record = pick_record(list(records_in(file)), number, file)
    game = games.load(record.game, components, edition=record.edition)
    thinker.check(game)
    compile_rules()
    match = replay(game, record)
    if at is not None:
        match = match.at(at)
    rng = rng_from(match.seed if seed is None else seed, "lutece hint")
    with err.status("Thinking …"):
        thoughts = search.think(game, match.state, thinker.budget(game), rng)
    if as_json:
        print_json([t._asdict() for t in thoughts])
    else:
        print_thoughts(match, thoughts)


def print_thoughts(match: "Match", thoughts: "Sequence[Thought]") -> None:
    """Print what the search thinks of each decision, in words."""
    from lutece.terminal.seats import seat_name

    seat = seat_name(match.to_move)
    prompt = match.game.prompt(match.state)
    out.print(Text.assemble(seat, f"  {prompt.said.text}", (f"  ({prompt.rule})", "dim")))
    table = Table()
    for column in ("decision", "", "wins", "points", "looked at"):
        table.add_column(column, justify="left" if column in ("decision", "") else "right")
    for thought in thoughts:
        words = match.game.say_action(match.state, thought.action).text
        seen = thought.visits > 0
        table.add_row(
            Text(words),
            Text(thought.text, "dim"),
            f"{100 * thought.share:.1f} %" if seen else "–",
            f"{thought.score:.1f}" if seen else "–",
            f"{thought.visits:,}" if seen else "–",
        )
    out.print(table)
    if len(thoughts) == 1:
        out.print("There is nothing to choose.")
