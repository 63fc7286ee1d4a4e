import json
import sqlite3
import subprocess

import pytest

from lutece import games
from lutece.server.database import Database
from tests.cli.helpers import FIXTURES, record, refused, run, written
from tests.server.people_fixtures import (  # noqa: F401
    Cluster,
    Running,
    a_cluster,
    a_server,
    a_url,
    running,
)

GAMES = [FIXTURES / "paris-paris-two-players.json", FIXTURES / "paris-three-players.json"]


@pytest.fixture
def empty(url: str) -> str:
    """The address of a database without anything."""
    Database(url).close()
    return url


def admin(url: str, *args: object):
    return run("admin", *args, "--database", url)


def refused_admin(url: str, *args: object) -> str:
    return refused("admin", *args, "--database", url)


def all_games(tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text("".join(game.read_text(encoding="utf-8") for game in GAMES), encoding="utf-8")
    return file


def imported(url: str, *args: object) -> list[str]:
    """The tables that an import makes."""
    ran = admin(url, "import", *args)
    assert ran.status == 0, ran
    return [line.split()[0].removeprefix("/table/") for line in ran.out.splitlines()]


def moves(data) -> list[str]:
    return [move if isinstance(move, str) else move["do"] for move in data["moves"]]


def test_every_command_explains_itself():
    for command in ("tables", "players", "export", "import", "backup", "close"):
        assert command in run("admin", "--help").out
        ran = run("admin", command, "--help")
        assert ran.status == 0
        assert "--database" in ran.out
    assert run("admin").status == 2


# --- looking ------------------------------------------------------------------------------------


def test_tables_are_listed_with_who_sits_there(server):
    anna = server.browser("Anna")
    waiting = anna.table("me", "link")["table"]
    anna.table("me", "me")
    shown = admin(server.url, "tables").said
    assert waiting in shown
    assert "Anna, -" in shown
    assert "Anna, Anna" in shown
    assert "Anna, Anna" not in admin(server.url, "tables", "--status", "waiting").said
    assert "no table that is over" in admin(server.url, "tables", "--status", "over").said
    assert run("admin", "tables", "--status", "lost").status == 2


def test_people_are_counted(server):
    anna = server.browser("Anna")
    anna.post("/api/account", login="anna", password="12345678")
    server.browser("Ben").post("/api/tokens")
    said = admin(server.url, "players").said
    assert "passkey 1 Guests" in said
    assert "one browser each 1 Browsers that know their player 2 Passkeys 0" in said
    assert said.endswith("Tokens of bots 1")


# --- export and import --------------------------------------------------------------------------


def test_imported_games_are_tables_and_come_out_as_they_went_in(empty, tmp_path):
    tables = imported(empty, all_games(tmp_path))
    out = tmp_path / "out.jsonl"
    assert "2 games are exported" in admin(empty, "export", out).said
    came = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    for file in GAMES:
        went = record(file)
        (same,) = [data for data in came if data["game"] == went["game"]]
        assert moves(same) == moves(went)
        for part in ("edition", "seed", "seats", "options", "setup", "scores", "win"):
            assert same[part] == went[part]
    assert run("verify", out).status == 0
    one = tmp_path / "one.json"
    admin(empty, "export", one, "--table", tables[1])
    assert json.loads(one.read_text(encoding="utf-8"))["scores"] == record(GAMES[1])["scores"]


def test_imported_games_can_be_replayed_on_the_page_of_a_running_server(server, tmp_path):
    (first, _) = imported(server.url, all_games(tmp_path))
    browser, data = server.browser(), record(GAMES[0])
    info = browser.get(f"/api/tables/{first}")
    assert (info["status"], info["number"]) == ("over", len(data["moves"]))
    assert [seat["mine"] for seat in info["seats"]] == [False, False]
    assert browser.get(f"/api/tables/{first}/at/3")["number"] == 3
    last = browser.get(f"/api/tables/{first}/at/{info['number']}")
    assert (last["scores"], last["seed"]) == (data["scores"], data["seed"])
    assert browser.http.get(f"/api/tables/{first}/record").json()["seed"] == data["seed"]


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"scores": [1, 2]}, "It was edited."),
        ({"seed": "another"}, "The seed of this record deals another game"),
        ({"game": "chess"}, "chess"),
        ({"edition": "0"}, "--components"),
    ],
)
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_one_bad_record_and_nothing_is_imported(empty, tmp_path, changed, why):
    file = tmp_path / "games.jsonl"
    lines = [json.dumps(record(GAMES[0])), json.dumps(record(GAMES[0], **changed))]
    file.write_text("\n".join(lines), encoding="utf-8")
    said = refused_admin(empty, "import", file)
    assert why in said
    assert "There is no table." in admin(empty, "tables").said


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_an_unfinished_game_is_not_imported(empty, tmp_path):
    data = record(GAMES[0])
    half = {**data, "moves": data["moves"][:5]}
    del half["scores"], half["win"]
    said = refused_admin(empty, "import", written(tmp_path, half))
    assert "not over" in said
    assert "Nothing was imported" in said
    assert "cannot be read" in refused_admin(empty, "import", tmp_path / "nowhere")


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_too_many_games_at_once_are_refused_before_any_work(empty, tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text((json.dumps(record(GAMES[0], moves=[])) + "\n") * 2001, encoding="utf-8")
    assert "2000 at most" in refused_admin(empty, "import", file)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_games_with_components_of_their_own_come_back_with_them(empty, tmp_path):
    own = tmp_path / "own.toml"
    text = games.components_file("paris-paris").read_text(encoding="utf-8")
    own.write_text(text + "\n# ours\n", encoding="utf-8")
    (table,) = imported(empty, GAMES[0], "--components", own)
    with running(empty) as server:
        info = server.browser().get(f"/api/tables/{table}")
        assert (info["own_components"], info["status"]) == (True, "over")


def test_unfinished_games_are_exported_on_request_only(server, tmp_path):
    anna = server.browser("Anna")
    table = anna.table("me", "me")["table"]
    view = anna.get(f"/api/tables/{table}/at/0?seat=0")
    view = anna.get(f"/api/tables/{table}/at/0?seat={view['to_move']}")
    decision = view["decisions"][0]["text"]
    anna.post(f"/api/tables/{table}/command", type="play", seq=0, decision=decision)
    anna.table("me", "link")  # not started: never exported
    assert "--unfinished" in refused_admin(server.url, "export", "-", "--table", table)
    ran = admin(server.url, "export", "-")
    assert ran.out == ""
    assert "0 games are exported" in ran.complaint
    ran = admin(server.url, "export", "-", "--unfinished")
    (line,) = ran.out.splitlines()
    data = json.loads(line)
    assert data["moves"] == [decision]
    assert "scores" not in data


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_table_of_another_edition_is_named_and_left_out(empty, tmp_path):
    tables = imported(empty, all_games(tmp_path))
    with sqlite3.connect(empty.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE tables SET edition = 'old' WHERE id = ?", [tables[0]])
    connection.close()
    ran = admin(empty, "export", "-")
    assert ran.status == 1
    assert f"Table {tables[0]} is left out: This game was played with another edition" in (
        ran.complaint
    )
    assert len(ran.out.splitlines()) == 1


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_file_is_replaced_only_on_request(empty, tmp_path):
    imported(empty, GAMES[0])
    file = tmp_path / "kept"
    file.write_text("mine")
    for command in ("export", "backup"):
        assert "--force" in refused_admin(empty, command, file)
        assert file.read_text() == "mine"
    assert admin(empty, "export", file, "--force").status == 0
    assert admin(empty, "backup", file, "--force").status == 0


# --- backup -------------------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_backup_of_a_running_server_is_a_database_to_be_served(server, tmp_path):
    anna = server.browser("Anna")
    table, cookie = anna.table("me", "me")["table"], anna.secret
    file = tmp_path / "copy.db"
    assert admin(server.url, "backup", file).status == 0
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"]
    assert file.stat().st_mode & 0o077 == 0
    with running(f"sqlite:///{file}") as again:
        browser = again.browser()
        browser.http.cookies.set("lutece", str(cookie))
        assert browser.get(f"/api/tables/{table}")["seats"][0]["mine"]
    assert "cannot be written" in refused_admin(server.url, "backup", tmp_path / "no" / "where")


def test_postgresql_is_backed_up_by_the_command_that_is_told(cluster: Cluster, tmp_path):
    url = cluster.new_database()
    Database(url).close()
    (table,) = imported(url, GAMES[0])
    file = tmp_path / "copy of monday"
    with_password = url.replace("postgres@", "postgres:hidden@")
    ran = run("admin", "backup", file, "--database", with_password)
    assert ran.status == 2
    assert "hidden" not in ran.out
    dump, restore = ran.out.splitlines()
    again = cluster.new_database()
    for command in (dump, restore.replace(url.rsplit("/")[-1], again.rsplit("/")[-1])):
        subprocess.run(f"{cluster.programs}/{command}", shell=True, check=True, cwd=tmp_path)
    assert table in admin(again, "tables").said


# --- close --------------------------------------------------------------------------------------


def test_a_closed_table_is_closed_for_a_running_server_too(server):
    anna = server.browser("Anna")
    table = anna.table("me", "me")["table"]
    assert "within a minute" in admin(server.url, "close", table).said
    view = anna.get(f"/api/tables/{table}/at/0?seat=0")
    view = anna.get(f"/api/tables/{table}/at/0?seat={view['to_move']}")
    decision = view["decisions"][0]["text"]
    anna.post(f"/api/tables/{table}/command", type="play", seq=0, decision=decision)
    assert "closed" in admin(server.url, "tables", "--status", "closed").said  # it stays so
    in_server(server, server.services.tables.notice_closed())
    assert anna.get(f"/api/tables/{table}")["status"] == "closed"
    said = anna.refused(f"/api/tables/{table}/command", type="play", seq=1, decision=decision)
    assert said == "table-closed"
    assert "closed before" in refused_admin(server.url, "close", table)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_what_needs_no_closing_is_left(empty, tmp_path):
    (table,) = imported(empty, GAMES[0])
    assert "its game is over" in refused_admin(empty, "close", table)
    assert "There is no table nowhere" in refused_admin(empty, "close", "nowhere")
    assert "There is no table nowhere" in refused_admin(empty, "export", "-", "--table", "nowhere")


# --- databases that cannot be -------------------------------------------------------------------


@pytest.mark.parametrize("command", ["tables", "players"])
def test_a_database_that_is_none_is_told_and_not_made(tmp_path, command):
    missing = tmp_path / "missing.db"
    assert "There is no database at" in refused_admin(f"sqlite:///{missing}", command)
    assert not missing.exists()
    assert "There is no database" in refused_admin("sqlite://", command)
    other = tmp_path / "other.db"
    other.write_bytes(b"")
    assert "does not have the form" in refused_admin(f"sqlite:///{other}", command)
    other.write_text("this is no database at all, and long enough to be seen as none" * 20)
    assert "cannot be opened" in refused_admin(f"sqlite:///{other}", command)
    assert "cannot be opened" in refused_admin("nonsense", command)
    refused_admin("postgresql://nobody:hidden@127.0.0.1:1/none", command)


def test_a_password_in_an_address_is_not_told(tmp_path):
    said = refused_admin("postgresql://nobody:hidden@127.0.0.1:1/none", "tables")
    assert "cannot be opened" in said
    assert "hidden" not in said


def in_server(server: Running, work) -> None:
    """Run something on the server's own loop."""
    import asyncio

    loop = server.services.database._loop
    asyncio.run_coroutine_threadsafe(work, loop).result(10)
