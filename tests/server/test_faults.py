"""Faults: a database that fails, a server that stops and starts, tables that others change."""

import asyncio
import sqlite3
import time

import pytest
import sqlalchemy as sa

from lutece.server.database import ConflictError, Database, NotSavedError, Statement
from lutece.server.database_tables import tables
from lutece.server.people import People
from lutece.server.schema import NewTable, Play, SeatWish
from lutece.server.table_registry import TableRegistry
from tests.server.helpers import LINK, ME, OPEN, SOON, bot, key, running


def failing_writes(server, monkeypatch, fails):
    """Every transaction fails while `fails` holds something."""
    whole = server.services.database._in_one_transaction

    def maybe(group):
        if fails:
            raise sa.exc.OperationalError("INSERT", {}, sqlite3.OperationalError(fails[0]))
        whole(group)

    monkeypatch.setattr(server.services.database, "_in_one_transaction", maybe)


def test_what_cannot_be_saved_is_told_and_not_done(server, guest, monkeypatch):
    ada = guest()
    table = ada.table(ME, ME)
    with ada.live(table, seat=0) as live, guest(None).live(table) as watcher:
        if live.view["to_move"] == 1:
            live.send(type="sit", seat=1)
            live.until("sync")
        fails = ["database or disk is full"]
        failing_writes(server, monkeypatch, fails)
        live.play(live.decisions[0])
        assert live.refused() == "not-saved"
        live.send(type="say", text="hello?")
        assert live.refused() == "not-saved"
        play = {"type": "play", "seq": 0, "decision": live.decisions[0]}
        assert ada.command(table, play).status_code == 503
        assert key(ada.post("/api/tables", {"game": "paris", "seats": [ME, OPEN]})) == "not-saved"
        assert key(ada.post(f"/api/tables/{table}/leave")) == "not-saved"
        assert key(ada.post(f"/api/tables/{table}/close")) == "not-saved"
        assert key(ada.post("/api/me", {"name": "Augusta"})) == "not-saved"
        assert ada.info(table)["number"] == 0
        seen = {m["type"] for m in watcher.heard()} - {"table"}  # who came may be told late
        assert seen == {"pong"}  # nobody saw anything
        fails.clear()
        live.move()
        assert watcher.until("update")["seq"] == 1


def test_a_bot_tries_again_what_could_not_be_saved(server, guest, monkeypatch):
    monkeypatch.setattr("lutece.server.bot_player.FIRST_WAIT", 0.05)
    thinker, fails, thoughts = server.services.tables.thinker, [], []
    failing_writes(server, monkeypatch, fails)
    honest = thinker.choose

    async def choose(*asked):
        """The first thought of all meets a broken disk, its second try a whole one."""
        thoughts.append(asked[0])
        action = await honest(*asked)
        fails[:] = ["disk I/O error"] if len(thoughts) == 1 else []
        return action

    monkeypatch.setattr(thinker, "choose", choose)
    ada = guest()
    table = ada.table(ME, bot(), bot(), bot())
    with ada.live(table) as live:
        while live.view["number"] < 9:
            if live.view["to_move"] == 0:
                live.move()
            else:
                live.until("update")
    assert thoughts[0] == thoughts[1]  # it thought again for the same seat


def test_a_full_disk(tmp_path):
    """SQLite itself says that the disk is full: nothing is lost, and later all goes on."""
    with running(tmp_path / "small.db") as server:
        database = server.services.database
        ada = server.guest("Ada")
        table = ada.table(ME, ME)

        def limit(pages):
            def on_connect(connection, _record):
                connection.execute(f"PRAGMA max_page_count={pages}")

            return on_connect

        full = limit(1)  # SQLite takes the size that it has now
        sa.event.listen(database.engine, "connect", full)
        database.engine.dispose()
        refused = 0
        for _ in range(300):
            refused += ada.command(table, {"type": "say", "text": "x" * 500}).status_code == 503
        assert refused
        sa.event.remove(database.engine, "connect", full)
        database.engine.dispose()
        assert ada.command(table, {"type": "say", "text": "again"}).status_code == 200
        with ada.live(table) as live:
            assert live.first["chat"][-1]["text"] == "again"
        ada.close()


