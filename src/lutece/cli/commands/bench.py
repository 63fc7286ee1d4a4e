"""`lutece bench`: speed, beside other engines where they are installed."""

from typing import Annotated, Any

import typer
from rich.table import Table

from lutece.cli.arguments import AsJson, Components, Options, read_options
from lutece.cli.console import compile_rules, out, print_json, progress_bar
from lutece.kernel.errors import LuteceError


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="One game; all if absent.")
    ] = None,
    as_json: AsJson = False,
    option: Options = None,
    components: Components = None,
) -> None:
    """Measure speed: the rules alone, in a Batch, through Match, and beside other engines.

    Other engines are measured once installed: pip install 'lutece\\[bench]'.
    """
    from lutece import games
    from lutece.kernel.contract import option_bits
    from lutece.lab.bench import measure

    if game is None and (option or components):
        raise LuteceError("Options and components belong to one game: name it.")
    loaded = [games.load(game, components)] if game else games.load_all()
    options = read_options(option)
    for one in loaded:
        option_bits(one, options)
    compile_rules()
    with progress_bar() as bar:
        task = bar.add_task("Measuring", total=None)

        def report(what: str, total: int) -> None:
            bar.update(task, description=what, advance=1, total=total)

        figures = measure(loaded, report, options)
    if as_json:
        print_json(figures)
    else:
        print_bench(figures)


def print_bench(figures: dict[str, Any]) -> None:
    """Print speeds as a table, and how many times faster the games are than each other engine."""
    table = Table(title="Decisions a second", title_justify="left")
    for column in ("", "2 players", "3 players", "4 players", "Batch", "Match", "state copy"):
        table.add_column(column, justify="right" if column else "left")
    for name, game in figures["games"].items():
        kernel = [f"{game['kernel'][n] / 1e6:.1f} M" for n in ("2", "3", "4")]
        batch, match = f"{game['batch'] / 1e6:.1f} M", f"{game['match'] / 1e3:.0f} k"
        table.add_row(name, *kernel, batch, match, f"{game['copy_ns']:.0f} ns")
    out.print(table)
    if not figures["peers"]:
        out.print(
            "Other engines are measured too if they are installed: pip install 'lutece\\[bench]'"
        )
        return
    peers = Table(
        title="Beside other engines, driven from Python, in this run", title_justify="left"
    )
    peers.add_column("")
    peers.add_column("decisions a second", justify="right")
    for name in figures["games"]:
        peers.add_column(f"{name} is faster by", justify="right")
    for peer, speed in figures["peers"].items():
        ratios = [f"{min(g['kernel'].values()) / speed:.0f} ×" for g in figures["games"].values()]
        peers.add_row(peer, f"{speed / 1e3:.1f} k", *ratios)
    out.print(peers)
