"""Records that tell who played, and records that become tables to look at."""

import json
from pathlib import Path

import pytest

from tests.server.helpers import ME, OPEN, bot, key
from tests.server.test_results import is_over, play_on

FIXTURES = Path(__file__).parents[1] / "fixtures"


def exported(ada, table):
    return ada.get(f"/api/tables/{table}/record").text


def opened(guest, text):
    return guest.post("/api/records", {"record": text})


def test_a_record_has_names_levels_and_a_date_and_comes_back_as_a_table(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN, bot("random"))
    bob.join(table)
    bob.do(table, "leave")
    with ada.live(table) as live:
        play_on(live, [0], is_over)
        scores, number = live.view["scores"], live.view["number"]
    text = exported(ada, table)
    record = json.loads(text)
    assert record["players"] == [
        {"name": "Ada"},
        {"name": "Bob", "stand_in": True},
        {"level": "random"},
    ]
    assert record["date"].endswith("+00:00")
    info = bob.done(opened(bob, text))
    assert info["table"] != table
    assert (info["status"], info["scores"], info["number"]) == ("over", scores, number)
    assert [(s["kind"], s["name"]) for s in info["seats"]] == [
        ("player", "Ada"),
        ("player", "Bob"),
        ("bot", "random"),
    ]
    view = ada.get(f"/api/tables/{info['table']}/at/{number // 2}").json()
    assert view["number"] == number // 2
    assert ada.done(ada.get("/api/history"))["games"][0]["table"] == table  # the copy is nobody's


def test_records_of_other_programs_have_no_names(guest):
    text = (FIXTURES / "paris-two-players.json").read_text(encoding="utf-8")
    info = guest().done(opened(guest(), text))
    assert [seat["name"] for seat in info["seats"]] == [None, None]


@pytest.mark.parametrize(
    "change",
    [
        lambda record: "not json",
        lambda record: "[]",
        lambda record: json.dumps(record | {"moves": record["moves"][:-1]}),
        lambda record: json.dumps(record | {"seed": "another"}),
        lambda record: json.dumps(record | {"edition": "0"}),
        lambda record: json.dumps(record | {"players": [{"age": 3}]}),
    ],
)
def test_a_record_that_does_not_hold_is_refused(guest, change):
    record = json.loads((FIXTURES / "paris-paris-two-players.json").read_text(encoding="utf-8"))
    assert key(opened(guest(), change(record))) == "wrong-record"


def test_strange_names_in_a_record_do_no_harm(guest):
    record = json.loads((FIXTURES / "paris-paris-two-players.json").read_text(encoding="utf-8"))
    record["players"] = [{"name": "\u202e" + "x" * 500}, {"level": "search:99999s"}, {"name": "z"}]
    info = guest().done(opened(guest(), json.dumps(record)))
    assert info["seats"][0]["name"] == "x" * 30
    assert info["seats"][1] | {"name": None, "kind": "player"} == info["seats"][1] | {"name": None}
    assert info["seats"][1]["level"] is None


def test_a_game_that_nobody_has_is_told(guest):
    record = json.loads((FIXTURES / "paris-paris-two-players.json").read_text(encoding="utf-8"))
    assert key(opened(guest(), json.dumps(record | {"game": "chess"}))) == "unknown-game"


def test_a_link_to_a_table_makes_a_card(guest):
    ada = guest('Ada <&"')
    table = ada.table(ME, OPEN, game="paris", pace="own", clock={"turn": 120, "game": 600})
    page = guest(None).get(f"/table/{table}").text
    assert 'property="og:title" content="Ada &lt;&amp;&quot; invites you to Paris"' in page
    assert "1 seat free · 2 minutes a turn + 10 minutes in reserve" in page
    assert f"http://{ada.address}/static/previews/paris.jpg" in page
    picture = ada.get("/static/previews/paris.jpg")
    assert picture.headers["content-type"] == "image/jpeg"
    assert "og:title" not in ada.get("/table/0123456789").text
