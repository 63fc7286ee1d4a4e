"""What only PostgreSQL shows; tests of accounts, tokens, bots and administration run on it too."""

import asyncio
import threading
import time

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from lutece.server import database as storage
from lutece.server.database import ConflictError, Database, RejectedError, Statement
from lutece.server.database_engine import is_current, migrate
from lutece.server.database_tables import changes, chat, metadata, passkeys, players, tables
from tests.server.people_fixtures import (  # noqa: F401
    Browser,
    Cluster,
    a_cluster,
    a_server,
    a_url,
    running,
    wait_for,
)

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)

NEW_PLAYER = sa.insert(players)
NEW_CHANGE = sa.insert(changes)
NEW_TABLE = sa.insert(tables)


@pytest.fixture
def database(url: str):
    opened = Database(url)
    yield opened
    opened.close()


def player(who: str, **more) -> Statement:
    return Statement(NEW_PLAYER, {"id": who, "name": who, "created": 1.5, "login": None} | more)


def table(name: str, **more) -> Statement:
    values = {
        "id": name,
        "game": "paris",
        "edition": "e",
        "options": {"free_placement": True, "random_setup": False},
        "seed": "é" * 500,
        "pace": "none",
        "status": "running",
        "invitation": "i",
        "owner": "",
        "created": 1_790_000_000.123456,
        "changed": time.time(),
        "number": 0,
    }
    return Statement(NEW_TABLE, values | more)


def change(name: str, seq: int) -> Statement:
    values = {"table": name, "seq": seq, "decision": "end", "number": seq, "at": time.time()}
    return Statement(NEW_CHANGE, values)


async def all_of(*writes):
    return await asyncio.gather(*writes, return_exceptions=True)


def test_the_migrations_make_what_the_code_expects(database):
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    migrate(database.engine)  # a second time changes nothing
    assert is_current(database.engine)


def test_figures_and_options_come_back_exactly(database):
    now = time.time()
    count = 2**32 - 1
    key = {"credential": "c" * 1364, "player": "a", "public_key": bytes(range(256))}
    asyncio.run(
        database.write(
            table("t", changed=now, deadline=now + 86400.25),
            player("a"),
            Statement(sa.insert(passkeys), key | {"sign_count": count, "created": now}),
            Statement(
                sa.insert(chat),
                {"table": "t", "at": now, "seat": None, "name": "é", "text": "日本 🎲" * 80},
            ),
        )
    )
    (row,) = database.rows(sa.select(tables))
    assert (row.created, row.changed, row.deadline) == (1_790_000_000.123456, now, now + 86400.25)
    assert row.options == {"free_placement": True, "random_setup": False}
    assert row.seed == "é" * 500
    (kept,) = database.rows(sa.select(passkeys))
    assert (kept.sign_count, bytes(kept.public_key)) == (count, bytes(range(256)))
    (line,) = database.rows(sa.select(chat))
    assert line.text == "日本 🎲" * 80


def test_many_changes_are_written_as_a_group(database):
    begun = []
    sa.event.listen(database.engine, "begin", lambda _: begun.append(1))
    held = threading.Event()
    in_one = database._in_one_transaction

    def slowly(group):
        held.wait(10)
        in_one(group)

    database._in_one_transaction = slowly

    async def many():
        waiting = [
            asyncio.ensure_future(database.write(table(f"t{n}"), change(f"t{n}", 1)))
            for n in range(200)
        ]
        await asyncio.sleep(0)
        held.set()
        return await all_of(*waiting)

    assert set(asyncio.run(many())) == {None}
    assert len(database.rows(sa.select(changes))) == 200
    assert len(begun) < 10


def test_changes_that_come_soon_after_a_group_are_one_group_too(database, monkeypatch):
    monkeypatch.setattr(storage, "GATHERING", 1.0)
    begun = []

    async def one_after_another():
        await all_of(*(database.write(table(f"t{n}"), change(f"t{n}", 1)) for n in range(20)))
        sa.event.listen(database.engine, "begin", lambda _: begun.append(1))
        first = asyncio.ensure_future(database.write(change("t1", 2)))
        await asyncio.sleep(0.2)
        await all_of(first, database.write(change("t2", 2)))

    asyncio.run(one_after_another())
    assert len(begun) == 1


