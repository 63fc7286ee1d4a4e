"""Reviews of finished games, hints, practice, and one's own mistakes."""

import threading
import time
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from lutece.kernel.errors import LuteceError
from lutece.lab.review import PartialReview, Review, review
from lutece.server import hints as advice
from lutece.server import limits, reviews
from lutece.server.database_engine import engine_for
from lutece.server.database_tables import hints, mistakes
from lutece.server.database_tables import reviews as stored_reviews
from tests.server.helpers import ME, OPEN, SHALLOW, SOON, Guest, bot, key
from tests.server.process import serving, wait_until
from tests.server.test_results import is_over, play_on


@pytest.fixture(scope="module")
def ada(server):
    guest = server.guest("Ada")
    yield guest
    guest.close()


@pytest.fixture(scope="module")
def finished(ada) -> str:
    """A game that Ada has played badly, always the first legal decision."""
    return play_a_game(ada)


@pytest.fixture(scope="module")
def reviewed(ada, finished) -> dict:
    """Its review, when it is done."""
    ada.done(ada.post(f"/api/tables/{finished}/review"))
    return until_done(ada, finished)


def play_a_game(guest: Guest, *others: dict) -> str:
    table = guest.table(ME, *(others or (bot("greedy"),)))
    with guest.live(table) as live:
        play_on(live, [0], is_over)
    return table


def until_done(guest: Guest, table: str) -> dict:
    until = time.monotonic() + 3 * SOON
    have = 0
    while time.monotonic() < until:
        state = guest.done(guest.get(f"/api/tables/{table}/review?have={have}"))
        if state["status"] == "done":
            return state["review"]
        assert state["status"] in ("waiting", "running"), state["status"]
        have = state["done"]
    raise AssertionError("the review does not end")


def first_moment(found: dict, seat: int = 0) -> dict:
    """The most costly decision of a seat; a game of first decisions always has one."""
    by_number = {decision["number"]: decision for decision in found["decisions"]}
    return next(by_number[n] for n in found["moments"] if by_number[n]["seat"] == seat)


# --- reviews ------------------------------------------------------------------------------------


def test_a_review_is_that_of_the_laboratory(server, ada, finished, reviewed):
    match = server.services.tables._open[finished].state.finished()
    there = msgspec.convert(reviewed, Review)
    here = review(match, settings=SHALLOW)
    assert there.decisions == here.decisions
    assert there.win == here.win
    assert there.moments == here.moments


def test_a_second_look_is_read_from_the_database(server, ada, finished, reviewed):
    rows = server.services.database.rows(
        sa.select(stored_reviews).where(stored_reviews.c.table == finished)
    )
    assert [row.status for row in rows] == ["done"]
    assert ada.done(ada.post(f"/api/tables/{finished}/review"))["review"] == reviewed


def test_a_reviewed_moment_has_the_table_and_both_decisions(ada, finished, reviewed):
    decision = first_moment(reviewed)
    moment = ada.done(ada.get(f"/api/tables/{finished}/review/{decision['number']}"))
    assert moment["played"]["text"] == decision["played"]
    assert moment["best"]["text"] == decision["best"]
    assert moment["view"]["number"] == decision["number"]
    assert None not in moment["view"]["board"]["markers"]
    assert key(ada.get(f"/api/tables/{finished}/review/100000")) == "nothing-reviewed"


def test_the_screens_are_open_in_the_past_of_a_finished_game_only(ada, finished):
    past = ada.done(ada.get(f"/api/tables/{finished}/at/1"))
    assert None not in past["board"]["markers"]
    other = ada.table(ME, bot("greedy"))
    assert None in ada.done(ada.get(f"/api/tables/{other}/at/0"))["board"]["markers"]


def test_an_unfinished_game_is_not_reviewed(guest):
    ada, bob = guest(), guest("Bob")
    table = ada.table(ME, OPEN)
    bob.join(table)
    assert key(ada.post(f"/api/tables/{table}/review")) == "not-over"
    assert key(ada.get(f"/api/tables/{table}/review")) == "not-over"
    assert key(ada.post(f"/api/tables/{table}/practice", {"number": 0})) == "not-over"


