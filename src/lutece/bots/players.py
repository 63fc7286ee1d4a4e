"""The bots that people and programs can name."""

from dataclasses import dataclass

from lutece.bots.choosers import GREEDY, RANDOM, choose_once
from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.jit import warm_up
from lutece.kernel.records import Bytes
from lutece.kernel.rng import Rng


@dataclass(frozen=True)
class Bot:
    """A bot: its name, what it does in words, and its chooser in compiled code."""

    name: str
    describe: str
    chooser: int

    def choose(self, game: Game, state: Bytes, rng: Rng) -> int:
        """The action that it takes in this state, for the seat to move."""
        warm_up()
        kernel = game.kernel
        action: int = choose_once(
            self.chooser, kernel.pointers, game.tables, state, kernel.actions, rng
        )
        return action


BOTS = {
    bot.name: bot
    for bot in (
        Bot("random", "takes any legal decision, each equally likely", RANDOM),
        Bot(
            "greedy",
            "takes the best lead in points after its decision, and its next if it has one",
            GREEDY,
        ),
    )
}


class UnknownBotError(LuteceError):
    """No bot has that name."""

    def __init__(self, name: str) -> None:
        known = "; ".join(f"{bot.name}, which {bot.describe}" for bot in BOTS.values())
        super().__init__(f"There is no bot called {name!r}. There are: {known}.")


def bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise UnknownBotError(name)
    return BOTS[name]
