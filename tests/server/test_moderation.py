"""Talk at a table: who may read and write it, who is muted, what is reported."""

from dataclasses import replace

import pytest
import sqlalchemy as sa

from lutece.server import limits
from lutece.server.admin import AdminError, Office
from lutece.server.database_tables import reports
from tests.server.helpers import LINK, ME, key

HELLO = {"type": "say", "text": "hello"}


@pytest.fixture
def three(guest):
    """A table of Ada's at which Bob sits, and Eve who watches and may talk."""
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.table(ME, LINK)
    bob.join(table, invitation=ada.invitation(table))
    ada.done(ada.post(f"/api/tables/{table}/listing", {"open_chat": True}))
    return table, ada, bob, eve


def test_the_owner_mutes_somebody_and_what_they_said_is_hidden_from_all(three):
    table, ada, bob, eve = three
    path = f"/api/tables/{table}/mute"
    eve.done(eve.command(table, HELLO))
    assert key(bob.post(path, {"player": eve.id})) == "not-your-table"
    with bob.live(table) as live:
        assert [line["player"] for line in live.first["chat"]] == [eve.id]
        muted = ada.done(ada.post(path, {"player": eve.id}))["muted"]
        assert muted == [{"player": eve.id, "name": "Eve"}]
        sync = live.until("sync")
        assert sync["chat"] == []
        assert (sync["table"]["own"], sync["table"]["muted"]) == (False, [])
        assert key(eve.command(table, HELLO)) == "muted"
        ada.done(ada.post(path, {"player": eve.id, "muted": False}))
        assert [line["text"] for line in live.until("sync")["chat"]] == ["hello"]
        eve.done(eve.command(table, HELLO))


def test_a_player_at_the_table_can_be_muted_and_still_plays(three):
    table, ada, bob, _ = three
    ada.done(ada.post(f"/api/tables/{table}/mute", {"player": bob.id}))
    with bob.live(table) as live:
        live.send(**HELLO)
        assert live.refused() == "muted"
        if live.view["to_move"] == 1:
            live.move()


def test_nobody_is_muted_who_is_not_there_and_no_owner_mutes_himself(three):
    table, ada, *_ = three
    for player in ("0123456789abcdef", ada.id):
        assert key(ada.post(f"/api/tables/{table}/mute", {"player": player})) == "unknown-person"
    unmute = {"player": "0123456789abcdef", "muted": False}
    assert key(ada.post(f"/api/tables/{table}/mute", unmute)) == "unknown-person"


def test_so_many_people_can_be_muted_at_one_table(three, monkeypatch):
    table, ada, bob, eve = three
    monkeypatch.setattr(limits, "MUTED", replace(limits.MUTED, amount=1))
    eve.done(eve.command(table, HELLO))
    ada.done(ada.post(f"/api/tables/{table}/mute", {"player": eve.id}))
    assert key(ada.post(f"/api/tables/{table}/mute", {"player": bob.id})) == "too-many-muted"


def test_muting_lasts_over_a_new_start_and_over_signing_in(server, guest, three):
    table, ada, _, eve = three
    eve.done(eve.command(table, HELLO))
    ada.done(ada.post(f"/api/tables/{table}/mute", {"player": eve.id}))
    other = guest("Eve at home")
    account = {"login": "eve-muted", "password": "correct horse"}
    other.done(other.post("/api/account", account))
    eve.done(eve.post("/api/sign-in", account))
    assert key(eve.command(table, HELLO)) == "muted"
    del server.services.tables._open[table]  # as after the server started again
    assert key(eve.command(table, HELLO)) == "muted"
    assert ada.info(table)["muted"] == [{"player": other.id, "name": "Eve at home"}]


def test_a_report_reaches_whoever_runs_the_server(server, guest, three):
    table, _, bob, eve = three
    eve.done(eve.command(table, {"type": "say", "text": "You play like a pigeon"}))
    path, wish = f"/api/tables/{table}/report", {"player": eve.id, "reason": "rude\x1b[31m"}
    assert bob.post(path, wish).status_code == 204
    assert key(guest("Zoe").post(path, {"player": "f" * 16})) == "unknown-person"
    assert key(eve.post(path, wish)) == "unknown-person"  # about herself
    with Office(server.services.database.url) as office:
        (report,) = [one for one in office.reports() if one.table == table]
        assert (report.name, report.by, report.reason) == ("Eve", "Bob", "rude [31m")
        assert report.lines == ["You play like a pigeon"]
        office.settle(report.id)
        assert table not in {one.table for one in office.reports()}
        assert table in {one.table for one in office.reports(settled=True)}
        with pytest.raises(AdminError, match="no report"):
            office.settle(10**6)


def test_reports_have_a_rate(server, three):
    table, ada, bob, _ = three
    path, wish = f"/api/tables/{table}/report", {"player": bob.id}
    answers = [ada.post(path, wish).status_code for _ in range(6)]
    assert answers == [204] * 5 + [429]
    count = sa.select(sa.func.count()).where(reports.c.table == table)
    assert server.services.database.rows(count)[0][0] == 5