def test_strangers_read_a_review_only_when_it_is_shared(guest, ada, finished, reviewed):
    eve = guest("Eve")
    path = f"/api/tables/{finished}/review"
    assert key(eve.get(path)) == "review-not-shared"
    assert key(eve.get(f"{path}/0")) == "review-not-shared"
    assert key(eve.post(path)) == "not-at-table"
    assert key(eve.post(f"{path}/sharing", {"shared": True})) == "not-your-table"
    assert ada.done(ada.post(f"{path}/sharing", {"shared": True}))["shared"]
    assert eve.done(eve.get(path))["review"] == reviewed
    ada.done(ada.post(f"{path}/sharing", {"shared": False}))
    assert key(eve.get(path)) == "review-not-shared"


def test_a_full_queue_is_told(guest, monkeypatch):
    ada = guest()
    table = play_a_game(ada)
    none = replace(limits.REVIEWS_WAITING, amount=0)
    monkeypatch.setattr(limits, "REVIEWS_WAITING", none)
    assert key(ada.post(f"/api/tables/{table}/review")) == "too-many-reviews"
    assert ada.done(ada.get(f"/api/tables/{table}/review"))["status"] == "none"
    assert key(guest("Eve").get(f"/api/tables/{table}/review")) == "no-review"
    assert key(ada.post(f"/api/tables/{table}/review/sharing", {"shared": True})) == "no-review"


def test_a_review_goes_on_after_the_server_was_killed(tmp_path):
    deep = ("--review-depth", "50000")  # so that it takes long enough to be interrupted
    with serving(tmp_path, *deep) as server:
        ada = server.guest("Ada")
        table = play_a_game(ada)
        ada.done(ada.post(f"/api/tables/{table}/review"))
        wait_until(lambda: _partial(tmp_path) is not None, "nothing of the review is stored")
        server.process.kill()
        server.process.wait()
        cookies = ada.http.cookies
        ada.close()
    before = _steps(_partial(tmp_path))
    with serving(tmp_path, *deep) as server:  # nobody asks for the review again
        again = server.guest(None)
        again.http.cookies = cookies
        state = again.done(again.get(f"/api/tables/{table}/review?have=0"))
        while not state["done"] and state["status"] != "done":
            state = again.done(again.get(f"/api/tables/{table}/review?have=0"))
        assert state["status"] == "done" or state["done"] > before  # not from the beginning
        again.close()


def _partial(folder: Path) -> PartialReview | None:
    """What the database keeps of a review that is being made."""
    engine = engine_for(f"sqlite:///{folder / 'tables.db'}")
    with engine.connect() as connection:
        found = connection.scalar(sa.select(stored_reviews.c.partial))
    engine.dispose()
    return msgspec.json.decode(found, type=PartialReview) if found else None


def _steps(partial: PartialReview) -> int:
    found = (partial.quick, partial.deep, partial.explained, partial.revealed)
    return sum(len(one) for one in found)


def test_a_review_that_fails_is_told_and_can_be_asked_for_again(guest, monkeypatch):
    def failing(match, **_):
        raise ValueError("no luck")

    monkeypatch.setattr(reviews, "RETRY_SECONDS", 0.0)
    monkeypatch.setattr(reviews, "review", failing)
    ada = guest()
    table = play_a_game(ada)
    ada.done(ada.post(f"/api/tables/{table}/review"))
    path = f"/api/tables/{table}/review?have=0"
    while (state := ada.done(ada.get(path)))["status"] != "failed":
        assert state["status"] in ("waiting", "running")
    monkeypatch.undo()
    assert ada.done(ada.post(f"/api/tables/{table}/review"))["status"] in ("waiting", "running")


