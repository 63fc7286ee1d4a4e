"""`lutece play`: a game in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from lutece.cli.arguments import (
    Components,
    OptionalGameName,
    Options,
    Seed,
    check_seed,
    read_options,
)
from lutece.cli.console import compile_rules
from lutece.kernel.errors import LuteceError

if TYPE_CHECKING:
    from lutece.cli.play import Player
    from lutece.kernel.contract import Game
    from lutece.table import Match

DEFAULT_SEATS = 3


def play(
    game: OptionalGameName = None,
    seats: Annotated[
        int | None,
        typer.Option("--seats", "-n", help="Number of players. Default: 3."),
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
        typer.Option(
            "--think", help="Show the bots' analysis, which reveals some hidden information."
        ),
    ] = False,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")
    ] = None,
    seed: Seed = None,
    option: Options = None,
    components: Components = None,
) -> None:
    """Play in the terminal, with friends at one keyboard and against bots.

    People take the first seats, bots the others; the start player is chosen at random.

    [dim]lutece play GAME[/]
    [dim]lutece play GAME --seats 2 --bot strong --think[/]
    [dim]lutece play GAME --seats 4 --human Anna --human Ben --bot expert[/]
    [dim]lutece play --load game.json[/]
    """
    from lutece.cli.play import DEFAULT_NAME, Session

    if watch and human:
        raise LuteceError("--watch is for games between bots alone; --human seats a person.")
    people = [] if watch else human or [DEFAULT_NAME]
    options = read_options(option)
    request = TableRequest(game, seats, people, bot or [], seed, options, components)
    match, players = new_game(request) if load is None else saved_game(load, request)
    Session(match, players, load, components, think).run()


class TableRequest(NamedTuple):
    """What the command line says about the table."""

    game: str | None
    seats: int | None
    people: list[str]
    bots: list[str]
    seed: str | None
    options: dict[str, bool]
    components: Path | None


def new_game(request: TableRequest) -> "tuple[Match, list[Player]]":
    """A new match and its players."""
    from lutece import games
    from lutece.kernel.contract import option_bits
    from lutece.table import Match, check_seats

    if request.game is None:
        raise LuteceError(f"Name a game to play: {', '.join(games.NAMES)}.")
    seats = DEFAULT_SEATS if request.seats is None else request.seats
    game = games.load(request.game, request.components)
    check_seats(game, seats)
    players = seat_players(request.people, request.bots, seats, game)
    option_bits(game, request.options)
    check_seed(request.seed)
    compile_rules()
    return Match(game, seats, request.options, request.seed), players


def saved_game(file: Path, request: TableRequest) -> "tuple[Match, list[Player]]":
    """The match of a file and its players."""
    from lutece import games
    from lutece.cli.record_files import check_loaded, only_record
    from lutece.table import check_seats, replay

    record = only_record(file)
    game = games.load(record.game, request.components, edition=record.edition)
    display = game.description.display_options
    shown = {name: value for name, value in request.options.items() if name in display}
    rules = {name: value for name, value in request.options.items() if name not in display}
    check_loaded(record, file, request.game, request.seats, request.seed, rules)
    check_seats(game, record.seats)
    players = seat_players(request.people, request.bots, record.seats, game)
    compile_rules()
    match = replay(game, record)
    match.display_options.update(shown)  # records do not hold the options of what is shown
    return match, players


def seat_players(people: list[str], bots: list[str], seats: int, game: "Game") -> "list[Player]":
    """People in the first seats, bots in the others; the last bot named fills up."""
    from lutece.bots import bot as bot_by_name
    from lutece.cli.play import DEFAULT_BOT
    from lutece.table import SeatsError

    if len(people) + len(bots) > seats:
        raise SeatsError(f"{len(people) + len(bots)} players are named for {seats} seats.")
    named = bots or [DEFAULT_BOT]
    free = seats - len(people)
    seated = [bot_by_name(named[min(i, len(named) - 1)]) for i in range(free)]
    for bot in seated:
        bot.check(game)
    return [*people, *seated]
