"""One real server for all tests of a process; a new guest or a new server where a test asks."""

from collections.abc import Callable, Iterator

import pytest

from lutece.server import clock
from tests.server.helpers import Guest, Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "tables.db") as server:
        yield server


@pytest.fixture
def short_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clock.SECONDS_A_TURN, "live", 0.4)
    monkeypatch.setattr(clock, "ANSWER_SECONDS", 0.4)


@pytest.fixture
def guest(server: Running) -> Iterator[Callable[..., Guest]]:
    """Makes guests of the server: `guest("Ada")`, or `guest(None)` for who only watches."""
    guests: list[Guest] = []

    def make(name: str | None = "Ada") -> Guest:
        guests.append(server.guest(name))
        return guests[-1]

    yield make
    for one in guests:
        one.close()
