"""`lutece bench`: speed, beside other engines if asked."""

from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from lutece.cli.arguments import AsJson, Components, Options, read_options
from lutece.cli.commands.learn import import_training
from lutece.cli.console import compile_rules, out, print_json, progress_bar
from lutece.kernel.errors import LuteceError

if TYPE_CHECKING:
    from lutece.kernel.contract import Game
    from lutece.lab.bench import Report


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="One game; all if absent.")
    ] = None,
    peers: Annotated[
        bool,
        typer.Option(
            "--peers",
            help="Compare with OpenSpiel, catanatron, PettingZoo, RLCard and pgx, driven alike.",
        ),
    ] = False,
    gpu: Annotated[
        bool,
        typer.Option("--gpu", help="Measure random play and training on the GPU instead."),
    ] = False,
    as_json: AsJson = False,
    option: Options = None,
    components: Components = None,
) -> None:
    """Measure speed: the rules alone, in a Batch, through Match, and beside other engines.

    Other engines are measured with --peers once installed: pip install 'lutece\\[bench]'. Only
    what is driven in the same way is compared, each game with two players (Catan with four).
    --gpu needs PyTorch and a GPU: pip install 'lutece\\[learn]'.
    """
    from lutece import games
    from lutece.kernel.contract import option_bits
    from lutece.lab.bench import measure, measure_peers

    if game is None and (option or components):
        raise LuteceError("Options and components belong to one game: name it.")
    if peers and components:
        raise LuteceError("--peers compares the games with their own figures: no --components.")
    if gpu and (peers or option):
        raise LuteceError("--gpu measures two players without options, and no other engines.")
    loaded = [games.load(game, components)] if game else games.load_all()
    options = read_options(option)
    for one in loaded:
        option_bits(one, options)
    compile_rules()
    with progress_bar() as bar:
        task = bar.add_task("Measuring", total=None)

        def report(what: str, total: int) -> None:
            bar.update(task, description=what, advance=1, total=total)

        if gpu:
            figures = measure_gpu(loaded, report)
        else:
            figures = (measure_peers if peers else measure)(loaded, report, options)
    if as_json:
        print_json(figures)
    elif gpu:
        print_gpu(figures)
    elif peers:
        print_peers(figures)
    else:
        print_bench(figures)


def print_bench(figures: dict[str, Any]) -> None:
    """Print the speeds of the games."""
    table = Table(title="Decisions a second", title_justify="left")
    for column in ("", "2 players", "3 players", "4 players", "Batch", "Match", "state copy"):
        table.add_column(column, justify="right" if column else "left")
    for name, game in figures["games"].items():
        kernel = [in_short(game["kernel"][n]) for n in ("2", "3", "4")]
        batch, match = in_short(game["batch"]), in_short(game["match"])
        table.add_row(name, *kernel, batch, match, f"{game['copy_ns']:.0f} ns")
    out.print(table)


def measure_gpu(games: list["Game"], report: "Report") -> dict[str, Any]:
    """The speeds on the GPU; says what is missing where there is none."""
    training = import_training()
    device = training.device_for("cuda")
    from lutece.learn.speed import measure_device

    return measure_device(games, device, report)


def print_gpu(figures: dict[str, Any]) -> None:
    """Print the speeds on the GPU."""
    table = Table(title=f"Decisions a second on {figures['device']}", title_justify="left")
    for column in ("", "random play", "training"):
        table.add_column(column, justify="right" if column else "left")
    for name, game in figures["games"].items():
        table.add_row(name, in_short(game["random_play"]), in_short(game["training"]))
    out.print(table)


def print_peers(figures: dict[str, Any]) -> None:
    """Print what was driven alike together, and how many times faster our games are."""
    from lutece.lab.peers import WAYS

    ours = dict.fromkeys(row["game"] for row in figures["peers"] if row["engine"] == "lutece")
    title = "Decisions a second, and how many times as fast our games are in this run"
    table = Table(title=title, title_justify="left")
    table.add_column("", no_wrap=True)
    table.add_column("a second", justify="right")
    for name in ours:
        table.add_column(name, justify="right")
    for way, heading in WAYS.items():
        rows = [row for row in figures["peers"] if row["way"] == way]
        if not rows:
            continue
        speeds = {row["game"]: row["speed"] for row in rows if row["engine"] == "lutece"}
        table.add_row(f"[bold]{heading}")
        for row in rows:
            own = row["engine"] == "lutece"
            ratios = [] if own else [ratio(speeds[name] / row["speed"]) for name in ours]
            table.add_row(f"  {row['engine']} {row['game']}", in_short(row["speed"]), *ratios)
        table.add_section()
    out.print(table)
    if figures["not_installed"]:
        missing = ", ".join(figures["not_installed"])
        out.print(f"Not installed, so not measured: {missing}. pip install 'lutece\\[bench]'")


def in_short(speed: float) -> str:
    """A speed in three digits: 13.3 M, 138 k, 940."""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if speed >= size:
            value = speed / size
            return f"{value:.1f} {unit}" if value < 100 else f"{value:.0f} {unit}"
    return f"{speed:.0f}"


def ratio(times: float) -> str:
    """How many times faster; below 1 we are slower."""
    return f"{times:.0f} ×" if times >= 10 else f"{times:.2g} ×"
