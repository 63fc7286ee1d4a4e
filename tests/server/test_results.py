"""Who decided what, and how games ended, as the database keeps it."""

import sqlalchemy as sa
from alembic import command

from lutece.server.database_engine import alembic_config, engine_for, migrate
from lutece.server.database_tables import changes, results
from tests.server.helpers import ME, OPEN, bot


def stored(server, table, what):
    rows = server.services.database.rows(sa.select(what).where(what.c.table == table))
    return [row._mapping for row in rows]


def play_on(live, seats, until):
    """Ada plays her seats until something holds; the others play by themselves."""
    while not until(live.view):
        if live.view["to_move"] in seats:
            if live.view["seat"] != live.view["to_move"]:
                live.send(type="sit", seat=live.view["to_move"])
                live.until("sync")
            live.move()
        else:
            live.until("update")


def is_over(view):
    return view["to_move"] is None


def test_every_decision_is_stored_with_who_made_it(server, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN, bot("random"))
    bob.join(table)
    with ada.live(table) as live:
        bob.do(table, "leave")  # a bot stands in for him
        play_on(live, [0], lambda view: view["number"] >= 6)
    made = {(row["made_by"], row["player"], row["level"]) for row in stored(server, table, changes)}
    assert made == {
        ("player", ada.id, None),
        ("stand-in", bob.id, "casual"),
        ("bot", None, "random"),
    }


def test_a_decision_made_because_the_clock_ran_out_is_stored_as_such(server, guest, short_turns):
    ada = guest()
    table = ada.table(ME, bot("random"), pace="live")
    with ada.live(table) as live:
        live.until("sync", lambda message: message["table"]["seats"][0]["stand_in"])
        play_on(live, [], lambda view: view["number"] >= 4)
    made = {row["made_by"] for row in stored(server, table, changes)}
    assert made == {"timeout", "bot"}


def test_the_result_of_each_seat_is_stored(server, guest):
    ada = guest()
    table = ada.table(ME, bot("greedy"))
    with ada.live(table) as live:
        play_on(live, [0], is_over)
        view = live.view
    rows = sorted(stored(server, table, results), key=lambda row: row["seat"])
    assert [row["score"] for row in rows] == view["scores"]
    assert [row["share"] for row in rows] == view["win"]
    assert [(row["player"], row["level"]) for row in rows] == [(ada.id, None), (None, "greedy")]
    assert [row["stand_in"] for row in rows] == [False, False]
    assert rows[0]["at"] == ada.info(table)["changed"]


def test_a_stand_in_is_seen_in_the_result_even_after_the_player_came_back(server, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN)
    bob.join(table)
    with ada.live(table) as a:
        bob.do(table, "leave")
        play_on(a, [0], lambda view: view["number"] >= 3)
        bob.do(table, "return")
        with bob.live(table) as b:
            while not is_over(b.view):
                mover, other = (a, b) if b.view["to_move"] == 0 else (b, a)
                seq = mover.move()["seq"]
                if other.seq < seq:
                    other.until("update", lambda message, seq=seq: message["seq"] == seq)
    rows = sorted(stored(server, table, results), key=lambda row: row["seat"])
    assert [row["stand_in"] for row in rows] == [False, True]


def test_what_a_guest_decided_goes_over_to_the_account(server, guest):
    ada, elsewhere = guest("Ada"), guest("Ada on the phone")
    account = {"login": "ada-of-results", "password": "correct horse"}
    ada.done(ada.post("/api/account", account))
    table = elsewhere.table(ME, bot("random"))
    with elsewhere.live(table) as live:
        play_on(live, [0], is_over)
    elsewhere.done(elsewhere.post("/api/sign-in", account))
    assert {row["player"] for row in stored(server, table, changes)} == {ada.id, None}
    assert {row["player"] for row in stored(server, table, results)} == {ada.id, None}


def test_the_last_update_of_a_game_holds_the_whole_log(guest):
    ada = guest()
    table = ada.table(ME, bot("random"))
    with ada.live(table) as live:
        play_on(live, [0], is_over)
        log = live.view["log"]
    assert log == ada.get(f"/api/tables/{table}/at/{live.view['number']}?seat=0").json()["log"]
    assert [entry["number"] for entry in log] == list(range(live.view["number"]))


def test_a_turn_is_taken_back_by_one_command(guest):
    ada = guest()
    table = ada.table(ME, ME, game="paris")
    with ada.live(table, seat=0) as live:
        began, mover = 0, live.view["to_move"]
        for _ in range(200):
            if live.view["to_move"] != live.view["seat"]:
                live.send(type="sit", seat=live.view["to_move"])
                live.until("sync")
            live.move()
            if live.view["to_move"] != mover or not live.view["can_undo"]:
                began, mover = live.view["number"], live.view["to_move"]
            elif live.view["number"] >= began + 2:
                break
        live.undo(began)
        update = live.until("update")
        assert (update["undone"], update["view"]["number"]) == (update["undone"], began)
        assert update["undone"] >= 2


def test_results_of_games_that_were_over_before_are_filled_in(tmp_path):
    """The migration fills in what the lobby's lists kept."""
    engine = engine_for(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        connection.execute(
            sa.text(
                "INSERT INTO tables (id, game, edition, options, seed, pace, status, invitation,"
                " owner, created, changed, number, result) VALUES ('t', 'paris', 'e', '{}', 's',"
                " 'none', 'over', 'i', 'ada', 1, 2, 3, '{\"scores\": [40, 31], \"win\": [1, 0]}')"
            )
        )
        for values in ("('t', 0, 'player', 'ada', NULL)", "('t', 1, 'bot', NULL, 'casual')"):
            connection.execute(
                sa.text(f'INSERT INTO seats ("table", seat, kind, player, level) VALUES {values}')
            )
    migrate(engine)
    with engine.connect() as connection:
        rows = connection.execute(sa.select(results).order_by(results.c.seat)).all()
    engine.dispose()
    assert rows == [
        ("t", 0, "ada", None, 40, 1.0, 2.0, None),
        ("t", 1, None, "casual", 31, 0.0, 2.0, None),
    ]
