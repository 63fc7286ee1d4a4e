"""Taking a decision back after one's turn: where nothing was revealed, and by consent."""

from tests.server.helpers import ME, OPEN, bot, key


def take_back(guest, table):
    return guest.post(f"/api/tables/{table}/take-back")


def first_turn(guests, table):
    """The mover of the first turn plays it; who that is, and the other."""
    mover, other = guests if guests[0].info(table)["to_move"] == 0 else guests[::-1]
    with mover.live(table) as live:
        live.move()
    return mover, other


def two(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, OPEN)
    bob.join(table)
    return table, (ada, bob)


def test_between_people_the_other_one_is_asked(guest):
    table, guests = two(guest)
    mover, other = first_turn(guests, table)
    proposal = mover.done(take_back(mover, table))["proposal"]
    assert proposal["what"] == "take-back"
    with other.live(table) as live:
        other.done(other.post(f"/api/tables/{table}/answer", {"agree": True}))
        update = live.until("update")
    assert (update["undone"], update["view"]["number"]) == (1, 0)
    info = mover.info(table)
    assert (info["number"], info["proposal"]) == (0, None)
    assert info["seats"][info["to_move"]]["name"] == mover.get("/api/me").json()["name"]


def test_a_refusal_or_the_next_decision_ends_the_proposal(guest):
    table, guests = two(guest)
    mover, other = first_turn(guests, table)
    mover.done(take_back(mover, table))
    other.done(other.post(f"/api/tables/{table}/answer", {"agree": False}))
    assert mover.info(table)["number"] == 1
    mover.done(take_back(mover, table))
    with other.live(table) as live:
        live.move()  # the round is over: new tiles are laid out
    assert mover.info(table)["proposal"] is None
    assert key(take_back(mover, table)) == "cannot-take-back"


def test_against_bots_it_is_done_at_once_as_long_as_nothing_was_revealed(guest):
    ada = guest()
    for _ in range(30):
        table = ada.table(ME, bot("random"))
        if ada.info(table)["to_move"] == 0:
            break
        ada.do(table, "close")
    with ada.live(table) as live:
        live.send(type="play", seq=0, decision=live.decisions[0], wait=10)  # the bot is patient
        live.until("update")
        info = ada.done(take_back(ada, table))
        assert (info["to_move"], info["number"]) == (0, 0)
        live.until("update", lambda update: update["undone"])
        live.move()
        live.until("update")  # the bot ends the round, and new tiles are laid out
    assert key(take_back(ada, table)) == "cannot-take-back"


def test_in_a_hot_seat_game_it_is_done_at_once(guest):
    ada = guest()
    table = ada.table(ME, ME)
    first = ada.info(table)["to_move"]
    with ada.live(table, seat=first) as live:
        live.move()
    assert ada.done(take_back(ada, table))["to_move"] == first
    assert key(take_back(ada, table)) == "cannot-take-back"
