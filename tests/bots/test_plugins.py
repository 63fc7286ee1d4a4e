"""Bots of other people: registered, or offered by a package."""

from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from threading import Event

import pytest

import lutece
from lutece.bots import Bot, BotError, UnknownBotError, bot, plugins
from lutece.kernel.contract import Game
from lutece.kernel.rng import Rng
from lutece.kernel.structs import Bytes
from lutece.lab.arena import play_match


class First(Bot):
    describe = "takes the first legal decision"

    def choose(
        self, game: Game, state: Bytes, rng: Rng, moves: Sequence[int] | None = None,
        stop: Event | None = None,
    ) -> int:  # fmt: skip
        import numpy as np

        mask = np.zeros(game.kernel.actions, np.uint8)
        game.kernel.legal(game.constants, state, mask)
        return int(mask.argmax())


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    yield
    plugins._REGISTERED.clear()
    plugins._entry_points.cache_clear()


def test_a_registered_bot_plays_by_its_name() -> None:
    lutece.register_bot("first", First)
    match = lutece.new("paris-paris", 2, seed="own")
    from lutece.kernel.rng import rng_from

    play_match(match, [bot("first"), bot("random")], rng_from("x", "test"))
    assert match.over
    assert bot("first") is not bot("first"), "one for each seat"
    assert "first" in str(UnknownBotError("nobody"))


@pytest.mark.parametrize("name", ["greedy", "expert", "search", "", "Two Words", "a:b", "x@y"])
def test_names_that_are_taken_or_none_are_refused(name: str) -> None:
    with pytest.raises(BotError):
        lutece.register_bot(name, First)


def test_what_makes_no_bot_says_so() -> None:
    lutece.register_bot("broken", lambda: 1 / 0)  # type: ignore[arg-type, return-value]
    lutece.register_bot("number", lambda: 7)  # type: ignore[arg-type, return-value]
    with pytest.raises(BotError, match="ZeroDivisionError"):
        bot("broken")
    with pytest.raises(BotError, match="not a lutece"):
        bot("number")
    with pytest.raises(BotError):
        lutece.register_bot("third", First())  # type: ignore[arg-type]


def test_a_package_offers_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = [
        EntryPoint("packaged", "tests.bots.test_plugins:First", plugins.GROUP),
        EntryPoint("greedy", "tests.bots.test_plugins:First", plugins.GROUP),
    ]
    monkeypatch.setattr(plugins, "entry_points", lambda group: offered)
    assert plugins.names() == ["packaged"]
    assert [one.describe for one in plugins.usable_bots()] == [First.describe]
    assert bot("packaged").name == "packaged"
    assert type(bot("greedy")).__name__ == "SimpleBot"
