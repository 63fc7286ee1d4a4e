"""What is kept of a person: all of it as one file, gone when they wish, or when it is old."""

import asyncio
import time

import pytest

from lutece.server import limits
from lutece.server.limits import A_DAY
from lutece.server.privacy import FORMAT
from tests.server.people_fixtures import (  # noqa: F401
    SECONDS,
    Browser,
    a_cluster,
    a_server,
    a_url,
    running,
    wait_for,
)

PASSWORD = "correct horse"


def seated(ada: Browser, bob: Browser) -> str:
    """A running table at which both sit, and at which both have spoken."""
    made = ada.table("me", "link", "random")
    table = str(made["table"])
    bob.post(f"/api/tables/{table}/join", invitation=made["invitation"])
    for one, text in ((ada, "from Ada"), (bob, "from Bob")):
        one.post(f"/api/tables/{table}/command", type="say", text=text)
    return table


def move(table: str, *people: Browser) -> None:
    """Whoever is to move makes a decision."""
    for person in people:
        info = person.get(f"/api/tables/{table}")
        seat = info["to_move"]
        if seat is not None and info["seats"][seat]["mine"]:
            view = person.get(f"/api/tables/{table}/at/{info['number']}?seat={seat}")
            decision = view["decisions"][0]["text"]
            command = {"type": "play", "seq": info["number"], "decision": decision}
            person.post(f"/api/tables/{table}/command", **command)
            return
    raise AssertionError("nobody here is to move")


@pytest.fixture
def two(server):
    return server.browser("Ada"), server.browser("Bob")


def test_everything_about_me_is_one_file_and_nothing_about_others(server, two):
    ada, bob = two
    ada.post("/api/account", login="ada", password=PASSWORD)
    token = ada.post("/api/tokens", label="my bot")["token"]
    table = seated(ada, bob)
    answer = ada.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    known = answer.json()
    assert known["format"] == FORMAT
    assert (known["person"]["name"], known["person"]["login"]) == ("Ada", "ada")
    assert [line["text"] for line in known["chat"]] == ["from Ada"]
    assert [row["id"] for row in known["tables"]] == [table]
    assert "my bot" in {row["label"] for row in known["browsers_and_tokens"]}
    for secret in (ada.secret, token, PASSWORD, "argon2", "Bob", bob.me["player"]):
        assert secret not in answer.text
    for hidden in server.rows("SELECT seed, invitation FROM tables"):
        assert hidden.seed not in answer.text
        assert hidden.invitation not in answer.text
    assert server.browser().http.get("/api/me/export").status_code == 401
    assert (
        server.browser().http.get("/api/me/export", headers={"authorization": f"Bearer {token}"})
    ).status_code == 403


def test_deleting_my_account_leaves_the_game_to_the_others(server, two):
    ada, bob = two
    ada.post("/api/account", login="ada", password=PASSWORD)
    me = ada.me["player"]
    table = seated(ada, bob)
    assert ada.refused("/api/me/delete") == "wrong-password"
    assert ada.refused("/api/me/delete", password="wrong horse") == "wrong-password"
    assert ada.post("/api/me/delete", password=PASSWORD)["player"] is None
    assert ada.me["player"] is None
    info = bob.get(f"/api/tables/{table}")
    former, mine = info["seats"][0], info["seats"][1]
    assert (former["former"], former["name"], former["stand_in"]) == (True, None, True)
    assert (mine["mine"], mine["name"]) == (True, "Bob")
    assert info["own"]  # somebody must be able to look after the table
    wait_for(lambda: bob.get(f"/api/tables/{table}")["to_move"] == 1)  # a bot plays for her
    move(table, bob)
    assert bob.refused("/api/sign-in", login="ada", password=PASSWORD) == "wrong-password"
    left = [
        name
        for name in ("players", "secrets", "passkeys", "seats", "changes", "results", "chat")
        for row in server.rows(f'SELECT * FROM "{name}"')
        if me in row or "Ada" in row
    ]
    assert left == []
    assert [row.text for row in server.rows("SELECT text FROM chat")] == ["from Bob"]
    # The same after a new start.
    del server.services.tables._open[table]
    assert bob.get(f"/api/tables/{table}")["seats"][0]["former"]


def test_a_finished_game_of_a_deleted_player_can_still_be_replayed(server, two):
    ada, _ = two
    table = ada.table("me", "random")["table"]
    while ada.get(f"/api/tables/{table}")["status"] == "running":
        wait_for(lambda: ada.get(f"/api/tables/{table}")["to_move"] in (0, None))
        if ada.get(f"/api/tables/{table}")["status"] == "running":
            move(table, ada)
    record = ada.get(f"/api/tables/{table}/record")
    assert record.pop("players")[0] == {"name": "Ada"}
    ada.post("/api/me/delete")
    visitor = server.browser()
    assert visitor.get(f"/api/tables/{table}")["seats"][0]["former"]
    nameless = visitor.get(f"/api/tables/{table}/record")
    assert nameless.pop("players")[0] == {}
    assert nameless == record


def test_a_table_that_nobody_is_left_at_is_closed(server, two):
    ada, bob = two
    alone, waiting = ada.table("me", "random")["table"], ada.table("me", "open")["table"]
    ada.post("/api/me/delete")
    assert bob.get(f"/api/tables/{alone}")["status"] == "closed"
    assert bob.get(f"/api/tables/{waiting}")["status"] == "closed"
    assert bob.get("/api/tables")["open"] == []


def test_guests_who_do_not_come_back_and_old_chat_are_deleted(server, two):
    ada, bob = two
    bob.post("/api/account", login="bob", password=PASSWORD)
    table = seated(ada, bob)
    ids = {name: one.me["player"] for name, one in (("Ada", ada), ("Bob", bob))}
    retention, now = server.services.retention, time.time()

    def sweep(days: float) -> int:
        work = retention.sweep(now + days * A_DAY)
        loop = server.services.database._loop  # of the server's own thread
        return asyncio.run_coroutine_threadsafe(work, loop).result(SECONDS)

    assert sweep(limits.CHAT_DAYS.amount - 1) == 0
    assert len(server.rows("SELECT * FROM chat")) == 2
    assert sweep(limits.CHAT_DAYS.amount + 1) == 0
    assert server.rows("SELECT * FROM chat") == []
    assert sweep(limits.GUEST_DAYS.amount + 1) == 1
    left = {row.id for row in server.rows("SELECT id FROM players")}
    assert ids["Bob"] in left  # an account stays
    assert ids["Ada"] not in left
    assert bob.get(f"/api/tables/{table}")["seats"][0]["former"]


def test_it_is_noted_once_a_day_that_somebody_was_here(url):
    with running(url) as server:
        ada = server.browser("Ada")
        cookie = ada.secret
        with server.services.database.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE players SET seen = seen - 200000")
    with running(url) as server:
        again = server.browser()
        again.http.cookies.set("lutece", cookie)
        assert again.me["name"] == "Ada"
        wait_for(lambda: server.rows("SELECT seen FROM players")[0].seen > time.time() - 60)