def test_changes_that_meet_a_locked_database_are_refused_together(tmp_path):
    """One after the other, each would wait as long as the first."""

    async def tries():
        database = Database(f"sqlite:///{tmp_path / 'x.db'}")
        people = People(database)
        ada, _ = await people.new_guest("Ada")
        with sqlite3.connect(tmp_path / "x.db") as other:
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            waiting = [people.rename(ada, f"Ada {n}") for n in range(20)]
            told = await asyncio.gather(*waiting, return_exceptions=True)
            assert {type(error) for error in told} == {NotSavedError}
            assert time.monotonic() - began < 20  # five seconds each would be a hundred
            other.rollback()
        other.close()
        await people.rename(ada, "Augusta")
        database.close()

    asyncio.run(tries())


def test_a_database_that_cannot_be_read_is_told(server, guest, monkeypatch):
    ada = guest()

    def broken(sql):
        raise sa.exc.OperationalError("SELECT", {}, sqlite3.OperationalError("disk I/O error"))

    monkeypatch.setattr(server.services.database, "rows", broken)
    assert key(ada.get("/api/tables")) == "not-saved"
    assert key(ada.get("/api/tables/0123456789")) == "not-saved"
    with ada.socket("/api/tables/0123456789/live") as socket_:
        assert "not-saved" in socket_.recv(SOON)


def test_the_writing_thread_survives_whatever_goes_wrong(tmp_path):
    async def tries():
        database = Database(f"sqlite:///{tmp_path / 'x.db'}")
        strange = Statement(sa.insert(tables), {"id": object()})
        with pytest.raises(NotSavedError):
            await database.write(strange)
        await asyncio.wait_for(database.write(Statement(sa.text("SELECT 1"), {})), SOON)
        database.close()

    asyncio.run(tries())


def test_one_bad_change_does_not_take_others_with_it(tmp_path):
    async def tries():
        database = Database(f"sqlite:///{tmp_path / 'x.db'}")
        bad = database.write(Statement(sa.text("INSERT INTO nowhere VALUES (1)"), {}))
        from lutece.server.people import People

        good = People(database).new_guest("Ada")
        results = await asyncio.gather(bad, good, return_exceptions=True)
        assert isinstance(results[0], NotSavedError)
        assert results[1][0].name == "Ada"
        database.close()

    asyncio.run(tries())


# --- stopping and starting ----------------------------------------------------------------------


def test_a_server_that_stops_sends_everybody_away_at_once(tmp_path, caplog):
    with running(tmp_path / "tables.db") as server:
        ada = server.guest("Ada")
        table = ada.table(ME, ME)
        with ada.live(table) as live, ada.http.stream("GET", f"/api/tables/{table}/events") as told:
            lines = told.iter_lines()
            assert next(lines).startswith("data: ")
            server.stop()
            assert live.gone() == 1012
            assert not [line for line in lines if line.startswith("error")]  # it simply ends
        ada.close()
    assert "Cancel" not in caplog.text  # as uvicorn logs when its time to stop is over


def test_nobody_new_looks_on_while_the_server_stops(server, guest, monkeypatch):
    ada = guest()
    table = ada.table(ME, ME)
    monkeypatch.setattr(server.services, "stopping", True)
    assert key(ada.get(f"/api/tables/{table}/events")) == "stopping"
    with ada.socket(f"/api/tables/{table}/live") as socket_:
        assert "stopping" in socket_.recv(SOON)