def test_a_live_bot_does_not_wait_for_a_review(server, guest, monkeypatch):
    gate, stops = threading.Event(), []

    def patient(match, *, stop, **_):
        stops.append(stop)
        gate.wait(SOON)
        raise reviews.ReviewStoppedError(reviews.PartialReview("nobody"))

    monkeypatch.setattr(reviews, "review", patient)
    ada = guest()
    table = play_a_game(ada)
    ada.done(ada.post(f"/api/tables/{table}/review"))
    while not stops:
        time.sleep(0.01)
    other = ada.table(ME, bot("greedy"))
    with ada.live(other) as live:
        play_on(live, [0], lambda view: view["number"] >= 4)
    monkeypatch.undo()
    gate.set()


# --- practice -----------------------------------------------------------------------------------


def test_a_mistake_is_tried_again_and_found(server, guest, ada, finished, reviewed):
    decision = first_moment(reviewed)
    number = decision["number"]
    response = ada.post(f"/api/tables/{finished}/practice", {"number": number})
    assert response.status_code == 201
    info = response.json()
    assert info["practice"] == {"table": finished, "number": number, "seat": 0}
    assert [seat["kind"] for seat in info["seats"]] == ["player", "bot"]
    assert [seat["level"] for seat in info["seats"]] == [None, "greedy"]
    practice = f"/api/tables/{info['table']}"
    assert key(ada.get(f"{practice}/practised")) == "nothing-decided"
    seq = number
    ada.done(
        ada.post(
            f"{practice}/command", {"type": "play", "seq": seq, "decision": decision["played"]}
        )
    )
    result = ada.done(ada.get(f"{practice}/practised"))
    assert not result["found"]
    assert result["verdict"]["loss"] > 0
    second = ada.post(f"/api/tables/{finished}/practice", {"number": number}).json()["table"]
    assert ada.info(info["table"])["status"] == "closed"  # one at a time
    command = {"type": "play", "seq": seq, "decision": decision["best"]}
    ada.done(ada.post(f"/api/tables/{second}/command", command))
    assert ada.done(ada.get(f"/api/tables/{second}/practised"))["found"]
    mine = ada.done(ada.get("/api/mistakes"))
    row = next(row for row in mine["list"] if (row["table"], row["number"]) == (finished, number))
    assert row["solved"]
    assert key(guest("Eve").get(f"/api/tables/{second}/practised")) == "not-at-table"
    assert key(ada.get(f"/api/tables/{finished}/practised")) == "not-practice"
    listed = {t["table"] for lists in ada.done(ada.get("/api/tables")).values() for t in lists}
    assert second not in listed


def test_a_practice_table_is_opened_again_from_the_database(server, ada, finished, reviewed):
    number = first_moment(reviewed)["number"]
    table = ada.post(f"/api/tables/{finished}/practice", {"number": number}).json()["table"]
    before = ada.done(ada.get(f"/api/tables/{table}/at/{number}"))

    server.services.tables._open.pop(table)
    assert ada.info(table)["practice"] == {"table": finished, "number": number, "seat": 0}
    assert ada.done(ada.get(f"/api/tables/{table}/at/{number}")) == before


def test_strangers_practise_at_shared_games_only(guest, ada, finished, reviewed):
    eve = guest("Eve")
    path = f"/api/tables/{finished}/practice"
    assert key(eve.post(path, {"number": 0})) == "review-not-shared"
    assert key(ada.post(path, {"number": 100_000})) == "unknown-moment"


# --- my mistakes --------------------------------------------------------------------------------


def test_my_mistakes_are_those_of_my_reviewed_games(server, guest, ada, finished, reviewed):
    mine = ada.done(ada.get("/api/mistakes"))
    costly = [d for d in reviewed["decisions"] if d["number"] in reviewed["moments"]]
    own = sorted(d["number"] for d in costly if d["seat"] == 0)
    assert sorted(r["number"] for r in mine["list"] if r["table"] == finished) == own
    rows = server.services.database.rows(sa.select(mistakes).where(mistakes.c.table == finished))
    assert {row.seat for row in rows} == {0}  # those of bots are nobody's
    assert mine["games"] >= 1
    assert sum(kind["count"] for kind in mine["kinds"]) == len(mine["list"])
    losses = [row["loss"] for row in mine["list"]]
    assert losses == sorted(losses, reverse=True)
    assert guest("Eve").done(guest("Eve").get("/api/mistakes"))["list"] == []


