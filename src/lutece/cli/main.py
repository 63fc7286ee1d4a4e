"""The command line: what each command takes. What it does is in the room it calls.

Nothing that loads compiled code is imported before a command needs it, so that --help is instant.
"""

import errno
import sys
from io import StringIO
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from lutece import __version__
from lutece.cli import admin
from lutece.cli.help import flow_help
from lutece.kernel.errors import LuteceError

app = typer.Typer(
    name="lutece",
    help="Paris and Paris Paris: play them, simulate them, check their records.\n\n"
    "Start with: [bold]lutece play paris-paris[/]",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(admin.app, name="admin")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="paris or paris-paris")]
Seats = Annotated[int, typer.Option("--seats", "-n", help="Number of players, 2 to 4.")]
Seed = Annotated[
    str | None, typer.Option(help="A text from which everything random is drawn; new if absent.")
]
Components = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Play with the figures of this components file."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeat for more."),
]
On = Annotated[
    str,
    typer.Option(
        metavar="ray", help="Play on a Ray cluster: the one of RAY_ADDRESS, or a new one here."
    ),
]
Workers = Annotated[int, typer.Option("--workers", "-w", help="Processes to play in.")]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A file of records, one a line; - is the input.")
]
Force = Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")]


def main() -> NoReturn:
    """Run the command; mistakes are told on one screen and end with status 2."""
    from lutece.cli.console import complain, err, print_anything

    print_anything()
    for part in (app, admin.app):
        flow_help(part)
    try:
        try:
            app()
        except SystemExit as stop:
            raise reason_for(stop) from None
        finally:
            sys.stdout.flush()
    except LuteceError as error:
        complain(str(error))
        sys.exit(2)
    except KeyboardInterrupt:
        err.print("Interrupted.")
        sys.exit(130)
    except OSError as error:  # as a rule the output: a full disk, or nobody reads it any more
        sys.stdout = StringIO()  # the exit flushes it once more
        if error.errno == errno.EPIPE:
            sys.exit(0)
        complain(f"{error.filename or 'The output'} cannot be used: {error.strerror}.")
        sys.exit(2)
    sys.exit(0)