def test_after_a_restart_everything_goes_on(tmp_path):
    file = tmp_path / "tables.db"
    with running(file) as server:
        ada = server.guest("Ada")
        table, waiting = ada.table(ME, ME, game="paris"), ada.table(ME, LINK)
        invitation = ada.invitation(waiting)
        with ada.live(table, seat=0) as live:
            for _ in range(9):
                if live.view["to_move"] != live.view["seat"]:
                    live.send(type="sit", seat=live.view["to_move"])
                    live.until("sync")
                live.move()
                if live.view["can_undo"] and live.view["number"] % 3 == 0:
                    live.undo(live.view["number"] - 1)
                    live.until("update")
            live.send(type="say", text="see you")
            live.until("chat")
            seq, seat = live.seq, live.view["seat"]
        with ada.live(table, seat=seat) as live:
            before = live.first
    with running(file) as server:
        ada.address = server.address
        ada.http.base_url = server.url
        with ada.live(table, seat=seat) as live:
            assert live.first["view"] == before["view"]
            assert live.first["chat"] == before["chat"]
            assert live.seq == seq
            if live.view["to_move"] != seat:
                live.send(type="sit", seat=live.view["to_move"])
                live.until("sync")
            live.move()
            assert live.seq == seq + 1
        bob = server.guest("Bob")
        assert bob.join(waiting, invitation=invitation)["status"] == "running"
        bob.close()
    ada.close()


def test_after_a_restart_bots_go_on(tmp_path, monkeypatch):
    file = tmp_path / "tables.db"
    with running(file) as server:
        ada = server.guest("Ada")
        stopped = asyncio.Event()
        monkeypatch.setattr(server.services.tables.thinker, "choose", lambda *_: stopped.wait())
        table = ada.table(ME, bot(), bot(), bot())
        with ada.live(table) as live:
            if live.view["to_move"] == 0:
                live.move()
            number = live.view["number"]
            assert live.view["to_move"] != 0
    with running(file) as server:
        ada.address, ada.http.base_url = server.address, server.url
        deadline = time.monotonic() + SOON
        while (info := ada.info(table))["number"] == number and time.monotonic() < deadline:
            time.sleep(0.02)
        assert info["number"] > number
    ada.close()


def test_a_table_put_away_comes_back_as_it_was(server, guest, monkeypatch):
    ada = guest()
    table = ada.table(ME, ME)
    with ada.live(table, seat=0) as live:
        before = live.first["view"]
    registry = server.services.tables
    assert registry._open[table].idle
    del registry._open[table]
    with ada.live(table, seat=0) as live:
        assert live.first["view"] == before


async def table_of_ada(tmp_path, **wishes):
    """Ada at a table for two, without a server around it."""
    database = Database(f"sqlite:///{tmp_path / 'x.db'}")
    player, _ = await People(database).new_guest("Ada")
    registry = TableRegistry(database)
    seats = [SeatWish(kind="me"), SeatWish(kind="me")]
    return (
        registry,
        player,
        await registry.set_up(player, NewTable("paris-paris", seats=seats, **wishes)),
    )


async def put_away(registry):
    await registry.stop()
    registry.database.close()


def test_a_table_with_a_change_on_its_way_is_not_put_away(tmp_path):
    async def tries():
        registry, player, table = await table_of_ada(tmp_path)
        assert table.idle
        play = Play(seq=0, decision=table.state.started().legal()[0])
        task = asyncio.create_task(table.command(player, play))
        await asyncio.sleep(0)
        assert not table.idle
        await task
        assert table.idle
        await put_away(registry)

    asyncio.run(tries())


def test_a_table_whose_stand_in_waits_for_the_disk_is_not_put_away(tmp_path, monkeypatch):
    async def broken(*_):
        raise NotSavedError

    async def tries():
        registry, _, table = await table_of_ada(tmp_path, pace="live")
        monkeypatch.setattr(table, "_let_stand_in", broken)
        table.state.summary.deadline = 0.0
        table._time_is_up()
        await asyncio.sleep(0)  # it meets the broken disk
        assert not table.idle
        table.shut_down()
        await asyncio.wait([table._standing_in])
        assert table.idle
        await put_away(registry)

    asyncio.run(tries())


