"""Vacation: the clocks of slow tables stand still for a player, so many days a year."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from lutece.server import clock, vacations
from lutece.server.clock import is_slow
from lutece.server.database import NotSavedError
from lutece.server.database_tables import tables
from lutece.server.limits import A_DAY
from lutece.server.people import Player
from lutece.server.schema import ClockTimes
from lutece.server.vacations import days_used
from tests.server.helpers import ME, OPEN, Guest, key
from tests.server.people_fixtures import wait_for

HOUR = 3600.0


def at(*date: int) -> float:
    return datetime(*date, tzinfo=UTC).timestamp()


def taken(began: float, ended: float | None) -> SimpleNamespace:
    return SimpleNamespace(began=began, ended=ended)


@pytest.mark.parametrize(
    ("times", "slow"),
    [
        (None, False),
        (ClockTimes(turn=180), False),
        (ClockTimes(game=1200, increment=15), False),
        (ClockTimes(turn=A_DAY), True),
        (ClockTimes(game=7 * A_DAY), True),
    ],
)
def test_a_vacation_stops_slow_clocks_only(times, slow):
    assert is_slow(times) == slow


def test_days_are_counted_by_the_year_and_a_vacation_is_a_day_at_least():
    now = at(2026, 3, 1)
    assert days_used([], now) == 0
    assert days_used([taken(at(2026, 1, 10), at(2026, 1, 13))], now) == 3
    assert days_used([taken(at(2025, 12, 30), at(2026, 1, 3))], now) == 2
    assert days_used([taken(at(2025, 7, 1), at(2025, 7, 20))], now) == 0
    assert days_used([taken(at(2026, 2, 1, 12), at(2026, 2, 1, 13))], now) == 1
    assert days_used([taken(at(2026, 2, 27), None)], now) == 2


def vacation(guest: Guest, on: bool):
    return guest.done(guest.post("/api/me/vacation", {"on": on}))


@pytest.fixture
def two(guest):
    return guest("Ada"), guest("Bob")


def daily(ada: Guest, bob: Guest) -> tuple[str, int, Guest, Guest]:
    """A table with a day a turn: who is to move, and who is not."""
    table = ada.table(ME, OPEN, pace="day")
    bob.join(table)
    info = ada.info(table)
    seat = info["to_move"]
    return (table, seat, ada, bob) if info["seats"][seat]["mine"] else (table, seat, bob, ada)


def test_the_clock_stands_while_the_player_to_move_is_on_vacation(two):
    table, seat, mover, other = daily(*two)
    before = mover.info(table)["seats"][seat]["deadline"]
    with other.live(table) as live:
        given = vacation(mover, True)
        assert given["on"]
        assert given["days_left"] == pytest.approx(21, abs=0.01)
        told = live.until("table", lambda message: message["table"]["seats"][seat]["vacation"])
    assert told["table"]["paused"] == pytest.approx(24 * HOUR, abs=60)
    assert told["table"]["seats"][seat]["deadline"] is None
    assert key(other.post(f"/api/tables/{table}/resume")) == "on-vacation"
    back = vacation(mover, False)
    assert not back["on"]
    assert back["days_left"] == pytest.approx(20, abs=0.01)  # it counts as a day
    info = other.info(table)
    assert info["paused"] is None
    assert info["seats"][seat]["deadline"] == pytest.approx(before, abs=60)
    assert not info["seats"][seat]["vacation"]


def test_who_is_on_vacation_may_play_and_the_next_clock_runs(two):
    table, seat, mover, other = daily(*two)
    vacation(mover, True)
    with mover.live(table, seat=seat) as live:
        while live.view["to_move"] == seat:
            live.move()
    info = other.info(table)
    assert info["paused"] is None
    assert info["seats"][info["to_move"]]["deadline"] is not None
    vacation(mover, False)


def test_a_turn_that_begins_during_a_vacation_does_not_run(two):
    table, seat, mover, other = daily(*two)
    vacation(other, True)
    assert mover.info(table)["paused"] is None
    with mover.live(table, seat=seat) as live:
        while live.view["to_move"] == seat:
            live.move()
    assert mover.info(table)["paused"] == pytest.approx(24 * HOUR, abs=60)
    other.do(table, "leave")  # a bot plays instead, and the clock is nobody's any more
    assert mover.info(table)["paused"] is None
    vacation(other, False)


def test_a_quick_clock_does_not_care(two):
    ada, bob = two
    table = ada.table(ME, OPEN, pace="live")
    bob.join(table)
    for one in two:
        vacation(one, True)
    info = ada.info(table)
    assert info["paused"] is None
    assert info["seats"][info["to_move"]]["deadline"] is not None
    for one in two:
        vacation(one, False)


def test_an_agreed_pause_goes_on_when_a_vacation_begins_and_ends(two):
    table, seat, mover, other = daily(*two)
    mover.do(table, "pause")
    info = other.done(other.post(f"/api/tables/{table}/answer", {"agree": True}))
    assert info["paused_by"] == "pause"
    vacation(mover, True)
    with mover.live(table, seat=seat) as live:
        live.play(live.decisions[0])
        assert live.refused() == "paused"
    vacation(mover, False)
    assert mover.info(table)["paused_by"] == "pause"
    vacation(mover, True)
    assert other.do(table, "resume")["paused_by"] == "vacation"
    vacation(mover, False)
    info = mover.info(table)
    assert (info["paused"], info["paused_by"]) == (None, None)
    assert info["seats"][seat]["deadline"] is not None


def test_a_return_that_was_not_saved_can_be_tried_again(two, server, monkeypatch):
    table, seat, mover, _ = daily(*two)
    vacation(mover, True)

    async def fail(*_: object) -> None:
        raise NotSavedError

    with monkeypatch.context() as broken:
        broken.setattr(server.services.tables.repository, "save_progress", fail)
        assert key(mover.post("/api/me/vacation", {"on": False})) == "not-saved"
    assert mover.info(table)["paused_by"] == "vacation"
    vacation(mover, False)
    info = mover.info(table)
    assert info["paused"] is None
    assert info["seats"][seat]["deadline"] is not None


def test_two_presses_begin_one_vacation(guest):
    ada = guest()
    with ThreadPoolExecutor(4) as pool:
        assert all(given["on"] for given in pool.map(lambda _: vacation(ada, True), range(4)))
    assert len(ada.get("/api/me/export").json()["vacations"]) == 1
    vacation(ada, False)


def test_a_late_player_on_vacation_can_come_back_to_a_quick_table(guest, monkeypatch):
    ada = guest()
    with monkeypatch.context() as short:
        short.setitem(clock.SECONDS_A_TURN, "live", 0.2)
        table = ada.table(ME, ME, pace="live")
    vacation(ada, True)
    wait_for(lambda: ada.info(table)["seats"][0]["stand_in"])
    back = ada.do(table, "return")
    assert not back["seats"][back["to_move"]]["stand_in"]
    assert back["seats"][back["to_move"]]["deadline"] > time.time()
    vacation(ada, False)


def test_the_seats_of_a_guest_rest_when_they_sign_in_to_an_account_on_vacation(guest):
    ada, bob, account = guest("Ada"), guest("Bob"), guest("Ada")
    credentials = {"login": "ada-on-vacation", "password": "a long enough password"}
    account.done(account.post("/api/account", credentials))
    vacation(account, True)
    table, _, mover, _ = daily(ada, bob)
    vacation(mover, True)
    vacation(mover, False)
    mover.done(mover.post("/api/sign-in", credentials))
    assert mover.info(table)["paused_by"] == "vacation"
    taken = mover.get("/api/me/export").json()["vacations"]
    assert len(taken) == 2  # the guest's days count
    vacation(account, False)


def test_the_clock_that_rested_for_a_deleted_account_is_saved(two, server):
    table, _, mover, _ = daily(*two)
    vacation(mover, True)
    mover.done(mover.post("/api/me/delete", {}))
    (row,) = server.services.database.rows(
        sa.select(tables.c.paused, tables.c.paused_by).where(tables.c.id == table)
    )
    assert (row.paused, row.paused_by) == (None, None)


def test_no_days_left_no_vacation_and_one_that_lasts_ends_by_itself(server, guest, monkeypatch):
    ada, gone, bob = guest("Ada"), guest("Gone"), guest("Bob")
    for one in (gone, bob):
        vacation(one, True)
    monkeypatch.setattr(vacations, "days_used", lambda taken, now: 21.5)
    find = server.services.people.by_id

    async def found(player: str) -> Player:
        if player == gone.id:  # deleted in the same moment
            raise IndexError
        return await find(player)

    monkeypatch.setattr(server.services.people, "by_id", found)
    assert key(ada.post("/api/me/vacation", {"on": True})) == "no-vacation-left"
    loop = server.services.database._loop
    asyncio.run_coroutine_threadsafe(server.services.vacations.end_used_up(), loop).result()
    assert not bob.done(bob.get("/api/me/vacation"))["on"]


def test_vacations_are_exported_and_end_with_the_account(guest):
    ada = guest()
    vacation(ada, True)
    (mine,) = ada.get("/api/me/export").json()["vacations"]
    assert mine["ended"] is None
    ada.done(ada.post("/api/me/delete", {}))
    assert guest("Bob").get("/api/me/export").json()["vacations"] == []
