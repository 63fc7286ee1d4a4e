"""The conformance suite: passes the games that we have, and names what is wrong with others."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import lutece
from lutece import games
from lutece.games.paris_paris.game import ParisParis
from lutece.kernel.contract import Game
from lutece.kernel.words import IllegalReason, Said
from lutece.lab.conformance import ALL
from lutece.table import replay
from lutece.table.record import read_line


@pytest.mark.parametrize("name", games.OWN)
def test_our_games_pass(name: str) -> None:
    report = lutece.check_game(name, games_each=1).raise_failures()
    assert report.ok
    assert report.games >= 3
    assert [line.split()[0] for line in str(report).splitlines()[1:]] == ["passed"] * len(ALL)


class WrongName(ParisParis):
    description = replace(ParisParis.description, name="Paris Paris")


class WrongPrefix(ParisParis):
    description = replace(ParisParis.description, rules="X")


class SameDeal(ParisParis):
    def __init__(self) -> None:
        super().__init__()
        self.kernel: Any = _with(ParisParis.kernel, setup=self._deal)

    def _deal(self, constants: Any, seats: int, options: int, state: Any, rng: Any) -> None:
        ParisParis.kernel.setup(constants, seats, options, state, np.arange(1, 5, dtype=np.int64))


class WrongCount(ParisParis):
    def __init__(self) -> None:
        super().__init__()
        self.kernel: Any = _with(ParisParis.kernel, sensible=self._sensible)

    def _sensible(self, constants: Any, state: Any, mask: Any) -> int:
        return ParisParis.kernel.legal(constants, state, mask) + 1


class Violated(ParisParis):
    def violation(self, state: Any) -> str:
        return "a shop too many"


class Silent(ParisParis):
    def ledger(self, events: Any, seats: int) -> dict[str, list[int]]:
        return {"scores": [0] * seats}


class Leaky(ParisParis):
    def boards(self, state: Any, seats: Any, options: Any = None) -> list[Any]:
        return super().boards(state, [0] * len(seats))


class Wordless(ParisParis):
    def say_action(self, state: Any, action: int) -> Said:
        return Said("paris-paris-do", {}, "take {stop}")


class Lawless(ParisParis):
    def why_illegal(self, state: Any, action: int | None) -> IllegalReason:
        return IllegalReason("somewhere", Said("paris-paris-why", {}, "No."))


class TwoWinners(ParisParis):
    def __init__(self) -> None:
        super().__init__()
        self.kernel: Any = _with(ParisParis.kernel, result=self._result)

    def _result(self, constants: Any, state: Any, out: Any) -> None:
        ParisParis.kernel.result(constants, state, out)
        out[:2] = 1


def _with(kernel: Any, **functions: Any) -> Any:
    """A kernel with other functions in the place of some."""

    class Changed:
        def __getattr__(self, name: str) -> Any:
            return functions[name] if name in functions else getattr(kernel, name)

    return Changed()


@pytest.mark.parametrize(
    ("kind", "check", "what"),
    [
        (WrongName, "contract", "lower case with hyphens"),
        (WrongPrefix, "rulebook", "rule PP-1 does not begin with X-"),
        (SameDeal, "determinism", "20 other seeds deal the same game"),
        (Violated, "invariants", "a shop too many"),
        (Silent, "events", "do not tell how the scores changed"),
        (WrongCount, "legality", "sensible marks no decision"),
        (Lawless, "legality", "names no rule"),
        (Leaky, "hidden information", "changes with what it cannot know"),
        (Wordless, "texts", "take {stop}"),
        (TwoWinners, "result", "shares of the win"),
    ],
)
def test_a_defect_is_named_with_its_check(kind: type[Game], check: str, what: str) -> None:
    report = lutece.check_game(kind(), games_each=2)
    assert [failure.check for failure in report.failures][:1] == [check]
    assert what in report.failures[0].what
    assert f"FAILED  {check}: " in str(report)
    with pytest.raises(AssertionError, match="FAILED"):
        report.raise_failures()


def test_a_failure_carries_the_game_that_leads_to_it() -> None:
    [failure] = lutece.check_game(Violated()).failures
    assert len(replay(ParisParis(), read_line(failure.line, "the record"))) == 1