def test_a_table_with_a_move_a_day_is_put_away_and_opened_when_its_clock_runs_out(tmp_path):
    async def tries():
        registry, _, table = await table_of_ada(tmp_path, pace="day")
        assert table.idle
        table.shut_down()
        del registry._open[table.id]
        late = sa.update(tables).where(tables.c.id == table.id).values(deadline=time.time() - 1)
        await registry.database.write(Statement(late, {}))
        await registry.open_due()
        assert table.id in registry._open
        opened = await registry.table(table.id)
        while not opened.state.summary.seats[0].level:  # a bot stands in
            await asyncio.sleep(0.01)
        await put_away(registry)

    asyncio.run(tries())


def test_a_table_that_another_server_changed_is_opened_anew(tmp_path):
    """Two servers over one database: who is behind notices, and nobody is stuck."""
    with running(tmp_path / "x.db") as one, running(tmp_path / "x.db") as two:
        ada = one.guest("Ada")
        table = ada.table(ME, ME)
        with ada.live(table) as here:
            mover = here.view["to_move"]
        with ada.live(table, seat=mover) as here:
            ada.address = two.address
            with ada.live(table, seat=mover) as there:
                there.move()
                here.play(here.decisions[0])
                assert here.gone() == 1012
                ada.address = one.address
                with ada.live(table, seat=mover) as again:
                    assert again.seq == 1
                    assert again.view["board"] == there.view["board"]
        ada.close()


def test_a_game_of_an_older_edition_is_told(server, guest):
    ada = guest()
    table = ada.table(ME, ME)
    del server.services.tables._open[table]
    with server.services.database.engine.begin() as connection:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(edition="older"))
    assert key(ada.get(f"/api/tables/{table}")) == "older-rules"
    assert table in {row["table"] for row in ada.get("/api/tables").json()["mine"]}


def test_a_conflict_is_a_change_that_is_not_saved():
    assert issubclass(ConflictError, NotSavedError)


def test_a_bot_that_fails_is_tried_again_and_then_told(server, guest, monkeypatch):
    monkeypatch.setattr("lutece.server.bot_player.FIRST_WAIT", 0.01)
    thinker, tries = server.services.tables.thinker, []
    honest = thinker.choose

    async def broken(place, *asked):
        tries.append(place)
        raise ZeroDivisionError

    ada = guest()
    with monkeypatch.context() as patched:
        patched.setattr(thinker, "choose", broken)
        table = ada.table(ME, bot(), bot(), bot())
        with ada.live(table) as live:
            if live.view["to_move"] == 0:
                live.move()
            assert live.refused() == "bot-failed"
            assert len(set(tries)) == 1
            assert len(tries) >= 4
        with guest(None).live(table) as late:
            assert late.refused() == "bot-failed"
    assert thinker.choose == honest
    with ada.live(table) as live:  # who comes back makes it try again
        live.until("update")


def test_a_decision_that_can_never_be_saved_is_tried_once_and_told(server, guest, monkeypatch):
    """Bots retried for ever what the database would never take."""
    whole, tries = server.services.database._in_one_transaction, []

    def refuse(group):
        rows = [statement.values for job in group for statement in job.statements]
        if any(row.get("made_by") == "bot" for row in rows):
            tries.append(rows)
            raise sa.exc.DataError("INSERT", {}, ValueError("value too long"))
        whole(group)

    monkeypatch.setattr("lutece.server.bot_player.FIRST_WAIT", 0.01)
    ada = guest()
    with monkeypatch.context() as patched:
        patched.setattr(server.services.database, "_in_one_transaction", refuse)
        table = ada.table(ME, bot())
        with ada.live(table) as live:
            while live.view["to_move"] == 0:
                live.move()
            assert live.refused() == "bot-failed"
            for _ in range(20):
                live.heard()
    assert len(tries) <= 2  # once by itself, and once because Ada came to look


def test_bots_rest_while_nobody_watches_or_waits(server, guest):
    ada = guest()
    table = ada.table(ME, bot(), bot(), bot())
    ada.do(table, "leave")  # only bots play now, and nobody sees them
    number = ada.info(table)["number"]
    for _ in range(50):
        assert ada.info(table)["number"] <= number + 1
    with guest(None).live(table) as live:
        live.until("update", lambda message: message["view"]["number"] > number + 4)