def test_one_bad_change_takes_no_other_with_it(database):
    asyncio.run(database.write(table("t"), change("t", 1), player("a", login="anna")))

    async def several():
        return await all_of(
            database.write(change("t", 2)),
            database.write(change("t", 1)),  # there already
            database.write(player("b", login="anna")),  # taken
            database.write(player("c", name="x" * 100)),  # too long for PostgreSQL
            database.write(change("nowhere", 1)),  # no such table
            database.write(change("t", 3)),
        )

    first, again, taken, long, nowhere, last = asyncio.run(several())
    assert (first, last) == (None, None)
    assert [type(error) for error in (again, taken, nowhere)] == [ConflictError] * 3
    assert type(long) is RejectedError
    assert [row.seq for row in database.rows(sa.select(changes).order_by(changes.c.seq))] == [
        1,
        2,
        3,
    ]
    assert [row.id for row in database.rows(sa.select(players))] == ["a"]


def test_a_restarted_database_is_found_again(server, cluster: Cluster):
    anna = server.browser("Anna")
    game = anna.table("me", "me")["table"]
    seq = play(anna, game, 0)
    cluster.stop()
    refused = [anna.refused(f"/api/tables/{game}/command", **decision(anna, game, seq))]
    assert refused == ["not-saved"]
    assert server.browser().http.get("/api/tables").status_code == 503
    cluster.start()
    assert play(anna, game, seq) == 2  # at once: no stale connection is used
    assert len(server.rows("SELECT 1 FROM changes")) == 2
    with running(server.url) as again:
        browser = again.browser()
        browser.http.cookies.set("lutece", str(anna.secret))
        assert browser.get(f"/api/tables/{game}")["number"] == 2


def test_a_bot_goes_on_after_the_database_came_back(server, cluster: Cluster):
    anna = server.browser("Anna")
    game = anna.table("me", "random")["table"]
    cluster.stop()
    cluster.start()

    def over() -> bool:
        info = anna.get(f"/api/tables/{game}")
        if info["status"] == "running" and info["to_move"] == 0:
            anna.http.post(f"/api/tables/{game}/command", json=decision(anna, game, info["number"]))
        return info["status"] == "over"

    wait_for(over)
    info = anna.get(f"/api/tables/{game}")
    assert len(server.rows("SELECT 1 FROM changes")) == info["number"]


def test_text_that_postgresql_cannot_hold_does_no_harm(server):
    anna = server.browser("A\0nna")
    assert anna.me["name"] == "Anna"
    game = anna.table("me", "me")["table"]
    assert anna.http.get("/api/tables/a%00b").status_code == 404
    assert anna.http.get(f"/api/tables/{game}/why?decision=%00").status_code < 500
    anna.post(f"/api/tables/{game}/command", type="say", text="zero\0 and on")
    assert anna.refused(f"/api/tables/{game}/command", type="say", text="\0") == "nothing-to-say"
    assert (
        server.browser().refused("/api/sign-in", login="a\0na", password="\0") == "wrong-password"
    )
    wish = {"game": "paris-paris", "seats": [{"kind": "me"}] * 2, "components": "\0"}
    assert anna.refused("/api/tables", **wish) == "wrong-components"
    wish = {"game": "paris-paris", "seats": [{"kind": "me"}] * 2, "options": {"\0": True}}
    assert anna.refused("/api/tables", **wish) == "unknown-option"
    command = {"type": "play", "seq": 0, "decision": "\0"}
    assert anna.http.post(f"/api/tables/{game}/command", json=command).status_code == 409


def decision(browser: Browser, game: str, seq: int) -> dict[str, object]:
    """A legal decision of whoever's turn it is, as a command."""
    number = browser.get(f"/api/tables/{game}")["number"]
    for place in browser.get(f"/api/tables/{game}")["seats"]:
        if place["mine"]:
            view = browser.get(f"/api/tables/{game}/at/{number}?seat={place['seat']}")
            if view["decisions"]:
                return {"type": "play", "seq": seq, "decision": view["decisions"][0]["text"]}
    raise AssertionError("nobody is to move")


def play(browser: Browser, game: str, seq: int) -> int:
    command = decision(browser, game, seq)
    return int(browser.post(f"/api/tables/{game}/command", **command)["seq"])