def reason_for(stop: SystemExit) -> BaseException:
    """What ended the program: Typer and Rich exit by themselves when it was Ctrl-C or the reader.

    What a command has dealt with and raised an exit `from None` for is no reason any more.
    """
    reason: BaseException | None = stop
    while reason is not None:
        if isinstance(reason, KeyboardInterrupt | BrokenPipeError):
            return reason
        reason = reason.__cause__ or (None if reason.__suppress_context__ else reason.__context__)
    return stop


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Options of the whole program."""
    if show:
        typer.echo(f"lutece {__version__}")
        raise typer.Exit


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="paris or paris-paris")] = None,
    seats: Annotated[
        int | None,
        typer.Option("--seats", "-n", help="Number of players, 2 to 4. Default: 3."),
    ] = None,
    human: Annotated[
        list[str] | None,
        typer.Option(help="A person at this keyboard, by name; repeat for more. Default: You."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="A bot for the next seat: a level (novice, casual, strong, expert), random, "
            "greedy, search:1000 or neural:0.5s; repeat. Default: casual."
        ),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only bots play; you watch.")] = False,
    think: Annotated[
        bool,
        typer.Option("--think", help="Show what the bots think, and so some of what they hide."),
    ] = False,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    seed: Seed = None,
    option: Options = None,
    components: Components = None,
) -> None:
    """Play in the terminal, with friends at one keyboard and against bots.

    People sit in the first seats, bots in the others; who starts is drawn by lot.

    [dim]lutece play paris-paris[/]
    [dim]lutece play paris --seats 2 --bot strong --think[/]
    [dim]lutece play paris-paris --seats 4 --human Anna --human Ben --bot expert[/]
    [dim]lutece play --load game.json[/]
    """
    from lutece.cli import commands

    if watch and human:
        raise LuteceError("--watch is for games between bots alone; --human seats a person.")
    people = [] if watch else human or None
    commands.play(game, seats, people, bot or [], think, load, seed, option or [], components)


@app.command()
def hint(
    file: Annotated[
        Path, typer.Argument(metavar="[FILE]", help="A file with a record; - or none: the input.")
    ] = Path("-"),
    number: Annotated[
        int | None,
        typer.Option("--game", metavar="N", help="Game N of the file (1 is first)."),
    ] = None,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="The position after N decisions.")
    ] = None,
    bot: Annotated[
        str, typer.Option(help="Who thinks: a level, search:1000 or neural:0.5s.")
    ] = "expert",
    threads: Annotated[
        int, typer.Option("--threads", help="Cores to think on, side by side; each grows a tree.")
    ] = 1,
    seed: Seed = None,
    json: Annotated[bool, typer.Option("--json", help="Print figures for programs.")] = False,
    components: Components = None,
) -> None:
    """Say what the search thinks of every decision in a position.

    It knows what the seat to move may know, never more.

    [dim]lutece hint game.json[/]
    [dim]lutece hint games.jsonl --game 3 --at 20 --bot search:5s --threads 2[/]
    [dim]lutece simulate paris --games 1 --out - | lutece hint --at 50[/]
    """
    from lutece.cli import commands

    commands.hint(file, number, at, bot, threads, seed, json, components)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 127.0.0.1 keeps it to this computer.")
    ] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="The port; 0 picks a free one.")] = 8100,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. "
            "Default: a file in your data folder.",
        ),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in your browser.")
    ] = False,
) -> None:
    """Open the web table: play in the browser, with friends and bots.

    One process; games are kept in a database, so stopping it loses nothing.

    [dim]lutece serve --open[/]
    [dim]lutece serve --port 8080 --database postgresql://lutece@localhost/lutece[/]
    """
    from lutece.cli import commands

    commands.serve(host, port, database, open_browser)


@app.command()
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
        bool, typer.Option("--full", help="With each decision, what was legal and what it led to.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the games here, a record a line.")
    ] = None,
    force: Force = False,
    option: Options = None,
    components: Components = None,
) -> None:
    """Play many games between bots and sum them up.

    The same seed plays the same games, whatever the number of workers.

    [dim]lutece simulate paris-paris --seats 4 --games 100000 --workers 2[/]
    [dim]lutece simulate paris --bots greedy,random --seed x --out games.jsonl[/]
    """
    from lutece.cli import commands

    commands.simulate(
        game, seats, games, seed, bots, workers, on, full, out, force, option or [], components
    )


@app.command()
def arena(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="paris or paris-paris")] = None,
    bots: Annotated[
        str | None, typer.Option(help="The bots, two or more: novice,casual,search:1000.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", "-n", help="Number of players, 2 to 4. Default: 2.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games", "-m", help="Games of every two bots, in whole deals. Default: 100."
        ),
    ] = None,
    seed: Seed = None,
    workers: Workers = 1,
    on: On = "",
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep all games and figures here.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the ladder as a picture (SVG).")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Go on with a campaign that --json kept; --games asks for more."
        ),
    ] = None,
    force: Force = False,
    option: Options = None,
    components: Components = None,
) -> None:
    """Find out which bot is stronger, and by how much.

    Every two bots play each other on the same deals and in every seat: one of them alone, the
    other in the other seats. The same seed plays the same games, whatever the number of workers.
    Interrupted, it tells what it has.

    [dim]lutece arena paris-paris --bots novice,casual,strong --games 200 --workers 2[/]
    [dim]lutece arena paris --bots greedy,search:0.5s --json a.json --plot a.svg[/]
    [dim]lutece arena --resume a.json --games 400[/]
    """
    from lutece.cli import commands

    commands.arena(
        game, bots, seats, games, seed, workers, on, json, plot, resume, force, option or [],
        components,
    )  # fmt: skip


@app.command()
def learn(
    game: GameName,
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="Where the network goes.", show_default=False)
    ],
    minutes: Annotated[float, typer.Option(help="How long to learn.")] = 10.0,
    start: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Go on from this network, not from nothing."),
    ] = None,
    device: Annotated[
        str, typer.Option(help="cuda or cpu; the GPU if there is one.", show_default=False)
    ] = "",
    side_by_side: Annotated[
        int | None,
        typer.Option("--games", "-m", help="Games side by side. Default: 32768, or 256 on a CPU."),
    ] = None,
    seed: Seed = None,
    force: Force = False,
) -> None:
    """Teach a network the game, by games against itself.

    Needs PyTorch, and wants a GPU: pip install 'lutece\\[learn]'. The file is written anew every
    minute; interrupted, it holds all that was learned. The networks that the bots play with lie in
    lutece/bots/weights.

    [dim]lutece learn paris --minutes 15 --out paris.npz[/]
    [dim]lutece learn paris --minutes 15 --from paris.npz --out better.npz[/]
    [dim]lutece learn paris-paris --device cpu --games 64 --minutes 1 --out small.npz[/]
    """
    from lutece.cli import commands

    commands.learn(game, out, minutes, start, device, side_by_side, seed, force)


@app.command()
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
    from lutece.cli import commands

    commands.replay(file, number, at, components)


@app.command()
def verify(
    file: RecordFile,
    published: Annotated[
        str | None,
        typer.Option("--hash", metavar="HEX", help="The seed hash noted when the game started."),
    ] = None,
    components: Components = None,
) -> None:
    """Prove that games were dealt as their seeds promise, and played by the rules.

    [dim]lutece verify game.json --hash 5f0c…[/]
    """
    from lutece.cli import commands

    commands.verify(file, published, components)


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", "-m", help="Games, shared by 2 to 4 seats.")
    ] = 300,
    seed: Seed = None,
    seats: Annotated[
        int | None, typer.Option("--seats", "-n", help="Only this number of players.")
    ] = None,
    every: Annotated[
        int,
        typer.Option(
            metavar="N", help="Views and undo after every N-th decision; the rest always."
        ),
    ] = 1,
    workers: Workers = 1,
    option: Options = None,
    components: Components = None,
) -> None:
    """Play random games and check everything that must hold, after every decision.

    Invariants, events that tell every change, undo, views that leak nothing, records that read
    back. A failure is saved as a record that reproduces it, and the exit status is 1.
    """
    from lutece.cli import commands

    commands.fuzz(game, games, seed, seats, every, workers, option or [], components)


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="One game; all if absent.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print figures for programs.")] = False,
    option: Options = None,
    components: Components = None,
) -> None:
    """Measure speed: the rules alone, through Match, and beside other engines.

    Other engines are measured once installed: pip install 'lutece\\[bench]'.
    """
    from lutece.cli import commands

    commands.bench(game, json, option or [], components)


@app.command()
def components(
    game: GameName,
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the figures to a file to edit.")
    ] = None,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Say what is wrong with an edited file.")
    ] = None,
) -> None:
    """Show every figure of a game with its source; export or check a file of them.

    Sources: S stated in a rulebook, D deduced from the rulebooks, P found in public descriptions,
    R reconstructed to fit everything known.
    """
    from lutece.cli import commands

    commands.components(game, export, check)


@app.command()
def rule(
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="For example PP-14.")],
    language: Annotated[str, typer.Option("--language", "-l", help="en, it, pt, ru or ja.")] = "en",
) -> None:
    """Show a rule in words, with its rulings."""
    from lutece.cli import commands

    commands.rule(number, language)
