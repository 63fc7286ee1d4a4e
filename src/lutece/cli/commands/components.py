"""`lutece components`: the figures of a game, shown, exported or checked."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from lutece.cli.arguments import GameName
from lutece.cli.console import out, print_path

if TYPE_CHECKING:
    from lutece.kernel.contract import Game


def components(
    game: GameName,
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the figures to a file to edit.")
    ] = None,
    check: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Check an edited file and list its problems."),
    ] = None,
) -> None:
    """Show every figure of a game with its source; export or check a file of them.

    Sources: S stated in a rulebook, D deduced from the rulebooks, P found in public descriptions,
    R reconstructed to fit everything known.
    """
    from lutece import games

    if check is not None:
        games.load(game, check)
        out.print(
            Text.assemble(
                (f"{check} is right:", "green"), " it fits everything that the rules fix."
            ),
            soft_wrap=True,
        )
    if export is not None:
        export_components(game, export)
    if check is None and export is None:
        print_components(games.load(game))


def export_components(game: str, file: Path) -> None:
    """Write the components file of a game to a new file."""
    from lutece import games
    from lutece.table import FileError
    from lutece.table.files import refuse_existing

    own = games.components_file(game)
    refuse_existing(file)
    try:
        with file.open("xb") as sheet:
            sheet.write(own.read_bytes())
    except OSError as error:
        raise FileError(f"{file} cannot be written: {error.strerror}.") from None
    print_path(f"Written: {file}. Edit it, then: lutece components {game} --check {file}")


def print_components(game: "Game") -> None:
    """Print every figure of a game, with the letters of the sources explained."""
    from lutece.bots.net import earlier_edition_of
    from lutece.kernel.components import SOURCES
    from lutece.table.drawing import component_tables

    for table in component_tables(game):
        out.print(table)
    out.print(f"Edition {game.edition}")
    earlier = earlier_edition_of(game)
    if earlier is not None:
        out.print(f"The network of the neural bots was trained for the earlier edition {earlier}.")
    for letter, meaning in SOURCES.items():
        out.print(f"  [b]{letter}[/] {meaning}")
