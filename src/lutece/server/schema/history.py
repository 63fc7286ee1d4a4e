"""Messages about finished games."""

from lutece.server.schema.base import Sent, Struct


class RecordText(Struct):
    """The record of a finished game, as a line of its file."""

    record: str


class PlayedSeat(Sent):
    """How a game ended for a seat."""

    name: str | None  # of the player; None: a bot, or nobody knows
    level: str | None  # of the bot
    score: int
    share: float  # of the win
    mine: bool
    stand_in: bool  # a bot decided for the player at times


class PlayedGame(Sent):
    """A finished game of mine."""

    table: str
    game: str
    at: float  # when it ended
    seats: list[PlayedSeat]


class GameStatistics(Sent):
    """How I did in a game with so many players, against people or against bots of some levels."""

    game: str
    players: int
    against: str  # "people", or the levels of the bots, separated by spaces
    games: int
    wins: float  # shared wins count as their share
    mean: float  # points
    best: int  # points


class HeadToHead(Sent):
    """How often I played against a person, and how often each of us won."""

    name: str
    games: int
    won: int
    lost: int


class History(Sent):
    """My finished games, the newest first, and what all of them say together."""

    games: list[PlayedGame]
    more: bool
    statistics: list[GameStatistics]
    opponents: list[HeadToHead]
