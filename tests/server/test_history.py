"""My finished games: listed, filtered and counted."""

from tests.server.helpers import ME, OPEN, bot, key
from tests.server.test_results import is_over, play_on


def test_my_games_with_opponents_and_results(guest):
    ada, bob = guest("Ada"), guest("Bob")
    with_bot = ada.table(ME, bot("random"))
    with_bob = ada.table(ME, OPEN)
    bob.join(with_bob)
    bob.do(with_bob, "leave")  # a bot plays for him
    alone = ada.table(ME, ME)
    for table, seats in ((with_bot, [0]), (with_bob, [0]), (alone, [0, 1])):
        with ada.live(table) as live:
            play_on(live, seats, is_over)
    history = ada.done(ada.get("/api/history"))
    assert [game["table"] for game in history["games"]] == [alone, with_bob, with_bot]
    last = history["games"][1]["seats"]
    assert [(s["name"], s["mine"], s["stand_in"]) for s in last] == [
        ("Ada", True, False),
        ("Bob", False, True),
    ]
    assert {row["against"]: row["games"] for row in history["statistics"]} == {
        "people": 1,
        "random": 1,
    }
    (met,) = history["opponents"]
    assert (met["name"], met["games"]) == ("Bob", 1)
    for result in ("won", "lost"):
        found = ada.done(ada.get("/api/history", params={"result": result}))["games"]
        for game in found:
            mine = next(seat for seat in game["seats"] if seat["mine"])
            assert (mine["share"] > 0) == (result == "won")
    assert ada.done(ada.get("/api/history", params={"game": "paris"}))["games"] == []
    assert ada.done(ada.get("/api/history", params={"skip": 2}))["games"] == [history["games"][2]]
    assert not history["more"]


def test_history_is_for_players_alone(guest):
    assert key(guest(None).get("/api/history")) == "name-needed"
    assert key(guest().get("/api/history", params={"result": "x"})) == "bad-message"
    nothing = guest().get("/api/history").json()
    assert nothing == {"games": [], "more": False, "statistics": [], "opponents": []}
