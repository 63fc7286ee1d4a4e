"""The bots that people and programs can name."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from threading import Event

from lutece.bots.choosers import GREEDY, RANDOM, SHREWD, choose_once
from lutece.bots.judging import likeliest
from lutece.bots.levels import LEVELS
from lutece.bots.net import net_of
from lutece.bots.search import (
    Budget,
    BudgetError,
    Chooses,
    Search,
    Thought,
    by_network,
    by_reckoning,
)
from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.interrupts import interrupts_wait
from lutece.kernel.jit import warm_up
from lutece.kernel.records import Bytes
from lutece.kernel.rng import Rng

SEARCH = "search"
NEURAL = "neural"
THINKERS = {SEARCH: by_reckoning, NEURAL: by_network}
SEARCH_NAMES = "search:1000 (simulations a decision) or search:0.5s (seconds a decision)"
NEURAL_NAMES = "neural:1000 or neural:0.5s, which ask the network while they think ahead"
MOST_SIMULATIONS = 1_000_000_000
MOST_SECONDS = 24 * 3600


class Bot(ABC):
    """A bot: its name and what it does in words."""

    name: str
    describe: str
    thoughts: Sequence[Thought] = ()  # of its last choice, the most visited first; none: no search

    @abstractmethod
    def choose(
        self,
        game: Game,
        state: Bytes,
        rng: Rng,
        moves: Sequence[int] | None = None,
        stop: Event | None = None,
    ) -> int:
        """The action that it takes in this state, for the seat to move.

        `moves`, all decisions of the game so far, are for bots that go on from their last thought.
        Once `stop` is set it decides within some milliseconds, with what it has thought by then.
        """

    def check(self, game: Game) -> None:
        """Refuse a game that it cannot play, before anything begins."""
        return


class SimpleBot(Bot):
    """A bot that decides inside compiled code, and so can play whole games there."""

    def __init__(self, name: str, describe: str, chooser: int) -> None:
        self.name, self.describe, self.chooser = name, describe, chooser

    def choose(
        self,
        game: Game,
        state: Bytes,
        rng: Rng,
        moves: Sequence[int] | None = None,
        stop: Event | None = None,
    ) -> int:
        """Decided by its chooser, from the state alone, at once."""
        warm_up()
        kernel = game.kernel
        with interrupts_wait():
            action: int = choose_once(
                self.chooser, kernel.pointers, game.tables, state, kernel.actions, rng
            )
        return action


class SearchBot(Bot):
    """A bot that thinks ahead; it sits in one seat, and keeps its tree from move to move."""

    def __init__(
        self,
        name: str,
        describe: str,
        budget: Callable[[Game], Budget],
        approach: Chooses,
    ) -> None:
        """`budget` says how long it thinks about a decision, `approach` how."""
        self.name, self.describe, self.budget, self.approach = name, describe, budget, approach
        self.search = Search(approach=approach)

    def choose(
        self,
        game: Game,
        state: Bytes,
        rng: Rng,
        moves: Sequence[int] | None = None,
        stop: Event | None = None,
    ) -> int:
        """The decision that the search looked at most."""
        budget = self.budget(game)
        self.thoughts = self.search.consider(game, state, budget, rng, moves=moves, stop=stop)
        return self.thoughts[0].action

    def check(self, game: Game) -> None:
        """One that needs a network needs it for this game."""
        if self.approach is by_network:
            net_of(game)


class NeuralBot(Bot):
    """A bot that does what a network likes best, without thinking ahead."""

    name = NEURAL
    describe = "takes what a network that learned from games against itself likes best"

    def choose(
        self,
        game: Game,
        state: Bytes,
        rng: Rng,
        moves: Sequence[int] | None = None,
        stop: Event | None = None,
    ) -> int:
        """Decided from what the seat knows, at once."""
        warm_up()
        kernel, seats = game.kernel, game.seats_at(state)
        net = net_of(game)
        with interrupts_wait():
            action: int = likeliest(
                kernel.pointers, game.tables, state, seats, kernel.actions, *net
            )
        return action

    def check(self, game: Game) -> None:
        """It knows the game as its network learned it."""
        net_of(game)


BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        SimpleBot("random", "takes any legal decision, each equally likely", RANDOM),
        SimpleBot("greedy", "takes the decision that puts it furthest ahead at once", GREEDY),
        SimpleBot(
            "shrewd",
            "takes the decision after which it can expect the best lead, without thinking on",
            SHREWD,
        ),
        NeuralBot(),
    )
}


class UnknownBotError(LuteceError):
    """No bot has that name."""

    def __init__(self, name: str) -> None:
        levels = ", ".join(level.name for level in LEVELS)
        known = "; ".join(f"{bot.name}, which {bot.describe}" for bot in BOTS.values())
        super().__init__(
            f"There is no bot called {name!r}. The levels are: {levels}. There are also: "
            f"{known}; {SEARCH_NAMES}; {NEURAL_NAMES}."
        )


def bot(name: str) -> Bot:
    """A bot by its name; one that thinks is a new one each time, for one seat."""
    kind, _, amount = name.partition(":")
    if kind in THINKERS and name != NEURAL:
        budget = budget_of(name, amount)
        describe = f"thinks ahead for {budget} a decision"
        return SearchBot(name, describe, lambda _game: budget, THINKERS[kind])
    for level in LEVELS:
        if name == level.name:
            return SearchBot(level.name, level.describe, level.budget, level.approach)
    if name not in BOTS:
        raise UnknownBotError(name)
    return BOTS[name]


def budget_of(name: str, amount: str) -> Budget:
    """The budget that a person writes behind `search:` or `neural:`."""
    simulations = re.fullmatch(r"[0-9]{1,10}", amount, re.ASCII)
    seconds = re.fullmatch(r"([0-9]{1,5}(?:\.[0-9]{1,6})?)s", amount, re.ASCII)
    if simulations and 1 <= int(amount) <= MOST_SIMULATIONS:
        return Budget(simulations=int(amount))
    if seconds and 0 < float(seconds[1]) <= MOST_SECONDS:
        return Budget(seconds=float(seconds[1]))
    names = SEARCH_NAMES.replace(SEARCH, name.partition(":")[0])
    raise BudgetError(
        f"{name!r} does not say how long to think. Write {names}: more than 0, at most "
        f"{MOST_SIMULATIONS:,} simulations or {MOST_SECONDS:,} s."
    )
