import subprocess
import sys
from pathlib import Path

import pytest

from lutece import games
from lutece.table import verify
from lutece.table.record import read_line
from tests.server.people_fixtures import (  # noqa: F401
    SECONDS,
    Running,
    a_cluster,
    a_server,
    a_url,
)

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "bot.py"


def start(server: Running, table: str, *more: str) -> "subprocess.Popen[str]":
    """The example as a program of its own, on nobody's server."""
    command = [sys.executable, "-I", str(EXAMPLE), f"{server.address}/table/{table}", *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish(program: "subprocess.Popen[str]", seconds: int = 4 * SECONDS) -> str:
    out, err = program.communicate(timeout=seconds)
    assert (program.returncode, err) == (0, "")
    return out


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_the_example_plays_a_whole_game_against_bots(server, game):
    anna = server.browser("Anna")
    table = anna.table("open", "random", "random", game=game)["table"]
    token = server.browser("Robespierre").post("/api/tokens")["token"]
    said = finish(start(server, table, token))
    record = read_line(anna.http.get(f"/api/tables/{table}/record").text, "the record")
    assert said == f"Over: {record.scores}, I am A.\n"
    assert verify(games.load(game), record).over


def test_two_examples_play_each_other_one_by_invitation(server):
    anna, ben = server.browser("Anna"), server.browser("Ben")
    tokens = [browser.post("/api/tokens")["token"] for browser in (anna, ben)]
    made = anna.table("me", "link")
    programs = [
        start(server, made["table"], tokens[0]),
        start(server, made["table"], tokens[1], made["invitation"]),
    ]
    said = [finish(program) for program in programs]
    info = anna.get(f"/api/tables/{made['table']}")
    assert info["status"] == "over"
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Ben"]
    assert [line.rsplit(",", 1)[1] for line in said] == [" I am A.\n", " I am B.\n"]
    assert len(server.rows("SELECT 1 FROM changes")) == info["number"]


def test_the_example_is_short_and_needs_nothing_installed():
    source = EXAMPLE.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 45
    imported = [
        line.split()[1] for line in source.splitlines() if line.startswith(("import ", "from "))
    ]
    assert {name.split(".")[0] for name in imported} <= set(sys.stdlib_module_names)


def test_the_documentation_names_the_addresses_that_there_are(server):
    text = (ROOT / "docs" / "bot-api.md").read_text(encoding="utf-8")
    paths = server.browser().get("/api/openapi.json")["paths"]
    for path in ("join", "lines", "command"):
        assert f"/api/tables/ID/{path}" in text
        assert f"/api/tables/{{table}}/{path}" in paths
    assert "/api/tokens" in paths
