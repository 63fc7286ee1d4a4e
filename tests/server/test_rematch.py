"""The people of a finished table play again, at one new table."""

from tests.server.helpers import ME, OPEN, bot, key
from tests.server.test_results import is_over, play_on


def finished(ada, *others, seats, **more):
    """A finished table: everybody but Ada leaves, and a bot plays for them."""
    table = ada.table(ME, *seats, **more)
    for one in others:
        one.join(table)
        one.do(table, "leave")
    with ada.live(table) as live:
        play_on(live, [0], is_over)
    return table


def again(guest, table):
    return guest.done(guest.post(f"/api/tables/{table}/rematch"))


def test_one_proposes_the_others_join_and_there_is_one_new_table(guest):
    ada, bob = guest("Ada"), guest("Bob")
    own = {"turn": 300.0, "game": None, "increment": 0.0}
    more = {"pace": "own", "clock": {"turn": 300}, "game": "paris-paris"}
    table = finished(ada, bob, seats=[OPEN, bot("random")], **more)
    with bob.live(table) as live:
        proposed = again(ada, table)
        told = live.until("table", lambda message: message["table"]["rematch"])
    assert told["table"]["rematch"] == proposed["table"] != table
    assert proposed["status"] == "waiting"
    seats = [(seat["kind"], seat["name"]) for seat in proposed["seats"]]
    assert seats == [("bot", "random"), ("player", "Ada"), ("invited", "Bob")]
    joined = again(bob, table)
    assert (joined["table"], joined["status"]) == (proposed["table"], "running")
    assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
    assert (joined["pace"], joined["clock"]) == ("own", own)
    assert again(bob, table)["table"] == again(ada, table)["table"] == proposed["table"]


def test_alone_with_bots_a_rematch_starts_at_once(guest):
    ada = guest()
    table = finished(ada, seats=[bot("random")], options={})
    assert again(ada, table)["status"] == "running"


def test_a_rematch_that_was_closed_can_be_proposed_again(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = finished(ada, bob, seats=[OPEN])
    first = again(ada, table)["table"]
    ada.do(first, "close")
    second = again(bob, table)
    assert second["table"] != first
    assert again(ada, table)["status"] == "running"


def test_only_players_of_a_finished_game_ask_for_a_rematch(guest):
    ada, eve = guest("Ada"), guest("Eve")
    table = ada.table(ME, bot("random"))
    assert key(ada.post(f"/api/tables/{table}/rematch")) == "still-playing"
    assert key(eve.post(f"/api/tables/{table}/rematch")) == "not-at-table"
