"""A table live: moves, sequence numbers, undo, resume, streams, chat, hot-seat, clocks."""

import json
import time
from dataclasses import replace

import pytest

from lutece import games
from lutece.server import limits
from lutece.table import verify
from lutece.table.fairness import matches_hash
from lutece.table.record import read_line
from tests.server.helpers import LINK, ME, OPEN, SOON, bot, key, undoable


@pytest.fixture
def two(guest):
    """Ada and Bob at a table of Paris Paris."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, LINK)
    bob.join(table, invitation=ada.invitation(table))
    return table, ada, bob


def test_a_move_is_told_to_everybody_at_the_table(guest, two):
    table, ada, bob = two
    with ada.live(table) as a, bob.live(table) as b, guest(None).live(table) as watcher:
        assert (a.view["seat"], b.view["seat"], watcher.view["seat"]) == (0, 1, None)
        first = a if a.view["to_move"] == 0 else b
        move = first.decisions[0]
        first.play(move)
        for live in (a, b, watcher):
            update = live.until("update")
            assert update["seq"] == 1
            assert update["view"]["number"] == 1
            assert [entry["number"] for entry in update["view"]["log"]] == [0]
        assert watcher.view["decisions"] == []


def test_an_old_number_is_refused_with_the_state_now(two):
    table, ada, bob = two
    with ada.live(table) as a, bob.live(table) as b:
        mover = a if a.view["to_move"] == 0 else b
        legal = mover.decisions
        mover.move()
        mover.play(legal[-1], seq=0)
        assert mover.refused() == "behind"
        sync = mover.next()
        assert sync["type"] == "sync"
        assert sync["seq"] == 1
        assert sync["view"]["number"] == 1
        post = ada.command(table, {"type": "play", "seq": 7, "decision": "x"})
        assert key(post) == "behind"
        assert ada.info(table)["number"] == 1


def test_two_tabs_of_one_player_agree(two):
    table, ada, bob = two
    with ada.live(table) as one, ada.live(table) as other, bob.live(table) as b:
        if one.view["to_move"] == 1:
            b.move()
            one.until("update")
            other.until("update")
        before, legal = one.seq, one.decisions
        one.play(legal[0])
        other.play(legal[-1])  # the same number: only one of them counts
        told = [one.until("update"), other.until("update")]
        assert told[0] == told[1]
        assert told[0]["seq"] == before + 1
        refused = [m for live in (one, other) for m in live.heard() if m["type"] == "refused"]
        assert [message["reason"]["key"] for message in refused] == ["server-behind"]
        assert ada.info(table)["number"] == before + 1


def test_not_ones_turn_not_ones_table_not_legal(guest, two):
    table, ada, bob = two
    eve = guest("Eve")
    with ada.live(table) as a, bob.live(table) as b, eve.live(table) as e:
        mover, other = (a, b) if a.view["to_move"] == 0 else (b, a)
        other.play(mover.decisions[0])
        assert other.refused() == "not-your-turn"
        e.play(mover.decisions[0])
        assert e.refused() == "not-at-table"
        mover.play("fly to the moon")
        refused = mover.until("refused")
        assert refused["rule"]
        assert not refused["reason"]["key"].startswith("server-")
        assert ada.info(table)["number"] == 0
        mover.move()  # and the table goes on


def test_no_move_before_the_start(guest):
    ada = guest()
    table = ada.table(ME, OPEN)
    with ada.live(table) as live:
        assert live.first["view"] is None
        live.play("x")
        assert live.refused() == "not-started"
    assert key(ada.get(f"/api/tables/{table}/at/0")) == "not-started"
    assert key(ada.get(f"/api/tables/{table}/why?decision=x")) == "not-started"
    assert key(ada.get(f"/api/tables/{table}/record")) == "not-over"


def test_the_game_starts_for_who_waits_when_the_last_seat_is_taken(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN)
    with ada.live(table) as live, bob.live(table) as waiting:
        bob.join(table)
        assert live.until("sync")["view"]["seat"] == 0
        assert waiting.until("sync")["view"]["seat"] == 1  # it sat down on this very connection


# --- undo -----------------------------------------------------------------------------------------


def paris_alone(guest):
    """Two seats of Paris in one hand: turns there take several decisions."""
    ada = guest()
    return ada, ada.table(ME, ME, game="paris")


def test_undo_brings_back_what_was(guest):
    ada, table = paris_alone(guest)
    with ada.live(table, seat=0) as live, guest(None).live(table) as watcher:
        before = undoable(live)
        number, seq = live.view["number"], live.seq
        live.undo(number - 1)
        update = live.until("update")
        assert (update["undone"], update["seq"]) == (1, seq + 1)
        same = ("board", "decisions", "prompt", "scores", "number", "to_move", "can_undo")
        assert {name: live.view[name] for name in same} == {name: before[name] for name in same}
        told = watcher.until("update", lambda message: message["undone"] == 1)
        assert told["view"]["log"] == []
        live.undo(number - 1, seq=seq)
        assert live.refused() == "behind"


def test_undo_never_goes_to_the_past_of_others_or_the_future(guest):
    ada, table = paris_alone(guest)
    with ada.live(table, seat=0) as live:
        undoable(live)
        number = live.view["number"]
        for goal in (number, number + 1, -1, 0, 10**9):
            live.undo(goal)
            assert live.refused() == "cannot-undo"
        assert ada.info(table)["number"] == number


def test_undo_never_crosses_a_barrier(two):
    table, ada, bob = two
    with ada.live(table) as a, bob.live(table) as b:
        for _ in range(12):  # every tile taken shows a new one or ends a turn
            mover = a if a.view["to_move"] == 0 else b
            other = b if mover is a else a
            mover.move()
            other.until("update", lambda m, seq=mover.seq: m["seq"] == seq)
            number = a.view["number"]
            for live in (a, b):
                may = live.view["can_undo"]
                if not may:
                    live.undo(number - 1)
                    assert live.refused() in ("cannot-undo", "not-your-turn")
        assert ada.info(table)["number"] == 12


# --- coming back ----------------------------------------------------------------------------------


def test_resuming_gets_the_rest_of_the_log(two):
    table, ada, bob = two
    with ada.live(table) as a, bob.live(table) as b:
        for _ in range(5):
            mover, other = (a, b) if a.view["to_move"] == 0 else (b, a)
            mover.move()
            other.until("update")
    with ada.live(table, have=3) as again:
        assert again.first["since"] == 3
        assert [entry["number"] for entry in again.view["log"]] == [3, 4]
    with ada.live(table, have=5) as again:
        assert again.view["log"] == []
    for have in (0, 6, 999_999_999):  # nothing, or nothing that this table ever had
        with ada.live(table, have=have) as again:
            assert again.first["since"] == 0
            assert len(again.view["log"]) == 5


def test_resuming_after_an_undo_gets_the_log_from_where_it_went_back(guest):
    ada, table = paris_alone(guest)
    with ada.live(table, seat=0) as live:
        undoable(live)
        have, number = live.seq, live.view["number"]
        live.undo(number - 1)
        live.until("update")
        live.move()
    with ada.live(table, seat=0, have=have) as again:
        assert again.first["since"] == number - 1
        assert [entry["number"] for entry in again.view["log"]] == [number - 1]


@pytest.mark.parametrize(
    ("query", "refusal"), [("seat=1", "not-your-seat"), ("seat=9", "unknown-seat")]
)
def test_nobody_looks_from_a_seat_of_others(guest, two, query, refusal):
    table, ada, _ = two
    with ada.socket(f"/api/tables/{table}/live?{query}") as socket_:
        told = json.loads(socket_.recv(SOON))
        assert told["reason"]["key"] == f"server-{refusal}"
    for path in ("at/0", "events", "lines"):
        assert key(ada.get(f"/api/tables/{table}/{path}?{query}")) == refusal
    with ada.live(table) as live:
        live.send(type="sit", seat=1)
        assert live.refused() == "not-your-seat"


@pytest.mark.parametrize("query", ["seat=x", "have=x", "have=-1", "seat=1.5"])
def test_a_bad_number_in_the_address_is_told(two, query):
    table, ada, _ = two
    with ada.socket(f"/api/tables/{table}/live?{query}") as socket_:
        while (told := json.loads(socket_.recv(SOON)))["type"] != "refused":
            pass
        assert told["reason"]["key"] == "server-bad-message"


def test_a_table_that_is_not_there(guest):
    with guest().socket("/api/tables/nowhere/live") as socket_:
        assert json.loads(socket_.recv(SOON))["reason"]["key"] == "server-unknown-table"
    assert key(guest().get("/api/tables/nowhere")) == "unknown-table"


# --- streams and posts ----------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "prefix"), [("events", "data: "), ("lines", "")])
def test_the_same_messages_as_a_stream_and_moves_by_post(two, path, prefix):
    table, ada, bob = two
    with ada.http.stream("GET", f"/api/tables/{table}/{path}") as answer:
        lines = answer.iter_lines()
        told = (json.loads(line.removeprefix(prefix)) for line in lines if line)
        sync = next(told)
        assert sync["type"] == "sync"
        mover = ada if sync["view"]["to_move"] == 0 else bob
        with mover.live(table) as live:
            decision = live.decisions[0]
        done = mover.command(table, {"type": "play", "seq": 0, "decision": decision}).json()
        assert done["seq"] == 1
        while (message := next(told))["type"] != "update":
            pass
        assert message["seq"] == 1


def test_posted_commands_are_refused_like_live_ones(guest, two):
    table, ada, bob = two
    eve = guest("Eve")
    play = {"type": "play", "seq": 0, "decision": "nonsense"}
    assert key(eve.command(table, play)) == "not-at-table"
    answers = {key(ada.command(table, play)), key(bob.command(table, play))}
    assert "not-your-turn" in answers
    assert len(answers) == 2
    mover = ada if ada.info(table)["to_move"] == 0 else bob
    assert key(mover.command(table, {"type": "undo", "seq": 0, "number": 0})) == "cannot-undo"
    for nonsense in ({}, {"type": "fly"}, {"type": "play", "seq": "0", "decision": "x"}, [], 7):
        assert key(ada.command(table, nonsense)) == "bad-message"


# --- chat -----------------------------------------------------------------------------------------


def test_chat_reaches_everybody_and_stays(guest, two):
    table, ada, bob = two
    eve = guest("Eve")
    ada.done(ada.post(f"/api/tables/{table}/listing", {"open_chat": True}))
    with ada.live(table) as a, bob.live(table) as b:
        a.send(type="say", text="  bonne \n chance ")
        assert b.until("chat")["line"]["text"] == "bonne chance"
        assert eve.command(table, {"type": "say", "text": "hello"}).json()["seq"] == 0
        line = b.until("chat")["line"]
        assert (line["seat"], line["name"]) == (None, "Eve")
        for text in ("", "   ", "x" * 501):
            a.send(type="say", text=text)
            assert a.refused() == "nothing-to-say"
    with bob.live(table) as again:
        assert [line["text"] for line in again.first["chat"]] == ["bonne chance", "hello"]


def test_a_newcomer_gets_no_more_chat_than_fits(guest):
    ada = guest()
    table = ada.table(ME, OPEN)
    for n in range(60):
        ada.done(ada.command(table, {"type": "say", "text": f"{n}" + "🗼" * 490}))
    with ada.live(table) as live:
        lines = [line["text"] for line in live.first["chat"]]
    assert lines[-1].startswith("59")
    assert sum(len(line.encode()) for line in lines) <= limits.CHAT_SHOWN.amount


# --- one screen, several seats --------------------------------------------------------------------


def test_hot_seat_shows_nobodys_cards_until_somebody_sits(guest):
    ada = guest()
    table = ada.table(ME, ME, ME)
    with ada.live(table) as live:
        assert live.table["hot_seat"]
        assert live.view["seat"] is None
        assert live.view["board"]["markers"] == [None, None, None]
        for seat in (0, 2):
            live.send(type="sit", seat=seat)
            view = live.until("sync")["view"]
            assert view["seat"] == seat
            shown = [marker is not None for marker in view["board"]["markers"]]
            assert shown == [n == seat for n in range(3)]
        live.send(type="sit", seat=None)
        assert live.until("sync")["view"]["board"]["markers"] == [None, None, None]


# --- leaving and coming back ----------------------------------------------------------------------


def test_a_bot_stands_in_and_gives_the_seat_back(two):
    table, ada, bob = two
    with ada.live(table) as a:
        info = bob.do(table, "leave")
        assert info["seats"][1]["stand_in"]
        assert info["seats"][1]["name"] == "Bob"
        if a.view["to_move"] == 0:
            a.move()
        a.until("update", lambda message: message["view"]["to_move"] == 0)  # the bot moved
        assert a.view["number"] >= 1
        assert key(bob.command(table, {"type": "play", "seq": a.seq, "decision": "x"})) in (
            "not-your-turn",
            "behind",
        )
        assert not bob.do(table, "return")["seats"][1]["stand_in"]
        while a.view["to_move"] == 0:
            a.move()
        with bob.live(table) as b:
            assert b.view["to_move"] == 1
            b.move()


def test_no_bot_moves_for_somebody_who_looks_on(guest):
    ada = guest()
    table = ada.table(ME, bot("random"), bot("greedy"))
    with ada.live(table) as live:
        for _ in range(4):
            if live.view["to_move"] != 0:
                live.until("update", lambda message: message["view"]["to_move"] == 0)
            live.move()
        assert all(seat["online"] for seat in live.table["seats"])


# --- crowds ------------------------------------------------------------------------------------


def test_a_crowd_at_one_table_is_limited(guest, monkeypatch):
    monkeypatch.setattr(limits, "WATCHERS", replace(limits.WATCHERS, amount=1))
    ada = guest()
    table = ada.table(ME, ME)
    with guest(None).live(table), ada.live(table):  # players always find a place
        with guest(None).socket(f"/api/tables/{table}/live") as second:
            assert "too-many-watchers" in second.recv(SOON)
        assert key(guest(None).get(f"/api/tables/{table}/lines")) == "too-many-watchers"


# --- clocks ---------------------------------------------------------------------------------------


def test_a_bot_stands_in_when_the_clock_runs_out(guest, short_turns):
    ada = guest()
    table = ada.table(ME, bot("random"), pace="live")
    with ada.live(table) as live:
        assert live.table["seats"][live.table["to_move"]]["deadline"]
        changed = live.until("sync", lambda message: message["table"]["seats"][0]["stand_in"])
        assert changed["table"]["status"] == "running"
        returned = time.time()
        ada.do(table, "return")
        back = live.until("table", lambda message: not message["table"]["seats"][0]["stand_in"])
        if back["table"]["to_move"] == 0:
            assert back["table"]["seats"][0]["deadline"] > returned
        ada.do(table, "close")


def test_sitting_down_and_standing_up_buys_nobody_time(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN, pace="day")
    info = bob.join(table)
    mover, other = (ada, bob) if info["to_move"] == 0 else (bob, ada)
    seat = info["to_move"]
    deadline = info["seats"][seat]["deadline"]
    for one, deed in ((mover, "return"), (other, "leave"), (other, "return")):
        assert one.do(table, deed)["seats"][seat]["deadline"] == deadline


def test_a_clock_runs_for_a_whole_turn(guest):
    ada = guest()
    table = ada.table(ME, ME, game="paris", pace="day")
    with ada.live(table, seat=0) as live:
        deadlines = {}
        for _ in range(8):
            mover = live.view["to_move"]
            if live.view["seat"] != mover:
                live.send(type="sit", seat=mover)
                live.until("sync")
            update = live.move()
            if update["view"]["to_move"] == mover:
                assert update["deadline"] == deadlines.setdefault(mover, update["deadline"])
            else:
                deadlines = {}


# --- to the end -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_to_its_end_and_its_record(guest, game):
    ada = guest()
    table = ada.table(ME, bot("random"), game=game)
    with ada.live(table) as live, guest(None).live(table) as watcher:
        seed_hash = watcher.view["seed_hash"]
        assert key(ada.get(f"/api/tables/{table}/record")) == "not-over"
        while live.view["to_move"] is not None:
            if live.view["to_move"] == 0:
                live.play(live.decisions[-1])
            live.until("update")
        assert live.view["seed"]
        assert sum(live.view["win"]) == pytest.approx(1)
        live.play("x")
        assert live.refused() == "game-over"
        over = watcher.until("table", lambda message: message["table"]["status"] == "over")
        assert over["table"]["to_move"] is None
        number = live.view["number"]
    line = guest(None).get(f"/api/tables/{table}/record").text
    record = read_line(line, "the record")
    assert matches_hash(record.seed, seed_hash)
    assert verify(games.load(game), record).scores == live.view["scores"]
    for moment in (0, number // 2, number):
        view = ada.get(f"/api/tables/{table}/at/{moment}?seat=0").json()
        assert view["number"] == moment
        assert (view["seed"] is not None) == (moment == number)
    assert key(ada.get(f"/api/tables/{table}/at/{number + 1}")) == "unknown-moment"
    assert key(ada.get(f"/api/tables/{table}/at/x")) == "bad-message"
    assert key(ada.post(f"/api/tables/{table}/close")) == "cannot-close"


def test_why_a_decision_is_not_legal_is_told_to_who_decides(two):
    table, ada, bob = two
    mover, other = (ada, bob) if ada.info(table)["to_move"] == 0 else (bob, ada)
    why = f"/api/tables/{table}/why"
    told = mover.get(why, params={"decision": "nonsense"}).json()
    assert told["rule"]
    with mover.live(table) as live:
        assert mover.get(why, params={"decision": live.decisions[0]}).status_code == 204
        element = live.view["decisions"][0]["touches"][0]
        assert mover.get(why, params={"element": element}).status_code == 204
    assert mover.get(why, params={"element": "no/such/thing"}).status_code == 204
    assert key(other.get(why, params={"decision": "nonsense"})) == "not-your-turn"
    assert key(other.get(why, params={"element": element})) == "not-your-turn"
