"""The turns that wait are found in either kind of database, and told once."""

import json
from dataclasses import replace

from tests.server.people_fixtures import a_cluster, a_server, a_url  # noqa: F401
from tests.server.receivers import Receiver, stopped_at_end


def test_a_turn_is_told_once_on_either_database(server):
    notifier = server.services.notifier
    notifier.settings = replace(notifier.settings, private_targets=True, grace=0.1, look_every=0.02)
    with stopped_at_end(Receiver()) as receiver:
        ada, bob = server.browser("Ada"), server.browser("Bob")
        for one in (ada, bob):
            one.post("/api/notifications/webhook", url=receiver.url)
        table = ada.table("me", "open")["table"]
        bob.post(f"/api/tables/{table}/join")
        assert table in json.loads(receiver.next()[2])["text"]
        (notified,) = server.rows("SELECT turn FROM notified_turns")
        (began,) = server.rows("SELECT turn_began FROM tables")
        assert notified.turn == began.turn_began
        assert receiver.requests.empty()
