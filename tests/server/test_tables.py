"""Tables: set up, joined, left, closed, listed."""

import time
from dataclasses import replace

import pytest
import sqlalchemy as sa

from lutece import games
from lutece.server import limits
from lutece.server.database_tables import chat
from lutece.server.rate_limit import RateLimiter
from tests.server.helpers import LINK, ME, OPEN, bot, key


def test_a_guest_says_a_name_and_stays_who_they_are(guest):
    ada = guest("Ada")
    me = ada.get("/api/me").json()
    assert me == {"player": ada.id, "name": "Ada", "login": None, "passkeys": 0}
    assert ada.post("/api/me", {"name": "Ada  Lovelace"}).json()["name"] == "Ada Lovelace"
    assert ada.get("/api/me").json()["player"] == ada.id


def test_the_cookie_is_out_of_reach_of_scripts(guest):
    response = guest(None).post("/api/me", {"name": "Ada"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert response.json()["player"] not in cookie


def test_whoever_has_no_name_can_only_watch(guest):
    nobody, ada = guest(None), guest()
    assert nobody.get("/api/me").json()["player"] is None
    wish = {"game": "paris-paris", "seats": [ME, OPEN]}
    assert key(nobody.post("/api/tables", wish)) == "name-needed"
    table = ada.table(ME, OPEN)
    for deed in ("leave", "return", "close"):
        assert key(nobody.post(f"/api/tables/{table}/{deed}")) == "name-needed"
    assert key(nobody.post(f"/api/tables/{table}/join", {})) == "name-needed"
    assert key(nobody.command(table, {"type": "say", "text": "hello"})) == "name-needed"


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u0007", "x" * 31])
def test_names_are_visible_and_short(guest, name):
    assert key(guest(None).post("/api/me", {"name": name})) == "bad-name"


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"game": "chess", "seats": [ME, OPEN]}, "unknown-game"),
        ({"game": "paris-paris", "seats": [ME]}, "wrong-seats"),
        ({"game": "paris-paris", "seats": [ME] * 5}, "wrong-seats"),
        ({"game": "paris-paris", "seats": [bot(), bot()]}, "nobody-here"),
        ({"game": "paris-paris", "seats": [ME, bot("deep-thought")]}, "unknown-level"),
        ({"game": "paris-paris", "seats": [ME, bot("search:1000000000")]}, "unknown-level"),
        ({"game": "paris-paris", "seats": [ME, {"kind": "bot"}]}, "unknown-level"),
        ({"game": "paris-paris", "seats": [ME, OPEN], "options": {"x": True}}, "unknown-option"),
        ({"game": "paris-paris", "seats": [ME, OPEN], "components": "= 1"}, "wrong-components"),
        ({"game": "paris", "seats": [ME, OPEN], "components_of": "0123456789"}, "unknown-table"),
        ({"game": "paris-paris", "seats": [ME, OPEN], "components": "x" * 60_001}, "too-large"),
        ({"game": "paris-paris", "seats": [ME, OPEN], "seed": "mine"}, "bad-message"),
        ({"game": "paris-paris", "seats": [{"kind": "king"}, OPEN]}, "bad-message"),
        ({"game": "paris-paris"}, "bad-message"),
    ],
)
def test_what_no_table_can_be_is_refused(guest, wish, refusal):
    assert key(guest().post("/api/tables", wish)) == refusal


def test_a_table_for_one_person_and_bots_starts_at_once(guest):
    ada = guest()
    info = ada.info(ada.table(ME, bot("novice"), game="paris", pace="day"))
    assert info["status"] == "running"
    assert [seat["kind"] for seat in info["seats"]] == ["player", "bot"]
    assert [seat["mine"] for seat in info["seats"]] == [True, False]
    assert info["seats"][1]["level"] == "novice"


def test_joining_by_link_needs_the_link(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, LINK)
    assert ada.info(table)["status"] == "waiting"
    assert bob.info(table)["invitation"] is None
    join = f"/api/tables/{table}/join"
    assert key(bob.post(join, {"seat": 1})) == "needs-invitation"
    assert key(bob.post(join, {})) == "no-free-seat"
    assert key(bob.post(join, {"invitation": "guessed"})) == "no-free-seat"
    info = bob.join(table, invitation=ada.invitation(table))
    assert info["status"] == "running"
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bob"]
    assert info["invitation"] == ada.invitation(table)


def test_an_open_seat_is_for_anyone_but_only_one(guest):
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.table(ME, OPEN)
    join = f"/api/tables/{table}/join"
    assert key(bob.post(join, {"seat": 0})) == "seat-taken"
    assert key(bob.post(join, {"seat": 2})) == "unknown-seat"
    assert key(bob.post(join, {"seat": -1})) == "unknown-seat"
    assert bob.join(table, seat=1)["status"] == "running"
    assert bob.join(table)["status"] == "running"  # sits already: nothing changes
    assert key(eve.post(join, {})) == "no-free-seat"
    assert key(eve.post(join, {"seat": 1})) == "seat-taken"


