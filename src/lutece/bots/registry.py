"""The bots that people and programs can name."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from threading import Event

from lutece.bots import choosers, plugins
from lutece.bots.choosers import CompiledBot, choose_once
from lutece.bots.inference import likeliest
from lutece.bots.levels import LEVELS
from lutece.bots.net import Net, net_from, net_of
from lutece.bots.search import (
    PUCT,
    Approach,
    ApproachFor,
    Budget,
    BudgetError,
    Search,
    Thought,
    by_evaluation,
    by_network,
)
from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.jit import warm_up
from lutece.kernel.rng import Rng
from lutece.kernel.structs import Bytes

SEARCH = "search"
NEURAL = "neural"
FROM_FILE = "neural@"
SEARCH_METHODS = {SEARCH: by_evaluation, NEURAL: by_network}
SEARCH_NAMES = "search:1000 (simulations a decision) or search:0.5s (seconds a decision)"
NEURAL_NAMES = "neural:1000 or neural:0.5s, which ask the network while they think ahead"
FILE_NAMES = "neural@FILE or neural@FILE:1000, the same with a network that `lutece learn` wrote"
MOST_SIMULATIONS = 1_000_000_000
MOST_SECONDS = 24 * 3600


class Bot(ABC):
    """A bot: a name, a description, and a choice in every state."""

    name: str
    describe: str = ""
    thoughts: Sequence[Thought] = ()  # of the last search, the most visited action first

    @abstractmethod
    def choose(
        self,
        game: Game,
        state: Bytes,
        rng: Rng,
        moves: Sequence[int] | None = None,
        stop: Event | None = None,
    ) -> int:
        """The action of the seat to move in this state.

        `moves`, all decisions of the game so far, let a bot that searches continue its tree. Once
        `stop` is set the bot decides within some milliseconds, by its visits so far.
        """

    def check(self, game: Game) -> None:
        """Raise LuteceError for a game that the bot cannot play."""
        return

    def compiled(self, game: Game) -> CompiledBot | None:
        """The bot as compiled loops play it (`lutece.lab.batch`); None for a bot that searches."""
        return None


class SimpleBot(Bot):
    """A bot whose choice is one of the compiled choosers."""

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
        """The chooser's action, from the state alone."""
        warm_up()
        kernel = game.kernel
        action: int = choose_once(
            self.chooser, kernel.pointers, game.constants, state, kernel.actions, rng
        )
        return action

    def compiled(self, game: Game) -> CompiledBot:
        """The chooser alone."""
        return CompiledBot(self.chooser)


class SearchBot(Bot):
    """A bot that searches, for one seat: the tree is kept from one decision to the next."""

    def __init__(
        self,
        name: str,
        describe: str,
        budget: Callable[[Game], Budget],
        approach: ApproachFor,
    ) -> None:
        """`budget` limits the search of a decision, `approach` says how a game is searched."""
        self.name, self.describe, self.budget, self.approach = name, describe, budget, approach

    @cached_property
    def search(self) -> Search:
        """Built for the first decision: a tree takes 57 MB."""
        return Search(approach=self.approach)

    def choose(
        self,
        game: Game,
        state: Bytes,
        rng: Rng,
        moves: Sequence[int] | None = None,
        stop: Event | None = None,
    ) -> int:
        """The action with the most visits."""
        budget = self.budget(game)
        self.thoughts = self.search.consider(game, state, budget, rng, moves=moves, stop=stop)
        return self.thoughts[0].action

    def check(self, game: Game) -> None:
        """A search with a network needs one for this game."""
        self.approach(game)