# --- hints --------------------------------------------------------------------------------------


def test_a_hint_says_where_then_which_then_why(server, guest):
    ada = guest()
    table = ada.table(ME, bot("greedy"))
    with ada.live(table) as live:
        play_on(live, [0], lambda view: view["to_move"] == 0 and len(view["decisions"]) > 1)
        seq, decisions = live.seq, live.decisions
    path = f"/api/tables/{table}/hint"
    where = ada.done(ada.post(path, {"seq": seq, "step": 1}))
    assert where["elements"]
    assert where["decision"] is None
    assert where["analysis"] is None
    which = ada.done(ada.post(path, {"seq": seq, "step": 2}))
    assert which["decision"]["text"] in decisions
    assert which["why"] is None
    why = ada.done(ada.post(path, {"seq": seq}))
    assert why["analysis"]["best"] == which["decision"]["text"]
    assert set(why["why"]) <= set(why["names"])
    assert ada.done(ada.post(path, {"seq": seq, "step": 2})) == which  # read again: not counted
    assert ada.info(table)["seats"][0]["hints"] == 1  # one decision, however deep
    rows = server.services.database.rows(sa.select(hints).where(hints.c.table == table))
    assert sorted(row.step for row in rows) == [1, 2, 3]
    assert key(ada.post(path, {"seq": seq + 1})) == "behind"
    assert ada.post(path, {"seq": seq, "step": 4}).status_code == 400


def test_hints_are_refused_against_people_unless_all_agreed(guest):
    ada, bob = guest(), guest("Bob")
    table = ada.table(ME, OPEN)
    bob.join(table)
    for name in ("hint", "check"):
        body = {"seq": 0} if name == "hint" else {"seq": 0, "decision": "x"}
        assert key(ada.post(f"/api/tables/{table}/{name}", body)) == "no-hints"
    agreed = ada.table(ME, OPEN, hints=True)
    assert ada.info(agreed)["hints"]
    bob.join(agreed)
    mover = (ada, bob)[ada.info(agreed)["to_move"]]
    other = bob if mover is ada else ada
    assert key(other.post(f"/api/tables/{agreed}/hint", {"seq": 0})) == "not-your-turn"
    assert mover.done(mover.post(f"/api/tables/{agreed}/hint", {"seq": 0, "step": 1}))["elements"]


def test_a_game_that_no_bot_can_judge_gets_no_hints(guest, monkeypatch):
    def unable(match, seat, **_):
        raise LuteceError("there is no network")

    monkeypatch.setattr(advice, "hint", unable)
    ada = guest()
    table = ada.table(ME, bot("greedy"))
    with ada.live(table) as live:
        play_on(live, [0], lambda view: view["to_move"] == 0)
        seq = live.seq
    assert key(ada.post(f"/api/tables/{table}/hint", {"seq": seq})) == "cannot-think"
    assert ada.info(table)["seats"][0]["hints"] == 0


def test_a_table_with_a_stand_in_is_still_one_with_other_people(guest):
    ada, bob = guest(), guest("Bob")
    table = ada.table(ME, OPEN)
    bob.join(table)
    bob.do(table, "leave")
    assert not ada.info(table)["hints"]


def test_a_blunder_is_told_before_it_is_made(guest, ada, finished, reviewed):
    decision = first_moment(reviewed)
    response = ada.post(f"/api/tables/{finished}/practice", {"number": decision["number"]})
    table = response.json()["table"]
    check = {"seq": decision["number"], "decision": decision["played"]}
    verdict = ada.done(ada.post(f"/api/tables/{table}/check", check))
    assert verdict["warn"] == (verdict["label"] in ("mistake", "blunder"))
    assert verdict["loss"] > 0
    best = check | {"decision": decision["best"]}
    assert not ada.done(ada.post(f"/api/tables/{table}/check", best))["warn"]
    assert key(ada.post(f"/api/tables/{table}/check", check | {"decision": "x"})) == "illegal"
    assert ada.info(table)["number"] == decision["number"]  # nothing was played