def test_whoever_leaves_before_the_start_frees_the_seat(guest):
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.table(ME, OPEN, OPEN)
    bob.join(table)
    assert bob.do(table, "leave")["seats"][1]["kind"] == "invited"
    assert key(bob.post(f"/api/tables/{table}/leave")) == "not-at-table"
    assert key(bob.post(f"/api/tables/{table}/return")) == "not-at-table"
    eve.join(table, seat=1, invitation=ada.invitation(table))
    assert eve.info(table)["seats"][1]["name"] == "Eve"


def test_a_table_that_everybody_left_is_closed(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN)
    assert ada.do(table, "leave")["status"] == "closed"
    assert key(bob.post(f"/api/tables/{table}/join", {})) == "table-closed"
    assert key(bob.get(f"/api/tables/{table}/at/0")) == "table-closed"


def test_the_lobby_lists_my_tables_the_open_ones_and_the_running_ones(guest):
    ada, bob = guest("Ada"), guest("Bob")
    waiting, private, playing = ada.table(ME, OPEN), ada.table(ME, LINK), ada.table(ME, OPEN)
    guest("Carol").join(playing)
    alone = {ada.table(ME, ME), ada.table(ME, bot())}
    mine = [table["table"] for table in ada.get("/api/tables").json()["mine"]]
    assert {waiting, private, playing} <= set(mine)
    lists = bob.get("/api/tables").json()
    open_ones = {table["table"] for table in lists["open"]}
    assert waiting in open_ones
    assert private not in open_ones
    running = {table["table"] for table in lists["running"]}
    assert playing in running
    assert not running & alone  # nobody else's business
    assert lists["mine"] == []
    assert all(table["invitation"] is None for table in lists["open"] + lists["running"])


def test_a_running_table_without_a_move_for_a_day_is_not_offered_to_watch(guest, monkeypatch):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN)
    guest("Carol").join(table)
    assert table in {t["table"] for t in bob.get("/api/tables").json()["running"]}
    monkeypatch.setattr("lutece.server.repository.WATCHED_SECONDS", 0.0)
    assert table not in {t["table"] for t in bob.get("/api/tables").json()["running"]}
    assert table in {t["table"] for t in ada.get("/api/tables").json()["mine"]}


def test_a_closed_table_leaves_the_lists(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, ME)
    assert key(bob.post(f"/api/tables/{table}/close")) == "cannot-close"
    assert ada.do(table, "close")["status"] == "closed"
    assert key(ada.post(f"/api/tables/{table}/close")) == "cannot-close"
    assert table not in {t["table"] for t in ada.get("/api/tables").json()["mine"]}
    assert key(ada.command(table, {"type": "play", "seq": 0, "decision": "x"})) == "table-closed"


def test_a_running_game_with_others_is_not_closed_by_one(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN)
    bob.join(table)
    assert key(ada.post(f"/api/tables/{table}/close")) == "cannot-close"


def test_a_finished_table_tells_its_result_in_the_lists(guest, server):
    ada = guest("Ada")
    table = ada.table(ME, bot())
    assert ada.info(table)["win"] is None
    with ada.socket(f"/api/tables/{table}/live"):  # bots play on while somebody watches
        ada.do(table, "leave")
        while (over := ada.info(table))["status"] != "over":
            time.sleep(0.02)
    assert sum(over["win"]) == 1
    del server.services.tables._open[table]  # only listed, as after the server started again
    (listed,) = ada.get("/api/tables").json()["mine"]
    assert (listed["scores"], listed["win"]) == (over["scores"], over["win"])


def test_who_shares_a_screen_may_have_a_name(guest, server):
    ada = guest("Ada")
    table = ada.table(ME, ME | {"name": " Émile "})
    ada.post("/api/me", {"name": "Countess"})
    assert [seat["name"] for seat in ada.info(table)["seats"]] == ["Countess", "Émile"]
    del server.services.tables._open[table]
    assert [seat["name"] for seat in ada.info(table)["seats"]] == ["Countess", "Émile"]
    wish = {"game": "paris-paris", "seats": [ME, ME | {"name": "  "}]}
    assert key(ada.post("/api/tables", wish)) == "bad-name"


def test_nobody_keeps_too_many_tables(guest, monkeypatch):
    monkeypatch.setattr(limits, "OPEN_TABLES", replace(limits.OPEN_TABLES, amount=2))
    ada = guest()
    tables = [ada.table(ME, OPEN) for _ in range(2)]
    wish = {"game": "paris-paris", "seats": [ME, OPEN]}
    assert key(ada.post("/api/tables", wish)) == "too-many-tables"
    ada.do(tables[0], "close")
    ada.table(ME, OPEN)