class NeuralBot(Bot):
    """A bot that follows a network's policy, without a search."""

    describe = "takes what a network that learned from games against itself likes best"

    def __init__(self, name: str, net: Callable[[Game], Net]) -> None:
        """`net` gives the network for a game."""
        self.name, self.net = name, net

    def choose(
        self,
        game: Game,
        state: Bytes,
        rng: Rng,
        moves: Sequence[int] | None = None,
        stop: Event | None = None,
    ) -> int:
        """The action with the highest logit."""
        warm_up()
        kernel, seats = game.kernel, game.seats_at(state)
        net = self.net(game)
        action: int = likeliest(kernel.pointers, game.constants, state, seats, kernel.actions, *net)
        return action

    def check(self, game: Game) -> None:
        """There must be a network for the game and its components."""
        self.net(game)

    def compiled(self, game: Game) -> CompiledBot:
        """The network alone."""
        return CompiledBot(choosers.NEURAL, self.net(game))


BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        SimpleBot("random", "takes any legal decision, each equally likely", choosers.RANDOM),
        SimpleBot(
            "greedy", "takes the decision that puts it furthest ahead at once", choosers.GREEDY
        ),
        SimpleBot(
            "shrewd",
            "takes the decision after which it can expect the best lead, without thinking on",
            choosers.SHREWD,
        ),
        NeuralBot(NEURAL, net_of),
    )
}


class UnknownBotError(LuteceError):
    """No bot has that name."""

    def __init__(self, name: str) -> None:
        levels = ", ".join(level.name for level in LEVELS)
        known = "; ".join(f"{bot.name}, which {bot.describe}" for bot in BOTS.values())
        known += "".join(f"; {name}" for name in plugins.names())
        super().__init__(
            f"There is no bot called {name!r}. The levels are: {levels}. There are also: "
            f"{known}; {SEARCH_NAMES}; {NEURAL_NAMES}; {FILE_NAMES}."
        )


def bot(name: str) -> Bot:
    """A bot by its name; a bot that searches is a new object each time, for one seat."""
    if name.startswith(FROM_FILE):
        return _bot_from_file(name)
    kind, _, amount = name.partition(":")
    if kind in SEARCH_METHODS and name != NEURAL:
        budget = budget_of(name, amount)
        describe = f"thinks ahead for {budget} a decision"
        return SearchBot(name, describe, lambda _game: budget, SEARCH_METHODS[kind])
    for level in LEVELS:
        if name == level.name:
            return SearchBot(level.name, level.describe, level.budget, level.approach)
    if name in BOTS:
        return BOTS[name]
    if name in plugins.names():
        return plugins.make_bot(name)
    raise UnknownBotError(name)


def is_builtin(name: str) -> bool:
    """Whether Lutèce itself has a bot or a kind of bots of that name."""
    return name in BOTS or name in SEARCH_METHODS or name in {level.name for level in LEVELS}


def _bot_from_file(name: str) -> Bot:
    """neural@FILE, or neural@FILE:1000: what follows the last colon may be a budget."""
    file, _, amount = name.removeprefix(FROM_FILE).rpartition(":")
    if not file or not re.fullmatch(r"[0-9.]+s?", amount, re.ASCII):
        path = Path(name.removeprefix(FROM_FILE))
        return NeuralBot(name, partial(net_from, path))
    path, budget = Path(file), budget_of(name, amount)

    def approach(game: Game) -> Approach:
        return Approach(PUCT, net_from(path, game))

    return SearchBot(name, f"thinks ahead for {budget} a decision", lambda _game: budget, approach)


def budget_of(name: str, amount: str) -> Budget:
    """The budget that a person writes behind `search:` or `neural:`."""
    simulations = re.fullmatch(r"[0-9]{1,10}", amount, re.ASCII)
    seconds = re.fullmatch(r"([0-9]{1,5}(?:\.[0-9]{1,6})?)s", amount, re.ASCII)
    if simulations and 1 <= int(amount) <= MOST_SIMULATIONS:
        return Budget(simulations=int(amount))
    if seconds and 0 < float(seconds[1]) <= MOST_SECONDS:
        return Budget(seconds=float(seconds[1]))
    names = SEARCH_NAMES.replace(SEARCH, name.rpartition(":")[0] or name)
    raise BudgetError(
        f"{name!r} does not say how long to think. Write {names}: more than 0, at most "
        f"{MOST_SIMULATIONS:,} simulations or {MOST_SECONDS:,} s."
    )
