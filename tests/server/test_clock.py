"""Clocks: own times, a new one with every turn, pauses, and a question before a bot takes over."""

import time

import pytest

from lutece.server.clock import bank_after, times_of
from lutece.server.refusals import Refusal
from lutece.server.schema import ClockTimes
from lutece.server.seats import PLAYER, Seat
from tests.server.helpers import ME, OPEN, bot, key


@pytest.mark.parametrize(
    "times",
    [
        None,
        {},
        {"turn": 3},
        {"game": 5},
        {"turn": 1e9},
        {"turn": 60, "increment": -1},
        {"increment": 30},
    ],
)
def test_times_that_no_clock_has_are_refused(times):
    with pytest.raises(Refusal, match="clock"):
        times_of("own", None if times is None else ClockTimes(**times))


def test_a_table_with_such_a_clock_is_not_set_up(guest):
    wish = {"game": "paris", "seats": [ME, bot()], "pace": "own", "clock": {"turn": 1}}
    assert key(guest().post("/api/tables", wish)) == "bad-clock"


def test_a_turn_spends_its_own_time_first_and_adds_the_increment():
    times = ClockTimes(turn=60, game=600, increment=10)
    seat = Seat(PLAYER, "ada", bank=600)
    began = time.time()  # deadline: 660 s later
    assert bank_after(times, seat, began + 660) == 610
    assert bank_after(times, seat, began + 200) == pytest.approx(210, abs=5)
    assert bank_after(times, seat, began - 5) == 10


def test_the_clock_is_set_anew_for_a_second_turn_in_a_row(guest):
    """With two players of Paris Paris the last of a round is the first of the next."""
    ada = guest()
    table = ada.table(ME, ME, pace="day")
    with ada.live(table, seat=0) as live:
        in_a_row = 0
        for _ in range(12):
            mover = live.view["to_move"]
            if live.view["seat"] != mover:
                live.send(type="sit", seat=mover)
                live.until("sync")
            before = ada.info(table)["seats"][mover]["deadline"]
            update = live.move()
            ended = update["view"]["log"][-1].get("ends_turn", False)
            if ended and update["view"]["to_move"] == mover:
                in_a_row += 1
                assert update["deadline"] > before
        assert in_a_row


def test_what_is_left_for_the_game_is_told_and_kept(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN, pace="own", clock={"game": 600, "increment": 20})
    info = bob.join(table)
    mover, seat = (ada, 0) if info["to_move"] == 0 else (bob, 1)
    assert [one["bank"] for one in info["seats"]] == [600, 600]
    with mover.live(table) as live:
        live.move()
    assert 600 < ada.info(table)["seats"][seat]["bank"] <= 620


def test_everybody_agrees_to_a_pause_and_anybody_ends_it(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN, pace="live")
    to_move = bob.join(table)["to_move"]
    mover = (ada, bob)[to_move]
    assert ada.do(table, "pause")["proposal"] == {"what": "pause", "seat": 0, "agreed": [0]}
    bob.done(bob.post(f"/api/tables/{table}/answer", {"agree": False}))
    assert key(ada.post(f"/api/tables/{table}/answer", {"agree": True})) == "nothing-proposed"
    ada.do(table, "pause")
    info = bob.done(bob.post(f"/api/tables/{table}/answer", {"agree": True}))
    assert 0 < info["paused"] <= 180
    assert (info["seats"][to_move]["deadline"], info["proposal"]) == (None, None)
    with mover.live(table) as live:
        live.play(live.decisions[0])
        assert live.refused() == "paused"
    now = time.time()
    back = bob.do(table, "resume")
    assert back["paused"] is None
    assert back["seats"][to_move]["deadline"] == pytest.approx(now + info["paused"], abs=30)
    assert key(bob.post(f"/api/tables/{table}/resume")) == "cannot-pause"


def test_without_a_clock_there_is_nothing_to_pause(guest):
    ada = guest()
    assert key(ada.post(f"/api/tables/{ada.table(ME, bot())}/pause")) == "cannot-pause"


def test_a_player_who_is_there_is_asked_and_gets_more_time_three_times(guest, short_turns):
    ada = guest()
    table = ada.table(ME, ME, pace="live")
    with ada.live(table) as live:
        for left in (3, 2, 1):
            asked = live.until("table", lambda m: any(s["asked"] for s in m["table"]["seats"]))
            mover = asked["table"]["seats"][asked["table"]["to_move"]]
            assert mover["extensions"] == left
            info = ada.do(table, "stay")["seats"][asked["table"]["to_move"]]
            assert (info["asked"], info["stand_in"]) == (False, False)
        live.until("sync", lambda message: message["table"]["seats"][0]["stand_in"])
    assert key(ada.post(f"/api/tables/{table}/stay")) == "not-asked"


def test_a_player_who_is_away_is_not_asked(guest, short_turns):
    ada = guest()
    table = ada.table(ME, ME, pace="live")
    with guest(None).live(table) as watcher:
        told = watcher.until("sync", lambda message: message["table"]["seats"][0]["stand_in"])
        assert not any(seat["asked"] for seat in told["table"]["seats"])


def test_the_result_says_which_decisions_a_bot_made_for_a_player(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN)
    bob.join(table)
    bob.do(table, "leave")
    with ada.live(table) as live:
        while live.view["to_move"] is not None:
            if live.view["to_move"] == 0:
                live.move()
            else:
                live.until("update")
        movers = [entry["seat"] for entry in live.view["log"]]
    (row,) = ada.info(table)["played_by_bots"]
    made = [number for number, seat in enumerate(movers) if seat == 1]
    assert row == {"seat": 1, "first": made[0], "last": made[-1], "why": "left"}