def test_a_new_name_is_seen_at_the_tables(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN)
    with bob.live(table) as live:
        ada.post("/api/me", {"name": "Augusta"})
        changed = live.until("table", lambda m: m["table"]["seats"][0]["name"] != "Ada")
    assert changed["table"]["seats"][0]["name"] == "Augusta"


def test_a_table_with_components_of_ones_own(guest):
    ada = guest()
    text = games.components_file("paris-paris").read_text(encoding="utf-8")
    own = text.replace("Opéra", "Opéra Garnier").replace('"opera"', '"opera-garnier"')
    assert own != text
    table = ada.table(ME, ME, components=own)
    info = ada.info(table)
    assert info["own_components"]
    drawn_from = ada.get(f"/api/tables/{table}/components").json()["components"]
    assert "Opéra Garnier" in str(drawn_from)
    standard = ada.get(f"/api/tables/{ada.table(ME, ME)}/components").json()["components"]
    assert "Opéra Garnier" not in str(standard)
    again = ada.table(ME, ME, components_of=table)
    assert ada.get(f"/api/tables/{again}/components").json()["components"] == drawn_from
    with ada.live(table, seat=0) as live:
        assert live.view["edition"]


def test_the_games_the_levels_and_the_rules_are_told(guest):
    ada = guest()
    told = ada.get("/api/games").json()
    assert [game["game"] for game in told] == list(games.NAMES)
    assert ada.get("/api/levels").json()[0]["name"] == "novice"
    rules = ada.get("/api/rules/paris/en")
    assert rules.headers["content-type"].startswith("text/html")
    assert 'id="P-22"' in rules.text
    assert key(ada.get("/api/rules/paris/xx")) == "unknown-rules"
    assert key(ada.get("/api/rules/chess/en")) == "unknown-rules"


def test_the_pages_types_are_those_of_the_schema():
    from lutece.server import page_types as made

    for file, text in ((made.FILE, made.page_types()), (made.BOARDS_FILE, made.board_types())):
        assert file.read_text(encoding="utf-8") == text, "run `python -m lutece.server.page_types`"


def test_a_components_file_that_takes_too_long_to_read_is_refused(guest, monkeypatch):
    text = games.components_file("paris-paris").read_text(encoding="utf-8") + "# slow\n"
    wish = {"game": "paris-paris", "seats": [ME, ME], "components": text}
    with monkeypatch.context() as patched:
        patched.setattr(limits, "UPLOAD_SECONDS", replace(limits.UPLOAD_SECONDS, amount=1e-6))
        answer = guest().post("/api/tables", wish)
        assert key(answer) == "wrong-components"
        assert "too long" in answer.json()["reason"]["text"]
    assert guest().post("/api/tables", wish).status_code == 201


def test_strangers_do_not_find_a_table_among_friends_until_its_owner_opens_it(guest):
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.table(ME, LINK)
    bob.join(table, invitation=ada.invitation(table))

    def listed() -> bool:
        return table in {row["table"] for row in eve.get("/api/tables").json()["running"]}

    say = {"type": "say", "text": "hello"}
    with eve.live(table) as stranger:
        assert not listed()
        assert not ada.info(table)["listed"]
        ada.done(ada.command(table, say))
        assert key(eve.command(table, say)) == "chat-closed"
        assert "chat" not in {message["type"] for message in stranger.heard()}
        assert key(bob.post(f"/api/tables/{table}/listing", {"listed": True})) == "not-your-table"
        ada.done(ada.post(f"/api/tables/{table}/listing", {"listed": True}))
        assert listed()
        assert stranger.until("sync")["chat"] == []  # to watch is not to listen
        assert key(eve.command(table, say)) == "chat-closed"
        ada.done(ada.post(f"/api/tables/{table}/listing", {"open_chat": True}))
        assert listed()
        assert [line["text"] for line in stranger.until("sync")["chat"]] == ["hello"]
        eve.done(eve.command(table, say))
        both = {"listed": False, "open_chat": False}
        ada.done(ada.post(f"/api/tables/{table}/listing", both))
        assert not listed()
        assert stranger.until("sync", lambda sync: not sync["table"]["listed"])["chat"] == []


def test_old_chat_is_deleted(server, guest, monkeypatch):
    monkeypatch.setattr("lutece.server.table_chat.TRIM_CHAT_EVERY", 1)
    for rate, limit in (("chat_rate", limits.CHAT), ("command_rate", limits.COMMANDS)):
        monkeypatch.setattr(server.services, rate, RateLimiter(replace(limit, burst=1e6)))
    ada = guest()
    table = ada.table(ME, OPEN)
    with ada.live(table) as live:
        for n in range(int(limits.CHAT_KEPT.amount) + 3):
            live.send(type="say", text=f"line {n}")
            live.until("chat")
    rows = server.services.database.rows(sa.select(chat.c.text).where(chat.c.table == table))
    assert len(rows) == limits.CHAT_KEPT.amount
    assert "line 2" not in {row.text for row in rows}
