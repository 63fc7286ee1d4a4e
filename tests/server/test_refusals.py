"""No refusal without a test."""

import re
from pathlib import Path

import lutece.server
from lutece.server.refusals import REFUSALS
from tests.server.helpers import key

SOURCES = [
    path for path in Path(lutece.server.__file__).parent.rglob("*.py") if path.stem != "refusals"
]
TESTS = [path for path in Path(__file__).parent.glob("*.py") if path != Path(__file__)]


def test_every_refusal_of_the_server_has_a_test():
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    tests = "".join(path.read_text(encoding="utf-8") for path in TESTS)
    given = {name for name in REFUSALS if re.search(rf'"{name}"', source)}
    given -= {"illegal"}  # always said in the words of the game, by its rule
    untested = {name for name in given if not re.search(rf'"(server-)?{name}"', tests)}
    assert untested <= {"server-error"}  # below


def test_a_fault_of_the_server_is_told_without_its_inside(server, guest, monkeypatch, caplog):
    async def broken(player):
        raise ZeroDivisionError("a secret inside")

    monkeypatch.setattr(server.services.tables, "lists", broken)
    answer = guest().get("/api/tables")
    assert key(answer) == "server-error"
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "a secret inside" in caplog.text  # but whoever runs the server can find it
