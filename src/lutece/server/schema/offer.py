"""Messages about what the server offers: games and levels of bots; and how a request reaches it."""

from typing import Any

from lutece.kernel.description import ArgumentRole, DecisionKind, Option
from lutece.server.schema.base import Sent


class LevelInfo(Sent):
    """A bot that can take a seat; its words are `level-<name>` and `level-<name>-about`."""

    name: str
    describe: str


class GameInfo(Sent):
    """A game as it describes itself."""

    game: str
    title: str
    about: str  # text key `lobby-about-<game>`
    fewest: int
    most: int
    minutes: int  # that a game takes people
    rules: str  # prefix of the rule numbers
    option_list: list[Option]  # with text keys; `options` and `table_options` are the same in short
    decisions: list[DecisionKind]  # in the order in which they are listed
    arguments: dict[str, ArgumentRole]  # how the arguments of texts are put into words
    levels: list[str]  # the bots that play it, from the weakest to the strongest
    poster: str | None  # name of the drawing in the lobby
    board: str | None  # name of the drawing of the board; None: the generic board
    languages: list[str]  # of the rulebook
    puzzles: int  # how many there are to solve
    texts: list[str]  # languages of the texts that the game's own package brings
    lessons: bool  # whether the game can be learned here
    options: dict[str, str]
    table_options: dict[str, str]
    components: dict[str, Any]  # the figures and places that the board is drawn from


class Seen(Sent):
    """How this request reaches the server, so that a proxy in front of it can be checked."""

    network: str  # the address that limits count, or the /64 of it
    scheme: str
    host: str
