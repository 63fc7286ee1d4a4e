"""The command line: every command is registered here, and `main` runs one.

What a command takes and does is in its file in `commands/`.
"""

import errno
import sys
from io import StringIO
from typing import Annotated, NoReturn

import typer

from lutece import __version__
from lutece.cli.commands import admin, lessons, puzzles
from lutece.cli.commands.arena import arena
from lutece.cli.commands.bench import bench
from lutece.cli.commands.components import components
from lutece.cli.commands.dataset import dataset
from lutece.cli.commands.doctor import doctor
from lutece.cli.commands.exploit import exploit
from lutece.cli.commands.fuzz import fuzz
from lutece.cli.commands.games import games
from lutece.cli.commands.hint import hint
from lutece.cli.commands.learn import learn
from lutece.cli.commands.play import play
from lutece.cli.commands.replay import replay
from lutece.cli.commands.review import review
from lutece.cli.commands.rule import rule
from lutece.cli.commands.serve import serve
from lutece.cli.commands.simulate import simulate
from lutece.cli.commands.study import study
from lutece.cli.commands.tune import tune
from lutece.cli.commands.verify import verify
from lutece.cli.console import err, print_error, replace_unprintable
from lutece.cli.help import flow_help, game_names
from lutece.kernel.errors import LuteceError

# In the order of the help page.
COMMANDS = (
    games,
    play,
    hint,
    review,
    serve,
    doctor,
    simulate,
    study,
    dataset,
    arena,
    learn,
    exploit,
    tune,
    replay,
    verify,
    fuzz,
    bench,
    components,
    rule,
)

app = typer.Typer(
    name="lutece",
    help="Board games as software: play them, study them, check their records.\n\n"
    f"Start with: [bold]lutece play {game_names()[-1]}[/]",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(lessons.app, name="lessons")
app.add_typer(admin.app, name="admin")
app.add_typer(puzzles.app, name="puzzles")
for command in COMMANDS:
    app.command()(command)

# The libraries that `pip install lutece` does not bring, by the extra that does.
SERVE = (
    "alembic", "argon2", "httptools", "openskill", "sqlalchemy", "starlette", "uvicorn", "uvloop",
    "webauthn", "websockets",
)  # fmt: skip
EXTRAS = dict.fromkeys(SERVE, "serve") | {"psycopg": "postgres", "ray": "cluster", "torch": "learn"}


def main() -> NoReturn:
    """Run the command; an error is printed on one screen and ends with status 2."""
    replace_unprintable()
    for part in (app, lessons.app, admin.app, puzzles.app):
        flow_help(part)
    try:
        try:
            app()
        except SystemExit as stop:
            raise reason_for(stop) from None
        finally:
            sys.stdout.flush()
    except LuteceError as error:
        print_error(str(error))
        sys.exit(2)
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        print_error(
            f"This needs {error.name}, which is not installed: pip install 'lutece[{extra}]'."
        )
        sys.exit(2)
    except KeyboardInterrupt:
        err.print("Interrupted.")
        sys.exit(130)
    except OSError as error:  # usually the output: the disk is full, or the reader has gone
        sys.stdout = StringIO()  # the interpreter flushes standard output once more at its exit
        if error.errno == errno.EPIPE:
            sys.exit(0)
        print_error(f"{error.filename or 'The output'} cannot be used: {error.strerror}.")
        sys.exit(2)
    sys.exit(0)


def reason_for(stop: SystemExit) -> BaseException:
    """What ended the program: Typer and Rich turn Ctrl-C and a closed pipe into an exit.

    An exit that a command raises `from None` hides the exception that the command has handled.
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
